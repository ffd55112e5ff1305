import type { FindPullLabels, PullLabels } from '../commands/pull-labels.ts'
import { isObject } from '../json/index.ts'
import { readAccess } from './access.ts'
import { connectGitHub, type GitHub } from './client.ts'
import { readEvent } from './events.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import type { Log } from './log.ts'

const PURPOSE: Purpose = { doing: 'read the labels of the pull request', permission: 'pull-requests: read' }

/**
 * Asks GitHub for the labels as they are now: those in the payload of the event are as old as the event, and a run that is
 * started again would go by a label that was taken away.
 */
export function pullLabelsOf(env: NodeJS.ProcessEnv, log: Log): FindPullLabels {
  return async (commit, signal) => {
    const access = readAccess('breaking-label', PURPOSE.permission, env)
    if (!access.ok) return { kind: 'unknown', reason: access.message }
    try {
      const github = await connectGitHub({ ...access, signal, onWait: (text) => log.line(text), onRequest: (line) => log.debug(line) })
      const pull = startingPull(env) ?? (await mergedPull(github, commit))
      return typeof pull === 'number' ? await readLabels(github, pull) : pull
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      return { kind: 'unknown', reason: `${error.message}${error.hint === undefined ? '' : `. ${error.hint}`}` }
    }
  }
}

/** Number of the pull request that the event is about. */
function startingPull(env: NodeJS.ProcessEnv): number | undefined {
  const pull = readEvent(env)?.payload?.['pull_request']
  const number = isObject(pull) ? pull['number'] : undefined
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/**
 * Number of the pull request whose merge is this very commit, whichever way it was merged. GitHub lists every pull request
 * that holds the commit; one into another branch, or one that is open still, says nothing about what is promoted.
 */
async function mergedPull(github: GitHub, commit: string | undefined): Promise<number | PullLabels> {
  if (commit === undefined) return { kind: 'unknown', reason: 'nothing says which commit this is' }
  const pulls = await github.list({ ...PURPOSE, doing: 'find the pull request of the commit' }, (octokit, where) =>
    octokit.paginate.iterator(octokit.rest.repos.listPullRequestsAssociatedWithCommit, { ...where, commit_sha: commit, per_page: 100 }),
  )
  const merged = pulls.find((pull) => pull.merged_at !== null && pull.merge_commit_sha === commit)
  return merged?.number ?? { kind: 'unknown', reason: `no pull request was merged as ${commit.slice(0, 12)}` }
}

async function readLabels(github: GitHub, pull: number): Promise<PullLabels> {
  const { labels } = await github.call(PURPOSE, async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }))
  return { kind: 'labels', pull, labels: labels.map(({ name }) => name) }
}
