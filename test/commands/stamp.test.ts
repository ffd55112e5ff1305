import { symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { VERSION } from '../../src/configuration/version.ts'
import { stampOf, withoutStamp } from '../../src/cwl/packing/stamp.ts'
import { digestOf, parseJson, stringifyJson, type JsonObject } from '../../src/json/index.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { commit, committedRepository, git, headOf } from '../support/git.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

const APPS = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b') }

function installed(platform: LocalPlatform, address: string): JsonObject {
  return parseJson(platform.store.latest(parseAddress(address))?.text ?? '{}') as JsonObject
}

test('an installed app has its origin, and otherwise equals the output of pack', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  git(folder, 'remote', 'add', 'origin', 'https://ada:hunter2@example.org/acme/rnaseq.git')
  const options = optionsFor(folder, platform.url, { stage: 'dev' })
  const report = await promote(options, listening())
  expect(report).toMatchObject({ exitCode: 0, counts: { created: 2 } })
  const head = headOf(folder)
  const app = installed(platform, 'acme/dev/a')
  expect(stampOf(app)).toEqual({
    repository: 'https://example.org/acme/rnaseq.git',
    path: 'apps/a.cwl',
    commit: head,
    version: VERSION,
    digest: digestOf(withoutStamp(app)),
  })
  expect(app).not.toHaveProperty('sbg:revisionNotes')
  expect(stringifyJson(app)).not.toMatch(new RegExp(`hunter2|ada:|ada@|${options.token ?? ''}|${folder}`))
  const packed = await pack({ ...options, file: 'apps/a.cwl' }, listening())
  expect(stringifyJson(withoutStamp(app))).toBe(packed.packed)
  expect(report.apps[0]?.digest).toBe(packed.digest)
  const stamped = await pack({ ...options, file: 'apps/a.cwl', stamp: true }, listening())
  expect(stamped).toMatchObject({ digest: packed.digest, packed: stringifyJson(app) })
})

nightly('a packed file has its path in the repository in any spelling', async () => {
  const folder = repository({
    'apps/a.cwl': tool('a').replace('type: string', 'type: File, default: { class: File, path: d.txt }'),
    'apps/d.txt': '',
  })
  const link = join(temporaryFolder(), 'link')
  symlinkSync(folder, link)
  const packedFrom = (file: string) => pack({ ...optionsFor(folder, undefined), file, stamp: true }, listening())
  const plain = await packedFrom('apps/a.cwl')
  expect(plain).toMatchObject({
    exitCode: 0,
    path: 'apps/a.cwl',
    problems: [
      { code: 'local-default', file: 'apps/a.cwl', message: expect.stringContaining('the file apps/d.txt of') },
    ],
  })
  for (const file of [
    join(folder, 'apps/a.cwl'),
    './apps//a.cwl',
    `../${basename(folder)}/apps/a.cwl`,
    join(link, 'apps/a.cwl'),
  ]) {
    expect(await packedFrom(file)).toEqual(plain)
  }
})

test('names no commit if a linked or ignored file differs from it', async () => {
  const folder = committedRepository({ ...APPS, '.gitignore': 'made/\n', 'real/t.cwl': tool('t') })
  symlinkSync('../real/t.cwl', join(folder, 'apps/linked.cwl'))
  commit(folder, { 'apps/made.cwl': workflow('../made/t.cwl') })
  write(folder, { 'made/t.cwl': tool('made') })
  const stampFor = async (file: string) =>
    stampOf(
      parseJson((await pack({ ...optionsFor(folder, undefined), file, stamp: true }, listening())).packed ?? '{}'),
    )
  expect((await stampFor('apps/linked.cwl'))?.commit).toMatch(/^[0-9a-f]{40}$/)
  expect((await stampFor('apps/made.cwl'))?.commit).toBeUndefined()
  write(folder, { 'real/t.cwl': tool('other') })
  expect((await stampFor('apps/linked.cwl'))?.commit).toBeUndefined()
})

nightly.each(['--skip-worktree', '--assume-unchanged'])(
  'names no commit if a file with the git flag %s may differ from it',
  async (flag) => {
    const folder = committedRepository({
      'main.cwl': workflow('t.cwl'),
      't.cwl': tool('t'),
      'alone.cwl': tool('alone'),
    })
    git(folder, 'update-index', flag, 't.cwl')
    write(folder, { 't.cwl': tool('other') })
    const stampFor = async (file: string) =>
      stampOf(
        parseJson((await pack({ ...optionsFor(folder, undefined), file, stamp: true }, listening())).packed ?? '{}'),
      )
    expect((await stampFor('main.cwl'))?.commit).toBeUndefined()
    expect((await stampFor('alone.cwl'))?.commit).toMatch(/^[0-9a-f]{40}$/)
  },
)

test('a promotion of uncommitted files gives a notice, and one of a commit does not', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  expect(await promote({ ...options, apps: ['b'] }, listening())).toMatchObject({ exitCode: 0, notices: [] })
  write(folder, { 'apps/a.cwl': tool('a, in haste') })
  expect(await promote(options, listening())).toMatchObject({
    exitCode: 0,
    notices: ['a has uncommitted changes, so the installed app does not record a commit.'],
  })
  expect(stampOf(installed(platform, 'acme/dev/a'))?.commit).toBeUndefined()
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, result: 'unchanged', notices: [] })
})

