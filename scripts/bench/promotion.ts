/**
 * What a promotion costs beyond what it must wait for: 200 apps on a platform that takes 50 ms for each answer, against
 * the rounds of requests that they take at least; and planning 400 apps of the corpus, against validating and packing
 * them and reading their targets. The platform runs in a process of its own.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import pLimit from 'p-limit'

import { packAll, type Packed } from '../../src/commands/documents/packing.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { PromotionReport } from '../../src/commands/report.ts'
import { DEFAULTS, type RunOptions } from '../../src/commands/run/options.ts'
import { openWorkspace } from '../../src/cwl/source/workspace.ts'
import { createPlatform } from '../../src/platform/api.ts'
import { localDefaultRules } from '../../src/promotion/local-defaults.ts'
import { CORPUS } from '../../tools/corpus/corpus.ts'
import type { Measurement } from '../bench.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const TOKEN = 'bench-token'

const APPS = 200
const LATENCY = 50
const CONCURRENCY = 8

const CORPUS_APPS = 400

/** The fastest of several counts: the others measure what else the machine does. */
const ROUNDS = 5

/** A plan takes little time, and its neighbours disturb it the more. */
const PLAN_ROUNDS = 12

export async function run(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-bench-'))
  try {
    return [
      ...(await measurePromotion(folder)),
      ...(existsSync(join(CORPUS, 'reference.json')) ? await measurePlanning(folder) : tellMissing()),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tellMissing(): readonly Measurement[] {
  console.log('  planning apps of the corpus: skipped, because there is no corpus')
  return []
}

async function measurePromotion(folder: string): Promise<readonly Measurement[]> {
  const repository = mkdtempSync(join(folder, 'repository-'))
  for (let index = 0; index < APPS; index += 1) writeFileSync(join(repository, `app-${index}.cwl`), tool(index))
  const times: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = mkdtempSync(join(folder, 'data-'))
    const platform = await startPlatform(data, ['--fault', `latency,milliseconds=${LATENCY},path=/v2/apps`])
    try {
      bare.push((await timed(async () => requestBare(platform.url))).wall)
      const started = performance.now()
      const report = await promote(
        {
          ...optionsFor(repository, platform.url),
          project: 'acme/dev',
          files: ['.'],
          record: join(data, 'record.json'),
        },
        quiet(),
      )
      times.push(performance.now() - started)
      expectCount(report, report.counts.created, APPS)
    } finally {
      await platform.stop()
    }
  }
  const rounds = 2 * Math.ceil(APPS / CONCURRENCY)
  const best = Math.min(...times)
  return [
    { what: `promoting ${APPS} apps, ${CONCURRENCY} at once, ${LATENCY} ms an answer`, value: best, unit: 'ms' },
    { what: `against ${rounds} rounds of ${LATENCY} ms`, value: best / (rounds * LATENCY), unit: 'times', atMost: 1.2 },
    // On a machine that others load, rounds take longer than they should, also with nothing around them.
    {
      what: 'against the same requests with nothing around them',
      value: best / Math.min(...bare),
      unit: 'times',
      atMost: 1.2,
    },
  ]
}

/** As many readings and then as many installs, of another project. */
async function requestBare(url: string): Promise<void> {
  const limit = pLimit(CONCURRENCY)
  const headers = { 'x-svc-auth-token': TOKEN, 'content-type': 'application/json' }
  const body = JSON.stringify({ class: 'CommandLineTool', cwlVersion: 'v1.2', inputs: [], outputs: [] })
  for (const init of [{ headers }, { headers, method: 'POST', body }]) {
    const requests = Array.from({ length: APPS }, (_, index) =>
      limit(async () => (await fetch(`${url}/v2/apps/acme/bare/app-${index}`, init)).text()),
    )
    await Promise.all(requests)
  }
}

/** All new first, then all there: these are compared whole, and every one is found to be the same. */
async function measurePlanning(folder: string): Promise<readonly Measurement[]> {
  const repository = join(folder, 'corpus')
  cpSync(CORPUS, repository, { recursive: true })
  const references = await packable(repository)
  // A configuration of its own: in the corpus many files share a name.
  writeFileSync(join(repository, 'cwl-promote.yml'), manifest(references))
  const platform = await startPlatform(mkdtempSync(join(folder, 'data-')), [])
  try {
    const options = { ...optionsFor(repository, platform.url), stage: 'dev' }
    const created = await comparePlans(options, references, (report) => report.counts.create)
    expectCount(await promote(options, quiet()), CORPUS_APPS, CORPUS_APPS)
    const unchanged = await comparePlans(options, references, (report) => report.counts.unchanged)
    return [...rowsOf('all new', created), ...rowsOf('all unchanged', unchanged)]
  } finally {
    await platform.stop()
  }
}

function rowsOf(which: string, { planned, floor }: Comparison): readonly Measurement[] {
  return [
    { what: `planning ${CORPUS_APPS} apps of the corpus, ${which}`, value: planned.wall, unit: 'ms' },
    {
      what: 'against validating and packing them, and reading their targets',
      value: planned.wall / floor.wall,
      unit: 'times',
      atMost: 1.3,
    },
    // On a machine that others load, this is the number to look at.
    { what: 'the same in time of the processor', value: planned.cpu / floor.cpu, unit: 'times', atMost: 1.3 },
  ]
}

/** Milliseconds that passed, and that the processor was busy with this process. */
interface Time {
  readonly wall: number
  readonly cpu: number
}

interface Comparison {
  readonly planned: Time
  readonly floor: Time
}

/** By turns, so that both have the same neighbours. */
async function comparePlans(
  options: RunOptions,
  references: readonly string[],
  counted: (report: PromotionReport) => number,
): Promise<Comparison> {
  const floors: Time[] = []
  const plans: Time[] = []
  for (let round = 0; round < PLAN_ROUNDS; round += 1) {
    floors.push(await timed(async () => packAndRead(options, references)))
    plans.push(
      await timed(async () => {
        const report = await plan(options, quiet())
        expectCount(report, counted(report), CORPUS_APPS)
      }),
    )
  }
  return { floor: fastest(floors), planned: fastest(plans) }
}

async function packAndRead(options: RunOptions, references: readonly string[]): Promise<void> {
  await pack(options.workingDirectory, references)
  const platform = createPlatform({ baseUrl: options.baseUrl ?? '', token: TOKEN })
  const limit = pLimit(CONCURRENCY)
  await Promise.all(
    references.map((_, index) => limit(() => platform.getApp({ owner: 'acme', project: 'dev', app: `app-${index}` }))),
  )
}

async function pack(repository: string, references: readonly string[]): Promise<Packed> {
  return packAll(references, openWorkspace(repository), new AbortController().signal, {
    checks: { strict: false },
    local: localDefaultRules(undefined, null),
  })
}

async function packable(repository: string): Promise<readonly string[]> {
  const verdicts = JSON.parse(readFileSync(join(repository, 'reference.json'), 'utf8')) as readonly {
    readonly path: string
    readonly verdict: string
  }[]
  const accepted = verdicts.flatMap(({ path, verdict }) => (verdict === 'accept' ? [path] : []))
  const packed = await pack(repository, accepted)
  const ready = accepted.filter((path) => packed.descriptions.get(path)?.kind === 'ready')
  if (ready.length < CORPUS_APPS) throw new Error(`only ${ready.length} documents of the corpus can be apps`)
  return ready.slice(0, CORPUS_APPS)
}

function manifest(references: readonly string[]): string {
  const rows = references.map((path, index) => `  - { path: ${JSON.stringify(path)}, name: app-${index} }`)
  return `version: 1\nstages: { dev: { project: acme/dev } }\napps:\n${rows.join('\n')}\n`
}

function tool(index: number): string {
  return `cwlVersion: v1.2
class: CommandLineTool
label: The tool ${index}
baseCommand: [sort]
hints: { DockerRequirement: { dockerPull: debian:12 } }
inputs:
  text: { type: File, inputBinding: { position: 1 } }
  reverse: { type: boolean?, inputBinding: { prefix: -r } }
outputs:
  sorted: { type: stdout }
stdout: sorted-${index}.txt
`
}

function optionsFor(workingDirectory: string, baseUrl: string): RunOptions {
  return { ...DEFAULTS, workingDirectory, baseUrl, token: TOKEN, concurrency: CONCURRENCY, reportExports: false }
}

function quiet() {
  return { signal: new AbortController().signal, progress: () => undefined }
}

function expectCount(report: PromotionReport, count: number, expected: number): void {
  if (report.exitCode !== 0 || count !== expected)
    throw new Error(`${count} apps instead of ${expected}: ${report.failure?.message ?? 'no failure'}`)
}

async function startPlatform(data: string, flags: readonly string[]) {
  const server = spawn(
    process.execPath,
    [join(ROOT, 'src', 'bin.ts'), 'platform', '--data', data, '--token', TOKEN, '--json', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string]
  const { url } = JSON.parse(line) as { readonly url: string }
  return {
    url,
    stop: async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

async function timed(work: () => Promise<void>): Promise<Time> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  await work()
  const { user, system } = process.cpuUsage(before)
  return { wall: performance.now() - started, cpu: (user + system) / 1_000 }
}

function fastest(times: readonly Time[]): Time {
  return { wall: Math.min(...times.map(({ wall }) => wall)), cpu: Math.min(...times.map(({ cpu }) => cpu)) }
}
