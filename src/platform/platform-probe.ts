import type { Secret } from '../http/secret.ts'
import { entriesOf, isObject, type JsonObject } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { readAnswer } from './answers.ts'
import { formatBaseUrl } from './base-url.ts'
import { INDEX_MEMBERS, type Dialect } from './dialect.ts'
import { PlatformError, type PlatformErrorCode } from './errors.ts'
import { isApiIndex } from './promised.ts'
import type { Requests } from './requests.ts'
import type { ApiIndex } from './types.ts'
import { printable } from './words.ts'

interface PlatformProbeOptions {
  readonly requests: Requests
  readonly secret: Secret
  readonly dialect: Dialect
  readonly base: URL
  readonly onIndex: (index: ApiIndex) => void
}

/**
 * Before the token is sent. The first verdict is final; without one because of a temporary error, the next caller
 * checks again.
 */
interface PlatformProbe {
  look(): Promise<ApiIndex>
  /** Rejects with a PlatformError whose message includes that the token was not sent. */
  require(): Promise<void>
}

export function createPlatformProbe(options: PlatformProbeOptions): PlatformProbe {
  let verdict: { readonly refusal?: PlatformError } | undefined
  let underWay: Promise<ApiIndex> | undefined

  const ask = async (): Promise<ApiIndex> => {
    try {
      const index = await readIndex(options)
      if (verdict === undefined && index.recognized) options.onIndex(index)
      verdict ??= index.recognized ? {} : { refusal: otherServiceError(formatBaseUrl(options.base), index.members) }
      return index
    } catch (error) {
      if (error instanceof PlatformError && meansOtherService(error)) verdict ??= { refusal: withoutToken(error) }
      throw error
    }
  }
  const look = (): Promise<ApiIndex> => {
    underWay ??= ask().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return {
    look,
    require: async () => {
      if (verdict === undefined) await look().catch(rethrowWithoutToken)
      if (verdict?.refusal !== undefined) throw verdict.refusal
    },
  }
}

/** A request with the token waits until `admit` resolves, and is not sent if it rejects. */
export function requireProbe(requests: Requests, admit: () => Promise<void>): Requests {
  return {
    ...requests,
    once: async (call) => {
      if (call.withToken) await admit()
      return requests.once(call)
    },
    get: async (target, withToken) => {
      if (withToken) await admit()
      return requests.get(target, withToken)
    },
  }
}

function rethrowWithoutToken(error: unknown): never {
  throw error instanceof PlatformError ? withoutToken(error) : error
}

export function withoutToken(error: PlatformError): PlatformError {
  const { code, message, status, unfinished } = error
  const isOtherService = meansOtherService(error)
  // The usual fixes are about apps, tokens and answers of the platform. This is another service.
  const fix = isOtherService && code !== 'html' && code !== 'redirect' ? CHECK_ADDRESS : error.fix
  return new PlatformError(
    isOtherService ? 'wrong-address' : code,
    `${message}; the token was not sent`,
    omitUndefined({ status, fix, unfinished }),
  )
}

/** Errors that a platform never causes, not even temporarily. */
const STRANGE: ReadonlySet<PlatformErrorCode> = new Set([
  'redirect',
  'html',
  'empty-body',
  'not-json',
  'unexpected-body',
  'too-large',
])

/** 4xx that are temporary: a proxy that requires its own credentials, a slow connection, a limit. */
const PASSING = new Set([407, 408, 425, 429])

function meansOtherService({ code, status }: PlatformError): boolean {
  if (STRANGE.has(code)) return true
  return status !== undefined && status >= 400 && status < 500 && !PASSING.has(status)
}

const CHECK_ADDRESS = 'Check the base URL: the API document promises an index at /v2/ that needs no token.'

export function otherServiceError(baseUrl: string, members: ApiIndex['members']): PlatformError {
  const elsewhere = new Set(Object.keys(INDEX_MEMBERS).flatMap((name) => URL.parse(members[name] ?? '')?.origin ?? []))
  const [origin] = elsewhere
  if (elsewhere.size !== 1 || origin === undefined || origin === 'null' || new URL(baseUrl).origin === origin) {
    return new PlatformError(
      'wrong-address',
      'the API index is not that of this kind of platform; the token was not sent',
      { fix: CHECK_ADDRESS },
    )
  }
  return new PlatformError('wrong-address', `the API index at ${baseUrl} leads to ${origin}; the token was not sent`, {
    fix: `If that is your platform, give ${origin} as the base URL.`,
  })
}

const INDEX_PATH = '/v2/'

/**
 * Without the token. Differences from the API document become findings, where it is the authority. Throws a
 * PlatformError if the answer is not a JSON object.
 */
async function readIndex(options: Omit<PlatformProbeOptions, 'onIndex'>): Promise<ApiIndex> {
  const doing = 'reading the API index'
  const exchange = await options.requests.get(INDEX_PATH, false)
  const reading = readAnswer(exchange, doing, options.secret)
  if (reading.kind === 'failure') throw reading.error
  if (!isObject(reading.value)) {
    throw new PlatformError('unexpected-body', `${doing}: the answer is JSON, but not an object`, {
      fix: 'Check that the base URL is that of the platform.',
    })
  }
  const members: Record<string, string> = {}
  for (const [name, value] of entriesOf(reading.value)) if (typeof value === 'string') members[name] = value
  const recognized = isRecognized(members, options.base)
  return {
    members,
    findings: recognized && !options.dialect.hasExactIndex ? [] : findingsOf(reading.value, options.base),
    recognized,
  }
}

/**
 * A platform may leave out or add a member. If the URLs of most point to another host, that host is the platform.
 * Scheme, port and path prefix can differ behind a proxy that ends TLS.
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
