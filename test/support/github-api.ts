import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { isObject, parseJson, type JsonObject } from '../../src/json/index.ts'
import { completeAnswer, faultsOfRequest, findOperation } from './github-description.ts'
import { createRepository, type StandInRepository, type User } from './github-repository.ts'
import { ROUTES, type Permission } from './github-routes.ts'
import { afterThisTest } from './local-platform.ts'
import { listenOnLoopback } from './loopback.ts'

export const GITHUB_TOKEN = 'ghs_canary0123456789'

/** Of GitHub's REST interface: what the action asks for. */
const API_VERSION = '2022-11-28'

/** Who a token speaks for, and what it may do; `write` includes `read`. */
export interface TokenGrant {
  readonly user: User
  readonly permissions: Partial<Readonly<Record<Permission, 'read' | 'write'>>>
}

/** What the workflow's own token is when the job grants it everything that we ever need. */
export const ACTIONS_BOT: TokenGrant = {
  user: { login: 'github-actions[bot]', type: 'Bot' },
  permissions: { contents: 'read', issues: 'write', 'pull-requests': 'write', deployments: 'write' },
}

export interface SeenRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export type FaultKind =
  | 'secondary-rate-limit'
  | 'primary-rate-limit'
  | 'server-error'
  | 'cut-off'
  | 'not-found'
  | 'forbidden'
  | 'other-answer'
  | 'no-answer'

/** What goes wrong for the next requests that fit. */
export interface Fault {
  readonly kind: FaultKind
  readonly method?: string
  /** Part of the path. */
  readonly path?: string
  /** Part of what is sent. */
  readonly sent?: string
  /** What is answered with status 200, for `other-answer`. */
  readonly answer?: string
  /** How many requests; 1 when absent. */
  readonly times?: number
  /** The request takes effect, and only its answer is lost. For `cut-off` and `server-error`. */
  readonly afterEffect?: boolean
  /** Seconds, for the rate limits; 0 when absent. */
  readonly retryAfter?: number
}

export interface GitHubStandIn {
  /** What GITHUB_API_URL is to be. */
  readonly url: string
  readonly repository: StandInRepository
  readonly requests: readonly SeenRequest[]
  /** Adds a token, or changes what it may do. */
  grant(token: string, grant: TokenGrant): void
  fail(fault: Fault): void
  /** The next requests that fit wait until as many have come, and then go on together: a race on demand. */
  meet(method: string, path: string, parties: number): void
  count(method: string, path?: string): number
}

/**
 * GitHub's REST interface for one repository, as far as we use it, over real HTTP: it keeps issues, comments, labels,
 * deployments, pulls and commits, pages its lists, checks permissions, and goes wrong on demand. The rules are those of
 * GitHub's REST reference, version 2022-11-28. Stopped after the test.
 */
export async function startGitHub(name = 'octo/rnaseq'): Promise<GitHubStandIn> {
  const grants = new Map<string, TokenGrant>([[GITHUB_TOKEN, ACTIONS_BOT]])
  const requests: SeenRequest[] = []
  const faults: (Fault & { left: number })[] = []
  const meetings: Meeting[] = []
  let url = ''
  const repository = createRepository(name)

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const seen = {
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      requests.push(seen)
      void arrive(seen, response)
    })
  })

  async function arrive(seen: SeenRequest, response: ServerResponse): Promise<void> {
    const fault = faults.find((one) => one.left > 0 && fits(one, seen))
    if (fault !== undefined) fault.left -= 1
    if (fault === undefined || fault.afterEffect === true)
      await Promise.all(meetings.filter((one) => fits(one, seen)).map((one) => one.join()))
    const answer = fault === undefined || fault.afterEffect === true ? answerOrFault(seen) : undefined
    if (fault !== undefined) failWith(fault, response)
    else if (answer !== undefined) send(response, answer)
  }

  const wrong: string[] = []
  function answerOrFault(seen: SeenRequest): Answer {
    try {
      return answerTo(seen, grants, repository, url)
    } catch (error) {
      wrong.push(error instanceof Error ? error.message : String(error))
      return { status: 500, body: { message: wrong.at(-1) } }
    }
  }

  url = `http://127.0.0.1:${await listenOnLoopback(server)}`
  afterThisTest(() => {
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  })
  return {
    url,
    repository,
    requests,
    grant: (token, grant) => void grants.set(token, grant),
    fail: (fault) => void faults.push({ ...fault, left: fault.times ?? 1 }),
    meet: (method, path, parties) => void meetings.push(createMeeting(method, path, parties)),
    count: (method, path = '') => requests.filter((seen) => fits({ method, path }, seen)).length,
  }
}

