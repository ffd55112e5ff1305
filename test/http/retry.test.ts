import { describe, expect, test } from '@jest/globals'

import { createPace } from '../../src/http/pace.ts'
import { askedWait, backoff } from '../../src/http/retry.ts'
import type { Wait } from '../../src/platform/types.ts'
import { clientOf, startPlatform } from '../support/local-platform.ts'

const NOW = Date.parse('2026-01-01T00:00:00Z')
const ADDRESS = { owner: 'a', project: 'b', app: 'c' }

describe('how long the platform asks to wait', () => {
  test.each([
    ['a date, by our clock', { 'retry-after': new Date(NOW + 9000).toUTCString() }, 9000],
    ['a date that is over', { 'retry-after': new Date(NOW - 9000).toUTCString() }, 0],
    ['a reset in Unix seconds', { 'x-ratelimit-reset': String(NOW / 1000 + 5) }, 5000],
    ['a reset in milliseconds', { 'x-ratelimit-reset': String(NOW + 5000) }, 5000],
    [
      'a reset, by the clock of the platform',
      { 'x-ratelimit-reset': String(NOW / 1000 - 95), date: new Date(NOW - 100_000).toUTCString() },
      5000,
    ],
    ['Retry-After before the reset', { 'retry-after': '1', 'x-ratelimit-reset': String(NOW / 1000 + 500) }, 1000],
    ['a part of a second', { 'retry-after': '1.5' }, 1500],
  ])('%s', (_, headers, expected) => {
    expect(askedWait(429, headers, NOW)).toBe(expected)
  })

  test('a reset that stands on every answer is not a request to wait for it after a 503', () => {
    expect(askedWait(503, { 'x-ratelimit-reset': String(NOW / 1000 + 300) }, NOW)).toBeUndefined()
    expect(askedWait(503, { 'retry-after': '2' }, NOW)).toBe(2000)
  })

  test('the backoff doubles with full jitter and is capped', () => {
    expect([1, 2, 3].map((attempt) => backoff(attempt, 60_000, () => 1))).toEqual([250, 500, 1000])
    expect(backoff(30, 60_000, () => 1)).toBe(60_000)
    expect(backoff(5, 60_000, () => 0)).toBe(0)
  })
})

describe('a read that fails in a passing way', () => {
  test('is repeated, each wait said and capped', async () => {
    const waits: Wait[] = []
    const platform = await startPlatform({
      faults: (['429-hour', '503', 'reset'] as const).map((kind) => ({ kind, times: 1, path: '/v2/apps' })),
    })
    expect(await clientOf(platform, { longestWait: 9, onWait: (wait) => waits.push(wait) }).getApp(ADDRESS)).toEqual({
      kind: 'absent',
    })
    expect(waits.map(({ reason }) => reason)).toEqual([
      'the platform asks to slow down (429)',
      'the platform answered 503',
      'the connection broke before an answer arrived (ECONNRESET)',
    ])
    expect(waits[0]?.milliseconds).toBe(9)
    expect(waits.every(({ milliseconds }) => milliseconds <= 9)).toBe(true)
  })

  test('is given up after five attempts', async () => {
    const platform = await startPlatform({ faults: [{ kind: '503', path: '/v2/apps' }] })
    await expect(clientOf(platform).getApp(ADDRESS)).rejects.toMatchObject({ code: 'server', status: 503 })
    expect(platform.faults.fired()).toEqual({ 503: 5 })
  })

  test('a wait ends at once when the run is cancelled', async () => {
    const stop = new AbortController()
    const platform = await startPlatform({ faults: [{ kind: '429-hour', path: '/v2/apps' }] })
    const client = clientOf(platform, { longestWait: 3_600_000, signal: stop.signal, onWait: () => stop.abort() })
    await expect(client.getApp(ADDRESS)).rejects.toMatchObject({ code: 'cancelled' })
  })
})

describe('the pace', () => {
  test('halves what is under way at a 429 and grows again with successes', async () => {
    const { signal } = new AbortController()
    const pace = createPace()
    const leaves = await Promise.all(Array.from({ length: 8 }, () => pace.enter(signal)))
    expect(pace.limit).toBe(Infinity)
    pace.slowDown()
    expect(pace.limit).toBe(4)
    pace.speedUp()
    expect(pace.limit).toBeCloseTo(4.25)
    let entered = false
    const ninth = pace.enter(signal).then((leave) => {
      entered = true
      return leave
    })
    for (const leave of leaves.slice(0, 4)) leave()
    await Promise.resolve()
    expect(entered).toBe(false)
    for (const leave of leaves.slice(4)) leave()
    ;(await ninth)()
    expect(entered).toBe(true)
  })

  test('never stops altogether, and lets go of who is cancelled', async () => {
    const pace = createPace()
    const stop = new AbortController()
    const leave = await pace.enter(stop.signal)
    for (let count = 0; count < 9; count += 1) pace.slowDown()
    const waiting = pace.enter(stop.signal)
    stop.abort()
    await expect(waiting).rejects.toThrow()
    leave()
    ;(await pace.enter(new AbortController().signal))()
  })
})
