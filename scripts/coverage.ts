/**
 * Measures which lines and branches the tests reach: `npm run coverage [-- FOLDER…]`, of cwl, platform and promotion.
 * It prints what no test reaches, and fails below 95 % of lines or branches. A folder takes a few minutes. Options go
 * on to jest.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Each folder with its own tests, and others that reach it within this process: what a test starts as a process is not
 * measured. Left out are slow tests that reach nothing that the others do not reach.
 */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  cwl: [
    'test/cwl/(?!hostile)',
    'test/remote/documents',
    'test/promotion/images',
    'test/report/problems',
    'test/commands/(baseline|checks|diff|init|limits|policies|promote|pull|sparse-checkout|unreadable|validate\\.)',
  ],
  platform: ['test/platform/(?!faults)'],
  promotion: [
    'test/promotion',
    'test/commands/(?!cancellation|doctor|late-install|long-|planted-|pull-refusals|real-|sbpack|scale|sequences)',
  ],
}
const ENOUGH = { lines: 95, branches: 95 }

/** Only `npm run generate` runs these, for the code in the folders `generated`. */
const NOT_MEASURED = [
  'src/**/generated/**',
  'src/{configuration,promotion}/{validators,manifest-schema,record-schema,saved-plan-schema}.ts',
]

const given = process.argv.slice(2)
const options = given.filter((argument) => argument.startsWith('-'))
const wanted = given.filter((argument) => !argument.startsWith('-'))
const unknown = wanted.find((folder) => !Object.hasOwn(FOLDERS, folder))
if (unknown !== undefined) {
  console.error(`${unknown} is not measured; use ${Object.keys(FOLDERS).join(', ')}`)
  process.exit(2)
}
for (const [folder, tests] of Object.entries(FOLDERS)) {
  if (wanted.length > 0 && !wanted.includes(folder)) continue
  const jest = spawnSync(
    process.execPath,
    [
      join(root, 'scripts', 'test.ts'),
      '--coverage',
      '--coverageProvider=v8',
      `--coverageDirectory=coverage/${folder}`,
      '--coverageReporters=text',
      '--coverageReporters=json-summary',
      `--collectCoverageFrom=src/${folder}/**/*.ts`,
      ...NOT_MEASURED.map((glob) => `--collectCoverageFrom=!${glob}`),
      `--coverageThreshold=${JSON.stringify({ global: ENOUGH })}`,
      ...options,
      '--',
      ...tests,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  if (jest.status !== 0) process.exitCode = 1
}
