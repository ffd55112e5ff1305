import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { RunOptions } from '../../src/commands/run/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const APPS = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b'), 'apps/c.cwl': tool('c') }

const TOLD = expect.stringMatching(/^Still on the platform /)

/** A repository whose three apps were promoted, after which one file got another name and one was removed. */
async function renamed(
  more: Partial<RunOptions> = { stage: 'dev' },
  files: Readonly<Record<string, string>> = APPS,
): Promise<{ readonly folder: string; readonly options: RunOptions }> {
  const platform = await startPlatform()
  const folder = committedRepository(files)
  const options = optionsFor(folder, platform.url, { reportExports: false, ...more })
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { created: 3 } })
  renameSync(join(folder, 'apps/b.cwl'), join(folder, 'apps/bb.cwl'))
  rmSync(join(folder, 'apps/c.cwl'))
  commit(folder, {})
  return { folder, options }
}

const BOTH =
  'Still on the platform are acme/dev/b (it was apps/b.cwl), acme/dev/c (it was apps/c.cwl): no app of cwl-promote.yml leads there any more. There is no call that deletes; remove them there by hand, or leave them to those who use them.'

test.each<[string, Partial<RunOptions>]>([
  ['a plan', {}],
  ['a plan for one app', { apps: ['a'] }],
  ['a plan of what changed', { changedSince: 'HEAD~1' }],
])('%s tells of apps that are still there after their files got another name or were removed', async (_, more) => {
  const { options } = await renamed()
  const { exitCode, notices } = await plan({ ...options, ...more }, listening())
  expect([exitCode, notices.at(-1)]).toEqual([0, BOTH])
})

test('a promotion tells it, and so do those after it while a note says of which commit it was', async () => {
  const { folder, options } = await renamed()
  expect((await promote(options, listening())).notices).toEqual([BOTH])
  expect((await promote(options, listening())).notices).toEqual([BOTH])
  // All that stands there is now of a commit that has none of them.
  commit(folder, { 'apps/a.cwl': tool('new'), 'apps/bb.cwl': tool('new') })
  await promote(options, listening())
  expect((await plan(options, listening())).notices).toEqual([])
  expect((await plan({ ...options, changedSince: 'HEAD~2' }, listening())).notices).toContain(BOTH)
})

