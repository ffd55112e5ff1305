import { renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import type { ValidateReport } from '../../src/commands/report.ts'
import { validate } from '../../src/commands/validate.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { BROKEN, linesOf, listening, MANIFEST, optionsFor, tool, workflow, write } from './support.ts'

async function run(folder: string, options: Partial<RunOptions> = {}): Promise<ValidateReport> {
  return validate(optionsFor(folder, undefined, { changedSince: 'HEAD', ...options }), listening())
}

function pathsOf(report: ValidateReport): readonly string[] {
  return report.documents.map(({ path }) => path)
}

const INCLUDING = tool('x').replace('label: "x"', 'label: "x"\ndoc: { $include: notes/x.txt }')
const IMPORTING = dedent`
  cwlVersion: v1.2
  class: CommandLineTool
  baseCommand: a
  inputs: { $import: types/in.yml }
  outputs: []
`

const FILES = {
  'main.cwl': workflow('tools/say.cwl'),
  'outer.cwl': `${workflow('main.cwl')}requirements: { SubworkflowFeatureRequirement: {} }\n`,
  'tools/say.cwl': tool('say'),
  'alone.cwl': tool('alone'),
  'including.cwl': INCLUDING,
  'notes/x.txt': 'a note',
  'importing.cwl': IMPORTING,
  'types/in.yml': 'text: { type: string, doc: { $include: ../notes/deep.txt } }\n',
  'notes/deep.txt': 'deep',
}

describe('validate with changed-since selects the documents of', () => {
  test.each([
    ['a tool, through workflows', { 'tools/say.cwl': tool('other') }, ['main.cwl', 'outer.cwl', 'tools/say.cwl']],
    ['a document itself', { 'alone.cwl': tool('other') }, ['alone.cwl']],
    ['an included text', { 'notes/x.txt': 'other' }, ['including.cwl']],
    ['an imported file', { 'types/in.yml': 'text: { type: string }\n' }, ['importing.cwl']],
    ['a text that an imported file includes', { 'notes/deep.txt': 'other' }, ['importing.cwl']],
    ['a new document', { 'new.cwl': tool('new') }, ['new.cwl']],
    ['a file that no document uses', { 'README.md': 'x' }, []],
    ['nothing', {}, []],
  ])('%s', async (_, changes, expected) => {
    const uncommitted = committedRepository(FILES)
    write(uncommitted, changes)
    expect(pathsOf(await run(uncommitted))).toEqual(expected)
    const committed = committedRepository(FILES)
    commit(committed, changes)
    expect(pathsOf(await run(committed, { changedSince: 'HEAD~1' }))).toEqual(expected)
    expect(pathsOf(await run(committed))).toEqual([])
  })

  test('a deleted file that others still refer to', async () => {
    const folder = committedRepository(FILES)
    unlinkSync(join(folder, 'tools/say.cwl'))
    const report = await run(folder)
    expect(report).toMatchObject({ exitCode: 3, ok: false })
    expect(pathsOf(report)).toEqual(['main.cwl', 'outer.cwl'])
    expect(report.problems.map(({ file, code }) => [file, code])).toEqual([['main.cwl', 'no-such-file']])
  })

  test('a renamed file, with documents that refer to its old name', async () => {
    const folder = committedRepository(FILES)
    renameSync(join(folder, 'tools/say.cwl'), join(folder, 'tools/tell.cwl'))
    git(folder, 'add', '-A')
    expect(pathsOf(await run(folder))).toEqual(['main.cwl', 'outer.cwl', 'tools/tell.cwl'])
  })

  test('a linked file, and a link that changes its target', async () => {
    const folder = committedRepository({
      ...FILES,
      'real/a.cwl': tool('a'),
      'real/b.cwl': tool('b'),
      'links/README': 'x',
    })
    symlinkSync('../real/a.cwl', join(folder, 'links/a.cwl'))
    symlinkSync('../real', join(folder, 'links/folder'))
    write(folder, { 'by-link.cwl': workflow('links/a.cwl'), 'by-folder.cwl': workflow('links/folder/b.cwl') })
    commit(folder, {})
    write(folder, { 'real/a.cwl': tool('other') })
    expect(pathsOf(await run(folder))).toEqual(['by-link.cwl', 'links/a.cwl', 'real/a.cwl'])
    commit(folder, {})
    write(folder, { 'real/b.cwl': tool('other') })
    expect(pathsOf(await run(folder))).toEqual(['by-folder.cwl', 'real/b.cwl'])
    commit(folder, {})
    rmSync(join(folder, 'links/a.cwl'))
    symlinkSync('../real/b.cwl', join(folder, 'links/a.cwl'))
    expect(pathsOf(await run(folder))).toEqual(['by-link.cwl', 'links/a.cwl'])
    commit(folder, {})
    rmSync(join(folder, 'links/folder'))
    symlinkSync('../tools', join(folder, 'links/folder'))
    expect(pathsOf(await run(folder))).toEqual(['by-folder.cwl'])
  })

  nightly('a chain of links, and a link with a deleted target', async () => {
    const folder = committedRepository({ 'real/a.cwl': tool('a') })
    symlinkSync('real/a.cwl', join(folder, 'one.cwl'))
    symlinkSync('./one.cwl', join(folder, 'two.cwl'))
    commit(folder, {})
    unlinkSync(join(folder, 'real/a.cwl'))
    const report = await run(folder)
    expect(report.documents).toEqual([
      { path: 'one.cwl', ok: false },
      { path: 'two.cwl', ok: false },
    ])
  })

  nightly('a file of a submodule', async () => {
    const inner = committedRepository({ 'tool.cwl': tool('inner') })
    const folder = committedRepository({ 'main.cwl': workflow('sub/tool.cwl'), 'alone.cwl': tool('alone') })
    git(folder, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
    commit(folder, {})
    write(folder, { 'sub/tool.cwl': tool('other') })
    expect(pathsOf(await run(folder, { files: ['main.cwl', 'alone.cwl'] }))).toEqual(['main.cwl'])
  })

  test('a file that git ignores, which may have changed', async () => {
    const folder = committedRepository({
      '.gitignore': dedent`
        made/
        *.tmp.cwl
      `,
      'main.cwl': workflow('made/deep/t.cwl'),
      'other.cwl': workflow('one.tmp.cwl'),
      'alone.cwl': tool('alone'),
    })
    write(folder, { 'made/deep/t.cwl': tool('made'), 'one.tmp.cwl': tool('made') })
    expect(pathsOf(await run(folder, { files: ['main.cwl', 'other.cwl', 'alone.cwl'] }))).toEqual([
      'main.cwl',
      'other.cwl',
    ])
  })

  nightly('a working directory below the repository', async () => {
    const folder = committedRepository({
      'part/a.cwl': tool('a'),
      'part/b.cwl': tool('b'),
      'part/tools/c.cwl': tool('c'),
    })
    write(folder, { 'part/b.cwl': tool('other') })
    expect(pathsOf(await run(join(folder, 'part')))).toEqual(['b.cwl'])
  })

  test('the requested processes of a graph', async () => {
    const graph = dedent`
      cwlVersion: v1.2
      $graph:
        - { class: CommandLineTool, id: one, inputs: [], outputs: [], baseCommand: a }
    `
    const folder = committedRepository({ 'graph.cwl': graph, 'a.cwl': tool('a') })
    write(folder, { 'graph.cwl': `# changed\n${graph}` })
    expect(pathsOf(await run(folder, { files: ['graph.cwl#one', 'a.cwl'] }))).toEqual(['graph.cwl#one'])
  })
})

describe('validate with changed-since reports', () => {
  test('how many documents it leaves out', async () => {
    const folder = committedRepository(FILES)
    write(folder, { 'alone.cwl': tool('other') })
    expect(await run(folder)).toMatchObject({
      exitCode: 0,
      ok: true,
      notices: ['5 of 6 documents use no file that changed since HEAD, and are left out.'],
    })
  })

  nightly('that it validates everything if the configuration or baseline changed', async () => {
    const config = dedent`
      version: 1
      checks: { baseline: accepted.json }
    `
    const empty = '{"version": 1, "accepted": []}'
    const folder = committedRepository({ 'a.cwl': tool('a'), 'cwl-promote.yml': config, 'accepted.json': empty })
    expect(pathsOf(await run(folder))).toEqual([])
    write(folder, { 'cwl-promote.yml': `${config}# changed\n` })
    const changed = await run(folder)
    expect(pathsOf(changed)).toEqual(['a.cwl'])
    expect(changed.notices).toEqual(['cwl-promote.yml changed since HEAD, so no document is left out.'])
    commit(folder, {})
    write(folder, { 'accepted.json': `${empty}\n` })
    expect(pathsOf(await run(folder))).toEqual(['a.cwl'])
  })

  test.each([
    ['an unknown revision', 'nope', '"nope" does not name a commit of this clone'],
    ['a flag instead of a revision', '--all', '"--all" does not name a commit of this clone'],
    ['the tree of a file', 'HEAD:alone.cwl', '"HEAD:alone.cwl" does not name a commit of this clone'],
  ])('%s is an error', async (_, changedSince, message) => {
    expect(await run(committedRepository(FILES), { changedSince })).toMatchObject({
      exitCode: 2,
      documents: [],
      failure: { code: 'git', message },
    })
  })

  test('a new branch, which GitHub gives as zeros, is validated as a whole', async () => {
    expect(pathsOf(await run(committedRepository({ 'a.cwl': tool('a') }), { changedSince: '0'.repeat(40) }))).toEqual([
      'a.cwl',
    ])
  })

  test('a broken document without changes does not fail the run', async () => {
    const folder = committedRepository({ 'broken.cwl': BROKEN, 'a.cwl': tool('a') })
    write(folder, { 'a.cwl': tool('other') })
    expect(await run(folder)).toMatchObject({ exitCode: 0, problems: [] })
  })
})

describe('plan with changed-since', () => {
  const APPS = {
    'cwl-promote.yml': MANIFEST,
    'apps/a.cwl': workflow('../tools/t.cwl'),
    'apps/b.cwl': tool('b'),
    'tools/t.cwl': tool('t'),
  }

  nightly('includes an app that uses a changed file through a link, with the path of git', async () => {
    const { url } = await startPlatform()
    const folder = committedRepository({ ...APPS, 'apps/a.cwl': workflow('../links/t.cwl'), 'links/README': 'x' })
    symlinkSync('../tools/t.cwl', join(folder, 'links/t.cwl'))
    symlinkSync('../tools/t.cwl', join(folder, 'apps/linked.cwl'))
    commit(folder, {})
    write(folder, { 'tools/t.cwl': tool('other') })
    const report = await plan(optionsFor(folder, url, { stage: 'dev', changedSince: 'HEAD' }), listening())
    expect(linesOf(report)).toEqual(['a create', 'linked create'])
    expect(report.apps.map(({ changedFiles }) => changedFiles)).toEqual([['tools/t.cwl'], ['tools/t.cwl']])
  })

  test('includes an app that refers to a deleted file, with the error', async () => {
    const { url } = await startPlatform()
    const folder = committedRepository(APPS)
    unlinkSync(join(folder, 'tools/t.cwl'))
    const report = await plan(optionsFor(folder, url, { stage: 'dev', changedSince: 'HEAD' }), listening())
    expect(report).toMatchObject({ exitCode: 3, problems: [{ file: 'apps/a.cwl', code: 'no-such-file' }] })
    expect(report.apps.map(({ name }) => name)).toEqual(['a'])
  })

  test.each([
    ['since', { changedSince: 'HEAD' }, ['b.cwl', 'tools/t.cwl']],
    ['of one shard', { shard: '1/2' }, undefined],
  ])('reports no problems of omitted documents: changed %s', async (_, options, expected) => {
    const { url } = await startPlatform()
    const loose = (label: string): string =>
      `${tool(label)}requirements: { DockerRequirement: { dockerPull: ${label} } }\n`
    const folder = committedRepository({
      'cwl-promote.yml': MANIFEST,
      'apps/a.cwl': workflow('../tools/t.cwl'),
      'apps/b.cwl': loose('b'),
      'apps/c.cwl': loose('c'),
      'apps/broken.cwl': BROKEN,
      'apps/uses.cwl': workflow('../tools/broken.cwl'),
      'tools/t.cwl': loose('t'),
      'tools/broken.cwl': BROKEN,
    })
    write(folder, { 'tools/t.cwl': loose('t2'), 'apps/b.cwl': loose('b2') })
    const report = await plan(optionsFor(folder, url, { stage: 'dev', ...options }), listening())
    const told = [...new Set(report.problems.map(({ file }) => file))]
    const reached = new Set(
      report.apps.flatMap(({ source }) => [
        source,
        ...(source === 'apps/a.cwl' ? ['tools/t.cwl'] : source === 'apps/uses.cwl' ? ['tools/broken.cwl'] : []),
      ]),
    )
    expect(told.filter((file) => !reached.has(file))).toEqual([])
    expect(told.length).toBeGreaterThan(0)
    if (expected !== undefined)
      expect([report.exitCode, told, report.notices]).toEqual([
        0,
        ['apps/b.cwl', 'tools/t.cwl'],
        ['3 of 5 apps use no file that changed since HEAD, and are left out.'],
      ])
  })

  test('counts only errors of the planned apps', async () => {
    const { url } = await startPlatform()
    const folder = committedRepository({
      'cwl-promote.yml': MANIFEST,
      'apps/a.cwl': tool('a'),
      'apps/b.cwl': BROKEN,
      'apps/c.cwl': BROKEN,
    })
    write(folder, { 'apps/a.cwl': BROKEN })
    const report = await plan(optionsFor(folder, url, { stage: 'dev', changedSince: 'HEAD' }), listening())
    expect([report.exitCode, report.failure?.message, report.problems.map(({ file }) => file)]).toEqual([
      3,
      '1 error in the CWL of 1 app',
      ['apps/a.cwl'],
    ])
  })

  nightly('counts only accepted problems of the planned apps', async () => {
    const { url } = await startPlatform()
    const loose = (label: string): string =>
      `${tool(label)}requirements: { DockerRequirement: { dockerPull: ubuntu } }\n`
    const folder = committedRepository({
      'cwl-promote.yml': MANIFEST,
      'apps/a.cwl': loose('a'),
      'apps/b.cwl': loose('b'),
    })
    await validate(optionsFor(folder, undefined, { writeBaseline: 'known.json' }), listening())
    commit(folder, {})
    write(folder, { 'apps/a.cwl': loose('other') })
    const report = await plan(
      optionsFor(folder, url, { stage: 'dev', changedSince: 'HEAD', baseline: 'known.json' }),
      listening(),
    )
    expect([report.problems, report.notices[0]]).toEqual([[], '1 known problem is accepted by the baseline.'])
  })

  nightly('reports no problems of documents of copied apps', async () => {
    const { url } = await startPlatform()
    const stages = MANIFEST.replace(
      /stages:\n/,
      dedent`
        stages:
          copied: { project: acme/copied, from: dev }
      `,
    )
    const folder = committedRepository({ 'cwl-promote.yml': stages, 'apps/a.cwl': tool('a') })
    write(folder, { 'apps/a.cwl': BROKEN })
    for (const options of [{}, { changedSince: 'HEAD' }]) {
      const report = await plan(optionsFor(folder, url, { stage: 'copied', ...options }), listening())
      expect([report.problems, report.apps.map(({ name }) => name)]).toEqual([[], ['a']])
    }
  })
})
