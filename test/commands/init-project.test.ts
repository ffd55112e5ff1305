import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { init } from '../../src/commands/init.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { stringifyJson } from '../../src/json/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { dedent } from '../support/dedent.ts'
import { committedRepository, git } from '../support/git.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'
import { BROKEN, linesOf, listening, optionsFor, repository, tool, workflow, write } from './support.ts'

const PROJECT = 'acme/rna'

/** A platform that lists its apps, and a repository whose files are installed there. */
async function installed(files: Readonly<Record<string, string>>, apps = Object.keys(files)) {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const folder = repository(files)
  const options: RunOptions = {
    ...optionsFor(folder, platform.url, { platform: 'seven-bridges' }),
    reportExports: false,
  }
  const promoted = await promote({ ...options, project: PROJECT, files: apps }, listening())
  expect(promoted.counts.created).toBe(apps.length)
  return { platform, folder, options }
}

test('matches the apps of a project with files by meaning, name and id, and plan then agrees', async () => {
  const { folder, options } = await installed({
    'tools/moved.cwl': tool('moved'),
    'tools/changed.cwl': tool('changed'),
    'tools/named.cwl': `id: named\n${tool('named')}`,
  })
  renameSync(join(folder, 'tools/moved.cwl'), join(folder, 'tools/elsewhere.cwl'))
  renameSync(join(folder, 'tools/named.cwl'), join(folder, 'tools/other.cwl'))
  write(folder, {
    'tools/changed.cwl': tool('changed since'),
    'tools/other.cwl': `id: named\n${tool('named, changed')}`,
  })
  const report = await init({ ...options, project: PROJECT }, listening())
  expect(report).toMatchObject({ exitCode: 0, written: true, notices: [] })
  expect(report.text).toContain('  - path: tools/elsewhere.cwl\n    name: moved\n')
  const planned = await plan({ ...options, stage: 'dev' }, listening())
  expect(planned.project).toBe(PROJECT)
  expect(linesOf(planned).toSorted()).toEqual(['changed update', 'moved unchanged', 'named update'])
})

test('names the apps and files that do not match, and files with errors', async () => {
  const { folder, options } = await installed(
    {
      'flow.cwl': workflow('part.cwl'),
      'part.cwl': tool('part'),
      'gone.cwl': tool('gone'),
      'twice.cwl': tool('twice'),
      'bad.cwl': tool('bad'),
    },
    ['flow.cwl', 'gone.cwl', 'twice.cwl', 'bad.cwl'],
  )
  write(folder, { 'bad.cwl': BROKEN, 'a/copy.cwl': tool('twice'), 'b/copy.cwl': tool('twice'), 'new.cwl': tool('new') })
  rmSync(join(folder, 'twice.cwl'))
  rmSync(join(folder, 'gone.cwl'))
  const report = await init({ ...options, project: PROJECT }, listening())
  expect(report.notices).toEqual([
    'The app gone is left out: no file has its meaning, its name or its id, and no note on it names one.',
    'The app twice is left out: several files fit: a/copy.cwl, b/copy.cwl.',
    'Left out, because their files have errors: bad. The file has a comment for each.',
    // `part.cwl` belongs to the workflow.
    '1 file does not belong to an app of the project: new.cwl.',
  ])
  expect(report.withoutApp).toEqual(['new.cwl'])
  expect(report.text).toContain('  # - path: bad.cwl\n')
  expect(report.text).toContain(dedent`
    # Several files fit each of these apps. Remove \`# \` from one row of each.
      # - path: a/copy.cwl
      #   name: twice
      # - path: b/copy.cwl
      #   name: twice
  `)
  expect(linesOf(await plan({ ...options, stage: 'dev' }, listening()))).toEqual(['flow unchanged'])
})

test('an app whose file is that of another app says so', async () => {
  const { platform, folder, options } = await installed({ 'a.cwl': tool('a') })
  write(folder, { 'b.cwl': tool('b') })
  await promote({ ...options, project: PROJECT, files: ['b.cwl'], name: 'c' }, listening())
  platform.store.install({ owner: 'acme', project: 'rna', app: 'b' }, withNote(''))
  const { text, notices } = await init({ ...options, project: PROJECT, dryRun: true }, listening())
  expect(text).toContain('  - path: b.cwl\n    name: c\n')
  expect(notices).toEqual([
    'The app b is left out: the file with its name, b.cwl, is that of the app c, as its meaning or a note shows.',
  ])
})

test('a file can be several apps, each in a row with its name', async () => {
  const { platform, options } = await installed({ 'a.cwl': tool('a'), 'b.cwl': tool('b'), 'c.cwl': tool('c') })
  const text = platform.store.latest({ owner: 'acme', project: 'rna', app: 'a' })?.text ?? ''
  platform.store.install({ owner: 'acme', project: 'rna', app: 'copy' }, text)
  const { text: written } = await init({ ...options, project: PROJECT }, listening())
  expect(written).toContain('  - path: "*.cwl"\n  - path: a.cwl\n    name: copy\n')
})

