import { describe, expect, test } from '@jest/globals'

import { DEFAULT_LIMITS } from '../../src/files/limits.ts'
import { isObject, parseJson, sameJson, type JsonObject } from '../../src/json/index.ts'
import {
  createRandom,
  FAULT_KINDS,
  parseFault,
  type FaultKind,
  type LocalPlatform,
} from '../../src/local-platform/index.ts'
import { PlatformError, type PlatformErrorCode } from '../../src/platform/errors.ts'
import type { AppAddress, Installation, Platform } from '../../src/platform/types.ts'
import { applyPlan } from '../../src/promotion/apply.ts'
import type { Desired } from '../../src/promotion/plan.ts'
import { readAndPlan } from '../../src/promotion/read-and-plan.ts'
import { digestOfApp } from '../../src/promotion/same-app.ts'
import { clientOf, collect, startPlatform } from '../support/local-platform.ts'
import { daily } from '../support/nightly.ts'

const ADDRESS: AppAddress = { owner: 'acme', project: 'rnaseq', app: 'align' }

/** Kinds that time out by nature are given no time. */
const IMPATIENT = { attemptTimeout: 150, longestWait: 3 }
const SLOW_KINDS = new Set<FaultKind>(['hang', 'drip'])

/** What a read ends with, when each attempt ends so. Other kinds are passing: the read is repeated, and then goes well. */
const ENDS: Partial<Readonly<Record<FaultKind, PlatformErrorCode>>> = {
  'truncate-json': 'not-json',
  html: 'html',
  empty: 'empty-body',
  'no-content': 'empty-body',
  text: 'not-json',
  array: 'unexpected-body',
  'other-object': 'unexpected-body',
  'error-in-200': 'refused',
  'not-utf8': 'not-json',
  bomb: 'too-large',
  redirect: 'redirect',
  'redirect-301': 'redirect',
  'redirect-303': 'redirect',
  'redirect-307': 'redirect',
  'redirect-308': 'redirect',
}

function optionsFor(kind: FaultKind): { attemptTimeout?: number } {
  if (SLOW_KINDS.has(kind)) return IMPATIENT
  // 80 MiB take their time on a busy machine, and here that is not the point.
  return kind === 'bomb' ? { attemptTimeout: 60_000 } : {}
}

/** What the client says about an install, in one word. */
async function verdictOf(install: Promise<Installation>): Promise<'applied' | 'not-applied' | 'unknown'> {
  try {
    const installation = await install
    if (installation.kind === 'differs') return 'unknown'
    return installation.kind === 'already-installed' ? 'not-applied' : installation.kind
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return error.readBack ?? 'not-applied'
  }
}

function holds(platform: LocalPlatform, address: AppAddress, text: string): boolean {
  const latest = platform.store.latest(address)
  return latest !== undefined && sameJson(parseJson(latest.text), parseJson(text))
}

describe('there are at least 25 kinds of fault', () => {
  test('and --fault knows them all', () => {
    expect(FAULT_KINDS.length).toBeGreaterThanOrEqual(25)
    for (const kind of FAULT_KINDS) expect(parseFault(kind)).toEqual({ kind })
    expect(
      parseFault('reset, when=after, method=post, path=/v2/apps, probability=0.3, times=2, skip=1, milliseconds=7'),
    ).toEqual({
      kind: 'reset',
      when: 'after',
      method: 'post',
      path: '/v2/apps',
      probability: 0.3,
      times: 2,
      skip: 1,
      milliseconds: 7,
    })
  })

  test.each([
    'explode',
    '',
    'reset,when=never',
    'reset,probability=2',
    'reset,times=-1',
    'reset,path=v2',
    'reset,frequency=1',
  ])('--fault %j is refused in words', (text) => {
    expect(() => parseFault(text)).toThrow(RangeError)
  })
})

const READS = {
  index: { path: '/v2/', read: async (client: Platform) => (await client.apiIndex()).recognized },
  app: { path: '/v2/apps', read: (client: Platform) => client.getApp(ADDRESS) },
  list: { path: '/v2/storage', read: (client: Platform) => collect(client.listExports()) },
  'rate limit': { path: '/v2/rate_limit', read: async (client: Platform) => (await client.rateLimit())?.limit },
} as const

/** By day each kind in one dialect, and a few in the other, which differs in paths and not in how a request ends. */
function isExample(dialect: 'documented' | 'seven-bridges', index: number): boolean {
  return dialect === 'documented' || index % 8 === 0
}

const CALLS = Object.keys(READS) as (keyof typeof READS)[]

