import { type JsonObject, type JsonValue, isArray, isObject } from '../json/index.ts'
import type { GitHub, Where } from './client.ts'
import { type StartingEvent, isSameRepository, member, numberIn } from './events.ts'
import { type Purpose, isRecord } from './github-error.ts'

export interface Pull {
  readonly number: number
  readonly isOpen: boolean
  readonly isMerged: boolean
  readonly into: string
  readonly head: { readonly sha: string; readonly ref: string; readonly repository: number | undefined }
}

interface Answer {
  readonly number: number
  readonly state: string
  readonly merged_at: string | null
  readonly base: { readonly ref: string; readonly repo: unknown }
  readonly head: { readonly sha: string; readonly ref: string; readonly repo: unknown }
}

const READ = 'pull-requests: read'

function finding(permission: string, doing = 'find the pull request of the commit'): Purpose {
  return { doing, permission }
}

export async function pullsWith(github: GitHub, sha: string, permission = READ): Promise<readonly Pull[]> {
  return all(
    github.items(finding(permission), async (octokit, where, page) => {
      const { data, headers } = await octokit.rest.repos.listPullRequestsAssociatedWithCommit({
        ...where,
        commit_sha: sha,
        per_page: 100,
        ...page,
      })
      return { data: pullsIn(data, where), headers }
    }),
  )
}

/** `owner:branch`, where the owner is that of this repository or of a fork. */
async function openPullsFrom(github: GitHub, head: string, permission = READ): Promise<readonly Pull[]> {
  return all(
    github.items(finding(permission), async (octokit, where, page) => {
      const { data, headers } = await octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, ...page })
      return { data: pullsIn(data, where), headers }
    }),
  )
}

async function readPull(github: GitHub, number: number, permission = READ): Promise<Pull> {
  return github.call(finding(permission, `find the pull request #${number}`), async (octokit, where) =>
    pullFrom((await octokit.rest.pulls.get({ ...where, pull_number: number })).data),
  )
}

/**
 * Only those of this repository: for a fork GitHub also lists pull requests of its parent repository, with other
 * numbers.
 */
function pullsIn(data: readonly Answer[], { owner, repo }: Where): readonly Pull[] {
  const name = `${owner}/${repo}`.toLowerCase()
  return data
    .filter(({ base }) => isRecord(base.repo) && String(base.repo['full_name']).toLowerCase() === name)
    .map(pullFrom)
}

