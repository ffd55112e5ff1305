import { randomBytes } from 'node:crypto'

import { isIntegerWithin, isText } from '../json/index.ts'
import { dialectNamed, type Dialect } from '../platform/dialect.ts'
import { checkFaults, type FaultRule } from './fault-rules.ts'
import { nameOfHost } from './hosts.ts'
import type { ExportQuirks, LocalPlatformOptions, RateLimitRule } from './options.ts'
import { checkFolder, StartError } from './start-error.ts'

/** The options with what is usual in the place of what is left out. */
export interface CheckedOptions {
  readonly dataFolder: string
  readonly port: number
  readonly host: string
  /** What `host` and `allowedHosts` are as a Host header names them. */
  readonly hostName: string
  readonly allowedNames: readonly string[]
  readonly token: string
  readonly dialect: Dialect
  readonly strictProjects: boolean
  readonly rateLimit: RateLimitRule | undefined
  readonly exportQuirks: ExportQuirks
  readonly faults: readonly FaultRule[]
  readonly faultSeed: number
  readonly log: ((line: string) => void) | undefined
}

/**
 * A program without types can give anything, and a name or a number can be none. Throws a StartError before anything is
 * made.
 */
export function checkOptions(options: LocalPlatformOptions): CheckedOptions {
  const given: unknown = options
  if (typeof given !== 'object' || given === null)
    throw new StartError('the options are no object', 'Give at least `dataFolder`.')
  const host = checkHost(options.host ?? '127.0.0.1')
  return {
    dataFolder: checkFolder(options.dataFolder),
    port: options.port ?? 0,
    host,
    hostName: nameOfHost(host) ?? host,
    allowedNames: checkAllowedHosts(options.allowedHosts ?? []),
    token: checkToken(options.token ?? randomBytes(24).toString('base64url')),
    dialect: dialectNamed(options.dialect ?? 'documented', (message, fix) => new StartError(message, fix)),
    strictProjects: options.strictProjects ?? false,
    rateLimit: checkRateLimit(options.rateLimit ?? undefined),
    exportQuirks: checkQuirks(options.exportQuirks ?? {}),
    faults: checkRules(options.faults ?? []),
    faultSeed: options.faultSeed ?? 1,
    log: options.log ?? undefined,
  }
}

/** A token must fit into a header. */
function checkToken(token: string): string {
  if (isText(token) && /^[\u0021-\u007e]+$/.test(token)) return token
  throw new StartError(
    'the token is empty, or contains spaces or characters that no header can carry',
    'Give a token of plain characters, or none: then one is generated.',
  )
}

/**
 * Node would listen at every address of the machine where the name is empty, as a shell makes it of a variable that is
 * not set.
 */
function checkHost(host: string): string {
  if (isText(host) && host !== '') return host
  throw new StartError(
    `the address to listen on is ${host === '' ? 'empty' : 'no text'}`,
    'Leave the host out to listen on 127.0.0.1.',
  )
}

/** What can name no host would let nobody in, and nothing would say so. */
function checkAllowedHosts(hosts: readonly string[]): readonly string[] {
  const given: unknown = hosts
  if (!Array.isArray(given))
    throw new StartError('the hosts that are allowed are no list', 'Give a list of names, also for one.')
  return given.map((host: unknown) => {
    const name = typeof host === 'string' ? nameOfHost(host) : undefined
    if (name === undefined || name.includes('*'))
      throw new StartError(
        `${JSON.stringify(String(host))} is no name of a host`,
        'Give each name alone, such as build.example.org.',
      )
    return name
  })
}

function checkRateLimit(rule: RateLimitRule | undefined): RateLimitRule | undefined {
  if (rule === undefined || (isIntegerWithin(rule.limit, 1) && isIntegerWithin(rule.seconds, 1))) return rule
  throw new StartError(
    '`limit` and `seconds` of the rate limit must be whole numbers from 1 on',
    'Give both, such as 100 and 60.',
  )
}

/** What is misspelt, or written as for the command line, would leave the list as it is, and nothing would say so. */
function checkQuirks(quirks: ExportQuirks): ExportQuirks {
  const given: unknown = quirks
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new StartError(
      'the quirks of the list of export jobs are no object',
      'Give an object such as { ignoreOffset: true }.',
    )
  const entries: readonly (readonly [string, unknown])[] = Object.entries(given)
  for (const [name, value] of entries) {
    const rule = QUIRKS.get(name)
    if (rule === undefined)
      throw new StartError(
        `there is no quirk ${JSON.stringify(name)} of the list of export jobs`,
        `There are ${[...QUIRKS.keys()].join(', ')}.`,
      )
    if (value !== undefined && !rule.fits(value)) throw new StartError(`\`${name}\` must be ${rule.wanted}`, rule.fix)
  }
  return quirks
}

interface QuirkRule {
  readonly wanted: string
  readonly fix: string
  readonly fits: (value: unknown) => boolean
}

const ON_OR_OFF: QuirkRule = {
  wanted: 'true or false',
  fix: 'Leave it out for a list that is not odd so.',
  fits: (value) => typeof value === 'boolean',
}

const QUIRK_RULES: Readonly<Record<keyof ExportQuirks, QuirkRule>> = {
  ignoreOffset: ON_OR_OFF,
  largestPage: {
    wanted: 'a whole number from 1 on',
    fix: 'Give how many export jobs a page holds at most.',
    fits: (value) => isIntegerWithin(value, 1),
  },
  repeatItems: ON_OR_OFF,
  noLinks: ON_OR_OFF,
}

const QUIRKS: ReadonlyMap<string, QuirkRule> = new Map(Object.entries(QUIRK_RULES))

function checkRules(rules: readonly FaultRule[]): readonly FaultRule[] {
  try {
    checkFaults(rules)
    return rules
  } catch (error) {
    if (error instanceof RangeError)
      throw new StartError(error.message, 'docs/local-platform.md says what each fault does.')
    throw error
  }
}
