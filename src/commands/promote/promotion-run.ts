import type { Failure, PromotionReport } from '../report.ts'
import type { ProgressEvent, RunContext } from '../run/context.ts'
import { omitUndefined } from '../run/omit-undefined.ts'
import type { RunOptions } from '../run/options.ts'
import { refuseOutputs } from '../run/output-paths.ts'
import { timePhases } from '../run/phases.ts'
import { runCommand, type Body, type Run } from '../run/run-command.ts'
import type { Deployments } from './deployments.ts'
import { reportPromotion } from './promotion-report.ts'
import type { RunState, Steps } from './run-state.ts'

/** What the steps of a plan, a promotion or a rollback share. */
export interface PromotionRun extends Run {
  readonly command: PromotionReport['command']
  readonly deployments?: Deployments
}

/** Runs the steps and reports the last state. Never throws for errors of the user, the network or the platform. */
export async function runPromotion(
  command: PromotionReport['command'],
  options: RunOptions,
  context: RunContext,
  deployments: Deployments | undefined,
  steps: (run: PromotionRun) => Steps,
): Promise<PromotionReport> {
  const clock = context.clock ?? (() => performance.now())
  const started = clock()
  const timer = timePhases(clock)
  let known: RunState = { kind: 'started' }
  let waits: PromotionReport['waits'] = []
  const found = (failure?: Failure): Body<PromotionReport> => {
    const isPlan = command === 'plan' || options.dryRun
    const phases = timer.times()
    return { ...reportPromotion(known, isPlan, failure), waits, duration: clock() - started, phases }
  }
  const early = { stopped: () => progressOf(known), installs: true, found } as const
  const report = await runCommand<PromotionReport>(command, options, context, early, async (run) => {
    waits = run.waits
    await refuseOutputs(command, options)
    const progress = (event: ProgressEvent): void => {
      timer.note(event)
      run.context.progress(event)
    }
    const timed = { ...run, command, context: { ...run.context, progress }, ...omitUndefined({ deployments }) }
    for await (const now of steps(timed)) known = now
    run.cutoff.stop.throwIfAborted()
    return found()
  })
  return { ...report, ...omitUndefined({ deploymentId: await deployments?.end(report, context.signal) }) }
}

function progressOf(known: RunState): string {
  if (known.kind !== 'applied') return 'nothing was installed'
  const { outcomes } = known
  const done = outcomes.filter((app) => app.outcome === 'created' || app.outcome === 'updated').length
  const open = outcomes.filter((app) => app.outcome === 'cancelled').length
  const unknown = outcomes.filter((app) => app.outcome === 'unknown').length
  return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`
}
