import { setTimeout as sleep } from 'node:timers/promises'

import { limitSteps } from '../../cwl/source/step-size.ts'
import type { RunContext } from './context.ts'
import type { RunOptions } from './options.ts'
import { noteDeadline } from './own-process.ts'

/**
 * When a run must end: at once for everything that only reads, and after a grace period for installs under way, so that
 * their outcome is known.
 */
export interface Cutoff {
  /** Aborts when the user stops the run or its time is up: nothing new is begun. */
  readonly stop: AbortSignal
  /** Aborts requests under way. */
  readonly requests: AbortSignal
  /** From now on requests under way have this long, in milliseconds, after `stop`. */
  grant(milliseconds: number): void
  readonly timedOut: boolean
  /** Rejects when the run must end, also after work that never waits and so keeps the clock from striking. */
  throwIfOver(): Promise<void>
  /** Lets go of timers and listeners, and ends what is still under way. */
  end(): void
}

/** Runners kill a job 10 seconds after they ask it to stop; what installs need to finish must fit, with the report. */
export const INSTALL_GRACE = 5_000

const MINUTE = 60_000

/** Minutes that a timer can count. */
const LONGEST = 0x7fff_ffff / MINUTE

/** Begins the time of a run. */
export function startCutoff({ signal }: Pick<RunContext, 'signal'>, options: Pick<RunOptions, 'timeout'>): Cutoff {
  noteDeadline(inMilliseconds(options.timeout))
  const clock = new AbortController()
  const requests = new AbortController()
  const timer = setTimeout(
    () => clock.abort(new DOMException('the time of the run is up', 'TimeoutError')),
    inMilliseconds(options.timeout),
  )
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
    throwIfOver: async () => {
      // Timers have their turn in the order of their times: that of the run comes before this one.
      await sleep(0)
      stop.throwIfAborted()
    },
    grant: (period) => {
      // What is changed must not be done again.
      limitSteps(undefined)
      grace = period
    },
    end: () => {
      clearTimeout(timer)
      clearTimeout(graceTimer)
      stop.removeEventListener('abort', onStop)
      requests.abort()
    },
  }
}

/** What cannot be a timeout is refused elsewhere, in words; the timer must not complain about it first. */
function inMilliseconds(timeout: number): number {
  return timeout > 0 && timeout < LONGEST ? timeout * MINUTE : 0
}
