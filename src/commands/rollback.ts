import { filterApps } from '../configuration/select.ts'
import { PromotionError } from '../files/errors.ts'
import type { RollbackOptions } from '../options/options.ts'
import type { Platform } from '../platform/types.ts'
import { withDiffs } from '../promotion/diffs.ts'
import type { Change } from '../promotion/plan.ts'
import { readApps, readingOf } from '../promotion/read-apps.ts'
import { headersIn, readRecord } from '../promotion/records/record.ts'
import { refuseOtherDigest, savedPlan } from '../promotion/records/saved-plan.ts'
import type { PromotionRecord } from '../promotion/records/schemas.ts'
import { planUndoing, undoingsOf, type Undoing } from '../promotion/rollback.ts'
import { refuseUnapprovedRollback } from '../promotion/selection/guarded-project.ts'
import type { Deployments } from './promote/deployments.ts'
import { install } from './promote/install.ts'
import { runPromotion, type PromotionRun } from './promote/promotion-run.ts'
import type { Planned, Steps } from './promote/run-state.ts'
import type { PromotionReport } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'

/**
 * Planned, verified and recorded like a promotion. An app that was changed since then stays unchanged. An app that the
 * run created is reported, because the documented API cannot delete it.
 */
export async function rollback(
  options: RollbackOptions,
  context: RunContext,
  deployments?: Deployments,
): Promise<PromotionReport> {
  return runPromotion('rollback', options, context, deployments, (run) => planAndRestore(run, options))
}

async function* planAndRestore(run: PromotionRun, options: RollbackOptions): Steps {
  run.context.progress({ kind: 'phase', name: 'configuration' })
  const record = readRecord(options.undo)
  refuseUnapprovedRollback(record.project, options)
  const undoings = selectUndoings(undoingsOf(record, options.undo), options.apps ?? [])
  const { stage, project } = record
  const apps = { stage, project, apps: undoings.map(({ app }) => app) }
  yield { ...apps, kind: 'apps-selected' }
  const platform = connect(options, run)
  refuseOtherPlatform(record, platform, options.undo)

  const changes = await decide(run, undoings, platform, options.maxRequests)
  const plan = savedPlan({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }, changes)
  const planned: Planned = {
    ...apps,
    kind: 'planned',
    apps: changes.map(({ app }) => app),
    changes,
    plan,
    findings: { problems: [] },
    changedFiles: new Map(),
  }
  yield planned
  if (options.expectPlanDigest !== undefined) refuseOtherDigest(options.expectPlanDigest, plan)
  if (options.dryRun) return
  if (changes.every(({ action }) => action === 'unchanged'))
    run.addNotice('There is nothing to restore: each target already has its earlier version.')
  const isWhole = options.apps === undefined || options.apps.length === 0
  yield* install(run, options, {
    planned,
    changes,
    platform,
    commit: null,
    readsBack: false,
    ...(isWhole ? { undoes: headersIn(record) } : {}),
  })
}

async function decide(
  { context, cutoff }: PromotionRun,
  undoings: readonly Undoing[],
  platform: Platform,
  concurrency: number,
): Promise<readonly Change[]> {
  context.progress({ kind: 'phase', name: 'read', total: undoings.length })
  const targets = undoings.map(({ app }) => app.target)
  const readings = await readApps(targets, platform, concurrency, () => context.progress({ kind: 'done' }))
  const planned = undoings.map((undoing) =>
    planUndoing(undoing, readingOf(readings, undoing.app.target), platform.dialect),
  )
  cutoff.stop.throwIfAborted()
  context.progress({ kind: 'phase', name: 'plan' })
  const changes = await withDiffs(planned, platform.dialect, cutoff.stop)
  // An app that the run did not create because it was cut off, or that was removed since then, needs no change.
  return changes.filter(
    (change, index) => !(undoings[index]?.recorded.before.kind === 'absent' && change.before?.kind === 'absent'),
  )
}

function selectUndoings(undoings: readonly Undoing[], names: readonly string[]): readonly Undoing[] {
  const apps = new Set(
    filterApps(
      undoings.map((undoing) => undoing.app),
      names,
    ),
  )
  return undoings.filter((undoing) => apps.has(undoing.app))
}

function refuseOtherPlatform(record: PromotionRecord, platform: Platform, file: string): void {
  if (record.baseUrl === platform.baseUrl && record.dialect === platform.dialect) return
  throw new PromotionError(
    'usage',
    `${file} is of ${record.baseUrl} (${record.dialect}), and this run is for ${platform.baseUrl} (${platform.dialect})`,
    {
      fix: 'Give the inputs `base-url` and `platform` of the run that is to be undone.',
    },
  )
}
