import type { DesiredApp } from '../../configuration/desired-app.ts'
import { refuseNames, similarNames } from '../../configuration/targets.ts'
import { errorsIn, type Problem } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import { count, listNames } from '../../files/text.ts'
import { openWorkspace, type Workspace } from '../../files/workspace.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Platform } from '../../platform/types.ts'
import { withDiffs } from '../../promotion/diffs.ts'
import { isInstall, planChange, type Change } from '../../promotion/plan.ts'
import { applyRules, liftedRules } from '../../promotion/rules.ts'
import { looksLikeCwl, NO_APP } from '../../promotion/same-app.ts'
import { refuseOtherPlace, savedPlan } from '../../promotion/saved-plan.ts'
import type { SavedPlan } from '../../promotion/schemas.ts'
import { findingsOf, loweredNotices } from '../documents/findings.ts'
import {
  baselineNotices,
  faultsOf,
  packAll,
  type Faults,
  type Packed as PackedDocuments,
} from '../documents/packing.ts'
import { withRemote } from '../documents/remote.ts'
import { skippedFiles } from '../documents/skipped-files.ts'
import { PastDescriptions } from '../pull/past.ts'
import type { Failure } from '../report.ts'
import { connectLate } from '../run/connect.ts'
import { dialectOf } from '../run/dialect.ts'
import type { RunOptions } from '../run/options.ts'
import { markTested, refuseWithoutTasks } from '../test/tested.ts'
import { findChangedFiles } from './changed-files.ts'
import { checkProject } from './copy-project.ts'
import { uncomparedNotice } from './downgrade.ts'
import { findOrphanedApps, markDrift, undoneNotices, unmarkedNotice } from './drift.ts'
import { refuseGuardedProject } from './guarded-project.ts'
import { narrow, needsFiles, shardsOf } from './narrow.ts'
import type { PromotionRun } from './promotion-run.ts'
import { addressesOf, readAndPlan } from './read-and-plan.ts'
import { gatherFacts, readLastRecord } from './rule-facts.ts'
import type { RulesApplied, Invalid, Packed, Planned, Steps, Offline, Unread } from './run-state.ts'
import { selectApps, type Selection } from './select-apps.ts'

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

  const decided = await decide(run, options, packed, documents, platform)
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
    failure: invalidFailure(faults),
  }
}

function unreadChanges(
  apps: readonly DesiredApp[],
  packed: PackedDocuments,
  dialect: Platform['dialect'],
): readonly Change[] {
  const reason = 'the platform was not read, because documents of this run have errors'
  return apps.map((app) => {
    const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference)
    return planChange(app, desired ?? { kind: 'missing', reason }, { kind: 'unreadable', reason }, dialect)
  })
}

function invalidFailure({ invalid, problems }: Faults): Failure {
  return {
    code: 'invalid-cwl',
    message: `${errorsIn(problems)} in the CWL of ${count(invalid.length, 'app')}`,
    fix: 'Nothing was sent to the platform. Fix the errors and run again.',
  }
}

function leaveUnread(run: PromotionRun, known: Packed, { packed }: Documents, why: string): Offline {
  run.addNotice(
    `Planned without the platform: ${why}. The installed apps, and what the rules of the stage allow, are not known.`,
  )
  return { ...known, kind: 'offline', unread: unreadApps(known.apps, packed, why) }
}

function unreadApps(apps: readonly DesiredApp[], packed: PackedDocuments, why: string): Unread {
  return new Map(
    apps.map((app) => {
      const { source } = app
      const desired =
        source.kind === 'file' && app.reference !== undefined ? packed.descriptions.get(app.reference) : undefined
      const unknown =
        source.kind === 'app'
          ? `neither what would be copied from ${formatAddress(source.address)} nor what is installed at ${formatAddress(app.target)} is known`
          : `what is installed at ${formatAddress(app.target)} is not known`
      return [
        formatAddress(app.target),
        { digest: desired?.kind === 'ready' ? desired.digest : null, reason: `${unknown}: ${why}` },
      ]
    }),
  )
}

