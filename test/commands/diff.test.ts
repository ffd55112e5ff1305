import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { diff } from '../../src/commands/diff.ts'
import { promote } from '../../src/commands/promote.ts'
import type { DiffReport } from '../../src/commands/report.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { DIALECT_NAMES } from '../../src/platform/types.ts'
import { toText } from '../../src/report/text.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { daily } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { BROKEN, listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

const FILES = {
  'cwl-promote.yml': MANIFEST,
  'apps/a.cwl': tool('a'),
  'apps/c.cwl': workflow('../tools/b.cwl'),
  'tools/b.cwl': tool('b'),
}

async function compare(
  folder: string,
  before: string,
  after: string,
  more: Partial<RunOptions> = {},
): Promise<DiffReport> {
  return diff({ ...optionsFor(folder, undefined, more), before, after }, listening())
}

/** The differences as a terminal shows them, without the last sentence. */
function linesOf(report: DiffReport): readonly string[] {
  const lines = toText(report, { color: false, width: 200 }).split('\n')
  return lines
    .slice(
      0,
      lines.findIndex((line) => /^[!✓✗] /.test(line)),
    )
    .filter((line) => line !== '')
}

/** The differences of two tools with these fields. */
async function between(before: string, after: string): Promise<readonly string[]> {
  const text = (fields: string): string => `cwlVersion: v1.2\nclass: CommandLineTool\n${fields}`
  return linesOf(await compare(repository({ 'a.cwl': text(before), 'b.cwl': text(after) }), 'a.cwl', 'b.cwl'))
}

