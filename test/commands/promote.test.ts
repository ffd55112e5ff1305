import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'

import { doctor } from '../../src/commands/doctor.ts'
import { exports } from '../../src/commands/exports.ts'
import { init } from '../../src/commands/init.ts'
import { pack } from '../../src/commands/pack.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import type { ProgressEvent } from '../../src/commands/run/context.ts'
import { validate } from '../../src/commands/validate.ts'
import { packDocument } from '../../src/cwl/pack.ts'
import { withoutStamp } from '../../src/cwl/packing/stamp.ts'
import { openWorkspace } from '../../src/files/workspace.ts'
import { parseJson, sameJson, type JsonValue } from '../../src/json/index.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { json, startAnsweringServer } from '../platform/answering-server.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import {
  answeredIndex,
  BROKEN,
  linesOf,
  listening,
  MANIFEST,
  optionsFor,
  OUTSIDE_GIT,
  repository,
  tool,
  whileInstalling,
  workflow,
  write,
} from './support.ts'

const APPS = {
  'cwl-promote.yml': MANIFEST,
  'apps/a.cwl': tool('a'),
  'apps/b.cwl': tool('b'),
  'apps/c.cwl': workflow('b.cwl'),
}

/** What stands there, less the note on where it came from. */
function installed(platform: LocalPlatform, address: string): JsonValue | undefined {
  const latest = platform.store.latest(parseAddress(address))
  return latest === undefined ? undefined : withoutStamp(parseJson(latest.text))
}

async function packed(folder: string, path: string): Promise<JsonValue> {
  const packing = await packDocument(openWorkspace(folder), path)
  if (!packing.ok) throw new Error(`${path} has errors`)
  return packing.description
}

