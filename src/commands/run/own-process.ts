import type { ChildProcess } from 'node:child_process'

import { limitSteps, type StepLimits } from '../../files/step-size.ts'
import type { ExitCode, Failure } from '../report.ts'
import { stoppedFailure } from './failure.ts'

/**
 * A document takes at most some microseconds per byte, so a step of less than `bytes` ends within a second. The largest
 * real workflow that we know reads 425 kB in 0.3 seconds, and must not start twice.
 */
const LONG_STEP: StepLimits = { bytes: 200_000, milliseconds: 400, most: 600_000 }

const MARK = 'CWL_PROMOTE_OWN_PROCESS'

let deadline: number | undefined

/**
 * A run that would not react to signals and timers for long ends with {@link LongStep}, before it has changed anything.
 * It is run again in its own process, which can be ended at any moment.
 */
export function watchSteps(): void {
  if (!isInOwnProcess()) return limitSteps(LONG_STEP)
  process.on('message', (message) => {
    if (message === PING) process.send?.(PONG)
  })
  // The process that would end it is gone.
  process.on('disconnect', () => process.exit())
  process.channel?.unref()
}

export function isInOwnProcess(): boolean {
  return process.env[MARK] !== undefined
}

export function onAskedToEnd(stop: () => void): () => void {
  const { channel } = process
  if (channel === undefined) return () => undefined
  const listener = (message: unknown): void => {
    if (typeof message === 'object' && message !== null && 'signal' in message) stop()
  }
  process.on('message', listener)
  // Without this the run would not end as long as the first process exists.
  channel.unref()
  return () => void process.off('message', listener)
}

export function noteDeadline(milliseconds: number): void {
  deadline ??= Date.now() + milliseconds
}

export function timeLeft(): number {
  return (deadline ?? Infinity) - Date.now()
}

const [PING, PONG] = ['ping', 'pong'] as const

/** In milliseconds. A run that does not reply for this long is in a long step. The sum must stay below two seconds. */
const [INTERVAL, DEAF] = [200, 900] as const

type OwnEnd =
  | { readonly kind: 'ended'; readonly exitCode: ExitCode }
  | { readonly kind: 'failed'; readonly failure: Failure }

/**
 * When `signal` aborts, and when the time limit of the run is reached, the process is asked to end, and is killed if it
 * does not react.
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
      message: `the run ran out of memory (${killedBy ?? `exit code ${code}`}); ${what}`,
      fix: 'Lower `limits` of the configuration, or run it on a machine with more memory.',
    },
  }
}

/** The exit code of shells and Windows for SIGABRT, which V8 uses if memory runs out. */
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
