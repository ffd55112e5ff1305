import type { Exchange } from '../http/exchange.ts'
import type { Pace } from '../http/pace.ts'
import { askedWait, backoff, pause, retry } from '../http/retry.ts'
import { duration } from './duration.ts'
import type { Call, Transport } from './transport.ts'
import type { Wait } from './types.ts'

/** Attempts of a request that fails with temporary errors: about two seconds of waiting on average. */
const MOST_ATTEMPTS = 5

const MOST_RATE_LIMITED_ATTEMPTS = 20

/** A GET is repeated after these answers. An install has its own, stricter rules. */
const PASSING_STATUS = new Set([408, 429, 500, 502, 503, 504])

interface RequestsOptions {
  readonly transport: Transport
  readonly pace: Pace
  readonly signal: AbortSignal
  readonly longestWait: number
  /** Until the end of the run, in milliseconds. */
  readonly timeLeft: () => number
  readonly onWait: (wait: Wait) => void
}

/** GETs are repeated after temporary errors. */
export interface Requests {
  once(call: Call): Promise<Exchange>
  get(target: string, withToken: boolean): Promise<Exchange>
  /** Repeated like a GET. */
  download(url: URL, largest: number): Promise<Exchange>
  /** As long as the answer asks for, else a backoff. It ends when `stop` aborts. */
  waitAfter(exchange: Exchange, attempt: number, stop?: AbortSignal): Promise<void>
}

export function createRequests(options: RequestsOptions): Requests {
  const once = async (call: Call): Promise<Exchange> => {
    const leave = await enterOrUndefined(options.pace, either(options.signal, call.stop))
    try {
      // After the end of the run, the transport rejects the request without sending anything.
      const exchange = await send(call)
      if (isRateLimited(exchange) || isCrowded(exchange)) options.pace.slowDown()
      else if (exchange.kind === 'answered' && exchange.status < 500) options.pace.speedUp()
      return exchange
    } finally {
      leave?.()
    }
  }

  /** A platform that answers again only after the end of the run need not be waited for. */
  const send = async (call: Call): Promise<Exchange> => {
    const exchange = await options.transport.attempt(call)
    const asked = isRateLimited(exchange) ? askedOf(exchange) : undefined
    const left = options.timeLeft()
    return asked === undefined || asked <= left ? exchange : answersTooLate(asked, left)
  }

  const waitBefore = (exchange: Exchange, attempt: number): number => {
    const asked = askedOf(exchange)
    // At least a backoff: "0" would make this a loop without a pause.
    return Math.min(Math.max(asked ?? 0, backoff(attempt, options.longestWait)), options.longestWait)
  }
  const onWait = (milliseconds: number, reason: string): void => options.onWait({ milliseconds, reason })

  const waitAfter = async (exchange: Exchange, attempt: number, stop?: AbortSignal): Promise<void> => {
    const milliseconds = waitBefore(exchange, attempt)
    onWait(milliseconds, reasonToWait(exchange))
    await pause(milliseconds, either(options.signal, stop))
  }

  const repeated = (sendOnce: () => Promise<Exchange>): Promise<Exchange> =>
    retry(
      sendOnce,
      (exchange, attempt) => {
        const most = isRateLimited(exchange) ? MOST_RATE_LIMITED_ATTEMPTS : MOST_ATTEMPTS
        if (!isPassing(exchange) || attempt >= most) return undefined
        return { wait: waitBefore(exchange, attempt), reason: reasonToWait(exchange) }
      },
      { signal: options.signal, onWait },
    )

  return {
    once,
    get: (target, withToken) => repeated(() => once({ method: 'GET', target, withToken })),
    download: (url, largest) => repeated(() => options.transport.download(url, largest)),
    waitAfter,
  }
}

function askedOf(exchange: Exchange): number | undefined {
  return exchange.kind === 'answered' ? askedWait(exchange.status, exchange.headers, Date.now()) : undefined
}

function answersTooLate(asked: number, left: number): Exchange {
  return {
    kind: 'broken',
    code: 'rate-limited',
    message: `the platform answers again in ${duration(asked)}, and this run ends in ${duration(left)}`,
    fix: 'Run again later, or raise timeout.',
    neverSent: true,
    passing: false,
  }
}

async function enterOrUndefined(pace: Pace, signal: AbortSignal): Promise<(() => void) | undefined> {
  try {
    return await pace.enter(signal)
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

function either(signal: AbortSignal, other: AbortSignal | undefined): AbortSignal {
  return other === undefined ? signal : AbortSignal.any([signal, other])
}

export function isRateLimited(exchange: Exchange): boolean {
  return exchange.kind === 'answered' && exchange.status === 429
}

function isCrowded(exchange: Exchange): boolean {
  return exchange.kind === 'broken' && exchange.crowded === true
}

function isPassing(exchange: Exchange): boolean {
  return exchange.kind === 'answered' ? PASSING_STATUS.has(exchange.status) : exchange.passing
}

function reasonToWait(exchange: Exchange): string {
  if (exchange.kind === 'broken') return exchange.message
  if (exchange.status === 429) return 'the platform asks to slow down (429)'
  return `the platform answered ${exchange.status}`
}
