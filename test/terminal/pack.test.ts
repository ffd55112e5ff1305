import { spawnSync } from 'node:child_process'
import { readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { parseYaml } from '../../src/cwl/yaml/parse-yaml.ts'
import { sameJson } from '../../src/json/index.ts'
import { dedent } from '../support/dedent.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { BIN } from '../support/programs.ts'
import { exampleRepository, repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const FILE = 'workflows/rnaseq.cwl'

test('pack --output writes what pack prints, and --check accepts it', async () => {
  const cwd = exampleRepository()
  const printed = await runCli(['pack', FILE], { cwd })
  const written = await runCli(['pack', FILE, '--output', 'out/packed.json'], { cwd })
  expect(written).toEqual({
    code: 0,
    stdout: expect.stringMatching(/packs to [\d,]+ bytes in out\/packed\.json, sha256:/),
    stderr: '',
  })
  expect(readFileSync(join(cwd, 'out/packed.json'), 'utf8')).toBe(printed.stdout)

  const checked = await runCli(['pack', FILE, '--check', 'out/packed.json'], { cwd })
  expect(checked).toEqual({
    code: 0,
    stdout: expect.stringMatching(/out\/packed\.json is what workflows\/rnaseq\.cwl packs to/),
    stderr: '',
  })
})

test.each([[], ['--yaml'], ['--graph']])('pack --output %j prints the size of the file', async (...flags) => {
  const cwd = exampleRepository()
  const { stdout } = await runCli(['pack', FILE, '--output', 'packed', ...flags], { cwd })
  expect(stdout).toContain(` packs to ${statSync(join(cwd, 'packed')).size} bytes in packed, `)
})

test('a run from a deleted folder works with --working-directory', async () => {
  const cwd = repositoryOf({
    'flows/a.cwl': dedent`
      cwlVersion: v1.2
      class: Workflow
      inputs: {}
      outputs: {}
      steps: {s: {run: ../tools/t.cwl, in: {}, out: []}}
    `,
    'tools/t.cwl': dedent`
      cwlVersion: v1.2
      class: CommandLineTool
      baseCommand: cat
      inputs: {f: {type: File, default: {class: File, location: t.txt}}}
      outputs: {}
    `,
    'tools/t.txt': '',
  })
  const run = spawnSync(
    'sh',
    ['-c', 'rmdir "$PWD" && exec "$0" "$@"', process.execPath, BIN, 'pack', 'flows/a.cwl', '--working-directory', cwd],
    { cwd: temporaryFolder(), encoding: 'utf8' },
  )
  expect(run).toMatchObject({ status: 0, stdout: expect.stringContaining('"location":"../tools/t.txt"') })
})

test('pack --check names the places that differ', async () => {
  const cwd = exampleRepository()
  await runCli(['pack', FILE, '--output', 'packed.json'], { cwd })
  const tool = join(cwd, 'tools', 'star-align.cwl')
  writeFileSync(tool, readFileSync(tool, 'utf8').replace(/^label: .*$/m, 'label: Another'))
  const run = await runCli(['pack', FILE, '--check', 'packed.json'], { cwd })
  expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 1, stdout: '' })
  expect(run.stderr).toMatch(/packed\.json is not what workflows\/rnaseq\.cwl packs to: step ".*label \(changed\)/)
})

test('the fix of pack --check writes the file again, and a graph as a graph', async () => {
  const cwd = repositoryOf({ 'my tool.cwl': toolText('t') })
  const asked = ['pack', 'my tool.cwl', '--graph', '--check', 'my tool.json']
  const anew = asked.map((word) => (word === '--check' ? '--output' : word))
  await runCli(anew, { cwd })
  writeFileSync(join(cwd, 'my tool.cwl'), toolText('another'))
  expect(await runCli(asked, { cwd })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('run the same command with `--output` in place of `--check`'),
  })
  expect(await runCli(anew, { cwd })).toMatchObject({ code: 0 })
  expect(await runCli(asked, { cwd })).toMatchObject({ code: 0 })
})

