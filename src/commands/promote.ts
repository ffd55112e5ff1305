import { existsSync } from 'node:fs'

import { formatAddress } from '../platform/address.ts'
import type { Platform } from '../platform/types.ts'
import { applyPlan, type AppOutcome } from '../promotion/apply.ts'
import { reasonOf } from '../promotion/atomic-file.ts'
import { PromotionError } from '../promotion/errors.ts'
import { isInstall, type Change } from '../promotion/plan.ts'
import { stampChanges } from '../promotion/provenance.ts'
import { isRecorded, startRecord } from '../promotion/record.ts'
import type { SavedPlan } from '../promotion/saved-plan-schema.ts'
import { readPlan, refuseOtherDigest, refuseStalePlan } from '../promotion/saved-plan.ts'
import { writeSubjects } from '../promotion/subjects.ts'
import { readingBack } from '../promotion/verify.ts'
import { noticesOf, notRead, readExportList } from './exports/export-list.ts'
import { exportSettings, type ExportSettings } from './exports/export-settings.ts'
import { startOf, type Deployments } from './promote/deployments.ts'
import { makePlan, runPromotion, type Planned, type PromotionRun } from './promote/promotion-run.ts'
import { findHead, findProvenance, uncommittedNotices, unsaidCommit } from './promote/provenance.ts'
import { recordHeader } from './promote/recording.ts'
import type { Failure, PromotionReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { INSTALL_GRACE } from './run/cutoff.ts'
import { failureFrom } from './run/failure.ts'
import { given } from './run/given.ts'
import type { RunOptions } from './run/options.ts'

/**
 * Plans, then installs what differs: nothing is sent before everything is validated, packed and read, and one app's
 * failure ends no other. With `dryRun` it ends after the plan; `offline` goes with that only. `deployments` are told before
 * the first install and at the end, and asked what stands there when the rule `downgrade` has no record to go by.
 */
export async function promote(options: RunOptions, context: RunContext, deployments?: Deployments): Promise<PromotionReport> {
  return runPromotion('promote', options, context, deployments, async (run) => {
    if (options.offline !== undefined && !options.dryRun) throw new PromotionError('usage', '`offline` goes with `dry-run` only: without the platform nothing can be installed', { hint: 'Leave it out, or plan.' })
    // Before the platform is asked for anything: a plan that cannot be read is a mistake of this command.
    const approved = options.plan === undefined ? undefined : readPlan(options.plan)
    if (approved !== undefined) run.options = ofStage(approved, options)
    // Before packing: a commit that is made meanwhile is not the one of what was packed.
    const head = await findHead(options, run.cutoff.stop)
    const planned = await makePlan(run)
    if (planned !== undefined) refuseUnapproved(options.expectPlanDigest, approved, planned.plan)
    if (!options.dryRun) await carryOut(run, planned, head)
  })
}

/** All that follows a plan; without one there were documents with errors. */
async function carryOut(run: PromotionRun, planned: Planned | undefined, head: string | undefined): Promise<void> {
  const { options, context, cutoff } = run
  if (planned === undefined) {
    run.outcomes = skipAll(run.changes ?? [], 'nothing is installed while documents have errors')
    return
  }
  if (planned.changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')) {
    run.outcomes = skipAll(planned.changes, 'nothing is installed while a rule refuses an app')
    return
  }
  const changes = options.stamp === false ? planned.changes : await stamped(run, planned.changes, head)
  const commit = options.commit ?? head
  const notice = commit === undefined ? await unsaidCommit(options, context.startedFor, cutoff.stop) : undefined
  if (notice !== undefined) run.notices = [...run.notices, notice]
  await install(run, { ...planned, changes }, commit ?? context.startedFor ?? null)
  const settings = exportSettings(options, planned.selection.exports)
  if (settings.reportExports) await readExports(run, planned.platform, settings)
}

async function stamped(run: PromotionRun, changes: readonly Change[], head: string | undefined): Promise<readonly Change[]> {
  const provenance = await findProvenance(run.options, head, run.cutoff.stop)
  const noted = stampChanges(changes, provenance)
  run.notices = [...run.notices, ...uncommittedNotices(noted, provenance)]
  return noted
}

/** An approved plan is for one stage, which need not be named again. */
function ofStage({ stage }: SavedPlan, options: RunOptions): RunOptions {
  return stage === null || options.stage !== undefined || options.project !== undefined ? options : { ...options, stage }
}

/** Throws PromotionError `stale-plan` when something else was approved than what would be done now. */
function refuseUnapproved(digest: string | undefined, approved: SavedPlan | undefined, present: SavedPlan): void {
  if (digest !== undefined) refuseOtherDigest(digest, present)
  if (approved !== undefined) refuseStalePlan(approved, present)
}

/** Carries the plan out, as of `commit` where it is of one; also for a rollback. */
export async function install(run: PromotionRun, planned: Planned, commit: string | null): Promise<void> {
  const { context, cutoff, options } = run
  const { changes, platform, selection } = planned
  const header = recordHeader(options, platform, { ...selection, commit })
  const record = options.record === undefined ? undefined : await startRecord(options.record, header, changes)
  if (options.record !== undefined && changes.some(isInstall)) context.progress({ kind: 'record', file: options.record })
  const { deployments, undoes, command } = run
  await deployments?.begin(startOf(options, header, changes, { command, project: selection.project, planDigest: planned.plan.digest, ...given({ undoes }) }), cutoff.stop)
  context.progress({ kind: 'phase', name: 'install', total: changes.length })
  cutoff.grant(INSTALL_GRACE)
  // What cannot be recorded could not be rolled back: no further install begins then.
  const halt = new AbortController()
  const verify = options.verify === 'read-back' || selection.declaration?.verify === 'read-back'
  run.outcomes = await applyPlan(changes, verify ? readingBack(platform) : platform, {
    concurrency: options.concurrency,
    signal: AbortSignal.any([cutoff.stop, halt.signal]),
    failFast: options.failFast ?? false,
    onOutcome: async (outcome) => {
      try {
        await record?.add(outcome)
      } catch (error) {
        run.unrecorded ??= unrecorded(error)
        halt.abort()
      }
      // After the record: what is told holds even when the process is killed the next moment.
      context.progress(progressOf(outcome))
    },
  })
  try {
    await record?.end()
  } catch (error) {
    run.unrecorded ??= unrecorded(error)
  }
  if (options.record !== undefined && run.outcomes.some(isRecorded) && (run.unrecorded === undefined || existsSync(options.record))) run.recordFile = options.record
  cutoff.grant(0)
  // A run that must end now has no time for it; the next one finds in place what this one brought.
  if (options.subjects !== undefined && !cutoff.stop.aborted) await keepSubjects(run, options.subjects, run.outcomes, platform)
}

async function keepSubjects(run: PromotionRun, folder: string, outcomes: readonly AppOutcome[], { dialect }: Platform): Promise<void> {
  try {
    run.subjects = await writeSubjects(folder, outcomes, dialect)
  } catch (error) {
    const message = `what stands now could not be written into ${folder}: ${error instanceof Error ? error.message : String(error)}`
    if (run.context.offersSubjects === true) run.notices = [...run.notices, `There is nothing to be signed: ${message}. The apps were dealt with all the same.`]
    else run.afterwards = [...run.afterwards, { code: 'subjects-not-written', message, hint: 'The apps were dealt with all the same. Give a folder of its own, on a disk with room, and run again.' }]
  }
}

function unrecorded(error: unknown): Failure {
  return {
    code: 'record-not-written',
    message: `the record could not be written: ${reasonOf(error)}`,
    hint: 'No further install was begun. What is installed is in the report; free the disk or give another path, and run again.',
  }
}

function progressOf({ change, outcome, reason }: AppOutcome) {
  const { name, target } = change.app
  return { kind: 'app', name, target: formatAddress(target), outcome, ...(reason === undefined ? {} : { reason }) } as const
}

function skipAll(changes: readonly Change[], reason: string): readonly AppOutcome[] {
  return changes.map((change) => (change.action === 'unchanged' ? { change, outcome: 'unchanged' } : { change, outcome: 'skipped', reason: change.action === 'blocked' ? change.reason : reason }))
}

/**
 * A failed export job does not fail a promotion, it is reported; but a list that was asked for and could not be read
 * must not look like a list without failures.
 */
async function readExports(run: PromotionRun, platform: Platform, settings: ExportSettings): Promise<void> {
  if (run.cutoff.stop.aborted) {
    run.exports = notRead('the run ended before the export jobs were read')
    return
  }
  run.context.progress({ kind: 'phase', name: 'exports' })
  try {
    run.exports = await readExportList(platform, settings)
    run.notices = [...run.notices, ...noticesOf(run.exports)]
  } catch (error) {
    const failure = failureFrom(error)
    run.exports = notRead(failure.message)
    // What was cut short is no trouble of its own.
    if (run.cutoff.stop.aborted) return
    run.afterwards = [
      ...run.afterwards,
      {
        code: 'exports-not-read',
        message: `the export jobs could not be read: ${failure.message}`,
        hint: 'The apps were dealt with all the same. Turn the input `report-exports` off if the token may not list export jobs.',
      },
    ]
  }
}