describe.each(['documented', 'seven-bridges'] as const)('a fault on a read (%s)', (dialect) => {
  const cases = FAULT_KINDS.flatMap((kind) => CALLS.map((call) => [kind, call] as const))

  // By day each kind meets one call, and what means another thing to each of them meets all.
  test.each(
    daily(
      cases,
      ([kind, call], index) =>
        isExample(dialect, index) &&
        (kind === 'other-object' || CALLS.indexOf(call) === FAULT_KINDS.indexOf(kind) % CALLS.length),
    ),
  )('%s, %s: a passing one is overcome, any other fails with its own code', async (kind, call) => {
    const platform = await startPlatform({
      dialect,
      ...(call === 'rate limit' ? { rateLimit: { limit: 1000, seconds: 60 } } : {}),
    })
    platform.store.install(ADDRESS, '{"class":"Workflow"}')
    platform.store.addExport({ id: 'e', state: 'FAILED' })
    const { path, read } = READS[call]
    const client = clientOf(platform, { dialect, ...optionsFor(kind) })
    const healthy = await read(client)
    const end = ENDS[kind]
    platform.faults.set([{ kind, path, when: 'after', ...(end === undefined ? { times: 1 } : {}), milliseconds: 30 }])
    const result: unknown = await read(client).catch((error: unknown) => error)
    expect(Object.values(platform.faults.fired())[0]).toBeGreaterThan(0)
    if (end === undefined) expect(result).toEqual(healthy)
    // Of an app little more is promised than that it is an object: another one is read well. So is an index, which it
    // is not.
    else if (kind === 'other-object' && call === 'app')
      expect(result).toMatchObject({ kind: 'found', app: { description: { class: 'SomethingElse' } } })
    else if (kind === 'other-object' && call === 'index') expect(result).toBe(false)
    else expect(result).toMatchObject({ name: 'PlatformError', code: end })
  })

  test.each(daily(FAULT_KINDS, (_, index) => isExample(dialect, index) && index % 3 === 0))(
    '%s, on the index before the first call: the token is sent only when the platform was recognized',
    async (kind) => {
      const platform = await startPlatform({ dialect, faults: [{ kind, path: '/v2/', times: 1, milliseconds: 30 }] })
      const client = clientOf(platform, { dialect, ...optionsFor(kind) })
      const reading: unknown = await client.getApp(ADDRESS).catch((error: unknown) => error)
      const overcome = ENDS[kind] === undefined
      if (overcome) expect(reading).toEqual({ kind: 'absent' })
      else if (kind === 'error-in-200') expect(reading).toMatchObject({ name: 'PlatformError', code: 'refused' })
      else
        expect(reading).toMatchObject({
          name: 'PlatformError',
          code: 'wrong-address',
          message: expect.stringContaining('the token was not sent'),
        })
      const sent = platform.store.countRequests()
      // An error of the platform itself may pass; what is another service stays one.
      const again: unknown = await client.getApp(ADDRESS).catch((error: unknown) => error)
      if (overcome || kind === 'error-in-200') expect(again).toEqual({ kind: 'absent' })
      else expect([again, platform.store.countRequests()]).toEqual([reading, sent])
    },
  )
})

describe.each(['documented', 'seven-bridges'] as const)('a fault on every install (%s)', (dialect) => {
  const cases = FAULT_KINDS.flatMap((kind) => (['before', 'after'] as const).map((when) => [kind, when] as const))

  test.each(daily(cases, ([, when], index) => isExample(dialect, index) && (when === 'after' || index % 4 === 0)))(
    '%s %s: the verdict is what the database says',
    async (kind, when) => {
      const platform = await startPlatform({ dialect })
      const client = clientOf(platform, { dialect, ...optionsFor(kind) })
      for (const times of [1, Infinity]) {
        platform.faults.set([{ kind, when, method: 'POST', times, milliseconds: 30 }])
        await expectTruth(platform, client, { ...ADDRESS, app: `${kind} ×${times}` })
      }
    },
  )
})

async function expectTruth(platform: LocalPlatform, client: Platform, address: AppAddress): Promise<void> {
  const text = '{"class":"Workflow","n":1.0}'
  const verdict = await verdictOf(client.installApp(address, objectOf(text), { kind: 'absent' }))
  const stands = holds(platform, address, text)
  if (verdict !== 'unknown') expect([address.app, verdict]).toEqual([address.app, stands ? 'applied' : 'not-applied'])
  expect(platform.store.revisions(address).length).toBeLessThanOrEqual(2)
}

