import type { getOctokit } from '@actions/github'

import { environmentForAgents, routeTo } from '../http/proxy.ts'
import { pause, retry, type Pause, type Repetition } from '../http/retry.ts'
import { keepSecret, type Secret } from '../http/secret.ts'
import { clip, duration } from '../report/printable.ts'
import { explain, GitHubError, isRecord, limitedFor, refusalOf, type Purpose, type Refusal } from './github-error.ts'
import { readGitHubToken } from './inputs.ts'
import type { Log } from './log.ts'

type Octokit = ReturnType<typeof getOctokit>

export interface Where {
  readonly owner: string
  readonly repo: string
}

/** Every call rejects with a GitHubError, and with nothing else. */
export interface GitHub {
  /** A TypeError of `send` means that the answer differs from GitHub's documentation. */
  call<Value>(purpose: Purpose, send: (octokit: Octokit, where: Where) => Promise<Value>): Promise<Value>
  items<Item>(purpose: Purpose, send: SendPage<Item>): AsyncIterable<Item>
  /** As in `user.login` of an issue or a comment. Requested once. */
  whoAmI(): Promise<string>
  /** Waits until GitHub shows a change, in milliseconds; ends with the run. */
  pause(milliseconds: number): Promise<void>
}

type SendPage<Item> = (
  octokit: Octokit,
  where: Where,
  page: Page,
) => Promise<{ readonly data: readonly Item[]; readonly headers: { readonly link?: string | undefined } }>

export type Page = Readonly<Record<string, string>>

export interface GitHubOptions {
  readonly token: string
  /** `owner/repo`, as in GITHUB_REPOSITORY. */
  readonly repository: string
  /** GITHUB_API_URL; on an Enterprise Server it ends in `/api/v3`. */
  readonly apiUrl: string
  readonly signal: AbortSignal
  readonly pauseFor?: Pause
  readonly onWait?: (text: string) => void
  readonly onRequest?: (line: string) => void
}

/** The only place where a client for GitHub is created. The library is loaded here, because few commands need it. */
export async function connectGitHub(options: GitHubOptions): Promise<GitHub> {
  const secret = keepSecret(options.token)
  const octokit = await createOctokit(options, secret)
  const [owner = '', repo = ''] = options.repository.split('/')
  const call: GitHub['call'] = async (purpose, send) => {
    try {
      return await send(octokit, { owner, repo })
    } catch (error) {
      throw explain(error, purpose, options.signal, secret)
    }
  }
  let login: Promise<string> | undefined
  return {
    call,
    items: async function* items(purpose, send) {
      let page: Page | undefined = {}
      for (let number = 1; page !== undefined; number += 1) {
        const asked: Page = page
        const { data, headers } = await call(purpose, async (_, where) => {
          if (number > MOST_PAGES) throw new TypeError('the list does not end')
          const answer = await send(octokit, where, asked)
          if (!Array.isArray(answer.data)) throw new TypeError('no list')
          return answer
        })
        yield* data
        page = nextPage(headers.link, options.apiUrl)
      }
    },
    whoAmI: async () =>
      (login ??= call({ doing: 'ask whose token it is' }, async () => {
        const asked = await askGraphQl(octokit)
        return textOf(asked ?? (await askRest(octokit)))
      })),
    pause: async (milliseconds) => (options.pauseFor ?? pause)(milliseconds, options.signal),
  }
}

/** Undefined where a server has no GraphQL, as those of Gitea and Forgejo. */
async function askGraphQl(octokit: Octokit): Promise<unknown> {
  try {
    const { viewer } = await octokit.graphql<{ readonly viewer: { readonly login: unknown } }>(
      'query { viewer { login } }',
    )
    return viewer.login
  } catch (error) {
    if (isRecord(error) && error['status'] === 404) return undefined
    throw error
  }
}

/** GitHub refuses this to the token of a job, and has GraphQL. Other servers answer it. */
async function askRest(octokit: Octokit): Promise<unknown> {
  try {
    return (await octokit.rest.users.getAuthenticated()).data.login
  } catch (error) {
    const { status } = isRecord(error) ? error : {}
    if (typeof status !== 'number') throw error
    throw new GitHubError(
      'github-refused',
      `this server has no GraphQL, and does not show whose token it is (GET /user: ${status}), so what this token wrote cannot be found`,
      { status },
    )
  }
}

/** GitHub has 100 items on a page, and lists of this action have at most some hundreds. */
const MOST_PAGES = 100

/**
 * Only the query of the link is used: an Enterprise Server may have another host name in it, and the token must not be
 * sent there.
 */
function nextPage(link: string | undefined, apiUrl: string): Page | undefined {
  const next = /<([^<>]*)>; rel="next"/.exec(link ?? '')?.[1]
  const query = next === undefined ? undefined : URL.parse(next, apiUrl)?.searchParams
  return query === undefined ? undefined : Object.fromEntries(query)
}

async function createOctokit(options: GitHubOptions, secret: Secret): Promise<Octokit> {
  useProxy(options.apiUrl)
  const { getOctokit: create } = await import('@actions/github')
  const octokit = create(options.token, {
    baseUrl: options.apiUrl.replace(/(?<!\/)\/+$/, ''),
    userAgent: 'cwl-promote',
    log: SILENT,
  })
  octokit.hook.wrap('request', async (request, settings) =>
    requestWithRetry(options, secret, octokit.request.endpoint(settings), async (signal) => {
      // The hooks of the library are bound to this object, and ignore another one.
      const fetch = withLargest(settings.request?.fetch)
      Object.assign(settings, {
        request: { ...settings.request, fetch, signal, redirect: 'error' },
        headers: { ...settings.headers, 'x-github-api-version': API_VERSION },
      })
      return request(settings)
    }),
  )
  return octokit
}

