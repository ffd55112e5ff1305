import { setTimeout as sleep } from 'node:timers/promises'

import type { getOctokit } from '@actions/github'

import { keepSecret, type Secret } from '../platform/secret.ts'
import { duration } from '../report/printable.ts'
import type { Purpose, Refusal } from './github-error.ts'
import { askLogin } from './login.ts'
import { limitedFor } from './rate-limit.ts'
import { explain, isRecord, QueryRefused, refusalOf } from './refusal.ts'

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
  /** Takes the author of what the token has just written for its login. True when that is another than was thought. */
  wroteAs(author: string | undefined): Promise<boolean>
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
    wroteAs: async (author) => {
      if (author === undefined || author === (await github.whoAmI())) return false
      login = Promise.resolve(author)
      return true
    },
  }
  return github
}

/** The library prints deprecations past the job log, which defuses what it prints. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

interface Settings {
  readonly method: string
  readonly url: string
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly data: unknown
}

/** Sends until there is an answer worth having: what has no effect when repeated, and what GitHub says it did not take. */
async function persist<Answer extends Answered>(options: GitHubOptions, secret: Secret, settings: Settings, send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const { signal, onWait = () => undefined, onRequest = () => undefined } = options
  for (let attempt = 1; ; attempt += 1) {
    try {
      signal.throwIfAborted()
      const answer = checkQuery(settings, await send(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)])))
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

/** The library looks at the errors of a query too late for it to be sent again. */
function checkQuery<Answer extends Answered>(settings: Settings, answer: Answer): Answer {
  const errors = isQuery(settings) && isRecord(answer.data) ? answer.data['errors'] : undefined
  if (Array.isArray(errors) && errors.length > 0) throw new QueryRefused(answer.headers, errors)
  return answer
}

function isQuery({ url }: Settings): boolean {
  return url.endsWith('/graphql')
}

function waitBefore(refusal: Refusal, settings: Settings, attempt: number): number | undefined {
  const limited = limitedFor(refusal, Date.now())
  if (limited !== undefined) {
    // GitHub asks for growing waits when a limit is met again.
    const wait = limited * attempt
    return wait <= LONGEST_WAIT ? wait : undefined
  }
  const repeatable = settings.method !== 'POST' || isQuery(settings)
  const passing = refusal.status === undefined || refusal.status >= 500
  return repeatable && passing ? FIRST_WAIT * 2 ** (attempt - 1) : undefined
}

function pathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? url).slice(0, LONGEST_WORDS)
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