describe('two files', () => {
  test('with the same meaning and other spelling are equal, with exit code 0', async () => {
    const folder = repository({
      'a.cwl': tool('a'),
      'b.cwl': tool('a').replace(
        'text: { type: string, inputBinding: {} }',
        'text:\n    inputBinding: {}\n    type: string',
      ),
    })
    expect(await compare(folder, 'a.cwl', 'b.cwl')).toMatchObject({ exitCode: 0, same: true, differences: [] })
  })

  test('are equal if only a platform or sbpack has added keys, also inside of steps', async () => {
    const added = 'sbg:appVersion: [v1.2]\n$namespaces: { sbg: "https://sevenbridges.com" }\n'
    const folder = repository({
      'a.cwl': tool('a'),
      'b.cwl': `${tool('a')}${added}requirements: []\n`,
      'c.cwl': workflow('a.cwl'),
      'd.cwl': `${workflow('b.cwl')}sbg:revision: 7\n$namespaces: { sbg: "https://sevenbridges.com" }\n`,
    })
    expect(await compare(folder, 'a.cwl', 'b.cwl')).toMatchObject({ exitCode: 0, same: true })
    expect(await compare(folder, 'c.cwl', 'd.cwl')).toMatchObject({ exitCode: 0, same: true })
  })

  test('may have a file of the repository as a default', async () => {
    const inputs = 'inputs: { f: { type: File, default: { class: File, location: run.sh } } }\noutputs: {}\n'
    expect(await between(inputs, `${inputs}stdout: out.txt\n`)).toEqual(['+ stdout is new: "out.txt"'])
  })

  test('that differ list the interface and then each difference, with exit code 10', async () => {
    const folder = repository({
      'a.cwl': tool('a'),
      'b.cwl': tool('a')
        .replace('text: {', 'more: { type: int }\n  text: { default: hi,')
        .replace('[echo]', '[printf]'),
    })
    const report = await compare(folder, 'a.cwl', 'b.cwl')
    expect(report).toMatchObject({ exitCode: 10, same: false })
    expect(linesOf(report)).toEqual([
      'breaking: the new input "more" (int) is required',
      expect.stringMatching(/^compatible: the input "text" is now optional/),
      expect.stringMatching(/^~ baseCommand: \S*"echo"\S* → \S*"printf"/),
      '+ input "text", default is new: "hi"',
      '+ input "more" is new: {"id":"more","type":"int"}',
    ])
  })

  test('show changed steps by name, with their runs and inputs', async () => {
    const folder = repository({
      ...FILES,
      'tools/b.cwl': tool('b'),
      'apps/d.cwl': workflow('../tools/d.cwl').replace(
        'in: { text: text }',
        'in: { text: { source: text, valueFrom: x } }',
      ),
      'tools/d.cwl': tool('b').replace('inputBinding: {}', 'inputBinding: { prefix: -x }'),
    })
    const lines = linesOf(await compare(folder, 'apps/c.cwl', 'apps/d.cwl'))
    expect(lines).toContain('+ step "say", input "text", inputBinding.prefix is new: "-x"')
    expect(lines).toContain('+ step "say", step input "text", valueFrom is new: "x"')
  })

  test('show only an inserted argument, and only the changed lines of a script', async () => {
    const before = dedent`
      inputs: {}
      outputs: {}
      arguments: [{ prefix: -a, valueFrom: x }, { prefix: -b, valueFrom: y }]
      requirements:
        InitialWorkDirRequirement:
          listing:
            - entryname: run.sh
              entry: |
                set -e
                echo one
                exit
    `
    const after = before.replace('[{ prefix: -a', '[{ prefix: -n, valueFrom: new }, { prefix: -a').replace('one', 'two')
    expect(await between(before, after)).toEqual([
      expect.stringMatching(/^\+ arguments\[1\] is new: \{.*"-n"/),
      '~ requirement InitialWorkDirRequirement, listing[1].entry changes:',
      '    - echo one',
      '    + echo two',
    ])
  })

  test('show types in short form and a removed step by its name', async () => {
    const two = `${workflow('b.cwl')}  other: { run: b.cwl, in: { text: text }, out: [] }\n`
    const folder = repository({ 'a.cwl': two, 'w.cwl': workflow('b.cwl'), 'b.cwl': tool('b') })
    expect(linesOf(await compare(folder, 'a.cwl', 'w.cwl'))).toEqual(['- step "other" is removed'])
    const types = await between(
      'inputs: { x: { type: { type: array, items: File } } }\noutputs: {}\n',
      'inputs: { x: "File?" }\noutputs: {}\n',
    )
    expect(types).toContain('~ input "x", type: "File[]" → "File?"')
  })
})

describe('a file of a revision', () => {
  test('is read with its referenced files at that revision, without a checkout', async () => {
    const folder = committedRepository(FILES)
    commit(folder, { 'tools/b.cwl': tool('b, better') })
    write(folder, { 'tools/b.cwl': tool('b, best') })
    const before = git(folder, 'status', '--porcelain')
    expect(linesOf(await compare(folder, 'HEAD~1:apps/c.cwl', 'HEAD:apps/c.cwl'))).toEqual([
      '~ step "say", label: "b" → "b, better"',
    ])
    expect(linesOf(await compare(folder, 'main:apps/c.cwl', 'apps/c.cwl'))).toEqual([
      '~ step "say", label: "b, better" → "b, best"',
    ])
    expect(git(folder, 'status', '--porcelain')).toBe(before)
  })

  test('can be deleted, imported or behind a link now, relative to the working directory', async () => {
    const folder = committedRepository({
      'part/a.cwl': `${tool('a')}doc: { $include: doc.txt }\n`,
      'part/doc.txt': 'words',
    })
    symlinkSync('a.cwl', join(folder, 'part/link.cwl'))
    commit(folder, {})
    git(folder, 'rm', '-q', 'part/doc.txt', 'part/a.cwl')
    const part = join(folder, 'part')
    write(part, { 'now.cwl': `${tool('a')}doc: words\n` })
    expect(await compare(part, 'HEAD:a.cwl', 'now.cwl')).toMatchObject({ exitCode: 0, same: true })
    expect(await compare(part, 'HEAD:link.cwl', 'HEAD:a.cwl')).toMatchObject({ exitCode: 0, same: true })
  })

  test('can be one process of a graph, by its id', async () => {
    const graph = (label: string): string => dedent`
      cwlVersion: v1.2
      $graph:
        - { id: one, class: CommandLineTool, label: ${label}, baseCommand: x, inputs: [], outputs: [] }
        - { id: two, class: CommandLineTool, baseCommand: x, inputs: [], outputs: [] }
    `
    const folder = committedRepository({ 'g.cwl': graph('old') })
    write(folder, { 'g.cwl': graph('new') })
    expect(linesOf(await compare(folder, 'HEAD:g.cwl#one', 'g.cwl#one'))).toEqual(['~ label: "old" → "new"'])
    expect(await compare(folder, 'HEAD:g.cwl#two', 'g.cwl#two')).toMatchObject({ same: true })
  })

  test('is read from disk when a file has that name with a colon', async () => {
    const folder = committedRepository({ 'a:b.cwl': tool('a'), 'b.cwl': tool('b') })
    expect(linesOf(await compare(folder, 'a:b.cwl', 'b.cwl'))).toEqual(['~ label: "a" → "b"'])
  })
})

describe.each(daily(DIALECT_NAMES, (dialect) => dialect === 'seven-bridges'))(
  'an installed app of the dialect %s',
  (dialect) => {
    test('is compared by stage or address, without the keys of the platform', async () => {
      const platform = await startPlatform({ dialect })
      const folder = committedRepository(FILES)
      const options = optionsFor(folder, platform.url, { platform: dialect, reportExports: false })
      await promote({ ...options, stage: 'dev' }, listening())
      const posts = platform.store.countRequests('POST')
      const look = async (before: string, after: string): Promise<DiffReport> =>
        diff({ ...options, before, after }, listening())
      expect(await look('stage:dev/c', 'apps/c.cwl')).toMatchObject({ exitCode: 0, same: true })
      expect(await look('HEAD:apps/a.cwl', 'app:acme/dev/a')).toMatchObject({ exitCode: 0, same: true })
      write(folder, { 'tools/b.cwl': tool('b, better') })
      expect(linesOf(await look('stage:dev/c', 'apps/c.cwl'))).toEqual(['~ step "say", label: "b" → "b, better"'])
      expect(await look('stage:dev/a', 'stage:dev/c')).toMatchObject({ exitCode: 10 })
      expect(platform.store.countRequests('POST')).toBe(posts)
    })

    test('that is absent or unreadable is one error', async () => {
      const platform = await startPlatform({ dialect })
      const folder = committedRepository(FILES)
      const options = optionsFor(folder, platform.url, { platform: dialect })
      const look = async (before: string): Promise<DiffReport> =>
        diff({ ...options, before, after: 'apps/a.cwl' }, listening())
      expect(await look('stage:dev/a')).toMatchObject({
        exitCode: 2,
        failure: { message: 'there is no app acme/dev/a on the platform' },
      })
      platform.faults.set([{ kind: 'html', method: 'GET', path: '/v2/apps/acme/dev/a' }])
      expect(await look('app:acme/dev/a')).toMatchObject({ exitCode: 1, failure: { code: 'html' } })
    })
  },
)

test.each([
  ['x.cwl', 'there is no file x.cwl', 'REVISION:FILE'],
  ['apps', 'apps is not a regular file', 'REVISION:FILE'],
  ['', '` is empty', 'REVISION:FILE'],
  [':apps/a.cwl', '":apps/a.cwl" names neither a file nor an app', 'REVISION:FILE'],
  ['https://cgc.sbgenomics.com/u/a/b/apps/#a/b/c/0', 'is the page of an app', 'Write app:a/b/c.'],
  ['app:a/b/c/0', '"a/b/c/0" is a revision of an app: its last part is a number', 'Write the app alone: a/b/c.'],
  ['HEAD:apps/ab.cwl', 'apps/ab.cwl does not exist in HEAD', 'HEAD:apps/a.cwl'],
  ['HEAD:none/x.cwl', 'none/x.cwl does not exist in HEAD', 'Paths are relative to the working directory.'],
  ['nope:apps/a.cwl', '"nope" does not name a commit', 'a branch that was fetched'],
  ['--help:apps/a.cwl', '"--help" does not name a commit', 'a branch that was fetched'],
  ['HEAD:../x.cwl', '../x.cwl is outside', 'Only files inside'],
  ['stage:dev', '"stage:dev" does not name a stage and an app', 'stage:STAGE/APP'],
  ['stage:prod/a', 'no stage is named "prod"', 'dev, release'],
  ['stage:dev/x', 'no app is named "x"', 'a, c'],
  ['app:acme/dev', '"acme/dev" is not an app', 'owner/project/app'],
])('%j is an error that names the accepted forms', async (side, message, fix) => {
  const folder = committedRepository(FILES)
  for (const [before, after] of [
    [side, 'apps/a.cwl'],
    ['apps/a.cwl', side],
  ] as const)
    expect(await compare(folder, before, after)).toMatchObject({
      exitCode: 2,
      same: false,
      failure: { message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
    })
})

test('a stage without a configuration and a revision outside of a repository are errors', async () => {
  const folder = repository({ 'a.cwl': tool('a') })
  expect(await compare(folder, 'stage:dev/a', 'a.cwl')).toMatchObject({
    exitCode: 2,
    failure: { message: 'stage:dev/a names a stage, and there is no cwl-promote.yml in this folder' },
  })
  expect(await compare(folder, 'HEAD:a.cwl', 'a.cwl')).toMatchObject({
    exitCode: 2,
    failure: { message: expect.stringContaining('git cannot read the revision "HEAD": not a git repository') },
  })
})

test('a file of a revision that is too large, not UTF-8 or a link to itself is an error', async () => {
  const folder = repository({ 'a.cwl': tool('a') })
  writeFileSync(join(folder, 'latin.cwl'), Buffer.from([0x6b, 0xf6]))
  writeFileSync(join(folder, 'large.cwl'), 'x'.repeat(2000))
  symlinkSync('loop.cwl', join(folder, 'loop.cwl'))
  git(folder, 'init', '-q')
  commit(folder, {})
  for (const [file, message] of [
    ['latin.cwl', 'latin.cwl is not UTF-8 in HEAD'],
    ['large.cwl', 'large.cwl has 2000 bytes in HEAD, more than the limit of 1000'],
    ['loop.cwl', 'loop.cwl does not exist in HEAD'],
  ] as const)
    expect(await compare(folder, `HEAD:${file}`, 'a.cwl', { limits: ['file-bytes=1000'] })).toMatchObject({
      exitCode: 2,
      failure: { message: expect.stringContaining(message) },
    })
})

test('a document with errors, now or at a revision, is compared as far as it can be read', async () => {
  const folder = committedRepository({ 'a.cwl': tool('a'), 'b.cwl': BROKEN, 'c.cwl': 'class: [\n' })
  for (const side of ['b.cwl', 'HEAD:b.cwl']) {
    const report = await compare(folder, side, 'a.cwl')
    expect(report).toMatchObject({
      exitCode: 10,
      notices: [expect.stringMatching(`^${side} has errors, so only what can be read of it is compared: b.cwl:\\d`)],
    })
    expect(linesOf(report)).toContain('+ label is new: "a"')
  }
  expect(await compare(folder, 'HEAD:c.cwl', 'a.cwl')).toMatchObject({
    exitCode: 3,
    failure: { code: 'cannot-pack', message: expect.stringContaining('HEAD:c.cwl cannot be packed: c.cwl:') },
  })
})

test('the command line compares files without a platform, ends with 10 and prints JSON', async () => {
  const folder = committedRepository(FILES)
  write(folder, { 'apps/a.cwl': tool('a, better') })
  const shown = await runCli(['diff', 'main:apps/a.cwl', 'apps/a.cwl'], { cwd: folder })
  expect(shown).toEqual({
    code: 10,
    stderr: '',
    stdout: dedent`
      ~ label: "a" → "a, better"

      ! main:apps/a.cwl and apps/a.cwl differ: 1 difference, none of them in the interface.
    `,
  })
  const { code, stdout } = await runCli(['diff', '--json', 'main:apps/a.cwl', 'apps/a.cwl'], { cwd: folder })
  expect([code, JSON.parse(stdout)]).toEqual([
    10,
    {
      before: 'main:apps/a.cwl',
      after: 'apps/a.cwl',
      same: false,
      breaking: false,
      interface: [],
      differences: [{ place: '', field: 'label', kind: 'changed', before: 'a', after: 'a, better' }],
    },
  ])
  expect((await runCli(['diff', 'apps/a.cwl'], { cwd: folder, env: { CWL_PROMOTE_TOKEN: TOKEN } })).code).toBe(2)
})
