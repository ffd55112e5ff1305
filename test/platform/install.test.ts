import { describe, expect, test } from '@jest/globals'

import { entriesOf, objectFrom, type JsonObject } from '../../src/json/index.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import type { PlatformError } from '../../src/platform/errors.ts'
import type { AppReading, Wait } from '../../src/platform/types.ts'
import { clientOf, startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { json, rejection, startAnsweringPlatform } from './answering-server.ts'

const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }
const OLD = { class: 'Workflow', v: 1 }
const NEW = { class: 'Workflow', v: 2 }
const ABSENT: AppReading = { kind: 'absent' }
const FOUND: AppReading = { kind: 'found', app: { description: OLD } }

function withoutNote(description: JsonObject): JsonObject {
  return objectFrom(entriesOf(description).filter(([key]) => key !== 'note'))
}

describe('an install that ends without an answer', () => {
  test('is read back; when it was applied, that is the result and nothing is sent again', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'reset', when: 'after', method: 'POST', times: 1 }] })
    expect(await clientOf(platform).installApp(ADDRESS, NEW, ABSENT)).toEqual({ kind: 'applied', created: true })
    expect(platform.store.countRequests('POST')).toBe(1)
  })

  test('is sent once more when reading back shows the state of before', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'reset', method: 'POST', times: 1 }] })
    expect(await clientOf(platform).installApp(ADDRESS, NEW, ABSENT)).toEqual({ kind: 'applied', created: true })
    expect(platform.store.countRequests('POST')).toBe(2)
    expect(platform.store.revisions(ADDRESS)).toHaveLength(1)
  })

  test('is not sent a third time', async () => {
    const platform = await startPlatform({ faults: [{ kind: '502', method: 'POST' }] })
    expect(await rejection(clientOf(platform).installApp(ADDRESS, NEW, ABSENT))).toMatchObject({
      code: 'server',
      status: 502,
      readBack: 'not-applied',
    })
    expect(platform.store.countRequests('POST')).toBe(2)
  })

  test('is unknown after a timeout that shows the old state twice: it may still be under way', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'hang', method: 'POST' }] })
    const installation = await clientOf(platform, { attemptTimeout: 100 }).installApp(ADDRESS, NEW, ABSENT)
    expect(installation).toEqual({ kind: 'unknown', reason: expect.stringContaining('may still be under way') })
  })

  test.each([
    ['is refused', 403, '{"status":403,"code":403,"message":"no"}'],
    ['is answered with no JSON', 200, 'done'],
  ])('is unknown after a timeout, whatever the second request is told: it %s', async (_what, status, answer) => {
    let posts = 0
    const server = await startAnsweringPlatform(({ method }, response) => {
      if (method === 'GET') json(response, 404, { status: 404, code: 404, message: 'none' })
      else if ((posts += 1) > 1) response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    })
    const error = await rejection(clientOf(server, { attemptTimeout: 1_000 }).installApp(ADDRESS, NEW, ABSENT))
    expect(error).toMatchObject({
      readBack: 'unknown',
      message: expect.stringMatching(/; it is not known whether it was installed$/),
    })
    expect(posts).toBe(2)
  })

  test('is unknown when the app cannot be read back', async () => {
    const platform = await startPlatform({
      faults: [
        { kind: 'close', when: 'after', method: 'POST' },
        { kind: '500', method: 'GET', path: '/v2/apps' },
      ],
    })
    expect(await clientOf(platform).installApp(ADDRESS, NEW, ABSENT)).toEqual({
      kind: 'unknown',
      reason: expect.stringContaining('could not be read back'),
    })
    expect(platform.store.countRequests('POST')).toBe(1)
  })

  test('is unknown when someone else changed the app meanwhile', async () => {
    const server = await startAnsweringPlatform(({ method }, response) => {
      if (method === 'POST') response.destroy()
      else json(response, 200, { class: 'Workflow', v: 'theirs' })
    })
    expect(await clientOf(server).installApp(ADDRESS, NEW, FOUND)).toEqual({
      kind: 'unknown',
      reason: expect.stringContaining('someone else'),
    })
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test.each([['was there before, and is gone', FOUND, 404, {}]] as const)(
    'is unknown when the app %s',
    async (_what, before, status, readBack) => {
      const server = await startAnsweringPlatform(({ method }, response) => {
        if (method === 'POST') response.destroy()
        else json(response, status, readBack)
      })
      expect(await clientOf(server).installApp(ADDRESS, NEW, before)).toEqual({
        kind: 'unknown',
        reason: expect.stringContaining('neither as it was nor as it was sent'),
      })
      expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  )
})

describe('an install that is refused', () => {
  test.each([401, 404, 409, 413, 422, 501])('with %i is sent once and never read back', async (status) => {
    const server = await startAnsweringPlatform((_seen, response) =>
      json(response, status, { status, code: status, message: 'no' }),
    )
    expect(await rejection(clientOf(server).installApp(ADDRESS, NEW, ABSENT))).toMatchObject({
      status,
      message: expect.stringContaining('no'),
    })
    expect(server.seen.map(({ method }) => method)).toEqual(['POST'])
  })

  test('with 429 waits as long as it is asked to, says so, and is sent again', async () => {
    const waits: Wait[] = []
    const platform = await startPlatform({ faults: [{ kind: '429-hour', method: 'POST', times: 2 }] })
    const client = clientOf(platform, { longestWait: 7, onWait: (wait) => waits.push(wait) })
    expect(await client.installApp(ADDRESS, NEW, ABSENT)).toMatchObject({ kind: 'applied' })
    expect(waits).toEqual([
      { milliseconds: 7, reason: 'the platform asks to slow down (429)' },
      { milliseconds: 7, reason: 'the platform asks to slow down (429)' },
    ])
    expect(platform.store.revisions(ADDRESS)).toHaveLength(1)
  })

  test('with 429 fails at once where the platform answers again only after the end of the run', async () => {
    const platform = await startPlatform({ faults: [{ kind: '429-hour', method: 'POST', times: 2 }] })
    const waits: Wait[] = []
    const client = clientOf(platform, {
      longestWait: 60_000,
      timeLeft: () => 60_000,
      onWait: (wait) => waits.push(wait),
    })
    await expect(client.installApp(ADDRESS, NEW, ABSENT)).rejects.toMatchObject({
      code: 'rate-limited',
      message: expect.stringMatching(
        /the platform answers again in (?:60 min 0|59 min 5\d) s, and this run ends in 1 min 0 s/,
      ),
    })
    expect([waits, platform.store.countRequests('POST')]).toEqual([[], 1])
  })

  test('with 429 is not sent again over what someone else has installed meanwhile', async () => {
    const server = await startAnsweringPlatform(({ method }, response) => {
      if (method === 'POST') json(response, 429, { status: 429, code: 429, message: 'slowly' })
      else json(response, 200, { class: 'Workflow', v: 'theirs' })
    })
    const error = await rejection(clientOf(server).installApp(ADDRESS, NEW, FOUND))
    expect(error).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/changed on the platform after it was read, and was not touched; plan again$/),
      mayStillApply: undefined,
    })
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('with 429 is not sent again where the app is gone meanwhile', async () => {
    const server = await startAnsweringPlatform(({ method }, response) => {
      const status = method === 'POST' ? 429 : 404
      json(response, status, { status, code: status, message: 'no' })
    })
    expect(await rejection(clientOf(server).installApp(ADDRESS, NEW, FOUND))).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('changed on the platform after it was read'),
      mayStillApply: undefined,
    })
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('with 429 is sent again over what can be read only now, since it was to replace whatever stands there', async () => {
    const server = await startAnsweringPlatform(({ method }, response, count) => {
      if (method === 'POST')
        json(response, count === 1 ? 429 : 200, count === 1 ? { status: 429, code: 429, message: 'slowly' } : NEW)
      else json(response, 200, OLD)
    })
    expect(
      await clientOf(server).installApp(ADDRESS, NEW, { kind: 'unreadable', reason: 'the platform answered 500' }),
    ).toEqual({ kind: 'applied', created: undefined })
    expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  test.each(['html', 'empty', 'text', 'array', 'truncate-json', 'redirect'] as const)(
    'with a success that is none (%s) fails, and says what stands',
    async (kind) => {
      for (const [when, readBack, words] of [
        ['before', 'not-applied', 'nothing was installed'],
        ['after', 'applied', 'shows the new description'],
      ] as const) {
        const platform = await startPlatform({ faults: [{ kind, when, method: 'POST' }] })
        const error = await rejection(clientOf(platform).installApp(ADDRESS, NEW, ABSENT))
        expect(error).toMatchObject({ readBack, message: expect.stringContaining(words) })
        expect(platform.store.countRequests('POST')).toBe(1)
      }
    },
  )
})

describe('an install when nothing is there to connect to', () => {
  test('fails as unreachable, since nothing was sent', async () => {
    const platform = await startPlatform()
    await platform.stop()
    expect(await rejection(clientOf(platform).installApp(ADDRESS, NEW, ABSENT))).toMatchObject({
      code: 'unreachable',
      message: expect.stringContaining('refused'),
    })
  })

  test('is tried a few times, and succeeds when the platform comes back', async () => {
    const dataFolder = temporaryFolder()
    const first = await startPlatform({ dataFolder })
    const posts: string[] = []
    let comesBack = false
    const client = clientOf(first, {
      onRequest: (line) => {
        if (line.startsWith('POST')) posts.push(line)
        if (comesBack && posts.length === 2)
          restarted ??= startPlatform({ dataFolder, port: Number(new URL(first.url).port) })
      },
    })
    let restarted: Promise<LocalPlatform> | undefined
    const before = await client.getApp(ADDRESS)
    await first.stop()
    expect(await rejection(client.installApp(ADDRESS, NEW, before))).toMatchObject({ code: 'unreachable' })
    expect(posts).toHaveLength(4)
    posts.length = 0
    comesBack = true
    expect(await client.installApp(ADDRESS, NEW, before)).toEqual({ kind: 'applied', created: true })
    expect((await restarted)?.store.revisions(ADDRESS)).toHaveLength(1)
  })
})

describe('two writers of one app (documented)', () => {
  const OTHER = { class: 'Workflow', v: 'of somebody else' }

  async function readAWhileAgo(readBack: object | undefined) {
    const platform = await startPlatform()
    if (readBack !== undefined) platform.store.install(ADDRESS, JSON.stringify(readBack))
    const client = clientOf(platform, { freshFor: 0 })
    return { platform, client, before: await client.getApp(ADDRESS) }
  }

  test.each([['absent', undefined]])(
    'what was installed since the app was read to be %s is left alone',
    async (_what, readBack) => {
      const { platform, client, before } = await readAWhileAgo(readBack)
      platform.store.install(ADDRESS, JSON.stringify(OTHER))
      expect(await rejection(client.installApp(ADDRESS, NEW, before))).toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('changed on the platform after it was read'),
      })
      expect([platform.store.countRequests('POST'), platform.store.latest(ADDRESS)?.text]).toEqual([
        0,
        JSON.stringify(OTHER),
      ])
    },
  )

  test.each([
    ['as it was', OLD],
    ['as it would be sent', NEW],
  ])('an app that is %s after a while is installed', async (_what, since) => {
    const { platform, client, before } = await readAWhileAgo(OLD)
    platform.store.install(ADDRESS, JSON.stringify(since))
    expect(await client.installApp(ADDRESS, NEW, before)).toEqual({ kind: 'applied', created: false })
  })

  test('the same app, installed by somebody else since, is left standing', async () => {
    const { platform, client, before } = await readAWhileAgo(OLD)
    platform.store.install(ADDRESS, JSON.stringify({ ...NEW, note: 'theirs' }))
    expect(await client.installApp(ADDRESS, { ...NEW, note: 'ours' }, before, { bare: withoutNote })).toEqual({
      kind: 'already-installed',
    })
    expect(platform.store.countRequests('POST')).toBe(0)
  })
})

