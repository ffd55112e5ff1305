import type { DesiredApp } from '../../configuration/desired-app.ts'
import { refuseNames, similarNames } from '../../configuration/targets.ts'
import type { Problem } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import { count, listNames } from '../../files/text.ts'
import { openWorkspace, type Workspace } from '../../files/workspace.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { dialectOf } from '../../options/dialect.ts'
import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Platform } from '../../platform/types.ts'
import { decide } from '../../promotion/decide.ts'
import {
  baselineNotices,
  faultsOf,
  invalidFailure,
  packAll,
  type Packed as PackedDocuments,
} from '../../promotion/packing.ts'
import { isInstall, type Change } from '../../promotion/plan.ts'
import { addressesOf, readAndPlan } from '../../promotion/read-and-plan.ts'
import { refuseOtherPlace, savedPlan } from '../../promotion/records/saved-plan.ts'
import type { SavedPlan } from '../../promotion/records/schemas.ts'
import { looksLikeCwl, NO_APP } from '../../promotion/same-app.ts'
import { findChangedFiles } from '../../promotion/selection/changed-files.ts'
import { checkProject } from '../../promotion/selection/copy-project.ts'
import { refuseGuardedProject } from '../../promotion/selection/guarded-project.ts'
import { narrow, needsFiles, shardsOf } from '../../promotion/selection/narrow.ts'
import { selectApps, type Selection } from '../../promotion/selection/select-apps.ts'
import { refuseWithoutTasks } from '../../promotion/tests/tested.ts'
import { unreadApps, unreadChanges } from '../../promotion/unread-apps.ts'
import { withRemote } from '../../repository/remote.ts'
import { skippedFiles } from '../../repository/skipped-files.ts'
import { findingsOf, loweredNotices } from '../documents/findings.ts'
import { connectLate } from '../run/connect.ts'
import type { PromotionRun } from './promotion-run.ts'
import type { RulesApplied, Invalid, Packed, Planned, Steps, Offline } from './run-state.ts'

type PlanEnd = Invalid | Offline | Ready

export interface Ready {
  readonly kind: 'ready'
  readonly planned: Planned
  readonly platform: Platform
  readonly selection: Selection
}

/** Everything before the first install. Throws errors that `failureFrom` knows. */
export async function* makePlan(run: PromotionRun, options: RunOptions, approved?: SavedPlan): Steps<PlanEnd> {
  run.context.progress({ kind: 'phase', name: 'configuration' })
  refuseGuardedProject(options)
  const connected = options.offline === undefined ? connectLate(options, run) : undefined
  const workspace = openWorkspace(options.workingDirectory)
  const selection = await selectApps(options, workspace, connected, approved)
  const skipped =
    options.apps === undefined ? await skippedFiles(options, selection.manifest, workspace, run.git) : undefined
  if (skipped !== undefined) throw skipped
  run.addNotice(...selection.notices)
  const { stage, project, apps } = selection
  if (connected === undefined && selection.declaration?.apps !== undefined)
    run.addNotice('The stage copies a whole project: apps without a row are not known without the platform.')
  else if (apps.length === 0)
    throw new PromotionError('usage', `the stage ${stage ?? ''} has no app to promote`, {
      fix: 'The project to copy has no app. For a stage that is installed from files, write rows of `apps`.',
    })
  yield { kind: 'apps-selected', stage, project, apps, ...omitUndefined({ shard: options.shard }) }
  // Created before the slow packing, so that a missing token is reported immediately. It sends nothing yet.
  const platform = connected?.()
  if (platform !== undefined) {
    refuseWithoutTasks(selection, platform)
    refuseNames(apps, platform.dialect)
  }
  const similar = similarNames(apps)
  if (similar !== undefined) run.addNotice(similar)
  if (approved !== undefined && platform !== undefined)
    refuseOtherPlace(approved, { baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project })

  const documents = await packDocuments(run, options, selection)
  const packed = judge(run, options, documents)
  yield packed
  if (packed.kind === 'invalid') return packed
  if (platform === undefined) {
    const withoutPlatform = leaveUnread(run, packed, documents, options.offline ?? '')
    yield withoutPlatform
    return withoutPlatform
  }

  const decided = await decideAll(run, options, packed, documents, platform)
  yield decided
  const planned = await completePlan(run, options, decided, documents, platform)
  yield planned
  return { kind: 'ready', planned, platform, selection }
}

interface Documents {
  readonly selection: Selection
  readonly workspace: Workspace
  readonly packed: PackedDocuments
  readonly apps: readonly DesiredApp[]
  readonly changedFiles: Packed['changedFiles']
  readonly notices: readonly string[]
}

async function packDocuments(
  { context, cutoff }: PromotionRun,
  options: RunOptions,
  selection: Selection,
): Promise<Documents> {
  const references = referencesOf(selection.apps, requiresSame(selection) || needsFiles(options))
  context.progress({ kind: 'phase', name: 'pack', total: references.length })
  const workspace = await withRemote(selection.workspace, selection.remote, options, cutoff.stop, context)
  const packed = await packAll(references, workspace, cutoff.stop, selection.packing, () =>
    context.progress({ kind: 'done' }),
  )
  return { selection, workspace, packed, ...(await narrow(selection, packed, options, cutoff.stop)) }
}

function requiresSame({ declaration }: Selection): boolean {
  return declaration?.['require-same'] === 'repository'
}

function referencesOf(apps: readonly DesiredApp[], alsoCopies: boolean): readonly string[] {
  return apps.flatMap(({ source, reference }) =>
    reference === undefined || (source.kind !== 'file' && !alsoCopies) ? [] : [reference],
  )
}

