import { isLoopback } from '../platform/base-url.ts'

/** The name part of a Host header, without the port; undefined when it is no host at all. */
function hostnameOf(header: string): string | undefined {
  const url = /[/@?#\\\s]/.test(header) ? null : URL.parse(`http://${header}`)
  return url === null ? undefined : url.hostname
}

/**
 * Whether the Host header names this server. A web page that points its own name at 127.0.0.1 (DNS rebinding) could
 * otherwise talk to it through a visitor's browser.
 */
export function acceptsHost(header: string, host: string, allowed: readonly string[]): boolean {
  const name = hostnameOf(header)
  if (name === undefined) return false
  const own = host.includes(':') ? `[${host}]` : host
  return isLoopback(name) || name === own || allowed.includes(name)
}
