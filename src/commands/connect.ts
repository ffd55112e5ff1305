import { createPlatform } from '../platform/api.ts'
import { INDEX_MEMBERS } from '../platform/dialect.ts'
import { PlatformError } from '../platform/errors.ts'
import type { ApiIndex, Platform, Wait } from '../platform/types.ts'
import { PromotionError } from '../promotion/errors.ts'
import type { RunContext } from './context.ts'
import { given } from './given.ts'
import type { RunOptions } from './options.ts'

/** Where the platform is, and the token for it. Throws PromotionError `usage` that names the input and the variable. */
export function requireAccess(options: RunOptions): { readonly baseUrl: string; readonly token: string } {
  return { baseUrl: requireBaseUrl(options), token: requireToken(options) }
}

/** Throws PromotionError `usage`. */
export function requireBaseUrl({ baseUrl }: RunOptions): string {
  if (baseUrl === undefined || baseUrl.trim() === '') {
    throw new PromotionError('usage', 'the address of the platform is missing', {
      hint: 'Give the input `base-url`, or set the environment variable CWL_PROMOTE_BASE_URL.',
    })
  }
  return baseUrl
}

/** Throws PromotionError `usage`. */
export function requireToken({ token }: RunOptions): string {
  if (token === undefined || token.trim() === '') {
    throw new PromotionError('usage', 'the token for the platform is missing', {
      hint: 'Give the input `token`, from a secret, or set the environment variable CWL_PROMOTE_TOKEN. Secrets are empty in runs that a fork started.',
    })
  }
  return token
}

/** What a run remembers of its platform. */
export interface Remarks {
  readonly waits: Wait[]
  /** Told at most once, when the platform is odd but can be worked with. */
  readonly onNotice: (notice: string) => void
}

/**
 * A client for the platform that the options name; nothing is sent yet. Whatever is called first, the index is called
 * before it, without the token: what is not the platform never receives that. Throws PromotionError and PlatformError.
 */
export function connect(options: RunOptions, context: RunContext, signal: AbortSignal, { waits, onNotice }: Remarks): Platform {
  return introduced(openPlatform(requireAccess(options), options, context, signal, waits), onNotice)
}

/** The client itself, which takes the address on trust: for what looks at the index on its own. */
export function openPlatform(
  access: { readonly baseUrl: string; readonly token?: string },
  options: RunOptions,
  context: RunContext,
  signal: AbortSignal,
  waits: Wait[],
): Platform {
  return createPlatform({
    ...access,
    dialect: options.platform,
    signal,
    allowInsecureHttp: options.allowInsecureHttp,
    onWait: (wait) => {
      waits.push(wait)
      context.progress({ kind: 'wait', wait })
    },
    onRequest: (line) => context.progress({ kind: 'request', line }),
  })
}

/** The same platform, asked who it is before the first request that carries the token. */
function introduced(platform: Platform, onNotice: (notice: string) => void): Platform {
  let introduction: Promise<void> | undefined
  const introduce = (): Promise<void> => {
    introduction ??= recognize(platform, onNotice)
    return introduction
  }
  return {
    ...platform,
    getApp: async (address) => {
      await introduce()
      return platform.getApp(address)
    },
    installApp: async (address, description, before) => {
      await introduce()
      return platform.installApp(address, description, before)
    },
    rateLimit: async () => {
      await introduce()
      return platform.rateLimit()
    },
    listExports: async function* (listOptions) {
      await introduce()
      yield* platform.listExports(listOptions)
    },
  }
}

/** Rejects with a PlatformError when what answers is not the platform; tells what is odd in single members. */
async function recognize(platform: Platform, onNotice: (notice: string) => void): Promise<void> {
  const { recognized, findings, members } = await readIndex(platform)
  if (!recognized) throw strangerError(platform.baseUrl, members)
  if (findings.length === 0) return
  const more = findings.length === 1 ? '' : ` (and ${findings.length - 1} more)`
  onNotice(`The API index is not as the API document says: ${findings[0] ?? ''}${more}. \`cwl-promote doctor\` says what that means.`)
}

/** The index, or a PlatformError that says that the token was not sent, and has a hint for this call. */
export async function readIndex(platform: Platform): Promise<ApiIndex> {
  try {
    return await platform.apiIndex()
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { code, message, status } = error
    throw new PlatformError(code, `${message}; the token was not sent`, given({ status, hint: isAnotherService(status) ? CHECK_ADDRESS : (error.hint ?? hintFor(status)) }))
  }
}

/** The hints of a 4xx are about apps and tokens, and this call is about neither. */
function isAnotherService(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 429
}

function hintFor(status: number | undefined): string | undefined {
  return status !== undefined && status < 500 ? CHECK_ADDRESS : undefined
}

const CHECK_ADDRESS = 'check the base URL: the API document promises an index at /v2/ that needs no token'

/** What answers an object that is not this platform's index. */
export function strangerError(baseUrl: string, members: ApiIndex['members']): PlatformError {
  const elsewhere = new Set(Object.keys(INDEX_MEMBERS).flatMap((name) => URL.parse(members[name] ?? '')?.origin ?? []))
  const [origin] = elsewhere
  const message = 'the API index is not that of this kind of platform; the token was not sent'
  if (elsewhere.size !== 1 || origin === undefined || origin === 'null' || new URL(baseUrl).origin === origin) {
    return new PlatformError('unexpected-body', message, { hint: CHECK_ADDRESS })
  }
  return new PlatformError('unexpected-body', `the API index at ${baseUrl} leads to ${origin}; the token was not sent`, {
    hint: `if that is your platform, give ${origin} as the base URL`,
  })
}
