import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** At most, in milliseconds; each later wait is at most twice the one before. */
const FIRST_WAIT = 250

/**
 * In milliseconds: `Retry-After` in seconds or as a date, else, for a 429, `X-RateLimit-Reset` in Unix seconds (which
 * some platforms send with every answer). Dates are compared with the platform's own `Date`, so that a wrong clock on
 * either side does not matter.
 */
export function askedWait(status: number, headers: IncomingHttpHeaders, now: number): number | undefined {
  const after = retryAfter(headers, now)
  if (after !== undefined) return after
  const reset = headers['x-ratelimit-reset']
  if (status === 429 && typeof reset === 'string' && /^\d+$/.test(reset.trim()))
    return Math.max(0, unixSeconds(Number(reset)) * 1000 - referenceOf(headers, now))
  return undefined
}

/** One public platform gives milliseconds. As seconds, a number above this is a time after the year 5138. */
const LATEST_SECONDS = 1e11

/** The time of `X-RateLimit-Reset`. */
export function unixSeconds(reset: number): number {
  return reset > LATEST_SECONDS ? reset / 1000 : reset
}

export function retryAfter(headers: IncomingHttpHeaders, now: number): number | undefined {
  const after = headers['retry-after']?.trim() ?? ''
  // Some servers send a fraction of a second, which would be parsed as a date in the past.
  if (/^\d+(?:\.\d+)?$/.test(after)) return Math.ceil(Number(after) * 1000)
  const date = /^[a-z]/i.test(after) ? Date.parse(after) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - referenceOf(headers, now))
}

function referenceOf({ date = '' }: IncomingHttpHeaders, now: number): number {
  const theirs = Date.parse(date)
  return Number.isNaN(theirs) ? now : theirs
}

export function backoff(attempt: number, longest: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(longest, FIRST_WAIT * 2 ** (attempt - 1)))
}

export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<void>

export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // The only reason to reject is that the signal aborted.
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined)
}

export interface Repetition {
  readonly wait: number
  readonly reason: string
}

interface RetryOptions {
  readonly signal: AbortSignal
  readonly onWait?: ((milliseconds: number, reason: string) => void) | undefined
  readonly pauseFor?: Pause
}

/**
 * Repeats until `repeat` returns nothing for the result. `attempt` counts from 1. When the signal aborts, the wait ends
 * and the next attempt reports that.
 */
export async function retry<Result>(
  attempt: (count: number) => Promise<Result>,
  repeat: (result: Result, count: number) => Repetition | undefined,
  { signal, onWait, pauseFor = pause }: RetryOptions,
): Promise<Result> {
  for (let count = 1; ; count += 1) {
    const result = await attempt(count)
    const next = repeat(result, count)
    if (next === undefined) return result
    onWait?.(next.wait, next.reason)
    await pauseFor(next.wait, signal)
  }
}
