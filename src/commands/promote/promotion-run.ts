import type { Wait } from '../../platform/types.ts'
import type { Failure, PromotionReport } from '../report.ts'
import { checkOptions } from '../run/check-options.ts'
import type { Remarks } from '../run/connect.ts'
import type { RunContext } from '../run/context.ts'
import { startCutoff, type Cutoff } from '../run/cutoff.ts'
import { failureFrom, stoppedFailure, whileWaiting } from '../run/failure.ts'
import { withListener } from '../run/listener.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import type { RunOptions } from '../run/options.ts'
import { refuseOutputs } from '../run/output-paths.ts'
import { timePhases } from '../run/phases.ts'
import type { Deployments } from './deployments.ts'
import { reportPromotion } from './promotion-report.ts'
import type { RunState, Steps } from './run-state.ts'

/** What the steps of a plan, a promotion or a rollback share. */
export interface PromotionRun {
  readonly command: PromotionReport['command']
  readonly context: RunContext
  readonly cutoff: Cutoff
  readonly deployments?: Deployments
  /** The client adds each wait before it repeats a request. */
  readonly waits: Wait[]
  /** Adds a notice to the report. It does not make the run fail. */
  readonly addNotice: (notice: string) => void
}

/** Where a client adds its waits and notices. */
export function remarksOf({ waits, addNotice }: PromotionRun): Remarks {
  return { waits, onNotice: addNotice }
}

/** Runs the steps and reports the last state. Never throws for errors of the user, the network or the platform. */
export async function runPromotion(
  command: PromotionReport['command'],
  options: RunOptions,
  context: RunContext,
  deployments: Deployments | undefined,
  steps: (run: PromotionRun) => Steps,
): Promise<PromotionReport> {
  return withListener(context, (heard) => runWith(command, options, heard, deployments, steps))
}

async function runWith(
  command: PromotionReport['command'],
  options: RunOptions,
  context: RunContext,
  deployments: Deployments | undefined,
  steps: (run: PromotionRun) => Steps,
): Promise<PromotionReport> {
  const clock = context.clock ?? (() => performance.now())
  const started = clock()
  const timer = timePhases(clock)
  const timed: RunContext = {
    ...context,
    progress: (event) => {
      timer.note(event)
      context.progress(event)
    },
  }
  const notices: string[] = []
  const run: PromotionRun = {
    command,
    context: timed,
    cutoff: startCutoff(context, options),
    ...omitUndefined({ deployments }),
    waits: [],
    addNotice: (notice) => void notices.push(notice),
  }
  const end = await takeSteps(run, options, steps)
  const report = reportPromotion({
    command,
    dryRun: options.dryRun,
    ...end,
    notices,
    waits: run.waits,
    phases: timer.times(),
    duration: clock() - started,
  })
  return { ...report, ...omitUndefined({ deploymentId: await deployments?.end(report, context.signal) }) }
}

interface End {
  /** The last state of the run. */
  readonly known: RunState
  /** The error that ended the run early. */
  readonly failure?: Failure
}

async function takeSteps(run: PromotionRun, options: RunOptions, steps: (run: PromotionRun) => Steps): Promise<End> {
  const { command, cutoff } = run
  let known: RunState = { kind: 'started' }
  let failure: Failure | undefined
  let ended: unknown
  try {
    checkOptions(options, command)
    await refuseOutputs(command, options)
    for await (const now of steps(run)) known = now
  } catch (error) {
    failure = failureFrom(error)
    ended = error
  } finally {
    if (cutoff.stop.aborted)
      failure = stoppedFailure(cutoff.timedOut, whileWaiting(ended, progressOf(known)), 'installs')
    cutoff.end()
  }
  return { known, ...omitUndefined({ failure }) }
}

function progressOf(known: RunState): string {
  if (known.kind !== 'applied') return 'nothing was installed'
  const { outcomes } = known
  const done = outcomes.filter((app) => app.outcome === 'created' || app.outcome === 'updated').length
  const open = outcomes.filter((app) => app.outcome === 'cancelled').length
  const unknown = outcomes.filter((app) => app.outcome === 'unknown').length
  return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`
}
