import { spawn, type ChildProcess } from 'node:child_process'
import diagnostics from 'node:diagnostics_channel'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import type { ClientRequest } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { createRandom, type LocalPlatform } from '../../src/local-platform/index.ts'
import { DEFAULTS } from '../../src/options/options.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { afterThisTest, startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { NIGHTLY, nightly } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const APPS = 40

const AT_ONCE = DEFAULTS.maxRequests

/** Requests of a promotion that nobody stops: the index, then for each app a reading and an install. */
const REQUESTS = 1 + 2 * APPS

/** Another one with CANCELLATION_SEED, such as `$RANDOM`; without it every run looks at the same instants. */
const SEED = Number(process.env['CANCELLATION_SEED'] ?? 40)

const FILES = {
  'cwl-promote.yml': MANIFEST,
  ...Object.fromEntries(Array.from({ length: APPS }, (_, index) => [`apps/t${index}.cwl`, tool(`t${index}`)])),
}

const SLOW = [{ kind: 'latency', milliseconds: 4, method: 'POST' }] as const

/** What is known of a promotion that is to be stopped when so many requests have begun; never, for 0. */
function startCounting(requests: number) {
  return {
    left: requests === 0 ? Number.POSITIVE_INFINITY : requests,
    begun: 0,
    endedBefore: 0,
    stop: new AbortController(),
  }
}

/** Resolves when the condition holds, or the process has ended. */
async function whenever(child: ChildProcess, holds: () => boolean): Promise<void> {
  while (child.exitCode === null && child.signalCode === null && !holds()) await sleep(1)
}

interface Told {
  readonly target: string
  readonly outcome?: string | undefined
}

/** Tells of each request that a process begins, before anything of it is sent. */
function onRequestStart(told: (method: string) => void): void {
  const listener = (message: unknown): void => told((message as { readonly request: ClientRequest }).request.method)
  diagnostics.subscribe('http.client.request.start', listener)
  afterThisTest(() => void diagnostics.unsubscribe('http.client.request.start', listener))
}

function standing(platform: LocalPlatform): ReadonlySet<string> {
  return new Set(platform.store.listApps().map(({ address }) => formatAddress(address)))
}

/** One outcome an app, which is what the platform's database and the record say. */
function expectAgreement(apps: readonly Told[], platform: LocalPlatform, record: string): void {
  expect(new Set(apps.map((app) => app.target)).size).toBe(APPS)
  const there = standing(platform)
  const recorded = new Set(existsSync(record) ? readRecord(record).apps.map((app) => app.target) : [])
  const wrong = apps.filter(({ target, outcome }) => {
    if (outcome === 'created') return !there.has(target) || !recorded.has(target)
    if (outcome === 'cancelled' || outcome === 'skipped') return there.has(target) || recorded.has(target)
    return true
  })
  expect(wrong).toEqual([])
  expect(platform.store.countRequests('POST')).toBe(there.size)
  expect(readdirSync(join(record, '..')).filter((file) => file.endsWith('.tmp'))).toEqual([])
}

/** Without a look at git, which takes longer than all else here. */
const QUICK = { stage: 'dev', reportExports: false, stamp: false, commit: '0'.repeat(40) } as const

/** Running again does what is left, and nothing twice. */
async function expectRest(folder: string, platform: LocalPlatform): Promise<void> {
  platform.faults.set([])
  const before = standing(platform).size
  const posts = platform.store.countRequests('POST')
  const report = await promote(optionsFor(folder, platform.url, QUICK), listening())
  expect(report).toMatchObject({ exitCode: 0, counts: { created: APPS - before, unchanged: before } })
  expect(platform.store.countRequests('POST') - posts).toBe(APPS - before)
}

