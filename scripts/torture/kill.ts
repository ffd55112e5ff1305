import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { promote } from '../../src/commands/promote.ts'
import { test } from '../../src/commands/test.ts'
import { openStore, type LocalPlatform } from '../../src/local-platform/index.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from '../../test/commands/support.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../../test/support/local-platform.ts'
import type { Scenario, Trial } from '../torture.ts'
import type { Chance } from './support/chance.ts'

const APPS = 30
const FILES = {
  'cwl-promote.yml': MANIFEST,
  ...Object.fromEntries(Array.from({ length: APPS }, (_, index) => [`apps/t${index}.cwl`, tool(`t${index}`)])),
}
const QUICK = { stage: 'dev', reportExports: false, stamp: false, commit: '0'.repeat(40) } as const

const promoting = join(import.meta.dirname, '..', '..', 'test', 'commands', 'promoting-process.ts')
const program = join(import.meta.dirname, '..', '..', 'lib', 'bin.js')
const serving = join(import.meta.dirname, 'support', 'platform-process.ts')

export const scenario: Scenario = {
  title: 'kill -9 of a promotion, of tests and of the local platform, and running again',
  weight: 3,
  rounds: 4,
  async round(trial, index) {
    await [killPromotion, killLoadedPlatform, killPlatformOfPromotion, killTests][index % 4]?.(trial)
    return 1
  },
}

/** Everything that took effect is in the record, and running again installs the rest once. */
async function killPromotion({ chance, lose }: Trial): Promise<void> {
  const dataFolder = temporaryFolder()
  const platform = await startPlatform({ dataFolder, faults: [{ kind: 'latency', milliseconds: 4, method: 'POST' }] })
  const folder = repository(FILES)
  const record = join(temporaryFolder(), 'record.json')
  const child = spawn(process.execPath, [promoting, folder, platform.url, TOKEN, record], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const after = chance.below(APPS)
  let told = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text
    if (told.split('\n').length > after) setTimeout(() => child.kill('SIGKILL'), chance.random() * 20)
  })
  await once(child, 'close')
  // What the dead process had sent is carried out.
  await platform.stop()
  const next = await startPlatform({ dataFolder })
  const installed = targets(next)
  const recorded = new Map(existsSync(record) ? readRecord(record).apps.map((app) => [app.target, app.outcome]) : [])
  for (const target of installed) if (!recorded.has(target)) lose(`${target} is installed and not in the record`)
  for (const [target, outcome] of recorded)
    if (outcome === 'created' && !installed.has(target)) lose(`${target} is recorded as created and is not installed`)
  for (const line of told.split('\n').filter((text) => text.startsWith('created ')))
    if (!installed.has(line.slice('created '.length))) lose(`${line} was reported and is not installed`)
  await expectRest(lose, folder, next)
}

/** No install that was answered is lost. */
async function killLoadedPlatform({ chance, lose, note }: Trial): Promise<void> {
  const dataFolder = temporaryFolder()
  const acknowledged: { readonly app: string; readonly text: string }[] = []
  for (let life = 0; life < 3; life += 1) {
    const { url, kill, gone } = await startProcess(dataFolder, chance)
    const after = acknowledged.length + 1 + chance.below(60)
    const lane = async (number: number): Promise<void> => {
      for (let count = 0; ; count += 1) {
        const app = `app-${number}`
        const text = `{"class":"Workflow","life":${life},"count":${count}}`
        const headers = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN }
        const answer = await fetch(`${url}/v2/apps/acme/p/${app}`, { method: 'POST', headers, body: text }).catch(
          () => undefined,
        )
        if (answer === undefined) return
        acknowledged.push({ app, text })
        if (acknowledged.length === after) kill()
      }
    }
    await Promise.all([1, 2, 3, 4].map(lane))
    await gone
  }
  const store = await openStore(dataFolder)
  const stored = new Map(
    store.listApps().map(({ address }) => [address.app, store.revisions(address).map(({ text }) => text)]),
  )
  store.close()
  for (const { app, text } of acknowledged)
    if (stored.get(app)?.filter((kept) => kept === text).length !== 1) lose(`${app} lost or has twice ${text}`)
  note('installs answered', String((answered += acknowledged.length)))
}

