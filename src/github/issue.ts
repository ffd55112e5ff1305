import { numbered, type GitHub } from './client.ts'
import { GitHubError } from './github-error.ts'
import { createComment, createOnce, findComments, type Comment, type Conversation, type Written } from './marked.ts'

export const ISSUES = 'issues: write'

export interface Issue extends Written {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly title: string
  readonly locked?: unknown
  readonly pull_request?: unknown
}

/** The content of a new issue. */
interface NewIssue {
  readonly title: string
  readonly body: string
  readonly labels: readonly string[]
}

export async function openIssue(github: GitHub, { title, body, labels }: NewIssue): Promise<Issue> {
  return github.call({ doing: 'open an issue', permission: ISSUES }, async (octokit, where) => {
    const { data } = await octokit.rest.issues.create({ ...where, title, body, labels: [...labels] })
    return numbered(data, 'number')
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
 * Comments, unless a comment that begins with the marker exists: an earlier run may have written it before it was cut
 * off. False if the issue is locked: GitHub may refuse comments then, but still lets the issue be rewritten, closed and
 * opened.
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
