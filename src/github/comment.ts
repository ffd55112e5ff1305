import type { GitHub } from './client.ts'
import { GitHubError } from './github-error.ts'

/** Which comment on which pull request. */
export interface CommentPlace {
  /** Its number. */
  readonly pull: number
  /** Comments with different keys are different comments. Hexadecimal. */
  readonly key: string
  /** Number of the run of the workflow: a later run has a higher one. */
  readonly run: number
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
}

const PERMISSION = 'pull-requests: write'

/**
 * Writes or rewrites one comment, and gives its address; undefined when there is none. It is known by a hidden first line
 * and by its author: a stranger may copy the line, but not write as we do. Of two runs the later one has the word,
 * whichever ends first; of two comments that were begun at once the older one stays. Rejects with a GitHubError.
 */
export async function keepComment(github: GitHub, place: CommentPlace, { body, worthBeginning }: CommentWords): Promise<string | undefined> {
  const text = `${markerOf(place)}\n${body}`
  const [first, ...others] = await findComments(github, place)
  if (first !== undefined) {
    for (const other of others) await remove(github, other)
    const url = await rewrite(github, first, place, text)
    if (url !== undefined) return url
  }
  if (!worthBeginning) return undefined
  const own: Comment = await github.call({ doing: 'comment on the pull request', permission: PERMISSION }, async (octokit, where) =>
    octokit.rest.issues.createComment({ ...where, issue_number: place.pull, body: text }),
  )
  const [winner] = await findComments(github, place)
  if (winner === undefined || winner.id === own.id) return own.html_url
  await remove(github, own)
  return rewrite(github, winner, place, text)
}

const MARKER = /^<!-- cwl-promote:comment ([0-9a-f]+) (\d+) -->/

function markerOf({ key, run }: CommentPlace): string {
  return `<!-- cwl-promote:comment ${key} ${run} -->`
}

/** Ours with this key, oldest first. */
async function findComments(github: GitHub, { pull, key }: CommentPlace): Promise<readonly Comment[]> {
  const author = await github.whoAmI()
  const all = await github.list({ doing: 'read the comments on the pull request', permission: PERMISSION }, (octokit, where) =>
    octokit.paginate.iterator(octokit.rest.issues.listComments, { ...where, issue_number: pull, per_page: 100 }),
  )
  return all.filter(({ user, body }) => user?.login === author && MARKER.exec(body ?? '')?.[1] === key).toSorted((one, other) => one.id - other.id)
}

/** Undefined when somebody has deleted it meanwhile. */
async function rewrite(github: GitHub, comment: Comment, { run }: CommentPlace, text: string): Promise<string | undefined> {
  const writtenBy = Number(MARKER.exec(comment.body ?? '')?.[2] ?? '0')
  if (writtenBy > run || comment.body === text) return comment.html_url
  const isThere = await unlessGone(async () => {
    await github.call({ doing: 'bring the comment on the pull request up to date', permission: PERMISSION }, async (octokit, where) =>
      octokit.rest.issues.updateComment({ ...where, comment_id: comment.id, body: text }),
    )
  })
  return isThere ? comment.html_url : undefined
}

async function remove(github: GitHub, { id }: Comment): Promise<void> {
  await unlessGone(async () => {
    await github.call({ doing: 'remove a comment that another run has written too', permission: PERMISSION }, async (octokit, where) =>
      octokit.rest.issues.deleteComment({ ...where, comment_id: id }),
    )
  })
}

/** False when what the work is about is not there: a person, or another run, was quicker. */
async function unlessGone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof GitHubError && error.code === 'github-not-found') return false
    throw error
  }
}
