import type { Purpose } from './github-error.ts'
import type { GitHub } from './types.ts'

const COMPARE: Purpose = { doing: 'read the commits of the run', permission: 'contents: read' }

const PER_PAGE = 100

/** A comparison of more commits than this is of two branches that went their own ways. */
const MOST_PAGES = 20

/**
 * The commits by which a branch went from `base` to `head`, newest first: of a merge the merge itself, and not what it
 * brought. Undefined when they are more than `most`, or cannot be followed. Rejects with a GitHubError.
 */
export async function lineBetween(
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

/**
 * Whether a commit came before `head`, a commit or a branch, or is that one; undefined when GitHub does not tell.
 * Rejects with a GitHubError.
 */
export async function isBefore(
  github: GitHub,
  purpose: Purpose,
  commit: string,
  head: string,
): Promise<boolean | undefined> {
  return github.call(
    purpose,
    async (octokit, where) =>
      octokit.rest.repos.compareCommitsWithBasehead({ ...where, basehead: `${commit}...${head}`, per_page: 1 }),
    ({ status }) => ({ ahead: true, identical: true, behind: false, diverged: false })[status],
  )
}

/** Of each commit that `head` has and `base` does not: its first parent. Undefined when they are too many. */
async function parentsBetween(
  github: GitHub,
  base: string,
  head: string,
): Promise<ReadonlyMap<string, string | undefined> | undefined> {
  const parents = new Map<string, string | undefined>()
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { commits, total } = await github.call(
      COMPARE,
      async (octokit, where) =>
        octokit.rest.repos.compareCommitsWithBasehead({
          ...where,
          basehead: `${base}...${head}`,
          per_page: PER_PAGE,
          page,
        }),
      (comparison) => ({
        commits: comparison.commits.map(({ sha, parents: [first] }) => [sha, first?.sha] as const),
        total: comparison.total_commits,
      }),
    )
    for (const [sha, parent] of commits) parents.set(sha, parent)
    if (commits.length < PER_PAGE || parents.size >= total) return parents
  }
  return undefined
}