describe('promoting files', () => {
  test('installs the output of pack and reports it', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const report = await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    expect(report).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      stage: 'dev',
      project: 'acme/dev',
      counts: { created: 3, create: 3, unchanged: 0 },
    })
    expect(linesOf(report)).toEqual(['a create → created', 'b create → created', 'c create → created'])
    for (const name of ['a', 'b', 'c']) {
      const there = installed(platform, `acme/dev/${name}`)
      expect(there !== undefined && sameJson(there, await packed(folder, `apps/${name}.cwl`))).toBe(true)
    }
  })

  test('needs no file any more once it installs, so a long step never starts it again', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const gone = (event: ProgressEvent): void => {
      if (event.kind === 'phase' && event.name === 'install') rmSync(folder, { recursive: true })
    }
    const record = join(temporaryFolder(), 'record.json')
    const options = optionsFor(folder, platform.url, { stage: 'dev', record })
    expect(await promote(options, { ...listening(), progress: gone })).toMatchObject({
      exitCode: 0,
      result: 'promoted',
    })
  })

  test('a second time changes nothing and sends no POST', async () => {
    const platform = await startPlatform()
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev' })
    await promote(options, listening())
    const posts = platform.store.countRequests('POST')
    const report = await promote(options, listening())
    expect(report).toMatchObject({ exitCode: 0, result: 'unchanged', counts: { unchanged: 3 } })
    expect(platform.store.countRequests('POST')).toBe(posts)
  })

  test('sends only changed apps, also after a change in a shared file', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    await promote(options, listening())
    write(folder, { 'apps/b.cwl': tool('b, mended') })
    expect(linesOf(await promote(options, listening()))).toEqual([
      'a unchanged → unchanged',
      'b update → updated',
      'c update → updated',
    ])
  })

  test('with dryRun only plans', async () => {
    const platform = await startPlatform()
    const report = await promote(
      optionsFor(repository(APPS), platform.url, { stage: 'dev', dryRun: true }),
      listening(),
    )
    expect(report).toMatchObject({
      command: 'promote',
      exitCode: 0,
      result: 'planned',
      counts: { create: 3, created: 0 },
    })
    expect(report.exports).toBeUndefined()
    expect(platform.store.countRequests('POST')).toBe(0)
  })

  test('is refused offline, where only a plan is possible', async () => {
    const options = optionsFor(repository(APPS), undefined, { stage: 'dev', offline: 'there is no network' })
    expect(await promote(options, listening())).toMatchObject({
      exitCode: 2,
      result: 'failed',
      failure: { code: 'usage', message: expect.stringContaining('`offline`') },
    })
    expect(await promote({ ...options, dryRun: true }, listening())).toMatchObject({
      exitCode: 0,
      notices: [expect.stringContaining('there is no network')],
    })
  })

  test('works without a configuration file', async () => {
    const platform = await startPlatform()
    const report = await promote(
      optionsFor(repository({ 'x/a.cwl': tool('a') }), platform.url, { files: ['x'], project: 'acme/dev' }),
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 0, stage: null, project: 'acme/dev', notices: [OUTSIDE_GIT] })
    expect(report.apps).toMatchObject([
      { name: 'a', target: 'acme/dev/a', source: 'x/a.cwl', sourceKind: 'file', outcome: 'created' },
    ])
  })

  test('gives a notice of apps whose names differ only in case', async () => {
    const { url } = await startPlatform()
    const manifest =
      'version: 1\nstages: { dev: { project: acme/dev } }\napps:\n  - { path: a.cwl, names: { dev: [Align, align, sort] } }\n'
    const folder = repository({ 'cwl-promote.yml': manifest, 'a.cwl': tool('a') })
    expect((await plan(optionsFor(folder, url, { stage: 'dev' }), listening())).notices).toContainEqual(
      expect.stringMatching(/^These are different apps, .*: acme\/dev\/Align and acme\/dev\/align\.$/),
    )
  })

  test('gives a notice that the configuration is not read when a project is given', async () => {
    const platform = await startPlatform()
    const folder = repository({
      '.github/cwl-promote.yml': MANIFEST,
      'apps/a.cwl': tool('a'),
    })
    const options = optionsFor(folder, platform.url, { files: ['apps'], project: 'acme/dev' })
    const notices = [
      '.github/cwl-promote.yml is not read, because `project` is used in place of it: its rules and checks do not apply.',
    ]
    expect(await promote(options, listening())).toMatchObject({ exitCode: 0, notices: [...notices, OUTSIDE_GIT] })
    expect(await plan(options, listening())).toMatchObject({ exitCode: 0, notices })
    expect(await pull({ ...options, force: false }, listening())).toMatchObject({ exitCode: 0, notices })
  })

  test.each(['documented', 'seven-bridges'] as const)(
    'accepts a dot in a name on %s only if the platform does',
    async (dialect) => {
      const platform = await startPlatform({ dialect })
      const files = { 'bwa.mem-2.cwl': tool('a'), 'x y.cwl': tool('b') }
      const options = optionsFor(repository(files), platform.url, {
        project: 'acme/dev',
        files: ['.'],
        platform: dialect,
      })
      const report = await promote(options, listening())
      expect(platform.store.countRequests('POST')).toBe(dialect === 'documented' ? 2 : 0)
      if (dialect === 'seven-bridges')
        expect(report).toMatchObject({
          exitCode: 2,
          failure: { message: expect.stringContaining('"bwa.mem-2"'), fix: expect.stringContaining('"bwa-mem-2"') },
        })
    },
  )

  test('works in the seven-bridges dialect, whose answers have keys of the platform', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const folder = repository(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev', platform: 'seven-bridges' })
    expect(await promote(options, listening())).toMatchObject({ result: 'promoted', counts: { created: 3 } })
    expect(await promote(options, listening())).toMatchObject({ result: 'unchanged' })
    write(folder, { 'apps/a.cwl': tool('a, mended') })
    expect(await promote(options, listening())).toMatchObject({
      result: 'promoted',
      counts: { updated: 1, unchanged: 2 },
    })
  })

  test('keeps apps that others installed after they were read', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const folder = repository(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev', platform: 'seven-bridges', apps: ['a'] })
    await promote(options, listening())
    write(folder, { 'apps/a.cwl': tool('a, mended') })
    const theirs = '{"class":"CommandLineTool","label":"theirs"}'
    const record = join(temporaryFolder(), 'record.json')
    const report = await promote({ ...options, record }, whileInstalling(platform, ['acme/dev/a'], theirs))
    expect(report).toMatchObject({
      exitCode: 5,
      counts: { failed: 1, unknown: 0 },
      apps: [{ outcome: 'failed', reason: expect.stringContaining('409') }],
    })
    expect([report.recordFile, existsSync(record), platform.store.latest(parseAddress('acme/dev/a'))?.text]).toEqual([
      undefined,
      false,
      theirs,
    ])
  })

  nightly('reports apps unchanged that another run has installed since, with any verification', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const folder = repository(APPS)
    const elsewhere = repository({ 'elsewhere/a.cwl': tool('a') })
    const options = optionsFor(folder, platform.url, { stage: 'dev', platform: 'seven-bridges', verify: 'read-back' })
    const other = optionsFor(elsewhere, platform.url, {
      project: 'acme/other',
      files: ['elsewhere'],
      platform: 'seven-bridges',
    })
    await promote(other, listening())
    const theirs = platform.store.latest(parseAddress('acme/other/a'))?.text ?? ''
    expect(theirs).toContain('elsewhere/a.cwl')
    const record = join(temporaryFolder(), 'record.json')
    const report = await promote({ ...options, record }, whileInstalling(platform, ['acme/dev/a'], theirs))
    expect(report).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      counts: { create: 3, created: 2, unchanged: 1, failed: 0 },
    })
    expect(linesOf(report)).toEqual(['a create → unchanged', 'b create → created', 'c create → created'])
    expect(report.apps[0]).toMatchObject({
      reason: 'already installed: another run has installed the same since it was read',
    })
    expect(readRecord(record).apps.map(({ name }) => name)).toEqual(['b', 'c'])
    expect(platform.store.revisions(parseAddress('acme/dev/a'))).toHaveLength(1)
  })
})