function judge(
  run: PromotionRun,
  options: RunOptions,
  { selection, workspace, packed, apps, changedFiles, notices }: Documents,
): Packed | Invalid {
  const faults = faultsOf(referencesOf(apps, requiresSame(selection)), packed)
  run.addNotice(...baselineNotices(faults), ...loweredNotices(faults.problems), ...notices)
  const { stage, project } = selection
  const known = { stage, project, apps, changedFiles, findings: findingsOf(faults.problems, workspace) }
  if (faults.invalid.length === 0) return { ...known, kind: 'packed' }
  return {
    ...known,
    kind: 'invalid',
    changes: unreadChanges(apps, packed, dialectOf(options)),
    failure: invalidFailure(faults, 'Nothing was sent to the platform. Fix the errors and run again.'),
  }
}

function leaveUnread(run: PromotionRun, known: Packed, { packed }: Documents, why: string): Offline {
  run.addNotice(
    `Planned without the platform: ${why}. The installed apps, and what the rules of the stage allow, are not known.`,
  )
  return { ...known, kind: 'offline', unread: unreadApps(known.apps, packed, why) }
}

async function decideAll(
  run: PromotionRun,
  options: RunOptions,
  known: Packed,
  documents: Documents,
  platform: Platform,
): Promise<RulesApplied> {
  const { context, cutoff, git, deployments } = run
  const { selection } = documents
  const read = await readInstalled(run, options, known.apps, documents, platform)
  const missing = await checkProject(
    read.map(({ before }) => before),
    selection.project,
    platform,
  )
  cutoff.stop.throwIfAborted()
  run.addNotice(...nonCwlNotices(read))
  context.progress({ kind: 'phase', name: 'plan' })
  const { changes, lifts, notices } = await decide(read, {
    ...documents,
    options,
    platform,
    git,
    signal: cutoff.stop,
    installs: run.command === 'promote' && !options.dryRun,
    context,
    deployments,
  })
  const isUnseen = missing !== undefined && isOfAllApps(options)
  run.addNotice(...notices, ...(isUnseen && run.command === 'plan' ? [missing] : []))
  return {
    ...known,
    kind: 'rules-applied',
    changes,
    lifts,
    findings: findingsOf(changingProblems(run, changes, documents), documents.workspace),
    ...(isUnseen ? { unseenProject: true } : {}),
  }
}

async function readInstalled(
  { context, cutoff, git }: PromotionRun,
  options: RunOptions,
  apps: readonly DesiredApp[],
  { selection, workspace, packed }: Documents,
  platform: Platform,
): Promise<readonly Change[]> {
  context.progress({ kind: 'phase', name: 'read', total: addressesOf(apps).length })
  return readAndPlan(apps, packed.descriptions, platform, {
    concurrency: options.maxRequests,
    onDone: () => context.progress({ kind: 'done' }),
    requireSame: requiresSame(selection),
    remote: async () => options.repository ?? git.remote(),
    limits: workspace.limits,
    signal: cutoff.stop,
  })
}

/** A plan is read for what changes: problems of other apps are not news. */
function changingProblems(
  run: PromotionRun,
  changes: readonly Change[],
  { selection, packed, apps }: Documents,
): readonly Problem[] {
  const problemsOf = (some: readonly DesiredApp[]): readonly Problem[] =>
    faultsOf(referencesOf(some, requiresSame(selection)), packed).problems
  const changing = problemsOf(changes.flatMap(({ action, app }) => (action === 'unchanged' ? [] : [app])))
  const hidden = problemsOf(apps).length - changing.length
  if (hidden > 0)
    run.addNotice(
      `${count(hidden, 'problem')} of unchanged apps ${hidden === 1 ? 'is' : 'are'} not shown; \`cwl-promote validate\` lists all.`,
    )
  return changing
}

/** False if the run is about some apps only: those may be new while others are installed. */
function isOfAllApps({ apps, changedSince, shard }: RunOptions): boolean {
  return apps === undefined && changedSince === undefined && shard === undefined
}

/** Anyone who approves the update must know that it may replace something else than CWL. */
function nonCwlNotices(changes: readonly Change[]): readonly string[] {
  const notCwl = changes.flatMap(({ app, before }) =>
    before?.kind === 'found' && !looksLikeCwl(before.app.description) ? [formatAddress(app.target)] : [],
  )
  return notCwl.length === 0
    ? []
    : [`What was read at ${listNames(notCwl)} is ${NO_APP}. A rollback cannot restore it.`]
}

async function completePlan(
  run: PromotionRun,
  options: RunOptions,
  known: RulesApplied,
  { selection, packed }: Documents,
  platform: Platform,
): Promise<Planned> {
  const { stage, project, changes } = known
  // With `changedSince` they were already found while the apps were selected.
  const changedFiles =
    options.changedSince === undefined
      ? await findChangedFiles(changes, packed, selection.workspace, run.git)
      : known.changedFiles
  const place = { baseUrl: platform.baseUrl, dialect: platform.dialect, stage, project }
  const plan = savedPlan(place, changes, known.lifts)
  const installs = new Set(changes.filter(isInstall).map(({ app }) => formatAddress(app.target)))
  const matrix =
    options.matrix === undefined ? undefined : { shard: shardsOf(known.apps, packed, options.matrix, installs) }
  return { ...known, kind: 'planned', changedFiles, plan, ...omitUndefined({ matrix }) }
}
