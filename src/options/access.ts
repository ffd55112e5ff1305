import { PromotionError } from '../files/errors.ts'
import { listNames } from '../files/text.ts'
import { omitUndefined } from '../json/is-present.ts'
import { dialectAt } from '../platform/known-platforms.ts'
import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import type { AccessNote, RunOptions } from './options.ts'
import { CREDENTIALS, DEFAULT_PROFILE, missingProfile, readProfiles, type Profile } from './profiles.ts'

export interface GivenAccess {
  readonly baseUrl?: string | undefined
  readonly token?: string | undefined
  readonly platform?: DialectName | undefined
  readonly profile?: string | undefined
}

type Access = Pick<RunOptions, 'baseUrl' | 'token' | 'platform' | 'access'>

interface Found extends AccessNote {
  readonly baseUrl?: string | undefined
  readonly token?: string | undefined
  readonly sevenBridges?: string
}

/**
 * Address and token in this order: inputs or flags, a profile that is named among them, CWL_PROMOTE_BASE_URL and
 * CWL_PROMOTE_TOKEN, SB_API_ENDPOINT and SB_AUTH_TOKEN, and with `usesDefault` the default profile. The last two give
 * both or nothing: a token must not be sent to a platform that it is not from. Never throws: the note contains what is
 * wrong.
 */
export function findAccess(given: GivenAccess, env: NodeJS.ProcessEnv, usesDefault: boolean): Access {
  const { baseUrl, token, sevenBridges, ...found } = lookFor(given, env, usesDefault)
  const { platform, why, ...others } = findDialect(given, env, { baseUrl, ...omitUndefined({ sevenBridges }) })
  const note = { ...others, ...found }
  const isNoted = Object.values(note).some((value) => value !== undefined && value !== true)
  const access = isNoted ? { ...note, dialect: `the dialect is ${platform}, ${why}` } : undefined
  return { platform, ...omitUndefined({ baseUrl, token, access }) }
}

function findDialect(
  { platform }: GivenAccess,
  env: NodeJS.ProcessEnv,
  { baseUrl, sevenBridges }: Pick<Found, 'baseUrl' | 'sevenBridges'>,
): { readonly platform: DialectName; readonly why: string } & Pick<AccessNote, 'failure' | 'derivesDialect'> {
  if (platform !== undefined) return { platform, why: 'because of `platform`' }
  const named = present(env['CWL_PROMOTE_PLATFORM'])
  const dialect = DIALECT_NAMES.find((name) => name === named)
  if (dialect !== undefined) return { platform: dialect, why: 'because of CWL_PROMOTE_PLATFORM' }
  const failure =
    named === undefined
      ? { derivesDialect: true as const }
      : {
          failure: new PromotionError(
            'usage',
            `CWL_PROMOTE_PLATFORM is ${JSON.stringify(named)}, which is not a dialect`,
            {
              fix: `Set it to ${DIALECT_NAMES.join(' or ')}.`,
            },
          ),
        }
  if (sevenBridges !== undefined)
    return { platform: 'seven-bridges', why: `since the address comes from ${sevenBridges}`, ...failure }
  const known = baseUrl === undefined ? undefined : dialectAt(baseUrl)
  return known === undefined
    ? {
        platform: 'documented',
        why: 'since `platform` is not given and the address is not that of a known public platform',
        ...failure,
      }
    : { platform: known, why: 'since the address is that of a known public platform', ...failure }
}

function lookFor(given: GivenAccess, env: NodeJS.ProcessEnv, usesDefault: boolean): Found {
  try {
    if (given.profile !== undefined) return namedProfile(given.profile, given, env)
    const baseUrl = given.baseUrl ?? present(env['CWL_PROMOTE_BASE_URL'])
    const token = given.token ?? present(env['CWL_PROMOTE_TOKEN'])
    if (baseUrl !== undefined && token !== undefined) return { baseUrl, token, origin: originOf(given) }
    if (baseUrl !== undefined || token !== undefined) return { baseUrl, token, ...unusedPair(env) }
    return fromVariables(env) ?? (usesDefault ? fromDefault(env) : undefined) ?? {}
  } catch (error) {
    if (error instanceof PromotionError) return { failure: error }
    throw error
  }
}