describe('two writers of one app (seven-bridges)', () => {
  test('the loser finds the same description there, which it did not install', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const client = clientOf(platform, { dialect: 'seven-bridges' })
    await client.installApp(ADDRESS, OLD, ABSENT)
    const before = await client.getApp(ADDRESS)
    await client.installApp(ADDRESS, NEW, before)
    expect(await client.installApp(ADDRESS, NEW, before)).toEqual({ kind: 'already-installed' })
    expect(platform.store.revisions(ADDRESS)).toHaveLength(2)
  })

  test('when only the number moved, it decides again and wins', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const client = clientOf(platform, { dialect: 'seven-bridges' })
    await client.installApp(ADDRESS, OLD, ABSENT)
    const before = await client.getApp(ADDRESS)
    platform.store.install(ADDRESS, JSON.stringify(OLD))
    expect(await client.installApp(ADDRESS, NEW, before)).toEqual({ kind: 'applied', created: false, revision: 2 })
  })

  test('when the other one changed it, that is a conflict', async () => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    const client = clientOf(platform, { dialect: 'seven-bridges' })
    await client.installApp(ADDRESS, OLD, ABSENT)
    const before = await client.getApp(ADDRESS)
    platform.store.install(ADDRESS, '{"class":"Workflow","v":"theirs"}')
    expect(await rejection(client.installApp(ADDRESS, NEW, before))).toMatchObject({
      code: 'conflict',
      status: 409,
      readBack: 'not-applied',
      message: expect.stringMatching(/; reading it back shows what someone else has installed$/),
    })
    expect(platform.store.revisions(ADDRESS)).toHaveLength(2)
  })

  test.each([
    ['there', OLD],
    ['absent', undefined],
  ])('when the other one installed the same app, which was %s before, it is left standing', async (_what, readBack) => {
    const platform = await startPlatform({ dialect: 'seven-bridges' })
    if (readBack !== undefined) platform.store.install(ADDRESS, JSON.stringify(readBack))
    const client = clientOf(platform, { dialect: 'seven-bridges' })
    const before = await client.getApp(ADDRESS)
    platform.store.install(ADDRESS, JSON.stringify({ ...NEW, note: 'theirs' }))
    const there = platform.store.revisions(ADDRESS).length
    expect(await client.installApp(ADDRESS, { ...NEW, note: 'ours' }, before, { bare: withoutNote })).toEqual({
      kind: 'already-installed',
    })
    expect(platform.store.revisions(ADDRESS)).toHaveLength(there)
  })

  test('after a request without an answer it is not known who put there what the other one changed', async () => {
    const server = await startAnsweringPlatform(({ method }, response, count) => {
      if (method === 'GET') json(response, 200, count === 2 ? OLD : { class: 'Workflow', v: 'theirs' })
      else json(response, count === 1 ? 502 : 409, { status: 409, code: 6003, message: 'taken' })
    })
    expect(
      await rejection(clientOf(server, { dialect: 'seven-bridges' }).installApp(ADDRESS, NEW, FOUND)),
    ).toMatchObject({ code: 'conflict', readBack: 'unknown' })
  })
})

