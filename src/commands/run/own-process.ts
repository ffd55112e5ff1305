import type { ChildProcess } from 'node:child_process'

import { limitSteps } from '../../cwl/source/step-size.ts'
import type { ExitCode, Failure } from '../report.ts'
import { stoppedFailure } from './failure.ts'

/**
 * In bytes of what is read. Below it a step ends within a second, since a document takes some microseconds per byte at
 * worst. The largest real workflow that we know has 123 kB with all that it runs.
 */
const LONG_STEP = 200_000

/** What a run is started with that has a process of its own. */
const MARK = 'CWL_PROMOTE_OWN_PROCESS'

/** When the time of this run is up, in milliseconds since 1970. */
let deadline: number | undefined

/**
 * Lets a run that would be deaf to signals and to the clock for long end with {@link LongStep}. It has changed nothing
 * by then, and is run again in a process of its own, which can be ended at any moment ({@link runInOwnProcess}). A run
 * that has one already answers whether it hears.
 */
export function watchSteps(): void {
  if (!isInOwnProcess()) return limitSteps(LONG_STEP)
  process.on('message', (message) => {
    if (message === PING) process.send?.(PONG)
  })
  // The one that would end it is gone.
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}

/** Whether this run was started by another one of ours, which it must hear. */
export function isInOwnProcess(): boolean {
  return process.env[MARK] !== undefined
}

/** Calls `stop` when the process that started this one asks it to end. */
export function onAskedToEnd(stop: () => void): () => void {
  const { channel } = process
  if (channel === undefined) return () => undefined
  const listener = (message: unknown): void => {
    if (typeof message === 'object' && message !== null && 'signal' in message) stop()
  }
  process.on('message', listener)
  // Otherwise the run would not end as long as the other process is there.
  channel.unref()
  return () => void process.off('message', listener)
}

/** Remembers when the time of the run is up. */
export function noteDeadline(milliseconds: number): void {
  deadline ??= Date.now() + milliseconds
}

const [PING, PONG] = ['ping', 'pong'] as const

/** In milliseconds. A run that hears nothing for so long is in a long step; all in all that must be below two seconds. */
const [INTERVAL, DEAF] = [200, 900] as const

/** How a run in a process of its own ended: by itself, or not. */
export type OwnEnd =
  | { readonly kind: 'ended'; readonly exitCode: ExitCode }
  | { readonly kind: 'failed'; readonly failure: Failure }

/**
 * Runs this command line again in a process of its own. When `signal` aborts, and when the time of the run is up, it is
 * asked to end, and is ended if it does not hear that.
 */
export async function runInOwnProcess(path: string, signal: AbortSignal): Promise<OwnEnd> {
  const what = `it was still busy with ${path}`
  if (signal.aborted) return { kind: 'failed', failure: stoppedFailure(false, what) }
  const { fork } = await import('node:child_process')
  const [, script = '', ...argv] = process.argv
  const child = fork(script, argv, {
    env: { ...process.env, [MARK]: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const end = (): void => void child.kill('SIGKILL')
  process.once('exit', end)
  const killed = watchOver(child, signal)
  const [code, killedBy] = await new Promise<readonly [number | null, NodeJS.Signals | null]>((resolve) => {
    child.on('error', () => resolve([null, null]))
    child.on('exit', (exitCode, by) => resolve([exitCode, by]))
  })
  killed.stop()
  process.off('exit', end)
  if (killed.isOver()) return { kind: 'failed', failure: stoppedFailure(!signal.aborted, what) }
  if (code !== null && code !== OUT_OF_MEMORY) return { kind: 'ended', exitCode: code as ExitCode }
  return {
    kind: 'failed',
    failure: {
      code: 'out-of-memory',
      message: `the run needed more memory than there is (${killedBy ?? `exit code ${code}`}); ${what}`,
      fix: 'Lower `limits` of the configuration, or run it on a machine with more memory.',
    },
  }
}

/** What a shell and Windows make of SIGABRT, with which V8 ends when there is no memory left. */
const OUT_OF_MEMORY = 134

function watchOver(
  child: ChildProcess,
  signal: AbortSignal,
): { readonly isOver: () => boolean; readonly stop: () => void } {
  let isOver = false
  let heard = Date.now()
  let asked: number | undefined
  const ask = (): void => void child.send({ signal: 'SIGTERM' }, () => undefined)
  signal.addEventListener('abort', ask, { once: true })
  child.on('message', (message) => {
    if (message === PONG) heard = Date.now()
  })
  const timer = setInterval(() => {
    const now = Date.now()
    if (!signal.aborted && now < (deadline ?? Infinity)) return
    asked ??= now
    child.send(PING, () => undefined)
    if (now - Math.max(heard, asked) < DEAF) return
    isOver = true
    child.kill('SIGKILL')
  }, INTERVAL)
  return {
    isOver: () => isOver,
    stop: () => {
      clearInterval(timer)
      signal.removeEventListener('abort', ask)
    },
  }
}
