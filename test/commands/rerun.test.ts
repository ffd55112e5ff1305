import { expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

function apps(count: number): Readonly<Record<string, string>> {
  const tools = Array.from(
    { length: count },
    (_, index) => [`apps/t${String(index).padStart(2, '0')}.cwl`, tool(`t${index}`)] as const,
  )
  return { 'cwl-promote.yml': MANIFEST, ...Object.fromEntries(tools) }
}

test('a failed app among 20 does not stop the others, and a rerun installs only the rest', async () => {
  const platform = await startPlatform({ faults: [{ kind: 'html-500', method: 'POST', path: '/v2/apps/acme/dev/t1' }] })
  const options = optionsFor(repository(apps(20)), platform.url, { stage: 'dev' })
  const first = await promote(options, listening())
  expect(first).toMatchObject({ exitCode: 5, result: 'failed', counts: { created: 10, failed: 10 } })
  const posts = platform.store.countRequests('POST')
  platform.faults.set([])
  const second = await promote(options, listening())
  expect(second).toMatchObject({ exitCode: 0, result: 'promoted', counts: { created: 10, unchanged: 10 } })
  expect(platform.store.countRequests('POST') - posts).toBe(10)
  expect(second.apps.filter((app) => app.outcome === 'created').map((app) => app.name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `t1${index}`),
  )
})

test('an answer before the end of a large request fails the app without a crash', async () => {
  const platform = await startPlatform({ faults: [{ kind: '500', method: 'POST' }] })
  const large = tool('t').replace('cwlVersion', `doc: ${'long '.repeat(600_000)}\ncwlVersion`)
  const folder = repository({
    'cwl-promote.yml': MANIFEST,
    ...Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`apps/${name}.cwl`, large])),
  })
  const run = await runCli(['promote', '--stage', 'dev'], {
    cwd: folder,
    env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
  })
  expect(run.stderr).not.toMatch(/AbortError|\n {4}at /)
  expect(run).toMatchObject({ code: 5, stdout: expect.stringContaining('4 failed') })
})

test('four parallel shards have the same result as one run', async () => {
  const folder = repository(apps(13))
  const [whole, shared] = [await startPlatform(), await startPlatform()]
  await promote(optionsFor(folder, whole.url, { stage: 'dev' }), listening())
  const shards = await Promise.all(
    [1, 2, 3, 4].map((index) =>
      promote(optionsFor(folder, shared.url, { stage: 'dev', shard: `${index}/4` }), listening()),
    ),
  )
  expect(shards.map((report) => report.exitCode)).toEqual([0, 0, 0, 0])
  expect(shards.flatMap((report) => report.apps.map((app) => app.target)).sort()).toEqual(
    whole.store
      .listApps()
      .map(({ address }) => formatAddress(address))
      .sort(),
  )
  const texts = (platform: typeof whole) =>
    Object.fromEntries(
      platform.store.listApps().map(({ address }) => [formatAddress(address), platform.store.latest(address)?.text]),
    )
  expect(texts(shared)).toEqual(texts(whole))
})
