import { isUtf8 } from 'node:buffer'
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { METHODS, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify'

import { keepSecret } from '../http/secret.ts'
import type { Faults } from './fault-rules.ts'
import { addFaults } from './faults.ts'
import { acceptsHost, checkOptions, type LocalPlatformOptions } from './options.ts'
import { addPages } from './page.ts'
import { CONTENT_TYPE_WANTED, Problem, problemBody, problemFrom } from './problem.ts'
import { createRateLimiter } from './rate-limit.ts'
import { sendJson, type RouteContext } from './route.ts'
import { addRoutes } from './routes.ts'
import { listenError } from './start-error.ts'
import { openStore, type Store } from './store.ts'
import { createTaskRuns } from './task-runs.ts'

/** A running local platform. */
export interface LocalPlatform {
  readonly url: string
  readonly token: string
  /** The stored data, which may be changed while it runs. */
  readonly store: Store
  /** The faults, which may be changed while it runs. */
  readonly faults: Faults
  /** Answers requests in progress, then closes server and database. May be called repeatedly. */
  readonly stop: () => Promise<void>
}

/** A decision, because the API document does not show it. */
const LARGEST_BODY = 16 * 1024 * 1024

/**
 * For a client that does not read its answer, in milliseconds; a runner kills a job ten seconds after it asks it to
 * stop.
 */
const LONGEST_STOP = 5_000

/**
 * Starts the platform in a box: the documented API, stored in a folder. Throws a StartError if an option, the port, the
 * address or the folder cannot be used.
 */
export async function startLocalPlatform(options: LocalPlatformOptions): Promise<LocalPlatform> {
  const { host, port, hostName, token, dialect, ...checked } = checkOptions(options)
  const store = await openStore(checked.dataFolder)
  const server = createServer()
  const url = (): string => urlOf(server, hostName)
  const rateLimiter = createRateLimiter(checked.rateLimit)
  const runs = createTaskRuns(store, checked.dataFolder, checked.runner)
  const context: RouteContext = {
    store,
    dialect,
    strictProjects: checked.strictProjects,
    exportQuirks: checked.exportQuirks,
    reportsRateLimit: checked.rateLimit !== undefined || dialect.name === 'seven-bridges',
    rateLimiter,
    runs,
    ownUrl: url,
  }
  logRequests(server, { store, token, log: checked.log })
  const { faults, stop: stopFaults } = addFaults(server, checked.faults, checked.faultSeed)
  guard(server, { context, token, hostNames: [hostName, ...checked.allowedNames] })
  addRoutes(server, context)
  addPages(server, context, hostName)
  let stopping = false
  server.addHook('onSend', async (_request, reply) => {
    // An open connection would delay the stop until it times out.
    if (stopping) void reply.header('connection', 'close')
  })
  server.addHook('onResponse', async (request) => {
    // The same for an answer whose headers were already sent.
    if (stopping) request.raw.socket.end()
  })
  const silent = rememberSilent(server)
  try {
    await server.listen({ port, host })
  } catch (error) {
    await runs.stop()
    store.close()
    throw listenError(error, host, port)
  }
  const stop = async (): Promise<void> => {
    stopping = true
    stopFaults()
    for (const socket of silent) socket.destroy()
    const patience = setTimeout(() => server.server.closeAllConnections(), LONGEST_STOP)
    await server.close()
    clearTimeout(patience)
    await runs.stop()
    store.close()
  }
  let stopped: Promise<void> | undefined
  return { url: url(), token, store, faults, stop: () => (stopped ??= stop()) }
}

function createServer(): FastifyInstance {
  const server = fastify({
    bodyLimit: LARGEST_BODY,
    // Names have no limit here; that of the request line applies.
    routerOptions: { maxParamLength: 16_384 },
    // An idle connection must not delay a stop.
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    frameworkErrors: (_error, _request, reply) => {
      void reply.hijack()
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
      reply.raw.end(problemBody(400, 400, 'the path is not well-formed'))
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return
      const body = problemBody(400, 400, `the request is not HTTP that this server understands (${error.code})`)
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      )
    },
  })
  const more = METHODS.filter((method) => !server.supportedMethods.includes(method) && method !== 'CONNECT')
  for (const method of more) server.addHttpMethod(method, { hasBody: false })
  return server
}

/** Connections without a request yet: browsers open some in advance, and Node does not count them as idle. */
function rememberSilent(server: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  return silent
}

function urlOf(server: FastifyInstance, hostName: string): string {
  // It listens at a port and not at a pipe, whose address would be a text.
  const { port } = server.server.address() as AddressInfo
  return `http://${UNSPECIFIED.get(hostName) ?? hostName}:${port}`
}

/** A server that listens at all addresses of a machine cannot be reached by that name. */
const UNSPECIFIED: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['[::]', '[::1]'],
])

interface RequestLogOptions {
  readonly store: Store
  readonly token: string
  readonly log: ((line: string) => void) | undefined
}

/** One JSON object per request: no headers, and no token in any encoding, even if the path contains it. */
function logRequests(server: FastifyInstance, { store, token, log }: RequestLogOptions): void {
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

function guard(server: FastifyInstance, options: GuardOptions): void {
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
    return sendJson(reply, problem.status, problemBody(problem.status, problem.code, problem.message))
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
