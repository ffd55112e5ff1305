import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { daily, nightly } from '../support/nightly.ts'
import { COMPILE_CACHE } from '../support/programs.ts'
import { installPackage, succeed } from './installed-package.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-library-'))
const installed = join(folder, 'node_modules', 'cwl-promote')

/** The programs of docs/library.md by the names of their files. */
const RECIPES = Array.from(
  readFileSync(join(root, 'docs', 'library.md'), 'utf8').matchAll(/```ts\n\/\/ (\S+)\n([^]*?)```/g),
  ([, name = '', program = '']) => [name, program] as const,
)

beforeAll(() => {
  installPackage(folder)
  cpSync(join(root, 'examples', 'rnaseq'), folder, { recursive: true })
  writeFileSync(join(folder, 'tools', 'long.cwl'), LONG_NAME)
  for (const [name, program] of RECIPES) writeFileSync(join(folder, name), program)
})

afterAll(() => rmSync(folder, { recursive: true }))

test('docs/library.md has eight recipes', () => {
  expect(RECIPES.map(([name]) => name).toSorted()).toEqual([
    'affected.ts',
    'baseline.ts',
    'check.ts',
    'exports.ts',
    'plan.ts',
    'promote.ts',
    'rehearse.ts',
    'rule.ts',
  ])
})

test.each(
  daily(
    [
      ['node16', 'node16'],
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const,
    ([module]) => module === 'node16',
  ),
)('the recipes of docs/library.md have correct types with modules %s and resolution %s', (module, moduleResolution) => {
  const strict = [
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--noPropertyAccessFromIndexSignature',
    '--skipLibCheck',
    'false',
  ]
  const argv = [
    join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    '--noEmit',
    ...strict,
    '--target',
    'es2024',
    '--types',
    'node',
    '--module',
    module,
    '--moduleResolution',
    moduleResolution,
  ]
  succeed(process.execPath, [...argv, ...RECIPES.map(([name]) => name)], folder)
})

test('exported types come only from the package, acorn and the language', () => {
  writeFileSync(join(folder, 'surface.ts'), "export type * from 'cwl-promote'\n")
  const tsc = [
    join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    '--noEmit',
    '--listFiles',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    'false',
  ]
  const listed = succeed(
    process.execPath,
    [...tsc, '--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext', 'surface.ts'],
    folder,
  )
  const foreign = listed
    .split('\n')
    .filter((file) => /\/node_modules\/(?!@?typescript\/|cwl-promote\/|acorn\/)/.test(file))
  expect(foreign).toEqual([])
  expect(listed).toContain('node_modules/cwl-promote/lib/local-platform/server.d.ts')
})

/** A tool that breaks the rule of a recipe. */
const LONG_NAME = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  inputs:
    reference_sequences: { type: File, inputBinding: {} }
  outputs: {}
  baseCommand: index
`

/** Not synchronous: the platform answers from this process. */
async function run(
  argv: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = folder,
): Promise<{ readonly code: number | null; readonly stdout: string; readonly stderr: string }> {
  const child = spawn(process.execPath, argv, {
    cwd,
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env },
  })
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ])
  return { code, stdout, stderr }
}

test('the recipe that validates prints the digest of each workflow', async () => {
  expect(await run(['check.ts'])).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^(?:workflows\/[\w-]+\.cwl sha256:[0-9a-f]{64} \d+\n){2}$/),
    stderr: '',
  })
})

test('the recipe with the local platform installs an app, and rejects an invalid address', async () => {
  expect(await run(['rehearse.ts'])).toEqual({
    code: 1,
    stdout: dedent`
      applied
      0
    `,
    stderr: expect.stringMatching(/^bad-name "acme\/rnaseq-dev"/),
  })
})

test('the recipe with its own rule reports a violation', async () => {
  const { code, stdout } = await run(['rule.ts'])
  const lines = stdout.split('\n').filter((line) => line.includes('acme-long-name'))
  expect(code).toBe(0)
  expect(lines).toContain('tools/long.cwl:4 acme-long-name: The name "reference_sequences" is long.')
})

test('the recipe for changes lists the workflows that use the tool', async () => {
  expect(await run(['affected.ts'])).toEqual({ code: 0, stdout: 'workflows/rnaseq.cwl\n', stderr: '' })
})

test('the recipe for a baseline reports no accepted problems', async () => {
  expect(await run(['baseline.ts'])).toEqual({ code: 0, stdout: '1 0 1\n', stderr: '' })
})

test('the recipe that plans prints a table of apps and changes nothing', async () => {
  const platform = await startPlatform()
  const planned = await run(['plan.ts'], { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN })
  expect(planned).toMatchObject({ code: 0, stdout: expect.stringContaining('star-dev'), stderr: '' })
  expect(platform.store.countRequests('POST')).toBe(0)
})

test('the recipe for export jobs prints the failed ones', async () => {
  const platform = await startPlatform()
  platform.store.addExport({ id: 'a', state: 'COMPLETED' })
  platform.store.addExport({ id: 'b', state: 'FAILED' })
  const listed = await run(['exports.ts'], { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN })
  expect(listed).toEqual({ code: 0, stdout: expect.stringMatching(/^failed 1 1\nb http:.*\n$/), stderr: '' })
})

test('an error that a program does not catch shows its line of the library', async () => {
  const { code, stderr } = await run([
    '--input-type=module',
    '--eval',
    "import { createPlatform } from 'cwl-promote'; createPlatform({ baseUrl: 'x', token: '' })",
  ])
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^ +throw new PlatformError\("bad-url", .*$/m)])
  expect(stderr.length).toBeLessThan(2000)
})

test.each(['affected.ts', 'baseline.ts', 'check.ts', 'exports.ts', 'plan.ts', 'promote.ts', 'rule.ts'])(
  'the recipe %s ends with one message and a code where it cannot work',
  async (recipe) => {
    const empty = join(folder, 'empty')
    mkdirSync(empty, { recursive: true })
    const program = readFileSync(join(folder, recipe), 'utf8').replace("openWorkspace('.')", "openWorkspace('./none')")
    writeFileSync(join(empty, recipe), program)
    const { code, stdout, stderr } = await run([recipe], {}, empty)
    expect(code).toBeGreaterThan(0)
    expect(stderr).not.toMatch(/^ +at /m)
    expect(stdout + stderr).not.toBe('')
  },
)

test('the recipe that promotes installs every app, and reports missing settings', async () => {
  const platform = await startPlatform()
  const promoted = await run(['promote.ts'], { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN })
  expect(promoted).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^(?:acme\/rnaseq-dev\/[\w-]+ create false\n){4}$/),
  })
  expect(await run(['promote.ts'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('the address of the platform is missing'),
  })
})

test('what a caller forgets or mistypes is a failure that names it, and nothing rejects', async () => {
  const program = dedent`
    import * as library from 'cwl-promote'
    const calls = [
      ['validate', { files: ['tools/long.cwl'] }], ['validate', { files: 'tools' }], ['pack'], ['diff', { before: 'a' }],
      ['rollback', {}], ['mergeRecords', { records: [] }], ['doctor', {}], ['promote', { maxRequests: '8' }],
      ['promote', { 'dry-run': true }], ['validate', { file: ['tools'] }], ['mergeRecords', { records: [], newRecrod: 'a' }],
      ['plan', {}, { sginal: AbortSignal.timeout(1) }], ['plan', {}, { signal: 'x' }], ['plan', 'dev'],
      ['promote', { dryRun: 'yes' }], ['validate', { rules: [1] }],
      ['validate', { rules: [{ codes: {} }] }], ['validate', { rules: [{ codes: { a: { severity: 'fatal' } } }] }],
      ['validate', { rules: [{ codes: { a: { severity: 'error' } }, inpt() {} }] }],
    ]
    for (const [name, options, context] of calls) {
      const { exitCode, failure } = await library[name](options, context)
      console.log(name, exitCode, failure?.message ?? 'fine')
    }
    console.log((await library.plan({ stage: 'dev' })).failure?.fix)
    console.log(Object.keys(library).length <= 40)
  `
  expect(await run(['--input-type=module', '--eval', program])).toEqual({
    code: 0,
    stdout: dedent`
      validate 0 fine
      validate 2 \`files\` has a value of the wrong type
      pack 2 \`file\` is missing
      diff 2 \`after\` is missing
      rollback 2 \`record\` is missing
      mergeRecords 2 \`newRecord\` is missing
      doctor 2 \`environment\` is missing
      promote 2 \`maxRequests\` has a value of the wrong type
      promote 2 "dry-run" is not an option. Did you mean "dryRun"?
      validate 2 "file" is not an option. Did you mean "files"?
      mergeRecords 2 "newRecrod" is not an option. Did you mean "newRecord"?
      plan 2 "sginal" is not a member of the context. Did you mean "signal"?
      plan 2 \`signal\` has a value of the wrong type
      plan 2 \`options\` has a value of the wrong type
      promote 2 \`dryRun\` has a value of the wrong type
      validate 2 \`rules\` has a value of the wrong type
      validate 2 \`rules\` has a value of the wrong type
      validate 2 \`rules\` has a value of the wrong type
      validate 2 \`rules\` has a value of the wrong type
      Give the option \`baseUrl\`.
      true
    `,
    stderr: '',
  })
})

