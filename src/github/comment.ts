import type { GitHub } from './client.ts'
import { GitHubError } from './github-error.ts'
import { bodyOf, changeComment, createComment, findComments, markerOf, type Comment } from './marked.ts'

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
   * event does not have it.
   */
  readonly since?: number
}

export interface CommentWords {
  /** Markdown, below GitHub's limit with a line to spare. */
  readonly body: string
  /** False: only a comment that is there already is brought up to date. */
  readonly worthBeginning: boolean
}

/** How often the comments are looked at until they are as they should be. */
const LOOKS = 5

/** Before a look that only others, or a list that lags behind, make necessary; in milliseconds. */
const BETWEEN_LOOKS = 1_000

/**
 * Writes or rewrites one comment, and gives its address; undefined when there is none. Rejects with a GitHubError where
 * nothing was written.
 *
 * GitHub takes no write under a condition, so other runs may write at the same instant. Therefore it looks again after
 * each write: of several comments the oldest stays, with the words of the latest run; the others are removed. What it
 * cannot see any more is left to the next run.
 */
export async function keepComment(
  github: GitHub,
  place: CommentPlace,
  { body, worthBeginning }: CommentWords,
): Promise<string | undefined> {
  const { pull, key, run } = place
  const conversation = { number: pull, what: 'the pull request', permission: 'pull-requests: write' }
  const own = `${markerOf('comment', key, run)}\n${body}`
  let begun: Comment | undefined
  let written: string | undefined
  try {
    for (let look = 1; look <= LOOKS; look += 1) {
      // The first finds what there is, the second the result of the writing.
      if (look > 2) await github.pause(BETWEEN_LOOKS)
      const found = await findComments(github, conversation, `<!-- cwl-promote:comment ${key} `)
      const [first, ...others] = found
      // Until the list shows our own, it may hide an older one as well.
      if (begun !== undefined && (first === undefined || first.id > begun.id)) continue
      if (first === undefined) {
        if (!worthBeginning) return undefined
        begun = await createComment(github, conversation, own)
        written = begun.html_url
        continue
      }
      const latest = latestOf(found, place, written !== undefined)
      const text = latest === undefined ? own : bodyOf(latest)
      const isWritten = first.body === text
      // Before the others are removed: the words of the latest run are somewhere at any time.
      if (!isWritten && (await changeComment(github, conversation, first, text))) written = first.html_url
      for (const other of others) await changeComment(github, conversation, other)
      if (isWritten) return first.html_url
    }
  } catch (error) {
    if (written === undefined || !(error instanceof GitHubError)) throw error
  }
  if (written !== undefined) return written
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
 * Claims to be of a later run, and was there before that could begin: other workflows write with this token, some of
 * them text of other people, and people may edit it. It would stay there for ever, in place of every report.
 */
function isForged({ updated_at: written }: Comment, { since }: CommentPlace): boolean {
  return since !== undefined && typeof written === 'string' && Date.parse(written) < since
}

function runOf(comment: Comment): number {
  return Number(/^<!-- cwl-promote:comment [0-9a-f]+ (\d+) -->/.exec(bodyOf(comment))?.[1] ?? '0')
}