nightly('an app that the platform refuses gives no notice about its commit', async () => {
  const platform = await startPlatform({ strictProjects: true })
  const folder = committedRepository(APPS)
  write(folder, { 'apps/a.cwl': tool('a, in haste') })
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  expect(await promote(options, listening())).toMatchObject({ exitCode: 5, counts: { failed: 2 }, notices: [] })
})

test('a commit that is made during the run is not named for any app', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const first = headOf(folder)
  const record = join(temporaryFolder(), 'record.json')
  const report = await promote(optionsFor(folder, platform.url, { stage: 'dev', record }), {
    ...listening(),
    progress: (event) => {
      if (event.kind === 'phase' && event.name === 'read') commit(folder, { 'apps/a.cwl': tool('a, later') })
    },
  })
  expect(report).toMatchObject({ exitCode: 0, counts: { created: 2 } })
  const [a, b] = [installed(platform, 'acme/dev/a'), installed(platform, 'acme/dev/b')]
  expect([a['label'], stampOf(a)?.commit, stampOf(b)?.commit, readRecord(record).commit]).toEqual([
    'a',
    undefined,
    first,
    first,
  ])
})

test('a new commit without changes sends no POST', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const options = optionsFor(folder, platform.url, { stage: 'dev' })
  await promote({ ...options, stamp: false }, listening())
  expect(stampOf(installed(platform, 'acme/dev/a'))).toBeUndefined()
  const posts = platform.store.countRequests('POST')
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
  commit(folder, { 'apps/a.cwl': `# a remark\n${tool('a')}` })
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
  expect(platform.store.countRequests('POST')).toBe(posts)
})

test('an approved plan is valid at another commit with the same apps, and its diffs omit the stamp', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(APPS)
  const out = join(temporaryFolder(), 'plan.json')
  const options = optionsFor(folder, platform.url, { stage: 'dev' })
  await promote(options, listening())
  commit(folder, { 'apps/a.cwl': tool('a, mended') })
  const planned = await plan({ ...options, out }, listening())
  expect(planned.apps[0]?.details?.diff).not.toContain('provenance')
  commit(folder, { 'README.md': 'x\n' })
  expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
    exitCode: 0,
    counts: { updated: 1, unchanged: 1 },
  })
})

test('a copy keeps the stamp of its source, also with require-same', async () => {
  const platform = await startPlatform()
  const folder = committedRepository({
    ...APPS,
    'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, require-same: repository }'),
  })
  await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
  const tested = stampOf(installed(platform, 'acme/dev/a'))
  commit(folder, { 'README.md': 'x\n' })
  expect(await promote(optionsFor(folder, platform.url, { stage: 'release' }), listening())).toMatchObject({
    exitCode: 0,
    counts: { created: 2 },
  })
  expect(tested?.commit).toMatch(/^[0-9a-f]{40}$/)
  expect(stampOf(installed(platform, 'acme/release/a'))).toEqual(tested)
})

describe('the revision note', () => {
  test('has repository, file and commit in one line, also for copies and rollbacks, without secrets', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    for (const project of ['dev', 'release']) platform.store.addProject({ owner: 'acme', project })
    const folder = committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') })
    git(folder, 'remote', 'add', 'origin', 'https://ghp_secret:x@example.org/acme/rnaseq.git?key=hidden')
    const note = (address: string) => platform.store.latest(parseAddress(address))?.notes
    const run = async (stage: string, more: Partial<RunOptions> = {}) =>
      promote({ ...optionsFor(folder, platform.url, { stage }), platform: 'seven-bridges', ...more }, listening())
    const line = (deed: string, commitHash: string): unknown =>
      expect.stringMatching(
        `^${deed} by cwl-promote ${VERSION}, repo: https://example.org/acme/rnaseq.git, file: apps/a.cwl, commit: ${commitHash}, digest: sha256:\\w{64}$`,
      )
    const first = headOf(folder)
    expect(await run('dev')).toMatchObject({ counts: { created: 1 } })
    expect(note('acme/dev/a')).toEqual(line('Installed', first))
    expect(await run('release')).toMatchObject({ counts: { created: 1 } })
    expect(note('acme/release/a')).toEqual(line('Copied from acme/dev/a', first))

    commit(folder, { 'apps/a.cwl': tool('b') })
    const record = join(temporaryFolder(), 'record.json')
    expect(await run('dev', { record })).toMatchObject({ counts: { updated: 1 } })
    expect(note('acme/dev/a')).toEqual(line('Installed', headOf(folder)))
    expect(await run('dev')).toMatchObject({ counts: { unchanged: 1 } })
    await rollback({ ...optionsFor(folder, platform.url), platform: 'seven-bridges', undo: record }, listening())
    expect(note('acme/dev/a')).toEqual(line('Rolled back', first))
    expect(platform.store.latest(parseAddress('acme/dev/a'))?.text).not.toMatch(/ghp_secret|hidden/)
    expect(await run('dev', { stamp: false })).toMatchObject({ counts: { updated: 1 } })
    expect(note('acme/dev/a')).toBe('')
  })
})
