import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import type { PullReport } from '../../src/commands/report.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { withoutStamp } from '../../src/cwl/packing/stamp.ts'
import { isObject, parseJson, stringifyJson, type JsonObject } from '../../src/json/index.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import type { PullOptions } from '../../src/options/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { DIALECT_NAMES, type DialectName } from '../../src/platform/types.ts'
import { commit, committedRepository, git } from '../support/git.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { listening, MANIFEST, optionsFor, tool, workflow } from './support.ts'

const TOOL = `${tool('a')}doc: about # short\n`
const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': TOOL, 'apps/w.cwl': workflow('a.cwl') }

interface Scene {
  readonly platform: LocalPlatform
  readonly folder: string
  readonly options: PullOptions
}

async function promoted(dialect: DialectName): Promise<Scene> {
  const platform = await startPlatform({ dialect })
  const folder = committedRepository(FILES)
  const options = optionsFor(folder, platform.url, { platform: dialect, reportExports: false, stage: 'dev' })
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { created: 2 } })
  return { platform, folder, options: { ...options, force: false } }
}

function edit({ platform }: Scene, app: string, change: (app: JsonObject) => JsonObject): void {
  const address = parseAddress(`acme/dev/${app}`)
  const value = parseJson(platform.store.latest(address)?.text ?? '{}')
  const { 'sbg:revisionNotes': _note, ...edited } = change(isObject(value) ? value : {})
  platform.store.install(address, stringifyJson(edited))
}

function cloned({ folder }: Scene, depth: number): string {
  const clone = temporaryFolder()
  git(clone, 'clone', '-q', ...(depth === 0 ? [] : ['--depth', String(depth)]), `file://${folder}`, 'here')
  return join(clone, 'here')
}

function read(folder: string, path: string): string {
  return readFileSync(join(folder, path), 'utf8')
}

function changed(folder: string): readonly string[] {
  return git(folder, 'diff', '--unified=0')
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line))
}

function appIn({ apps }: PullReport, name: string): PullReport['apps'][number] | undefined {
  return apps.find((app) => app.name === name)
}

const NEWER = { 'apps/a.cwl': TOOL.replace('"a"', '"newer"') }
const DOC = (app: JsonObject): JsonObject => ({ ...app, doc: 'mended in haste' })
const LABEL = (app: JsonObject): JsonObject => ({ ...app, label: 'theirs' })

