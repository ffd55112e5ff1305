import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import type { PromotionReport, StageApp, StatusReport } from '../../src/commands/report.ts'
import { status } from '../../src/commands/status.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import type { RunOptions } from '../../src/options/options.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { DIALECT_NAMES } from '../../src/platform/types.ts'
import { toJson } from '../../src/report/json.ts'
import { commit, committedRepository, git, headOf } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { daily, nightly } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { BROKEN, listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

const FILES = {
  'cwl-promote.yml': MANIFEST,
  'apps/a.cwl': tool('a'),
  'apps/c.cwl': workflow('../tools/b.cwl'),
  'tools/b.cwl': tool('b'),
}

/** `name stage state`, a line for what each stage holds. */
function linesOf({ apps }: StatusReport): readonly string[] {
  return apps.flatMap(({ name, stages }) => stages.map(({ stage, state }) => `${name} ${stage ?? '-'} ${state}`))
}

function heldIn(report: StatusReport, name: string, stage: string | null): StageApp | undefined {
  return report.apps.find((app) => app.name === name)?.stages.find((held) => held.stage === stage)
}

/** Changes an app as a person does in the editor of the platform. */
function editByHand(platform: LocalPlatform, target: string, from: string, to: string): void {
  const address = parseAddress(target)
  const { text } = platform.store.latest(address) ?? { text: '' }
  const note = /(?<="sbg:revisionNotes":)"[^"]*"/
  platform.store.install(address, text.replace(from, to).replace(note, '"in haste"'))
}