describe('promoting by copy', () => {
  test('installs the app of the earlier stage, not the one of the repository', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    const before = await packed(folder, 'apps/a.cwl')
    write(folder, { 'apps/a.cwl': tool('not tested yet') })
    const report = await promote(optionsFor(folder, platform.url, { stage: 'release' }), listening())
    expect(report).toMatchObject({ exitCode: 0, result: 'promoted', counts: { created: 3 } })
    expect(report.apps[0]).toMatchObject({ source: 'acme/dev/a', sourceKind: 'app', target: 'acme/release/a' })
    const there = installed(platform, 'acme/release/a')
    expect(there !== undefined && sameJson(there, before)).toBe(true)
  })

  test('blocks a missing app and continues with the others', async () => {
    const platform = await startPlatform()
    await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev', apps: ['a'] }), listening())
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'release' }), listening())
    expect(linesOf(report)).toEqual(['a create → created', 'b blocked → skipped', 'c blocked → skipped'])
    expect(report).toMatchObject({ exitCode: 5, result: 'failed', counts: { created: 1, blocked: 2, skipped: 2 } })
    expect(report.apps[1]?.reason).toBe('there is no app acme/dev/b to copy: promote it to the stage dev first')
  })

  test.each<readonly [what: string, description: object, reason: string]>([
    [
      'an error of a proxy',
      { error: 'session expired' },
      'it holds no valid CWL: this is not a CWL process: it has neither class nor cwlVersion',
    ],
    ['nothing', {}, 'reading acme/dev/b: the answer has no description: it is an empty object'],
    [
      'a tool without outputs',
      { cwlVersion: 'v1.2', class: 'CommandLineTool', inputs: [] },
      'it holds no valid CWL: CommandLineTool needs the field "outputs": a list of maps (CommandOutputParameter)',
    ],
    [
      'a step that runs a file of this repository',
      {
        cwlVersion: 'v1.2',
        class: 'Workflow',
        inputs: [],
        outputs: [],
        steps: [{ id: 's', run: 'apps/a.cwl', in: [], out: [] }],
      },
      'it holds no valid CWL: apps/a.cwl is not a part of the description',
    ],
  ])('blocks an app that is not valid CWL and continues with the others: %s', async (_what, description, reason) => {
    const platform = await startPlatform()
    await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev', apps: ['a', 'c'] }), listening())
    platform.store.install(parseAddress('acme/dev/b'), JSON.stringify(description))
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'release' }), listening())
    expect(linesOf(report)).toEqual(['a create → created', 'b blocked → skipped', 'c create → created'])
    expect(report).toMatchObject({ exitCode: 5, result: 'failed' })
    expect(report.apps[1]?.reason).toBe(`acme/dev/b cannot be copied: ${reason}`)
    expect(installed(platform, 'acme/release/b')).toBeUndefined()
  })

  nightly.each(['draft-2', 'sbg:draft-2', 'v2.0'])(
    'copies an app of a version that cannot be checked: %s',
    async (cwlVersion) => {
      const platform = await startPlatform()
      platform.store.install(
        parseAddress('acme/dev/a'),
        JSON.stringify({ cwlVersion, class: 'CommandLineTool', inputs: [{ id: '#x', type: ['null'] }], outputs: [] }),
      )
      const report = await promote(
        optionsFor(repository({}), platform.url, { copyFrom: 'acme/dev', project: 'acme/release', apps: ['a'] }),
        listening(),
      )
      expect(report).toMatchObject({ exitCode: 0, counts: { created: 1 } })
    },
  )

  nightly('copies an app that exceeds a limit of this repository', async () => {
    const platform = await startPlatform()
    const deep = `${'['.repeat(50)}${']'.repeat(50)}`
    platform.store.install(
      parseAddress('acme/dev/a'),
      `{"cwlVersion":"v1.2","class":"CommandLineTool","inputs":[],"outputs":[],"$namespaces":{"x":"http://example.com/"},"x:y":${deep}}`,
    )
    const folder = repository({
      'apps/a.cwl': tool('a'),
      'cwl-promote.yml': dedent`
        version: 1
        limits: { depth: 20 }
        stages: { dev: { project: acme/dev }, release: { project: acme/release, from: dev } }
        apps: [{ path: apps/a.cwl }]
      `,
    })
    expect(await promote(optionsFor(folder, platform.url, { stage: 'release' }), listening())).toMatchObject({
      exitCode: 0,
      counts: { created: 1 },
    })
  })

  test('accepts apps of other tools: in short forms, as a graph, with local defaults', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const short = {
      cwlVersion: 'v1.0',
      class: 'CommandLineTool',
      inputs: { x: 'File?', y: { type: 'File', default: { class: 'File', location: '../data/y.fa' } } },
      outputs: {},
      'sbg:license': 'MIT',
      $namespaces: { sbg: 'https://sevenbridges.com' },
    }
    const step = { id: 'say', 'sbg:x': 1.5, run: { ...short, id: 'acme/dev/tool/3' }, in: [], out: [] }
    const apps = {
      short,
      nested: { ...short, class: 'Workflow', inputs: [], steps: [step] },
      graph: {
        cwlVersion: 'v1.2',
        $graph: [
          {
            id: '#main',
            class: 'Workflow',
            inputs: [],
            outputs: [],
            steps: [{ id: 's', run: '#tool', in: [], out: [] }],
          },
          { id: '#tool', class: 'CommandLineTool', inputs: [], outputs: [] },
        ],
      },
    }
    for (const [name, description] of Object.entries(apps))
      platform.store.install(parseAddress(`acme/dev/${name}`), JSON.stringify(description))
    const options = optionsFor(repository({}), platform.url, {
      copyFrom: 'acme/dev',
      project: 'acme/release',
      apps: Object.keys(apps),
      platform: 'seven-bridges',
    })
    expect(linesOf(await promote(options, listening()))).toEqual([
      'short create → created',
      'nested create → created',
      'graph create → created',
    ])
  })
})

