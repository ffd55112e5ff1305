import { createHash } from 'node:crypto'

import type { GitHub } from './client.ts'
import { GitHubError } from './github-error.ts'

/** For an issue or a comment, in bytes: GitHub's limit is 65,536 characters, which have at least as many bytes. */
export const LARGEST_BODY = 65_000

export interface Written {
  readonly body?: string | null | undefined
  readonly user?: { readonly login: string } | null
}

export interface Comment extends Written {
  readonly id: number
  readonly html_url: string
}

export function keyOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

export function markerOf(kind: string, ...words: readonly (string | number)[]): string {
  return `<!-- cwl-promote:${[kind, ...words].join(' ')} -->`
}

export function bodyOf({ body }: Written): string {
  return typeof body === 'string' ? body : ''
}

/**
 * Other people can copy the hidden line, but cannot write with this token. `onOther` gets the login of each other
 * author.
 */
export async function ownAmong<Item extends Written>(
  github: GitHub,
  items: AsyncIterable<Item>,
  isMarked: (item: Item) => boolean,
  onOther?: (login: string) => void,
): Promise<readonly Item[]> {
  const author = await github.whoAmI()
  const own: Item[] = []
  for await (const item of items) {
    if (!isMarked(item)) continue
    if (item.user?.login === author) own.push(item)
    else if (item.user?.login !== undefined) onOther?.(item.user.login)
  }
  return own
}

interface Conversation {
  readonly number: number
  readonly what: string
  readonly permission: string
}

export async function findComments(
  github: GitHub,
  { number, what, permission }: Conversation,
  marker: string,
  onOther?: (login: string) => void,
): Promise<readonly Comment[]> {
  const all = github.items({ doing: `read the comments on ${what}`, permission }, async (octokit, where, page) =>
    octokit.rest.issues.listComments({ ...where, issue_number: number, per_page: 100, ...page }),
  )
  const own = await ownAmong<Comment>(github, all, (comment) => bodyOf(comment).startsWith(marker), onOther)
  return own.toSorted((one, other) => one.id - other.id)
}

export async function createComment(
  github: GitHub,
  { number, what, permission }: Conversation,
  body: string,
): Promise<Comment> {
  return github.call({ doing: `comment on ${what}`, permission }, async (octokit, where) => {
    const { data } = await octokit.rest.issues.createComment({ ...where, issue_number: number, body })
    return data
  })
}

/** Without a body the comment is removed. False if it does not exist any more: a person or another run was quicker. */
export async function changeComment(
  github: GitHub,
  { what, permission }: Conversation,
  { id }: Comment,
  body?: string,
): Promise<boolean> {
  try {
    await github.call({ doing: `bring the comment on ${what} up to date`, permission }, async (octokit, where) =>
      body === undefined
        ? octokit.rest.issues.deleteComment({ ...where, comment_id: id })
        : octokit.rest.issues.updateComment({ ...where, comment_id: id, body }),
    )
    return true
  } catch (error) {
    if (error instanceof GitHubError && error.code === 'github-not-found') return false
    throw error
  }
}

const ATTEMPTS = 4

/** In milliseconds, because one server of GitHub may show later what another one has stored. */
const BEFORE_LOOK = 1_000

/**
 * If GitHub has an internal error, perhaps only the answer was lost: the new item is searched before it is requested
 * again. Rejects with a GitHubError.
 */
export async function createOnce<Made>(
  github: GitHub,
  create: () => Promise<Made>,
  find: () => Promise<Made | undefined>,
): Promise<Made> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await create()
    } catch (error) {
      const isPassing = error instanceof GitHubError && /^github-(?:server|unreachable)$/.test(error.code)
      if (!isPassing || attempt >= ATTEMPTS) throw error
      await github.pause(BEFORE_LOOK)
      const made = await find()
      if (made !== undefined) return made
    }
  }
}

export function runLink(runUrl: string | undefined): string | undefined {
  return runUrl !== undefined && /^https?:\/\/[\w.:-]+\/[\w./-]+$/.test(runUrl)
    ? `<a href="${runUrl}">this run</a>`
    : undefined
}

export const ISSUES = 'issues: write'

export interface Issue extends Written {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly title: string
  readonly locked?: unknown
  readonly pull_request?: unknown
}

interface NewIssue {
  readonly title: string
  readonly body: string
  readonly labels: readonly string[]
}

export async function openIssue(github: GitHub, { title, body, labels }: NewIssue): Promise<Issue> {
  return github.call({ doing: 'open an issue', permission: ISSUES }, async (octokit, where) => {
    const { data } = await octokit.rest.issues.create({ ...where, title, body, labels: [...labels] })
    return data
  })
}

/**
 * Separate from opening the issue: GitHub refuses a whole issue because of one assignee, but here only ignores those
 * that it cannot assign.
 */
export async function assignIssue(
  github: GitHub,
  { number }: Issue,
  assignees: readonly string[],
): Promise<readonly string[]> {
  if (assignees.length === 0) return []
  const assigned = await github.call({ doing: 'assign the issue', permission: ISSUES }, async (octokit, where) => {
    const { data } = await octokit.rest.issues.addAssignees({
      ...where,
      issue_number: number,
      assignees: [...assignees],
    })
    return new Set((data.assignees ?? []).map(({ login }) => login.toLowerCase()))
  })
  const missing = assignees.filter((login) => !assigned.has(login.toLowerCase()))
  return missing.length === 0
    ? []
    : [`GitHub did not assign the issue to ${missing.join(', ')}: only people with access to the repository can be.`]
}

export function closedAs(state_reason: 'completed' | 'not_planned'): Pick<Writing, 'state' | 'state_reason'> {
  return { state: 'closed', state_reason }
}

interface Writing {
  readonly body: string
  readonly state?: 'open' | 'closed'
  readonly state_reason?: 'completed' | 'reopened' | 'not_planned'
}

export async function rewriteIssue(github: GitHub, number: number, writing: Writing): Promise<void> {
  await github.call({ doing: 'update the issue', permission: ISSUES }, async (octokit, where) =>
    octokit.rest.issues.update({ ...where, issue_number: number, ...writing }),
  )
}

/**
 * Unless a comment begins with the marker: an earlier run may have written it before it was cut off. False if the issue
 * is locked: GitHub may refuse comments then, but still lets the issue be changed.
 */
export async function commentOnce(github: GitHub, issue: Issue, marker: string, body: string): Promise<boolean> {
  const conversation: Conversation = { number: issue.number, what: 'the issue', permission: ISSUES }
  const find = async (): Promise<Comment | undefined> => (await findComments(github, conversation, marker))[0]
  try {
    if ((await find()) === undefined)
      await createOnce(github, async () => createComment(github, conversation, body), find)
    return true
  } catch (error) {
    if (isOverLock(error, issue)) return false
    throw error
  }
}

/** GitHub refuses this with 403. A token that lacks the permission cannot rewrite the issue either. */
function isOverLock(error: unknown, { locked }: Issue): boolean {
  return (
    error instanceof GitHubError &&
    (error.code === 'github-permission' || error.code === 'github-refused') &&
    (locked === true || /\blocked\b/i.test(error.message))
  )
}
