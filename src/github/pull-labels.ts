import { inOneSentence } from '../commands/run/failure.ts'
import type { FindPullLabels } from '../promotion/rules/pull-labels.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import { numberIn, readEvent, type StartingEvent } from './events.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import { mergedInto, pullsWith, pushedBranch } from './pulls.ts'

/** The labels in the payload are as old as the event: a run that is started again would use a label that was removed. */
export function pullLabelsOf(job: Job): FindPullLabels {
  return async (commit, signal) => {
    try {
      const github = await connectAs(readAccess('breaking-label', READ, job.env), job, signal)
      const event = readEvent(job.env)
      const started = numberIn(event?.payload?.['pull_request'])
      if (started !== undefined) return { kind: 'labels', pull: started, labels: await labelsOf(github, started) }
      if (commit === undefined) return { kind: 'unknown', reason: 'the commit is not known' }
      const [pull, another] = await mergedPulls(github, event, commit)
      if (pull === undefined) return { kind: 'unknown', reason: `no pull request was merged as ${short(commit)}` }
      if (another !== undefined)
        return { kind: 'unknown', reason: `both #${pull} and #${another} were merged as ${short(commit)}` }
      return {
        kind: 'labels',
        pull,
        labels: await labelsOf(github, pull),
        note: `The label of #${pull} lifts the rule \`breaking\`, because it was merged as ${short(commit)}. Other pull requests of the same run are not checked.`,
      }
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      return { kind: 'unknown', reason: error.fix === undefined ? error.message : inOneSentence(error) }
    }
  }
}

const READ = 'pull-requests: read'
const READ_PULLS: Purpose = { doing: 'find the pull request of the run', permission: READ }

async function mergedPulls(
  github: GitHub,
  event: StartingEvent | undefined,
  commit: string,
): Promise<readonly number[]> {
  const branch = event?.name === 'push' ? pushedBranch(event.payload) : undefined
  return (await pullsWith(github, commit)).filter((pull) => mergedInto(pull, branch)).map(({ number }) => number)
}

async function labelsOf(github: GitHub, pull: number): Promise<readonly string[]> {
  return github.call({ ...READ_PULLS, doing: 'read the labels of the pull request' }, async (octokit, where) => {
    const { labels } = (await octokit.rest.pulls.get({ ...where, pull_number: pull })).data
    return labels.map(({ name }) => name)
  })
}

function short(sha: string): string {
  return sha.slice(0, 12)
}