describe('an error of the platform', () => {
  test('for one app fails only that app, and a rerun installs it', async () => {
    const platform = await startPlatform({
      faults: [{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/dev/b' }],
    })
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev' })
    const report = await promote(options, listening())
    expect(linesOf(report)).toEqual(['a create → created', 'b create → failed', 'c create → created'])
    expect(report).toMatchObject({
      exitCode: 5,
      result: 'failed',
      failure: { code: 'apps-failed', message: '1 of 3 apps failed: b' },
    })
    platform.faults.set([])
    expect(linesOf(await promote(options, listening()))).toEqual([
      'a unchanged → unchanged',
      'b create → created',
      'c unchanged → unchanged',
    ])
  })

  test('for every read ends the run before the first install', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'redirect', method: 'GET', path: '/v2/apps/acme/dev' }] })
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev' }), listening())
    expect(report).toMatchObject({ exitCode: 1, result: 'failed' })
    expect(report.failure?.message).toContain('reading acme/dev/')
    expect(linesOf(report)).toEqual(['a unknown → skipped', 'b unknown → skipped', 'c unknown → skipped'])
    expect(platform.store.countRequests('POST')).toBe(0)
  })

  test('for a wrong token is reported without the token', async () => {
    const platform = await startPlatform()
    const report = await promote(
      optionsFor(repository(APPS), platform.url, { stage: 'dev', token: 'wrong-canary-token' }),
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 1, result: 'failed', failure: { code: 'credentials' } })
    expect(inspect(report, { depth: null, showHidden: true })).not.toContain('wrong-canary-token')
  })

  test('that answers with another description fails the app', async () => {
    const server = await startAnsweringServer((seen, response) => {
      if (!answeredIndex(seen, response))
        json(response, seen.method === 'GET' ? 404 : 201, { class: 'Workflow', note: 'not yours' })
    })
    const report = await promote(
      optionsFor(repository({ 'a.cwl': tool('a') }), server.url, {
        files: ['a.cwl'],
        project: 'acme/dev',
        reportExports: false,
      }),
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 5, counts: { failed: 1 } })
    expect(report.apps[0]?.reason).toMatch(
      / with another description \(sha256:\w+\) than the one sent \(sha256:\w+\): it lacks .*\$namespaces, .*; it adds note; it changes class$/,
    )
  })

  test.each([
    [
      'drops the stamp',
      ['$namespaces', 'cwl-promote:provenance'],
      /^the platform answered with what was sent, but for the note on where the app came from; `stamp: false` /,
    ],
    ['drops only the field of the stamp', ['cwl-promote:provenance'], /: it lacks cwl-promote:provenance$/],
  ])('is explained when the platform %s', async (_what, dropped, reason) => {
    const server = await startAnsweringServer((seen, response) => {
      if (answeredIndex(seen, response)) return
      if (seen.method === 'GET') json(response, 404, {})
      else
        json(
          response,
          201,
          Object.fromEntries(Object.entries(JSON.parse(seen.body) as object).filter(([key]) => !dropped.includes(key))),
        )
    })
    const report = await promote(
      optionsFor(repository({ 'a.cwl': tool('a') }), server.url, {
        files: ['a.cwl'],
        project: 'acme/dev',
        reportExports: false,
      }),
      listening(),
    )
    expect(report.apps).toEqual([expect.objectContaining({ outcome: 'failed', reason: expect.stringMatching(reason) })])
  })
})

