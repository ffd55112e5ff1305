import { randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

import { isLoopback } from '../http/loopback.ts'
import { SHORTEST_TOKEN } from '../http/secret.ts'
import { DIALECTS, type Dialect } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'
import type { FaultRule } from './fault-rules.ts'
import { checkFolder, StartError } from './start-error.ts'

/** `limit` requests in each window of `seconds`. */
export interface RateLimitRule {
  readonly limit: number
  /** The length of a window, from its first request. */
  readonly seconds: number
}

/** How a real list of export jobs may be unusual. The API document does not show how pages work. */
export interface ExportQuirks {
  /** Every page is the first. */
  readonly ignoreOffset?: boolean
  /** Pages have at most this many items, for any `limit`. */
  readonly largestPage?: number
  /** After the first page the list has moved by one item: the second page begins with the last item of the first. */
  readonly repeatItems?: boolean
  /** `links` stays empty, as in the document. */
  readonly noLinks?: boolean
}

/** How a local platform behaves. */
export interface LocalPlatformOptions {
  /** Created if missing; contains `platform.sqlite`. */
  readonly dataFolder: string
  /** 0, the default, uses a free one. */
  readonly port?: number
  /** 127.0.0.1 by default. The user may choose another address. */
  readonly host?: string
  /** Names that the Host header may have, in addition to loopback ones and `host`. */
  readonly allowedHosts?: readonly string[]
  /** Generated if absent. */
  readonly token?: string
  /** `documented` by default: the API document. */
  readonly dialect?: DialectName
  /** 404 instead of creating a project on first use. */
  readonly strictProjects?: boolean
  /** More requests are answered with 429; no limit by default. */
  readonly rateLimit?: RateLimitRule
  /** How the list of export jobs is unusual; by default it is not. */
  readonly exportQuirks?: ExportQuirks
  /**
   * A CWL runner, such as `cwltool`. Only with the dialect `seven-bridges`, and only at a loopback address: anyone with
   * the token starts programs then. Without it tasks stay QUEUED.
   */
  readonly runner?: string
  readonly faults?: readonly FaultRule[]
  /** Same seed, same requests in the same order: same faults. 1 by default. */
  readonly faultSeed?: number
  /** One JSON object per request, without tokens. */
  readonly log?: (line: string) => void
}

interface CheckedOptions {
  readonly dataFolder: string
  readonly port: number
  readonly host: string
  readonly hostName: string
  readonly allowedNames: readonly string[]
  readonly token: string
  readonly dialect: Dialect
  readonly strictProjects: boolean
  readonly rateLimit: RateLimitRule | undefined
  readonly exportQuirks: ExportQuirks
  readonly runner: string | undefined
  readonly faults: readonly FaultRule[]
  readonly faultSeed: number
  readonly log: ((line: string) => void) | undefined
}

export function checkOptions(options: LocalPlatformOptions): CheckedOptions {
  const host = checkHost(options.host ?? '127.0.0.1')
  return {
    dataFolder: checkFolder(options.dataFolder),
    port: options.port ?? 0,
    host,
    hostName: nameOfHost(host) ?? host,
    allowedNames: checkAllowedHosts(options.allowedHosts ?? []),
    token: checkToken(options.token ?? randomBytes(24).toString('base64url')),
    dialect: DIALECTS[options.dialect ?? 'documented'],
    strictProjects: options.strictProjects ?? false,
    rateLimit: options.rateLimit,
    exportQuirks: options.exportQuirks ?? {},
    runner: checkRunner(options),
    faults: options.faults ?? [],
    faultSeed: options.faultSeed ?? 1,
    log: options.log,
  }
}

function checkRunner({ runner, host = '127.0.0.1', dialect = 'documented' }: LocalPlatformOptions): string | undefined {
  if (runner === undefined) return undefined
  if (runner.trim() === '') throw new StartError('the runner is empty', 'Name a CWL runner, such as cwltool.')
  if (dialect === 'documented')
    throw new StartError(
      'the dialect documented has no tasks that a runner could run',
      'Choose the dialect seven-bridges.',
    )
  if (!isLoopback(host))
    throw new StartError(
      `a platform with a runner must not listen at ${host}, where others could start programs`,
      'Leave the host or the runner out.',
    )
  return runner
}

function checkToken(token: string): string {
  if (!/^[\u0021-\u007e]+$/.test(token))
    throw new StartError(
      'the token is empty, or contains spaces or characters that are not allowed in a header',
      'Give a token of plain characters, or none: then one is generated.',
    )
  if (token.length < SHORTEST_TOKEN)
    throw new StartError(
      `the token for the platform has fewer than ${SHORTEST_TOKEN} characters`,
      'Give a longer one, or none: then one is generated. A short one cannot be hidden in logs.',
    )
  return token
}

/** Node would listen at every address of the machine if the name is empty, which a shell passes for an unset variable. */
function checkHost(host: string): string {
  if (host !== '') return host
  throw new StartError('the address to listen on is empty', 'Leave the host out to listen on 127.0.0.1.')
}

function checkAllowedHosts(hosts: readonly string[]): readonly string[] {
  return hosts.map((host) => {
    const name = nameOfHost(host)
    if (name === undefined || name.includes('*'))
      throw new StartError(
        `${JSON.stringify(host)} is not the name of a host`,
        'Give each name alone, such as build.example.org.',
      )
    return name
  })
}

const QUIRKS: Readonly<Record<string, ExportQuirks>> = {
  'ignore-offset': { ignoreOffset: true },
  'repeat-items': { repeatItems: true },
  'no-links': { noLinks: true },
}

/**
 * Reads the values of `--export-quirk`: `ignore-offset`, `repeat-items`, `no-links`, `largest-page=N`. Throws a
 * RangeError that lists them.
 */
export function parseExportQuirks(texts: readonly string[]): ExportQuirks {
  const quirks: ExportQuirks = {}
  for (const text of texts) Object.assign(quirks, parseExportQuirk(text))
  return quirks
}

function parseExportQuirk(text: string): ExportQuirks {
  const quirk = Object.hasOwn(QUIRKS, text) ? QUIRKS[text] : undefined
  if (quirk !== undefined) return quirk
  const size = /^largest-page=([1-9]\d{0,2})$/.exec(text)?.[1]
  if (size !== undefined) return { largestPage: Number(size) }
  throw new RangeError(
    `there is no quirk ${JSON.stringify(text)} of the list of export jobs; there are ${Object.keys(QUIRKS).join(', ')}, largest-page=N with N from 1 to 999`,
  )
}

/** As in URLs, with or without a port: in lower case, an IPv6 address shortened and in brackets. */
function nameOfHost(host: string): string | undefined {
  const url = /[/@?#\\\s]/.test(host) ? null : URL.parse(`http://${isIPv6(host) ? `[${host}]` : host}`)
  return url === null ? undefined : url.hostname
}

/**
 * Otherwise a web page whose host name resolves to 127.0.0.1 (DNS rebinding) could use the server through a visitor's
 * browser.
 */
export function acceptsHost(header: string, names: readonly string[]): boolean {
  const name = nameOfHost(header)
  return name !== undefined && (isLoopback(name) || names.includes(name))
}
