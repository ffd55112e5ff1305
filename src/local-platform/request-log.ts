import type { FastifyInstance } from 'fastify'

import { keepSecret } from '../http/secret.ts'
import type { Store } from './store.ts'

interface RequestLogOptions {
  readonly store: Store
  readonly token: string
  readonly log: ((line: string) => void) | undefined
}

/** One JSON object per request: no headers, and no token in any encoding, even if the path contains it. */
export function logRequests(server: FastifyInstance, { store, token, log }: RequestLogOptions): void {
  server.addHook('onRequest', async (request) => store.countRequest(request.method))
  if (log === undefined) return
  const secret = keepSecret(token)
  server.addHook('onResponse', async (request, reply) => {
    log(
      JSON.stringify({
        time: new Date().toISOString(),
        method: request.method,
        path: secret.redact(request.raw.url ?? ''),
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        bytes: Number(request.headers['content-length'] ?? 0),
      }),
    )
  })
}