describe('a platform that cannot be read', () => {
  /** Answers installs, and 405 to every GET of an app, as the API document allows. */
  const writeOnly = () =>
    startAnsweringServer((seen, response) => {
      if (answeredIndex(seen, response)) return
      if (seen.method === 'POST') json(response, 200, seen.body)
      else json(response, 405, { message: 'no such method' })
    })

  test('gets the installs, with a notice', async () => {
    const server = await writeOnly()
    const options = optionsFor(repository(APPS), server.url, { stage: 'dev', reportExports: false })
    expect(linesOf(await plan(options, listening()))).toEqual(['a unknown', 'b unknown', 'c unknown'])
    const report = await promote(options, listening())
    expect(report).toMatchObject({ exitCode: 0, result: 'promoted' })
    expect(report.apps[0]).toMatchObject({
      action: 'unknown',
      outcome: 'updated',
      reason: 'installed; whether the app was there before cannot be read',
    })
  })

  test('is refused in a stage that refuses breaking changes', async () => {
    const server = await writeOnly()
    const folder = repository({
      ...APPS,
      'cwl-promote.yml': MANIFEST.replace('acme/dev }', 'acme/dev, rules: { breaking: refuse } }'),
    })
    const options = optionsFor(folder, server.url, { stage: 'dev', reportExports: false })
    const report = await promote(options, listening())
    expect(report).toMatchObject({ exitCode: 4, result: 'refused' })
    expect(linesOf(report)).toEqual(['a blocked → skipped', 'b blocked → skipped', 'c blocked → skipped'])
    expect(report.apps[0]?.reason).toBe(
      'rule `breaking`: what is installed cannot be read, so it is not known whether this breaks it; `allow-breaking` lifts the rule for one run',
    )
    expect(server.seen.filter((seen) => seen.method === 'POST')).toHaveLength(0)
    expect(await promote({ ...options, allowBreaking: true }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 3 },
    })
  })

  nightly('is an error for a copy', async () => {
    const server = await writeOnly()
    const report = await promote(
      optionsFor(repository(APPS), server.url, { stage: 'release', reportExports: false }),
      listening(),
    )
    expect(linesOf(report)).toEqual(['a blocked → skipped', 'b blocked → skipped', 'c blocked → skipped'])
    expect(report.exitCode).toBe(5)
    expect(report.apps[0]?.reason).toMatch(/^acme\/dev\/a cannot be copied: .*no such method/)
    expect(server.seen.filter((seen) => seen.method === 'POST')).toHaveLength(0)
  })
})

