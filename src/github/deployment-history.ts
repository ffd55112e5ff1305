import type { Deployed, DeploymentPlace, DeploymentStart } from '../commands/promote/deployments.ts'
import { isArray, isObject, parseJson, type JsonValue } from '../json/index.ts'
import { isFullHash } from '../promotion/full-hash.ts'
import type { GitHub } from './client.ts'
import type { Purpose } from './github-error.ts'

/** What is known of a place by its deployments. */
export interface DeploymentHistory {
  readonly deployed: Deployed
  /** The newest of them went well. False when there is none. */
  readonly endedWell: boolean
  /** Those that another run has begun and never ended, newer than the last that went well. */
  readonly unfinished: readonly Unfinished[]
}

export interface Unfinished {
  readonly id: number
  /** The address of its run; empty when it did not record one. */
  readonly logUrl: string
}

const READ: Purpose = { doing: 'read the deployments', permission: 'deployments: write' }

/** As many as nearly every look needs: the last that went well is among the newest. */
const PER_PAGE = 30

const OPEN = new Set(['pending', 'queued', 'in_progress'])

/**
 * Reads the deployments of a place, newest first, until the one is found that is still installed. One that was rolled
 * back as a whole is not, and a rollback itself does not name its commit. A promotion that names no commit may be of
 * any. `run` is this one: its other jobs may well be under way. Rejects with a GitHubError.
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

/** The deployment of this promotion, where its answer was lost. Rejects with a GitHubError. */
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
        reason: `deployment ${id} does not name a commit, because git did not report what was checked out.`,
      }
    : { kind: 'commit', commit }
}

async function* newestFirst(
  github: GitHub,
  environment: string,
  place: DeploymentPlace,
): AsyncGenerator<{ readonly id: number; readonly payload: Payload }> {
  const all = github.items(READ, async (octokit, where, page) =>
    octokit.rest.repos.listDeployments({ ...where, environment, task: TASK, per_page: PER_PAGE, ...page }),
  )
  for await (const { id, payload: text } of all) {
    const payload = readPayload(text)
    if (payload?.platform === place.baseUrl && payload.project === place.project) yield { id, payload }
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
  const statuses = github.items(READ, async (octokit, where, page) =>
    octokit.rest.repos.listDeploymentStatuses({ ...where, deployment_id: id, per_page: 100, ...page }),
  )
  let newest = { id: 0, state: 'pending', logUrl: '' }
  let succeeded = false
  for await (const { id: number, state, log_url: logUrl = '' } of statuses) {
    if (number > newest.id) newest = { id: number, state, logUrl }
    succeeded ||= state === 'success'
  }
  return { ...newest, succeeded }
}

/** Distinguishes our deployments from those that GitHub makes for a job's `environment`, and from all others. */
export const TASK = 'cwl-promote'

/** In characters. GitHub names no limit; this is far below what it has been seen to keep. */
const LONGEST_PAYLOAD = 8_000

/** What is read of a payload; everything else in it is for people. */
interface Payload {
  readonly platform: string
  readonly project: string
  /** In full: what GitHub is asked to compare must be no branch, which is another commit each time. */
  readonly commit: string | null
  readonly record: string
  readonly undoes: readonly string[]
  readonly rollback: boolean
  readonly run: string
}

/**
 * All that GitHub keeps of a promotion from its beginning, since a payload cannot be changed any more: where it goes,
 * what it installs as far as that fits, and the digests by which its plan and its record are known.
 */
export function payloadOf(start: DeploymentStart, run: string): Readonly<Record<string, unknown>> {
  const { command, stage, project, baseUrl, commit, planDigest, record, undoes, partial, installs } = start
  const head = {
    version: 1,
    command,
    stage,
    project,
    platform: baseUrl,
    commit,
    plan: planDigest,
    record,
    ...(undoes === undefined ? {} : { undoes }),
    partial,
    run,
  }
  let room = LONGEST_PAYLOAD - JSON.stringify(head).length
  const named = installs.filter((install) => (room -= JSON.stringify(install).length + 1) > 0)
  const omitted = installs.length - named.length
  return { ...head, installs: named, ...(omitted === 0 ? {} : { omitted }) }
}

/** Undefined for a payload that we have not written. */
function readPayload(payload: unknown): Payload | undefined {
  const value = parsed(payload)
  if (!isObject(value) || value['version'] !== 1) return undefined
  const { command, platform, project, commit, record, undoes, run } = value
  if (
    typeof platform !== 'string' ||
    typeof project !== 'string' ||
    typeof record !== 'string' ||
    typeof run !== 'string'
  )
    return undefined
  return {
    platform,
    project,
    record,
    run,
    commit: isFullHash(commit) ? commit : null,
    undoes: isArray(undoes) ? undoes.filter((one) => typeof one === 'string') : [],
    rollback: command === 'rollback',
  }
}

/** Null for a payload that is not JSON. GitHub may give an object back as its text. */
function parsed(payload: unknown): JsonValue {
  try {
    return parseJson(typeof payload === 'string' ? payload : JSON.stringify(payload ?? null))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
