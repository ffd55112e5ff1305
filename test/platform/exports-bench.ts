/**
 * Walks 100,000 export jobs: memory while walking, and the time of a page as a ratio to a bare loop of fetch and
 * JSON.parse. The server runs in a process of its own. `node --expose-gc test/platform/exports-bench.ts`
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openStore } from '../../src/local-platform/index.ts'
import { createPlatform } from '../../src/platform/api.ts'

const JOBS = 100_000
const TOKEN = 'bench-token'
const ROUNDS = 3

export interface ExportsBench {
  readonly jobs: number
  readonly pages: number
  /** Growth of the heap between the tenth and the last page, in MiB, after collection. */
  readonly heapGrowth: number
  /** Time of our walk over that of the bare loop, the best of several rounds each. */
  readonly ratio: number
}

export async function benchExports(): Promise<ExportsBench> {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-bench-'))
  const store = await openStore(folder)
  store.atomically(() => {
    for (let at = 0; at < JOBS; at += 1) store.addExport({ id: `export-${at}`, state: at % 1000 === 0 ? 'FAILED' : 'COMPLETED' })
  })
  store.close()
  const server = spawn(process.execPath, [join(import.meta.dirname, '../local-platform/crash-server.ts'), folder, TOKEN], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [address] = (await once(server.stdout, 'data')) as [Buffer]
  const url = address.toString().trim()
  try {
    const heapGrowth = await measureHeap(url)
    let [ours, bare, pages] = [Infinity, Infinity, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      bare = Math.min(bare, await timed(async () => void (pages = await walkBare(url))))
      ours = Math.min(ours, await timed(async () => void (await walkOurs(url))))
    }
    return { jobs: JOBS, pages, heapGrowth, ratio: ours / bare }
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function walkOurs(url: string, onPage: (page: number) => void = () => undefined): Promise<number> {
  const platform = createPlatform({ baseUrl: url, token: TOKEN })
  let jobs = 0
  let pages = 0
  for await (const page of platform.listExports()) {
    jobs += page.jobs.length
    pages += 1
    onPage(pages)
  }
  if (jobs !== JOBS) throw new Error(`${jobs} jobs instead of ${JOBS}`)
  return pages
}

async function walkBare(url: string): Promise<number> {
  let next: string | undefined = `${url}/v2/storage/exports`
  let pages = 0
  while (next !== undefined) {
    const answer: Response = await fetch(next, { headers: { 'x-svc-auth-token': TOKEN, 'content-type': 'application/json' } })
    const body = (await answer.json()) as { readonly links: readonly { readonly rel: string; readonly href: string }[] }
    next = body.links.find(({ rel }) => rel === 'next')?.href
    pages += 1
  }
  return pages
}

async function measureHeap(url: string): Promise<number> {
  let early = 0
  let late = 0
  await walkOurs(url, (page) => {
    if (page === 10) early = heapAfterCollection()
    if (page === JOBS / 50) late = heapAfterCollection()
  })
  return (late - early) / 2 ** 20
}

function heapAfterCollection(): number {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc')
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

if (process.argv[1] === import.meta.filename) console.log(await benchExports())
