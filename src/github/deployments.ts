import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

import type { DeploymentPlace, Deployments, DeploymentStart } from '../commands/promote/deployments.ts'
import type { PromotionReport } from '../commands/report.ts'
import { inOneSentence } from '../commands/run/failure.ts'
import { clip, count, printableSentence } from '../report/printable.ts'
import { promotionCounts } from '../report/verdict.ts'
import { isBefore } from './commit-line.ts'
import { createOnce } from './creation.ts'
import { findOwn, readHistory, type DeploymentHistory, type Unfinished } from './deployment-history.ts'
import { payloadOf, TASK } from './deployment-payload.ts'
import { GitHubError, type Purpose } from './github-error.ts'
import type { GitHub } from './types.ts'

export interface DeploymentOptions {
  /** `run/attempt`: several jobs of one run may promote to one stage at once, each with its share. */
  readonly run: string
  readonly runUrl?: string
  /** GITHUB_SHA: what is deployed where git does not say, or speaks of another repository. */
  readonly sha?: string
  /** The files are of the repository that the deployments are of, and so is their commit. */
  readonly isOfWorkflow: boolean
  /** Said once for each thing that GitHub did not do; `lacks` when the token may not, or deployments are not to be had. */
  readonly onTrouble: (text: string, lacks: boolean) => void
}

const WRITE: Purpose = { doing: 'write a deployment', permission: 'deployments: write' }
const COMPARE: Purpose = { doing: 'compare two commits', permission: 'contents: read' }

/** For all that one moment of a promotion asks of GitHub, its waits among it, in milliseconds. */
const LONGEST_TIME = 90_000

/** The same when the runner is about to end the process, see INSTALL_GRACE. */
const LAST_WORD = 3_000

/** Of the description of a status, in characters: GitHub's limit. */
const LONGEST_DESCRIPTION = 140

type Connect = (signal: AbortSignal) => Promise<GitHub>

/**
 * Shows each promotion as a deployment: its environment is the stage, or without a configuration file the project. What
 * GitHub does not do is said and changes nothing about the promotion.
 */
export function deploymentsOn(connect: Connect, options: DeploymentOptions): Deployments {
  let history: Promise<DeploymentHistory> | undefined
  let begun: Begun | undefined

  const look = async (place: DeploymentPlace, signal: AbortSignal): Promise<DeploymentHistory> => {
    history ??= connect(limited(signal)).then(async (github) =>
      readHistory(github, environmentOf(place), place, options.run),
    )
    return history
  }
  return {
    last: async (place, signal) => {
      try {
        return (await look(place, signal)).deployed
      } catch (error) {
        return { kind: 'unreadable', reason: reasonOf(error, signal) }
      }
    },
    contains: async (head, commit, signal) => contains(connect, head, commit, signal),
    begin: async (start, signal) => {
      try {
        const past = await look(start, signal)
        const github = await connect(limited(signal))
        begun = await beginDeployment(github, start, past, options)
        if (begun !== undefined)
          await setStatus(github, begun.id, {
            state: 'in_progress',
            description: 'Installing',
            log_url: options.runUrl ?? '',
          })
      } catch (error) {
        const what =
          begun === undefined ? 'No deployment was made' : 'The deployment does not show that it is under way'
        options.onTrouble(
          `${what}: ${reasonOf(error, signal)}${signal.aborted ? '' : ' The promotion goes on.'}`,
          lacks(error),
        )
      }
    },
    end: async (report, signal) => {
      if (begun === undefined) return undefined
      await endDeployment(connect, begun, { report, signal, options })
      return String(begun.id)
    },
  }
}

async function contains(
  connect: Connect,
  head: string,
  commit: string,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    return await isBefore(await connect(limited(signal)), COMPARE, commit, head)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return undefined
  }
}

/** The deployment of this promotion. */
interface Begun {
  readonly id: number
  readonly partial: boolean
}

/** Ends what others have left unfinished, and makes a deployment; undefined where the last one says it all. */
async function beginDeployment(
  github: GitHub,
  start: DeploymentStart,
  { endedWell, unfinished }: DeploymentHistory,
  options: DeploymentOptions,
): Promise<Begun | undefined> {
  for (const other of unfinished) await closeUnfinished(github, other, options)
  if (start.installs.length === 0 && (!start.inPlace || start.partial || endedWell)) return undefined
  // One that is missing lets the rule `downgrade` pass over the promotion.
  const id = await createOnce(
    async () => create(github, start, options),
    async () => findOwn(github, environmentOf(start), start, { run: options.run, record: start.record }),
  )
  return { id, partial: start.partial }
}

interface Ending {
  readonly report: PromotionReport
  readonly signal: AbortSignal
  readonly options: DeploymentOptions
}

