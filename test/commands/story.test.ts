import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { json, startAnsweringPlatform } from '../platform/answering-server.ts'
import { dedent } from '../support/dedent.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

const APPS = {
  'cwl-promote.yml': MANIFEST,
  'apps/a.cwl': tool('a'),
  'apps/b.cwl': tool('b'),
  'apps/c.cwl': workflow('b.cwl'),
}

function git(folder: string, ...args: readonly string[]): string {
  const identity = {
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  }
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: folder, ...identity },
  }).trim()
}

/** A repository with one commit of these files on the branch main. */
function committed(files: Readonly<Record<string, string>>): string {
  const folder = repository(files)
  git(folder, 'init', '-q', '-b', 'main')
  commit(folder, {})
  return folder
}

function commit(folder: string, files: Readonly<Record<string, string>>): string {
  write(folder, files)
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'work')
  return git(folder, 'rev-parse', 'HEAD')
}

function textOf(platform: LocalPlatform, address: string): string | undefined {
  return platform.store.latest(parseAddress(address))?.text
}

function withRules(rules: string): string {
  return MANIFEST.replace('project: acme/dev }', `project: acme/dev, rules: ${rules} }`)
}

describe('an update', () => {
  test('shows its interface, its images and a diff', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    await promote(options, listening())
    const image = 'hints: { DockerRequirement: { dockerPull: debian:12 } }\n'
    write(folder, { 'apps/a.cwl': tool('a').replace('text: {', 'words: {'), 'apps/b.cwl': `${tool('b')}${image}` })
    const [a, b, c] = (await plan(options, listening())).apps
    expect(a?.details).toMatchObject({ breaking: true, contents: [] })
    expect(a?.details?.interface.map((change) => change.message)).toEqual([
      'the input "text" is removed',
      'the new input "words" (string) is required',
    ])
    expect(a?.details?.diff).toContain('-  - id: text')
    expect(b?.details).toMatchObject({
      breaking: false,
      interface: [],
      contents: [{ kind: 'image', step: '', message: 'image: none → debian:12' }],
    })
    expect(c?.details).toMatchObject({
      breaking: false,
      contents: [{ kind: 'image', step: 'say', message: 'image of "say": none → debian:12' }],
    })
  })
})

