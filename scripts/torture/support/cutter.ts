import { createServer, request as send, type IncomingMessage } from 'node:http'

import { listenOnLoopback } from '../../../test/support/loopback.ts'

/** Where a call is cut, in the order of its bytes. */
export const PLACES = [
  'before the request is read',
  'in the body of the request',
  'before the answer',
  'in the status line',
  'in the headers',
  'before the body of the answer',
  'in the body of the answer',
  'before the last byte',
  'after the last byte',
] as const

export type Place = (typeof PLACES)[number]

export interface Cut {
  readonly place: Place
  /** Whether the connection is reset in place of ended. */
  readonly isReset: boolean
}

export interface Cutter {
  readonly url: string
  /** The calls that were cut, as `METHOD path`. */
  readonly cuts: readonly { readonly call: string; readonly place: Place }[]
}

/** A proxy to a platform that cuts calls; `choose` gets the number of the call, from 0. */
export async function startCutter(platform: string, choose: (call: number) => Cut | undefined): Promise<Cutter> {
  const cuts: { readonly call: string; readonly place: Place }[] = []
  let calls = 0
  const server = createServer((request, response) => {
    const cut = choose(calls)
    calls += 1
    if (cut !== undefined) cuts.push({ call: `${request.method ?? ''} ${request.url ?? ''}`, place: cut.place })
    const socket = request.socket
    const end = (): void => void (cut?.isReset === true ? socket.resetAndDestroy() : socket.destroySoon())
    if (cut?.place === 'before the request is read') return end()
    void (async () => {
      const body = await bytesOf(request)
      if (cut?.place === 'in the body of the request') {
        await forward(platform, request, body, Math.floor(body.length / 2))
        return end()
      }
      const answer = await forward(platform, request, body)
      if (answer === undefined) return end()
      if (cut === undefined) response.writeHead(answer.status, answer.headers).end(answer.body)
      else socket.write(partOf(answer, cut.place), end)
    })()
  })
  return { url: `http://127.0.0.1:${await listenOnLoopback(server)}`, cuts }
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

function partOf({ status, headers, body }: Answer, place: Place): Buffer {
  const fields = { ...headers, 'content-length': String(body.length) }
  const line = `HTTP/1.1 ${status} Fine\r\n`
  const head = `${line}${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
  const whole = Buffer.concat([Buffer.from(head), body])
  switch (place) {
    case 'in the status line':
      return whole.subarray(0, 7)
    case 'in the headers':
      return whole.subarray(0, Math.floor((line.length + head.length) / 2))
    case 'before the body of the answer':
      return whole.subarray(0, head.length)
    case 'in the body of the answer':
      return whole.subarray(0, head.length + Math.floor(body.length / 2))
    case 'before the last byte':
      return whole.subarray(0, -1)
    case 'after the last byte':
      return whole
    case 'before the request is read':
    case 'in the body of the request':
    case 'before the answer':
      return whole.subarray(0, 0)
  }
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** The answer of the platform; undefined when it got only so many bytes of the body, and when it gave none. */
function forward(
  platform: string,
  { method, url = '', headers }: IncomingMessage,
  body: Buffer,
  only?: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const request = send(new URL(url, platform), {
      method,
      headers: { ...headers, host: new URL(platform).host },
      agent: false,
    })
    request.on('error', () => resolve(undefined))
    request.on('response', (response) => void answerOf(response).then(resolve, () => resolve(undefined)))
    if (only === undefined) request.end(body)
    else request.write(body.subarray(0, only), () => request.destroy())
  })
}

async function answerOf(response: IncomingMessage): Promise<Answer> {
  const { 'content-type': type = '' } = response.headers
  return { status: response.statusCode ?? 0, headers: { 'content-type': type }, body: await bytesOf(response) }
}
