import type { Secret } from '../http/secret.ts'
import { entriesOf, isObject, type JsonObject } from '../json/index.ts'
import { readAnswer } from './answers.ts'
import { INDEX_MEMBERS } from './dialect.ts'
import { PlatformError } from './errors.ts'
import { isApiIndex } from './promised.ts'
import type { Requests } from './requests.ts'
import type { ApiIndex } from './types.ts'
import { printable } from './words.ts'

const INDEX_PATH = '/v2/'

/**
 * Reads the index of top-level API paths without the token. Differences from the API document become findings. Throws a
 * PlatformError if the answer is not a JSON object.
 */
export async function readIndex(options: {
  readonly requests: Requests
  readonly secret: Secret
  readonly base: URL
}): Promise<ApiIndex> {
  const doing = 'reading the API index'
  const sent = Date.now()
  const exchange = await options.requests.get(INDEX_PATH, false)
  const skew = exchange.kind === 'answered' ? skewOf(exchange.headers.date, sent, Date.now()) : undefined
  const reading = readAnswer(exchange, doing, options.secret)
  if (reading.kind === 'failure') throw reading.error
  if (!isObject(reading.value)) {
    throw new PlatformError('unexpected-body', `${doing}: the answer is JSON, but not an object`, {
      fix: 'Check that the base URL is that of the platform.',
    })
  }
  const members: Record<string, string> = {}
  for (const [name, value] of entriesOf(reading.value)) if (typeof value === 'string') members[name] = value
  return {
    members,
    findings: findingsOf(reading.value, options.base),
    recognized: isRecognized(members, options.base),
    ...(skew === undefined ? {} : { skew }),
  }
}

/** The header `Date` has whole seconds, rounded down. */
const DATE_RESOLUTION = 1_000

/** The answer was written between `sent` and `received`. Only a time outside of that range counts as a difference. */
function skewOf(date: string | undefined, sent: number, received: number): number | undefined {
  const theirs = Date.parse(date ?? '')
  if (Number.isNaN(theirs)) return undefined
  if (theirs > received) return theirs - received
  return Math.min(0, theirs + DATE_RESOLUTION - sent)
}

/**
 * A platform may leave out or add a member. An answer with fewer than half of the members is not the index; if their
 * URLs point to another host, that host is the platform. Scheme, port and path prefix can differ behind a proxy that
 * ends TLS.
 */
function isRecognized(members: Readonly<Record<string, string>>, base: URL): boolean {
  const known = Object.entries(INDEX_MEMBERS)
  const right = known.filter(([name, path]) => {
    const url = URL.parse(members[name] ?? '')
    return url !== null && url.hostname === base.hostname && url.pathname.replace(/(?<!\/)\/+$/, '').endsWith(path)
  })
  return right.length * 2 > known.length
}

function findingsOf(index: JsonObject, base: URL): readonly string[] {
  const known = Object.keys(INDEX_MEMBERS)
  const missing = isApiIndex(index) ? [] : known.filter((name) => typeof index[name] !== 'string')
  const foreign = Object.keys(index).filter((name) => !known.includes(name))
  return [
    ...missing.map((name) => `${name} is missing, or not a string`),
    ...foreign.map((name) => `${printable(name)} is not a member that the API document lists`),
    ...Object.entries(INDEX_MEMBERS).flatMap(([name, path]) => {
      const address = index[name]
      return typeof address === 'string' ? memberFaults(name, address, path, base) : []
    }),
  ]
}

function memberFaults(name: string, address: string, documented: string, base: URL): readonly string[] {
  const url = URL.parse(address)
  if (url === null) return [`${name} is not an absolute URL`]
  if (url.origin !== base.origin) return [`${name} points to ${url.origin}, not to the base URL`]
  const path = `${base.pathname.replace(/\/$/, '')}${documented}`
  return url.pathname === path ? [] : [`${name} points to ${printable(url.pathname)}, not to ${path}`]
}
