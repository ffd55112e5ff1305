import { createPlatform } from '../platform/api.ts'
import type { Platform, Wait } from '../platform/types.ts'
import { PromotionError } from '../promotion/errors.ts'
import type { RunContext } from './context.ts'
import type { RunOptions } from './options.ts'

/** Where the platform is, and the token for it. Throws PromotionError `usage` that names the input and the variable. */
export function requireAccess(options: RunOptions): { readonly baseUrl: string; readonly token: string } {
  const { baseUrl, token } = options
  if (baseUrl === undefined || baseUrl.trim() === '') {
    throw new PromotionError('usage', 'the address of the platform is missing', {
      hint: 'Give the input `base-url`, or set the environment variable CWL_PROMOTE_BASE_URL.',
    })
  }
  if (token === undefined || token.trim() === '') {
    throw new PromotionError('usage', 'the token for the platform is missing', {
      hint: 'Give the input `token`, from a secret, or set the environment variable CWL_PROMOTE_TOKEN. Secrets are empty in runs that a fork started.',
    })
  }
  return { baseUrl, token }
}

/** What a run remembers of its platform. */
export interface Remarks {
  readonly waits: Wait[]
  /** Told at most once, when the platform is odd but can be worked with. */
  readonly onNotice: (notice: string) => void
}

/** A client for the platform that the options name; nothing is sent yet. Throws PromotionError and PlatformError. */
export function connect(options: RunOptions, context: RunContext, signal: AbortSignal, { waits }: Remarks): Platform {
  return createPlatform({
    ...requireAccess(options),
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