describe.each(daily(DIALECT_NAMES, (dialect) => dialect === 'seven-bridges'))(
  'on a platform of the dialect %s',
  (dialect) => {
    interface Scene {
      readonly platform: LocalPlatform
      readonly folder: string
      readonly first: string
      readonly look: (more?: Partial<RunOptions>) => Promise<StatusReport>
      readonly release: (stage: string) => Promise<PromotionReport>
    }

    test('a stage without any app gets a warning, because its project may be misspelt', async () => {
      const platform = await startPlatform({ dialect })
      const folder = committedRepository(FILES)
      const options = optionsFor(folder, platform.url, { platform: dialect, reportExports: false })
      await promote({ ...options, stage: 'dev' }, listening())
      const warnings = async (more: Partial<RunOptions>): Promise<readonly string[]> =>
        (await status({ ...options, ...more }, listening())).notices.filter((notice) => notice.includes('was found in'))
      const warning =
        /^None of the apps was found in acme\/release: not installed yet, or the project does not exist or is not visible/
      // The other dialect is asked for the project.
      expect(await warnings({})).toEqual(dialect === 'documented' ? [expect.stringMatching(warning)] : [])
      expect(await warnings({ apps: ['a'] })).toEqual([])
    })

    /** A repository whose apps are in dev and in release. */
    async function released(): Promise<Scene> {
      const platform = await startPlatform({ dialect })
      const folder = committedRepository(FILES)
      const options = optionsFor(folder, platform.url, { platform: dialect, reportExports: false })
      const release = async (stage: string): Promise<PromotionReport> => {
        const report = await promote({ ...options, stage }, listening())
        expect(report).toMatchObject({ exitCode: 0 })
        return report
      }
      await release('dev')
      await release('release')
      return {
        platform,
        folder,
        first: headOf(folder),
        look: async (more) => status({ ...options, ...more }, listening()),
        release,
      }
    }

    test('promoted apps are current, with their commit and revision', async () => {
      const { look, first } = await released()
      const report = await look()
      expect(report).toMatchObject({
        exitCode: 0,
        stages: [
          { name: 'dev', project: 'acme/dev' },
          { name: 'release', project: 'acme/release', from: 'dev' },
        ],
      })
      expect(linesOf(report)).toEqual(['a dev current', 'a release current', 'c dev current', 'c release current'])
      const held = heldIn(report, 'a', 'release')
      expect(held).toMatchObject({ commit: first, committedAt: expect.stringMatching(/Z$/) })
      const hasRevisions = dialect === 'seven-bridges'
      expect([held?.revision !== undefined, held?.installedAt !== undefined]).toEqual([hasRevisions, hasRevisions])
    })

    nightly('each app of each stage is read once, without a write', async () => {
      const { look, platform } = await released()
      const count = (): readonly number[] => ['GET', 'POST'].map((method) => platform.store.countRequests(method))
      const before = count()
      await look()
      // The index is read once, without the token.
      expect(count().map((number, index) => number - (before[index] ?? 0))).toEqual([1 + 4, 0])
    })

    test('an unpromoted change is named by its first commit, also in a file that an app uses', async () => {
      const { look, folder, release } = await released()
      commit(folder, { 'README.md': 'no app reaches this' })
      const since = commit(folder, { 'tools/b.cwl': tool('b, better') })
      commit(folder, { 'tools/b.cwl': tool('b, best') })
      const changed = await look()
      expect(linesOf(changed)).toEqual(['a dev current', 'a release current', 'c dev unpromoted', 'c release current'])
      expect(heldIn(changed, 'c', 'dev')).toMatchObject({ since: { commit: since, at: expect.stringMatching(/Z$/) } })
      await release('dev')
      const promoted = await look()
      expect(linesOf(promoted)).toEqual(['a dev current', 'a release current', 'c dev current', 'c release unpromoted'])
      expect(heldIn(promoted, 'c', 'release')).toMatchObject({ since: { commit: since } })
    })

    nightly('a change of a merge counts from the merge', async () => {
      const { look, folder } = await released()
      git(folder, 'checkout', '-q', '-b', 'side')
      commit(folder, { 'apps/a.cwl': tool('a, aside') })
      git(folder, 'checkout', '-q', 'main')
      git(folder, 'merge', '-q', '--no-ff', '--no-edit', 'side')
      expect(heldIn(await look(), 'a', 'dev')?.since?.commit).toBe(headOf(folder))
    })

    nightly('uncommitted changes are unpromoted', async () => {
      const { look, folder } = await released()
      write(folder, { 'apps/a.cwl': tool('a, in the works') })
      expect(heldIn(await look(), 'a', 'dev')).toMatchObject({
        state: 'unpromoted',
        reason: 'files of it have changes that no commit holds',
      })
    })

    test('an app that was changed on the platform has drifted, but its copy has not', async () => {
      const { look, platform } = await released()
      editByHand(platform, 'acme/dev/a', '"label":"a"', '"label":"a, by hand"')
      editByHand(platform, 'acme/release/c', '"label":"b"', '"label":"b, by hand"')
      const report = await look()
      expect(linesOf(report)).toEqual(['a dev drifted', 'a release unpromoted', 'c dev current', 'c release drifted'])
      expect(heldIn(report, 'a', 'dev')?.reason).toBe(
        dialect === 'seven-bridges'
          ? 'revision 1 was not installed by cwl-promote (by local-user, just now, with the note "in haste")'
          : 'it is not what cwl-promote installed',
      )
      expect(heldIn(report, 'a', 'release')?.reason).toBe(
        dialect === 'seven-bridges'
          ? 'dev has revision 1, made on the platform by local-user'
          : 'dev has another version, made on the platform',
      )
      expect(report.exitCode).toBe(0)
    })

    nightly('an app of another program has drifted, also if its files changed', async () => {
      const { look, platform, folder } = await released()
      platform.store.install(
        parseAddress('acme/dev/a'),
        JSON.stringify({ class: 'CommandLineTool', cwlVersion: 'v1.2' }),
      )
      commit(folder, { 'apps/a.cwl': tool('a, better') })
      const held = heldIn(await look(), 'a', 'dev')
      expect([held?.state, held?.commit]).toEqual(['drifted', undefined])
    })

    nightly('an app that is not in any stage is absent since the commit of its document', async () => {
      const { look, folder } = await released()
      const added = commit(folder, { 'apps/new.cwl': tool('new') })
      const report = await look()
      expect(heldIn(report, 'new', 'dev')).toMatchObject({ state: 'absent', digest: null, since: { commit: added } })
      expect(heldIn(report, 'new', 'release')).toMatchObject({ state: 'absent' })
    })

    test('a checkout older than the installed app is not drift, and its promotion says what it undoes', async () => {
      const { look, folder, release, first } = await released()
      const later = commit(folder, { 'apps/a.cwl': tool('a, later') })
      await release('dev')
      git(folder, 'checkout', '-q', first)
      expect(heldIn(await look(), 'a', 'dev')).toMatchObject({
        state: 'unpromoted',
        commit: later,
        reason: `it was installed from ${later.slice(0, 12)}, which is not part of ${first.slice(0, 12)}`,
      })
      expect((await release('dev')).notices).toEqual([
        expect.stringContaining(
          `a goes back to an older version: it was installed from commit ${later.slice(0, 12)}, `,
        ),
      ])
    })

    nightly('an unreadable app is reported, the others are shown, and the exit code is that of a plan', async () => {
      const { look, platform } = await released()
      platform.faults.set([{ kind: 'html', method: 'GET', path: '/v2/apps/acme/release/a' }])
      const report = await look()
      expect(linesOf(report)).toEqual(['a dev current', 'a release unreadable', 'c dev current', 'c release current'])
      expect(report).toMatchObject({
        exitCode: 5,
        failure: {
          code: 'apps-failed',
          message: '1 of 4 apps could not be read on the platform: acme/release/a',
        },
      })
    })

    nightly('`stage` selects one stage, and `apps` some apps', async () => {
      const { look, platform, folder, release } = await released()
      const since = commit(folder, { 'apps/a.cwl': tool('a, better') })
      await release('dev')
      const report = await look({ stage: 'release', apps: ['a'] })
      expect([report.stages, linesOf(report)]).toEqual([
        [{ name: 'release', project: 'acme/release', from: 'dev' }],
        ['a release unpromoted'],
      ])
      expect(heldIn(report, 'a', 'release')?.since?.commit).toBe(since)
      editByHand(platform, 'acme/dev/a', '"label":"a, better"', '"label":"a, by hand"')
      expect(heldIn(await look({ stage: 'dev' }), 'a', 'dev')?.state).toBe('drifted')
    })
  },
)