test('pack --check reads files outside of the repository and links, like --output', async () => {
  const cwd = exampleRepository()
  const elsewhere = join(temporaryFolder(), 'packed.json')
  await runCli(['pack', FILE, '--output', elsewhere], { cwd })
  symlinkSync(elsewhere, join(cwd, 'link.json'))
  for (const file of [elsewhere, 'link.json'])
    expect(await runCli(['pack', FILE, '--check', file], { cwd })).toMatchObject({ code: 0, stderr: '' })
})

test('--check ignores the stamp, the form, and what sbpack adds', async () => {
  const cwd = exampleRepository()
  await runCli(['pack', FILE, '--stamp', '--output', 'packed.json'], { cwd })
  expect(readFileSync(join(cwd, 'packed.json'), 'utf8')).toContain('cwl-promote:provenance')
  expect((await runCli(['pack', FILE, '--check', 'packed.json'], { cwd })).code).toBe(0)
  writeFileSync(join(cwd, 'short.cwl'), HELLO)
  writeFileSync(
    join(cwd, 'sbpack.json'),
    '{"class":"CommandLineTool","cwlVersion":"v1.2","baseCommand":["echo"],"outputs":[],"requirements":[],"inputs":[{"id":"a","type":["string"]}],"sbg:appVersion":["v1.2"],"$namespaces":{"sbg":"https://sevenbridges.com"}}',
  )
  expect(await runCli(['pack', 'short.cwl', '--check', 'sbpack.json'], { cwd })).toMatchObject({ code: 0, stderr: '' })
})

const HELLO = 'cwlVersion: v1.2\nclass: CommandLineTool\nbaseCommand: echo\ninputs: { a: string }\noutputs: {}\n'

