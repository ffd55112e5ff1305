import { setTimeout as sleep } from 'node:timers/promises'

import type { getOctokit } from '@actions/github'

import { keepSecret, type Secret } from '../platform/secret.ts'
import { clip, duration, printableSentence } from '../report/printable.ts'
import { explainRefusal, GitHubError, type Purpose, type Refusal } from './github-error.ts'
import { limitedFor } from './rate-limit.ts'

export type Octokit = ReturnType<typeof getOctokit>

type Send<Body> = (octokit: Octokit, where: Where) => Promise<{ readonly data: Body }>

/** GitHub's interface, for one repository. Every call is rejected with a {@link GitHubError}, and with nothing else. */
export interface GitHub {
  readonly owner: string
  readonly repo: string
  /** Sends one request and gives the body of its answer, or what `read` finds in it: it throws TypeError for another body than GitHub documents. */
  call<Body>(purpose: Purpose, send: Send<Body>): Promise<Body>
  call<Body, Value>(purpose: Purpose, send: Send<Body>, read: (body: Body) => Value): Promise<Value>
  /** All items of a list, from all of its pages. */
  list<Item>(purpose: Purpose, pages: (octokit: Octokit, where: Where) => AsyncIterable<{ readonly data: readonly Item[] }>): Promise<readonly Item[]>
  /** The login that the token writes under, as `user.login` of an issue or a comment has it. Asked once. */
  whoAmI(): Promise<string>
}

export interface Where {
  readonly owner: string
  readonly repo: string
}

export interface GitHubOptions {
  readonly token: string
  /** `owner/repo`, as GITHUB_REPOSITORY has it. */
  readonly repository: string
  /** GITHUB_API_URL; on an Enterprise Server it ends in `/api/v3`. */
  readonly apiUrl: string
  readonly signal: AbortSignal
  /** Said aloud before a wait. */
  readonly onWait?: (text: string) => void
  /** Method, path and status of each request. */
  readonly onRequest?: (line: string) => void
}

const ATTEMPTS = 4

/** For one attempt, in milliseconds. */
const ATTEMPT_TIMEOUT = 30_000

/** A longer wait than this is not worth a runner's minutes: in milliseconds. */
const LONGEST_WAIT = 120_000

/** Before the first repetition of what the server or the network lost, in milliseconds; doubled each time. */
const FIRST_WAIT = 500

const LONGEST_WORDS = 300

/** The only place where a client for GitHub is made; what it is made of is loaded here, since few commands need it. */
export async function connectGitHub(options: GitHubOptions): Promise<GitHub> {
  const { getOctokit: create } = await import('@actions/github')
  const octokit = create(options.token, { baseUrl: options.apiUrl.replace(/\/+$/, ''), userAgent: 'cwl-promote', log: SILENT })
  const secret = keepSecret(options.token)
  octokit.hook.wrap('request', async (request, settings) =>
    persist(options, secret, settings, async (signal) => {
      // The hooks of the library are bound to this object, and take no notice of another one that is handed on.
      Object.assign(settings, { request: { ...settings.request, signal } })
      return request(settings)
    }),
  )
  const [owner = '', repo = ''] = options.repository.split('/')
  const where: Where = { owner, repo }
  const explained = async <Value>(purpose: Purpose, work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      throw explain(error, purpose, options.signal, secret)
    }
  }
  let login: Promise<string> | undefined
  async function call<Body>(purpose: Purpose, send: Send<Body>): Promise<Body>
  async function call<Body, Value>(purpose: Purpose, send: Send<Body>, read: (body: Body) => Value): Promise<Value>
  async function call<Body, Value>(purpose: Purpose, send: Send<Body>, read?: (body: Body) => Value): Promise<Body | Value> {
    return explained(purpose, async () => {
      const { data } = await send(octokit, where)
      return read === undefined ? data : read(data)
    })
  }
  const github: GitHub = {
    ...where,
    call,
    list: async <Item>(purpose: Purpose, pages: (one: Octokit, at: Where) => AsyncIterable<{ readonly data: readonly Item[] }>) =>
      explained(purpose, async () => {
        const items: Item[] = []
        for await (const page of pages(octokit, where)) for (const item of itemsOf(page.data)) items.push(item)
        return items
      }),
    whoAmI: async () => (login ??= askLogin(github)),
  }
  return github
}

/** The library prints deprecations past the job log, which defuses what it prints. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** What the workflow's own token writes under. */
const WORKFLOW_BOT = 'github-actions[bot]'

/**
 * The tokens of apps, the workflow's own among them, may not read `GET /user`; GraphQL tells every token who it is. Where
 * it does not, the token is taken for the workflow's own.
 */