describe('1,000 installs of which 30 % go wrong', () => {
  test.each(
    daily(
      [
        ['documented', 20_261],
        ['seven-bridges', 20_262],
      ] as const,
      ([dialect]) => dialect === 'documented',
    ),
  )(
    '%s, seed %i: every verdict agrees with the database, nothing is applied more than twice',
    async (dialect, seed) => {
      const kinds: readonly FaultKind[] = [
        '429-plain',
        '500',
        '502',
        '503',
        '504',
        'reset',
        'close',
        'truncate',
        'truncate-chunked',
        'truncate-json',
        'html',
        'empty',
        'text',
        'redirect',
        'garbage',
      ]
      const share = 0.3 / (kinds.length * 2)
      const faults = kinds.flatMap((kind) =>
        (['before', 'after'] as const).map((when) => ({ kind, when, probability: share })),
      )
      const platform = await startPlatform({ dialect, faultSeed: seed })
      const client = clientOf(platform, { dialect })
      // A wrong answer to the first question would end it all before the token is sent; that is tested above.
      await client.apiIndex()
      platform.faults.set(faults)
      const random = createRandom(seed)
      const apps = Array.from({ length: 500 }, (_, at) => ({ owner: 'acme', project: 'p', app: `app-${at}` }))
      const tally: Record<string, number> = {}
      const texts = apps.map(() => `{"class":"Workflow","n":${Math.floor(random() * 1e9)}}`)
      await inParallel(8, [...apps.entries()], async ([at, address]) => {
        const text = texts[at] ?? ''
        const before = await client.getApp(address).catch(() => undefined)
        // The plan could not be made for this one: nothing is sent.
        if (before === undefined) return
        const verdict = await verdictOf(client.installApp(address, objectOf(text), before))
        tally[verdict] = (tally[verdict] ?? 0) + 1
        if (verdict !== 'unknown')
          expect([address.app, verdict]).toEqual([
            address.app,
            holds(platform, address, text) ? 'applied' : 'not-applied',
          ])
        expect(platform.store.revisions(address).length).toBeLessThanOrEqual(2)
      })
      expect(tally['applied']).toBeGreaterThan(400)
      expect(Object.keys(platform.faults.fired()).length).toBeGreaterThanOrEqual(25)

      // Reruns, while some reads go wrong in ways that pass, and installs in every way: each does only what is left to
      // do.
      const passing = kinds.filter((kind) => ENDS[kind] === undefined)
      platform.faults.set([
        ...passing.map((kind) => ({ kind, method: 'GET', probability: 0.05 / passing.length })),
        ...faults.map((fault) => ({ ...fault, method: 'POST' })),
      ])
      const plan = () => planOf(apps, texts, client)
      let left = await plan()
      expect(left.filter(({ action }) => action === 'unchanged').length).toBeGreaterThanOrEqual(tally['applied'] ?? 0)
      for (let runs = 0; left.some(({ action }) => action !== 'unchanged'); runs += 1) {
        expect(runs).toBeLessThan(20)
        await applyPlan(left, client, { concurrency: 8, signal: new AbortController().signal })
        left = await plan()
      }
      for (const [at, address] of apps.entries())
        expect([address.app, holds(platform, address, texts[at] ?? '')]).toEqual([address.app, true])

      // An unchanged rerun sends no POST.
      const posts = platform.store.countRequests('POST')
      const outcomes = await applyPlan(await plan(), client, { concurrency: 8, signal: new AbortController().signal })
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']))
      expect([outcomes.length, platform.store.countRequests('POST') - posts]).toEqual([apps.length, 0])
    },
  )
})

/** What a promotion plans for these apps: it reads each, and compares. */
async function planOf(
  apps: readonly AppAddress[],
  texts: readonly string[],
  client: Platform,
): ReturnType<typeof readAndPlan> {
  const wanted = apps.map((target) => ({
    name: target.app,
    target,
    source: { kind: 'file', reference: target.app } as const,
    reference: target.app,
  }))
  const descriptions = new Map<string, Desired>(
    apps.map(({ app }, at) => {
      const description = objectOf(texts[at] ?? '')
      return [app, { kind: 'ready', description, digest: digestOfApp(description, client.dialect), files: [] }]
    }),
  )
  return readAndPlan(wanted, descriptions, client, {
    concurrency: 8,
    requireSame: false,
    remote: async () => undefined,
    limits: DEFAULT_LIMITS,
    signal: new AbortController().signal,
  })
}

function objectOf(text: string): JsonObject {
  const value = parseJson(text)
  if (!isObject(value)) throw new TypeError('not an object')
  return value
}

async function inParallel<T>(width: number, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
    }),
  )
}
