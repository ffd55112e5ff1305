import { exchange } from '../http/exchange.ts'
import { retryAfter } from '../http/retry.ts'
import { agentsFor } from '../platform/transport.ts'

/** How one attempt ended. */
export type Posting =
  | { readonly kind: 'delivered'; readonly status: number }
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly passing: boolean
      readonly asked?: number
      readonly fix?: string
    }

/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 15_000

/**
 * Posts JSON once, through the proxy that the environment names for the host; follows no redirect. The result never
 * contains the address. Throws a PlatformError `bad-proxy`.
 */
export async function post(url: URL, body: string, signal: AbortSignal): Promise<Posting> {
  const agents = agentsFor(url, false)
  try {
    const ended = await exchange({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'cwl-promote' },
      body,
      agents,
      timeout: ATTEMPT_TIMEOUT,
      signal,
      // The answer is not needed, and may be endless.
      largest: 0,
    })
    if (ended.kind === 'broken') {
      const { message: reason, passing, isOfProxy = false, fix } = ended
      // Other fixes are about the address of the platform.
      return { kind: 'refused', reason, passing, ...(isOfProxy && fix !== undefined ? { fix } : {}) }
    }
    const { status, headers } = ended
    if (status >= 200 && status < 300) return { kind: 'delivered', status }
    if (status >= 300 && status < 400)
      return { kind: 'refused', reason: `it redirects (${status}), which is not followed`, passing: false }
    const asked = retryAfter(headers, Date.now())
    const passing = status === 408 || status === 429 || status >= 500
    return { kind: 'refused', reason: `it answered ${status}`, passing, ...(asked === undefined ? {} : { asked }) }
  } finally {
    agents.http.destroy()
    agents.https.destroy()
  }
}