function pullFrom({ number, state, merged_at: at, base, head }: Answer): Pull {
  const id = isRecord(head.repo) ? head.repo['id'] : undefined
  return {
    number,
    isOpen: state === 'open',
    isMerged: at !== null,
    into: base.ref,
    head: { sha: head.sha, ref: head.ref, repository: typeof id === 'number' ? id : undefined },
  }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

export const WRITE = 'pull-requests: write'

type CommentedPull = { readonly pull: number } | { readonly reason: string }

/**
 * The one that the input names, that of the event, the one that a push merged, or that of the preceding workflow run.
 * GitHub is asked only if the event does not contain it. Rejects with a GitHubError.
 */
export async function findCommentedPull(
  event: StartingEvent | undefined,
  given: number | undefined,
  connect: () => Promise<GitHub>,
): Promise<CommentedPull> {
  const started = numberIn(subjectOf(event))
  if (started !== undefined && (given === undefined || given === started)) return { pull: started }
  const run = runBefore(event)
  if (given !== undefined) {
    const pull = await readPull(await connect(), given, WRITE)
    // The number may come from an artifact of that workflow.
    return run === undefined || isOwn(run) || isOf(run, pull)
      ? { pull: given }
      : { reason: `the workflow before ran for a fork, and not for its pull request #${given}` }
  }
  if (run !== undefined) return pullOfRun(await connect(), run)
  const push = event?.name === 'push' ? pushIn(event.payload) : undefined
  if (push === undefined) return { reason: aboutNone(event) }
  const pull = await mergedBy(await connect(), push)
  return pull === undefined ? { reason: `no pull request was merged as ${push.sha.slice(0, 12)}` } : { pull }
}

export function subjectOf(event: StartingEvent | undefined): JsonValue | undefined {
  const { pull_request: pull, issue } = event?.payload ?? {}
  return isObject(issue) && isObject(issue['pull_request']) ? issue : pull
}

function aboutNone(event: StartingEvent | undefined): string {
  const name = event === undefined || event.name === '' ? 'of this run' : event.name
  return event?.payload === null ? `the event ${name} cannot be read` : `the event ${name} is about no pull request`
}

interface Push {
  readonly branch: string
  readonly sha: string
}

function pushIn(payload: JsonObject | null): Push | undefined {
  const { after } = payload ?? {}
  const branch = pushedBranch(payload)
  return branch !== undefined && typeof after === 'string' ? { branch, sha: after } : undefined
}

export function pushedBranch(payload: JsonObject | null): string | undefined {
  const { ref } = payload ?? {}
  return typeof ref === 'string' && ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined
}

/**
 * For a commit of the default branch, GitHub lists the pull request that brought it ("List pull requests associated
 * with a commit"). The field `merge_commit_sha` is not used: version 2026-03-10 of GitHub's interface does not have
 * it.
 */
async function mergedBy(github: GitHub, { branch, sha }: Push): Promise<number | undefined> {
  return (await pullsWith(github, sha, WRITE)).find((pull) => mergedInto(pull, branch))?.number
}

/** Any branch if none is given. */
export function mergedInto({ isMerged, into }: Pull, branch: string | undefined): boolean {
  return isMerged && (branch === undefined || into === branch)
}

/** The preceding workflow run, for the event `workflow_run`. Its names may be those of a fork. */
interface RunBefore {
  readonly event: JsonValue | undefined
  readonly sha: string
  readonly branch: string
  readonly repository: JsonObject | undefined
  readonly own: JsonObject | undefined
  readonly pulls: JsonValue | undefined
}

function runBefore(event: StartingEvent | undefined): RunBefore | undefined {
  const run = event?.name === 'workflow_run' ? member(event.payload, 'workflow_run') : undefined
  const { event: name, head_sha: sha, head_branch: branch, pull_requests: pulls } = run ?? {}
  if (typeof sha !== 'string') return undefined
  return {
    event: name,
    sha,
    branch: typeof branch === 'string' ? branch : '',
    repository: member(run, 'head_repository'),
    own: member(event?.payload, 'repository'),
    pulls,
  }
}

function isOwn({ repository, own }: RunBefore): boolean {
  return isSameRepository(repository, own)
}

/** For a fork, the event lists no pull requests, so they are searched by the commit, and then by the branch. */
async function pullOfRun(github: GitHub, run: RunBefore): Promise<CommentedPull> {
  const merged = run.event === 'push' ? await mergedBy(github, run) : undefined
  if (merged !== undefined) return { pull: merged }
  const listed = pullsListed(run)
  if (listed.length > 0) return only(listed)
  const byCommit = (await pullsWith(github, run.sha, WRITE)).filter((pull) => isOf(run, pull))
  if (byCommit.length > 0) return only(byCommit.map(({ number }) => number))
  const owner = member(run.repository, 'owner')?.['login']
  const byBranch =
    typeof owner === 'string' && run.branch !== '' ? await openPullsFrom(github, `${owner}:${run.branch}`, WRITE) : []
  return only(byBranch.filter((pull) => isOf(run, pull)).map(({ number }) => number))
}

/** Only those of this repository: the list may contain pull requests of other repositories, with other numbers. */
function pullsListed({ pulls, own }: RunBefore): readonly number[] {
  return (isArray(pulls) ? pulls : [])
    .filter(isObject)
    .filter((pull) => isSameRepository(member(member(pull, 'base'), 'repo'), own))
    .flatMap((pull) => numberIn(pull) ?? [])
}

function isOf({ sha, branch, repository }: RunBefore, { head, isOpen }: Pull): boolean {
  const isBranch = head.ref === branch && head.repository !== undefined && head.repository === repository?.['id']
  return head.sha === sha || (isOpen && isBranch)
}

function only(pulls: readonly number[]): CommentedPull {
  const [pull, ...others] = new Set(pulls)
  if (pull === undefined) return { reason: 'the workflow before ran for no pull request' }
  if (others.length === 0) return { pull }
  const names = [pull, ...others].map((number) => `#${number}`).join(', ')
  return { reason: `the workflow before may have run for any of ${names}: name one as the input \`pull-request\`` }
}
