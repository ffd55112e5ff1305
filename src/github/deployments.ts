import type { DeploymentPlace, Deployments, DeploymentStart } from '../commands/promote/deployments.ts'
import type { PromotionReport } from '../commands/report.ts'
import { inOneSentence } from '../commands/run/failure.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import { isBefore, type Checkout } from './checkout.ts'
import { connectAs, readAccess, type GitHub, type Job } from './client.ts'
import { readHistory, type DeploymentHistory, type Unfinished } from './deployment-history.ts'
import { createDeployment, descriptionOf, environmentOf, setStatus, stateOf, type Creation } from './deployment.ts'
import { GitHubError } from './github-error.ts'
import type { ActionInputs } from './inputs.ts'

interface DeploymentOptions extends Creation {
  readonly runUrl?: string
  /** Called once for each thing that GitHub did not do; `isLack` when the token may not, or there are no deployments. */
  readonly onTrouble: (text: string, isLack: boolean) => void
}

/** For all that one moment of a promotion asks of GitHub, its waits among it, in milliseconds. */
const LONGEST_TIME = 90_000

/** The same when the runner is about to end the process, see INSTALL_GRACE. */
const LAST_WORD = 3_000

type Connect = (signal: AbortSignal) => Promise<GitHub>

/** The deployments that the workflow asks for. Without a token for GitHub the first use reports that. */
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
 * Shows each promotion as a deployment: its environment is the stage, or without a configuration file the project. What
 * GitHub does not do is reported, and changes nothing about the promotion.
 */
function deploymentsOn(connect: Connect, options: DeploymentOptions): Deployments {
  let history: Promise<DeploymentHistory> | undefined
  let begun: StartedDeployment | undefined

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
    return await isBefore(await connect(limited(signal)), commit, head)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return undefined
  }
}

/** The deployment of this promotion. */
interface StartedDeployment {
  readonly id: number
  readonly partial: boolean
}

/** Ends what others have left unfinished, and makes a deployment; undefined where the last one is still true. */
async function beginDeployment(
  github: GitHub,
  start: DeploymentStart,
  { endedWell, unfinished }: DeploymentHistory,
  options: DeploymentOptions,
): Promise<StartedDeployment | undefined> {
  for (const other of unfinished) await closeUnfinished(github, other, options)
  if (start.installs.length === 0 && (!start.inPlace || start.partial || endedWell)) return undefined
  // One that is missing lets the rule `downgrade` pass over the promotion.
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
    // A run over some apps leaves earlier deployments active; a whole one replaces them.
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

function limited(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LONGEST_TIME)])
}

/**
 * Aborts {@link LAST_WORD} after the run was asked to end: the outcome of a promotion is reported only after GitHub has
 * it.
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

function lacks(error: unknown): boolean {
  return error instanceof GitHubError && (error.code === 'github-permission' || error.code === 'github-not-found')
}

/** In sentences. Not even a mistake of ours in here may cost a promotion its report. */
function reasonOf(error: unknown, signal?: AbortSignal): string {
  if (!(error instanceof GitHubError)) return `unexpected: ${error instanceof Error ? error.message : String(error)}.`
  if (error.code === 'cancelled' && signal?.aborted !== true) return 'GitHub took longer than it may.'
  return inOneSentence(error)
}
