import { stringifyJson } from '../json/index.ts'
import type { RateLimitRule } from './options.ts'
import { Problem } from './problem.ts'

export interface RateLimiter {
  count(): void
  /** The headers of every answer if the limit is reported, including that of `/v2/rate_limit`. */
  headers(): Readonly<Record<string, string>>
  body(): string
}

/** The public platform uses the largest 64-bit integer for "no limit" on instances, which a double cannot hold. */
const UNLIMITED_INSTANCES = '{"limit":-1,"remaining":9223372036854775807}'

/** A limit that nobody reaches, if the user set none: the dialect always has the resource. */
const GENEROUS: RateLimitRule = { limit: 1_000_000, seconds: 300 }

export function createRateLimiter(rule: RateLimitRule | undefined, now: () => number = Date.now): RateLimiter {
  const { limit, seconds } = rule ?? GENEROUS
  let used = 0
  let reset = 0
  const turn = (): void => {
    if (now() < reset) return
    used = 0
    // On a whole second, because the header has whole seconds.
    reset = (Math.floor(now() / 1000) + seconds) * 1000
  }
  const headers = (): Record<string, string> => {
    turn()
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - used)),
      'x-ratelimit-reset': String(reset / 1000),
    }
  }
  return {
    count: () => {
      turn()
      used += 1
      if (used <= limit) return
      const wait = Math.max(1, Math.ceil((reset - now()) / 1000))
      throw new Problem(429, `more than ${limit} requests in ${seconds} seconds`, {
        headers: { ...headers(), 'retry-after': String(wait) },
      })
    },
    headers,
    body: () => {
      turn()
      const rate = stringifyJson({ limit, remaining: Math.max(0, limit - used), reset: reset / 1000 })
      return `{"rate":${rate},"instance_limit":${UNLIMITED_INSTANCES}}`
    },
  }
}
