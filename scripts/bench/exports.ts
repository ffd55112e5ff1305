/**
 * Walks 100,000 export jobs: memory while walking, and the time of a page as a ratio to a bare loop of fetch and
 * JSON.parse. The server runs in a process of its own.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { openStore } from '../../src/local-platform/index.ts'
import { createPlatform } from '../../src/platform/api.ts'
import type { Measurement } from '../bench.ts'

const JOBS = 100_000
const TOKEN = 'bench-token'
const ROUNDS = 3

/** The ids are remembered, to tell repeated items: some 90 bytes each, in MiB. */
const MOST_GROWTH = 16

export async function run(): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-bench-'))
  const store = await openStore(folder)
  store.atomically(() => {
    for (let at = 0; at < JOBS; at += 1)
      store.addExport({ id: `export-${at}`, state: at % 1000 === 0 ? 'FAILED' : 'COMPLETED' })
  })
  store.close()
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../test/local-platform/crash-server.ts'), folder, TOKEN],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [address] = (await once(server.stdout, 'data')) as [Buffer]
  const url = address.toString().trim()
  try {
    const heapGrowth = await measureHeap(url)
    let [ours, bare] = [Infinity, Infinity]
    for (let round = 0; round < ROUNDS; round += 1) {
      bare = Math.min(bare, await timed(async () => void (await walkBare(url))))
      ours = Math.min(ours, await timed(async () => void (await walkOurs(url))))
    }
    return [
      {
        what: `heap grown between page 10 and the last of ${JOBS} export jobs`,
        value: heapGrowth,
        unit: 'MiB',
        atMost: MOST_GROWTH,
      },
      {
        what: 'time per page against a bare loop of fetch and JSON.parse',
        value: ours / bare,
        unit: 'times',
        atMost: 1.3,
      },
    ]
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
    const answer: Response = await fetch(next, {
      headers: { 'x-svc-auth-token': TOKEN, 'content-type': 'application/json' },
    })
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
  // Asked for by the program itself, so that nobody has to remember a flag of Node.
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
