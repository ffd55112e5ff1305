/**
 * What GitHub says about its limits when it refuses a request: the documentation's "Rate limits for the REST API", and
 * "Rate limits and query limits for the GraphQL API", where the status of a refusal is 200.
 */
export interface LimitedAnswer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly words: string
}

/** To be waited when a secondary limit is met and the answer does not say how long, in milliseconds. */
const UNTOLD_WAIT = 60_000

/**
 * How long to wait before the request may be sent again, in milliseconds; undefined when it was not refused for its
 * number. Such a request had no effect, so that any method may be repeated.
 */
export function limitedFor({ status, headers, words }: LimitedAnswer, now: number): number | undefined {
  const ofQuery = status === 200 && /\bRATE_LIMIT|\brate limit/i.test(words)
  if (status !== 403 && status !== 429 && !ofQuery) return undefined
  const after = headers['retry-after']
  if (typeof after === 'string' && /^\d{1,6}$/.test(after.trim())) return Number(after) * 1000
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN)
    return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : UNTOLD_WAIT
  }
  return status === 429 || ofQuery || /secondary rate limit/i.test(words) ? UNTOLD_WAIT : undefined
}