describe.each(DIALECT_NAMES)('on a platform of the dialect %s', (dialect) => {
  const isNumbered = dialect === 'seven-bridges'

  test.each([0, 1])('an app that is only older than git has nothing to take over, at depth %i', async (depth) => {
    const scene = await promoted(dialect)
    commit(scene.folder, NEWER)
    const workingDirectory = cloned(scene, depth)
    for (const force of [false, true]) {
      const report = await pull({ ...scene.options, workingDirectory, force }, listening())
      expect([report.exitCode, report.written, ...report.apps.map(({ outcome, reason }) => [outcome, reason])]).toEqual(
        [0, false, ...['a', 'w'].map(() => ['unchanged', 'it is only older than git: there is nothing to take over'])],
      )
    }
    expect(git(workingDirectory, 'status', '--porcelain')).toBe('')
  })

  test('what was pulled and committed is no drift, also if git then changes the same place', async () => {
    const scene = await promoted(dialect)
    edit(scene, 'a', DOC)
    expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, written: true })
    const pulled = read(scene.folder, 'apps/a.cwl')
    commit(scene.folder, {})
    commit(scene.folder, { 'apps/a.cwl': pulled.replace('mended in haste', 'mended well') })
    const planned = await plan(scene.options, listening())
    const ofTool = planned.apps.find(({ name }) => name === 'a')
    expect([ofTool?.action, ofTool?.drift]).toEqual(['update', undefined])
    expect(appIn(await pull(scene.options, listening()), 'a')).toMatchObject({ outcome: 'unchanged' })
  })

  test.each([0, 1])('what the platform changed comes in, and what git changed stays, at depth %i', async (depth) => {
    const scene = await promoted(dialect)
    commit(scene.folder, NEWER)
    const workingDirectory = cloned(scene, depth)
    edit(scene, 'a', DOC)
    const options = { ...scene.options, workingDirectory }
    const report = await pull(options, listening())
    if (depth === 1 && !isNumbered) {
      expect([report.exitCode, appIn(report, 'a')?.outcome, changed(workingDirectory)]).toEqual([5, 'conflict', []])
      expect(appIn(report, 'a')?.reason).toMatch(
        /^it was installed from \w{12}, which is not in this clone\. Get the earlier commits: `fetch-depth: 0`.*, and this undoes \w{12}, or a commit before it \(.*label.*\); write it anyway with `--force`$/,
      )
      return
    }
    expect([report.exitCode, appIn(report, 'a')?.outcome]).toEqual([0, 'pulled'])
    expect(changed(workingDirectory)).toEqual(['-doc: about # short', '+doc: mended in haste # short'])
    expect(read(workingDirectory, 'apps/a.cwl')).toContain('label: "newer"')
    commit(workingDirectory, {})
    expect(await pull(options, listening())).toMatchObject({ exitCode: 0, written: false })
  })

  test('the same place changed on both sides is a conflict with both authors, and other apps are pulled', async () => {
    const scene = await promoted(dialect)
    const newer = commit(scene.folder, NEWER)
    commit(scene.folder, { 'README.md': 'x\n' })
    edit(scene, 'a', LABEL)
    edit(scene, 'w', DOC)
    const report = await pull(scene.options, listening())
    expect(report).toMatchObject({
      exitCode: 5,
      apps: [{ outcome: 'conflict', files: [] }, { outcome: 'pulled' }],
    })
    const author = isNumbered ? ' (revision 1 by local-user)' : ''
    expect(appIn(report, 'a')?.reason).toBe(
      `label: git has "newer" (${newer.slice(0, 12)}), and the platform "theirs"${author}`,
    )
    expect(changed(scene.folder)).toEqual(['+doc: mended in haste'])
    expect(await pull({ ...scene.options, force: true }, listening())).toMatchObject({ exitCode: 0 })
    expect(read(scene.folder, 'apps/a.cwl')).toContain('label: "theirs"')
  })

  test('a tool that is an app and a step is pulled into its file, and the workflow is only older', async () => {
    const scene = await promoted(dialect)
    edit(scene, 'a', DOC)
    const report = await pull(scene.options, listening())
    expect(report).toMatchObject({ exitCode: 0, apps: [{ outcome: 'pulled' }, { outcome: 'unchanged' }] })
    commit(scene.folder, {})
    expect(await plan(scene.options, listening())).toMatchObject({
      apps: [{ action: 'unchanged' }, { action: 'update' }],
    })
    expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, written: false })
  })

  test('two apps that changed other places of a shared file are both pulled, and of the same place neither', async () => {
    const scene = await promoted(dialect)
    const inTool =
      (change: (run: JsonObject) => JsonObject) =>
      (app: JsonObject): JsonObject => ({
        ...app,
        steps: (Array.isArray(app['steps']) ? app['steps'] : []).map((step: JsonObject) => ({
          ...step,
          run: change(Object(step['run'])),
        })),
      })
    edit(scene, 'a', DOC)
    edit(scene, 'w', inTool(LABEL))
    expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, written: true })
    expect(changed(scene.folder)).toEqual([
      '-label: "a"',
      '+label: "theirs"',
      '-doc: about # short',
      '+doc: mended in haste # short',
    ])
    git(scene.folder, 'checkout', '-q', '.')
    edit(
      scene,
      'w',
      inTool((run) => ({ ...run, doc: 'in another way' })),
    )
    const reason = expect.stringContaining('both changed apps/a.cwl, and differently')
    expect(await pull(scene.options, listening())).toMatchObject({
      exitCode: 5,
      written: false,
      apps: [
        { outcome: 'conflict', reason },
        { outcome: 'conflict', reason },
      ],
    })
  })

  test('without a note, what would undo a commit is named, and written only by force', async () => {
    const scene = await promoted(dialect)
    commit(scene.folder, { 'README.md': 'x\n' })
    const newer = commit(scene.folder, NEWER)
    // The platform keeps earlier revisions with notes: this app has none.
    const text = scene.platform.store.latest(parseAddress('acme/dev/a'))?.text ?? ''
    const { 'sbg:revisionNotes': _note, ...bare } = withoutStamp(parseJson(text) as JsonObject)
    const foreign = await startPlatform({ dialect })
    foreign.store.install(parseAddress('acme/dev/a'), stringifyJson(DOC(bare)))
    const options = { ...scene.options, baseUrl: foreign.url, apps: ['a'] }
    const report = await pull(options, listening())
    expect([report.exitCode, appIn(report, 'a')?.reason]).toEqual([
      5,
      `no note on it shows what was installed, and this undoes ${newer.slice(0, 12)} (label); write it anyway with \`--force\``,
    ])
    expect(changed(scene.folder)).toEqual([])
    git(scene.folder, 'checkout', '-q', 'HEAD~1')
    expect(await pull({ ...options, dryRun: true }, listening())).toMatchObject({ apps: [{ outcome: 'pulled' }] })
    git(scene.folder, 'checkout', '-q', 'main')
    expect(await pull({ ...options, force: true }, listening())).toMatchObject({ exitCode: 0 })
    expect(read(scene.folder, 'apps/a.cwl')).toContain('label: "a"')
  })

  test('an edit that was pulled is no drift when git goes on', async () => {
    const scene = await promoted(dialect)
    edit(scene, 'a', DOC)
    await pull(scene.options, listening())
    commit(scene.folder, {
      'cwl-promote.yml': MANIFEST.replace('acme/dev }', 'acme/dev, rules: { drift: refuse } }'),
    })
    commit(scene.folder, { 'apps/w.cwl': `${FILES['apps/w.cwl']}doc: more\n` })
    commit(scene.folder, { 'apps/a.cwl': read(scene.folder, 'apps/a.cwl').replace('"a"', '"newer"') })
    expect(await promote(scene.options, listening())).toMatchObject({ exitCode: 0, counts: { updated: 2 } })
  })
})