describe('the files behind an update', () => {
  nightly('are those that changed since the commit of the installed app', async () => {
    const platform = await startPlatform()
    const folder = committed(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
    await promote(options, listening())
    const installed = git(folder, 'rev-parse', 'HEAD')
    commit(folder, { 'apps/b.cwl': tool('b, mended'), 'notes.md': 'of no app' })
    write(folder, {
      'apps/c.cwl': dedent`
        ${workflow('b.cwl')}# not committed
        label: c
      `,
    })
    const { apps } = await plan(options, listening())
    expect(
      apps.map(({ name, action, changedSince, changedFiles }) => [name, action, changedSince, changedFiles]),
    ).toEqual([
      ['a', 'unchanged', undefined, undefined],
      ['b', 'update', installed, ['apps/b.cwl']],
      ['c', 'update', installed, ['apps/b.cwl', 'apps/c.cwl']],
    ])
    const run = await runCli(['plan', '--stage', 'dev'], {
      cwd: folder,
      env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
    })
    expect(run.stdout).toContain(`· changed since ${installed.slice(0, 12)}: apps/b.cwl, apps/c.cwl\n`)
  })

  nightly('are empty if the app was changed on the platform', async () => {
    const platform = await startPlatform()
    const folder = committed(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
    await promote(options, listening())
    platform.store.install(
      parseAddress('acme/dev/a'),
      textOf(platform, 'acme/dev/a')?.replace('"label":"a"', '"label":"by hand"') ?? '',
    )
    expect((await plan(options, listening())).apps[0]).toMatchObject({
      action: 'update',
      changedSince: git(folder, 'rev-parse', 'HEAD'),
      changedFiles: [],
    })
  })

  test('are unknown if the commit is unknown', async () => {
    const platform = await startPlatform()
    const folder = committed(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
    await promote({ ...options, commit: '1'.repeat(40) }, listening())
    write(folder, { 'apps/a.cwl': tool('a, mended') })
    const [app] = (await plan(options, listening())).apps
    expect(app).toMatchObject({ action: 'update' })
    expect(app?.changedFiles).toBeUndefined()
  })

  nightly('are unknown in a partial clone that cannot fetch them', async () => {
    const platform = await startPlatform()
    const origin = committed(APPS)
    await promote(optionsFor(origin, platform.url, { stage: 'dev', reportExports: false }), listening())
    commit(origin, { 'apps/a.cwl': tool('a, mended') })
    git(origin, 'config', 'uploadpack.allowFilter', 'true')
    const folder = join(temporaryFolder(), 'clone')
    git(origin, 'clone', '-q', '--filter=tree:0', `file://${origin}`, folder)
    git(folder, 'remote', 'set-url', 'origin', 'file:///nowhere')
    const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
    const report = await plan(options, listening())
    expect(report).toMatchObject({ exitCode: 0, apps: [{ action: 'update' }, {}, {}] })
    expect(report.apps[0]?.changedFiles).toBeUndefined()
    expect(await promote(options, listening())).toMatchObject({ exitCode: 0, result: 'promoted' })
  })
})

describe('a rule of the stage', () => {
  test('refuses a breaking change without installs, unless it is lifted for one run', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...APPS, 'cwl-promote.yml': withRules('{ breaking: refuse }') })
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    await promote(options, listening())
    write(folder, { 'apps/a.cwl': tool('a').replace('text: {', 'words: {'), 'apps/b.cwl': tool('b, mended') })
    const posts = platform.store.countRequests('POST')
    const refused = await promote(options, listening())
    expect(refused).toMatchObject({ exitCode: 4, result: 'refused', failure: { code: 'refused-by-rule' } })
    expect(linesOf(refused)).toEqual(['a blocked → skipped', 'b update → skipped', 'c update → skipped'])
    expect(refused.apps[0]).toMatchObject({
      blockedBy: 'rule',
      reason: expect.stringContaining('the input "text" is removed'),
      details: { breaking: true },
    })
    expect(platform.store.countRequests('POST')).toBe(posts)
    expect(await promote({ ...options, allowBreaking: true }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 3 },
    })
  })

  test('allows only some branches and tags', async () => {
    const platform = await startPlatform()
    const folder = committed({ ...APPS, 'cwl-promote.yml': withRules('{ branches: [release/*], tags: [v*] }') })
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    const refused = await plan(options, listening())
    expect(refused).toMatchObject({ exitCode: 4, result: 'refused' })
    expect(refused.apps[0]?.reason).toBe(
      'rule `branches`: only the branches release/* and the tags v* may be promoted here, and this is the branch main',
    )
    expect(await plan({ ...options, ref: 'refs/heads/release/2' }, listening())).toMatchObject({ exitCode: 0 })
    expect(await plan({ ...options, ref: 'refs/pull/7/merge' }, listening())).toMatchObject({ exitCode: 4 })
    git(folder, 'tag', 'v1')
    expect(await plan(options, listening())).toMatchObject({ exitCode: 0 })
  })

  test('refuses tags that are excluded, such as release candidates', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...APPS, 'cwl-promote.yml': withRules("{ tags: [v*, '!v*-rc*'] }") })
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    const exitCodes = await Promise.all(
      ['v1', 'v1-rc1', 'nightly'].map(
        async (tag) => (await plan({ ...options, ref: `refs/tags/${tag}` }, listening())).exitCode,
      ),
    )
    expect(exitCodes).toEqual([0, 4, 4])
  })

  test('requires pinned images', async () => {
    const platform = await startPlatform()
    const image = (name: string): string => `${tool('x')}hints: { DockerRequirement: { dockerPull: ${name} } }\n`
    const folder = repository({
      'cwl-promote.yml': withRules('{ images: tag }'),
      'apps/a.cwl': image('debian:latest'),
      'apps/b.cwl': image('debian:12'),
    })
    const report = await plan(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    expect(linesOf(report)).toEqual(['a blocked', 'b create'])
    expect(report.apps[0]?.reason).toBe(
      'rule `images`: not pinned by a tag: debian:latest; give each a tag other than latest',
    )
  })

  nightly('that refuses one app does not skip unchanged apps, and names each target', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    await promote(options, listening())
    write(folder, {
      'cwl-promote.yml': dedent`
        version: 1
        stages: { dev: { project: acme/dev, rules: { images: tag } } }
        apps: [{ path: apps/a.cwl }, { path: apps/b.cwl, names: { dev: [b, b-nightly] } }]
      `,
      'apps/b.cwl': `${tool('b')}hints: { DockerRequirement: { dockerPull: debian } }\n`,
    })
    const report = await promote(options, listening())
    expect(report.apps.map(({ target, outcome }) => `${target} ${outcome}`)).toEqual([
      'acme/dev/a unchanged',
      'acme/dev/b skipped',
      'acme/dev/b-nightly skipped',
    ])
    expect(report).toMatchObject({
      exitCode: 4,
      counts: { unchanged: 1, blocked: 2, skipped: 2 },
      failure: { message: '2 apps are refused by a rule: acme/dev/b, acme/dev/b-nightly' },
    })
  })

  test('refuses an older commit than the recorded one', async () => {
    const platform = await startPlatform()
    const folder = committed({ ...APPS, 'cwl-promote.yml': withRules('{ downgrade: refuse }') })
    const older = git(folder, 'rev-parse', 'HEAD')
    const newer = commit(folder, { 'apps/a.cwl': tool('a, newer') })
    const record = join(temporaryFolder(), 'record.json')
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    await promote({ ...options, record }, listening())
    git(folder, 'checkout', '-q', older)
    const unrecorded = await promote(options, listening())
    expect([unrecorded.exitCode, unrecorded.notices, unrecorded.apps[0]?.reason]).toEqual([
      4,
      [],
      expect.stringContaining(
        `what is installed is of commit ${newer.slice(0, 12)}, which this commit does not contain`,
      ),
    ])
    const refused = await promote({ ...options, lastRecord: record }, listening())
    expect(refused).toMatchObject({ exitCode: 4 })
    expect(refused.apps[0]?.reason).toBe(
      `rule \`downgrade\`: the last promotion was of commit ${newer.slice(0, 12)}, which this commit does not contain; promote a commit that does, or set \`downgrade: allow\` if an older version is intended`,
    )
    git(folder, 'checkout', '-q', 'main')
    expect(await promote({ ...options, lastRecord: record }, listening())).toMatchObject({
      exitCode: 0,
      result: 'unchanged',
    })
  })

  nightly('refuses a commit that may be older, without history or without a recorded commit', async () => {
    const platform = await startPlatform()
    const folder = committed({ ...APPS, 'cwl-promote.yml': withRules('{ downgrade: refuse }') })
    const record = join(temporaryFolder(), 'record.json')
    await promote({ ...optionsFor(folder, platform.url, { stage: 'dev' }), record }, listening())
    const older = git(folder, 'rev-parse', 'HEAD')
    commit(folder, { 'apps/a.cwl': tool('a, newer') })
    const shallow = join(temporaryFolder(), 'shallow')
    git(folder, 'clone', '-q', '--depth', '1', `file://${folder}`, shallow)
    const options = optionsFor(shallow, platform.url, { stage: 'dev' })
    const unknown = await promote({ ...options, lastRecord: record }, listening())
    expect([unknown.exitCode, unknown.apps[0]?.reason]).toEqual([
      4,
      `rule \`downgrade\`: the last promotion was of commit ${older.slice(0, 12)}, which is not known here: does the checkout reach back far enough (\`fetch-depth: 0\` of actions/checkout, \`git fetch --unshallow\`)?`,
    ])
    git(shallow, 'fetch', '-q', '--unshallow')
    expect(await plan(options, listening())).toMatchObject({ exitCode: 0, result: 'planned' })
    rmSync(join(shallow, '.git'), { recursive: true })
    const outside = await plan({ ...options, lastRecord: record }, listening())
    expect([outside.exitCode, outside.apps[0]?.reason]).toEqual([
      4,
      `rule \`downgrade\`: the last promotion was of commit ${older.slice(0, 12)}, which is not known here: this is not a clone of a git repository`,
    ])

    const nameless = join(temporaryFolder(), 'nameless.json')
    const outsideGit = repository({ ...APPS, 'apps/a.cwl': tool('a, from nowhere') })
    await promote({ ...optionsFor(outsideGit, platform.url, { stage: 'dev' }), record: nameless }, listening())
    const refused = await plan({ ...options, lastRecord: nameless }, listening())
    expect([refused.exitCode, refused.apps[0]?.reason]).toEqual([
      4,
      'rule `downgrade`: the record of the last promotion does not name a commit, because it was made outside of git or by a rollback; give the record of the promotion that installed these apps',
    ])
  })

  nightly('still applies after a rollback, which does not count as a promotion of its commit', async () => {
    const platform = await startPlatform()
    const folder = committed({ ...APPS, 'cwl-promote.yml': withRules('{ downgrade: refuse }') })
    const oldest = git(folder, 'rev-parse', 'HEAD')
    const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
    const [second = '', third = '', own = ''] = ['second', 'third', 'own'].map((name) =>
      join(temporaryFolder(), `${name}.json`),
    )
    commit(folder, { 'apps/a.cwl': tool('a, second') })
    await promote({ ...options, record: second }, listening())
    commit(folder, { 'apps/a.cwl': tool('a, third') })
    await promote({ ...options, record: third, lastRecord: second }, listening())
    git(folder, 'checkout', '-q', oldest)
    expect(await rollback({ ...options, undo: third, record: own }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 1 },
    })
    expect(readRecord(own).commit).toBeNull()
    for (const lastRecord of [own, second])
      expect(await promote({ ...options, lastRecord }, listening())).toMatchObject({
        exitCode: 4,
        counts: { blocked: 1 },
      })
    git(folder, 'checkout', '-q', 'main')
    expect(await promote({ ...options, lastRecord: second }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 1 },
    })
  })

  nightly('also refuses older apps that the recorded run left unchanged', async () => {
    const platform = await startPlatform()
    const folder = committed({ ...APPS, 'cwl-promote.yml': withRules('{ downgrade: refuse }') })
    const older = git(folder, 'rev-parse', 'HEAD')
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    commit(folder, { 'apps/a.cwl': tool('a, newer') })
    await promote(options, listening())
    commit(folder, { 'apps/b.cwl': tool('b, newer') })
    const record = join(temporaryFolder(), 'record.json')
    expect(await promote({ ...options, record, apps: ['b'] }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 1 },
    })
    git(folder, 'checkout', '-q', older)
    expect(await promote({ ...options, lastRecord: record, apps: ['a'] }, listening())).toMatchObject({
      exitCode: 4,
      counts: { blocked: 1, updated: 0 },
    })
  })

  nightly('reports an app without a commit, and refuses a record of another project or platform', async () => {
    const platform = await startPlatform()
    const folder = committed({ ...APPS, 'cwl-promote.yml': withRules('{ downgrade: refuse }') })
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    const record = join(temporaryFolder(), 'record.json')
    const first = await promote({ ...options, record }, listening())
    expect(first.notices).toEqual([])
    await promote({ ...options, stamp: false, apps: ['a'] }, listening())
    commit(folder, { 'apps/a.cwl': tool('a, later') })
    await promote({ ...options, stamp: false, apps: ['a'] }, listening())
    commit(folder, { 'apps/a.cwl': tool('a, latest') })
    expect((await plan(options, listening())).notices).toContainEqual(
      expect.stringContaining('The rule `downgrade` of the stage was not applied to a: no note shows'),
    )
    const other = join(temporaryFolder(), 'other.json')
    writeFileSync(other, readFileSync(record, 'utf8').replaceAll('acme/dev', 'acme/other'))
    const report = await plan({ ...options, lastRecord: other }, listening())
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: expect.stringContaining('is of acme/other at') },
    })
    writeFileSync(other, readFileSync(record, 'utf8').replaceAll(platform.url, 'https://other.invalid'))
    const elsewhere = await plan({ ...options, lastRecord: other }, listening())
    expect(elsewhere).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'usage',
        message: expect.stringContaining(
          'is of acme/dev at https://other.invalid, and this run is for acme/dev at http://',
        ),
      },
    })
  })

  nightly('refuses a copy older than the installed app, with any checkout', async () => {
    const platform = await startPlatform()
    const folder = committed({
      ...APPS,
      'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, rules: { downgrade: refuse } }'),
    })
    const older = git(folder, 'rev-parse', 'HEAD')
    const [dev, release] = [
      optionsFor(folder, platform.url, { stage: 'dev' }),
      optionsFor(folder, platform.url, { stage: 'release' }),
    ]
    const [undo = '', last = ''] = ['undo', 'last'].map((name) => join(temporaryFolder(), `${name}.json`))
    await promote(dev, listening())
    await promote(release, listening())
    const newer = commit(folder, { 'apps/a.cwl': tool('a, newer') })
    await promote({ ...dev, record: undo }, listening())
    // Of apps that did not change the note is older than the commit of the run, and stays so.
    expect(await promote({ ...release, record: last }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 1, unchanged: 2 },
      notices: [],
    })
    await rollback({ ...dev, undo }, listening())
    const reason = `rule \`downgrade\`: what would be copied is of commit ${older.slice(0, 12)}, and what is installed here of commit ${newer.slice(0, 12)}, which the former does not contain`
    for (const lastRecord of [last, undefined]) {
      const refused = await promote({ ...release, ...(lastRecord === undefined ? {} : { lastRecord }) }, listening())
      expect([refused.exitCode, linesOf(refused), refused.apps[0]?.reason, refused.notices]).toEqual([
        4,
        ['a blocked → skipped', 'b unchanged → unchanged', 'c unchanged → unchanged'],
        reason,
        [],
      ])
    }
    commit(folder, { 'apps/a.cwl': tool('a, newest'), 'apps/b.cwl': tool('b, newest') })
    await promote(dev, listening())
    expect(await promote({ ...release, lastRecord: last }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 3 },
    })
  })

  nightly('does not compare copies of another repository with its own history', async () => {
    const platform = await startPlatform()
    const [built, released] = [
      committed(APPS),
      committed({
        ...APPS,
        'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, rules: { downgrade: refuse } }'),
      }),
    ]
    git(built, 'remote', 'add', 'origin', 'https://github.example/acme/tools.git')
    git(released, 'remote', 'add', 'origin', 'git@github.example:acme/releases.git')
    const last = join(temporaryFolder(), 'last.json')
    const release = optionsFor(released, platform.url, { stage: 'release' })
    await promote(optionsFor(built, platform.url, { stage: 'dev' }), listening())
    await promote({ ...release, record: last }, listening())
    commit(built, { 'apps/a.cwl': tool('a, newer') })
    await promote(optionsFor(built, platform.url, { stage: 'dev' }), listening())
    git(released, 'remote', 'set-url', 'origin', 'ssh://git@github.example/acme/tools')
    expect(await plan({ ...release, lastRecord: last }, listening())).toMatchObject({
      exitCode: 4,
      apps: [{ reason: expect.stringContaining('how they are related is not known here') }, {}, {}],
    })
    git(released, 'remote', 'set-url', 'origin', 'git@github.example:acme/releases.git')
    expect(await promote({ ...release, lastRecord: last }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 1 },
    })
  })

  nightly('compares a copy with the commit of the record if the installed app has none', async () => {
    const platform = await startPlatform()
    const folder = committed({
      ...APPS,
      'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, rules: { downgrade: refuse } }'),
    })
    const older = git(folder, 'rev-parse', 'HEAD')
    const [dev, release] = [
      optionsFor(folder, platform.url, { stage: 'dev' }),
      optionsFor(folder, platform.url, { stage: 'release' }),
    ]
    const [undo = '', last = ''] = ['undo', 'last'].map((name) => join(temporaryFolder(), `${name}.json`))
    await promote(dev, listening())
    const newer = commit(folder, { 'apps/a.cwl': tool('a, newer') })
    await promote({ ...dev, record: undo }, listening())
    const present = commit(folder, {})
    await promote({ ...release, record: last }, listening())
    const { commit: ofRun, apps } = readRecord(last)
    expect([ofRun, Object.fromEntries(apps.map(({ name, commit: own }) => [name, own]))]).toEqual([
      present,
      { a: newer, b: older, c: older },
    ])
    expect(readRecord(undo).apps).toEqual([expect.objectContaining({ name: 'a', commit: newer })])

    await rollback({ ...dev, undo }, listening())
    platform.store.install(
      parseAddress('acme/release/a'),
      '{"class":"CommandLineTool","cwlVersion":"v1.2","label":"by hand","inputs":[],"outputs":[]}',
    )
    const refused = await plan({ ...release, lastRecord: last }, listening())
    expect([refused.exitCode, refused.apps[0]?.reason]).toEqual([
      4,
      `rule \`downgrade\`: what would be copied is of commit ${older.slice(0, 12)}, and what the last promotion installed here of commit ${newer.slice(0, 12)}, which the former does not contain`,
    ])
    commit(folder, { 'apps/a.cwl': tool('a, newest') })
    await promote(dev, listening())
    expect(await plan({ ...release, lastRecord: last }, listening())).toMatchObject({
      exitCode: 0,
      apps: [{ action: 'update' }, {}, {}],
    })
  })

  nightly('refuses a copy that may be older in a clone with too little history', async () => {
    const platform = await startPlatform()
    const folder = committed({
      ...APPS,
      'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, rules: { downgrade: refuse } }'),
    })
    const stages = ['dev', 'release'] as const
    for (const stage of stages) await promote(optionsFor(folder, platform.url, { stage }), listening())
    commit(folder, { 'apps/a.cwl': tool('a, newer'), 'apps/b.cwl': tool('b, newer') })
    await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    commit(folder, {})
    const shallow = join(temporaryFolder(), 'shallow')
    git(folder, 'clone', '-q', '--depth', '1', `file://${folder}`, shallow)
    const options = optionsFor(shallow, platform.url, { stage: 'release' })
    const refused = await plan(options, listening())
    expect([refused.exitCode, refused.apps[0]?.reason]).toEqual([
      4,
      expect.stringMatching(
        /^rule `downgrade`: what would be copied is of commit \w{12}, and what is installed here of commit \w{12}: how they are related is not known here: does the checkout reach back/,
      ),
    ])
    git(shallow, 'fetch', '-q', '--unshallow')
    expect(await plan(options, listening())).toMatchObject({ exitCode: 0, result: 'planned' })
  })

  test('with require-same copies only what equals the repository', async () => {
    const platform = await startPlatform()
    const folder = repository({
      ...APPS,
      'cwl-promote.yml': MANIFEST.replace('from: dev }', 'from: dev, require-same: repository }'),
    })
    const early = await promote(optionsFor(folder, platform.url, { stage: 'release' }), listening())
    expect([early.exitCode, early.apps[0]?.reason]).toEqual([
      5,
      'there is no app acme/dev/a to copy: promote it to the stage dev first',
    ])
    await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    write(folder, { 'apps/a.cwl': tool('a, not tested') })
    const options = optionsFor(folder, platform.url, { stage: 'release' })
    const refused = await promote(options, listening())
    expect(refused).toMatchObject({ exitCode: 4, result: 'refused' })
    expect(refused.apps[0]?.reason).toMatch(
      /^rule `require-same`: the app that would be copied \(sha256:\w+\) is not what this repository packs to \(sha256:\w+\); promote these files to the stage/,
    )
    write(folder, { 'apps/a.cwl': tool('a') })
    expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { created: 3 } })
  })
})

