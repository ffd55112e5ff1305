/** Rows of what talks to a platform, and of the local platform itself. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { openStore } from '../../src/local-platform/index.ts'
import { folderOf, tool } from './material.ts'
import {
  commandLine,
  interleave,
  newFolder,
  ratioOf,
  ROOT,
  sampleOf,
  TOKEN,
  withPlatform,
  type Program,
  type Sample,
} from './measure.ts'
import { shared, type Row } from './row.ts'

const ROUNDS = 5

const APPS_TO_PLAN = 400
const PORTS = 15

/** A repository with a stage, and this many apps. */
function repository(apps: number): string {
  const names = Array.from({ length: apps }, (_, at) => `app-${at}`)
  const rows = names.map((name) => `  - { path: ${name}.cwl, name: ${name} }`)
  return folderOf([
    ['cwl-promote.yml', `version: 1\nstages: { dev: { project: acme/dev } }\napps:\n${rows.join('\n')}\n`],
    ...names.map((name) => [`${name}.cwl`, tool(PORTS, name)] as const),
  ])
}

function onPlatform(url: string, folder: string, ...args: readonly string[]): Program {
  return { ...commandLine(folder, ...args), env: { CWL_PROMOTE_BASE_URL: url, CWL_PROMOTE_TOKEN: TOKEN } }
}

async function planUnchanged(): Promise<Sample> {
  const folder = repository(APPS_TO_PLAN)
  return withPlatform(newFolder(), [], (url) => {
    interleave(1, onPlatform(url, folder, 'promote', '--no-report-exports'))
    const [plans = [], validations = []] = interleave(
      ROUNDS,
      onPlatform(url, folder, 'plan'),
      commandLine(folder, 'validate'),
    ).map((usages) => usages.map(({ cpu }) => cpu))
    return ratioOf(plans, validations)
  })
}

const APPS = 200
const LATENCY = 50
const CONCURRENCY = 8

/** To read all apps, or to install them, in milliseconds. */
const IDEAL = Math.ceil(APPS / CONCURRENCY) * LATENCY

/** A first run, which installs each app, and a second one, which finds each unchanged: both over their ideal. */
const promotions = shared(async (): Promise<readonly [Sample, Sample]> => {
  const folder = repository(APPS)
  const times: [number, number][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const faults = ['--fault', `latency,milliseconds=${LATENCY},path=/v2/apps`]
    await withPlatform(newFolder(), faults, (url) => {
      const promote = onPlatform(url, folder, 'promote', '--no-report-exports', '--max-requests', String(CONCURRENCY))
      const [[first, again] = []] = interleave(2, promote)
      if (first !== undefined && again !== undefined) times.push([first.wall / (2 * IDEAL), again.wall / IDEAL])
    })
  }
  return [sampleOf(times.map(([first]) => first)), sampleOf(times.map(([, again]) => again))]
})

const JOBS = 100_000

async function folderWithJobs(): Promise<string> {
  const data = newFolder()
  const store = await openStore(data)
  store.atomically(() => {
    for (let at = 0; at < JOBS; at += 1)
      store.addExport({ id: `export-${at}`, state: at % 1000 === 0 ? 'FAILED' : 'COMPLETED' })
  })
  store.close()
  return data
}

/** `exports` and the bare loop over the same pages. */
const exportRuns = shared(async () =>
  withPlatform(await folderWithJobs(), [], (url) =>
    interleave(
      3,
      { ...onPlatform(url, newFolder(), 'exports', '--fail-on', 'never') },
      script(`let next = ${JSON.stringify(`${url}/v2/storage/exports`)}
        while (next !== undefined) {
          const answer = await fetch(next, { headers: { 'x-svc-auth-token': '${TOKEN}', 'content-type': 'application/json' } })
          next = (await answer.json()).links.find(({ rel }) => rel === 'next')?.href
        }`),
    ),
  ),
)

const PAGES = 200

/** The time of the last page of the list over that of the first, by turns, each asked for many times. */
async function lastPage(): Promise<Sample> {
  return withPlatform(await folderWithJobs(), [], async (url) => {
    const ask = async (offset: number): Promise<number> => {
      const started = performance.now()
      const headers = { 'x-svc-auth-token': TOKEN, 'content-type': 'application/json' }
      await (await fetch(`${url}/v2/storage/exports?limit=100&offset=${offset}`, { headers })).text()
      return performance.now() - started
    }
    const [first, last]: [number[], number[]] = [[], []]
    for (let at = 0; at < PAGES; at += 1) {
      first.push(await ask(100))
      last.push(await ask(JOBS - 100))
    }
    return ratioOf(last, first)
  })
}

const INSTALLS = 2_000