describe('a cancelled run', () => {
  test('sends nothing that was not under way', async () => {
    const platform = await startPlatform()
    const client = clientOf(platform, { signal: AbortSignal.abort() })
    expect(await rejection(client.installApp(ADDRESS, NEW, ABSENT))).toMatchObject({ code: 'cancelled' })
    expect(await rejection(client.getApp(ADDRESS))).toMatchObject({ code: 'cancelled' })
    expect(platform.store.countRequests()).toBe(0)
  })

  test('an install that was under way is unknown', async () => {
    const stop = new AbortController()
    const platform = await startPlatform({ faults: [{ kind: 'hang', when: 'after', method: 'POST' }] })
    const installation = clientOf(platform, { signal: stop.signal }).installApp(ADDRESS, NEW, ABSENT)
    while (platform.store.latest(ADDRESS) === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
    stop.abort()
    expect(await installation).toEqual({ kind: 'unknown', reason: expect.stringContaining('cancelled') })
  })

  test('an install that was told to slow down is not sent again once it is to stop, and certainly not installed', async () => {
    const stop = new AbortController()
    const platform = await startPlatform({ faults: [{ kind: '429-hour', method: 'POST', times: 1 }] })
    const client = clientOf(platform, { longestWait: 60_000, onWait: () => setImmediate(() => stop.abort()) })
    const { code, mayStillApply } = (await rejection(
      client.installApp(ADDRESS, NEW, ABSENT, { stop: stop.signal }),
    )) as PlatformError
    expect([code, mayStillApply]).toEqual(['cancelled', undefined])
    expect([platform.store.countRequests('POST'), platform.store.latest(ADDRESS)]).toEqual([1, undefined])
  })

  test('installs in the queue are not sent once they are to stop; those under way are finished', async () => {
    const stop = new AbortController()
    const apps = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    let posts = 0
    const server = await startAnsweringPlatform(({ method, body }, response) => {
      if (method === 'GET') return json(response, 404, { status: 404, code: 404, message: 'none' })
      posts += 1
      // Told to slow down, most of them wait for their turn.
      if (posts <= apps.length) return json(response, 429, { status: 429, code: 429, message: 'slow down' })
      stop.abort()
      setTimeout(() => json(response, 201, body), 20)
    })
    const client = clientOf(server)
    const ends = await Promise.allSettled(
      apps.map((app) => client.installApp({ ...ADDRESS, app }, NEW, ABSENT, { stop: stop.signal })),
    )
    const applied = ends.filter((end) => end.status === 'fulfilled' && end.value.kind === 'applied')
    const cancelled = ends.filter(
      (end) => end.status === 'rejected' && (end.reason as PlatformError).code === 'cancelled',
    )
    expect([applied.length, cancelled.length]).toEqual([posts - apps.length, 2 * apps.length - posts])
    expect(cancelled.length).toBeGreaterThan(0)
  })

  test('an install that may have been carried out is read back anyway once it is to stop, and not sent again', async () => {
    const stop = new AbortController()
    const platform = await startPlatform({ faults: [{ kind: 'reset', method: 'POST', times: 1 }] })
    const client = clientOf(platform, { onWait: () => stop.abort() })
    expect(await rejection(client.installApp(ADDRESS, NEW, ABSENT, { stop: stop.signal }))).toMatchObject({
      code: 'cancelled',
      mayStillApply: true,
    })
    expect(platform.store.countRequests('POST')).toBe(1)
    platform.faults.set([{ kind: 'reset', when: 'after', method: 'POST', times: 1 }])
    const again = new AbortController()
    const other = clientOf(platform, { onWait: () => again.abort() })
    expect(await other.installApp(ADDRESS, NEW, ABSENT, { stop: again.signal })).toEqual({
      kind: 'applied',
      created: true,
    })
  })

  test('the deadline of the run is told as a timeout', async () => {
    const platform = await startPlatform({ faults: [{ kind: 'hang', path: '/v2/apps' }] })
    expect(await rejection(clientOf(platform, { signal: AbortSignal.timeout(200) }).getApp(ADDRESS))).toMatchObject({
      code: 'timeout',
      message: expect.stringContaining('the time limit of the run was reached'),
    })
  })
})
