import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { digestOf, parseJson } from '../../src/json/index.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { mergeRecords, readRecord } from '../../src/promotion/records/record.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { BROKEN, linesOf, listening, MANIFEST, optionsFor, repository, tool, workflow, write } from './support.ts'

/** Tools of different sizes, and workflows that run some of them. */
function manyApps(count: number): Readonly<Record<string, string>> {
  const tools = Array.from(
    { length: count },
    (_, index) => [`apps/t${index}.cwl`, tool('x'.repeat(index * 40))] as const,
  )
  return {
    'cwl-promote.yml': MANIFEST,
    ...Object.fromEntries(tools),
    'apps/w0.cwl': workflow('t0.cwl'),
    'apps/w1.cwl': workflow('t1.cwl'),
  }
}

function everything(platform: LocalPlatform): readonly string[] {
  return platform.store
    .listApps()
    .map(
      ({ address }) => `${formatAddress(address)} ${digestOf(parseJson(platform.store.latest(address)?.text ?? ''))}`,
    )
    .toSorted()
}

describe('shards', () => {
  test('in parallel install each app once, and their records merge into one', async () => {
    const folder = repository(manyApps(18))
    const [whole, split] = [await startPlatform(), await startPlatform()]
    await promote(optionsFor(folder, whole.url, { stage: 'dev' }), listening())
    const records = [1, 2, 3, 4].map((index) => join(temporaryFolder(), `record-${index}.json`))
    const reports = await Promise.all(
      records.map((record, index) =>
        promote(optionsFor(folder, split.url, { stage: 'dev', shard: `${index + 1}/4`, record }), listening()),
      ),
    )
    expect(reports.map((report) => report.exitCode)).toEqual([0, 0, 0, 0])
    expect(everything(split)).toEqual(everything(whole))
    expect(split.store.countRequests('POST')).toBe(20)
    expect(Math.min(...reports.map((report) => report.apps.length))).toBeGreaterThan(0)
    const merged = mergeRecords(records.map(readRecord))
    expect(merged.apps.map((app) => app.target).toSorted()).toEqual(
      whole.store
        .listApps()
        .map(({ address }) => formatAddress(address))
        .toSorted(),
    )
  })

  test('are listed by plan as a matrix, without shards that have no changes', async () => {
    const platform = await startPlatform()
    const folder = repository(manyApps(6))
    const options = optionsFor(folder, platform.url, { stage: 'dev' })
    expect((await plan({ ...options, matrix: 3 }, listening())).matrix).toEqual({ shard: ['1/3', '2/3', '3/3'] })
    await promote({ ...options, shard: '2/3' }, listening())
    expect((await plan({ ...options, matrix: 3 }, listening())).matrix).toEqual({ shard: ['1/3', '3/3'] })
    await promote(options, listening())
    expect((await plan({ ...options, matrix: 3 }, listening())).matrix).toEqual({ shard: [] })
  })

  test('of copies are the same in the matrix and in the jobs', async () => {
    const platform = await startPlatform()
    const folder = repository(manyApps(9))
    await promote(optionsFor(folder, platform.url, { stage: 'dev' }), listening())
    const options = optionsFor(folder, platform.url, { stage: 'release', reportExports: false })
    // All but one are there: were they weighed otherwise by one of the two, it would be in another shard.
    await promote({ ...options, apps: ['w0', 'w1', 't0', 't1', 't3', 't4', 't5', 't6', 't7', 't8'] }, listening())
    const { matrix } = await plan({ ...options, matrix: 4 }, listening())
    expect(matrix?.shard).toHaveLength(1)
    for (const shard of matrix?.shard ?? [])
      expect(await promote({ ...options, shard }, listening())).toMatchObject({ counts: { created: 1 } })
    expect(await plan(options, listening())).toMatchObject({ result: 'unchanged' })
  })

  test.each(['0/4', '5/4', '1', 'a/b', '1/1000'])('are a usage error as %s', async (shard) => {
    const report = await plan(
      optionsFor(repository(manyApps(1)), 'https://platform.invalid', { stage: 'dev', shard }),
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 2, failure: { code: 'usage' } })
  })

  test.each([
    ['a saved plan', { plan: 'plan.json' }],
    ['the digest of a plan', { expectPlanDigest: `sha256:${'0'.repeat(64)}` }],
    ['a matrix', { matrix: 4 }],
  ])('cannot be combined with %s', async (_what, more) => {
    const report = await promote(
      optionsFor(repository(manyApps(1)), 'https://platform.invalid', { stage: 'dev', shard: '1/4', ...more }),
      listening(),
    )
    expect(report).toMatchObject({
      exitCode: 2,
      failure: {
        code: 'usage',
        message: expect.stringMatching(/^`shard` cannot be combined with an approved plan or with `matrix`/),
      },
    })
  })
})