describe(`a promotion of ${APPS} apps that is stopped (seed ${SEED})`, () => {
  const random = createRandom(SEED)

  test('starts no further install at any moment, and reports each app correctly', async () => {
    const folder = repository(FILES)
    const instants = Array.from({ length: NIGHTLY ? 20 : 2 }, () => 1 + Math.floor(random() * REQUESTS))
    let current = startCounting(0)
    onRequestStart((method) => {
      current.left -= 1
      if (method === 'POST') current.begun += 1
      // Not always at the same point of what a request does.
      if (current.left === 0) setTimeout(() => current.stop.abort(), Math.floor(random() * 3))
    })
    let inTheMiddle = 0
    for (const [index, instant] of instants.entries()) {
      const platform = await startPlatform({ faults: SLOW })
      const record = join(temporaryFolder(), 'record.json')
      const counting = startCounting(instant)
      current = counting
      const report = await promote(optionsFor(folder, platform.url, { ...QUICK, record }), {
        signal: counting.stop.signal,
        progress: (event) => {
          if (event.kind === 'request' && event.line.startsWith('POST') && !counting.stop.signal.aborted)
            counting.endedBefore += 1
        },
      })
      expect([instant, report.exitCode]).toEqual([instant, 130])
      expectAgreement(report.apps, platform, record)
      expect(counting.begun).toBe(report.counts.created)
      // What had begun when the signal came is one install a turn at most.
      expect(counting.begun).toBeLessThanOrEqual(counting.endedBefore + AT_ONCE)
      if (report.counts.created > 0 && report.counts.cancelled > 0) inTheMiddle += 1
      current = startCounting(0)
      // The tests below look at the rest each time; here it would take as long as all else.
      if (index % 4 === 0) await expectRest(folder, platform)
      await platform.stop()
    }
    // Otherwise this would have looked at beginnings and ends only.
    expect(inTheMiddle).toBeGreaterThan(instants.length / 5)
    // Fifty promotions, on a machine that may be busy.
  }, 240_000)

  test.each(
    Array.from(
      { length: NIGHTLY ? 10 : 1 },
      (_, index) =>
        [
          (['SIGINT', 'SIGTERM', 'SIGHUP'] as const)[index % 3] ?? 'SIGINT',
          1 + Math.floor(random() * (APPS - 10)),
        ] as const,
    ),
  )('by %s after %i installs reached the platform ends with 130 and a report that agrees', async (signal, installs) => {
    const folder = repository(FILES)
    const platform = await startPlatform({ faults: [{ kind: 'latency', milliseconds: 15, method: 'POST' }] })
    const record = join(temporaryFolder(), 'record.json')
    const run = await runCli(
      ['promote', '--stage', 'dev', '--record', record, '--json', '--no-report-exports', '--max-requests', '4'],
      {
        cwd: folder,
        env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
        onStart: (child) => {
          void whenever(child, () => platform.store.countRequests('POST') >= installs).then(() => child.kill(signal))
        },
      },
    )
    expect(run.code).toBe(130)
    const report = JSON.parse(run.stdout) as {
      readonly apps: readonly Told[]
      readonly failure: { readonly code: string }
    }
    expect(report.failure.code).toBe('cancelled')
    expectAgreement(report.apps, platform, record)
    await expectRest(folder, platform)
  })
})

nightly.each(['signal', 'timeout'] as const)(
  'installs that wait for a rate limit are cancelled after the %s',
  async (end) => {
    const folder = repository(FILES)
    const platform = await startPlatform({ faults: [{ kind: '429-plain', method: 'POST' }] })
    const stop = new AbortController()
    const record = join(temporaryFolder(), 'record.json')
    let begunAfter = 0
    onRequestStart((method) => {
      if (method === 'POST' && stop.signal.aborted) begunAfter += 1
    })
    const report = await promote(optionsFor(folder, platform.url, { ...QUICK, record }), {
      signal: stop.signal,
      progress: ({ kind }) => {
        if (kind === 'wait' && !stop.signal.aborted)
          stop.abort(end === 'timeout' ? new DOMException('over', 'TimeoutError') : undefined)
      },
    })
    expect(report).toMatchObject({ exitCode: 130, counts: { created: 0, unknown: 0, failed: 0, cancelled: APPS } })
    expect([begunAfter, standing(platform).size, existsSync(record)]).toEqual([0, 0, false])
  },
)

nightly('an install that does not end in the grace period is reported and recorded as unknown', async () => {
  const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b') })
  const platform = await startPlatform({ faults: [{ kind: 'hang', method: 'POST', when: 'after' }] })
  const stop = new AbortController()
  const record = join(temporaryFolder(), 'record.json')
  onRequestStart((method) => {
    if (method === 'POST') setTimeout(() => stop.abort(), 50)
  })
  const report = await promote(
    optionsFor(folder, platform.url, { stage: 'dev', record, maxRequests: 1 }),
    listening(stop.signal),
  )
  expect(report).toMatchObject({ exitCode: 130, counts: { unknown: 1, cancelled: 1 } })
  expect(readRecord(record).apps).toMatchObject([{ target: 'acme/dev/a', outcome: 'unknown' }])
  expect(standing(platform)).toEqual(new Set(['acme/dev/a']))
})

