import { GitHubError } from './github-error.ts'
import type { GitHub } from './types.ts'

/** What the workflow's own token writes under. */
const WORKFLOW_BOT = 'github-actions[bot]'

const ASKING = { doing: 'ask whose token it is', permission: 'metadata: read' } as const

/**
 * Asks GitHub whose token it is. GraphQL tells every token; where it does not, `GET /user` tells that of a person. A
 * token to which neither tells it is taken for the workflow's own, but only when GitHub has refused to, and not when it
 * is out of order: whoever is taken for another does not find what it has written. Rejects with a GitHubError.
 */
export async function askLogin(github: GitHub): Promise<string> {
  const queried = await unlessRefused(async () => queryViewer(github))
  if (typeof queried === 'string') return queried
  const named = await unlessRefused(async () => readUser(github))
  if (typeof named === 'string') return named
  for (const refusal of [queried, named]) if (PASSING.has(refusal.code)) throw refusal
  return WORKFLOW_BOT
}

async function queryViewer(github: GitHub): Promise<string> {
  return github.call(
    ASKING,
    async (octokit) => ({
      data: await octokit.graphql<{ readonly viewer: { readonly login: unknown } }>('query { viewer { login } }'),
    }),
    ({ viewer: { login } }) => textOf(login),
  )
}

async function readUser(github: GitHub): Promise<string> {
  return github.call(
    ASKING,
    async (octokit) => octokit.rest.users.getAuthenticated(),
    ({ login }) => textOf(login),
  )
}

function textOf(login: unknown): string {
  if (typeof login !== 'string') throw new TypeError('the login is no text')
  return login
}

/** What may be answered another time. */
const PASSING: ReadonlySet<GitHubError['code']> = new Set(['github-server', 'github-rate-limited'])

/** What cannot be otherwise for the next question. */
const FINAL: ReadonlySet<GitHubError['code']> = new Set(['cancelled', 'github-token', 'github-unreachable'])

async function unlessRefused(ask: () => Promise<string>): Promise<string | GitHubError> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof GitHubError) || FINAL.has(error.code)) throw error
    return error
  }
}
