import { isIPv6 } from 'node:net'

import { isLoopback } from '../http/loopback.ts'

/**
 * The name of a host as in URLs, with or without a port: in lower case, an IPv6 address shortened and in brackets.
 * Undefined if it is not a host.
 */
export function nameOfHost(host: string): string | undefined {
  const url = /[/@?#\\\s]/.test(host) ? null : URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)
  return url === null ? undefined : url.hostname
}

/**
 * Whether the Host header is one of these names of the server. Otherwise a web page whose host name resolves to
 * 127.0.0.1 (DNS rebinding) could use the server through a visitor's browser.
 */
export function acceptsHost(header: string, names: readonly string[]): boolean {
  const name = nameOfHost(header)
  return name !== undefined && (isLoopback(name) || names.includes(name))
}
