import type { Deployments } from '../commands/promote/deployments.ts'
import type { PromotionReport } from '../commands/report.ts'
import { inOneSentence } from '../commands/run/failure.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { DeploymentStart } from '../promotion/rules/deployment.ts'
import { isBefore, type Checkout } from './checkout.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import {
  type Creation,
  type Unended,
  type Unfinished,
  createDeployment,
  descriptionOf,
  readUnended,
  setStatus,
  stateOf,
} from './deployment.ts'
import { GitHubError } from './github-error.ts'
import type { ActionInputs } from './inputs.ts'

interface DeploymentOptions extends Creation {
  readonly runUrl?: string
  /** Called once for each failed call; `isLack` if the token lacks a permission, or there are no deployments. */
  readonly onTrouble: (text: string, isLack: boolean) => void
}

/** For all requests at one moment of a promotion, including waits, in milliseconds. */
const LONGEST_TIME = 90_000

const LAST_WORD = 3_000

type Connect = (signal: AbortSignal) => Promise<GitHub>

export function deploymentsOf(
  { options: { runUrl } }: ActionInputs,
  { isOfWorkflow }: Checkout,
  job: Job,
): Deployments {
  const { env, log } = job
  const access = readAccess('deployments: true', 'deployments: write', env)
  return deploymentsOn(async (signal) => connectAs(access, job, signal), {
    run: `${env['GITHUB_RUN_ID'] ?? ''}/${env['GITHUB_RUN_ATTEMPT'] ?? '1'}`,
    isOfWorkflow,
    ...omitUndefined({ runUrl, sha: env['GITHUB_SHA'] === '' ? undefined : env['GITHUB_SHA'] }),
    onTrouble: (text, isLack) => log.annotate(isLack ? 'notice' : 'warning', text),
  })
}

/**
 * The environment is the stage, or without a configuration file the project. Errors of GitHub are reported and do not
 * affect the promotion.
 */
function deploymentsOn(connect: Connect, options: DeploymentOptions): Deployments {
  let begun: StartedDeployment | undefined

  return {
    contains: async (head, commit, signal) => contains(connect, head, commit, signal),
    begin: async (start, signal) => {
      try {
        const github = await connect(limited(signal))
        begun = await beginDeployment(github, start, await readUnended(github, start, options.run), options)
        if (begun !== undefined)
          await setStatus(github, begun.id, {
            state: 'in_progress',
            description: 'Installing',
            log_url: options.runUrl ?? '',
          })
      } catch (error) {
        const what = begun === undefined ? 'No deployment was created' : 'The deployment is not marked as in progress'
        options.onTrouble(
          `${what}: ${reasonOf(error, signal)}${signal.aborted ? '' : ' The promotion continues.'}`,
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
    return await isBefore(await connect(limited(signal)), commit, head)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return undefined
  }
}

interface StartedDeployment {
  readonly id: number
  readonly partial: boolean
}

/** Also closes deployments that other runs did not finish. Undefined if the last one is still correct. */
async function beginDeployment(
  github: GitHub,
  start: DeploymentStart,
  { endedWell, unfinished }: Unended,
  options: DeploymentOptions,
): Promise<StartedDeployment | undefined> {
  for (const other of unfinished) await closeUnfinished(github, other, options)
  if (start.installs.length === 0 && (!start.inPlace || start.partial || endedWell)) return undefined
  const id = await createDeployment(github, start, options)
  return { id, partial: start.partial }
}

interface Ending {
  readonly report: PromotionReport
  readonly signal: AbortSignal
  readonly options: DeploymentOptions
}

async function endDeployment(
  connect: Connect,
  { id, partial }: StartedDeployment,
  { report, signal, options }: Ending,
): Promise<void> {
  const lastWord = lastWordAfter(signal)
  try {
    const github = await connect(AbortSignal.any([lastWord.signal, AbortSignal.timeout(LONGEST_TIME)]))
    const state = stateOf(report)
    // A run over some apps keeps earlier deployments active; a complete run replaces them.
    await setStatus(github, id, {
      state,
      description: await descriptionOf(report),
      log_url: options.runUrl ?? '',
      auto_inactive: state === 'success' && !partial,
    })
  } catch (error) {
    options.onTrouble(
      `Deployment ${id} is still marked as in progress: ${reasonOf(error)} The next promotion to this stage ends it.`,
      lacks(error),
    )
  } finally {
    lastWord.release()
  }
}

function limited(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)])
}

/**
 * Aborts {@link LAST_WORD} after the run was asked to end: GitHub must have the outcome of a promotion before it is
 * reported.
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

/** A deployment that cannot be closed must not stop later promotions from being shown. */
async function closeUnfinished(
  github: GitHub,
  { id, logUrl }: Unfinished,
  { onTrouble }: DeploymentOptions,
): Promise<void> {
  try {
    await setStatus(github, id, {
      state: 'error',
      description: 'Cut off: its run ended without a result',
      log_url: logUrl,
      auto_inactive: false,
    })
  } catch (error) {
    if (lacks(error)) throw error
    onTrouble(`Deployment ${id} of an earlier run stays in progress: ${reasonOf(error)}`, false)
  }
}

function lacks(error: unknown): boolean {
  return error instanceof GitHubError && (error.code === 'github-permission' || error.code === 'github-not-found')
}

function reasonOf(error: unknown, signal?: AbortSignal): string {
  if (!(error instanceof GitHubError)) return `unexpected: ${error instanceof Error ? error.message : String(error)}.`
  if (error.code === 'cancelled' && signal?.aborted !== true) return 'GitHub took too long.'
  return inOneSentence(error)
}
