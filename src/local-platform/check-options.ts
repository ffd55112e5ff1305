import { randomBytes } from 'node:crypto'

import { isLoopback } from '../http/loopback.ts'
import { DIALECTS, type Dialect } from '../platform/dialect.ts'
import type { FaultRule } from './fault-rules.ts'
import { nameOfHost } from './hosts.ts'
import type { ExportQuirks, LocalPlatformOptions, RateLimitRule } from './options.ts'
import { checkFolder, StartError } from './start-error.ts'

/** The options, with defaults filled in. */
interface CheckedOptions {
  readonly dataFolder: string
  readonly port: number
  readonly host: string
  /** The names in `host` and `allowedHosts`, in the form of a Host header. */
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

/** Throws a StartError before anything is created. */
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

/** A token must fit into a header. */
function checkToken(token: string): string {
  if (/^[\u0021-\u007e]+$/.test(token)) return token
  throw new StartError(
    'the token is empty, or contains spaces or characters that are not allowed in a header',
    'Give a token of plain characters, or none: then one is generated.',
  )
}

/** Node would listen at every address of the machine if the name is empty, which a shell passes for an unset variable. */
function checkHost(host: string): string {
  if (host !== '') return host
  throw new StartError('the address to listen on is empty', 'Leave the host out to listen on 127.0.0.1.')
}

/** An entry that is not a host would silently allow nothing. */
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
