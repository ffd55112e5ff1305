import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { init } from '../../src/commands/init.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { validate } from '../../src/commands/validate.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { BIN } from '../support/programs.ts'
import { BROKEN, linesOf, listening, optionsFor, repository, tool, workflow, write } from './support.ts'

describe('init', () => {
  test('writes a configuration of the top-level workflows, which plan accepts', async () => {
    const platform = await startPlatform()
    const folder = repository({
      'flows/outer.cwl': `${workflow('inner.cwl')}requirements: { SubworkflowFeatureRequirement: {} }\n`,
      'flows/inner.cwl': workflow('../tools/t.cwl'),
      'tools/t.cwl': tool('t'),
      'tools/alone.cwl': tool('alone'),
      'other/outer.cwl': workflow('../tools/t.cwl'),
    })
    const report = await init(optionsFor(folder, undefined, { project: 'acme/rna-dev' }), listening())
    expect(report).toMatchObject({
      exitCode: 0,
      file: 'cwl-promote.yml',
      written: true,
      notices: [
        'Left out, because they are not workflows and no workflow runs them: tools/alone.cwl. Add a row for each that should be an app.',
      ],
    })
    expect(readFileSync(join(folder, 'cwl-promote.yml'), 'utf8')).toBe(report.text)
    const planned = await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    expect(linesOf(planned)).toEqual(['flows-outer create', 'other-outer create'])
    expect(planned.project).toBe('acme/rna-dev')
    expect(report.text).toContain('project: acme/rna\n')
  })

  test('writes the whole file or nothing', () => {
    const folder = repository(
      Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`t${index}.cwl`, tool('t')])),
    )
    const run = spawnSync('sh', ['-c', 'ulimit -f 1 && exec "$0" "$@"', process.execPath, BIN, 'init'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect([run.status, run.stderr]).toEqual([2, expect.stringContaining('cwl-promote.yml cannot be written: ')])
    expect(readdirSync(folder).filter((name) => !name.endsWith('.cwl'))).toEqual([])
  })

  test('writes a file with the usual permissions', async () => {
    // It goes into git, and holds no token.
    const folder = repository({ 'a.cwl': tool('a') })
    await init(optionsFor(folder, undefined), listening())
    const [written, usual] = ['cwl-promote.yml', 'a.cwl'].map((name) => statSync(join(folder, name)).mode)
    expect(written).toBe(usual)
  })

  nightly('writes nothing if it is stopped at the start or between documents', async () => {
    const folder = repository(
      Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`t${index}.cwl`, tool('t')])),
    )
    const options = optionsFor(folder, undefined)
    expect(await init(options, listening(AbortSignal.abort()))).toMatchObject({
      exitCode: 130,
      written: false,
      failure: {
        code: 'cancelled',
        message: 'the run was cancelled; nothing was written',
        fix: 'Run again to do the rest.',
      },
    })
    const controller = new AbortController()
    expect(await init(options, { ...listening(controller.signal), progress: () => controller.abort() })).toMatchObject({
      exitCode: 130,
      written: false,
    })
    expect(existsSync(join(folder, 'cwl-promote.yml'))).toBe(false)
  })

  test.each([
    ['acme/rna-dev', 'acme/rna'],
    ['acme/rna', 'acme/rna-release'],
    ['acme/-dev', 'acme/-dev-release'],
    ['acme/..-dev', 'acme/..-dev-release'],
  ])('for %s the release project is %s, and the file is valid', async (project, release) => {
    const folder = repository({ 'a.cwl': tool('a') })
    const report = await init(optionsFor(folder, undefined, { project }), listening())
    expect(report.text).toContain(`    project: ${release}\n`)
    expect((await validate(optionsFor(folder, undefined), listening())).failure).toBeUndefined()
  })

  test('lists tools if there is no workflow', async () => {
    const report = await init(optionsFor(repository({ 'a.cwl': tool('a') }), undefined), listening())
    expect(report.text).toContain('  - path: a.cwl\n')
    expect(report.notices).toEqual([expect.stringContaining('OWNER/PROJECT-dev')])
  })

  test.each<[string, (file: string) => void]>([
    ['a broken link', (file) => symlinkSync('nowhere.cwl', file)],
    [
      'not UTF-8',
      (file) =>
        writeFileSync(
          file,
          Buffer.from(
            dedent`
              cwlVersion: v1.2
              class: CommandLineTool
              doc: café
            `,
            'latin1',
          ),
        ),
    ],
    ['larger than the limit', (file) => writeFileSync(file, Buffer.alloc(17_000_000, ' '))],
  ])('a document that is %s does not keep the others from being written', async (_, make) => {
    const options = { project: 'acme/rna-dev', dryRun: true }
    const tools = repository({ 'good.cwl': tool('good') })
    make(join(tools, 'odd.cwl'))
    const ofTools = await init(optionsFor(tools, undefined, options), listening())
    const workflows = repository({ 'good.cwl': workflow('tool.cwl'), 'tool.cwl': tool('t') })
    make(join(workflows, 'odd.cwl'))
    const ofWorkflows = await init(optionsFor(workflows, undefined, options), listening())
    for (const { exitCode, text, notices } of [ofTools, ofWorkflows]) {
      expect([exitCode, notices]).toEqual([
        0,
        ['Left out, because of errors: odd.cwl. The file has a comment for each.'],
      ])
      expect(text).toMatch(/^ {2}- path: good\.cwl$/m)
      expect(text).toMatch(/^ *#.*odd\.cwl/m)
    }
  })

  test('omits documents with errors and gives their locations', async () => {
    const platform = await startPlatform()
    const folder = repository({ 'a.cwl': BROKEN, 'b.cwl': tool('b') })
    const report = await init(optionsFor(folder, undefined, { project: 'a/b' }), listening())
    expect(report.text).toContain('  - path: b.cwl\n')
    expect(report.text).toContain('\n  # - path: a.cwl\n')
    expect(report.notices).toEqual(['Left out, because of errors: a.cwl. The file has a comment for each.'])
    expect(linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening()))).toEqual(['b create'])
    writeFileSync(join(folder, 'cwl-promote.yml'), report.text)
    expect(report.text).toContain('`cwl-promote validate .` lists')
    expect((await validate(optionsFor(folder, undefined, { files: ['.'] }), listening())).documents).toContainEqual({
      path: 'a.cwl',
      ok: false,
    })
  })

  nightly('omits documents that a workflow runs, also unreadable ones', async () => {
    const folder = repository({
      'flows/outer.cwl': `${workflow('inner.cwl')}requirements: { SubworkflowFeatureRequirement: {} }\n`,
      'flows/inner.cwl': workflow('../tools/t.cwl'),
      'tools/t.cwl': 'class: a: b\n',
      'other.cwl': workflow('tools/u.cwl'),
      'tools/u.cwl': tool('u'),
    })
    const { text, notices } = await init(optionsFor(folder, undefined, { project: 'a/b', dryRun: true }), listening())
    expect(text.match(/^.*- path: .*$/gm)).toEqual(['  - path: other.cwl', '  # - path: flows/outer.cwl'])
    expect(notices).toEqual(['Left out, because of errors: flows/outer.cwl. The file has a comment for each.'])
  })

  test('commented rows of fixed documents work once the comment sign is removed', async () => {
    const folder = repository({ 'a/t.cwl': BROKEN, 'b/t.cwl': tool('b') })
    const { text } = await init(optionsFor(folder, undefined, { project: 'a/b', dryRun: true }), listening())
    expect(text).toContain('Remove `# ` from the row of each that you fix.\n')
    const [head, rows] = text.split('that you fix.\n')
    write(folder, { 'a/t.cwl': tool('a'), 'cwl-promote.yml': `${head}that you fix.\n${rows?.replaceAll('# ', '')}` })
    const platform = await startPlatform()
    expect(linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening()))).toEqual([
      'b-t create',
      'a-t create',
    ])
  })

  nightly('lists the workflows, or the tools, of a file without a main process by id', async () => {
    const process = (id: string, kind: string) => ({
      id: `#${id}`,
      class: kind,
      inputs: [],
      outputs: [],
      ...(kind === 'Workflow' ? { steps: [] } : {}),
    })
    const file = (...graph: readonly object[]): string => JSON.stringify({ cwlVersion: 'v1.2', $graph: graph })
    const tools = file(process('one', 'CommandLineTool'), process('two', 'CommandLineTool'))
    const ofTools = repository({ 'lib/tools.cwl': tools })
    const platform = await startPlatform()
    const planned = async (folder: string) => {
      const { notices } = await init(optionsFor(folder, undefined, { project: 'a/b' }), listening())
      return [...linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening())), ...notices]
    }
    expect(await planned(ofTools)).toEqual(['one create', 'two create'])
    const flow = file(process('t', 'CommandLineTool'), process('flow', 'Workflow'), {
      ...process('bad', 'Workflow'),
      outputs: 1,
    })
    const ofFlows = repository({ 'a/f.cwl': flow, 'b/f.cwl': flow, 'lib/tools.cwl': tools })
    expect(await planned(ofFlows)).toEqual([
      'a-f-flow create',
      'b-f-flow create',
      'Left out, because of errors: a/f.cwl#bad, b/f.cwl#bad. The file has a comment for each.',
      'Left out, because they are not workflows and no workflow runs them: lib/tools.cwl. Add a row for each that should be an app.',
    ])
  })

  nightly('omits documents whose names are not valid for apps, and names them', async () => {
    const folder = repository({
      'new\nline.cwl': tool('b'),
      'open .cwl': tool('e'),
      '100%.cwl': tool('c'),
      'a[1] ü.cwl': tool('d'),
    })
    const report = await init(optionsFor(folder, undefined, { project: 'a/b' }), listening())
    expect(report.notices).toEqual(['Left out, because an app cannot have such a name: new\nline.cwl, open .cwl.'])
    expect((await validate(optionsFor(folder, undefined), listening())).documents.map(({ path }) => path)).toEqual([
      '100%.cwl',
      'a[1] ü.cwl',
      'new\nline.cwl',
      'open .cwl',
    ])
  })

  nightly('writes names without braces, which are placeholders in a configuration', async () => {
    const platform = await startPlatform()
    const folder = repository({ 'a/{x}.cwl': tool('a'), 'b/{x}.cwl': tool('b'), 'c/{y}.cwl': tool('c') })
    await init(optionsFor(folder, undefined, { project: 'acme/x-dev' }), listening())
    expect(linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening()))).toEqual([
      'a-(x) create',
      'b-(x) create',
      '{y} create',
    ])
  })

  test('writes rows for files with number signs in their names, and they can be promoted', async () => {
    const platform = await startPlatform()
    const folder = repository({
      'h#x.cwl': tool('a'),
      'h.cwl': tool('b'),
      'a#1/h#x.cwl': tool('c'),
      'bad#1.cwl': BROKEN,
    })
    const report = await init(optionsFor(folder, undefined, { project: 'acme/x-dev' }), listening())
    expect(report.text).toContain('\n  # - path: "bad#1.cwl"\n')
    expect(linesOf(await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening()))).toEqual([
      'a#1-h#x create → created',
      'h#x create → created',
      'h create → created',
    ])
  })

  test('refuses if the configuration is a link, even a broken one, and so do other commands', async () => {
    const folder = repository({ 'a.cwl': tool('a'), '.github': 'a file' })
    symlinkSync('nowhere.yml', join(folder, 'cwl-promote.yml'))
    expect(await init(optionsFor(folder, undefined), listening())).toMatchObject({
      exitCode: 2,
      failure: { message: 'there is a configuration already: cwl-promote.yml' },
    })
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({
      exitCode: 2,
      failure: { message: 'cwl-promote.yml is a symbolic link that leads nowhere' },
    })
    rmSync(join(folder, 'cwl-promote.yml'))
    expect(await validate(optionsFor(folder, undefined), listening())).toMatchObject({ exitCode: 0 })
  })

  test.each([
    [
      'there is a configuration',
      { 'cwl-promote.yml': 'mine', 'a.cwl': tool('a') },
      'there is a configuration already: cwl-promote.yml',
    ],
    ['everything has errors', { 'a.cwl': BROKEN }, 'every document that would be an app has errors'],
    ['no file name is valid for an app', { 'new\nline.cwl': tool('a') }, 'no document has a name that an app can have'],
    ['there is no CWL', { 'readme.md': '' }, 'there is no CWL file in this folder'],
  ])('writes nothing if %s', async (_what, files, message) => {
    const folder = repository(files)
    expect(await init(optionsFor(folder, undefined), listening())).toMatchObject({
      exitCode: 2,
      written: false,
      failure: { message },
    })
    if (Object.hasOwn(files, 'cwl-promote.yml'))
      expect(readFileSync(join(folder, 'cwl-promote.yml'), 'utf8')).toBe('mine')
    else expect(existsSync(join(folder, 'cwl-promote.yml'))).toBe(false)
  })
})

