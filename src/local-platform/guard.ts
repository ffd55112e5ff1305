import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance, FastifyRequest } from 'fastify'

import { acceptsHost } from './options.ts'
import { CONTENT_TYPE_WANTED, Problem, problemBody, problemFrom } from './problem.ts'
import { sendJson, type RouteContext } from './route.ts'

interface GuardOptions {
  readonly context: RouteContext
  readonly token: string
  readonly hostNames: readonly string[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly open?: boolean
    readonly uncounted?: boolean
  }
}

export function guard(server: FastifyInstance, options: GuardOptions): void {
  const { context } = options
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', randomUUID())
    const named = hostsOf(request)
    if (named.headers.length > 1) throw new Problem(400, 'there is more than one Host header')
    const accepts = (host: string): boolean => acceptsHost(host, options.hostNames)
    if (!named.headers.every(accepts))
      throw new Problem(400, 'the Host header does not name this server; `--allowed-host` allows another name')
    if (named.target !== undefined && !accepts(named.target))
      throw new Problem(400, 'the request is for another server')
    if (request.routeOptions.config.uncounted !== true) {
      context.rateLimiter.count()
      if (context.reportsRateLimit) void reply.headers(context.rateLimiter.headers())
    }
    if (request.routeOptions.config.open !== true && !request.is404) requireToken(request, options)
  })
  // After the body has arrived, which may take time.
  server.addHook('preHandler', async () => {
    if (!context.store.isThere()) throw new Problem(500, DATA_GONE)
  })

  server.removeAllContentTypeParsers()
  server.addContentTypeParser(/^application\/json\s*(?:;|$)/i, { parseAs: 'buffer' }, readBody)
  // The document requires the header on the list of export jobs, and not on installs.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.headers['content-type'] === undefined) readBody(request, body, done)
    else done(new Problem(415, CONTENT_TYPE_WANTED))
  })

  server.setNotFoundHandler(() => {
    throw new Problem(404, 'there is no such resource')
  })
  server.setErrorHandler((error, _request, reply) => {
    const problem = problemFrom(error)
    void reply.headers(problem.headers)
    return sendJson(reply, problem.status, problemBody(problem))
  })
}

/** SQLite continues to use deleted files. */
const DATA_GONE =
  'the database in the data folder of the local platform was deleted or replaced while it ran; start the local platform again'

function hostsOf({ raw }: FastifyRequest): {
  readonly headers: readonly string[]
  readonly target: string | undefined
} {
  return {
    headers: raw.headersDistinct['host'] ?? [],
    target: /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)/i.exec(raw.url ?? '')?.[1],
  }
}

function requireToken(request: FastifyRequest, { context, token }: GuardOptions): void {
  const given = request.headers[context.dialect.tokenHeader.toLowerCase()]
  if (given === undefined) throw new Problem(401, `the header ${context.dialect.tokenHeader} is missing`)
  if (typeof given !== 'string' || !isEqual(given, token))
    throw new Problem(401, 'the token is not the one of this platform')
}

/** In constant time, for any lengths. */
function isEqual(left: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}

function readBody(
  request: FastifyRequest,
  body: string | Buffer,
  done: (error: Error | null, body?: string) => void,
): void {
  try {
    done(null, decode(request, typeof body === 'string' ? Buffer.from(body) : body))
  } catch (error) {
    done(error instanceof Error ? error : new Error('the body could not be read'))
  }
}

function decode(request: FastifyRequest, body: Buffer): string {
  const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw new Problem(415, `${CONTENT_TYPE_WANTED}, in UTF-8`)
  if (!isUtf8(body)) throw new Problem(400, 'the request body is not UTF-8')
  return new TextDecoder().decode(body)
}
