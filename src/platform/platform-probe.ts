import type { Secret } from '../http/secret.ts'
import { readIndex } from './api-index.ts'
import { formatBaseUrl } from './base-url.ts'
import { INDEX_MEMBERS } from './dialect.ts'
import { PlatformError, type PlatformErrorCode } from './errors.ts'
import type { Requests } from './requests.ts'
import type { ApiIndex } from './types.ts'

interface PlatformProbeOptions {
  readonly requests: Requests
  readonly secret: Secret
  readonly base: URL
  /** Called once, after the platform is recognized. */
  readonly onIndex: (index: ApiIndex) => void
}

/**
 * Checks, without the token, that the server is the platform, before the token is sent. The first verdict is final: a
 * server that is not the platform stays refused. If there is no verdict because of a temporary error, the next caller
 * checks again.
 */
interface PlatformProbe {
  /** Reads the index. Rejects with the PlatformError of that call. */
  look(): Promise<ApiIndex>
  /** Resolves if this is the platform. Rejects with a PlatformError whose message includes that the token was not sent. */
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

/** The same requests, but one with the token waits until `admit` resolves, and is not sent if it rejects. */
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

/** The error of the index, as an error of the call that was not made: the token was not sent, and how to fix it. */
export function withoutToken(error: PlatformError): PlatformError {
  const { code, message, status, unfinished } = error
  const isOtherService = meansOtherService(error)
  // The usual fixes are about apps, tokens and answers of the platform. This is another service.
  const fix = isOtherService && code !== 'html' && code !== 'redirect' ? CHECK_ADDRESS : error.fix
  return new PlatformError(isOtherService ? 'wrong-address' : code, `${message}; the token was not sent`, {
    ...(status === undefined ? {} : { status }),
    ...(fix === undefined ? {} : { fix }),
    ...(unfinished === undefined ? {} : { unfinished }),
  })
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

/** The error if the answer is an object but not this platform's index. */
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
