import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { daily, nightly } from '../support/nightly.ts'

const root = join(import.meta.dirname, '..', '..')
const lib = join(root, 'lib')
const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-built-'))

beforeAll(() => {
  const newest = Math.max(...globSync('src/**/*.ts', { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs))
  if (!existsSync(join(lib, 'bin.js')) || statSync(join(lib, 'bin.js')).mtimeMs < newest) {
    throw new Error(
      'lib/ is not what the sources give: `npm run build` makes it, and `npm test` does so before the tests',
    )
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The command line that users run, which is joined from the modules that the other tests run. */
function run(...argv: readonly string[]): {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
} {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(lib, 'bin.js'), ...argv], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

const VERBS = [
  'validate',
  'pack',
  'plan',
  'promote',
  'rollback',
  'exports',
  'doctor',
  'test',
  'pull',
  'status',
  'diff',
  'init',
  'merge-records',
  'platform',
  'demo',
]

test.each(daily(VERBS, (_, index) => index % 5 === 0))('%s --help works', (verb) => {
  expect(run(verb, '--help')).toEqual({ status: 0, stdout: expect.stringContaining(`cwl-promote ${verb}`), stderr: '' })
})

const TOOL = dedent`
  class: CommandLineTool
  requirements: [{class: InlineJavascriptRequirement}]
  inputs: {}
  outputs: {}
`

test.each(daily(['v1.0', 'v1.1', 'v1.2'], (version) => version === 'v1.2'))(
  'documents of %s are validated and packed, and their JavaScript is checked',
  (version) => {
    writeFileSync(
      join(folder, 'good.cwl'),
      dedent`
      cwlVersion: ${version}
      ${TOOL}baseCommand: x
      arguments: ["\${ return 1 }"]
    `,
    )
    writeFileSync(
      join(folder, 'bad.cwl'),
      dedent`
      cwlVersion: ${version}
      ${TOOL}baseCommand: x
      arguments: ["\${ return 1 +* 2 }"]
    `,
    )
    expect(run('validate', 'good.cwl')).toEqual({
      status: 0,
      stdout: expect.stringContaining('1 document is valid'),
      stderr: '',
    })
    expect(run('validate', 'bad.cwl', '--sarif', 'out.sarif')).toEqual({
      status: 3,
      stdout: expect.stringContaining('javascript-syntax'),
      stderr: expect.any(String),
    })
    expect(readFileSync(join(folder, 'out.sarif'), 'utf8')).toContain('javascript-syntax')
    expect(JSON.parse(run('pack', 'good.cwl').stdout)).toMatchObject({ class: 'CommandLineTool', cwlVersion: version })
  },
)

test.each([
  { argv: ['init', '--dry-run'], status: 0, says: 'stages:' },
  { argv: ['validate', '--allow-remote', 'no host'], status: 2, says: 'no host' },
  { argv: ['plan', '--stage', 'dev'], status: 2, says: 'cwl-promote.yml' },
  { argv: ['merge-records', 'none.json', '--new-record', 'all.json'], status: 2, says: 'none.json' },
  { argv: ['nonsense'], status: 2, says: 'nonsense' },
])('$argv ends with $status', ({ argv, status, says }) => {
  const ended = run(...argv)
  expect({ status: ended.status, says: ended.stdout + ended.stderr }).toEqual({
    status,
    says: expect.stringContaining(says),
  })
  expect(ended.stderr).not.toMatch(/^ +at /m)
})

test('the start-up files use no named imports of Node modules', () => {
  const files = ['cli.js', ...globSync('command-line/*.cjs', { cwd: lib })]
  expect(files.length).toBeGreaterThan(1)
  const imported = files.flatMap((file) =>
    [...readFileSync(join(lib, file), 'utf8').matchAll(/^import [^'"]*["']([^'"]+)["'];?$/gm)].map(
      ([, specifier = '']) => specifier.replace(/^node:/, ''),
    ),
  )
  expect(imported).toEqual([])
})

test.each(['run', 'validate'])('the script %s is ASCII', (name) => {
  expect(readFileSync(join(lib, 'command-line', `${name}.cjs`)).every((byte) => byte < 0x80)).toBe(true)
})

test('the script of validate loads only other commands on demand', () => {
  const late = [
    ...readFileSync(join(lib, 'command-line', 'validate.cjs'), 'utf8').matchAll(/require\("(\.[^"]+)"\)/g),
  ].map(([, path = '']) => path)
  expect([...new Set(late)].sort()).toEqual([
    '../commands/configured-names.js',
    '../commands/images.js',
    '../commands/on-files.js',
    '../commands/on-platform.js',
    '../files/read-input-file.js',
    '../local-platform/index.js',
    '../report/app-page.js',
    '../terminal/completion-scripts.js',
    '../terminal/demo.js',
  ])
})

/** The cache is next to the built command line, so each copy of it has its own cache. */
describe('compiled code in the cache', () => {
  const copy = join(folder, 'copy')
  const bin = join(copy, 'lib', 'bin.js')

  function runCopy(
    argv: readonly string[],
    switches: readonly string[] = [],
  ): { readonly status: number | null; readonly stderr: string } {
    const { status, stderr } = spawnSync(process.execPath, [...switches, bin, ...argv], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NO_COLOR: '1' },
    })
    return { status, stderr }
  }

  function kept(): readonly string[] {
    return globSync('lib/.cache/*/*', { cwd: copy })
  }

  function keptFor(verb: string): string {
    const found = kept().find((path) => basename(path) === verb)
    if (found === undefined) throw new Error(`nothing is kept for ${verb}`)
    return join(copy, found)
  }

  const FINE = { status: 0, stderr: '' }

  beforeEach(() => {
    rmSync(copy, { recursive: true, force: true })
    cpSync(lib, join(copy, 'lib'), { recursive: true, filter: (path) => basename(path) !== '.cache' })
    writeFileSync(join(copy, 'package.json'), '{"type": "module"}')
    writeFileSync(
      join(folder, 'tool.cwl'),
      dedent`
        cwlVersion: v1.2
        ${TOOL}baseCommand: x
        arguments: ["\${ return 1 }"]
      `,
    )
  })

  test('is kept for the next run of the same command, which does not change it', () => {
    expect(runCopy(['validate', 'tool.cwl'])).toEqual(FINE)
    const before = readFileSync(keptFor('validate'))
    expect(runCopy(['validate', 'tool.cwl'])).toEqual(FINE)
    expect(readFileSync(keptFor('validate')).equals(before)).toBe(true)
    expect(runCopy(['pack', 'tool.cwl'])).toEqual(FINE)
    expect(runCopy(['--help'])).toEqual(FINE)
    expect(runCopy(['plan', '--help'])).toEqual(FINE)
    expect(
      kept()
        .map((path) => basename(path))
        .sort(),
    ).toEqual(['help', 'pack', 'validate'])
  })

  test.each([
    { name: 'is changed', damage: (bytes: Buffer) => bytes.fill(0x55, bytes.length >> 1, (bytes.length >> 1) + 1) },
    { name: 'is cut off', damage: (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1) },
    { name: 'is empty', damage: () => Buffer.alloc(0) },
    { name: 'is nothing but zeros', damage: (bytes: Buffer) => Buffer.alloc(bytes.length) },
  ])('is made again if it $name', ({ damage }) => {
    expect(runCopy(['validate', 'tool.cwl'])).toEqual(FINE)
    const file = keptFor('validate')
    const damaged = Buffer.from(damage(readFileSync(file)))
    writeFileSync(file, damaged)
    expect(runCopy(['validate', 'tool.cwl'])).toEqual(FINE)
    expect(readFileSync(file).equals(damaged)).toBe(false)
  })

  nightly('is made again by a run with other flags of Node', () => {
    expect(runCopy(['validate', 'tool.cwl'])).toEqual(FINE)
    const before = readFileSync(keptFor('validate'))
    expect(runCopy(['validate', 'tool.cwl'], ['--no-opt'])).toEqual(FINE)
    expect(readFileSync(keptFor('validate')).equals(before)).toBe(false)
  })

  nightly('is not kept after a usage error or without write permission', () => {
    expect(runCopy(['nonsense']).status).toBe(2)
    expect(kept()).toEqual([])
    expect(runCopy(['validate', 'tool.cwl'], ['--permission', '--allow-fs-read=*'])).toEqual(FINE)
    expect(kept()).toEqual([])
    writeFileSync(join(copy, 'lib', '.cache'), '')
    expect(runCopy(['validate', 'tool.cwl'])).toEqual(FINE)
  })

  test('does not contain the token', () => {
    const token = 'f00dfeedf00dfeedf00dfeedf00dfeed'
    const env = { PATH: process.env['PATH'], CWL_PROMOTE_TOKEN: token, CWL_PROMOTE_BASE_URL: 'http://127.0.0.1:9' }
    expect(spawnSync(process.execPath, [bin, 'exports'], { cwd: folder, env }).status).toBe(1)
    const bytes = readFileSync(keptFor('exports'))
    expect(bytes.length).toBeGreaterThan(token.length)
    for (const form of [
      Buffer.from(token),
      Buffer.from(token, 'utf16le'),
      Buffer.from(Buffer.from(token).toString('base64')),
    ])
      expect(bytes.includes(form)).toBe(false)
  })
})

test('the licences of the bundled packages are listed', () => {
  const told = [
    ...readFileSync(join(lib, 'command-line', 'licenses.txt'), 'utf8').matchAll(/^([@\w/.-]+) \d+\.\d+\.\d+\n\n/gm),
  ].map(([, name]) => name)
  expect(told).toEqual(expect.arrayContaining(['acorn', 'commander', 'got', 'js-yaml', 'p-limit']))
})