let answered = 0

/** The report of a promotion whose platform is killed agrees with the database, and running again does the rest. */
async function killPlatformOfPromotion({ chance, lose }: Trial): Promise<void> {
  const dataFolder = temporaryFolder()
  const { url, kill, gone } = await startProcess(dataFolder, chance)
  const folder = repository(FILES)
  const after = 1 + chance.below(APPS - 5)
  let done = 0
  const report = await promote(optionsFor(folder, url, { ...QUICK, timeout: 0.1 }), {
    signal: new AbortController().signal,
    progress: ({ kind }) => {
      if (kind === 'app') done += 1
      if (done === after) kill()
    },
  })
  kill()
  await gone
  const next = await startPlatform({ dataFolder })
  const installed = targets(next)
  for (const { target, outcome } of report.apps) {
    if (outcome === 'created' && !installed.has(target)) lose(`${target} is reported created and is not installed`)
    if (outcome !== 'created' && outcome !== 'unknown' && installed.has(target))
      lose(`${target} is reported ${outcome} and is installed`)
  }
  await expectRest(lose, folder, next)
}

/** Between the request that creates or runs a task and its answer: running again starts each test once, and none twice. */
async function killTests({ chance, lose }: Trial): Promise<void> {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  const ids = Array.from({ length: APPS }, (_, index) => `t${index}`)
  const tests = ids.map((id) => `- { id: ${id}, tool: apps/${id}.cwl, job: { text: x }, output: Any }\n`)
  const folder = repository({
    ...FILES,
    'cwl-promote.yml': `${MANIFEST}tests: [tests.yml]\n`,
    'tests.yml': tests.join(''),
  })
  const options = optionsFor(folder, platform.url, { ...QUICK, platform: 'seven-bridges', maxStarted: APPS })
  await promote(options, listening())
  platform.faults.set([{ kind: 'latency', milliseconds: 4, method: 'POST' }])
  const after = platform.store.countRequests('POST') + 1 + chance.below(2 * APPS)
  const args = ['test', '--stage', 'dev', '--platform', 'seven-bridges', '--max-started', String(APPS)]
  const child = spawn(process.execPath, [program, ...args, '--working-directory', folder], {
    env: { ...process.env, CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
    stdio: 'ignore',
  })
  const timer = setInterval(() => {
    if (platform.store.countRequests('POST') >= after) child.kill('SIGKILL')
  }, 1)
  await once(child, 'close')
  clearInterval(timer)
  platform.faults.set([])
  const { counts } = await test(options, listening())
  const started = platform.store.listTasks({ status: 'QUEUED' }, 0, 10 * APPS).map(({ name }) => name)
  if (counts.running + counts.started !== APPS || started.length !== APPS || new Set(started).size !== APPS)
    lose(`${started.length} tasks are started for ${APPS} tests, of ${new Set(started).size} names`)
}

async function startProcess(dataFolder: string, chance: Chance) {
  const server = spawn(process.execPath, [serving, dataFolder, TOKEN], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(server, 'exit')
  const [address] = (await once(server.stdout, 'data')) as [Buffer]
  // A moment later, so that it meets each part of an install that is under way.
  const kill = (): void => void setTimeout(() => server.kill('SIGKILL'), chance.random() * 3)
  return { url: address.toString().trim(), kill, gone }
}

async function expectRest(lose: Trial['lose'], folder: string, platform: LocalPlatform): Promise<void> {
  const { exitCode } = await promote(optionsFor(folder, platform.url, QUICK), listening())
  const twice = platform.store.listApps().filter(({ revision }) => revision !== 0)
  if (exitCode !== 0 || targets(platform).size !== APPS || twice.length > 0)
    lose(`running again ends with ${exitCode}: ${targets(platform).size} apps, ${twice.length} of them twice`)
}

function targets(platform: LocalPlatform): ReadonlySet<string> {
  return new Set(platform.store.listApps().map(({ address }) => formatAddress(address)))
}