describe('an approved plan', () => {
  async function approved() {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const out = join(temporaryFolder(), 'plan.json')
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    const report = await plan({ ...options, out }, listening())
    expect(report).toMatchObject({ exitCode: 0, planFile: out })
    return { platform, folder, out, options, digest: report.planDigest ?? '' }
  }

  test('is installed with or without the name of its stage', async () => {
    const { options, out, digest } = await approved()
    const { stage: _, ...unnamed } = options
    const dry = { exitCode: 0, stage: 'dev', planDigest: digest, counts: { create: 3 } }
    expect(await promote({ ...unnamed, plan: out, dryRun: true }, listening())).toMatchObject(dry)
    expect(await promote({ ...options, plan: out, expectPlanDigest: digest }, listening())).toMatchObject({
      exitCode: 0,
      planDigest: digest,
      counts: { created: 3 },
    })
  })

  test('is refused if an app was changed on the platform', async () => {
    const { platform, options, out, digest } = await approved()
    platform.store.install(parseAddress('acme/dev/b'), '{"class":"Workflow"}')
    const refused = await promote({ ...options, plan: out }, listening())
    expect(refused).toMatchObject({
      exitCode: 4,
      result: 'refused',
      failure: {
        code: 'stale-plan',
        message: 'the plan is out of date: acme/dev/b was changed on the platform',
      },
    })
    expect(await promote({ ...options, expectPlanDigest: digest }, listening())).toMatchObject({
      exitCode: 4,
      failure: { code: 'stale-plan' },
    })
    expect(await plan({ ...options, expectPlanDigest: digest }, listening())).toMatchObject({
      exitCode: 4,
      failure: { code: 'stale-plan' },
    })
    expect(platform.store.countRequests('POST')).toBe(0)
  })

  test('keeps what lifted a rule, and is not saved while a rule refuses an app', async () => {
    const { platform, folder, options } = await approved()
    await promote(options, listening())
    write(folder, {
      'cwl-promote.yml': MANIFEST.replace('acme/dev }', 'acme/dev, rules: { breaking: refuse, drift: refuse } }'),
      'apps/a.cwl': tool('a').replace('text:', 'words:'),
    })
    const address = parseAddress('acme/dev/a')
    platform.store.install(address, platform.store.latest(address)?.text.replace('"a"', '"edited"') ?? '')
    const out = join(temporaryFolder(), 'plan.json')
    const refused = await plan({ ...options, out }, listening())
    expect([refused.exitCode, refused.planFile, existsSync(out)]).toEqual([4, undefined, false])
    expect(refused.notices).toContain(
      'The plan is not saved: while a rule refuses an app, nothing of it could be installed.',
    )
    const { planDigest } = await plan({ ...options, out, allowBreaking: true, acceptDrift: true }, listening())
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 0,
      planDigest,
      counts: { updated: 1 },
    })
  })

  test('is refused if the repository changed', async () => {
    const { platform, folder, options, out } = await approved()
    write(folder, { 'apps/a.cwl': tool('a, later') })
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      failure: { message: 'the plan is out of date: apps/a.cwl gives another description for acme/dev/a' },
    })
    expect(platform.store.countRequests('POST')).toBe(0)
  })

  nightly('that failed in part can be run again, but not over changes of others', async () => {
    const { platform, options, out } = await approved()
    platform.faults.set([{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/dev/b' }])
    expect(linesOf(await promote({ ...options, plan: out }, listening()))).toEqual([
      'a create → created',
      'b create → failed',
      'c create → created',
    ])
    platform.faults.set([])
    const before = textOf(platform, 'acme/dev/a') ?? ''
    platform.store.install(parseAddress('acme/dev/a'), before.replace('"label":"a"', '"label":"by hand"'))
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      failure: { message: 'the plan is out of date: acme/dev/a was changed on the platform' },
    })
    platform.store.install(parseAddress('acme/dev/a'), before)
    expect(linesOf(await promote({ ...options, plan: out }, listening()))).toEqual([
      'a unchanged → unchanged',
      'b create → created',
      'c unchanged → unchanged',
    ])
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
  })

  nightly('that is out of date is refused, also if no install is left', async () => {
    const { folder, options, out } = await approved()
    write(folder, { 'apps/a.cwl': tool('a, which nobody approved') })
    expect(await promote(options, listening())).toMatchObject({ exitCode: 0, counts: { created: 3 } })
    const message = 'the plan is out of date: acme/dev/a was changed on the platform'
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      result: 'refused',
      failure: { code: 'stale-plan', message },
    })
  })

  nightly('that was installed is refused once the repository changed', async () => {
    const { folder, options, out } = await approved()
    await promote({ ...options, plan: out }, listening())
    write(folder, { 'apps/a.cwl': tool('a, later') })
    const message = 'the plan is out of date: apps/a.cwl gives another description for acme/dev/a'
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      failure: { code: 'stale-plan', message },
    })
  })

  nightly('is refused also for an app whose id the platform overwrites', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': `id: a\n${tool('a')}` })
    const out = join(temporaryFolder(), 'plan.json')
    const options = optionsFor(folder, platform.url, { stage: 'dev', platform: 'seven-bridges', reportExports: false })
    await plan({ ...options, out }, listening())
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({ exitCode: 0, counts: { created: 1 } })
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
    write(folder, { 'apps/a.cwl': `id: a\n${tool('a, later')}` })
    const message = 'the plan is out of date: apps/a.cwl gives another description for acme/dev/a'
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      failure: { code: 'stale-plan', message },
    })
  })

  nightly('of updates is installed once, and a second run finds no changes', async () => {
    const { folder, options, out } = await approved()
    await promote(options, listening())
    write(folder, { 'apps/a.cwl': tool('a, newer') })
    await plan({ ...options, out }, listening())
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      counts: { updated: 1 },
    })
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
  })

  test.each(['sha256:1234', 'sha256:d80867439beb'])(
    'is a usage error with an incomplete digest: %j',
    async (digest) => {
      const { options } = await approved()
      expect(await promote({ ...options, expectPlanDigest: digest }, listening())).toMatchObject({
        exitCode: 2,
        failure: { code: 'usage', fix: expect.stringContaining('64 hexadecimal digits') },
      })
    },
  )

  test('is refused if the file was changed by hand', async () => {
    const { options, out } = await approved()
    write(join(out, '..'), { 'plan.json': readFileSync(out, 'utf8').replace('"create"', '"update"') })
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 2,
      failure: { code: 'bad-plan' },
    })
  })

  test.each([
    ['another stage, before any request', { stage: 'release' }, /`stage` was dev, and is release$/],
    ['another platform, before any request', { baseUrl: 'other' }, /`base-url` was http:\S+, and is http:\S+$/],
    [
      'another dialect, before any request',
      { platform: 'seven-bridges' },
      /`platform` was documented, and is seven-bridges$/,
    ],
    [
      'fewer apps',
      { apps: ['a'] },
      /acme\/dev\/b is not in the plan any more; acme\/dev\/c is not in the plan any more$/,
    ],
  ] as const)('is refused for %s', async (_what, more, message) => {
    const { options, platform, out } = await approved()
    // Something to copy, so that it is the place that differs and not the lack of apps.
    await promote(options, listening())
    const method = 'apps' in more ? 'POST' : undefined
    const requests = platform.store.countRequests(method)
    const other = await startPlatform()
    const elsewhere = 'baseUrl' in more ? { baseUrl: other.url } : {}
    const refused = await promote({ ...options, ...more, ...elsewhere, plan: out }, listening())
    expect(refused).toMatchObject({ exitCode: 4, result: 'refused', failure: { code: 'stale-plan' } })
    expect(refused.failure?.message).toMatch(message)
    expect([platform.store.countRequests(method) - requests, other.store.countRequests(method)]).toEqual([0, 0])
  })

  nightly('is refused if a rule or its exception changed', async () => {
    const { folder, options, out } = await approved()
    write(folder, { 'cwl-promote.yml': withRules('{ branches: [none] }') })
    const message = expect.stringContaining('acme/dev/a is blocked now, and was not')
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      failure: { code: 'stale-plan', message },
    })
    write(folder, {
      'cwl-promote.yml': withRules('{ images: digest }'),
      'apps/a.cwl': `${tool('a')}hints: { DockerRequirement: { dockerPull: debian:12 } }\n`,
    })
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 4,
      failure: { code: 'stale-plan' },
    })
  })

  nightly('is refused if a copied app is no longer valid, or became valid', async () => {
    const { platform, folder, options, out } = await approved()
    await promote(options, listening())
    const copying = { ...options, stage: 'release' }
    const refusal = async (): Promise<unknown> =>
      (await promote({ ...copying, plan: out }, listening())).failure?.message
    await plan({ ...copying, out }, listening())
    platform.store.install(parseAddress('acme/dev/b'), '{"class":"Workflow"}')
    expect(await refusal()).toBe('the plan is out of date: acme/release/b is blocked now, and was not')
    write(folder, { 'apps/d.cwl': tool('d') })
    await plan({ ...copying, out }, listening())
    await promote(options, listening())
    expect(await refusal()).toBe(
      'the plan is out of date: acme/release/b was blocked, and is not any more; acme/release/d was blocked, and is not any more',
    )
  })

  nightly('and a record of another version are refused with a message', async () => {
    const { options, out } = await approved()
    const folder = join(out, '..')
    write(folder, {
      'plan.json': readFileSync(out, 'utf8').replace('"version": 1', '"version": 2'),
      'record.json': '{"version":3,"kind":"cwl-promote record"}',
    })
    expect(await promote({ ...options, plan: out }, listening())).toMatchObject({
      exitCode: 2,
      failure: { code: 'bad-plan', message: `the plan ${out} is of version 2, and this release supports version 1` },
    })
    const undo = join(folder, 'record.json')
    expect(await rollback({ ...options, undo }, listening())).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'bad-record',
        message: `the record ${undo} is of version 3, and this release supports version 1`,
      },
    })
  })

  test('that cannot be read or written is an error', async () => {
    const { platform, options, out } = await approved()
    const requests = platform.store.countRequests()
    expect(await promote({ ...options, plan: `${out}.none` }, listening())).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'bad-plan',
        message: `the plan ${out}.none cannot be read: there is no such file or folder (ENOENT)`,
      },
    })
    expect(platform.store.countRequests()).toBe(requests)
    const unwritable = join(out, 'plan.json')
    expect(await plan({ ...options, out: unwritable }, listening())).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: expect.stringMatching(/^the plan .* cannot be written: .+ \(E[A-Z]+\)$/) },
    })
  })

  test('with exitCode ends with 10 if there are changes, and otherwise with 0', async () => {
    const { options } = await approved()
    expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 10, result: 'planned' })
    await promote(options, listening())
    expect(await plan({ ...options, exitCode: true }, listening())).toMatchObject({ exitCode: 0, result: 'unchanged' })
  })
})

