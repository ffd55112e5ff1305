import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { promote } from '../../../src/commands/promote.ts'
import type { AppReport, PromotionReport } from '../../../src/commands/report.ts'
import { rollback } from '../../../src/commands/rollback.ts'
import { withoutStamp } from '../../../src/cwl/packing/stamp.ts'
import { isObject, parseJson, stringifyJson, type JsonObject } from '../../../src/json/index.ts'
import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import type { RunOptions } from '../../../src/options/options.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { DIALECT_NAMES, type DialectName } from '../../../src/platform/types.ts'
import { linesOf, listening, MANIFEST, optionsFor, tool, workflow, write } from '../../commands/support.ts'
import { commit, committedRepository, git } from '../../support/git.ts'
import { startPlatform, temporaryFolder } from '../../support/local-platform.ts'

const RULED = MANIFEST.replace('acme/dev }', 'acme/dev, rules: { drift: refuse } }')
const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': workflow('../tools/b.cwl'), 'tools/b.cwl': tool('b') }
const NEWER = { 'tools/b.cwl': tool('newer') }

interface Scene {
  readonly platform: LocalPlatform
  readonly folder: string
  readonly options: RunOptions
}

async function promoted(dialect: DialectName): Promise<Scene> {
  const platform = await startPlatform({ dialect })
  const folder = committedRepository(FILES)
  const options = optionsFor(folder, platform.url, { platform: dialect, reportExports: false, stage: 'dev' })
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { created: 1 } })
  return { platform, folder, options }
}

function installed({ platform }: Scene, target = 'acme/dev/a'): JsonObject {
  const value = parseJson(platform.store.latest(parseAddress(target))?.text ?? '{}')
  return isObject(value) ? value : {}
}

/** As a person does in the editor, which writes another note, or with the API, which keeps what is in the description. */
function edit(scene: Scene, change: (app: JsonObject) => JsonObject, note?: string): void {
  const app = change(installed(scene))
  const noted = note === undefined ? app : { ...app, 'sbg:revisionNotes': note }
  scene.platform.store.install(parseAddress('acme/dev/a'), stringifyJson(noted))
}

const TEXT = (app: JsonObject): JsonObject => ({ ...app, doc: 'mended in haste' })
const LAYOUT = (app: JsonObject): JsonObject => ({
  ...app,
  'sbg:canvas_zoom': 0.5,
  'sbg:canvas_x': 7,
  $namespaces: { ...(isObject(app['$namespaces']) ? app['$namespaces'] : {}), sbg: 'https://sevenbridges.com' },
  steps: (Array.isArray(app['steps']) ? app['steps'] : []).map((step: unknown) =>
    Object.assign({}, step, { 'sbg:x': 100, 'sbg:y': 20 }),
  ),
})

/** The clone that a workflow makes. */
function cloned({ folder }: Scene, depth: number): string {
  const clone = temporaryFolder()
  git(clone, 'clone', '-q', ...(depth === 0 ? [] : ['--depth', String(depth)]), `file://${folder}`, 'here')
  return join(clone, 'here')
}

const THE_APP: (report: PromotionReport) => AppReport | undefined = ({ apps }) => apps[0]

describe.each(DIALECT_NAMES)('on a platform of the dialect %s', (dialect) => {
  const byEditor = dialect === 'documented' ? undefined : ''

  test.each([
    ['git has not changed', 0, {}],
    ['git has not changed', 1, {}],
    ['git is newer', 0, NEWER],
    ['git is newer', 1, NEWER],
  ])('an edit is known where %s and the clone has depth %i', async (_, depth, files) => {
    const scene = await promoted(dialect)
    commit(scene.folder, { ...files, 'README.md': 'x\n' })
    const options = { ...scene.options, workingDirectory: cloned(scene, depth) }
    edit(scene, TEXT, byEditor)
    const drift =
      byEditor === undefined ? 'it is not what cwl-promote installed' : 'revision 1 was not installed by cwl-promote'
    const planned = await promote({ ...options, dryRun: true }, listening())
    expect(THE_APP(planned)).toMatchObject({ action: 'update', drift: { reason: expect.stringContaining(drift) } })

    write(options.workingDirectory, { 'cwl-promote.yml': RULED })
    const posts = scene.platform.store.countRequests('POST')
    expect(await promote(options, listening())).toMatchObject({
      exitCode: 4,
      apps: [
        { reason: expect.stringMatching(/^rule `drift`: .*; take it over with `cwl-promote pull`, or replace it/) },
      ],
    })
    expect(scene.platform.store.countRequests('POST')).toBe(posts)
    expect(await promote({ ...options, acceptDrift: true }, listening())).toMatchObject({ counts: { updated: 1 } })
    expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { unchanged: 1 } })
  })

  test.each([0, 1])('an app that nobody edited is updated under the rule, at depth %i', async (depth) => {
    const scene = await promoted(dialect)
    commit(scene.folder, { ...NEWER, 'cwl-promote.yml': RULED })
    const report = await promote({ ...scene.options, workingDirectory: cloned(scene, depth) }, listening())
    expect(report).toMatchObject({ exitCode: 0, counts: { updated: 1 } })
    expect(THE_APP(report)?.drift).toBeUndefined()
    expect(report.notices.join('')).not.toContain('is not known')
  })

  test('an edit that the API made, with the note of the revision, is known', async () => {
    const scene = await promoted(dialect)
    edit(scene, TEXT)
    expect(THE_APP(await promote({ ...scene.options, dryRun: true }, listening()))?.drift?.reason).toContain(
      'is not what cwl-promote installed',
    )
  })

  test('an older note, or none, is counted, and refused by the rule until it is accepted once', async () => {
    const first = await promoted(dialect)
    const platform = await startPlatform({ dialect })
    const scene = { ...first, platform, options: { ...first.options, baseUrl: platform.url } }
    const app = { ...withoutStamp(installed(first)), 'sbg:revisionNotes': 'Installed by cwl-promote 0.0.1' }
    platform.store.install(parseAddress('acme/dev/a'), stringifyJson(app))
    commit(scene.folder, { ...NEWER, 'cwl-promote.yml': RULED })
    const refused = await promote(scene.options, listening())
    expect(refused).toMatchObject({ exitCode: 4, apps: [{ drift: { unmarked: true } }] })
    expect(THE_APP(refused)?.reason).toContain('accept it once with the input `accept-drift`')
    expect(refused.notices).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^1 app to update was not installed by this version of cwl-promote/),
      ]),
    )
    expect(await promote({ ...scene.options, acceptDrift: true }, listening())).toMatchObject({
      counts: { updated: 1 },
    })
    commit(scene.folder, { 'tools/b.cwl': tool('newest') })
    expect(await promote(scene.options, listening())).toMatchObject({ exitCode: 0, counts: { updated: 1 } })
  })

  test('a copy of an edited app is what the promotion left', async () => {
    const scene = await promoted(dialect)
    edit(scene, TEXT, byEditor)
    commit(scene.folder, {
      'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, rules: { drift: refuse } }'),
    })
    const release = { ...scene.options, stage: 'release' }
    expect(await promote(release, listening())).toMatchObject({ exitCode: 0, counts: { created: 1 } })
    edit(scene, (app) => ({ ...app, label: 'again' }), byEditor)
    const planned = await promote({ ...release, dryRun: true }, listening())
    expect(THE_APP(planned)).toMatchObject({
      action: 'update',
      reason:
        byEditor === undefined
          ? 'dev has another version, made on the platform'
          : 'dev has revision 2, made on the platform by local-user',
    })
    expect(THE_APP(planned)?.changedFiles).toBeUndefined()
    const report = await promote(release, listening())
    expect([report.exitCode, ...linesOf(report)]).toEqual([0, 'a update → updated'])
    expect(installed(scene, 'acme/release/a')['label']).toBe('again')
  })
})

