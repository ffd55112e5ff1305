import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = join(import.meta.dirname, '..', '..')
const lib = join(root, 'lib')
const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-built-'))

beforeAll(() => {
  const newest = Math.max(...globSync('src/**/*.ts', { cwd: root }).map((file) => statSync(join(root, file)).mtimeMs))
  if (!existsSync(join(lib, 'bin.js')) || statSync(join(lib, 'bin.js')).mtimeMs < newest) {
    throw new Error('lib/ is not what the sources give: `npm run build` makes it, and `npm test` does so before the tests')
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

/** The command line that users run, which is joined from the modules that the other tests run. */
function run(...argv: readonly string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(lib, 'bin.js'), ...argv], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
  })
  return { status, stdout, stderr }
}

const VERBS = ['validate', 'pack', 'plan', 'promote', 'rollback', 'exports', 'doctor', 'pull', 'init', 'merge-records', 'platform', 'demo']

test.each(VERBS)('%s is there', (verb) => {
  expect(run(verb, '--help')).toEqual({ status: 0, stdout: expect.stringContaining(`cwl-promote ${verb}`), stderr: '' })
})

test('the demo, which takes most of it, works', () => {
  expect(run('demo')).toEqual({ status: 0, stdout: expect.stringContaining('What to try next'), stderr: '' })
})

const TOOL = 'class: CommandLineTool\nrequirements: [{class: InlineJavascriptRequirement}]\ninputs: {}\noutputs: {}\n'

test.each(['v1.0', 'v1.1', 'v1.2'])('documents of %s are validated, packed and checked for JavaScript', (version) => {
  writeFileSync(join(folder, 'good.cwl'), `cwlVersion: ${version}\n${TOOL}baseCommand: x\narguments: ["\${ return 1 }"]\n`)
  writeFileSync(join(folder, 'bad.cwl'), `cwlVersion: ${version}\n${TOOL}baseCommand: x\narguments: ["\${ return 1 +* 2 }"]\n`)
  expect(run('validate', 'good.cwl')).toEqual({ status: 0, stdout: expect.stringContaining('1 document is valid'), stderr: '' })
  expect(run('validate', 'bad.cwl', '--sarif', 'out.sarif')).toEqual({ status: 3, stdout: expect.stringContaining('javascript-syntax'), stderr: expect.any(String) })
  expect(readFileSync(join(folder, 'out.sarif'), 'utf8')).toContain('javascript-syntax')
  expect(JSON.parse(run('pack', 'good.cwl').stdout)).toMatchObject({ class: 'CommandLineTool', cwlVersion: version })
})

test.each([
  { argv: ['init', '--dry-run'], status: 0, says: 'stages:' },
  { argv: ['validate', '--allow-remote', 'no host'], status: 2, says: 'no host' },
  { argv: ['plan', '--stage', 'dev'], status: 2, says: 'cwl-promote.yml' },
  { argv: ['merge-records', 'none.json', '--new-record', 'all.json'], status: 2, says: 'none.json' },
  { argv: ['nonsense'], status: 2, says: 'nonsense' },
])('$argv ends with $status', ({ argv, status, says }) => {
  const ended = run(...argv)
  expect({ status: ended.status, says: ended.stdout + ended.stderr }).toEqual({ status, says: expect.stringContaining(says) })
  expect(ended.stderr).not.toMatch(/^ +at /m)
})

test('starting asks Node for no list of what its own modules export', () => {
  const files = globSync('{cli,command-line/*}.js', { cwd: lib })
  expect(files.length).toBeGreaterThan(10)
  const imported = files.flatMap((file) =>
    [...readFileSync(join(lib, file), 'utf8').matchAll(/^import [^'"]*["']([^'"]+)["'];?$/gm)].map(([, specifier = '']) => specifier.replace(/^node:/, '')),
  )
  expect(imported.filter((specifier) => builtinModules.includes(specifier))).toEqual([])
})

test('what every verb loads is in two files, and none is left that nothing loads', () => {
  const importsOf = (file: string): readonly string[] => [...readFileSync(join(lib, file), 'utf8').matchAll(/(?:from |import\(?)"\.\/(?:command-line\/)?([\w.-]+\.js)"/g)].map(([, name = '']) => `command-line/${name}`)
  const [start = ''] = importsOf('cli.js')
  const staticImports = [...readFileSync(join(lib, start), 'utf8').matchAll(/^import .*"(\.\/[^"]+)";$/gm)].map(([, name]) => name)
  expect([...new Set(staticImports)]).toEqual(['./always.js'])
  expect(importsOf('command-line/always.js')).toEqual([])
  const loaded = new Set(['cli.js'])
  for (const file of loaded) for (const next of importsOf(file)) loaded.add(next)
  expect([...loaded].sort()).toEqual(globSync('{cli,command-line/*}.js', { cwd: lib }).sort())
})

test('the licences of the packages within are told', () => {
  const code = globSync('command-line/*.js', { cwd: lib }).map((file) => readFileSync(join(lib, file), 'utf8')).join('')
  const packages = new Set([...code.matchAll(/^\/\/ .*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm)].map(([, name = '']) => name))
  expect([...packages]).toEqual(expect.arrayContaining(['commander', 'js-yaml']))
  const told = [...readFileSync(join(lib, 'command-line', 'licenses.txt'), 'utf8').matchAll(/^([@\w/.-]+) \d+\.\d+\.\d+\n\n/gm)].map(([, name]) => name)
  expect(told).toEqual(expect.arrayContaining([...packages]))
})