describe('a record', () => {
  test('has what was installed, what it replaced, and the source', async () => {
    const platform = await startPlatform()
    const folder = committed(APPS)
    const options = optionsFor(folder, platform.url, {
      stage: 'dev',
      actor: 'ada',
      runUrl: 'https://example.org/run/1',
    })
    await promote(options, listening())
    const before = textOf(platform, 'acme/dev/a')
    write(folder, { 'apps/a.cwl': tool('a, mended') })
    const record = join(temporaryFolder(), 'deep/record.json')
    const report = await promote({ ...options, record }, listening())
    expect(report).toMatchObject({ exitCode: 0, recordFile: record })
    const written = readRecord(record)
    expect(written).toMatchObject({
      baseUrl: platform.url,
      stage: 'dev',
      project: 'acme/dev',
      actor: 'ada',
      commit: git(folder, 'rev-parse', 'HEAD'),
      apps: [{ target: 'acme/dev/a', outcome: 'updated', digest: report.apps[0]?.digest }],
    })
    expect(written.apps[0]?.before).toMatchObject({ kind: 'found', description: JSON.parse(before ?? '') })
  })

  nightly('is not overwritten, and is not written without installs', async () => {
    const platform = await startPlatform()
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev' })
    const record = join(temporaryFolder(), 'record.json')
    await promote({ ...options, record }, listening())
    expect(await promote({ ...options, record }, listening())).toMatchObject({
      exitCode: 2,
      failure: { message: `the record ${record} exists already` },
    })
    const unused = `${record}.2`
    expect((await promote({ ...options, record: unused }, listening())).recordFile).toBeUndefined()
    expect(existsSync(unused)).toBe(false)
  })

  test('belongs to one run, and a second run at the same time installs nothing', async () => {
    const platform = await startPlatform()
    const folder = repository(APPS)
    const record = join(temporaryFolder(), 'record.json')
    const reports = await Promise.all(
      ['acme/one', 'acme/two'].map((project) =>
        promote(optionsFor(folder, platform.url, { files: ['apps'], project, record }), listening()),
      ),
    )
    const [wrote, refused] = reports.toSorted((one, other) => one.exitCode - other.exitCode)
    expect(wrote).toMatchObject({ exitCode: 0, recordFile: record, counts: { created: 3 } })
    expect(refused).toMatchObject({
      exitCode: 2,
      failure: { code: 'usage', message: `the record ${record} exists already` },
      counts: { created: 0 },
    })
    expect(readRecord(record)).toMatchObject({
      project: wrote?.project,
      apps: [{ outcome: 'created' }, { outcome: 'created' }, { outcome: 'created' }],
    })
    expect(platform.store.listApps()).toHaveLength(3)
  })

  test('that cannot be written is an error before the first install', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...APPS, file: '' })
    for (const [record, fault] of [
      [join(folder, 'file', 'record.json'), /^.+ \(E(?:NOTDIR|EXIST)\)$/],
      ['/proc/record.json', /^.+ \(E(?:NOENT|ACCES|PERM|ROFS)\)$/],
      [folder, /^it is a folder \(EISDIR\)$/],
    ] as const) {
      const report = await promote(optionsFor(folder, platform.url, { stage: 'dev', record }), listening())
      expect(report).toMatchObject({
        exitCode: 2,
        result: 'failed',
        failure: { code: 'usage', message: expect.stringContaining(record) },
      })
      expect(report.failure?.message.replace(/^.*: /, '')).toMatch(fault)
    }
    expect(platform.store.countRequests('POST')).toBe(0)
  })

  test('that can no longer be written fails the run after the current install', async () => {
    const platform = await startPlatform()
    const folder = join(temporaryFolder(), 'records')
    const report = await promote(
      optionsFor(repository(APPS), platform.url, { stage: 'dev', maxRequests: 1, record: join(folder, 'record.json') }),
      {
        signal: new AbortController().signal,
        progress: (event) => {
          if (event.kind !== 'phase' || event.name !== 'install') return
          // As when a disk is unmounted: a file takes the folder's place.
          rmSync(folder, { recursive: true, force: true })
          writeFileSync(folder, '')
        },
      },
    )
    expect(report).toMatchObject({
      exitCode: 1,
      failure: { code: 'record-not-written' },
      counts: { created: 1, cancelled: 2 },
    })
  })

  nightly('that could not be written for a moment fails the run, and has all installs', async () => {
    const platform = await startPlatform()
    const folder = join(temporaryFolder(), 'records')
    const record = join(folder, 'record.json')
    const report = await promote(optionsFor(repository(APPS), platform.url, { stage: 'dev', maxRequests: 1, record }), {
      signal: new AbortController().signal,
      progress: (event) => {
        if (event.kind === 'phase' && event.name === 'install') {
          renameSync(folder, `${folder}-away`)
          writeFileSync(folder, '')
        } else if (event.kind === 'app' && event.outcome === 'created') {
          rmSync(folder)
          renameSync(`${folder}-away`, folder)
        }
      },
    })
    expect(report).toMatchObject({
      exitCode: 1,
      failure: { code: 'record-not-written' },
      recordFile: record,
      counts: { created: 1, cancelled: 2 },
    })
    expect(readRecord(record).apps.map(({ name, outcome }) => [name, outcome])).toEqual([['a', 'created']])
  })
})

