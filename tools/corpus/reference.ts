/** The reference implementation, where it is installed: many runs in one process; see reference.py. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { skip } from './corpus.ts'

export interface ReferenceJob {
  readonly args: readonly string[]
  readonly cwd: string
  /** File that gets what it prints. */
  readonly out: string
  /** After so many seconds it is ended, and has failed. */
  readonly seconds?: number
}

export interface ReferenceResult {
  readonly index: number
  readonly code: number
  readonly seconds: number
  readonly words: string
}

/** The Python that has `cwltool`: the first in the path, or Debian's own. `.ci/run` must have one. */
export function pythonWithReference(): string | undefined {
  const found = ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import cwltool.main']).status === 0,
  )
  if (found === undefined && process.env['CWL_PROMOTE_ALL_PROGRAMS'] === '1')
    throw new Error('no Python here can import cwltool')
  return found
}

/** Ends the process where no Python has it. */
export function requirePython(): string {
  return pythonWithReference() ?? skip('cwltool is not installed')
}

/** Runs all jobs; the results are in the order of the jobs. */
export async function runReference(python: string, jobs: readonly ReferenceJob[]): Promise<readonly ReferenceResult[]> {
  const workers = Math.max(1, Math.min(4, availableParallelism()))
  const child = spawn(python, [join(import.meta.dirname, 'reference.py'), '--workers', String(workers)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  child.stdin.end(jobs.map((job) => JSON.stringify(job)).join('\n'))
  const results: ReferenceResult[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const result = JSON.parse(line) as ReferenceResult
    results[result.index] = result
  }
  await ended
  if (results.filter(Boolean).length !== jobs.length) throw new Error('the reference implementation ended early')
  return results
}