async function decide(
  run: PromotionRun,
  options: RunOptions,
  known: Packed,
  { selection, workspace, packed, apps }: Documents,
  platform: Platform,
): Promise<RulesApplied> {
  const {
    context,
    cutoff: { stop: signal },
    deployments,
  } = run
  context.progress({ kind: 'phase', name: 'read', total: addressesOf(known.apps).length })
  const read = await readAndPlan(known.apps, packed.descriptions, platform, {
    concurrency: options.maxRequests,
    onDone: () => context.progress({ kind: 'done' }),
    requireSame: requiresSame(selection),
    remote: async () => options.repository ?? run.git.remote(),
    limits: workspace.limits,
    signal,
  })
  const missing = await checkProject(
    read.map(({ before }) => before),
    selection.project,
    platform,
  )
  signal.throwIfAborted()
  warnAboutNonCwlTargets(run, read)
  context.progress({ kind: 'phase', name: 'plan' })
  const found = await withDiffs(read, platform.dialect, signal)
  const rules = selection.declaration?.rules ?? {}
  const place = { baseUrl: platform.baseUrl, stage: selection.stage, project: selection.project }
  const record = options.lastRecord === undefined ? undefined : readLastRecord(options.lastRecord, place)
  const past = new PastDescriptions(
    { workspace, packing: selection.packing, signal },
    { git: run.git, repository: options.repository, record },
  )
  const drifted = await markDrift(found, packed, record, platform, options, past, run.git)
  const compared = await markTested(drifted, selection, platform, options)
  if (compared !== drifted) signal.throwIfAborted()
  const facts = await gatherFacts(
    options,
    rules,
    compared,
    { labels: context.pullLabels, signal },
    { record, deployments, signal, startedFor: context.startedFor },
    run.git,
  )
  const isUnplanned =
    run.command === 'promote' && !options.dryRun && options.plan === undefined && options.expectPlanDigest === undefined
  const changes = applyRules(compared, rules, { ...facts, isUnplanned })
  const isRefused = changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')
  const willInstall = run.command === 'promote' && !options.dryRun && !isRefused
  const notices = [
    ...facts.notices,
    ...undoneNotices(changes),
    rules.downgrade === 'refuse' ? uncomparedNotice(compared, record) : undefined,
    willInstall ? undefined : unmarkedNotice(changes),
    run.command === 'plan' && isOfAllApps(options) ? missing : undefined,
    record?.stage === place.stage && selection.declaration?.apps === undefined
      ? await findOrphanedApps(changes, record, options, platform)
      : undefined,
  ]
  for (const notice of notices) if (notice !== undefined) run.addNotice(notice)
  // A plan is read for what changes: problems of other apps are not news.
  const problemsOf = (some: readonly DesiredApp[]): readonly Problem[] =>
    faultsOf(referencesOf(some, requiresSame(selection)), packed).problems
  const changing = problemsOf(changes.flatMap(({ action, app }) => (action === 'unchanged' ? [] : [app])))
  const hidden = problemsOf(apps).length - changing.length
  if (hidden > 0)
    run.addNotice(
      `${count(hidden, 'problem')} of unchanged apps ${hidden === 1 ? 'is' : 'are'} not shown; \`cwl-promote validate\` lists all.`,
    )
  const isUnseen = missing !== undefined && isOfAllApps(options)
  return {
    ...known,
    kind: 'rules-applied',
    changes,
    lifts: liftedRules(compared, rules, facts),
    findings: findingsOf(changing, workspace),
    ...(isUnseen ? { unseenProject: true } : {}),
  }
}

/** False if the run is about some apps only: those may be new while others are installed. */
function isOfAllApps({ apps, changedSince, shard }: RunOptions): boolean {
  return apps === undefined && changedSince === undefined && shard === undefined
}

/** Warns about targets that are not CWL: anyone who approves the update must know that it may replace something else. */
function warnAboutNonCwlTargets({ addNotice }: PromotionRun, changes: readonly Change[]): void {
  const notCwl = changes.flatMap(({ app, before }) =>
    before?.kind === 'found' && !looksLikeCwl(before.app.description) ? [formatAddress(app.target)] : [],
  )
  if (notCwl.length === 0) return
  addNotice(`What was read at ${listNames(notCwl)} is ${NO_APP}. A rollback cannot restore it.`)
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
