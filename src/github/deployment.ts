import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { PromotionReport } from '../commands/report.ts'
import { type JsonValue, isObject, parseJson } from '../json/index.ts'
import type { DeploymentPlace, DeploymentStart } from '../promotion/rules/deployment.ts'
import { clip, count, printableSentence } from '../report/printable.ts'
import { promotionCounts } from '../report/verdict.ts'
import type { GitHub } from './client.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import { createOnce } from './marked.ts'

const WRITE: Purpose = { doing: 'write a deployment', permission: 'deployments: write' }

export interface Creation {
  readonly run: string
  /** GITHUB_SHA: the deployed commit if git does not know it, or is in another repository. */
  readonly sha?: string
  readonly isOfWorkflow: boolean
}

const LONGEST_DESCRIPTION = 140

function environmentOf({ stage, project }: DeploymentPlace): string {
  return stage ?? project
}

export async function createDeployment(github: GitHub, start: DeploymentStart, creation: Creation): Promise<number> {
  const own = { run: creation.run, record: start.record }
  return createOnce(
    github,
    async () => create(github, start, creation),
    async () => findOwn(github, start, own),
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
    return data.id
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

export interface Unended {
  /** The last deployment was successful. */
  readonly endedWell: boolean
  /** Deployments that another run began and did not end, newer than the last successful one. */
  readonly unfinished: readonly Unfinished[]
}

export interface Unfinished {
  readonly id: number
  readonly logUrl: string
}

const READ: Purpose = { doing: 'read the deployments', permission: 'deployments: write' }

/** Usually one page is enough, because the last successful deployment is among the newest. */
const PER_PAGE = 30

const OPEN = new Set(['pending', 'queued', 'in_progress'])

/** `run` is the current run: its other jobs may be in progress. Rejects with a GitHubError. */
export async function readUnended(github: GitHub, place: DeploymentPlace, run: string): Promise<Unended> {
  const unfinished: Unfinished[] = []
  let endedWell: boolean | undefined
  for await (const { id, payload } of newestFirst(github, place)) {
    const { state, succeeded, logUrl } = await readStatuses(github, id)
    const ours = payload.run === run
    if (!succeeded && !ours && OPEN.has(state)) unfinished.push({ id, logUrl })
    if (!ours || !OPEN.has(state)) endedWell ??= succeeded
    if (succeeded) break
  }
  return { endedWell: endedWell ?? false, unfinished }
}

/** The answer to its creation was lost. Rejects with a GitHubError. */
async function findOwn(
  github: GitHub,
  place: DeploymentPlace,
  { run, record }: Pick<Payload, 'run' | 'record'>,
): Promise<number | undefined> {
  let left = PER_PAGE
  for await (const { id, payload } of newestFirst(github, place)) {
    if (payload.run === run && payload.record === record) return id
    left -= 1
    if (left === 0) break
  }
  return undefined
}

async function* newestFirst(
  github: GitHub,
  place: DeploymentPlace,
): AsyncGenerator<{ readonly id: number; readonly payload: Payload }> {
  const all = github.items(READ, async (octokit, where, page) =>
    octokit.rest.repos.listDeployments({
      ...where,
      environment: environmentOf(place),
      task: TASK,
      per_page: PER_PAGE,
      ...page,
    }),
  )
  for await (const { id, payload: text } of all) {
    const payload = readPayload(text)
    if (payload?.platform === place.baseUrl && payload.project === place.project) yield { id, payload }
  }
}

/** GitHub sets a successful deployment to `inactive` after another success. So it counts whether it was ever successful. */
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

/** Distinguishes our deployments from those that GitHub creates for a job's `environment`, and from all others. */
const TASK = 'cwl-promote'

/** In characters. GitHub documents no limit; this is far below what it was seen to accept. */
const LONGEST_PAYLOAD = 8_000

interface Payload {
  readonly platform: string
  readonly project: string
  readonly record: string
  readonly run: string
}

/** A payload cannot be changed later, so it has all that is known when the promotion begins, as far as that fits. */
function payloadOf(start: DeploymentStart, run: string): Readonly<Record<string, unknown>> {
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

function readPayload(payload: unknown): Payload | undefined {
  const value = parsed(payload)
  if (!isObject(value) || value['version'] !== 1) return undefined
  const { platform, project, record, run } = value
  if (
    typeof platform !== 'string' ||
    typeof project !== 'string' ||
    typeof record !== 'string' ||
    typeof run !== 'string'
  )
    return undefined
  return { platform, project, record, run }
}

/** Null for a payload that is not JSON. GitHub may return an object as text. */
function parsed(payload: unknown): JsonValue {
  try {
    return parseJson(typeof payload === 'string' ? payload : JSON.stringify(payload ?? null))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
