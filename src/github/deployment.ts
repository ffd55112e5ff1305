import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { DeploymentPlace, DeploymentStart } from '../commands/promote/deployments.ts'
import type { PromotionReport } from '../commands/report.ts'
import { clip, count, printableSentence } from '../report/printable.ts'
import { promotionCounts } from '../report/verdict.ts'
import { numbered, type GitHub } from './client.ts'
import { findOwn, payloadOf, TASK } from './deployment-history.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import { createOnce } from './marked.ts'

const WRITE: Purpose = { doing: 'write a deployment', permission: 'deployments: write' }

export interface Creation {
  /** `run/attempt`: several jobs of one run may promote shards to one stage at the same time. */
  readonly run: string
  /** GITHUB_SHA: the deployed commit if git does not know it, or is in another repository. */
  readonly sha?: string
  /** The files and their commit are from the repository of the deployments. */
  readonly isOfWorkflow: boolean
}

/** GitHub's limit for the description of a status, in characters. */
const LONGEST_DESCRIPTION = 140

export function environmentOf({ stage, project }: DeploymentPlace): string {
  return stage ?? project
}

/** Creates a deployment, and returns its id. Rejects with a GitHubError. */
export async function createDeployment(github: GitHub, start: DeploymentStart, creation: Creation): Promise<number> {
  const own = { run: creation.run, record: start.record }
  return createOnce(
    github,
    async () => create(github, start, creation),
    async () => findOwn(github, environmentOf(start), start, own),
  )
}

async function create(github: GitHub, start: DeploymentStart, { run, sha, isOfWorkflow }: Creation): Promise<number> {
  const ref = isOfWorkflow ? (start.commit ?? sha) : sha
  if (ref === undefined)
    throw new GitHubError('github-refused', 'the deployed commit is not known', {
      fix: 'Check the repository out with actions/checkout.',
    })
  const environment = environmentOf(start)
  return github.call(WRITE, async (octokit, where) => {
    const { data } = await octokit.rest.repos.createDeployment({
      ...where,
      ref,
      task: TASK,
      environment,
      description: describe(start),
      payload: { ...payloadOf(start, run) },
      // Exactly this commit: not merged with the default branch, and not blocked by checks, which include this job.
      auto_merge: false,
      required_contexts: [],
      transient_environment: false,
      // The same default as GitHub's.
      production_environment: environment === 'production',
    })
    // An answer without an id is a message about a merge.
    if (!('id' in data)) throw new TypeError('no deployment')
    return numbered(data, 'id').id
  })
}

function describe({ command, installs, project, undoes }: DeploymentStart): string {
  const what = installs.length === 0 ? 'everything is in place' : count(installs.length, 'app')
  return short(`${command}${undoes === undefined && command === 'rollback' ? ' in part' : ''}: ${what} in ${project}`)
}

export interface Status {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error'
  readonly description: string
  readonly log_url: string
  readonly auto_inactive?: boolean
}

export async function setStatus(github: GitHub, id: number, status: Status): Promise<void> {
  await github.call(WRITE, async (octokit, where) =>
    octokit.rest.repos.createDeploymentStatus({ ...where, deployment_id: id, ...status }),
  )
}

/** A promotion that was stopped is an `error`; one with failed apps is a `failure`. */
export function stateOf({ result, failure }: PromotionReport): Status['state'] {
  if (result === 'promoted' || result === 'unchanged') return 'success'
  return failure?.code === 'apps-failed' ? 'failure' : 'error'
}

export async function descriptionOf(report: PromotionReport): Promise<string> {
  // The full digest, so that it can be compared with that of a saved record.
  const record =
    report.recordFile === undefined
      ? ''
      : `; record sha256:${createHash('sha256')
          .update(await readFile(report.recordFile))
          .digest('hex')}`
  return `${short(promotionCounts(report), LONGEST_DESCRIPTION - record.length)}${record}`
}

function short(text: string, length = LONGEST_DESCRIPTION): string {
  return clip(printableSentence(text), length)
}