function fits({ method, path, sent }: Pick<Fault, 'method' | 'path' | 'sent'>, seen: SeenRequest): boolean {
  return (
    (method === undefined || method === seen.method) &&
    (path === undefined || seen.path.includes(path)) &&
    (sent === undefined || seen.body.includes(sent))
  )
}

interface Meeting {
  readonly method: string
  readonly path: string
  join(): Promise<void>
}

function createMeeting(method: string, path: string, parties: number): Meeting {
  let present = 0
  let open = (): void => undefined
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  return {
    method,
    path,
    join: async () => {
      present += 1
      if (present >= parties) open()
      await all
    },
  }
}

interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Throws for a request that GitHub does not describe, and for an answer of ours that is not one of GitHub's. */
function answerTo(
  seen: SeenRequest,
  grants: ReadonlyMap<string, TokenGrant>,
  repository: StandInRepository,
  origin: string,
): Answer {
  // On an Enterprise Server the interface stands below /api, and GraphQL beside it.
  const target = new URL(seen.path.replace(/^\/api(?:\/v3)?(?=\/)/, ''), origin)
  const token = (seen.headers.authorization ?? '').replace(/^(?:token|bearer) /i, '')
  const grant = grants.get(token)
  if (grant === undefined)
    return {
      status: 401,
      body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' },
    }
  // A GraphQL query is a POST of its own: the one that we send asks who the token is.
  if (target.pathname === '/graphql') return { status: 200, body: { data: { viewer: { login: grant.user.login } } } }
  if (target.pathname === '/user') {
    return grant.user.type === 'Bot' ? refused('this resource') : { status: 200, body: grant.user }
  }
  const prefix = `/repos/${repository.name}`
  if (!target.pathname.startsWith(`${prefix}/`)) return MISSING
  const path = decodeURIComponent(target.pathname.slice(prefix.length))
  const operation = findOperation(seen.method, path)
  const route = ROUTES.find((one) => one.method === seen.method && one.path.test(path))
  if (operation === undefined || route === undefined)
    throw new Error(`neither GitHub's description nor the stand-in has ${seen.method} ${path}`)
  const [query, body] = [target.searchParams, readBody(seen.body)]
  const faults = faultsOfRequest(operation.name, query, body)
  if (faults.length > 0)
    throw new Error(`${seen.method} ${seen.path} is not as GitHub describes it: ${faults.join('; ')}`)
  if (seen.headers['x-github-api-version'] !== API_VERSION)
    throw new Error(`${seen.path} does not ask for ${API_VERSION}`)
  const level = seen.method === 'GET' ? 'read' : 'write'
  if (!operation.permissions.some((permission) => permits(grant, permission, level)))
    return refused(operation.permissions.map((permission) => `${permission.replaceAll('-', '_')}=${level}`).join('; '))
  const match = route.path.exec(path)?.slice(1) ?? []
  const answer = route.answer({ match, query, body, user: grant.user, repository, origin, target })
  return answer.status < 300 ? { ...answer, body: completeAnswer(operation.name, answer.status, answer.body) } : answer
}

const MISSING: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
}

function permits({ permissions }: TokenGrant, permission: string, level: 'read' | 'write'): boolean {
  const granted = Object.entries(permissions).find(([name]) => name === permission)?.[1]
  return granted === 'write' || (granted === 'read' && level === 'read')
}

function refused(accepted: string): Answer {
  return {
    status: 403,
    headers: { 'x-accepted-github-permissions': accepted },
    body: {
      message: 'Resource not accessible by integration',
      documentation_url: 'https://docs.github.com/rest',
      status: '403',
    },
  }
}

function readBody(text: string): JsonObject {
  const value = text === '' ? {} : parseJson(text)
  return isObject(value) ? value : {}
}

function failWith({ kind, retryAfter = 0, answer = '' }: Fault, response: ServerResponse): void {
  switch (kind) {
    case 'no-answer':
      return
    case 'other-answer':
      response.writeHead(200, {
        'content-type': answer.startsWith('<') ? 'text/html' : 'application/json; charset=utf-8',
      })
      response.end(answer)
      return
    case 'cut-off':
      response.destroy()
      return
    case 'server-error':
      return send(response, { status: 502, body: { message: 'Server Error' } })
    case 'not-found':
      return send(response, MISSING)
    case 'forbidden':
      return send(response, refused(''))
    case 'secondary-rate-limit':
      return send(response, {
        status: 403,
        headers: { 'retry-after': String(retryAfter) },
        body: {
          message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
          documentation_url: 'https://docs.github.com/rest',
        },
      })
    case 'primary-rate-limit':
      return send(response, {
        status: 403,
        headers: {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + retryAfter),
        },
        body: { message: 'API rate limit exceeded for installation.' },
      })
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body === undefined ? undefined : JSON.stringify(body))
}

/** All items of a list. */
export async function listOf<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}
