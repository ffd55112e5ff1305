import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import got, { type Request } from 'got'

import type { AgentPair } from './agents.ts'
import { broken, cancelled, timedOut, type Broken } from './network-failure.ts'

interface Outgoing {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly agents: AgentPair
  /** In milliseconds, from the start to the last byte of the answer. */
  readonly timeout: number
  readonly signal: AbortSignal
  /** In bytes, after decompression; 0 if the body of the answer is not read. */
  readonly largest: number
  /** The answer is a file, and not a text. */
  readonly isBinary?: true
}

/** Contains no header that was sent. */
export type Exchange = Answered | Broken

export interface Answered {
  readonly kind: 'answered'
  readonly status: number
  readonly statusText: string
  readonly headers: IncomingHttpHeaders
  /** Undefined if the body is not UTF-8; empty if it was not read. */
  readonly text: string | undefined
  /** Only of a file. */
  readonly bytes?: Uint8Array
}

/** Never repeats, never follows a redirect, never throws for network errors. */
export async function exchange(outgoing: Outgoing): Promise<Exchange> {
  const { method, url, headers, body, agents, timeout, signal } = outgoing
  if (signal.aborted) return cancelled(signal, true)
  const clock = AbortSignal.timeout(timeout)
  const stream = got.stream(url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    agent: { http: agents.http, https: agents.https },
    followRedirect: false,
    throwHttpErrors: false,
    retry: { limit: 0 },
    signal: AbortSignal.any([signal, clock]),
  })
  const ended = await receive(stream, outgoing, clock)
  // An answer may arrive before the whole body was sent. The rest of the stream would still listen to the signals, and
  // nothing would handle its error. Connections of a request with a body are not kept.
  if (method !== 'GET') stream.destroy()
  return ended
}

async function receive(
  stream: Request,
  { agents: { proxy }, signal, timeout, largest, isBinary }: Outgoing,
  clock: AbortSignal,
): Promise<Exchange> {
  const chunks: Buffer[] = []
  const last: IncomingMessage[] = []
  const end = (response: IncomingMessage): void => {
    last.push(response)
    stream.destroy()
  }
  // A server may offer another protocol although this was not requested. The connection would then keep the process
  // running.
  stream.once('upgrade', (response: IncomingMessage, connection: Duplex) => {
    connection.destroy()
    end(response)
  })
  if (largest === 0) stream.once('response', end)
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > largest) {
        stream.destroy()
        return tooLarge(largest)
      }
      chunks.push(chunk)
    }
  } catch (error) {
    const [response] = last
    if (response !== undefined) return answered(response, '')
    if (signal.aborted) return cancelled(signal, false)
    if (clock.aborted) return timedOut(timeout)
    return broken(error, { answerHadBegun: stream.response !== undefined, proxy })
  }
  const response = last[0] ?? stream.response
  if (response === undefined) return broken(undefined, { answerHadBegun: false, proxy })
  const bytes = Buffer.concat(chunks)
  return isBinary === true ? { ...answered(response, undefined), bytes } : answered(response, decode(bytes))
}

function answered(
  { statusCode: status = 0, statusMessage: statusText = '', headers }: IncomingMessage,
  text: string | undefined,
): Answered {
  return { kind: 'answered', status, statusText, headers, text }
}

function tooLarge(largest: number): Broken {
  return {
    kind: 'broken',
    code: 'too-large',
    message: `the answer is larger than ${largest} bytes`,
    fix: 'No page and no description should be so large. Check the base URL, and report it to the operator of the platform.',
    neverSent: false,
    passing: false,
  }
}

function decode(bytes: Buffer): string | undefined {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined
}
