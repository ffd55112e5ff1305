/**
 * Measures which lines and branches the tests reach: `npm run coverage [-- FOLDER…]`, of cwl, platform and promotion,
 * and fails below 95 % of either. It is slow, because every test file that runs in this process is run with it.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Each folder, with the tests that reach it without a process of their own. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  cwl: ['test/cwl', 'test/report', 'test/commands/(validate|pull|init|limits|plan|policies|diff)'],
  platform: ['test/platform', 'test/commands/(promote|exports|doctor|status|unanswered)', 'test/export-jobs'],
  promotion: ['test/promotion', 'test/commands', 'test/terminal/(validate|pack)'],
}
const ENOUGH = { lines: 95, branches: 95 }

const wanted = process.argv.slice(2)
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
      '--collectCoverageFrom=!src/**/generated/**',
      `--coverageThreshold=${JSON.stringify({ global: ENOUGH })}`,
      ...tests,
    ],
    { cwd: root, stdio: 'inherit' },
  )
  if (jest.status !== 0) process.exitCode = 1
}
