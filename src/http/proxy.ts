import { isIPv4 } from 'node:net'

import { isLoopback } from './loopback.ts'

/** Never contains credentials. */
type ProxyRoute =
  | { readonly kind: 'direct' }
  | { readonly kind: 'loopback'; readonly variable: string }
  | { readonly kind: 'exempt'; readonly variable: string; readonly exemptBy: string }
  | Proxied
  /** Its value may contain a password and is not repeated. No request is made. */
  | { readonly kind: 'refused'; readonly message: string; readonly fix: string }

export interface Proxied {
  readonly kind: 'proxy'
  readonly variable: string
  readonly address: string
}

/** The variables of a process's environment, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * As Node's own agents (`proxyEnv`): lower case takes precedence, and an entry of NO_PROXY is `*`, a host, `host:port`,
 * `.suffix`, `*.suffix` or a range of IPv4 addresses.
 */
export function routeTo(base: URL, environment: Environment, version: string = process.versions.node): ProxyRoute {
  const own = base.protocol === 'https:' ? HTTPS : HTTP
  const set = named(environment, own)
  if (isLoopback(base.hostname)) {
    return set === undefined ? { kind: 'direct' } : { kind: 'loopback', variable: set.variable }
  }
  // Agents are created for both schemes, and a mistake in either variable would stop that.
  const broken = [named(environment, own), named(environment, own === HTTP ? HTTPS : HTTP)].find(
    (each) => each !== undefined && isBroken(each.value),
  )
  if (broken !== undefined) return notAnAddress(broken.variable)
  if (set === undefined) return { kind: 'direct' }
  const { variable, value } = set
  const exempt = named(environment, ['no_proxy', 'NO_PROXY'])
  if (exempt !== undefined && isExempt(base, exempt.value))
    return { kind: 'exempt', variable, exemptBy: exempt.variable }
  if (!isWeb(value)) return notOfTheWeb(variable)
  const { protocol, host } = new URL(value)
  const address = `${protocol}//${host}`
  return knowsProxies(version) ? { kind: 'proxy', variable, address } : notKnown(variable, address, version)
}

function notAnAddress(variable: string): ProxyRoute {
  return {
    kind: 'refused',
    message: `${variable} is not an address`,
    fix: 'Write http://host:port, with special characters of a user name or password percent-encoded, or unset the variable.',
  }
}

/** Node would ignore it, and would not use a proxy that may be required. */
function notOfTheWeb(variable: string): ProxyRoute {
  return {
    kind: 'refused',
    message: `${variable} begins with neither http:// nor https://`,
    fix: 'Give the address of an HTTP proxy, as http://host:port, or unset the variable, or add the host to NO_PROXY.',
  }
}

/** As on the first GitHub runners with Node 24. */
function notKnown(variable: string, address: string, version: string): ProxyRoute {
  return {
    kind: 'refused',
    message: `${variable} names ${address}, and Node.js ${version} ignores it`,
    fix: 'Use Node.js 24.5 or later; on GitHub, bring the runner up to date. If the platform can be reached without the proxy, add its host to NO_PROXY.',
  }
}

function knowsProxies(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 5)
}

const ALL = ['all_proxy', 'ALL_PROXY'] as const
const HTTP = ['http_proxy', 'HTTP_PROXY', ...ALL] as const
const HTTPS = ['https_proxy', 'HTTPS_PROXY', ...ALL] as const

export function environmentForAgents(environment: Environment): Environment {
  const [http, https] = [named(environment, HTTP), named(environment, HTTPS)]
  return {
    ...environment,
    ...(http === undefined ? {} : { http_proxy: http.value }),
    ...(https === undefined ? {} : { https_proxy: https.value }),
  }
}

function named(
  environment: Environment,
  names: readonly string[],
): { readonly variable: string; readonly value: string } | undefined {
  for (const variable of names) {
    const value = environment[variable]
    if (value !== undefined && value !== '') return { variable, value }
  }
  return undefined
}

function isWeb(value: string): boolean {
  return value.startsWith('http://') || value.startsWith('https://')
}

function isBroken(value: string): boolean {
  if (/[\r\n]/.test(value)) return true
  if (!isWeb(value)) return false
  const url = URL.parse(value)
  return url === null || !isDecodable(url.username) || !isDecodable(url.password)
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    // Node throws for a percent sign that is not an escape.
    return false
  }
}

function isExempt(base: URL, list: string): boolean {
  const host = base.hostname.toLowerCase()
  const withPort = `${host}:${base.port === '' ? (base.protocol === 'https:' ? '443' : '80') : base.port}`
  return list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .some((entry) => {
      if (entry === '*' || entry === host || entry === withPort) return true
      if (entry.startsWith('.')) return host === entry.slice(1) || host.endsWith(entry)
      if (entry.startsWith('*.')) return host.endsWith(entry.slice(1))
      return isInRange(host, entry)
    })
}

function isInRange(host: string, entry: string): boolean {
  const [first = '', last = ''] = entry.split('-').map((part) => part.trim())
  if (![host, first, last].every((each) => isIPv4(each))) return false
  return numberOf(first) <= numberOf(host) && numberOf(host) <= numberOf(last)
}

function numberOf(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
}