nightly.each(['validate', 'init', 'demo', '-- demo'])('the command line of the package can run %s', async (verb) => {
  rmSync(join(folder, 'cwl-promote.yml'), { force: true })
  expect(await run([join(installed, 'lib', 'bin.js'), ...verb.split(' ')])).toMatchObject({
    code: 0,
    stderr: expect.not.stringContaining('✗'),
  })
})

test('the package has its exports, and no files for development or the action', () => {
  const files = globSync('**/*', { cwd: installed }).filter((file) => statSync(join(installed, file)).isFile())
  expect(files).toEqual(
    expect.arrayContaining([
      'lib/library/index.js',
      'lib/index.d.ts',
      'lib/bin.js',
      'schemas/cwl-promote.schema.json',
      'README.md',
      'LICENSE',
      'CHANGELOG.md',
      'docs/json.md',
      'docs/problems/files.md',
    ]),
  )
  expect(
    files.filter((file) =>
      /\.map$|^dist\/|^src\/|^test\/|^lib\/github\/|^lib\/terminal\/|^lib\/joined|^docs\/api\/|\.cache/.test(file),
    ),
  ).toEqual([])
  const ofThisMachine = files.filter((file) => readFileSync(join(installed, file), 'utf8').includes(root))
  expect(ofThisMachine).toEqual([])
  succeed(
    process.execPath,
    [
      '--eval',
      'import.meta.resolve("cwl-promote/package.json"); import.meta.resolve("cwl-promote/schemas/cwl-promote.schema.json")',
      '--input-type=module',
    ],
    folder,
  )
})