/** The library reads the proxy variable of the scheme, and none for both schemes. It supports proxies with every Node. */
function useProxy(apiUrl: string): void {
  const route = routeTo(new URL(apiUrl), process.env, '24.5.0')
  if (route.kind === 'refused') throw new GitHubError('github-unreachable', route.message, { fix: route.fix })
  Object.assign(process.env, environmentForAgents(process.env))
}

/** In bytes. A page of a list has at most some hundred kilobytes. */
const LARGEST_ANSWER = 16 * 1024 * 1024

/** The library then takes a larger answer for an empty one, which is not what GitHub documents. */
function withLargest(send: typeof fetch = fetch): typeof fetch {
  return async (...request) => {
    const answer = await send(...request)
    let bytes = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        bytes += part.length
        if (bytes > LARGEST_ANSWER) controller.error(new TypeError('the answer is too large'))
        else controller.enqueue(part)
      },
    })
    return answer.body === null ? answer : new Response(answer.body.pipeThrough(limit), answer)
  }
}

/**
 * The newest version that Enterprise Servers have too; without it GitHub gives its default, which changes. Source:
 * docs.github.com, "API Versions".
 */
const API_VERSION = '2022-11-28'

/** The library would print deprecations directly, without the escaping of the job log. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

const ATTEMPTS = 4

const ATTEMPT_TIMEOUT = 30_000

/** In milliseconds. A longer wait costs too many runner minutes. */
const LONGEST_WAIT = 120_000

/** The wait before the first repetition after an error of the server or the network, in milliseconds; doubled each time. */
const FIRST_WAIT = 500

const LONGEST_PATH = 300

interface Settings {
  readonly method: string
  readonly url: string
}

/** Also repeats requests that GitHub reports as not applied. */
async function requestWithRetry<Answer extends { readonly status: number }>(
  { onWait = () => undefined, onRequest = () => undefined, ...options }: GitHubOptions,
  secret: Secret,
  settings: Settings,
  send: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const { pathname, search } = new URL(settings.url)
  const line = `GitHub: ${settings.method} ${clip(`${pathname}${search}`, LONGEST_PATH)}`
  const { signal } = options
  const ended = await retry(
    async () => {
      try {
        signal.throwIfAborted()
        const answer = await send(AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_TIMEOUT)]))
        onRequest(`${line} ${answer.status}`)
        return { answer }
      } catch (error) {
        const refusal = refusalOf(error, secret)
        onRequest(`${line} ${refusal.status ?? refusal.words}`)
        return { error, refusal }
      }
    },
    ({ refusal }, attempt) =>
      refusal === undefined || signal.aborted || attempt >= ATTEMPTS
        ? undefined
        : repetitionOf(refusal, settings, attempt),
    {
      ...options,
      onWait: (wait, words) => {
        if (wait > 0) onWait(`waiting ${duration(wait)} for GitHub: ${words}`)
      },
    },
  )
  if (ended.answer === undefined) throw ended.error
  return ended.answer
}

function repetitionOf(refusal: Refusal, { method, url }: Settings, attempt: number): Repetition | undefined {
  const limited = limitedFor(refusal, Date.now())
  if (limited !== undefined) {
    // GitHub asks for growing waits when a limit is reached again.
    const wait = limited * attempt
    return wait <= LONGEST_WAIT ? { wait, reason: refusal.words } : undefined
  }
  // Sending a status twice has no second effect. Without the status, a successful promotion would count as cut off.
  const isRepeatable = method !== 'POST' || /\/graphql$|\/deployments\/\d+\/statuses$/.test(url)
  const isPassing = refusal.status === undefined || refusal.status >= 500
  return isRepeatable && isPassing ? { wait: FIRST_WAIT * 2 ** (attempt - 1), reason: refusal.words } : undefined
}

function textOf(name: unknown): string {
  if (typeof name !== 'string') throw new TypeError('a name is not a text')
  return name
}

export type Access =
  | { readonly ok: true; readonly token: string; readonly repository: string; readonly apiUrl: string }
  | { readonly ok: false; readonly message: string; readonly fix: string }

export function readAccess(what: string, permission: string, env: NodeJS.ProcessEnv): Access {
  const token = readGitHubToken(env)
  const { GITHUB_REPOSITORY: repository = '', GITHUB_API_URL: given = '' } = env
  if (token === undefined)
    return {
      ok: false,
      message: `\`${what}\` needs a token for GitHub, and there is none`,
      fix: `Give the input \`github-token\`: \${{ github.token }}, with \`permissions: ${permission}\`.`,
    }
  const apiUrl = given === '' ? 'https://api.github.com' : given
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\//.test(URL.parse(apiUrl)?.href ?? ''))
    return {
      ok: false,
      message: `\`${what}\` needs GitHub, and GITHUB_REPOSITORY or GITHUB_API_URL does not name it`,
      fix: 'It works in a workflow of GitHub only.',
    }
  return { ok: true, token, repository, apiUrl }
}

export interface Job {
  readonly env: NodeJS.ProcessEnv
  readonly log: Log
  readonly pauseFor: Pause
}

export async function connectAs(
  access: Access,
  { log, pauseFor }: Pick<Job, 'log' | 'pauseFor'>,
  signal: AbortSignal,
): Promise<GitHub> {
  if (!access.ok) throw new GitHubError('github-permission', access.message, { fix: access.fix })
  return connectGitHub({
    ...access,
    signal,
    pauseFor,
    onWait: (text) => log.line(text),
    onRequest: (line) => log.debug(line),
  })
}
