import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { INDEX_MEMBERS } from '../../src/platform/dialect.ts'
import { listenOnLoopback } from '../support/loopback.ts'

export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface AnsweringServer {
  readonly url: string
  readonly seen: readonly Seen[]
}

type Answer = (seen: Seen, response: ServerResponse, count: number) => void

/** The same behind an index as a platform has it: only then does the token come to it. `seen` has all but the index. */
export function startAnsweringPlatform(answer: Answer): Promise<AnsweringServer> {
  return start(answer, answeredIndex)
}

/** A server that answers as the test says: for what no honest platform does. */
export function startAnsweringServer(answer: Answer): Promise<AnsweringServer> {
  return start(answer, () => false)
}

/** Answers the index of top-level paths, as every platform does; false for any other request. */
export function answeredIndex({ method, url, headers }: Seen, response: ServerResponse): boolean {
  if (method !== 'GET' || !/\/v2\/?$/.test(url)) return false
  json(response, 200, indexOf(`http://${headers.host ?? ''}${url.replace(/\/v2\/?$/, '')}`))
  return true
}

/** The index as the platform at this base URL answers it. */
export function indexOf(baseUrl: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, baseUrl + path]))
}

async function start(answer: Answer, answered: typeof answeredIndex): Promise<AnsweringServer> {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      if (answered(one, response)) return
      seen.push(one)
      answer(one, response, seen.length)
    })
  })
  return { url: `http://127.0.0.1:${await listenOnLoopback(server)}`, seen }
}

export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** What a promise was rejected with; fails the test when it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  let value: unknown
  try {
    value = await promise
  } catch (error) {
    return error
  }
  throw new Error(`expected a rejection, got ${JSON.stringify(value)}`)
}
