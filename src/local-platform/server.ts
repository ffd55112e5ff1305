import { METHODS, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { keepSecret } from '../http/secret.ts'
import type { Faults } from './fault-rules.ts'
import { addFaults } from './faults.ts'
import { guard } from './guard.ts'
import { checkOptions, type LocalPlatformOptions } from './options.ts'
import { addPages } from './page.ts'
import { Problem, problemBody } from './problem.ts'
import { createRateLimiter } from './rate-limit.ts'
import type { RouteContext } from './route.ts'
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
  const server = await createServer()
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

async function createServer(): Promise<FastifyInstance> {
  // A fifth of the time to load the library, which few callers need it for.
  const { fastify } = await import('fastify')
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
      reply.raw.end(problemBody(new Problem(400, 'the path is not well-formed')))
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return
      const body = problemBody(new Problem(400, `the request is not HTTP that this server understands (${error.code})`))
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
