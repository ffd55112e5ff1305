import { isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { isFullHash } from '../promotion/full-hash.ts'
import { itemsOf } from './client.ts'
import { lineBetween } from './commit-line.ts'
import { numberIn, type StartingEvent } from './events.ts'
import type { Purpose } from './github-error.ts'
import type { GitHub } from './types.ts'

/** The pull requests whose changes a run is about, by their numbers. */
export type PullsOfRun =
  | {
      readonly kind: 'pulls'
      readonly pulls: readonly number[]
      /** The branch that each of them must be for, where only their numbers are known. */
      readonly into?: string
      /** What is not known about that, in a sentence. */
      readonly note?: string
    }
  /** In words that can follow a colon. */
  | { readonly kind: 'unknown'; readonly reason: string }

export const READ_PULLS: Purpose = { doing: 'find the pull requests of the run', permission: 'pull-requests: read' }

/** A push that brings more than this is no merge that a label could be about. */
const MOST_COMMITS = 50

/**
 * Which pull requests a run brings. What cannot be known for certain is unknown: a label must not speak for a pull
 * request that does not have it. Rejects with a GitHubError.
 */
export async function pullsOfRun(
  github: GitHub,
  event: StartingEvent | undefined,
  commit: string | undefined,
): Promise<PullsOfRun> {
  const payload = event?.payload ?? undefined
  const started = payload === undefined ? undefined : numberIn(payload['pull_request'])
  if (started !== undefined) return { kind: 'pulls', pulls: [started] }
  if (commit === undefined) return unknown('nothing says which commit this is')
  if (event?.name === 'merge_group') return queuedPulls(github, payload?.['merge_group'], commit)
  const push = event?.name === 'push' ? pushOf(payload, commit) : undefined
  return push === undefined ? mergedPull(github, event?.name, commit) : landedPulls(github, push, commit)
}

/**
 * The pull requests of a merge group: its own and those before it in the queue, since its checkout holds them all. For
 * each the queue has a branch `gh-readonly-queue/BASE/pr-NUMBER-SHA`, whose tip is the commit that the pull request is
 * to land as. Neither that form nor where `base_sha` lies in a group of several is documented; so every commit that the
 * base branch does not have yet must be such a tip, or nothing is known.
 */
async function queuedPulls(github: GitHub, group: JsonValue | undefined, commit: string): Promise<PullsOfRun> {
  const { head_sha: head, base_ref: base } = isObject(group) ? group : {}
  if (typeof head !== 'string' || typeof base !== 'string' || !base.startsWith('refs/heads/'))
    return unknown('the event does not tell what is in the merge group')
  if (head !== commit) return unknown(`the merge group is at ${short(head)}, and this checkout at ${short(commit)}`)
  const branch = base.slice('refs/heads/'.length)
  const line = await lineBetween(github, branch, head, MOST_COMMITS)
  if (line === undefined) return unknown(`the merge group has more than ${MOST_COMMITS} commits`)
  const refs = await github.call(
    { doing: 'read the branches of the merge queue', permission: 'contents: read' },
    async (octokit, where) =>
      octokit.rest.git.listMatchingRefs({ ...where, ref: `heads/gh-readonly-queue/${branch}/` }),
    itemsOf,
  )
  const tips = new Map(
    refs.flatMap(({ ref, object }) => {
      const number = /\/pr-(\d{1,15})-[0-9a-f]+$/.exec(ref)?.[1]
      return number === undefined ? [] : [[object.sha, Number(number)] as const]
    }),
  )
  const found = attribute(
    line,
    (sha) => tips.get(sha),
    (sha) => `nothing tells which pull request of the merge group ${short(sha)} is`,
  )
  return found.kind === 'pulls' ? { ...found, into: branch } : found
}

/** The pull requests that a push to a branch brought: several, when a merge queue lands a group at once. */
async function landedPulls(github: GitHub, { branch, before }: Push, commit: string): Promise<PullsOfRun> {
  const line = await lineBetween(github, before, commit, MOST_COMMITS)
  if (line === undefined) return unknown(`the push brought more than ${MOST_COMMITS} commits`)
  const pushed = new Set(line)
  const landed = new Map<string, number>()
  for (const sha of line) {
    const pull = await pullMergedAs(github, sha, ({ merge, into }) => into === branch && pushed.has(merge))
    if (pull !== undefined) landed.set(sha, pull)
  }
  return attribute(
    line,
    (sha) => landed.get(sha),
    (sha) => `no pull request was merged as ${short(sha)}`,
  )
}

/** All of them must be known. */
function attribute(
  line: readonly string[],
  pullOf: (sha: string) => number | undefined,
  otherwise: (sha: string) => string,
): PullsOfRun {
  const stranger = line.find((sha) => pullOf(sha) === undefined)
  if (stranger !== undefined) return unknown(otherwise(stranger))
  const pulls = [...new Set(line.flatMap((sha) => pullOf(sha) ?? []))]
  return pulls.length === 0 ? unknown('the run brings no commit') : { kind: 'pulls', pulls }
}

/** The one that was merged as this very commit, where the event does not tell what came with it. */
async function mergedPull(github: GitHub, event: string | undefined, commit: string): Promise<PullsOfRun> {
  const pull = await pullMergedAs(github, commit, ({ merge }) => merge === commit)
  if (pull === undefined) return unknown(`no pull request was merged as ${short(commit)}`)
  return {
    kind: 'pulls',
    pulls: [pull],
    note: `The label of #${pull} lifts the rule \`breaking\`. It was merged as ${short(commit)}; whether other pull requests came with it, ${event === undefined ? 'this run' : `the event ${event}`} does not tell.`,
  }
}

/**
 * GitHub lists every pull request that holds the commit; one into another branch, or one that is open still, says
 * nothing about what is promoted.
 */
async function pullMergedAs(
  github: GitHub,
  sha: string,
  isOne: (pull: { readonly merge: string; readonly into: string }) => boolean,
): Promise<number | undefined> {
  const pulls = await github.list({ ...READ_PULLS, doing: 'find the pull request of the commit' }, (octokit, where) =>
    octokit.paginate.iterator(octokit.rest.repos.listPullRequestsAssociatedWithCommit, {
      ...where,
      commit_sha: sha,
      per_page: 100,
    }),
  )
  return pulls.find(
    (pull) =>
      pull.merged_at !== null &&
      pull.merge_commit_sha !== null &&
      isOne({ merge: pull.merge_commit_sha, into: pull.base.ref }),
  )?.number
}

interface Push {
  readonly branch: string
  /** What it was at. */
  readonly before: string
}

/** The push of this commit; undefined for a tag, a new branch, and a checkout of something else. */
function pushOf(payload: JsonObject | undefined, commit: string): Push | undefined {
  const { ref, before, after } = payload ?? {}
  if (typeof ref !== 'string' || !ref.startsWith('refs/heads/') || after !== commit) return undefined
  const isCommit = isFullHash(before) && /[^0]/.test(before)
  return isCommit ? { branch: ref.slice('refs/heads/'.length), before } : undefined
}

function unknown(reason: string): PullsOfRun {
  return { kind: 'unknown', reason }
}

function short(sha: string): string {
  return sha.slice(0, 12)
}
