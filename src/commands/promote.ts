import { PromotionError } from '../files/errors.ts'
import type { RunOptions } from '../options/options.ts'
import type { Platform } from '../platform/types.ts'
import type { AppOutcome } from '../promotion/apply.ts'
import { findHead, findProvenance, uncommittedNotices, unknownCommitNotice } from '../promotion/checkout.ts'
import { replacedNotice } from '../promotion/edits/drift.ts'
import { isInstall } from '../promotion/plan.ts'
import { stampChanges } from '../promotion/provenance.ts'
import { isInstalled, isRecorded } from '../promotion/records/record.ts'
import { readPlan, refuseOtherDigest, refuseStalePlan } from '../promotion/records/saved-plan.ts'
import type { SavedPlan } from '../promotion/records/schemas.ts'
import { exportSettings, noticesOf, notRead, readExportList, type ExportSettings } from './exports/export-list.ts'
import type { Deployments } from './promote/deployments.ts'
import { install, promotedAnyway } from './promote/install.ts'
import { makePlan, type Ready } from './promote/planning.ts'
import { runPromotion, type PromotionRun } from './promote/promotion-run.ts'
import type { Invalid, Planned, Applied, Steps } from './promote/run-state.ts'
import type { Failure, PromotionReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { failureFrom } from './run/failure.ts'

/**
 * Nothing is sent before everything is validated, packed and read. If one app fails, the others continue. `offline`
 * requires `dryRun`. `deployments` are called before the first install and at the end, and read if the rule `downgrade`
 * has no record.
 */
export async function promote(
  options: RunOptions,
  context: RunContext,
  deployments?: Deployments,
): Promise<PromotionReport> {
  return runPromotion('promote', options, context, deployments, (run) => planAndInstall(run, options))
}

async function* planAndInstall(run: PromotionRun, given: RunOptions): Steps {
  if (given.offline !== undefined && !given.dryRun)
    throw new PromotionError('usage', '`offline` requires `dry-run`: without the platform nothing can be installed', {
      fix: 'Remove `offline`, or use the command `plan`.',
    })
  const approved = given.plan === undefined ? undefined : readPlan(given.plan)
  const options = approved === undefined ? given : asApproved(approved, given)
  const head = await findHead(options, run.git)
  const end = yield* makePlan(run, options, approved)
  if (end.kind === 'ready') refuseUnapproved(options.expectPlanDigest, approved, end.planned.plan)
  if (options.dryRun) return
  switch (end.kind) {
    case 'invalid':
      yield skipAll(end, 'nothing is installed while documents have errors')
      return
    case 'offline':
      return
    case 'ready':
      yield* applyAndRecord(run, options, end, head)
  }
}

async function* applyAndRecord(
  run: PromotionRun,
  options: RunOptions,
  { planned, platform, selection }: Ready,
  head: string | undefined,
): Steps {
  const { context, git } = run
  if (planned.changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')) {
    yield skipAll(planned, 'nothing is installed while a rule refuses an app')
    return
  }
  const provenance = options.stamp === false ? undefined : await findProvenance(options, head, git)
  const changes = stampChanges(planned.changes, provenance, platform.dialect)
  const commit = options.commit ?? head
  const notice = commit === undefined ? await unknownCommitNotice(changes, context.startedFor, git) : undefined
  if (notice !== undefined) run.addNotice(notice)
  const readsBack = selection.declaration?.verify === 'read-back'
  const settled = yield* install(run, options, {
    planned,
    changes,
    platform,
    commit: commit ?? context.startedFor ?? null,
    readsBack,
  })
  const installed = settled.outcomes.filter(isRecorded).map(({ change }) => change)
  for (const each of provenance === undefined ? [] : uncommittedNotices(installed, provenance)) run.addNotice(each)
  const replaced = replacedNotice(settled.outcomes, settled.recordFile)
  if (replaced !== undefined) run.addNotice(replaced)
  const settings = exportSettings(options, selection.exports)
  if (settings.reportExports) yield { ...settled, ...(await readExports(run, settled, platform, settings)) }
}

function asApproved({ stage, lifts = [] }: SavedPlan, options: RunOptions): RunOptions {
  const isPlaced = stage === null || options.stage !== undefined || options.project !== undefined
  return {
    ...options,
    ...(isPlaced ? {} : { stage }),
    ...(lifts.includes('breaking') ? { allowBreaking: true } : {}),
    ...(lifts.includes('drift') ? { acceptDrift: true } : {}),
  }
}

function refuseUnapproved(digest: string | undefined, approved: SavedPlan | undefined, present: SavedPlan): void {
  if (digest !== undefined) refuseOtherDigest(digest, present)
  if (approved !== undefined) refuseStalePlan(approved, present)
}

function skipAll(plan: Invalid | Planned, reason: string): Applied {
  const outcomes = plan.changes.map((change): AppOutcome =>
    change.action === 'unchanged'
      ? { change, outcome: 'unchanged' }
      : { change, outcome: 'skipped', reason: isInstall(change) ? reason : change.reason },
  )
  return { kind: 'applied', plan, outcomes, afterwards: [] }
}

/**
 * A failed job does not fail a promotion. But if the list was requested and could not be read, the run fails: it must
 * not look as if no job failed.
 */
async function readExports(
  { context, cutoff, addNotice }: PromotionRun,
  { afterwards, outcomes }: Applied,
  platform: Platform,
  settings: ExportSettings,
): Promise<Pick<Applied, 'exports' | 'afterwards'>> {
  if (cutoff.stop.aborted) return { exports: notRead('the run ended before the export jobs were read'), afterwards }
  // The same fault would fail this too, and would be reported twice.
  if (outcomes.some(({ outcome }) => outcome === 'failed') && !outcomes.some(isInstalled))
    return { exports: notRead('no app could be installed'), afterwards }
  context.progress({ kind: 'phase', name: 'exports' })
  try {
    const exports = await readExportList(platform, settings)
    for (const notice of noticesOf(exports)) addNotice(notice)
    return { exports, afterwards }
  } catch (error) {
    const { message } = failureFrom(error)
    const exports = notRead(message)
    if (cutoff.stop.aborted) return { exports, afterwards }
    const failure: Failure = {
      code: 'exports-not-read',
      message: `the export jobs could not be read: ${message}`,
      fix: `${promotedAnyway(outcomes)}Turn the input \`report-exports\` off if the token may not list export jobs.`,
    }
    return { exports, afterwards: [...afterwards, failure] }
  }
}