test('when the platform cannot list apps, they are those that are named, or else those of the files', async () => {
  const platform = await startPlatform()
  const folder = repository({ 'a.cwl': tool('a'), 'b.cwl': tool('b') })
  const options = { ...optionsFor(folder, platform.url), project: PROJECT, reportExports: false, dryRun: true }
  await promote({ ...options, dryRun: false, files: ['a.cwl'] }, listening())
  expect((await init(options, listening())).text).toContain('apps:\n  - path: a.cwl\n  - path: b.cwl\n')
  const named = await init({ ...options, apps: ['a', 'x'] }, listening())
  expect(named.text).toContain('apps:\n  - path: a.cwl\n')
  expect(named.notices).toEqual([
    'The app x is left out: there is no such app in the project.',
    '1 file does not belong to an app of the project: b.cwl.',
  ])
  const { project: _, ...nowhere } = options
  expect((await init({ ...nowhere, apps: ['a'] }, listening())).failure).toMatchObject({
    code: 'usage',
    message: '`apps` names apps of a project, and no project is named',
  })
})

test('the apps are those of the files if the project is empty, or none of its apps has a file', async () => {
  const { platform, folder, options } = await installed({ 'a.cwl': tool('a') })
  platform.store.addProject({ owner: 'acme', project: 'empty' })
  const dry = { ...options, dryRun: true }
  expect((await init({ ...dry, project: 'acme/empty' }, listening())).text).toContain('  - path: a.cwl\n')
  rmSync(join(folder, 'a.cwl'))
  write(folder, { 'x.cwl': tool('x') })
  const report = await init({ ...dry, project: PROJECT }, listening())
  expect(report.text).toContain('  - path: x.cwl\n')
  expect(report.notices).toEqual([
    'The app a is left out: no file has its meaning, its name or its id, and no note on it names one.',
  ])
})

test('a note on an app decides before names do, ours or that of sbpack, and one of another repository does not', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const folder = committedRepository({
    'tools/a.cwl': tool('a'),
    'tools/b.cwl': tool('b'),
    'tools/c.cwl': tool('c'),
    'tools/d.cwl': tool('d'),
  })
  git(folder, 'remote', 'add', 'origin', 'git@github.com:acme/flows.git')
  const options = { ...optionsFor(folder, platform.url, { platform: 'seven-bridges' }), reportExports: false }
  const install = async (file: string, name: string): Promise<void> => {
    await promote({ ...options, project: PROJECT, files: [file], name }, listening())
  }
  // The name of another file, as in a project where names were changed.
  await install('tools/a.cwl', 'b')
  for (const [app, note] of [
    ['x', 'Uploaded using sbpack v2022.03.16. \nSource: \nrepo: https://github.com/acme/flows\nfile: c.cwl\ncommit: 1'],
    ['d', 'Uploaded using sbpack v2022.03.16. \nSource: \nrepo: https://github.com/acme/other\nfile: c.cwl\ncommit: 1'],
  ] as const)
    platform.store.install({ owner: 'acme', project: 'rna', app }, withNote(note))
  write(folder, { 'tools/a.cwl': tool('a, newer') })
  const { text } = await init({ ...options, project: PROJECT, dryRun: true }, listening())
  expect(text.slice(text.indexOf('apps:'))).toBe(dedent`
    apps:
      - path: tools/a.cwl
        name: b
      - path: tools/d.cwl
      - path: tools/c.cwl
        name: x
  `)
})

function withNote(note: string): string {
  return stringifyJson({
    class: 'CommandLineTool',
    cwlVersion: 'v1.2',
    baseCommand: 'old',
    inputs: [],
    outputs: [],
    'sbg:revisionNotes': note,
  })
}

test('a large project is written as globs with exceptions, and folders that are not for a release as comments', async () => {
  const names = ['bwa', 'fastp', 'gatk', 'star', 'salmon']
  const apps = names.flatMap((name) => [`tools/${name}/${name}.cwl`, `flows/${name}-flow.cwl`])
  const files = Object.fromEntries(apps.map((path) => [path, tool(path)]))
  const { folder, options } = await installed(files)
  write(folder, {
    'flows/part.cwl': tool('part'),
    'tools/deprecated/one.cwl': tool('one'),
    'tools/deprecated/v1/two.cwl': tool('two'),
    'dev/try.cwl': tool('try'),
  })
  const report = await init({ ...options, project: PROJECT }, listening())
  expect(report.text.slice(report.text.indexOf('apps:'))).toBe(dedent`
    apps:
      - path: "tools/*/*.cwl"
        except: [tools/deprecated]
      - path: "flows/*.cwl"
        except: [flows/part.cwl]

      # These folders look as if they are not for a release. Remove \`# \` where that is wrong.
      # - path: "dev/**/*.cwl"
      # - path: "tools/deprecated/**/*.cwl"
  `)
  expect(report.notices).toEqual([
    '4 files do not belong to an app of the project: dev/try.cwl, flows/part.cwl, tools/deprecated/one.cwl, tools/deprecated/v1/two.cwl.',
  ])
  const planned = await plan({ ...options, stage: 'dev' }, listening())
  expect(planned.counts).toMatchObject({ unchanged: 10, create: 0, update: 0 })
})

test('the command that is printed works as it is printed', async () => {
  const { platform, folder } = await installed({ 'a.cwl': tool('a') })
  const env = { CWL_PROMOTE_TOKEN: TOKEN }
  const flags = ['--base-url', platform.url, '--platform', 'seven-bridges']
  const { stdout } = await runCli(['init', '--project', PROJECT, ...flags], { cwd: folder, env })
  const [, next = ''] = /`cwl-promote (plan [^`]*)` come/.exec(stdout.replaceAll(/\s+/g, ' ')) ?? []
  expect(await runCli(next.split(' '), { cwd: folder, env })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('1 unchanged'),
  })
})
