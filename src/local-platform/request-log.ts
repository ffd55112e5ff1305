import type { FastifyInstance } from 'fastify'

import type { Store } from './store.ts'

export interface RequestLogOptions {
  readonly store: Store
  readonly token: string
  readonly log: ((line: string) => void) | undefined
}

/** One JSON object a request: no headers, and no token even when one stands in the path. */
export function logRequests(server: FastifyInstance, { store, token, log }: RequestLogOptions): void {
  server.addHook('onRequest', async (request) => store.countRequest(request.method))
  if (log === undefined) return
  const encoded = encodeURIComponent(token)
  const spellings = [token, encoded, encoded.replaceAll(/%../g, (byte) => byte.toLowerCase())]
  server.addHook('onResponse', async (request, reply) => {
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        method: request.method,
        path: spellings.reduce((path, spelling) => path.replaceAll(spelling, '[token]'), request.raw.url ?? ''),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        bytes: Number(request.headers['content-length'] ?? 0),
      }),
    )
  })
}
