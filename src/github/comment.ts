import type { GitHub } from './client.ts'
import { GitHubError } from './github-error.ts'
import { bodyOf, changeComment, createComment, findComments, markerOf, type Comment } from './marked.ts'

export interface CommentPlace {
  readonly pull: number
  /** Comments with different keys are different comments. Hexadecimal. */
  readonly key: string
  readonly run: number
  readonly since?: number
}

export interface CommentWords {
  /** Gets the login of each other author of such a comment: it was written with another token, and stays as it is. */
  readonly onOther?: (login: string) => void
  readonly body: string
  readonly worthBeginning: boolean
}

const LOOKS = 5

/** In milliseconds. */
const BETWEEN_LOOKS = 1_000

/**
 * Undefined if there is no comment. Rejects with a GitHubError if nothing was written. GitHub has no conditional
 * writes, so the comments are read again after each write: of several, the oldest is kept, with the text of the latest
 * run. What is not visible yet is left to the next run.
 */
export async function keepComment(
  github: GitHub,
  place: CommentPlace,
  { body, worthBeginning, onOther }: CommentWords,
): Promise<string | undefined> {
  const { pull, key, run } = place
  const conversation = { number: pull, what: 'the pull request', permission: 'pull-requests: write' }
  const own = `${markerOf('comment', key, run)}\n${body}`
  let begun: Comment | undefined
  let written: string | undefined
  try {
    for (let look = 1; look <= LOOKS; look += 1) {
      // The first reading finds the existing comments, the second one the result of writing.
      if (look > 2) await github.pause(BETWEEN_LOOKS)
      const marker = `<!-- cwl-promote:comment ${key} `
      const found = await findComments(github, conversation, marker, look === 1 ? onOther : undefined)
      const [first, ...others] = found
      // Until the list contains our own comment, it may also miss an older one.
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
      // Done before the others are removed, so that the text of the latest run always exists somewhere.
      if (!isWritten && (await changeComment(github, conversation, first, text))) written = first.html_url
      for (const other of others) await changeComment(github, conversation, other)
      if (isWritten) return first.html_url
    }
  } catch (error) {
    if (written === undefined || !(error instanceof GitHubError)) throw error
  }
  if (written !== undefined) return written
  throw new GitHubError('github-refused', 'GitHub does not show the comment on the pull request as it was written', {
    fix: 'The job summary has the report. Run the job again.',
  })
}

/** Of a later run; after this run has written, also of the same run number, because such runs do not alternate. */
function latestOf(comments: readonly Comment[], place: CommentPlace, wrote: boolean): Comment | undefined {
  const { run } = place
  return comments
    .filter((comment) => (runOf(comment) > run && !isForged(comment, place)) || (wrote && runOf(comment) === run))
    .toSorted((one, other) => runOf(other) - runOf(one) || other.id - one.id)[0]
}

/**
 * Was written before a run as late as it claims could begin. Other workflows write with this token, partly texts of
 * other people, and people may edit comments. Such a comment would stay forever and block every report.
 */
function isForged({ updated_at: written }: Comment, { since }: CommentPlace): boolean {
  return since !== undefined && typeof written === 'string' && Date.parse(written) < since
}

function runOf(comment: Comment): number {
  return Number(/^<!-- cwl-promote:comment [0-9a-f]+ (\d+) -->/.exec(bodyOf(comment))?.[1] ?? '0')
}
