import { createAgentPair, ProxyError, type AgentPair } from '../http/agents.ts'
import { exchange, type Exchange } from '../http/exchange.ts'
import { cancelled } from '../http/network-failure.ts'
import type { Secret } from '../http/secret.ts'
import { PlatformError } from './errors.ts'

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** A path with its query, from `/v2` on, or an absolute URL on the base URL's origin. */
  readonly target: string
  readonly body?: string
  readonly withToken: boolean
  readonly headers?: Readonly<Record<string, string>>
  /** After it aborts, the call does not begin; one in progress continues. */
  readonly stop?: AbortSignal
}

interface TransportOptions {
  readonly base: URL
  readonly secret: Secret
  readonly tokenHeader: string
  /** In milliseconds, from the start of an attempt to the last byte of its body. */
  readonly attemptTimeout: number
  readonly signal: AbortSignal
  readonly onRequest: (line: string) => void
}

/** Never repeats, never follows a redirect, never throws for network errors. */
export interface Transport {
  attempt(call: Call): Promise<Exchange>
  /** A file at an address of the platform's storage, which knows no token. Its query is a secret. */
  download(url: URL, largest: number): Promise<Exchange>
}

/**
 * In bytes, after decompression. Four times the largest description that the platform accepts, because an answer is
 * wrapped and has additional keys.
 */
const LARGEST_ANSWER = 64 * 1024 * 1024

/** Throws a PlatformError `bad-proxy`. */
export function createTransport(options: TransportOptions): Transport {
  // An install on a connection that was kept open fails if the server closes it at the same moment, so it gets a new
  // one.
  const [kept, fresh] = [agentsFor(options.base, true), agentsFor(options.base, false)]
  // After the end of a run, no connections may remain open in a process that continues.
  const close = (): void => {
    for (const agent of [kept.http, kept.https, fresh.http, fresh.https]) agent.destroy()
  }
  options.signal.addEventListener('abort', close, { once: true })
  return {
    attempt: (call) => attempt(call, options, call.method === 'GET' ? kept : fresh),
    download: async (url, largest) => {
      const agents = agentsFor(url, false)
      const { attemptTimeout: timeout, signal, onRequest } = options
      const headers = { accept: '*/*', 'user-agent': 'cwl-promote' }
      const ended = await exchange({ method: 'GET', url, headers, agents, timeout, signal, largest, isBinary: true })
      onRequest(`GET ${url.origin} ${ended.kind === 'answered' ? ended.status : ended.code}, a file`)
      return ended
    },
  }
}

/** Throws a PlatformError `bad-proxy`. */
export function agentsFor(base: URL, keepAlive: boolean): AgentPair {
  try {
    return createAgentPair(base, keepAlive)
  } catch (error) {
    throw error instanceof ProxyError ? new PlatformError('bad-proxy', error.message, { fix: error.fix }) : error
  }
}

async function attempt(call: Call, options: TransportOptions, agents: AgentPair): Promise<Exchange> {
  if (call.stop?.aborted === true && !options.signal.aborted) return cancelled(call.stop, true)
  const url = resolveTarget(call.target, options.base)
  const started = performance.now()
  const ended = await exchange({
    method: call.method,
    url,
    headers: {
      ...call.headers,
      accept: 'application/json',
      // The API document requires it on GET too.
      'content-type': 'application/json',
      'user-agent': 'cwl-promote',
      // The origin was checked just above, and redirects are not followed.
      ...(call.withToken ? { [options.tokenHeader]: options.secret.reveal() } : {}),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
    agents,
    timeout: options.attemptTimeout,
    signal: options.signal,
    largest: LARGEST_ANSWER,
  })
  if (ended.kind === 'broken' && ended.runIsOver === true && ended.neverSent) return ended
  const took = `${Math.round(performance.now() - started)} ms`
  const path = options.secret.redact(url.pathname + url.search)
  options.onRequest(`${call.method} ${path} ${ended.kind === 'answered' ? ended.status : ended.code} ${took}`)
  return ended
}

export function resolveTarget(target: string, base: URL): URL {
  const prefix = base.pathname.replace(/\/$/, '')
  const url = target.startsWith('/') ? URL.parse(`${base.origin}${prefix}${target}`) : URL.parse(target)
  if (url === null || url.origin !== base.origin || url.username !== '' || url.password !== '') {
    throw new PlatformError('bad-url', "the platform's answer names an address on another host; it was not called", {
      fix: 'Check the base URL. If it is right, report it to the operator of the platform.',
    })
  }
  return url
}
