import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'

import got, { type Request } from 'got'

import { createAgentPair, type AgentPair } from './agents.ts'
import { PlatformError, type PlatformErrorCode } from './errors.ts'
import type { Secret } from './secret.ts'

export interface Call {
  readonly method: 'GET' | 'POST'
  /** A path with its query, from `/v2` on, or an absolute URL on the base URL's origin. */
  readonly target: string
  readonly body?: string
  /** Whether the token goes along. */
  readonly withToken: boolean
}

/** How one attempt ended. Nothing here holds a header that was sent. */
export type Exchange = Answered | Broken

export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly statusText: string
  readonly headers: IncomingHttpHeaders
  /** Undefined when the body is not UTF-8. */
  readonly text: string | undefined
}

export interface Broken {
  readonly kind: 'broken'
  readonly code: PlatformErrorCode
  readonly message: string
  readonly hint?: string
  /** The platform cannot have seen the request. */
  readonly neverSent: boolean
  /** Trying again may help. */
  readonly passing: boolean
}

export interface TransportOptions {
  readonly base: URL
  readonly secret: Secret
  readonly tokenHeader: string
  /** In milliseconds, from the start of an attempt to the last byte of its body. */
  readonly attemptTimeout: number
  readonly signal: AbortSignal
  readonly onRequest: (line: string) => void
  /** In bytes, after decompression. */
  readonly largestAnswer?: number
}

/** Carries out one attempt; never repeats it, never follows a redirect, never throws for what the network does. */
export interface Transport {
  attempt(call: Call): Promise<Exchange>
}

/** Four times the largest description the platform takes: a revision comes back wrapped and with keys added. */
const LARGEST_ANSWER = 64 * 1024 * 1024

export function createTransport(options: TransportOptions): Transport {
  const agents = createAgents(options.base)
  return { attempt: (call) => attempt(call, options, agents) }
}

interface Agents {
  readonly kept: AgentPair
  readonly fresh: AgentPair
}

/** An install on a kept connection fails when the server closes it at the same moment: it gets its own. */
function createAgents(base: URL): Agents {
  return { kept: createAgentPair(base, true), fresh: createAgentPair(base, false) }
}

async function attempt(call: Call, options: TransportOptions, agents: Agents): Promise<Exchange> {
  if (options.signal.aborted) return cancelled(options.signal, true)
  const url = resolveTarget(call.target, options.base)
  const clock = AbortSignal.timeout(options.attemptTimeout)
  const started = performance.now()
  const stream = got.stream(url, {
    method: call.method,
    headers: {
      accept: 'application/json',
      // The API document requires it on GET as well.
      'content-type': 'application/json',
      'user-agent': 'cwl-promote',
      // The origin was checked just above, and no redirect is followed.
      ...(call.withToken ? { [options.tokenHeader]: options.secret.reveal() } : {}),
    },
    ...(call.body === undefined ? {} : { body: call.body }),
    agent: call.method === 'POST' ? agents.fresh : agents.kept,
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    signal: AbortSignal.any([options.signal, clock]),
  })
  const exchange = await receive(stream, options, clock)
  const took = `${Math.round(performance.now() - started)} ms`
  const path = options.secret.redact(url.pathname + url.search)
  options.onRequest(`${call.method} ${path} ${exchange.kind === 'answered' ? exchange.status : exchange.code} ${took}`)
  return exchange
}

function resolveTarget(target: string, base: URL): URL {
  const prefix = base.pathname.replace(/\/$/, '')
  const url = target.startsWith('/') ? URL.parse(`${base.origin}${prefix}${target}`) : URL.parse(target)
  if (url === null || url.origin !== base.origin || url.username !== '' || url.password !== '') {
    throw new PlatformError('bad-url', 'a request would have left the platform', {
      hint: 'this is a mistake in cwl-promote; please report it',
    })
  }
  return url
}

async function receive(stream: Request, options: TransportOptions, clock: AbortSignal): Promise<Exchange> {
  const chunks: Buffer[] = []
  let size = 0
  const most = options.largestAnswer ?? LARGEST_ANSWER
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) {
        stream.destroy()
        return { kind: 'broken', code: 'too-large', message: `the answer is larger than ${most} bytes`, neverSent: false, passing: false }
      }
      chunks.push(chunk)
    }
  } catch (error) {
    if (options.signal.aborted) return cancelled(options.signal, false)
    if (clock.aborted) return timedOut(options.attemptTimeout)
    return broken(error, stream.response !== undefined)
  }
  const { response } = stream
  if (response === undefined) return broken(undefined, false)
  return {
    kind: 'answered',
    status: response.statusCode,
    statusText: response.statusMessage ?? '',
    headers: response.headers,
    text: decode(Buffer.concat(chunks)),
  }
}

function decode(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined
}

function cancelled(signal: AbortSignal, neverSent: boolean): Broken {
  const reason: unknown = signal.reason
  const deadline = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'TimeoutError'
  return deadline
    ? { kind: 'broken', code: 'timeout', message: "the run's time was over", hint: 'raise timeout, or look why the platform is slow', neverSent, passing: false }
    : { kind: 'broken', code: 'cancelled', message: 'the run was cancelled', neverSent, passing: false }
}

function timedOut(milliseconds: number): Broken {
  return { kind: 'broken', code: 'timeout', message: `no complete answer within ${milliseconds / 1000} seconds`, neverSent: false, passing: true }
}

/** Error codes of Node that mean that no connection came about, and whether trying again may help. */
const NO_CONNECTION: Readonly<Record<string, { readonly words: string; readonly passing: boolean; readonly hint?: string }>> = {
  ECONNREFUSED: { words: 'the connection was refused', passing: true, hint: 'is the address right, and is the platform running?' },
  ENOTFOUND: { words: 'there is no such host', passing: false, hint: 'check the base URL for a typing mistake' },
  EAI_AGAIN: { words: 'the name could not be looked up', passing: true },
  EHOSTUNREACH: { words: 'there is no route to the host', passing: true },
  ENETUNREACH: { words: 'there is no route to the network', passing: true },
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ALTNAME/

/** Only the code of the error is used: its message and its fields may repeat what was sent. */
function broken(error: unknown, answerHadBegun: boolean): Broken {
  const code = codeOf(error)
  const noConnection = NO_CONNECTION[code]
  if (noConnection !== undefined) {
    const { words, passing, hint } = noConnection
    return { kind: 'broken', code: 'unreachable', message: `${words} (${code})`, ...(hint === undefined ? {} : { hint }), neverSent: true, passing }
  }
  if (CERTIFICATE.test(code)) {
    return {
      kind: 'broken',
      code: 'unreachable',
      message: `the certificate was not accepted (${code})`,
      hint: 'for a private certificate authority set NODE_EXTRA_CA_CERTS to its PEM file',
      neverSent: true,
      passing: false,
    }
  }
  if (answerHadBegun) {
    return { kind: 'broken', code: 'truncated', message: `the connection closed in the middle of the answer (${code})`, neverSent: false, passing: true }
  }
  return { kind: 'broken', code: 'unreachable', message: `the connection broke before an answer came (${code})`, neverSent: false, passing: true }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : 'no code'
}
