import { isIntegerWithin, isNumberWithin, isObject, stringifyJson, wordsFor, type JsonObject } from '../json/index.ts'
import { formatAddress } from './address.ts'
import { PlatformError } from './errors.ts'
import type { AppAddress, AppReading, InstallOptions, PlatformOptions } from './types.ts'

/**
 * A program without types can give anything, and one with types a number that is none. Throws a PlatformError `usage`
 * that shows no value; address, token and dialect have their own checks.
 */
export function checkOptions(options: PlatformOptions): void {
  const given: unknown = options
  if (typeof given !== 'object' || given === null)
    throw usage(
      `the options of a platform must be an object, and are ${wordsFor(given)}`,
      'Give at least `baseUrl`, and `token` for all that is more than its index.',
    )
  for (const [name, value] of Object.entries(given)) {
    const rule = Object.hasOwn(RULES, name) ? RULES[name] : undefined
    if (rule === undefined || value === undefined || value === null || rule.fits(value)) continue
    throw usage(
      `the option \`${name}\` must be ${rule.wanted}, and is ${numberOrWords(value)}`,
      'Give another value, or leave it out.',
    )
  }
}

interface Rule {
  readonly wanted: string
  readonly fits: (value: unknown) => boolean
}

/** In milliseconds: timers of Node that are to last longer end at once. */
const LONGEST_TIMER = 2 ** 31 - 1

const CALLBACK: Rule = { wanted: 'a function', fits: (value) => typeof value === 'function' }

const RULES: Readonly<Record<string, Rule>> = {
  signal: { wanted: 'an AbortSignal', fits: (value) => value instanceof AbortSignal },
  attemptTimeout: {
    wanted: `a whole number of milliseconds from 1 to ${LONGEST_TIMER}`,
    fits: (value) => isIntegerWithin(value, 1, LONGEST_TIMER),
  },
  longestWait: {
    wanted: `a number of milliseconds from 0 to ${LONGEST_TIMER}`,
    fits: (value) => isNumberWithin(value, 0, LONGEST_TIMER),
  },
  freshFor: { wanted: 'a number of milliseconds from 0 on', fits: (value) => isNumberWithin(value, 0, Infinity) },
  allowInsecureHttp: { wanted: 'true or false', fits: (value) => typeof value === 'boolean' },
  onIndex: CALLBACK,
  onWait: CALLBACK,
  onRequest: CALLBACK,
}

const WHAT_TO_INSTALL = 'Give the object that `packDocument` or `parseJson` gave.'

/** What `installApp` is given besides the address. Throws a PlatformError `usage`. */
export function checkInstall(
  address: AppAddress,
  description: JsonObject,
  before: AppReading,
  options: InstallOptions,
): void {
  const doing = `installing ${formatAddress(address)}`
  if (!isObject(description))
    throw usage(`${doing}: the description must be an object, and is ${wordsFor(description)}`, WHAT_TO_INSTALL)
  // A promise, where `await` was forgotten, would be taken for an app that nothing is known of.
  if (!isReading(before))
    throw usage(
      `${doing}: \`before\`, the third argument, must be what \`getApp\` gave, and is ${wordsFor(before)}`,
      'Read the app first: `await platform.getApp(address)`.',
    )
  const given: unknown = options
  if (typeof given !== 'object' || given === null)
    throw usage(
      `${doing}: the options must be an object, and are ${wordsFor(given)}`,
      'Leave them out for what is usual.',
    )
  const { stop } = options
  if (stop !== undefined && !(stop instanceof AbortSignal))
    throw usage(
      `${doing}: \`stop\` must be an AbortSignal, and is ${wordsFor(stop)}`,
      'Leave it out where nothing is to stop the install.',
    )
}

function isReading(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'absent' || value.kind === 'unreadable') return true
  return (
    value.kind === 'found' &&
    'app' in value &&
    typeof value.app === 'object' &&
    value.app !== null &&
    'description' in value.app &&
    typeof value.app.description === 'object' &&
    value.app.description !== null
  )
}

/** How a list is read: the pages at most, or nothing where all are. Throws a PlatformError `usage`. */
export function maxPagesIn(options: unknown): number | undefined {
  if (typeof options !== 'object' || options === null)
    throw usage(
      `the options for listing export jobs must be an object, and are ${wordsFor(options)}`,
      'Give `{ maxPages: … }`, or leave them out to read all pages.',
    )
  const value: unknown = Reflect.get(options, 'maxPages')
  if (value === undefined) return undefined
  if (!isNumberWithin(value, 1, Infinity))
    throw usage(
      `\`maxPages\` must be a number from 1 on, and is ${numberOrWords(value)}`,
      'Leave it out to read all pages.',
    )
  return value
}

/** A description as JSON. Throws a PlatformError `usage` for what JSON cannot say, and for an object that holds itself. */
export function textOf(description: JsonObject, doing: string): string {
  try {
    return stringifyJson(description)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw usage(`${doing}: the description cannot be written as JSON: ${error.message}`, WHAT_TO_INSTALL)
  }
}

function usage(message: string, fix: string): PlatformError {
  return new PlatformError('usage', message, { fix })
}

/** Of what must be a number another one is shown as it is. */
function numberOrWords(value: unknown): string {
  return typeof value === 'number' ? String(value) : wordsFor(value)
}
