import type { GitHub } from './client.ts'
import { GitHubError } from './github-error.ts'
import { bodyOf, changeComment, createComment, findComments, markerOf, type Comment } from './marked.ts'

export interface CommentPlace {
  readonly pull: number
  /** Comments with different keys are different comments. Hexadecimal. */
  readonly key: string
  readonly run: number
}

export interface CommentWords {
  /** Gets the login of each other author of such a comment: it was written with another token, and stays as it is. */
  readonly onOther?: (login: string) => void
  readonly body: string
  readonly worthBeginning: boolean
}

/**
 * Undefined if there is no comment. Rejects with a GitHubError if nothing was written. The text of a later run stays,
 * unless both write in the same moment: GitHub has no conditional writes. The comments are read once more after
 * writing, because two runs at once may each have created one.
 */
export async function keepComment(
  github: GitHub,
  { pull, key, run }: CommentPlace,
  { body, worthBeginning, onOther }: CommentWords,
): Promise<string | undefined> {
  const conversation = { number: pull, what: 'the pull request', permission: 'pull-requests: write' }
  const marker = markerOf('comment', key, run)
  const find = async (onOthers?: (login: string) => void): Promise<readonly Comment[]> =>
    findComments(github, conversation, `<!-- cwl-promote:comment ${key} `, onOthers)
  const [first] = await find(onOther)
  if (first === undefined && !worthBeginning) return undefined
  if (first !== undefined && isLater(first, run)) return first.html_url
  const text = `${marker}\n${body}`
  const isChanged = first !== undefined && (await changeComment(github, conversation, first, text))
  const written = isChanged ? first : await createComment(github, conversation, text)
  try {
    const [kept = written, ...others] = await find()
    const latest = [kept, ...others]
      .toSorted((one, other) => runOf(other) - runOf(one))
      .find((each) => isLater(each, run))
    const last = latest === undefined ? text : bodyOf(latest)
    // Before the others are removed, so that the text of the latest run always exists somewhere.
    if (bodyOf(kept) !== last) await changeComment(github, conversation, kept, last)
    for (const other of others) await changeComment(github, conversation, other)
    return kept.html_url
  } catch (error) {
    if (error instanceof GitHubError) return written.html_url
    throw error
  }
}

/**
 * GitHub starts fewer runs in half a day. A comment of the far future, which anyone with this token can write, must not
 * stay.
 */
const MOST_AHEAD = 10_000_000

function isLater(comment: Comment, run: number): boolean {
  const ahead = runOf(comment) - run
  return ahead > 0 && ahead < MOST_AHEAD
}

function runOf(comment: Comment): number {
  return Number(/^<!-- cwl-promote:comment [0-9a-f]+ (\d+) -->/.exec(bodyOf(comment))?.[1] ?? '0')
}
