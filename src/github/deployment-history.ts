import type { Deployed, DeploymentPlace } from '../commands/promote/deployments.ts'
import { itemsOf } from './client.ts'
import { isAt, readPayload, TASK, type Payload } from './deployment-payload.ts'
import type { Purpose } from './github-error.ts'
import type { GitHub } from './types.ts'

/** What the deployments of one place say about it. */
export interface DeploymentHistory {
  readonly deployed: Deployed
  /** The newest of them went well. False when there is none. */
  readonly endedWell: boolean
  /** Those that another run has begun and never ended, newer than the last that went well. */
  readonly unfinished: readonly Unfinished[]
}

export interface Unfinished {
  readonly id: number
  /** Where its run can be looked at; empty when it did not say. */
  readonly logUrl: string
}

const READ: Purpose = { doing: 'read the deployments', permission: 'deployments: write' }

/** As many as nearly every look needs: the last that went well is among the newest. */
const PER_PAGE = 30

const OPEN = new Set(['pending', 'queued', 'in_progress'])

/**
 * Reads the deployments of a place, newest first, until the one is found that stands. One that was rolled back as a
 * whole does not, nor does what a rollback left beside it say which commit that is. A promotion that names no commit
 * may be of any. `run` is this one: its other jobs may well be under way. Rejects with a GitHubError.
 */
export async function readHistory(
  github: GitHub,
  environment: string,
  place: DeploymentPlace,
  run: string,
): Promise<DeploymentHistory> {
  const unfinished: Unfinished[] = []
  const undone = new Set<string>()
  let endedWell: boolean | undefined
  for await (const { id, payload } of newestFirst(github, environment, place)) {
    const { state, succeeded, logUrl } = await readStatuses(github, id)
    const ours = payload.run === run
    if (!succeeded && !ours && OPEN.has(state)) unfinished.push({ id, logUrl })
    if (!ours || !OPEN.has(state)) endedWell ??= succeeded
    if (!succeeded) continue
    for (const record of payload.undoes) undone.add(record)
    if (payload.rollback || undone.has(payload.record)) continue
    return { deployed: deployedBy(id, payload), endedWell: endedWell ?? false, unfinished }
  }
  return { deployed: { kind: 'none' }, endedWell: endedWell ?? false, unfinished }
}

/** The deployment of this promotion, if there is one: who was given no answer does not know. Rejects with a GitHubError. */
export async function findOwn(
  github: GitHub,
  environment: string,
  place: DeploymentPlace,
  { run, record }: Pick<Payload, 'run' | 'record'>,
): Promise<number | undefined> {
  let left = PER_PAGE
  for await (const { id, payload } of newestFirst(github, environment, place)) {
    if (payload.run === run && payload.record === record) return id
    left -= 1
    if (left === 0) break
  }
  return undefined
}

function deployedBy(id: number, { commit }: Payload): Deployed {
  return commit === null
    ? {
        kind: 'unreadable',
        reason: `deployment ${id} names no commit, as where git did not say which was checked out.`,
      }
    : { kind: 'commit', commit }
}

async function* newestFirst(
  github: GitHub,
  environment: string,
  place: DeploymentPlace,
): AsyncGenerator<{ readonly id: number; readonly payload: Payload }> {
  for (let page = 1; ; page += 1) {
    const found = await github.call(
      READ,
      async (octokit, where) =>
        octokit.rest.repos.listDeployments({ ...where, environment, task: TASK, per_page: PER_PAGE, page }),
      itemsOf,
    )
    for (const { id, payload: text } of found.toSorted((one, other) => other.id - one.id)) {
      const payload = readPayload(text)
      if (payload !== undefined && isAt(payload, place)) yield { id, payload }
    }
    if (found.length < PER_PAGE) return
  }
}

/**
 * What became of a deployment. One that went well is `inactive` as soon as another one goes well, that of GitHub for
 * the job's own `environment` among them: so it counts whether it ever went well.
 */
async function readStatuses(
  github: GitHub,
  id: number,
): Promise<{ readonly state: string; readonly succeeded: boolean; readonly logUrl: string }> {
  const statuses = await github.list(READ, (octokit, where) =>
    octokit.paginate.iterator(octokit.rest.repos.listDeploymentStatuses, {
      ...where,
      deployment_id: id,
      per_page: 100,
    }),
  )
  const newest = statuses.toSorted((one, other) => other.id - one.id)[0]
  return {
    state: newest?.state ?? 'pending',
    succeeded: statuses.some(({ state }) => state === 'success'),
    logUrl: newest?.log_url ?? '',
  }
}