test('of two equal promotions at once, one installs and the other finds the app installed', async () => {
  const scene = await promoted('seven-bridges')
  commit(scene.folder, NEWER)
  const reports = await Promise.all([1, 2].map(async () => promote(scene.options, listening())))
  const outcomes = reports.map((report) => THE_APP(report)).toSorted((one) => (one?.outcome === 'updated' ? -1 : 1))
  expect(outcomes).toMatchObject([
    { outcome: 'updated' },
    { outcome: 'unchanged', reason: expect.stringContaining('already installed') },
  ])
  expect(scene.platform.store.revisions(parseAddress('acme/dev/a'))).toHaveLength(2)
})

test('a rollback of an old record names what was promoted since', async () => {
  const scene = await promoted('documented')
  const record = join(temporaryFolder(), 'record.json')
  commit(scene.folder, NEWER)
  await promote({ ...scene.options, record }, listening())
  const newest = commit(scene.folder, { 'tools/b.cwl': tool('newest') })
  await promote(scene.options, listening())
  const reason = async (): Promise<string | undefined> =>
    THE_APP(await rollback({ ...scene.options, undo: record }, listening()))?.reason
  expect(await reason()).toContain(`acme/dev/a was promoted again from ${newest.slice(0, 12)}: it is sha256:`)
  edit(scene, TEXT)
  expect(await reason()).toContain('acme/dev/a was edited since')
})

test('a new layout alone is no drift, also with a change in git, and it is kept', async () => {
  const scene = await promoted('seven-bridges')
  edit(scene, LAYOUT, '')
  commit(scene.folder, { 'cwl-promote.yml': RULED })
  expect(await promote(scene.options, listening())).toMatchObject({ exitCode: 0, counts: { unchanged: 1 } })
  commit(scene.folder, NEWER)
  const report = await promote(scene.options, listening())
  expect([report.exitCode, THE_APP(report)?.drift]).toEqual([0, undefined])
  expect(installed(scene)).toMatchObject({
    steps: [{ 'sbg:x': 100, 'sbg:y': 20, run: { label: 'newer' } }],
  })
  // What it kept does not count the next time either.
  edit(scene, (app) => stripLayout(app), '')
  commit(scene.folder, { 'tools/b.cwl': tool('newest') })
  expect(await promote(scene.options, listening())).toMatchObject({ exitCode: 0, counts: { updated: 1 } })
})

function stripLayout(app: JsonObject): JsonObject {
  const value = parseJson(stringifyJson(app).replaceAll(/"sbg:[xy]":\d+,|,"sbg:[xy]":\d+/g, ''))
  return isObject(value) ? value : {}
}

test('an app of a commit that the clone lacks may be newer, which the promotion says', async () => {
  const scene = await promoted('seven-bridges')
  const theirs = cloned(scene, 0)
  commit(theirs, NEWER)
  const newer = await promote({ ...scene.options, workingDirectory: theirs }, listening())
  expect(newer).toMatchObject({ counts: { updated: 1 } })
  commit(scene.folder, { 'tools/b.cwl': tool('mine') })
  expect((await promote(scene.options, listening())).notices).toContainEqual(
    expect.stringMatching(/^a was installed from commit [0-9a-f]{12}, which this clone does not have\./),
  )
})
