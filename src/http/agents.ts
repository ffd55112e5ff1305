import http from 'node:http'
import https from 'node:https'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

import { isLoopback } from './loopback.ts'
import { environmentForAgents, routeTo, type Proxied } from './proxy.ts'

export interface AgentPair {
  readonly http: http.Agent
  readonly https: https.Agent
  readonly proxy: Proxied | undefined
}

/**
 * Through the proxy that HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY name for the host; see `routeTo`. Throws a
 * {@link ProxyError}.
 */
export function createAgentPair(base: URL, keepAlive: boolean): AgentPair {
  const route = routeTo(base, process.env)
  if (route.kind === 'refused') throw new ProxyError(route.message, route.fix)
  // Requests to this machine never go through a proxy, for any values of the variables.
  const proxy = isLoopback(base.hostname) ? {} : { proxyEnv: environmentForAgents(process.env) }
  try {
    return {
      http: closingIdle(new http.Agent({ keepAlive, ...proxy })),
      https: closingTunnels(closingIdle(new https.Agent({ keepAlive, ...proxy }))),
      proxy: route.kind === 'proxy' ? route : undefined,
    }
  } catch {
    // Node may refuse more than is checked above, and its message repeats the address, which may contain a password.
    throw new ProxyError(
      'the proxy in HTTP_PROXY or HTTPS_PROXY is not an address',
      'Write it as http://host:port, with special characters of a user name or password percent-encoded, or unset the variable.',
    )
  }
}

/**
 * Node does not close the connection to a proxy that refuses a tunnel, or has made none when the request is over, and
 * `destroy` does not find it.
 */
function closingTunnels(agent: https.Agent): https.Agent {
  const connect = agent.createConnection.bind(agent)
  const destroy = agent.destroy.bind(agent)
  const opened = new Set<Duplex>()
  agent.createConnection = (options, done) => {
    const connection = connect(options, (error, tunnel) => {
      if (error !== null) connection?.destroy()
      done?.(error, tunnel)
    })
    if (!(connection instanceof Socket)) return connection
    opened.add(connection)
    connection.once('close', () => opened.delete(connection))
    // Node adds a listener for each part of the answer: https://github.com/nodejs/node/issues/62904.
    connection.on('newListener', (event, listener) => {
      if (event === 'readable') connection.off(event, listener)
    })
    return connection
  }
  agent.destroy = () => {
    destroy()
    for (const connection of opened) connection.destroy()
  }
  return agent
}

const LONGEST_IDLE = 2_000

/** The option `timeout` of an agent would also end a tunnel through a slow proxy. */
function closingIdle<Agent extends http.Agent>(agent: Agent): Agent {
  const keep = agent.keepSocketAlive.bind(agent)
  const reuse = agent.reuseSocket.bind(agent)
  agent.keepSocketAlive = (socket) => {
    const isKept: unknown = keep(socket)
    // The agent closes sockets that time out while they are free.
    if (socket instanceof Socket) socket.setTimeout(LONGEST_IDLE)
    return isKept
  }
  agent.reuseSocket = (socket, request) => {
    if (socket instanceof Socket) socket.setTimeout(0)
    reuse(socket, request)
  }
  return agent
}

export class ProxyError extends Error {
  readonly code = 'bad-proxy'
  readonly fix: string

  constructor(message: string, fix: string) {
    super(message)
    this.name = 'ProxyError'
    this.fix = fix
  }
}