nightly('without a configuration file the project is shown as one stage', async () => {
  const platform = await startPlatform()
  const folder = committedRepository({ 'apps/a.cwl': tool('a') })
  const options = optionsFor(folder, platform.url, { project: 'acme/x', files: ['apps'], reportExports: false })
  await promote(options, listening())
  const report = await status(options, listening())
  expect([report.stages, linesOf(report)]).toEqual([[{ name: null, project: 'acme/x' }], ['a - current']])
})

test('outside of a repository, apps are compared without commits', async () => {
  const platform = await startPlatform()
  const folder = repository(FILES)
  const options = optionsFor(folder, platform.url, { reportExports: false })
  await promote({ ...options, stage: 'dev' }, listening())
  write(folder, { 'apps/a.cwl': tool('a, better') })
  const report = await status(options, listening())
  expect(linesOf(report)).toEqual(['a dev unpromoted', 'a release absent', 'c dev current', 'c release absent'])
  expect(heldIn(report, 'a', 'dev')?.reason).toBe('the installed app does not record a commit')
})

nightly('outside of a repository, an app of a commit has the reason why it is not compared', async () => {
  const platform = await startPlatform()
  const origin = optionsFor(committedRepository(FILES), platform.url, { reportExports: false })
  for (const stage of ['dev', 'release']) await promote({ ...origin, stage }, listening())
  const copy = { ...origin, workingDirectory: repository({ ...FILES, 'apps/a.cwl': tool('a, better') }) }
  expect(heldIn(await status(copy, listening()), 'a', 'dev')?.reason).toMatch(/^no commit is checked out here /)
  await promote({ ...copy, stage: 'dev' }, listening())
  expect(heldIn(await status(copy, listening()), 'a', 'release')?.reason).toMatch(
    /^the app that it is copied from does not record a commit of this repository: /,
  )
})

nightly('a clone without the installed commit gives the fix', async () => {
  const platform = await startPlatform()
  const origin = committedRepository(FILES)
  await promote(optionsFor(origin, platform.url, { stage: 'dev', reportExports: false }), listening())
  const first = headOf(origin)
  commit(origin, { 'apps/a.cwl': tool('a, better') })
  const folder = join(temporaryFolder(), 'clone')
  git(origin, 'clone', '-q', '--depth', '1', `file://${origin}`, folder)
  const report = await status(optionsFor(folder, platform.url), listening())
  expect(heldIn(report, 'a', 'dev')).toMatchObject({
    state: 'unpromoted',
    reason: `the commit ${first.slice(0, 12)} is not in this clone`,
  })
  expect(report.notices).toContainEqual(expect.stringContaining('`fetch-depth: 0` of actions/checkout'))
})

nightly('documents with errors are not compared, and the other apps are', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(FILES)
  const options = optionsFor(folder, platform.url, { reportExports: false })
  await promote({ ...options, stage: 'dev' }, listening())
  commit(folder, { 'apps/a.cwl': BROKEN })
  const report = await status({ ...options, stage: 'dev' }, listening())
  expect(linesOf(report)).toEqual(['a dev unknown', 'c dev current'])
  expect(report).toMatchObject({ exitCode: 3, failure: { message: '1 error in the CWL of 1 app' } })
})

test('an unknown stage and a run without a configuration are errors', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(FILES)
  const options = optionsFor(folder, platform.url)
  expect(await status({ ...options, stage: 'prod' }, listening())).toMatchObject({
    exitCode: 2,
    apps: [],
    failure: { message: 'no stage is named "prod"', fix: 'cwl-promote.yml has dev, release.' },
  })
  expect(await status({ ...options, apps: ['x'] }, listening())).toMatchObject({
    exitCode: 2,
    failure: { message: expect.stringContaining('no app is named "x"') },
  })
  rmSync(join(folder, 'cwl-promote.yml'))
  expect(await status(options, listening())).toMatchObject({
    exitCode: 2,
    failure: { message: 'there is no cwl-promote.yml in this folder' },
  })
  expect(platform.store.countRequests('GET')).toBe(0)
})

test('the command line prints a table of stages, and JSON with each state', async () => {
  const platform = await startPlatform()
  const folder = committedRepository(FILES)
  const options = optionsFor(folder, platform.url, { reportExports: false })
  await promote({ ...options, stage: 'dev' }, listening())
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  const shown = await runCli(['status'], { cwd: folder, env })
  expect(shown).toMatchObject({ code: 0, stderr: '' })
  expect(shown.stdout).toMatch(/^app +dev \(acme\/dev\) +release \(acme\/release\)\na +=/)
  expect(shown.stdout).toContain('2 apps in 2 stages: 2 absent, 2 current.')
  const json = await runCli(['status', '--stage', 'dev', '--app', 'a', '--json'], { cwd: folder, env })
  expect(JSON.parse(json.stdout)).toMatchObject({ apps: [{ name: 'a', stages: [{ stage: 'dev', state: 'current' }] }] })
  const report = await status({ ...options, apps: ['a'] }, listening())
  expect(toJson(report)).toMatchObject({ apps: [{ name: 'a', source: 'apps/a.cwl' }] })
})
