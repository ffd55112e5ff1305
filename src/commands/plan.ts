import type { RunOptions } from '../options/options.ts'
import { refuseOtherDigest, writePlan } from '../promotion/records/saved-plan.ts'
import type { Deployments } from './promote/deployments.ts'
import { makePlan } from './promote/planning.ts'
import { runPromotion, type PromotionRun } from './promote/promotion-run.ts'
import type { Steps } from './promote/run-state.ts'
import { EXIT, type PromotionReport } from './report.ts'
import type { RunContext } from './run/context.ts'

/**
 * Changes neither the repository nor the platform. With `out` the plan is saved, so that it can be applied exactly;
 * with `exitCode` it ends with 10 if something would change. With `offline` no request is sent, the report names what
 * is unknown, and the plan is not saved. `deployments` are only read, for the rule `downgrade`.
 */
export async function plan(
  options: RunOptions,
  context: RunContext,
  deployments?: Deployments,
): Promise<PromotionReport> {
  const report = await runPromotion('plan', options, context, deployments, (run) => planAndSave(run, options))
  return options.exitCode === true &&
    report.planDigest !== undefined &&
    report.exitCode === EXIT.fine &&
    report.result === 'planned'
    ? { ...report, exitCode: EXIT.changesPending }
    : report
}

async function* planAndSave(run: PromotionRun, options: RunOptions): Steps {
  const end = yield* makePlan(run, options)
  if (end.kind !== 'ready') return
  const { planned } = end
  const { expectPlanDigest, out } = options
  if (expectPlanDigest !== undefined) refuseOtherDigest(expectPlanDigest, planned.plan)
  if (out === undefined) return
  if (planned.changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')) {
    run.addNotice('The plan is not saved: while a rule refuses an app, nothing of it could be installed.')
    return
  }
  await writePlan(out, planned.plan)
  yield { ...planned, planFile: out }
}