describe('a mistake in the repository', () => {
  test('is found before any request', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...APPS, 'apps/b.cwl': BROKEN })
    const report = await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    expect(report).toMatchObject({ exitCode: 3, result: 'failed', failure: { code: 'invalid-cwl' } })
    expect(linesOf(report)).toEqual(['a unknown → skipped', 'b blocked → skipped', 'c blocked → skipped'])
    expect(report.problems).toMatchObject([{ file: 'apps/b.cwl', severity: 'error' }])
    expect(platform.store.countRequests()).toBe(0)
  })

  test.each([
    ['no configuration', {}, {}, 'there is no cwl-promote.yml in this folder'],
    ['no stage', {}, APPS, 'which stage? cwl-promote.yml has several: dev, release'],
    ['files without a project', { files: ['apps'] }, APPS, '`files` needs `project`, the project on the platform'],
    ['a project and a stage', { project: 'a/b', stage: 'dev' }, APPS, '`project` and `stage` exclude one another'],
    ['missing files', { project: 'a/b', files: ['x/*.cwl'] }, APPS, 'no CWL file is at "x/*.cwl"'],
    ['a missing configuration', { config: 'other.yml' }, APPS, '`config`: there is no file other.yml'],
    [
      'two configurations',
      { stage: 'dev' },
      { ...APPS, '.github/cwl-promote.yml': MANIFEST },
      'there are two configuration files, cwl-promote.yml and .github/cwl-promote.yml',
    ],
    [
      'a project and a configuration',
      { project: 'a/b', config: 'cwl-promote.yml' },
      APPS,
      '`project` and `config` exclude one another',
    ],
    ['an invalid address', { stage: 'dev', baseUrl: ' ' }, APPS, 'the address of the platform is missing'],
    ['no token', { stage: 'dev', token: ' ' }, APPS, 'the token for the platform is missing'],
    ['no request at a time', { stage: 'dev', maxRequests: 0 }, APPS, '`max-requests` is 0'],
    ['a timeout that is not a number', { stage: 'dev', timeout: Number.NaN }, APPS, '`timeout` is NaN'],
    [
      'plain http beyond loopback',
      { stage: 'dev', baseUrl: 'http://platform.example' },
      APPS,
      expect.stringContaining('http'),
    ],
  ])('is a usage error: %s', async (_what, more, files, message) => {
    const report = await promote(optionsFor(repository(files), 'https://platform.invalid', more), listening())
    expect(report).toMatchObject({ exitCode: 2, result: 'failed', failure: { message } })
  })

  nightly('has the input as the fix if the configuration is in a subfolder', async () => {
    const folder = repository(Object.fromEntries(Object.entries(APPS).map(([path, text]) => [`rna/${path}`, text])))
    const report = await plan(optionsFor(folder, 'https://platform.invalid', { stage: 'dev' }), listening())
    expect(report).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'usage',
        fix: expect.stringContaining('name the folder that has one with the input `working-directory`'),
      },
    })
  })

  test('is reported with its location in the configuration', async () => {
    const folder = repository({ '.github/cwl-promote.yml': MANIFEST.replace('from: dev', 'form: dev') })
    const report = await plan(optionsFor(folder, 'https://platform.invalid', { stage: 'dev' }), listening())
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { code: 'configuration', at: { file: '.github/cwl-promote.yml', line: 4, column: 37 } },
    })
  })
})

describe('the end of a run', () => {
  test('by the user starts no further install and finishes running ones', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'latency', milliseconds: 20, method: 'POST' }] })
    const stop = new AbortController()
    const context = listening(stop.signal)
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev', maxRequests: 1 }), {
      ...context,
      progress: (event) => {
        if (event.kind === 'app') stop.abort()
      },
    })
    expect(linesOf(report)).toEqual(['a create → created', 'b create → cancelled', 'c create → cancelled'])
    expect(report).toMatchObject({
      exitCode: 130,
      failure: { code: 'cancelled', message: 'the run was cancelled; installed: 1, not begun: 2' },
    })
    expect(platform.store.listApps()).toHaveLength(1)
  })

  nightly('before the first install sends no request', async () => {
    const platform = await startPlatform()
    const report = await promote(
      optionsFor(repository(APPS), platform.url, { stage: 'dev' }),
      listening(AbortSignal.abort()),
    )
    expect(report).toMatchObject({
      exitCode: 130,
      failure: { message: 'the run was cancelled; nothing was installed' },
    })
    expect(platform.store.countRequests('POST')).toBe(0)
  })
})

