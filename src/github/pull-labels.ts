import type { FindPullLabels, LabelledPull } from '../commands/run/context.ts'
import { inOneSentence } from '../commands/run/failure.ts'
import { isFullHash } from '../git/full-hash.ts'
import { isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { connectAs, itemsOf, readAccess, textOf, type GitHub, type Job } from './client.ts'
import { numberIn, readEvent, type StartingEvent } from './events.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import { pullsWith } from './pulls.ts'

/** The labels in the payload are as old as the event: a run that is started again would use a label that was removed. */
export function pullLabelsOf(job: Job): FindPullLabels {
  return async (commit, signal) => {
    try {
      const github = await connectAs(readAccess('breaking-label', READ_PULLS.permission, job.env), job, signal)
      const found = await pullsOfRun(github, readEvent(job.env), commit)
      if (found.kind === 'unknown') return found
      const pulls = await Promise.all(found.pulls.map(async (pull) => readPull(github, pull)))
      const elsewhere = pulls.find(({ into }) => found.into !== undefined && into !== found.into)
      if (elsewhere !== undefined)
        return { kind: 'unknown', reason: `#${elsewhere.pull} is for ${elsewhere.into}, and not for ${found.into}` }
      const [first, ...others] = pulls.map(({ pull, labels }): LabelledPull => ({ pull, labels }))
      if (first === undefined) return { kind: 'unknown', reason: 'the run is about no pull request' }
      return {
        kind: 'labels',
        ...first,
        ...(others.length === 0 ? {} : { others }),
        ...(found.note === undefined ? {} : { note: found.note }),
      }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      return { kind: 'unknown', reason: error.fix === undefined ? error.message : inOneSentence(error) }
    }
  }
}

async function readPull(github: GitHub, pull: number): Promise<LabelledPull & { readonly into: string }> {
  return github.call({ ...READ_PULLS, doing: 'read the labels of the pull request' }, async (octokit, where) => {
    const { labels, base } = (await octokit.rest.pulls.get({ ...where, pull_number: pull })).data
    return { pull, labels: itemsOf(labels).map(({ name }) => textOf(name)), into: textOf(base.ref) }
  })
}

type PullsOfRun =
  | {
      readonly kind: 'pulls'
      readonly pulls: readonly number[]
      readonly into?: string
      readonly note?: string
    }
  | { readonly kind: 'unknown'; readonly reason: string }

const READ_PULLS: Purpose = { doing: 'find the pull requests of the run', permission: 'pull-requests: read' }

/** A push of more commits is not a merge that a label could be about. */
const MOST_COMMITS = 50

/**
 * If they are not certain, they are unknown: a label must not apply to a pull request that does not have it. Rejects
 * with a GitHubError.
 */
async function pullsOfRun(
  github: GitHub,
  event: StartingEvent | undefined,
  commit: string | undefined,
): Promise<PullsOfRun> {
  const payload = event?.payload ?? undefined
  const started = payload === undefined ? undefined : numberIn(payload['pull_request'])
  if (started !== undefined) return { kind: 'pulls', pulls: [started] }
  if (commit === undefined) return unknown('the commit is not known')
  if (event?.name === 'merge_group') return queuedPulls(github, payload?.['merge_group'], commit)
  const push = event?.name === 'push' ? pushOf(payload, commit) : undefined
  return push === undefined ? mergedPull(github, event?.name, commit) : landedPulls(github, push, commit)
}

/**
 * For each pull request of a merge group, also those before it, the queue has a branch
 * `gh-readonly-queue/BASE/pr-NUMBER-SHA`, whose tip is the commit that it will land as. Neither this form nor
 * `base_sha` in a group of several is documented. So every commit that the base branch does not have yet must be such a
 * tip; otherwise the result is unknown.
 */
async function queuedPulls(github: GitHub, group: JsonValue | undefined, commit: string): Promise<PullsOfRun> {
  const { head_sha: head, base_ref: base } = isObject(group) ? group : {}
  if (typeof head !== 'string' || typeof base !== 'string' || !base.startsWith('refs/heads/'))
    return unknown('the event does not show what is in the merge group')
  if (head !== commit) return unknown(`the merge group is at ${short(head)}, and this checkout at ${short(commit)}`)
  const branch = base.slice('refs/heads/'.length)
  const line = await lineBetween(github, branch, head, MOST_COMMITS)
  if (line === undefined) return unknown(`the merge group has more than ${MOST_COMMITS} commits`)
  const refs = await github.call(
    { doing: 'read the branches of the merge queue', permission: 'contents: read' },
    async (octokit, where) =>
      itemsOf((await octokit.rest.git.listMatchingRefs({ ...where, ref: `heads/gh-readonly-queue/${branch}/` })).data),
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
    (sha) => `it is not known which pull request of the merge group ${short(sha)} is`,
  )
  return found.kind === 'pulls' ? { ...found, into: branch } : found
}

async function landedPulls(github: GitHub, { branch, before }: Push, commit: string): Promise<PullsOfRun> {
  const line = await lineBetween(github, before, commit, MOST_COMMITS)
  if (line === undefined) return unknown(`the push brought more than ${MOST_COMMITS} commits`)
  const pushed = new Set(line)
  const landed = new Map<string, number>()
  for (const sha of line) {
    const pull = (await pullsWith(github, sha)).find(
      ({ mergedAs, into }) => into === branch && mergedAs !== undefined && pushed.has(mergedAs),
    )?.number
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
  const foreign = line.find((sha) => pullOf(sha) === undefined)
  if (foreign !== undefined) return unknown(otherwise(foreign))
  const pulls = [...new Set(line.flatMap((sha) => pullOf(sha) ?? []))]
  return pulls.length === 0 ? unknown('the run brings no commit') : { kind: 'pulls', pulls }
}

async function mergedPull(github: GitHub, event: string | undefined, commit: string): Promise<PullsOfRun> {
  const pull = (await pullsWith(github, commit)).find(({ mergedAs }) => mergedAs === commit)?.number
  if (pull === undefined) return unknown(`no pull request was merged as ${short(commit)}`)
  return {
    kind: 'pulls',
    pulls: [pull],
    note: `The label of #${pull} lifts the rule \`breaking\`. It was merged as ${short(commit)}; whether other pull requests came with it, ${event === undefined ? 'this run' : `the event ${event}`} does not show.`,
  }
}

interface Push {
  readonly branch: string
  readonly before: string
}

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

/** If a comparison has more commits, the two branches have diverged too far. */
const MOST_COMPARED = 2_000

/**
 * Newest first: only first parents, so of a merge the merge itself. Undefined if there are more than `most`, or they
 * cannot be followed. Rejects with a GitHubError.
 */
async function lineBetween(
  github: GitHub,
  base: string,
  head: string,
  most: number,
): Promise<readonly string[] | undefined> {
  const parents = await parentsBetween(github, base, head)
  const line: string[] = []
  for (let at: string | undefined = head; at !== undefined && parents?.has(at) === true; at = parents.get(at)) {
    line.push(at)
    if (line.length > most) return undefined
  }
  return parents === undefined ? undefined : line
}

async function parentsBetween(
  github: GitHub,
  base: string,
  head: string,
): Promise<ReadonlyMap<string, string | undefined> | undefined> {
  const parents = new Map<string, string | undefined>()
  const commits = github.items(
    { doing: 'read the commits of the run', permission: 'contents: read' },
    async (octokit, where, page) => {
      const basehead = `${base}...${head}`
      const { data, headers } = await octokit.rest.repos.compareCommitsWithBasehead({
        ...where,
        basehead,
        per_page: 100,
        ...page,
      })
      return { data: data.commits, headers }
    },
  )
  for await (const {
    sha,
    parents: [first],
  } of commits) {
    if (parents.size >= MOST_COMPARED) return undefined
    parents.set(sha, first?.sha)
  }
  return parents
}
