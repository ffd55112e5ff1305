import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

import { afterEach } from '@jest/globals'

import type { Network } from '../../src/remote/fetch.ts'
import { certificateFor } from './certificate.ts'

/** What a path gives: a text, or an answer of its own. */
export type Answer = string | Buffer | ((request: IncomingMessage, response: ServerResponse) => void)

export interface DocumentServer {
  /** Every host is this server, which only this network knows. */
  readonly network: Network
  /** `GET host/path` of each request, in order. */
  readonly requests: readonly string[]
  readonly headers: readonly IncomingMessage['headers'][]
}

export const HOSTS = ['docs.example.org', 'other.example.org'] as const

const ending: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

/** Documents at their paths over https on this machine, under the names of {@link HOSTS}; gone after the test. */
export async function serveDocuments(documents: Readonly<Record<string, Answer>>): Promise<DocumentServer> {
  const requests: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const { cert, key } = certificateFor(...HOSTS)
  const server = createServer({ cert, key }, (request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`)
    headers.push(request.headers)
    const answer = documents[request.url ?? '']
    if (answer === undefined) response.writeHead(404).end('there is nothing')
    else if (typeof answer === 'function') answer(request, response)
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(answer)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  ending.push(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  const network: Network = {
    resolve: async () => ['127.0.0.1'],
    admits: (address) => address === '127.0.0.1',
    port,
    ca: cert,
  }
  return { network, requests, headers }
}
