import { isIPv6 } from 'node:net'

import { isLoopback } from '../http/loopback.ts'

/**
 * The name of a host as URLs have it, whether with or without a port: in lower case, an IPv6 address shortened and in
 * brackets. Undefined when it is no host at all.
 */
export function nameOfHost(host: string): string | undefined {
  const url = /[/@?#\\\s]/.test(host) ? null : URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)
  return url === null ? undefined : url.hostname
}

/**
 * Whether the Host header names this server, which has these names. A web page that points its own name at 127.0.0.1
 * (DNS rebinding) could otherwise talk to it through a visitor's browser.
 */
export function acceptsHost(header: string, names: readonly string[]): boolean {
  const name = nameOfHost(header)
  return name !== undefined && (isLoopback(name) || names.includes(name))
}
