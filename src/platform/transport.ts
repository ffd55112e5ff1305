import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import got, { type Request } from 'got'

import { createAgentPair, type AgentPair } from './agents.ts'
import { PlatformError } from './errors.ts'
import { broken, cancelled, timedOut, type Broken } from './network-failure.ts'
import type { Secret } from './secret.ts'

export interface Call {
  readonly method: 'GET' | 'POST'
  /** A path with its query, from `/v2` on, or an absolute URL on the base URL's origin. */
  readonly target: string
  readonly body?: string
  /** Whether the token goes along. */
  readonly withToken: boolean
  /** Once it aborts, the call is not begun; one that has begun goes on. */
  readonly stop?: AbortSignal
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

export interface TransportOptions {
  readonly base: URL
  readonly secret: Secret
  readonly tokenHeader: string
  /** In milliseconds, from the start of an attempt to the last byte of its body. */
  readonly attemptTimeout: number
  readonly signal: AbortSignal
  readonly onRequest: (line: string) => void
}

/** Carries out one attempt; never repeats it, never follows a redirect, never throws for what the network does. */
export interface Transport {
  attempt(call: Call): Promise<Exchange>
}

/**
 * In bytes, after decompression. Four times the largest description the platform takes: a revision comes back wrapped
 * and with keys added.
 */
const LARGEST_ANSWER = 64 * 1024 * 1024

export function createTransport(options: TransportOptions): Transport {
  const agents = createAgents(options.base)
  options.signal.addEventListener('abort', () => closeAll(agents), { once: true })
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

/** A run that has ended must not hold connections of a process that goes on. */
function closeAll({ kept, fresh }: Agents): void {
  for (const agent of [kept.http, kept.https, fresh.http, fresh.https]) agent.destroy()
}

async function attempt(call: Call, options: TransportOptions, agents: Agents): Promise<Exchange> {
  const over = [options.signal, call.stop].find((signal) => signal?.aborted === true)
  if (over !== undefined) return cancelled(over, true)
  const url = resolveTarget(call.target, options.base)
  const pair = call.method === 'POST' ? agents.fresh : agents.kept
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
    agent: { http: pair.http, https: pair.https },
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    signal: AbortSignal.any([options.signal, clock]),
  })
  const exchange = await receive(stream, options, clock, pair)
  // An answer may come before the whole of an install was taken. What is left of it would still listen to the signals,
  // and
  // its error would have nobody to go to. Connections of installs are not kept.
  if (call.method === 'POST') stream.destroy()
  const took = `${Math.round(performance.now() - started)} ms`
  const path = options.secret.redact(url.pathname + url.search)
  options.onRequest(`${call.method} ${path} ${exchange.kind === 'answered' ? exchange.status : exchange.code} ${took}`)
  return exchange
}

/** The address of a call. Throws a PlatformError `bad-url` when it is not on the platform. */
export function resolveTarget(target: string, base: URL): URL {
  const prefix = base.pathname.replace(/\/$/, '')
  const url = target.startsWith('/') ? URL.parse(`${base.origin}${prefix}${target}`) : URL.parse(target)
  if (url === null || url.origin !== base.origin || url.username !== '' || url.password !== '') {
    throw new PlatformError('bad-url', 'a request would have left the platform', {
      fix: 'This is a mistake in cwl-promote; please report it.',
    })
  }
  return url
}

async function receive(
  stream: Request,
  options: TransportOptions,
  clock: AbortSignal,
  { proxy }: AgentPair,
): Promise<Exchange> {
  const chunks: Buffer[] = []
  const switched: IncomingMessage[] = []
  // Nobody asked for another protocol. The connection is nobody's then, and would hold the process when the run has
  // ended.
  stream.once('upgrade', (response: IncomingMessage, connection: Duplex) => {
    switched.push(response)
    connection.destroy()
    stream.destroy()
  })
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > LARGEST_ANSWER) {
        stream.destroy()
        return {
          kind: 'broken',
          code: 'too-large',
          message: `the answer is larger than ${LARGEST_ANSWER} bytes`,
          fix: 'No page and no description should be: check the base URL, and tell the operator of the platform.',
          neverSent: false,
          passing: false,
        }
      }
      chunks.push(chunk)
    }
  } catch (error) {
    if (options.signal.aborted) return cancelled(options.signal, false)
    if (clock.aborted) return timedOut(options.attemptTimeout)
    const [other] = switched
    if (other !== undefined) return answered(other, '')
    return broken(error, { answerHadBegun: stream.response !== undefined, proxy })
  }
  const { response } = stream
  if (response === undefined) return broken(undefined, { answerHadBegun: false, proxy })
  return answered(response, decode(Buffer.concat(chunks)))
}

function answered(
  { statusCode: status = 0, statusMessage: statusText = '', headers }: IncomingMessage,
  text: string | undefined,
): Answered {
  return { kind: 'answered', status, statusText, headers, text }
}

function decode(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined
}