/** Installs of small apps, 32 at once, over the same rows in a bare loop with a commit for each. */
async function installs(): Promise<Sample> {
  const text = JSON.stringify({
    class: 'CommandLineTool',
    cwlVersion: 'v1.2',
    inputs: [],
    outputs: [],
    baseCommand: 'x',
  })
  return withPlatform(newFolder(), [], (url) => {
    let sent = 0
    const ours = (): Program =>
      script(`import pLimit from 'p-limit'
        const limit = pLimit(32)
        const init = { method: 'POST', body: ${JSON.stringify(text)}, headers: { 'x-svc-auth-token': '${TOKEN}', 'content-type': 'application/json' } }
        await Promise.all(Array.from({ length: ${INSTALLS} }, (_, at) => limit(async () => {
          const answer = await fetch('${url}/v2/apps/acme/round-${(sent += 1)}/app-' + at, init)
          if (answer.status !== 201) throw new Error(await answer.text())
          await answer.text()
        })))`)
    const file = join(newFolder(), 'bare.sqlite')
    const bare = script(`import { DatabaseSync } from 'node:sqlite'
      const database = new DatabaseSync(${JSON.stringify(file)})
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
      database.exec('CREATE TABLE IF NOT EXISTS app (owner TEXT, project TEXT, app TEXT, text TEXT, created_at TEXT) STRICT')
      const insert = database.prepare('INSERT INTO app VALUES (?, ?, ?, ?, ?)')
      for (let at = 0; at < ${INSTALLS}; at += 1) insert.run('acme', 'bare', 'app-' + at, ${JSON.stringify(text)}, new Date().toISOString())`)
    const rounds = Array.from({ length: ROUNDS }, () =>
      interleave(1, ours(), bare).map(([usage]) => usage?.wall ?? Number.NaN),
    )
    return ratioOf(
      rounds.map(([time = Number.NaN]) => time),
      rounds.map(([, time = Number.NaN]) => time),
    )
  })
}

const REPORTED = 5_000
const UPDATED = 100

/** Seconds of the processor for the summary and the comment of many updated apps, for each 1,000 of them. */
async function summaries(): Promise<Sample> {
  const folder = repository(UPDATED)
  return withPlatform(newFolder(), [], (url) => {
    interleave(1, onPlatform(url, folder, 'promote', '--no-report-exports'))
    for (let at = 0; at < UPDATED; at += 1) writeFileSync(join(folder, `app-${at}.cwl`), tool(PORTS + 6, `new ${at}`))
    const render = (times: number): Program =>
      script(`import { plan } from ${library('commands/plan.js')}
        import { DEFAULTS } from ${library('options/options.js')}
        import { fitMarkdown, toMarkdown } from ${library('report/markdown.js')}
        const options = { ...DEFAULTS, workingDirectory: ${JSON.stringify(folder)}, baseUrl: '${url}', token: '${TOKEN}', stage: 'dev' }
        const report = await plan(options, { signal: new AbortController().signal, progress: () => undefined })
        if (report.counts.update !== ${UPDATED}) throw new Error(report.failure?.message)
        const apps = Array.from({ length: ${times} }, (_, at) => ({ ...report.apps[at % ${UPDATED}], name: 'app-' + at }))
        const whole = { ...report, apps, counts: { ...report.counts, update: ${times} } }
        if (${times} > 0) console.log(toMarkdown(whole).length, fitMarkdown(whole, { bytes: 65_536 }).length)`)
    const [rendered = [], floor = []] = interleave(ROUNDS, render(REPORTED), render(0)).map((usages) =>
      usages.map(({ cpu }) => cpu),
    )
    return sampleOf(rendered.map((cpu, round) => (cpu - (floor[round] ?? 0)) / REPORTED))
  })
}

function library(module: string): string {
  return JSON.stringify(join(ROOT, 'lib', module))
}

function script(code: string): Program {
  return { args: ['--input-type=module', '-e', code] }
}

export const PLATFORM_ROWS: readonly Row[] = [
  {
    name: 'plan',
    what: `\`plan\` of ${APPS_TO_PLAN} unchanged apps: time of the processor`,
    over: '`validate` of them',
    unit: 'times',
    budget: 2.65,
    reason: 'Each app is packed too, read from the platform, and compared.',
    measure: planUnchanged,
  },
  {
    name: 'promote/first',
    what: `\`promote\` of ${APPS} new apps, ${LATENCY} ms for each answer, ${CONCURRENCY} at once`,
    over: 'two rounds of requests, and nothing else',
    unit: 'times',
    budget: 1.68,
    reason: 'The process starts, and packs all apps before the first install.',
    measure: async () => (await promotions())[0],
  },
  {
    name: 'promote/again',
    what: 'the same again: nothing has changed',
    over: 'one round of requests, and nothing else',
    unit: 'times',
    budget: 1.95,
    reason: 'As above, with half of the requests.',
    measure: async () => (await promotions())[1],
  },
  {
    name: 'exports/time',
    what: `\`exports\` of ${JOBS} jobs: time of the processor`,
    over: 'a bare loop of `fetch` over the same pages',
    unit: 'times',
    budget: 2.2,
    reason: 'Each job is checked and counted, and got takes twice the time of fetch.',
    measure: async () => {
      const [ours = [], bare = []] = (await exportRuns()).map((usages) => usages.map(({ cpu }) => cpu))
      return ratioOf(ours, bare)
    },
  },
  {
    name: 'exports/memory',
    what: 'the same: peak memory',
    unit: 'MiB',
    budget: 260,
    reason: 'The bare loop needs 146, and the report has every job.',
    measure: async () => sampleOf(((await exportRuns())[0] ?? []).map(({ memory }) => memory)),
  },
  {
    name: 'local/page',
    what: `the local platform: the last page of ${JOBS} export jobs`,
    over: 'the first page',
    unit: 'times',
    budget: 1.2,
    reason: 'No page is found by counting what is before it.',
    measure: lastPage,
  },
  {
    name: 'local/installs',
    what: `the local platform: ${INSTALLS} installs, each on disk before its answer`,
    over: 'a bare loop of SQLite',
    unit: 'times',
    budget: 3.7,
    reason: 'Installs that arrive together share a commit.',
    measure: installs,
  },
  {
    name: 'summary',
    what: `the summary and the comment of ${REPORTED} updated apps: time of the processor per 1,000`,
    unit: 's',
    budget: 1,
    reason: 'Most of them do not fit, and are counted.',
    measure: summaries,
  },
]
