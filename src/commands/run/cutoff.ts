import { setTimeout as sleep } from 'node:timers/promises'

import type { RunOptions } from '../../options/options.ts'
import type { RunContext } from './context.ts'
import { noteDeadline } from './own-process.ts'

/** Reading ends immediately; installs in progress get a grace period, so that their outcome is known. */
export interface Cutoff {
  readonly stop: AbortSignal
  readonly requests: AbortSignal
  /** Sets how long requests in progress may continue after `stop`, in milliseconds. */
  grant(milliseconds: number): void
  readonly timedOut: boolean
  /** In milliseconds. */
  timeLeft(): number
  throwIfOver(): Promise<void>
  end(): void
}

/**
 * Runners kill a job 10 seconds after they ask it to stop. The remaining installs and the report must fit into that
 * time.
 */
export const INSTALL_GRACE = 5_000

const MINUTE = 60_000

const LONGEST = 0x7fff_ffff / MINUTE

export function startCutoff({ signal }: Pick<RunContext, 'signal'>, options: Pick<RunOptions, 'timeout'>): Cutoff {
  noteDeadline(inMilliseconds(options.timeout))
  const clock = new AbortController()
  const requests = new AbortController()
  const timer = setTimeout(
    () => clock.abort(new DOMException('the time limit of the run is reached', 'TimeoutError')),
    inMilliseconds(options.timeout),
  )
  const endsAt = performance.now() + inMilliseconds(options.timeout)
  const stop = AbortSignal.any([signal, clock.signal])
  let grace = 0
  let graceTimer: NodeJS.Timeout | undefined

  const cut = (): void => requests.abort(stop.reason)
  const onStop = (): void => {
    if (grace === 0) cut()
    else graceTimer = setTimeout(cut, grace)
  }
  if (stop.aborted) cut()
  else stop.addEventListener('abort', onStop, { once: true })

  return {
    stop,
    requests: requests.signal,
    get timedOut() {
      return clock.signal.aborted && !signal.aborted
    },
    timeLeft: () => endsAt - performance.now(),
    throwIfOver: async () => {
      // Timers fire in the order of their times: the one of the run is before this one.
      await sleep(0)
      stop.throwIfAborted()
    },
    grant: (period) => void (grace = period),
    end: () => {
      clearTimeout(timer)
      clearTimeout(graceTimer)
      stop.removeEventListener('abort', onStop)
      requests.abort()
    },
  }
}

/** Invalid timeouts are refused elsewhere, with a message. The timer must not throw before that. */
function inMilliseconds(timeout: number): number {
  return timeout > 0 && timeout < LONGEST ? timeout * MINUTE : 0
}