test('pack --yaml prints the same as YAML', async () => {
  const cwd = exampleRepository()
  const json = await runCli(['pack', FILE], { cwd })
  const yaml = await runCli(['pack', FILE, '--yaml'], { cwd })
  expect(yaml).toMatchObject({ code: 0, stderr: '' })
  const [left, right] = [parseYaml(json.stdout, 'json'), parseYaml(yaml.stdout, 'yaml')]
  expect(left.ok && right.ok && sameJson(left.value, right.value)).toBe(true)
  expect(yaml.stdout).toMatch(/^# Packed by cwl-promote: .+\ncwlVersion: v1\.2\n/)
})

test.each([[], ['--yaml'], ['--graph'], ['--yaml', '--graph']])(
  'pack %j overwrites its earlier output in any format',
  async (...flags) => {
    const cwd = exampleRepository()
    await runCli(['pack', 'tools/star-align.cwl', '--output', 'packed', ...flags], { cwd })
    expect(await runCli(['pack', FILE, '--output', 'packed'], { cwd })).toMatchObject({ code: 0, stderr: '' })
    await runCli(['pack', FILE, '--output', 'packed', ...flags], { cwd })
    expect((await runCli(['pack', FILE, '--output', 'packed', ...flags], { cwd })).code).toBe(0)
  },
)

test.each([
  ['has CRLF line ends', (text: string) => text.replaceAll('\n', '\r\n')],
  ['starts with a byte order mark', (text: string) => `\uFEFF${text}`],
])('pack --yaml --output overwrites its earlier output, also if that %s', async (_, changed) => {
  const cwd = exampleRepository()
  const args = ['pack', FILE, '--yaml', '--output', 'packed.cwl']
  await runCli(args, { cwd })
  const packed = readFileSync(join(cwd, 'packed.cwl'), 'utf8')
  writeFileSync(join(cwd, 'packed.cwl'), changed(packed))
  expect(await runCli(args, { cwd })).toMatchObject({ code: 0, stderr: '' })
  expect(readFileSync(join(cwd, 'packed.cwl'), 'utf8')).toBe(packed)
})

test.each([
  ['notes', 'NOTES.md', '# Notes\n'],
  ['a document', 'other.cwl', toolText('other')],
  [
    'a document in JSON',
    'other.cwl',
    JSON.stringify({ cwlVersion: 'v1.2', class: 'Workflow', inputs: {}, outputs: {}, steps: {} }, undefined, 2),
  ],
  ['other JSON', 'package.json', '{"version":"1.0.0"}'],
])('pack --output does not overwrite %s', async (_, file, text) => {
  const cwd = exampleRepository()
  writeFileSync(join(cwd, file), text)
  for (const flags of [[], ['--yaml']]) {
    const run = await runCli(['pack', FILE, '--output', file, ...flags], { cwd })
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
    expect(run.stderr).toBe(
      dedent`
        ✗ \`output\`: ${file} cannot be written: another file is there, which would be lost
          Name another file, or remove that one first.
      `,
    )
  }
  expect(readFileSync(join(cwd, file), 'utf8')).toBe(text)
})

test('pack --output overwrites an empty file', async () => {
  const cwd = exampleRepository()
  writeFileSync(join(cwd, 'packed.json'), '\n')
  expect((await runCli(['pack', FILE, '--output', 'packed.json'], { cwd })).code).toBe(0)
})

test('pack --graph includes every process once', async () => {
  const run = await runCli(['pack', FILE, '--graph'], { cwd: exampleRepository() })
  expect(run.code).toBe(0)
  const { $graph: graph } = JSON.parse(run.stdout) as { readonly $graph: readonly { readonly id: string }[] }
  expect(graph.map(({ id }) => id)).toContain('main')
  expect(new Set(graph.map(({ id }) => id)).size).toBe(graph.length)
})

test('pack --max-bytes refuses a larger result and names the largest parts', async () => {
  const run = await runCli(['pack', FILE, '--max-bytes', '1000'], { cwd: exampleRepository() })
  expect(run.code).toBe(3)
  expect(run.stderr).toMatch(/more than the limit of 1,?000 bytes?|limit of 1000/)
  expect(run.stderr).toContain('.cwl')
})

test.each([
  ['nope.cwl', /^✗ there is no file nope\.cwl\n/],
  ['tools/star-aling.cwl', /^✗ there is no file tools\/star-aling\.cwl\n {2}Did you mean "tools\/star-align\.cwl"\?\n/],
  ['nope.cwl#main', /^✗ there is no file nope\.cwl\n/],
  ['tools', /^✗ tools is a folder, and `pack` needs one file\n/],
  ['.', /^✗ \. is a folder, and `pack` needs one file\n/],
  ['tools/*.cwl', /^✗ tools\/\*\.cwl is a pattern, and `pack` needs one file\n/],
  ['tools/star-alig?.cwl', /^✗ tools\/star-alig\?\.cwl is a pattern, and `pack` needs one file\n/],
  ['../nope.cwl', /^✗ \.\.\/nope\.cwl is outside the repository\n/],
])('pack %s is a usage error', async (file, message) => {
  const run = await runCli(['pack', file], { cwd: exampleRepository() })
  expect(run.code).toBe(2)
  expect(run.stderr).toMatch(message)
})

test.each([
  [['--check', 'nowhere.json'], /nowhere\.json cannot be read: there is no such file or folder \(ENOENT\)/],
  [['--check', '/dev/zero'], /\/dev\/zero cannot be read: zero is not a regular file/],
  [['--check', 'tools'], /tools cannot be read: tools is not a regular file/],
  [['--check', 'a.json', '--output', 'b.json'], /Give one of the two/],
  [['--check', 'README.md'], /README\.md/],
])('pack %j is refused with exit code 2', async (flags, message) => {
  const run = await runCli(['pack', FILE, ...flags], { cwd: exampleRepository() })
  expect(run.stderr).toMatch(message)
  expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 2, stdout: '' })
})