async function endDeployment(
  connect: Connect,
  { id, partial }: Begun,
  { report, signal, options }: Ending,
): Promise<void> {
  const lastWord = lastWordAfter(signal)
  try {
    const github = await connect(AbortSignal.any([lastWord.signal, AbortSignal.timeout(LONGEST_TIME)]))
    const state = stateOf(report)
    // What a run over some apps brought stands beside what was there before; a whole one takes its place.
    await setStatus(github, id, {
      state,
      description: await descriptionOf(report),
      log_url: options.runUrl ?? '',
      auto_inactive: state === 'success' && !partial,
    })
  } catch (error) {
    options.onTrouble(
      `Deployment ${id} was left as if it were under way: ${reasonOf(error)} The next promotion to this stage ends it.`,
      lacks(error),
    )
  } finally {
    lastWord.release()
  }
}

function environmentOf({ stage, project }: DeploymentPlace): string {
  return stage ?? project
}

function limited(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)])
}

/**
 * Aborts so long after the run was asked to end: nothing is done with the outcome of a promotion before GitHub was
 * told.
 */
function lastWordAfter(signal: AbortSignal): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const begin = (): void => {
    timer = setTimeout(() => controller.abort(new DOMException('the run was asked to end', 'TimeoutError')), LAST_WORD)
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return {
    signal: controller.signal,
    release: () => {
      signal.removeEventListener('abort', begin)
      clearTimeout(timer)
    },
  }
}

async function create(
  github: GitHub,
  start: DeploymentStart,
  { run, sha, isOfWorkflow }: DeploymentOptions,
): Promise<number> {
  const ref = isOfWorkflow ? (start.commit ?? sha) : sha
  if (ref === undefined)
    throw new GitHubError('github-refused', 'nothing says which commit is deployed', {
      fix: 'Check the repository out with actions/checkout.',
    })
  const environment = environmentOf(start)
  const created = await github.call(WRITE, async (octokit, where): Promise<{ readonly data: unknown }> =>
    octokit.rest.repos.createDeployment({
      ...where,
      ref,
      task: TASK,
      environment,
      description: describe(start),
      payload: { ...payloadOf(start, run) },
      // Exactly this commit: neither merged with the default branch nor kept back by checks, this job's own among them.
      auto_merge: false,
      required_contexts: [],
      transient_environment: false,
      // What GitHub takes for granted as well; said, so that a change of its mind is none of ours.
      production_environment: environment === 'production',
    }),
  )
  // An answer without an id says in words why there is none.
  if (typeof created === 'object' && created !== null && 'id' in created && typeof created.id === 'number')
    return created.id
  throw new GitHubError('github-refused', 'GitHub answered without a deployment')
}

interface Status {
  readonly state: 'in_progress' | 'success' | 'failure' | 'error'
  readonly description: string
  readonly log_url: string
  readonly auto_inactive?: boolean
}

async function setStatus(github: GitHub, id: number, status: Status): Promise<void> {
  await github.call(WRITE, async (octokit, where) =>
    octokit.rest.repos.createDeploymentStatus({ ...where, deployment_id: id, ...status }),
  )
}

/** One that cannot be closed must not keep every promotion after it from being shown. */
async function closeUnfinished(
  github: GitHub,
  { id, logUrl }: Unfinished,
  { onTrouble }: DeploymentOptions,
): Promise<void> {
  try {
    await setStatus(github, id, {
      state: 'error',
      description: 'Cut off: its run ended without saying how far it came',
      log_url: logUrl,
      auto_inactive: false,
    })
  } catch (error) {
    if (lacks(error)) throw error
    onTrouble(`Deployment ${id} of an earlier run stays in progress: ${reasonOf(error)}`, false)
  }
}

function describe({ command, installs, project, undoes }: DeploymentStart): string {
  const what = installs.length === 0 ? 'everything is in place' : count(installs.length, 'app')
  return short(`${command}${undoes === undefined && command === 'rollback' ? ' in part' : ''}: ${what} in ${project}`)
}

/** A promotion that was stopped is an error, one of which apps failed a failure: the former says nothing about the apps. */
function stateOf({ result, failure }: PromotionReport): Status['state'] {
  if (result === 'promoted' || result === 'unchanged') return 'success'
  return failure?.code === 'apps-failed' ? 'failure' : 'error'
}

async function descriptionOf(report: PromotionReport): Promise<string> {
  // In full, it can be compared with that of the record that was kept.
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

function lacks(error: unknown): boolean {
  return error instanceof GitHubError && (error.code === 'github-permission' || error.code === 'github-not-found')
}

/** In sentences. Not even a mistake of ours in here may cost a promotion its report. */
function reasonOf(error: unknown, signal?: AbortSignal): string {
  if (!(error instanceof GitHubError)) return `unexpected: ${error instanceof Error ? error.message : String(error)}.`
  if (error.code === 'cancelled' && signal?.aborted !== true) return 'GitHub took longer than it may.'
  return inOneSentence(error)
}
