import { keepSecret, type Secret } from '../platform/secret.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import { askLogin } from './login.ts'
import { fetchWithin, linksWithin } from './origin.ts'
import { explain, isRecord } from './refusal.ts'
import { requestWithRetry } from './sending.ts'
import type { GitHub, GitHubOptions, Octokit, Pages, Send, Where } from './types.ts'

/** At 100 items each, far beyond what a repository has; a list may also repeat itself. */
const MOST_PAGES = 1_000

/** The only place where a client for GitHub is made; what it is made of is loaded here, since few commands need it. */
export async function connectGitHub(options: GitHubOptions): Promise<GitHub> {
  const secret = keepSecret(options.token)
  const octokit = await createOctokit(options, secret)
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
  async function call<Body, Value>(
    purpose: Purpose,
    send: Send<Body>,
    read?: (body: Body) => Value,
  ): Promise<Body | Value> {
    return explained(purpose, async () => {
      const { data } = await send(octokit, where)
      return read === undefined ? data : read(data)
    })
  }
  const github: GitHub = {
    ...where,
    call,
    list: async <Item>(purpose: Purpose, pages: Pages<Item>) =>
      explained(purpose, async () => readAll(pages(octokit, where), purpose)),
    whoAmI: async () => (login ??= askLogin(github)),
    wroteAs: async (author) => {
      if (author === undefined || author === (await github.whoAmI())) return false
      login = Promise.resolve(author)
      return true
    },
  }
  return github
}

/** Sends to the origin of the API alone, and again what GitHub did not take. */
async function createOctokit(options: GitHubOptions, secret: Secret): Promise<Octokit> {
  const { getOctokit: create } = await import('@actions/github')
  const octokit = create(options.token, {
    baseUrl: options.apiUrl.replace(/(?<!\/)\/+$/, ''),
    userAgent: 'cwl-promote',
    log: SILENT,
  })
  const { origin } = new URL(options.apiUrl)
  // The one that the library was given goes through the proxies of the environment.
  const fetch = octokit.request.endpoint.DEFAULTS.request?.fetch ?? globalThis.fetch
  octokit.hook.wrap('request', async (request, settings) =>
    requestWithRetry(options, secret, octokit.request.endpoint(settings), async (signal) => {
      // The hooks of the library are bound to this object, and take no notice of another one that is handed on.
      Object.assign(settings, { request: { ...settings.request, signal, fetch: fetchWithin(origin, fetch) } })
      const answer = await request(settings)
      const { link } = answer.headers
      return link === undefined
        ? answer
        : { ...answer, headers: { ...answer.headers, link: linksWithin(link, answer.url) } }
    }),
  )
  return octokit
}

async function readAll<Item>(pages: ReturnType<Pages<Item>>, { doing }: Purpose): Promise<readonly Item[]> {
  const items: Item[] = []
  let read = 0
  for await (const page of pages) {
    read += 1
    if (read > MOST_PAGES)
      throw new GitHubError(
        'github-refused',
        `GitHub gives a list that does not end within ${MOST_PAGES} pages, so that it cannot be used to ${doing}`,
      )
    for (const item of itemsOf(page.data)) items.push(item)
  }
  return items
}

/** The library prints deprecations past the job log, which defuses what it prints. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

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