describe('a plan with changed-since', () => {
  function git(folder: string, ...args: readonly string[]): void {
    const identity = {
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@example.org',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@example.org',
    }
    execFileSync('git', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, ...identity } })
  }
  function committed(): string {
    const folder = repository({ ...manyApps(4), 'notes.md': '' })
    git(folder, 'init', '-q', '-b', 'main')
    git(folder, 'add', '-A')
    git(folder, 'commit', '-q', '-m', 'first')
    return folder
  }

  test('includes the workflows that use a changed tool', async () => {
    const platform = await startPlatform()
    const folder = committed()
    write(folder, { 'apps/t1.cwl': tool('mended'), 'notes.md': 'read me' })
    const report = await plan(optionsFor(folder, platform.url, { stage: 'dev', changedSince: 'HEAD' }), listening())
    expect(linesOf(report)).toEqual(['t1 create', 'w1 create'])
    expect(report.apps.map((app) => [app.changedSince, app.changedFiles])).toEqual([
      ['HEAD', ['apps/t1.cwl']],
      ['HEAD', ['apps/t1.cwl']],
    ])
    expect(report.notices).toEqual(['4 of 6 apps use no file that changed since HEAD, and are left out.'])
    const few = await plan(
      optionsFor(folder, platform.url, { stage: 'dev', changedSince: 'HEAD', apps: ['t1', 't2'] }),
      listening(),
    )
    expect(few.notices).toEqual(['1 of 2 apps uses no file that changed since HEAD, and is left out.'])
  })

  test('is empty without changes, and passes with a notice', async () => {
    const platform = await startPlatform()
    const report = await promote(
      optionsFor(committed(), platform.url, { stage: 'dev', changedSince: 'main', reportExports: false }),
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 0, result: 'unchanged', apps: [] })
    expect(report.notices).toHaveLength(1)
    expect(platform.store.countRequests()).toBe(0)
  })

  test('ignores errors in unchanged documents', async () => {
    const platform = await startPlatform()
    const folder = committed()
    write(folder, { 'apps/broken.cwl': BROKEN })
    git(folder, 'add', '-A')
    git(folder, 'commit', '-q', '-m', 'broken')
    write(folder, { 'apps/t2.cwl': tool('mended') })
    expect(
      linesOf(await plan(optionsFor(folder, platform.url, { stage: 'dev', changedSince: 'HEAD' }), listening())),
    ).toEqual(['t2 create'])
  })

  test('includes everything if the configuration changed', async () => {
    const platform = await startPlatform()
    const folder = committed()
    write(folder, { 'cwl-promote.yml': `${MANIFEST}# a remark\n` })
    const report = await plan(optionsFor(folder, platform.url, { stage: 'dev', changedSince: 'HEAD' }), listening())
    expect(report.apps).toHaveLength(6)
    expect(report.notices).toEqual(['cwl-promote.yml changed since HEAD, so that no app is left out.'])
  })

  test('includes every named copy', async () => {
    const platform = await startPlatform()
    const folder = committed()
    await promote(optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), listening())
    const copies = { project: 'acme/elsewhere', copyFrom: 'acme/dev', apps: ['t0', 't1'], changedSince: 'HEAD' }
    expect(linesOf(await plan(optionsFor(folder, platform.url, copies), listening()))).toEqual([
      't0 create',
      't1 create',
    ])
  })

  test.each([['no-such-ref'], ['--output=x']])('is refused for %s, which git does not know', async (changedSince) => {
    const report = await plan(
      optionsFor(committed(), 'https://platform.invalid', { stage: 'dev', changedSince }),
      listening(),
    )
    expect(report).toMatchObject({ exitCode: 2, failure: { code: 'git' } })
  })
})