async function askLogin(github: GitHub): Promise<string> {
  const purpose: Purpose = { doing: 'ask whose token it is', permission: 'metadata: read' }
  try {
    return await github.call(
      purpose,
      async (octokit) => ({ data: await octokit.graphql<{ readonly viewer: { readonly login: unknown } }>('query { viewer { login } }') }),
      ({ viewer: { login } }) => {
        if (typeof login !== 'string') throw new TypeError('the login is no text')
        return login
      },
    )
  } catch (error) {
    if (!(error instanceof GitHubError) || error.code === 'cancelled' || error.code === 'github-token' || error.code === 'github-unreachable') throw error
    return WORKFLOW_BOT
  }
}

interface Settings {
  readonly method: string
  readonly url: string
}

/** Sends until there is an answer worth having: what has no effect when repeated, and what GitHub says it did not take. */
async function persist<Answer extends { readonly status: number }>(options: GitHubOptions, secret: Secret, settings: Settings, send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const { signal, onWait = () => undefined, onRequest = () => undefined } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      signal.throwIfAborted()
      const answer = await send(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)]))
      onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${answer.status}`)
      return answer
    } catch (error) {
      const refusal = refusalOf(error, secret)
      onRequest(`GitHub: ${settings.method} ${pathOf(settings.url)} ${refusal.status ?? refusal.words}`)
      const wait = signal.aborted ? undefined : waitBefore(refusal, settings, attempt)
      if (wait === undefined || attempt >= ATTEMPTS) throw error
      if (wait > 0) onWait(`waiting ${duration(wait)} for GitHub: ${refusal.words}`)
      await sleep(wait, undefined, { signal })
    }
  }
}

function waitBefore(refusal: Refusal, { method, url }: Settings, attempt: number): number | undefined {
  const limited = limitedFor(refusal, Date.now())
  if (limited !== undefined) {
    // GitHub asks for growing waits when a limit is met again.
    const wait = limited * attempt
    return wait <= LONGEST_WAIT ? wait : undefined
  }
  const repeatable = method !== 'POST' || url.endsWith('/graphql')
  const passing = refusal.status === undefined || refusal.status >= 500
  return repeatable && passing ? FIRST_WAIT * 2 ** (attempt - 1) : undefined
}

function pathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? url).slice(0, LONGEST_WORDS)
}

function explain(error: unknown, purpose: Purpose, signal: AbortSignal, secret: Secret): GitHubError {
  if (error instanceof GitHubError) return error
  if (signal.aborted) return new GitHubError('cancelled', isTimeout(signal.reason) ? `GitHub took longer than it may to ${purpose.doing}` : `the run was ended before it could ${purpose.doing}`)
  // What the library and the network throw has other classes: this is about what was made of the answer.
  if (error instanceof TypeError) return new GitHubError('github-refused', `GitHub answered something else than it documents, so that it cannot be used to ${purpose.doing}`)
  const refusal = refusalOf(error, secret)
  if (limitedFor(refusal, Date.now()) !== undefined) {
    return new GitHubError('github-rate-limited', `GitHub takes no more requests for now, which it would need to ${purpose.doing}: ${refusal.words}`, { status: refusal.status, hint: 'Run again later, or less often.' })
  }
  return explainRefusal(purpose, refusal)
}

/** For the `read` of a call whose answer is a list of objects. */
export function itemsOf<Item>(body: readonly Item[]): readonly Item[] {
  const items: readonly unknown[] | undefined = Array.isArray(body) ? body : undefined
  if (items?.every(isRecord) !== true) throw new TypeError('no list of objects')
  return body
}

/** For the `read` of a call that makes something: what is written later is written to its number. */
export function numbered<Body extends object>(body: Body, key: keyof Body): Body {
  if (typeof body[key] !== 'number') throw new TypeError('what was made has no number')
  return body
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: unknown
}

/** The client's errors hold the whole request; only these three parts ever leave this file. */
function refusalOf(error: unknown, secret: Secret): Refusal {
  const answered = isRecord(error) && isAnswered(error['response']) ? error['response'] : undefined
  const message = error instanceof Error ? error.message : String(error)
  const own = answered !== undefined && isRecord(answered.data) && typeof answered.data['message'] === 'string' ? detailed(answered.data) : message
  const words = clip(printableSentence(secret.redact(own)), LONGEST_WORDS)
  return { status: answered?.status, headers: answered?.headers ?? {}, words }
}

/** `Validation Failed` alone helps nobody: the fields that it is about stand beside it. */
function detailed(data: Readonly<Record<string, unknown>>): string {
  const errors = Array.isArray(data['errors']) ? data['errors'] : []
  const parts = errors.flatMap((one: unknown) => (isRecord(one) ? [one['field'], one['code'], one['message']].filter((part) => typeof part === 'string').join(' ') : [String(one)]))
  return parts.length === 0 ? String(data['message']) : `${String(data['message'])} (${parts.join('; ')})`
}

function isAnswered(value: unknown): value is Answered {
  return isRecord(value) && typeof value['status'] === 'number' && isRecord(value['headers'])
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