describe('a rollback', () => {
  async function promotedTwice(dialect: 'documented' | 'seven-bridges' = 'documented') {
    const platform = await startPlatform({ dialect })
    const folder = repository({ ...APPS, 'apps/a.cwl': `${tool('a')}id: a\n` })
    const options = optionsFor(folder, platform.url, { stage: 'dev', platform: dialect })
    await promote({ ...options, apps: ['a', 'b'] }, listening())
    const first = { a: textOf(platform, 'acme/dev/a'), b: textOf(platform, 'acme/dev/b') }
    write(folder, { 'apps/a.cwl': `${tool('a, worse')}id: a\n`, 'apps/b.cwl': tool('b, worse') })
    const record = join(temporaryFolder(), 'record.json')
    await promote({ ...options, record }, listening())
    return { platform, folder, options: { ...options, undo: record }, first }
  }

  test('restores the exact earlier apps, and reports what it cannot undo', async () => {
    const { platform, options, first } = await promotedTwice()
    const report = await rollback(options, listening())
    expect(linesOf(report).toSorted()).toEqual(['a update → updated', 'b update → updated', 'c blocked → skipped'])
    expect(report).toMatchObject({ command: 'rollback', exitCode: 5, stage: 'dev', project: 'acme/dev' })
    expect(report.apps.find((app) => app.name === 'c')?.reason).toContain('the API cannot delete an app')
    expect(report.failure?.fix).toBe(
      'The platform cannot delete an app: remove there by hand what you do not need. Running again does not change that.',
    )
    expect(textOf(platform, 'acme/dev/a')).toBe(first.a)
    expect(textOf(platform, 'acme/dev/b')).toBe(first.b)
  })

  test('of some apps passes, and a second time changes nothing', async () => {
    const { options } = await promotedTwice()
    expect(await rollback({ ...options, apps: ['a', 'b'] }, listening())).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      counts: { updated: 2 },
    })
    const again = await rollback({ ...options, apps: ['a', 'b'] }, listening())
    expect(again).toMatchObject({
      exitCode: 0,
      result: 'unchanged',
      notices: ['There is nothing to restore: each target already has its earlier version.'],
    })
    expect(await rollback({ ...options, apps: ['c'] }, listening())).toMatchObject({
      exitCode: 5,
      counts: { blocked: 1 },
      notices: [],
    })
  })

  nightly('that failed in part is completed by a second run', async () => {
    const { platform, options, first } = await promotedTwice()
    platform.faults.set([{ kind: 'redirect', method: 'POST', path: '/v2/apps/acme/dev/a' }])
    const some = { ...options, apps: ['a', 'b'] }
    const failing = await rollback(some, listening())
    expect(linesOf(failing).toSorted()).toEqual(['a update → failed', 'b update → updated'])
    expect(failing.failure?.fix).toContain('Fix the cause and run again')
    platform.faults.set([])
    const posts = platform.store.countRequests('POST')
    const again = await rollback(some, listening())
    expect(linesOf(again).toSorted()).toEqual(['a update → updated', 'b unchanged → unchanged'])
    expect(again.exitCode).toBe(0)
    expect(platform.store.countRequests('POST') - posts).toBe(1)
    expect([textOf(platform, 'acme/dev/a'), textOf(platform, 'acme/dev/b')]).toEqual([first.a, first.b])
  })

  test('can be undone with its own record', async () => {
    const { platform, options, first } = await promotedTwice()
    const promoted = [textOf(platform, 'acme/dev/a'), textOf(platform, 'acme/dev/b')]
    const own = join(temporaryFolder(), 'rollback.json')
    expect(await rollback({ ...options, record: own }, listening())).toMatchObject({
      exitCode: 5,
      recordFile: own,
      counts: { updated: 2 },
    })
    expect([textOf(platform, 'acme/dev/a'), textOf(platform, 'acme/dev/b')]).toEqual([first.a, first.b])
    expect(await rollback({ ...options, undo: own }, listening())).toMatchObject({
      exitCode: 0,
      result: 'promoted',
      counts: { updated: 2 },
    })
    expect([textOf(platform, 'acme/dev/a'), textOf(platform, 'acme/dev/b')]).toEqual(promoted)
  })

  test('keeps apps that others installed since', async () => {
    const { platform, options } = await promotedTwice()
    platform.store.install(parseAddress('acme/dev/a'), '{"class":"Workflow","label":"another"}')
    const report = await rollback({ ...options, apps: ['a', 'b'] }, listening())
    expect(linesOf(report).toSorted()).toEqual(['a blocked → skipped', 'b update → updated'])
    expect(report.apps.find((app) => app.name === 'a')?.reason).toMatch(
      /^acme\/dev\/a was installed since: it is sha256:/,
    )
    expect(report.failure?.fix).toContain('Running again does not restore it')
  })

  nightly('keeps an app that the platform changed itself', async () => {
    const platform = await startPlatform()
    const folder = repository({ ...APPS, 'apps/a.cwl': tool('a') })
    const options = optionsFor(folder, platform.url, { stage: 'dev', apps: ['a'], reportExports: false })
    await promote(options, listening())
    write(folder, { 'apps/a.cwl': tool('a, worse') })
    platform.faults.set([{ kind: 'other-object', method: 'POST', when: 'after' }])
    const undo = join(temporaryFolder(), 'record.json')
    expect(linesOf(await promote({ ...options, record: undo }, listening()))).toEqual(['a update → failed'])
    platform.faults.set([])
    platform.store.install(parseAddress('acme/dev/a'), '{"class":"Workflow","label":"normalized"}')
    const report = await rollback({ ...options, undo }, listening())
    expect(linesOf(report)).toEqual(['a blocked → skipped'])
    expect(report.apps[0]?.reason).toMatch(
      /^the recorded install is failed, and what is installed at acme\/dev\/a \(sha256:\w+\) is neither what was sent/,
    )
  })

  test('ignores a failed app that was never created', async () => {
    const platform = await startPlatform({
      faults: [{ kind: 'other-object', method: 'POST', path: '/v2/apps/acme/dev/b' }],
    })
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev', reportExports: false })
    const undo = join(temporaryFolder(), 'record.json')
    expect(linesOf(await promote({ ...options, record: undo }, listening()))).toEqual([
      'a create → created',
      'b create → failed',
      'c create → created',
    ])
    const report = await rollback({ ...options, undo, apps: ['b'] }, listening())
    expect(report).toMatchObject({
      exitCode: 0,
      apps: [],
    })
  })

  nightly('ignores a created app that was deleted by hand', async () => {
    const dataFolder = temporaryFolder()
    const platform = await startPlatform({ dataFolder })
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev', reportExports: false })
    const undo = join(temporaryFolder(), 'record.json')
    await promote({ ...options, record: undo }, listening())
    const database = new DatabaseSync(join(dataFolder, 'platform.sqlite'))
    database.exec("DELETE FROM revision WHERE app <> 'a'")
    database.close()
    const report = await rollback({ ...options, undo }, listening())
    expect([report.exitCode, linesOf(report), report.notices]).toEqual([5, ['a blocked → skipped'], []])
  })

  nightly('reports a failed app that exists anyway and cannot be deleted', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'other-object', method: 'POST', when: 'after' }] })
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev', apps: ['a'], reportExports: false })
    const undo = join(temporaryFolder(), 'record.json')
    expect(linesOf(await promote({ ...options, record: undo }, listening()))).toEqual(['a create → failed'])
    const report = await rollback({ ...options, undo }, listening())
    expect([report.exitCode, linesOf(report)]).toEqual([5, ['a blocked → skipped']])
    expect(report.apps[0]?.reason).toMatch(/^the app was created by the recorded run/)
  })

  test('with dryRun only plans', async () => {
    const { platform, options } = await promotedTwice()
    const posts = platform.store.countRequests('POST')
    expect(await rollback({ ...options, apps: ['a'], dryRun: true }, listening())).toMatchObject({
      exitCode: 0,
      result: 'planned',
      counts: { update: 1 },
    })
    expect(await rollback({ ...options, apps: ['c'], dryRun: true }, listening())).toMatchObject({
      exitCode: 5,
      failure: { message: '1 of 1 app cannot be restored: c' },
    })
    expect(platform.store.countRequests('POST')).toBe(posts)
  })

  test.each([
    ['is not there', undefined, 'bad-record'],
    ['is not JSON', '{', 'bad-record'],
    ['is something else', '{"version":1}', 'bad-record'],
  ])('is refused when the record %s', async (_what, text, code) => {
    const folder = repository(text === undefined ? {} : { 'record.json': text })
    const report = await rollback(
      { ...optionsFor(folder, 'https://platform.invalid'), undo: join(folder, 'record.json') },
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 2, failure: { code } })
  })

  test.each(['documented', 'seven-bridges'] as const)(
    'is refused if the earlier app in the record was changed by hand (%s)',
    async (dialect) => {
      const { platform, options } = await promotedTwice(dialect)
      const posts = platform.store.countRequests('POST')
      writeFileSync(options.undo, readFileSync(options.undo, 'utf8').replace('"label":"a"', '"label":"a, by hand"'))
      const report = await rollback({ ...options, apps: ['b'] }, listening())
      expect(report).toMatchObject({
        exitCode: 2,
        failure: {
          code: 'bad-record',
          message: expect.stringMatching(
            /record\.json was changed after it was written: its description of acme\/dev\/a is not that of sha256:\w+$/,
          ),
        },
      })
      expect(platform.store.countRequests('POST')).toBe(posts)
    },
  )

  test.each([
    [
      'an invalid address',
      'acme/dev/..',
      /record\.json was changed after it was written: its target "acme\/dev\/\.\." is no app: it would change the path/,
    ],
    [
      'an app of another project',
      'acme/release/a',
      /record\.json was changed after it was written: its target "acme\/release\/a" is not of its project acme\/dev$/,
    ],
  ])('is refused if a target in the record was changed into %s', async (_what, target, message) => {
    const { platform, options } = await promotedTwice('documented')
    const posts = platform.store.countRequests('POST')
    writeFileSync(
      options.undo,
      readFileSync(options.undo, 'utf8').replace('"target":"acme/dev/a"', `"target":"${target}"`),
    )
    const report = await rollback(options, listening())
    expect(report).toMatchObject({
      exitCode: 2,
      failure: { code: 'bad-record', message: expect.stringMatching(message) },
    })
    expect(platform.store.countRequests('POST')).toBe(posts)
  })

  test('restores any earlier description with its exact text', async () => {
    const platform = await startPlatform()
    const odd = String.raw`{"class":"Workflow","2":1.0,"1":-0,"__proto__":{"x":12345678901234567890},"e":1E+30,"\ud800":"\udfff\u0000","steps":[]}`
    platform.store.install(parseAddress('acme/dev/a'), odd)
    const undo = join(temporaryFolder(), 'record.json')
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev', apps: ['a'], reportExports: false })
    expect(linesOf(await promote({ ...options, record: undo }, listening()))).toEqual(['a update → updated'])
    expect(linesOf(await rollback({ ...options, undo }, listening()))).toEqual(['a update → updated'])
    expect(textOf(platform, 'acme/dev/a')).toBe(odd)
  })

  nightly('does not restore an earlier answer that is not an app', async () => {
    const platform = await startPlatform()
    const [undo, answered] = [join(temporaryFolder(), 'record.json'), '{"error":"session expired"}']
    platform.store.install(parseAddress('acme/dev/a'), answered)
    const options = optionsFor(repository(APPS), platform.url, { stage: 'dev', apps: ['a', 'b'], reportExports: false })
    await promote({ ...options, record: undo }, listening())
    const report = await rollback({ ...options, apps: ['a'], undo }, listening())
    expect(report).toMatchObject({
      exitCode: 5,
      apps: [
        {
          action: 'blocked',
          outcome: 'skipped',
          reason: expect.stringMatching(/^what was read there before is no app, .*install the right version by hand$/),
        },
      ],
    })
    expect(textOf(platform, 'acme/dev/a')).toContain('"CommandLineTool"')
    platform.store.install(parseAddress('acme/dev/a'), answered)
    expect(await rollback({ ...options, apps: ['a'], undo }, listening())).toMatchObject({
      exitCode: 0,
      result: 'unchanged',
    })
  })
})

