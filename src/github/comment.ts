import { setTimeout as sleep } from 'node:timers/promises'

import { numbered } from './client.ts'
import { GitHubError } from './github-error.ts'
import type { GitHub } from './types.ts'

/** Which comment on which pull request. */
export interface CommentPlace {
  /** Its number. */
  readonly pull: number
  /** Comments with different keys are different comments. Hexadecimal. */
  readonly key: string
  /** Number of the run of the workflow: a later run has a higher one. */
  readonly run: number
  /**
   * When the event that started this run happened, in milliseconds: no later run has written before. Absent where the
   * event does not tell.
   */
  readonly since?: number
}

export interface CommentWords {
  /** Markdown, below GitHub's limit with a line to spare. */
  readonly body: string
  /** False: only a comment that is there already is brought up to date. */
  readonly worthBeginning: boolean
}

interface Comment {
  readonly id: number
  readonly html_url: string
  readonly body?: string | undefined
  readonly updated_at?: unknown
  readonly user: { readonly login: string } | null
}

const PERMISSION = 'pull-requests: write'

/** How often the comments are looked at until they are as they should be. */
const LOOKS = 5

/** Before a look that only others, or a list that lags behind, make necessary; in milliseconds. */
const BETWEEN_LOOKS = 1_000

/**
 * Writes or rewrites one comment, and gives its address; undefined when there is none. It is known by a hidden first
 * line and by its author: a stranger may copy the line, but not write as we do. Rejects with a GitHubError; `onWritten`
 * is told the address as soon as the words stand there, and what is rejected after that keeps them from nobody.
 *
 * GitHub takes no write under a condition, so other runs may write at the same instant. Therefore it looks again after
 * each write: of several comments the oldest stays, with the words of the latest run; the others are removed. What can
 * still be lost are the words of a later run, when an older one has looked before they were written and writes after
 * the later one has looked for the last time; the next run mends that.
 */
export async function keepComment(
  github: GitHub,
  place: CommentPlace,
  { body, worthBeginning }: CommentWords,
  onWritten: (url: string) => void,
): Promise<string | undefined> {
  const own = `${markerOf(place)}\n${body}`
  let begun: Comment | undefined
  let wrote = false
  for (let look = 1; look <= LOOKS; look += 1) {
    // The first finds what there is, the second what has come of the writing.
    if (look > 2) await sleep(BETWEEN_LOOKS)
    const found = await findComments(github, place)
    const [first, ...others] = found
    // Until the list shows our own, it may hide an older one as well.
    if (begun !== undefined && (first === undefined || first.id > begun.id)) continue
    if (first === undefined) {
      if (!worthBeginning) return undefined
      begun = await create(github, place, own)
      onWritten(begun.html_url)
      // Where its login could not be had, the next look is for what it wrote before.
      await github.wroteAs(begun.user?.login)
      wrote = true
      continue
    }
    const text = latestOf(found, place, wrote)?.body ?? own
    // Before the others are removed: at no time are the words of the latest run nowhere.
    if (first.body !== text) {
      if (await rewrite(github, first, text)) onWritten(first.html_url)
      wrote = true
    }
    for (const other of others) await remove(github, other)
    if (first.body === text) return first.html_url
  }
  if (begun !== undefined) return begun.html_url
  throw new GitHubError('github-refused', 'GitHub does not show the comment on the pull request as it was written', {
    fix: 'Run again.',
  })
}

/** A comment of a later run than this; once this one has written, of one that is as late: such runs do not take turns. */
function latestOf(comments: readonly Comment[], place: CommentPlace, wrote: boolean): Comment | undefined {
  const { run } = place
  return comments
    .filter((comment) => (runOf(comment) > run && !isForged(comment, place)) || (wrote && runOf(comment) === run))
    .toSorted((one, other) => runOf(other) - runOf(one) || other.id - one.id)[0]
}

/**
 * Says that it is of a later run, and was there before that could begin: other workflows write as we do, some of them
 * what strangers tell them to, and people may edit it. It would stand there for ever, in place of every report.
 */
function isForged({ updated_at: written }: Comment, { since }: CommentPlace): boolean {
  return since !== undefined && typeof written === 'string' && Date.parse(written) < since
}

function runOf({ body }: Comment): number {
  return Number(MARKER.exec(body ?? '')?.[2] ?? '0')
}

const MARKER = /^<!-- cwl-promote:comment ([0-9a-f]+) (\d+) -->/

function markerOf({ key, run }: CommentPlace): string {
  return `<!-- cwl-promote:comment ${key} ${run} -->`
}

/** Ours with this key, oldest first. */
async function findComments(github: GitHub, { pull, key }: CommentPlace): Promise<readonly Comment[]> {
  const author = await github.whoAmI()
  const all = await github.list(
    { doing: 'read the comments on the pull request', permission: PERMISSION },
    (octokit, where) =>
      octokit.paginate.iterator(octokit.rest.issues.listComments, { ...where, issue_number: pull, per_page: 100 }),
  )
  return all
    .filter(({ user, body }) => user?.login === author && MARKER.exec(body ?? '')?.[1] === key)
    .toSorted((one, other) => one.id - other.id)
}

async function create(github: GitHub, { pull }: CommentPlace, body: string): Promise<Comment> {
  return github.call(
    { doing: 'comment on the pull request', permission: PERMISSION },
    async (octokit, where) => octokit.rest.issues.createComment({ ...where, issue_number: pull, body }),
    (made) => numbered(made, 'id'),
  )
}

async function rewrite(github: GitHub, { id }: Comment, body: string): Promise<boolean> {
  return unlessGone(async () => {
    await github.call(
      { doing: 'bring the comment on the pull request up to date', permission: PERMISSION },
      async (octokit, where) => octokit.rest.issues.updateComment({ ...where, comment_id: id, body }),
    )
  })
}

async function remove(github: GitHub, { id }: Comment): Promise<void> {
  await unlessGone(async () => {
    await github.call(
      { doing: 'remove a comment that another run has written too', permission: PERMISSION },
      async (octokit, where) => octokit.rest.issues.deleteComment({ ...where, comment_id: id }),
    )
  })
}

/** False where what the work is about is not there: a person, or another run, was quicker. The next look shows it. */
async function unlessGone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof GitHubError) || error.code !== 'github-not-found') throw error
    return false
  }
}