test('a second edit of the same place is pulled, where the platform shows that git has the first', async () => {
  const scene = await promoted('seven-bridges')
  for (const label of ['first', 'second']) {
    edit(scene, 'a', (app) => ({ ...app, label }))
    expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, written: true })
    commit(scene.folder, {})
  }
})

test('an edit that goes back to what was promoted, after another was pulled, is an edit', async () => {
  const scene = await promoted('seven-bridges')
  edit(scene, 'a', (app) => DOC(LABEL(app)))
  await pull(scene.options, listening())
  commit(scene.folder, {})
  edit(scene, 'a', (app) => ({ ...app, doc: 'about' }))
  commit(scene.folder, { 'apps/a.cwl': `${read(scene.folder, 'apps/a.cwl')}stdout: out.txt\n` })
  const planned = await plan(scene.options, listening())
  expect(planned.apps.find(({ name }) => name === 'a')?.drift).toBeDefined()
  expect(appIn(await pull(scene.options, listening()), 'a')).toMatchObject({ outcome: 'pulled' })
  expect(changed(scene.folder)).toEqual(['-doc: mended in haste # short', '+doc: about # short'])
})

test('what a rollback restores after its edit was pulled has nothing to take over', async () => {
  const scene = await promoted('seven-bridges')
  const record = join(temporaryFolder(), 'record.json')
  edit(scene, 'a', LABEL)
  await pull(scene.options, listening())
  const pulled = read(scene.folder, 'apps/a.cwl')
  commit(scene.folder, {})
  commit(scene.folder, { 'apps/a.cwl': pulled.replace('doc: about', 'doc: better') })
  await promote({ ...scene.options, record }, listening())
  expect(await rollback({ ...scene.options, undo: record }, listening())).toMatchObject({ exitCode: 0 })
  const planned = await plan(scene.options, listening())
  expect(planned.apps.map(({ action, drift }) => [action, drift])).toEqual([
    ['update', undefined],
    ['update', undefined],
  ])
  expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, written: false })
})

test('an edit of a copy that is in the app it is copied from is no drift', async () => {
  const scene = await promoted('seven-bridges')
  const release = { ...scene.options, stage: 'release' }
  await promote(release, listening())
  const address = parseAddress('acme/release/a')
  scene.platform.store.install(address, (scene.platform.store.latest(address)?.text ?? '').replace('about', 'mended'))
  expect((await plan(release, listening())).apps[0]?.drift).toBeDefined()
  commit(scene.folder, { 'apps/a.cwl': `${TOOL.replace('about', 'mended')}stdout: out.txt\n` })
  await promote(scene.options, listening())
  const [copied] = (await plan(release, listening())).apps
  expect([copied?.action, copied?.drift]).toEqual(['update', undefined])
})

test('an edit that git took back after it was pulled is not pulled again', async () => {
  const scene = await promoted('seven-bridges')
  edit(scene, 'a', DOC)
  await pull(scene.options, listening())
  commit(scene.folder, {})
  commit(scene.folder, { 'apps/a.cwl': TOOL })
  const [planned] = (await plan(scene.options, listening())).apps
  expect([planned?.action, planned?.drift]).toEqual(['update', undefined])
  expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, written: false })
})

test('a layout and a text are edited: the text is pulled', async () => {
  const scene = await promoted('seven-bridges')
  commit(scene.folder, NEWER)
  edit(scene, 'w', (app) => {
    const steps = (Array.isArray(app['steps']) ? app['steps'] : []).map((step: unknown) =>
      Object.assign({}, step, { 'sbg:x': 1 }),
    )
    return { ...DOC(app), steps, $namespaces: { ...Object(app['$namespaces']), sbg: 'https://sevenbridges.com' } }
  })
  expect(await pull(scene.options, listening())).toMatchObject({ exitCode: 0, apps: [{}, { outcome: 'pulled' }] })
  expect(changed(scene.folder)).toEqual(['+doc: mended in haste'])
})