test('an install is read back if the stage requires it', async () => {
  const platform = await startPlatform()
  const folder = repository({
    ...APPS,
    'cwl-promote.yml': MANIFEST.replace('acme/dev }', 'acme/dev, verify: read-back }'),
  })
  const lines: string[] = []
  const report = await promote(optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), {
    ...listening(),
    progress: (event) => {
      if (event.kind === 'request') lines.push(event.line)
    },
  })
  expect(report).toMatchObject({ exitCode: 0, counts: { created: 3 } })
  expect(lines.filter((line) => line.startsWith('GET') && line.includes('/v2/apps/'))).toHaveLength(6)
})

describe('an install that was accepted and is read back', () => {
  test.each([
    [
      'fails when another app is installed',
      200,
      { class: 'Workflow', label: 'normalized' },
      'failed',
      /^the platform answered with another description \(sha256:\w+\) than the one sent \(sha256:\w+\): it lacks cwlVersion, .*; it changes class, label$/,
    ],
    [
      'is unknown when the app is missing',
      404,
      {},
      'unknown',
      /^the platform accepted the app, but it is not there when it is read back$/,
    ],
    [
      'is unknown when it cannot be read',
      403,
      {},
      'unknown',
      /^the platform accepted the app, but it cannot be read back: .*403/,
    ],
  ])('%s', async (_what, status, standing, outcome, reason) => {
    let isSent = false
    const server = await startAnsweringPlatform(({ method, body }, response) => {
      if (method === 'POST') isSent = true
      if (method === 'POST') json(response, 201, body)
      else json(response, isSent ? status : 404, isSent ? standing : {})
    })
    const options = optionsFor(repository(APPS), server.url, { stage: 'dev', apps: ['a'], reportExports: false })
    const report = await promote({ ...options, verify: 'read-back' }, listening())
    expect(report).toMatchObject({ exitCode: 5, result: 'failed', apps: [{ outcome }] })
    expect(report.apps[0]?.reason).toMatch(reason)
  })
})