test('without a configuration file it goes by the paths that are given', async () => {
  const { options } = await renamed(
    { project: 'acme/dev', files: ['apps'] },
    { 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b'), 'apps/c.cwl': tool('c') },
  )
  expect((await plan(options, listening())).notices).toEqual([
    BOTH.replace('no app of cwl-promote.yml', 'none of the files that are given'),
  ])
})

test('a stage of copies tells of its own project', async () => {
  const { folder, options } = await renamed()
  // As it was promoted before the change.
  git(folder, 'stash', '--include-untracked')
  git(folder, 'checkout', '-q', 'HEAD~1')
  await promote({ ...options, stage: 'release' }, listening())
  git(folder, 'checkout', '-q', '-')
  await promote(options, listening())
  expect((await plan({ ...options, stage: 'release' }, listening())).notices).toEqual([
    BOTH.replaceAll('acme/dev', 'acme/release'),
  ])
})

test('a name in the configuration counts, not the file', async () => {
  const { folder, options } = await renamed()
  commit(folder, {
    'cwl-promote.yml': `${MANIFEST}    except: [apps/bb.cwl]\n  - { path: apps/bb.cwl, name: b }\n  - { path: apps/a.cwl, name: c }\n`,
  })
  expect((await plan(options, listening())).notices).toEqual([])
})

test('what another stage has in that project is no leftover', async () => {
  const { folder, options } = await renamed()
  commit(folder, {
    'cwl-promote.yml': `${MANIFEST.replace('apps:', '  old: { project: acme/dev }\napps:')}    names: { old: "old-{name}" }\n  - { path: old/b.cwl, names: { dev: dev-b } }\n  - { path: old/c.cwl, names: { dev: dev-c } }\n`,
    'old/b.cwl': tool('b'),
    'old/c.cwl': tool('c'),
  })
  expect((await plan(options, listening())).notices).toEqual([])
})

test('what somebody else has put there is not told, nor what is not there', async () => {
  const { options } = await renamed()
  const other = committedRepository({ 'else/b.cwl': tool('other') })
  await promote(
    optionsFor(other, options.baseUrl, { project: 'acme/dev', files: ['else/b.cwl'], reportExports: false }),
    listening(),
  )
  const { notices } = await plan(options, listening())
  expect(notices).toEqual([
    expect.stringMatching(/^Still on the platform is acme\/dev\/c \(it was apps\/c\.cwl\): .* remove it there by hand/),
  ])
  const elsewhere = await startPlatform()
  expect(
    (await plan({ ...options, baseUrl: elsewhere.url, changedSince: 'HEAD~1' }, listening())).notices,
  ).not.toContainEqual(TOLD)
})

test('where the clone does not know, or has a configuration that was wrong then, nothing is said', async () => {
  const { folder, options } = await renamed()
  const shallow = join(temporaryFolder(), 'shallow')
  git(temporaryFolder(), 'clone', '-q', '--depth', '1', `file://${folder}`, shallow)
  expect((await plan({ ...options, workingDirectory: shallow }, listening())).notices).toEqual([])
  const outside = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') })
  expect((await plan({ ...options, workingDirectory: outside }, listening())).notices).toEqual([])
  commit(folder, { 'cwl-promote.yml': 'version: 7\n' })
  commit(folder, { 'cwl-promote.yml': MANIFEST })
  expect((await plan({ ...options, changedSince: 'HEAD~1' }, listening())).notices).toContain(BOTH)
})

test('what a sparse checkout leaves out is still in the repository', async () => {
  const { folder, options } = await renamed()
  git(folder, 'sparse-checkout', 'set', '--no-cone', '/*', '!/apps/a.cwl')
  expect(existsSync(join(folder, 'apps/a.cwl'))).toBe(false)
  expect((await plan(options, listening())).notices).toEqual([BOTH])
})

test('shards leave it to a plan of all', async () => {
  const { options } = await renamed()
  expect((await plan({ ...options, shard: '1/2' }, listening())).notices).not.toContainEqual(TOLD)
})

test('what another branch has was never here', async () => {
  const { folder, options } = await renamed()
  git(folder, 'checkout', '-q', '-b', 'other')
  commit(folder, { 'apps/new.cwl': tool('new') })
  await promote(options, listening())
  git(folder, 'checkout', '-q', '-')
  expect((await plan(options, listening())).notices).toEqual([BOTH])
  commit(folder, {})
  expect((await plan({ ...options, changedSince: 'other' }, listening())).notices).not.toContainEqual(TOLD)
})

test('where all apps got other names, the commit before tells which there were', async () => {
  const platform = await startPlatform()
  const folder = committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/main.cwl': tool('main') })
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  await promote(options, listening())
  git(folder, 'mv', 'apps/main.cwl', 'apps/align.cwl')
  commit(folder, {})
  expect((await plan(options, listening())).notices).toEqual([
    expect.stringMatching(/^Still on the platform is acme\/dev\/main \(it was apps\/main\.cwl\): /),
  ])
})

test('a file of the same path that is another repository’s, or in another folder of this one, was never here', async () => {
  const { folder, options } = await renamed()
  git(folder, 'remote', 'add', 'origin', 'https://example.org/acme/ours.git')
  const theirs = committedRepository({ 'apps/b.cwl': tool('theirs') })
  git(theirs, 'remote', 'add', 'origin', 'https://example.org/acme/theirs.git')
  await promote(
    optionsFor(theirs, options.baseUrl, { project: 'acme/dev', files: ['apps/b.cwl'], reportExports: false }),
    listening(),
  )
  const beside = committedRepository({ 'part/apps/c.cwl': tool('beside') })
  await promote(
    optionsFor(join(beside, 'part'), options.baseUrl, {
      project: 'acme/dev',
      files: ['apps/c.cwl'],
      reportExports: false,
    }),
    listening(),
  )
  expect((await plan(options, listening())).notices).toEqual([])
})

test('what a proxy answers in the place of an app is none', async () => {
  const platform = await startPlatform()
  platform.store.install(parseAddress('acme/dev/b'), '{"login":"please"}')
  const folder = committedRepository(APPS)
  git(folder, 'rm', '-q', 'apps/b.cwl')
  commit(folder, {})
  expect((await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening())).notices).toEqual([])
})

test('below the root of the repository the same is told', async () => {
  const platform = await startPlatform()
  const root = committedRepository({
    'part/cwl-promote.yml': MANIFEST,
    'part/apps/a.cwl': tool('a'),
    'part/apps/b.cwl': tool('b'),
  })
  const options = optionsFor(join(root, 'part'), platform.url, { stage: 'dev', reportExports: false })
  await promote(options, listening())
  git(root, 'mv', 'part/apps/b.cwl', 'part/apps/bb.cwl')
  commit(root, {})
  expect((await plan(options, listening())).notices).toEqual([
    expect.stringMatching(/^Still on the platform is acme\/dev\/b \(it was apps\/b\.cwl\): /),
  ])
})

test('a configuration that was moved counts where it was', async () => {
  const { folder, options } = await renamed()
  mkdirSync(join(folder, '.github'))
  git(folder, 'mv', 'cwl-promote.yml', '.github/cwl-promote.yml')
  commit(folder, {})
  expect((await plan({ ...options, changedSince: 'HEAD~2' }, listening())).notices).toContain(
    BOTH.replace('cwl-promote.yml', '.github/cwl-promote.yml'),
  )
})

test('a mistake in another stage of the project does not end a run that is not about it', async () => {
  const platform = await startPlatform()
  const manifest =
    'version: 1\nstages:\n  dev: { project: acme/dev }\n  old: { project: acme/dev }\napps:\n  - { path: apps/*.cwl, names: { old: same } }\n'
  const folder = committedRepository({ 'cwl-promote.yml': manifest, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b') })
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { created: 2 } })
  git(folder, 'mv', 'apps/b.cwl', 'apps/bb.cwl')
  commit(folder, {})
  expect(await promote(options, listening())).toMatchObject({
    exitCode: 0,
    counts: { created: 1, unchanged: 1 },
    notices: [],
  })
})