test('a folder of only apps has one row, and other apps have a row each', async () => {
  const files = ['a', 'b', 'c'].map((name) => [`tools/${name}.cwl`, tool(name)] as const)
  const folder = repository(Object.fromEntries([...files, ['few/d.cwl', tool('d')], ['few/e.cwl', tool('e')]]))
  const { text } = await init(optionsFor(folder, undefined, { project: 'a/b', dryRun: true }), listening())
  expect(text.match(/^.*- path: .*$/gm)).toEqual([
    '  - path: "tools/*.cwl"',
    '  - path: few/d.cwl',
    '  - path: few/e.cwl',
  ])
  write(folder, { 'tools/c.cwl': BROKEN })
  const faulty = await init(optionsFor(folder, undefined, { project: 'a/b', dryRun: true }), listening())
  expect(faulty.text).toContain('  - path: tools/a.cwl\n')
})

test('for a platform that refuses dots in names, the names do without, and plan accepts them', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  platform.store.addProject({ owner: 'acme', project: 'rna-dev' })
  const folder = repository({
    'tools/bwa-0.7.17.cwl': tool('bwa'),
    'tools/bwa-0-7-17.cwl': tool('other bwa'),
    'tools/sort (fast).cwl': tool('sort'),
    'tools/plain.cwl': tool('plain'),
  })
  const run = spawnSync(
    process.execPath,
    [BIN, 'init', '--platform', 'seven-bridges', '--project', 'acme/rna-dev', '--dry-run'],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )
  expect([run.status, run.stderr]).toEqual([0, ''])
  writeFileSync(join(folder, 'cwl-promote.yml'), run.stdout)
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  expect(linesOf(await plan(options, listening())).toSorted()).toEqual([
    'bwa-0-7-17 create',
    'bwa-0-7-17_2 create',
    'plain create',
    'sort-fast create',
  ])
})
