import { PromotionError } from '../../files/errors.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { dialectOf } from '../../options/dialect.ts'
import type { AccessNote, RunOptions } from '../../options/options.ts'
import { createPlatform } from '../../platform/api.ts'
import type { ApiIndex, Platform, Wait } from '../../platform/types.ts'
import type { RunContext } from './context.ts'
import type { Cutoff } from './cutoff.ts'
import type { Run } from './run-command.ts'

function requireAccess(
  options: RunOptions,
  context: Environment,
): { readonly baseUrl: string; readonly token: string } {
  return { baseUrl: requireBaseUrl(options, context), token: requireToken(options, context) }
}

type Environment = Pick<RunContext, 'readsEnvironment'>

export function requireBaseUrl({ baseUrl, access }: RunOptions, { readsEnvironment = false }: Environment): string {
  if (access?.failure !== undefined) throw access.failure
  if (baseUrl === undefined || baseUrl.trim() === '') {
    throw new PromotionError('usage', 'the address of the platform is missing', {
      fix: withUnused(
        readsEnvironment
          ? 'Give the input `base-url`, set the environment variable CWL_PROMOTE_BASE_URL, or give the input `profile`. In a workflow, `vars.NAME` is empty if there is no such variable, or if it is a secret.'
          : 'Give the input `base-url`.',
        access,
      ),
    })
  }
  return baseUrl
}

export function requireToken({ token, access }: RunOptions, { readsEnvironment = false }: Environment): string {
  if (token === undefined || token.trim() === '') {
    throw new PromotionError('usage', 'the token for the platform is missing', {
      fix: withUnused(
        readsEnvironment
          ? 'Give the input `token`, or set the environment variable CWL_PROMOTE_TOKEN. In a workflow it comes from a secret, which is empty in runs that a fork or Dependabot started.'
          : 'Give the input `token`.',
        access,
      ),
    })
  }
  return token
}

function withUnused(fix: string, access: AccessNote | undefined): string {
  return access?.unused === undefined ? fix : `${fix} ${access.unused}`
}

/** Sends nothing yet. Throws PromotionError and PlatformError. An unusual index is reported once. */
export function connect(options: RunOptions, { context, cutoff, waits, addNotice, notePlatform }: Run): Platform {
  const onIndex = ({ findings }: ApiIndex): void => {
    if (findings.length === 0) return
    const more = findings.length === 1 ? '' : ` (and ${findings.length - 1} more)`
    addNotice(
      `The API index differs from the API document: ${findings[0] ?? ''}${more}. \`cwl-promote doctor\` explains it.`,
    )
  }
  const platform = openPlatform({
    ...requireAccess(options, context),
    options,
    context,
    cutoff,
    waits,
    onIndex,
  })
  const host = URL.parse(platform.baseUrl)?.host ?? ''
  notePlatform({ host, ...omitUndefined({ profile: options.access?.profile }) })
  return platform
}

export function connectLate(options: RunOptions, run: Run): () => Platform {
  let platform: Platform | undefined
  return () => (platform ??= connect(options, run))
}

interface Opening {
  readonly baseUrl: string
  readonly token?: string
  readonly options: RunOptions
  readonly context: RunContext
  readonly cutoff: Cutoff
  readonly waits?: Wait[]
  readonly onIndex?: (index: ApiIndex) => void
}

export function openPlatform({
  baseUrl,
  token,
  options,
  context,
  cutoff,
  waits = [],
  onIndex = () => undefined,
}: Opening): Platform {
  return createPlatform({
    baseUrl,
    ...omitUndefined({ token, freshFor: context.freshFor }),
    dialect: dialectOf(options),
    signal: cutoff.requests,
    allowInsecureHttp: options.allowInsecureHttp,
    onIndex,
    timeLeft: () => cutoff.timeLeft(),
    onWait: (wait) => {
      waits.push(wait)
      context.progress({ kind: 'wait', wait })
    },
    onRequest: (line) => context.progress({ kind: 'request', line }),
  })
}
