import type { FindPullLabels, LabelledPull } from '../commands/promote/pull-labels.ts'
import { inOneSentence } from '../commands/run/failure.ts'
import { connectAs, readAccess } from './access.ts'
import { itemsOf } from './client.ts'
import { readEvent } from './events.ts'
import { GitHubError } from './github-error.ts'
import type { Log } from './log.ts'
import { pullsOfRun, READ_PULLS } from './pulls-of-run.ts'
import type { GitHub } from './types.ts'

/**
 * Asks GitHub for the labels as they are now: those in the payload of the event are as old as the event, and a run that
 * is started again would go by a label that was taken away.
 */
export function pullLabelsOf(env: NodeJS.ProcessEnv, log: Log): FindPullLabels {
  return async (commit, signal) => {
    const access = readAccess('breaking-label', READ_PULLS.permission, env)
    if (!access.ok) return { kind: 'unknown', reason: access.message }
    try {
      const github = await connectAs(access, log, signal)
      const found = await pullsOfRun(github, readEvent(env), commit)
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
  return github.call(
    { ...READ_PULLS, doing: 'read the labels of the pull request' },
    async (octokit, where) => octokit.rest.pulls.get({ ...where, pull_number: pull }),
    ({ labels, base }) => ({ pull, labels: itemsOf(labels).map(({ name }) => textOf(name)), into: textOf(base.ref) }),
  )
}

function textOf(name: unknown): string {
  if (typeof name !== 'string') throw new TypeError('a name is no text')
  return name
}
