import type { getOctokit } from '@actions/github'

import type { Purpose } from './github-error.ts'

export type Octokit = ReturnType<typeof getOctokit>

export type Send<Body> = (octokit: Octokit, where: Where) => Promise<{ readonly data: Body }>

export type Pages<Item> = (octokit: Octokit, where: Where) => AsyncIterable<{ readonly data: readonly Item[] }>

/** GitHub's interface, for one repository. Every call is rejected with a GitHubError, and with nothing else. */
export interface GitHub {
  readonly owner: string
  readonly repo: string
  /**
   * Sends one request and gives the body of its answer, or what `read` finds in it: it throws TypeError for another
   * body than GitHub documents.
   */
  call<Body>(purpose: Purpose, send: Send<Body>): Promise<Body>
  call<Body, Value>(purpose: Purpose, send: Send<Body>, read: (body: Body) => Value): Promise<Value>
  /** All items of a list, from all of its pages. */
  list<Item>(purpose: Purpose, pages: Pages<Item>): Promise<readonly Item[]>
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
