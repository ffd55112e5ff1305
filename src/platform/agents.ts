import http from 'node:http'
import https from 'node:https'

import { isLoopback } from './base-url.ts'
import { PlatformError } from './errors.ts'
import { routeTo } from './proxy.ts'

export interface AgentPair {
  readonly http: http.Agent
  readonly https: https.Agent
}

/**
 * Connections to the host of an address, through the proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name for it; see
 * `routeTo`. Throws a PlatformError `bad-proxy`.
 */
export function createAgentPair(base: URL, keepAlive: boolean): AgentPair {
  const route = routeTo(base, process.env)
  if (route.kind === 'refused') throw new PlatformError('bad-proxy', route.message, { hint: route.hint })
  // What is for this machine has no business at a proxy, whatever the variables say.
  const proxy = isLoopback(base.hostname) ? {} : { proxyEnv: process.env }
  try {
    return { http: new http.Agent({ keepAlive, ...proxy }), https: new https.Agent({ keepAlive, ...proxy }) }
  } catch {
    // Node may refuse more than is looked for above, and its message repeats the address, which may hold a password.
    throw new PlatformError('bad-proxy', 'the proxy that HTTP_PROXY or HTTPS_PROXY names is no address', {
      hint: 'Write it as http://host:port, with special characters of a user name or password percent-encoded, or unset the variable.',
    })
  }
}
