import { createAgentPair, ProxyError } from '../http/agents.ts'
import { exchange, type Answered, type Exchange } from '../http/exchange.ts'
import { isLoopback } from '../http/loopback.ts'
import { askedWait, backoff, retry } from '../http/retry.ts'
import { isObject, parseJson, type JsonObject } from '../json/index.ts'
import type { Credentials } from './credentials.ts'
import type { ImageReference } from './reference.ts'

export interface RegistryContext {
  readonly credentials: (registry: string) => Credentials
  readonly signal: AbortSignal
  /** Method, host, path and status. */
  readonly onRequest: (line: string) => void
  readonly onWait: (milliseconds: number, reason: string) => void
}

/** One repository of a registry: OCI distribution specification, "API", and Docker Registry HTTP API V2. */
export interface Session extends RegistryContext, ImageReference {
  /** As the registry asked for it; an empty one was refused. */
  authorization?: string
}

const MOST_REDIRECTS = 3

/**
 * `path` begins after the name of the repository. A redirect gets no credentials on another host. Returns the reason,
 * in words, if the answer is neither 200 nor 404.
 */
export async function ask(session: Session, path: string, accept: string): Promise<Answered | string> {
  const { registry, repository } = session
  const origin = new URL(`${isLoopback(registry.replace(/:\d+$/, '')) ? 'http' : 'https'}://${registry}`)
  let url = new URL(`/v2/${repository}/${path}`, origin)
  let answer = await request(session, url, accept, session.authorization)
  if (typeof answer !== 'string' && answer.status === 401 && session.authorization === undefined) {
    const authorized = await authorize(session, answer.headers['www-authenticate'] ?? '')
    if (authorized !== undefined) return authorized
    answer = await request(session, url, accept, session.authorization)
  }
  for (let redirects = 0; typeof answer !== 'string' && isRedirect(answer); redirects += 1) {
    const next = URL.parse(answer.headers.location ?? '', url.href)
    if (next === null || !isSafe(next) || redirects === MOST_REDIRECTS) return `${url.host} redirects elsewhere`
    url = next
    answer = await request(session, url, accept, url.origin === origin.origin ? session.authorization : undefined)
  }
  if (typeof answer === 'string' || answer.status === 200 || answer.status === 404) return answer
  return refusal(session, `${url.host} answered ${answer.status}`, answer.status)
}

function refusal({ registry, credentials }: Session, words: string, status: number): string {
  if (status !== 401 && status !== 403) return words
  const { basic, lack } = credentials(registry)
  const otherwise = basic === undefined ? 'it needs credentials' : 'these credentials may not read it'
  return `${words}: there is no such repository, or ${lack ?? otherwise}`
}

/** Distribution, "Token Authentication Specification". Returns why it failed. */
async function authorize(session: Session, challenge: string): Promise<string | undefined> {
  const { registry, repository, credentials } = session
  const { basic } = credentials(registry)
  const known = basic === undefined ? undefined : `Basic ${basic}`
  if (!/^bearer\s/i.test(challenge)) {
    session.authorization = known ?? ''
    return undefined
  }
  const {
    realm = '',
    service,
    scope,
  } = Object.fromEntries(
    // Another scheme may follow: the first one counts.
    Array.from(challenge.matchAll(/(?<!\w)(\w+)="([^"]*)"/g), ([, name = '', value = '']) => [
      name,
      value,
    ]).toReversed(),
  )
  const url = URL.parse(realm)
  if (url === null || !isSafe(url)) return `${registry} does not name an https address for tokens`
  if (service !== undefined) url.searchParams.set('service', service)
  url.searchParams.set('scope', scope ?? `repository:${repository}:pull`)
  const answer = await request(session, url, 'application/json', known)
  if (typeof answer === 'string') return answer
  const { token, access_token: other } = objectIn(answer) ?? {}
  const given = token ?? other
  if (answer.status !== 200 || typeof given !== 'string')
    return refusal(session, `${url.host} answered ${answer.status}, and gave no token`, answer.status)
  session.authorization = `Bearer ${given}`
  return undefined
}

export function objectIn({ bytes = new Uint8Array() }: Answered): JsonObject | undefined {
  try {
    const value = parseJson(new TextDecoder().decode(bytes))
    return isObject(value) ? value : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isRedirect({ status }: Answered): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** Registries refuse larger manifests: OCI distribution specification, "Pushing Manifests". */
const LARGEST = 4 * 1024 * 1024

const ATTEMPTS = 3
const ATTEMPT_TIMEOUT = 30_000
const LONGEST_WAIT = 30_000

/** Returns the reason, in words, if there is no answer. */
async function request(
  { signal, onRequest, onWait }: Session,
  url: URL,
  accept: string,
  authorization = '',
): Promise<Answered | string> {
  const headers = { accept, 'user-agent': 'cwl-promote', ...(authorization === '' ? {} : { authorization }) }
  try {
    const agents = createAgentPair(url, false)
    const sent = { method: 'GET', url, headers, agents, timeout: ATTEMPT_TIMEOUT, signal, isBinary: true } as const
    const ended = await retry(
      async () => {
        const result = await exchange({ ...sent, largest: LARGEST })
        onRequest(`GET ${url.host}${url.pathname} ${result.kind === 'answered' ? result.status : result.code}`)
        return result
      },
      (result, attempt) => {
        const reason = passingReason(result, url)
        if (reason === undefined || attempt >= ATTEMPTS || signal.aborted) return undefined
        const asked = result.kind === 'answered' ? askedWait(result.status, result.headers, Date.now()) : undefined
        const wait = asked ?? backoff(attempt, LONGEST_WAIT)
        return wait > LONGEST_WAIT ? undefined : { wait, reason }
      },
      { signal, onWait },
    )
    return ended.kind === 'answered' ? ended : `${url.host}: ${ended.message}`
  } catch (error) {
    if (error instanceof ProxyError) return `${url.host}: ${error.message}`
    throw error
  }
}

function passingReason(result: Exchange, { host }: URL): string | undefined {
  if (result.kind === 'broken') return result.passing ? `${host}: ${result.message}` : undefined
  const { status } = result
  return status === 429 || status >= 500 ? `${host} answered ${status}` : undefined
}