test('a second Ctrl+C ends the run at once with a readable record', async () => {
  const folder = repository(FILES)
  const platform = await startPlatform({ faults: [{ kind: 'hang', method: 'POST', skip: 6 }] })
  const record = join(temporaryFolder(), 'record.json')
  const run = await runCli(
    ['promote', '--stage', 'dev', '--record', record, '--json', '--max-requests', '2', '--no-report-exports'],
    {
      cwd: folder,
      env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
      onStart: (child) => {
        let said = ''
        child.stderr?.on('data', (chunk: Buffer) => {
          said += chunk.toString()
        })
        void whenever(
          child,
          () =>
            existsSync(record) && readRecord(record).apps.filter(({ outcome }) => outcome === 'created').length === 6,
        )
          .then(() => child.kill('SIGINT'))
          .then(() => whenever(child, () => said.includes('Ctrl+C again stops at once')))
          // Ends when the process does: nothing else is waited for.
          .then(() => whenever(child, () => !child.kill('SIGINT')))
      },
    },
  )
  expect(run).toMatchObject({
    code: 130,
    stdout: '',
    stderr: expect.stringMatching(/\nstopped at once: what was under way may have taken effect\n$/),
  })
  const { apps } = readRecord(record)
  expect(new Set(apps.flatMap(({ outcome, target }) => (outcome === 'created' ? [target] : [])))).toEqual(
    standing(platform),
  )
  expect(apps.filter(({ outcome }) => outcome !== 'created').map(({ outcome }) => outcome)).toEqual(
    Array.from({ length: APPS - 6 }, () => 'unknown'),
  )
})

test('the record of a killed run is readable and has every install that took effect', async () => {
  const random = createRandom(SEED)
  const folder = repository(FILES)
  for (let round = 0; round < (NIGHTLY ? 3 : 1); round += 1) {
    const dataFolder = temporaryFolder()
    const platform = await startPlatform({ dataFolder, faults: SLOW })
    const record = join(temporaryFolder(), 'record.json')
    const until = 1 + Math.floor(random() * (APPS - 5))
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'promoting-process.ts'), folder, platform.url, TOKEN, record],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (said.split('\n').length > until) child.kill('SIGKILL')
    })
    await new Promise((resolve) => child.on('close', resolve))
    // Carries out what the dead process had sent.
    await platform.stop()
    const after = await startPlatform({ dataFolder })
    const told = said
      .split('\n')
      .flatMap((line) => (line.startsWith('created ') ? [line.slice('created '.length)] : []))
    const { apps } = readRecord(record)
    const recorded = new Set(apps.map(({ target }) => target))
    expect(told.length).toBeGreaterThanOrEqual(until)
    expect([SEED, [...told, ...standing(after)].filter((target) => !recorded.has(target))]).toEqual([SEED, []])
    expect(apps.filter(({ outcome, target }) => outcome === 'created' && !standing(after).has(target))).toEqual([])
    expect(recorded.size).toBe(apps.length)
    await expectRest(folder, after)
    await after.stop()
  }
})

test('a rollback of a killed run restores every updated app', async () => {
  const folder = repository(FILES)
  const platform = await startPlatform()
  await promote(optionsFor(folder, platform.url, QUICK), listening())
  const first = described(platform)
  const changedSince = (): readonly string[] =>
    [...described(platform)].filter(([target, text]) => text !== first.get(target)).map(([target]) => target)
  for (let index = 0; index < APPS; index += 1)
    writeFileSync(join(folder, `apps/t${index}.cwl`), tool(`t${index} changed`))
  // Three installs end, two take effect without an answer, and no other takes effect.
  platform.faults.set([
    { kind: 'hang', method: 'POST', skip: 3, times: 2, when: 'after' },
    { kind: 'hang', method: 'POST', skip: 3 },
  ])
  const record = join(temporaryFolder(), 'record.json')
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'promoting-process.ts'), folder, platform.url, TOKEN, record],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  await whenever(child, () => said.split('\n').length > 3 && changedSince().length >= 5)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.on('close', resolve))
  platform.faults.set([])
  const changed = changedSince()
  expect([said.split('\n').length - 1, changed.length]).toEqual([3, 5])
  const report = await rollback({ ...optionsFor(folder, platform.url, QUICK), undo: record }, listening())
  expect(report).toMatchObject({ exitCode: 0, counts: { updated: changed.length, unchanged: APPS - changed.length } })
  expect(described(platform)).toEqual(first)
})

nightly('a rollback of a killed run ignores apps that were not created yet', async () => {
  const folder = repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b') })
  const platform = await startPlatform({ faults: [{ kind: 'hang', method: 'POST' }] })
  const record = join(temporaryFolder(), 'record.json')
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'promoting-process.ts'), folder, platform.url, TOKEN, record],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await whenever(child, () => existsSync(record))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.on('close', resolve))
  expect(readRecord(record).apps.map(({ outcome, before }) => [outcome, before.kind])).toEqual([
    ['unknown', 'absent'],
    ['unknown', 'absent'],
  ])
  const report = await rollback({ ...optionsFor(folder, platform.url, QUICK), undo: record }, listening())
  expect(report).toMatchObject({
    exitCode: 0,
    apps: [],
  })
})

/** The label of each app, by its address. */
function described(platform: LocalPlatform): ReadonlyMap<string, string> {
  return new Map(
    platform.store
      .listApps()
      .map(({ address }) => [formatAddress(address), JSON.parse(platform.store.latest(address)?.text ?? '{}').label]),
  )
}