describe('export jobs in a promote run', () => {
  test('are reported, and failed ones do not fail the run', async () => {
    const platform = await startPlatform()
    platform.store.addExport({ id: 'x', state: 'FAILED' })
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev' }), listening())
    expect(report).toMatchObject({ exitCode: 0, result: 'promoted', exports: { state: 'failed', total: 1 } })
  })

  nightly('that cannot be read fail the run after the apps are reported', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'html', path: '/v2/storage' }] })
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev' }), listening())
    expect(report).toMatchObject({
      exitCode: 1,
      result: 'promoted',
      failure: { code: 'exports-not-read' },
      exports: { state: 'not-read' },
      counts: { created: 3 },
    })
  })
})

test('a run reports its progress in order, without the token', async () => {
  const platform = await startPlatform()
  const context = listening()
  await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev', maxRequests: 1 }), context)
  expect(context.events.flatMap((event) => (event.kind === 'phase' ? [event.name] : []))).toEqual([
    'configuration',
    'pack',
    'read',
    'plan',
    'install',
    'exports',
  ])
  expect(context.events.flatMap((event) => (event.kind === 'app' ? [`${event.target} ${event.outcome}`] : []))).toEqual(
    ['acme/dev/a created', 'acme/dev/b created', 'acme/dev/c created'],
  )
  expect(inspect(context.events, { depth: null })).not.toContain(TOKEN)
})

describe('a progress listener that fails', () => {
  const fail = () => {
    throw new Error('the pipe is closed')
  }

  const LISTENERS: readonly (readonly [string, ProgressEvent['kind'], () => void])[] = [
    ['throws at each app', 'app', fail],
    ['throws at each phase', 'phase', fail],
    ['throws at each request', 'request', fail],
    ['rejects at each app', 'app', async () => Promise.reject(new Error('the pipe is closed'))],
  ]

  nightly.each(LISTENERS)('and %s does not affect installs or their outcomes', async (_, kind, listener) => {
    const platform = await startPlatform()
    const record = join(temporaryFolder(), 'record.json')
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev', record }), {
      ...listening(),
      progress: (event) => (event.kind === kind ? listener() : undefined),
    })
    expect(report).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      recordFile: record,
      counts: { created: 3 },
      notices: expect.arrayContaining(['The progress listener failed: the pipe is closed']),
    })
    expect(report.apps.map(({ target }) => installed(platform, target))).not.toContain(undefined)
    expect(readRecord(record).apps).toHaveLength(3)
  })

  const wordless: unknown = Object.create(null)
  const NO_WORDS = 'it threw a value without a message'

  nightly.each([
    ['a value without a text', wordless, NO_WORDS],
    ['an error whose message has no text', Object.assign(new Error('x'), { message: wordless }), NO_WORDS],
    ['an error whose message is a number', Object.assign(new Error('x'), { message: 5 }), '5'],
  ])('can throw %s, or reject with it', async (_, thrown, words) => {
    const platform = await startPlatform()
    const progresses: readonly (() => void)[] = [
      () => {
        throw thrown
      },
      async () => Promise.reject(thrown),
    ]
    for (const [index, progress] of progresses.entries()) {
      const report = await promote(
        optionsFor(repository(APPS), platform.url, { files: ['apps'], project: `acme/p${index}` }),
        { ...listening(), progress },
      )
      expect(report).toMatchObject({
        exitCode: 0,
        counts: { created: 3 },
        notices: expect.arrayContaining([`The progress listener failed: ${words}`]),
      })
    }
  })

  test('is reported by the other commands too', async () => {
    const platform = await startPlatform()
    const options = {
      ...optionsFor(repository(APPS), platform.url, { stage: 'dev' }),
      file: 'apps/a.cwl',
      force: false,
      environment: {},
    }
    const context = { ...listening(), progress: fail }
    for (const verb of [validate, pack, plan, pull, exports, doctor]) {
      expect(await verb(options, context)).toMatchObject({
        exitCode: 0,
        notices: expect.arrayContaining(['The progress listener failed: the pipe is closed']),
      })
    }
    const first = await init({ ...options, workingDirectory: repository({ 'a.cwl': tool('a') }) }, context)
    expect(first).toMatchObject({
      exitCode: 0,
      written: true,
      notices: expect.arrayContaining(['The progress listener failed: the pipe is closed']),
    })
  })
})