/** An empty variable counts as one that is not set: workflows may pass on empty values. */
export function present(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === '' ? undefined : text.trim()
}

function originOf({ baseUrl, token }: GivenAccess): string {
  const address = baseUrl === undefined ? 'CWL_PROMOTE_BASE_URL' : '`base-url`'
  return `the address comes from ${address}, the token from ${token === undefined ? 'CWL_PROMOTE_TOKEN' : '`token`'}`
}

function namedProfile(name: string, { baseUrl, token }: GivenAccess, env: NodeJS.ProcessEnv): Found {
  if (name.trim() === '')
    throw new PromotionError('usage', '`profile` is empty', { fix: 'Give a value, or leave it out.' })
  if (baseUrl !== undefined || token !== undefined)
    throw new PromotionError('usage', '`profile` cannot be combined with `base-url` or `token`: it provides both', {
      fix: 'Give the profile alone, or leave it out.',
    })
  const profiles = readProfiles(env)
  if (profiles === undefined) throw missingProfile(name, undefined)
  return fromProfile(name, profiles.get(name), 'since `profile` names it')
}

function fromProfile(name: string, { baseUrl, token, isShared }: Profile, why: string): Found {
  return {
    baseUrl,
    token,
    profile: name,
    sevenBridges: `a profile of ${CREDENTIALS}`,
    origin: `address and token come from the profile ${JSON.stringify(name)} of ${CREDENTIALS}, ${why}`,
    ...omitUndefined({ warning: isShared ? SHARED : undefined }),
  }
}

const SHARED = `Other users of this machine may read ${CREDENTIALS}, and the tokens in it: \`chmod 600 ${CREDENTIALS}\` keeps them out.`

/** If only one is set, that is a mistake that a profile must not hide. */
function fromVariables(env: NodeJS.ProcessEnv): Found | undefined {
  const [baseUrl, token] = [present(env['SB_API_ENDPOINT']), present(env['SB_AUTH_TOKEN'])]
  if (baseUrl === undefined && token === undefined) return undefined
  if (baseUrl === undefined || token === undefined) {
    const [set, missing] =
      baseUrl === undefined ? ['SB_AUTH_TOKEN', 'SB_API_ENDPOINT'] : ['SB_API_ENDPOINT', 'SB_AUTH_TOKEN']
    throw new PromotionError('usage', `${set} is set, and ${missing} is not`, { fix: 'Set both, or neither.' })
  }
  return {
    baseUrl,
    token,
    sevenBridges: 'SB_API_ENDPOINT',
    origin:
      'address and token come from SB_API_ENDPOINT and SB_AUTH_TOKEN, since neither inputs nor variables of cwl-promote give any',
  }
}

function fromDefault(env: NodeJS.ProcessEnv): Found | undefined {
  const profiles = readProfiles(env)
  if (profiles === undefined) return undefined
  if (profiles.names.includes(DEFAULT_PROFILE))
    return fromProfile(DEFAULT_PROFILE, profiles.get(DEFAULT_PROFILE), 'since nothing else names a platform')
  return profiles.names.length === 0
    ? undefined
    : { unused: `Profiles of ${CREDENTIALS}: ${listNames(profiles.names)}.` }
}

function unusedPair(env: NodeJS.ProcessEnv): Pick<AccessNote, 'unused'> {
  return present(env['SB_API_ENDPOINT'] ?? env['SB_AUTH_TOKEN']) !== undefined
    ? { unused: 'SB_API_ENDPOINT and SB_AUTH_TOKEN count only together, if neither is given in another way.' }
    : {}
}
