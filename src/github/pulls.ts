import { itemsOf, type GitHub, type Where } from './client.ts'
import { isRecord, type Purpose } from './github-error.ts'

/** A pull request of this repository, as far as GitHub shows. */
export interface Pull {
  readonly number: number
  readonly isOpen: boolean
  /** The commit as which it was merged; undefined if it was not. */
  readonly mergedAs: string | undefined
  /** The branch that it is for. */
  readonly into: string
  readonly head: { readonly sha: string; readonly ref: string; readonly repository: number | undefined }
}

/** GitHub's answer; `head.repo` is null for a deleted fork. */
interface Answer {
  readonly number: number
  readonly state: string
  readonly merged_at: string | null
  readonly merge_commit_sha: string | null
  readonly base: { readonly ref: string; readonly repo: unknown }
  readonly head: { readonly sha: string; readonly ref: string; readonly repo: unknown }
}

const READ = 'pull-requests: read'

function finding(permission: string, doing = 'find the pull request of the commit'): Purpose {
  return { doing, permission }
}

/** Pull requests that contain the commit. `permission` is what the job needs for everything that it does with them. */
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

/** The open pull requests from a branch: `owner:branch`, where the owner is that of this repository or of a fork. */
export async function openPullsFrom(github: GitHub, head: string, permission = READ): Promise<readonly Pull[]> {
  return all(
    github.items(finding(permission), async (octokit, where, page) => {
      const { data, headers } = await octokit.rest.pulls.list({ ...where, state: 'open', head, per_page: 100, ...page })
      return { data: pullsIn(data, where), headers }
    }),
  )
}

/** Rejects with a GitHubError `github-not-found` if the number is not that of a pull request. */
export async function readPull(github: GitHub, number: number, permission = READ): Promise<Pull> {
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
  return itemsOf(data)
    .filter(({ base }) => isRecord(base.repo) && String(base.repo['full_name']).toLowerCase() === name)
    .map(pullFrom)
}

function pullFrom({ number, state, merged_at: at, merge_commit_sha: merge, base, head }: Answer): Pull {
  const id = isRecord(head.repo) ? head.repo['id'] : undefined
  return {
    number,
    isOpen: state === 'open',
    // For an open pull request it is GitHub's test merge.
    mergedAs: at === null ? undefined : (merge ?? undefined),
    into: base.ref,
    head: { sha: head.sha, ref: head.ref, repository: typeof id === 'number' ? id : undefined },
  }
}

async function all<Item>(items: AsyncIterable<Item>): Promise<readonly Item[]> {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}
