import { describe, expect, test } from '@jest/globals'

import { parseFault, type LocalPlatform } from '../../src/local-platform/index.ts'
import { rejection } from '../platform/answering-server.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'

const HEADERS = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN }
const APP = '/v2/apps/a/b/c'

/** What becomes of so many requests in a row. */
async function statusesOf(
  platform: LocalPlatform,
  count: number,
  path = APP,
  init: RequestInit = {},
): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent += 1) {
    const answer = await fetch(platform.url + path, { headers: HEADERS, ...init })
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
  return statuses
}

function startWith(faults: readonly string[], faultSeed = 1): Promise<LocalPlatform> {
  return startPlatform({ faults: faults.map(parseFault), faultSeed })
}

test.each(['500,times=1.5', '500,skip=0.5', '500,times=-1', '500,probability=1.5'])(
  '%s is not a valid fault',
  (text) => {
    expect(() => parseFault(text)).toThrow(/is not a setting of a fault\. The settings are .*times=N, skip=N/)
  },
)

test('the method of a rule is not case-sensitive', async () => {
  const platform = await startWith([])
  platform.faults.set([{ kind: '500', method: 'get' }])
  expect(await statusesOf(platform, 1)).toEqual([500])
})

describe('a release of faults', () => {
  test('ends requests that hang or are slow now, but not later ones', async () => {
    const platform = await startWith([
      'hang,path=/v2/storage',
      'latency,path=/v2/apps,milliseconds=600000',
      'drip,milliseconds=600000',
    ])
    for (let round = 1; round <= 2; round += 1) {
      const held = ['/v2/storage/exports', APP, '/v2/'].map(async (path) =>
        fetch(platform.url + path, { headers: HEADERS }).then(
          async (answer) => answer.text().then(() => answer.status),
          () => 'closed',
        ),
      )
      const open = new Set(held)
      for (const one of held) void one.then(() => open.delete(one))
      while (Object.values(platform.faults.fired()).reduce((sum, count) => sum + count, 0) < 3 * round)
        await new Promise((resolve) => setTimeout(resolve, 2))
      // Time enough for an answer that nothing holds.
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(open.size).toBe(3)
      while (open.size > 0) {
        platform.faults.release()
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      expect(await Promise.all(held)).toEqual(['closed', 404, 200])
    }
  })
})

describe('a fault happens', () => {
  test('as often as its count, after the skipped ones', async () => {
    const platform = await startWith(['503,skip=2,times=3'])
    expect(await statusesOf(platform, 7)).toEqual([404, 404, 503, 503, 503, 404, 404])
    expect(platform.faults.fired()).toEqual({ 503: 3 })
  })

  test('on paths with its prefix, and with its method', async () => {
    const platform = await startWith(['500,path=/v2/storage', '502,path=/v2/apps,method=post'])
    expect(await statusesOf(platform, 1, '/v2/storage/exports')).toEqual([500])
    expect(await statusesOf(platform, 1, '/v2/')).toEqual([200])
    expect(await statusesOf(platform, 1)).toEqual([404])
    expect(await statusesOf(platform, 1, APP, { method: 'POST', body: '{}' })).toEqual([502])
    expect(platform.store.listApps()).toEqual([])
  })

  test('not on pages for people and the OpenAPI document', async () => {
    const platform = await startWith(['500'])
    expect(await statusesOf(platform, 1, '/')).toEqual([200])
    expect(await statusesOf(platform, 1, '/openapi.json')).toEqual([200])
  })

  test('with its probability: the same seed gives the same faults', async () => {
    const runs: (readonly number[])[] = []
    for (const seed of [7, 7, 8]) runs.push(await statusesOf(await startWith(['503,probability=0.3'], seed), 200))
    const [first, second, other] = runs
    expect(second).toEqual(first)
    expect(other).not.toEqual(first)
    const share = (first ?? []).filter((status) => status === 503).length / 200
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  test('before or after the request takes effect', async () => {
    for (const [when, revisions] of [
      ['before', 0],
      ['after', 1],
    ] as const) {
      for (const kind of ['reset', 'close', 'truncate', '500', 'html'] as const) {
        const platform = await startWith([`${kind},when=${when},method=POST`])
        const sent = fetch(platform.url + APP, { method: 'POST', headers: HEADERS, body: '{}' }).then((answer) =>
          answer.text(),
        )
        if (kind === '500' || kind === 'html') await sent
        else await rejection(sent)
        expect([kind, when, platform.store.revisions({ owner: 'a', project: 'b', app: 'c' }).length]).toEqual([
          kind,
          when,
          revisions,
        ])
      }
    }
  })

  test.each(['latency', 'drip'])('as %s: the request takes effect and gets a whole answer', async (kind) => {
    const platform = await startWith([`${kind},milliseconds=2`])
    const answer = await fetch(platform.url + APP, { method: 'POST', headers: HEADERS, body: '{"class":"Workflow"}' })
    expect([answer.status, await answer.text()]).toEqual([201, '{"class":"Workflow"}'])
    expect(platform.store.listApps()).toHaveLength(1)
  })

  test('by the first rule that matches, and each rule has its own count', async () => {
    const platform = await startWith(['500,times=1', '502,times=1', '504,times=1'])
    expect(await statusesOf(platform, 4)).toEqual([500, 502, 504, 404])
  })
})
