import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'

import { createAgentPair, type AgentPair } from '../platform/agents.ts'
import { noTunnel } from '../platform/network-failure.ts'
import { retryAfter } from '../platform/waiting.ts'

/** How one attempt ended. */
export type Posting =
  | { readonly kind: 'delivered'; readonly status: number }
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly passing: boolean
      readonly asked?: number
      readonly fix?: string | undefined
    }

/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 15_000

/**
 * Posts JSON once, through the proxy that the environment names for the host; follows no redirect. Nothing that it
 * gives holds the address. Throws a PlatformError `bad-proxy`.
 */
export async function post(url: URL, body: string, signal: AbortSignal): Promise<Posting> {
  const agents = createAgentPair(url, false)
  const clock = AbortSignal.timeout(ATTEMPT_TIMEOUT)
  try {
    const { statusCode = 0, headers } = await send(url, body, agents, AbortSignal.any([signal, clock]))
    if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered', status: statusCode }
    if (statusCode >= 300 && statusCode < 400)
      return { kind: 'refused', reason: `it redirects (${statusCode}), which is not followed`, passing: false }
    const asked = retryAfter(headers, Date.now())
    const passing = statusCode === 408 || statusCode === 429 || statusCode >= 500
    return { kind: 'refused', reason: `it answered ${statusCode}`, passing, ...(asked === undefined ? {} : { asked }) }
  } catch (error) {
    if (clock.aborted) return { kind: 'refused', reason: `no answer within ${ATTEMPT_TIMEOUT / 1000} s`, passing: true }
    const refused = noTunnel(error, agents.proxy)
    if (refused !== undefined)
      return { kind: 'refused', reason: refused.words, passing: refused.passing, fix: refused.fix }
    return { kind: 'refused', reason: reasonOf(error), passing: true }
  } finally {
    agents.http.destroy()
    agents.https.destroy()
  }
}

async function send(url: URL, body: string, agents: AgentPair, signal: AbortSignal): Promise<IncomingMessage> {
  const secure = url.protocol === 'https:'
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'cwl-promote' },
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = secure
      ? requestHttps(url, { ...options, agent: agents.https })
      : requestHttp(url, { ...options, agent: agents.http })
    request.on('error', reject)
    // A request that still waits for a tunnel says nothing when it is ended.
    signal.addEventListener('abort', () => reject(new Error('it took too long, or the run was ended')), { once: true })
    request.on('response', (response) => {
      // What it says is of no use here, and may be endless.
      response.on('error', () => undefined)
      response.destroy()
      resolve(response)
    })
    // Nobody asked for another protocol. Without a listener there would be neither an answer nor an error, ever.
    request.on('upgrade', (response, connection) => {
      connection.destroy()
      resolve(response)
    })
    request.end(body)
  })
}

/** Only the code: the message of an error may repeat the address. */
function reasonOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code)
    ? `it could not be reached (${code})`
    : 'it could not be reached'
}
