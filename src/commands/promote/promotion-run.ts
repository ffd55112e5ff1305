import { errorsIn } from '../../cwl/problem.ts'
import { openWorkspace } from '../../cwl/workspace.ts'
import type { ExportsSummary } from '../../exports/summary.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Platform, Wait } from '../../platform/types.ts'
import type { AppOutcome } from '../../promotion/apply.ts'
import { withDiffs } from '../../promotion/diffs.ts'
import { isInstall, planChange, type Change } from '../../promotion/plan.ts'
import { applyRules } from '../../promotion/rules.ts'
import type { SavedPlan } from '../../promotion/saved-plan-schema.ts'
import { savedPlan } from '../../promotion/saved-plan.ts'
import type { WantedApp } from '../../promotion/wanted.ts'
import { findingsOf } from '../documents/findings.ts'
import { baselineNotices, faultsOf, packAll, type Faults, type Packed } from '../documents/packing.ts'
import { withRemote } from '../documents/remote.ts'
import type { Failure, PromotionReport } from '../report.ts'
import { connect, type Remarks } from '../run/connect.ts'
import type { RunContext } from '../run/context.ts'
import { startCutoff, type Cutoff } from '../run/cutoff.ts'
import { failureFrom, stoppedFailure } from '../run/failure.ts'
import { given } from '../run/given.ts'
import { withListener } from '../run/listener.ts'
import { checkOptions, type RunOptions } from '../run/options.ts'
import { refuseOutputs } from '../run/output-paths.ts'
import { timePhases } from '../run/phases.ts'
import { filesBehindUpdates, type ChangedFiles } from './changed-files.ts'
import type { Deployments } from './deployments.ts'
import { gatherFacts, unasked } from './facts.ts'
import { narrow, needsFiles, shardsOf } from './narrowing.ts'
import { reportPromotion, type Unread } from './promotion-report.ts'
import { readAndPlan } from './reading.ts'
import { selectWanted, type Selection } from './wanted.ts'

/** A plan or a promotion under way: what is known so far, so that whatever ends it, all of it is reported. */
export interface PromotionRun {
  readonly command: PromotionReport['command']
  options: RunOptions
  readonly context: RunContext
  readonly cutoff: Cutoff
  readonly waits: Wait[]
  readonly deployments?: Deployments
  stage: string | null
  project: string | null
  wanted: readonly WantedApp[]
  findings: ReturnType<typeof findingsOf>
  notices: readonly string[]
  changes?: readonly Change[]
  /** Of a plan that was made without the platform. By target: the digest of what the repository gives, or null. */
  unread?: Unread
  outcomes?: readonly AppOutcome[]
  exports?: ExportsSummary
  /** What ended the run before its time. */
  failure?: Failure
  /** That the record could not be written, after which no install is begun. */
  unrecorded?: Failure
  /** What went wrong after the apps were dealt with; it makes the run red when nothing worse did. */
  afterwards: readonly Failure[]
  planDigest?: string
  planFile?: string
  recordFile?: string
  subjects?: PromotionReport['subjects']
  matrix?: PromotionReport['matrix']
  /** Of the record that a rollback undoes as a whole, see `headersIn`. */
  undoes?: readonly string[]
  /** By target. */
  changedFiles?: ReadonlyMap<string, ChangedFiles>
}

/** Runs `work` and reports all that it came to know. Never throws for what the user, the network or the platform did. */
export async function runPromotion(
  command: PromotionReport['command'],
  options: RunOptions,
  context: RunContext,
  deployments: Deployments | undefined,
  work: (run: PromotionRun) => Promise<void>,
): Promise<PromotionReport> {
  return withListener(context, (heard) => runWith(command, options, heard, deployments, work))
}

async function runWith(
  command: PromotionReport['command'],
  options: RunOptions,
  context: RunContext,
  deployments: Deployments | undefined,
  work: (run: PromotionRun) => Promise<void>,
): Promise<PromotionReport> {
  const clock = context.clock ?? (() => performance.now())
  const started = clock()
  const timer = timePhases(clock)
  const cutoff = startCutoff(context.signal, options.timeout)
  const timed: RunContext = {
    ...context,
    progress: (event) => {
      timer.note(event)
      context.progress(event)
    },
  }
  const run: PromotionRun = { command, options, context: timed, cutoff, waits: [], ...given({ deployments }), stage: null, project: null, wanted: [], findings: { problems: [] }, notices: [], afterwards: [] }
  try {
    checkOptions(options, command)
    await refuseOutputs(command, options)
    await work(run)
  } catch (error) {
    run.failure = failureFrom(error)
  } finally {
    if (cutoff.stop.aborted) run.failure = stoppedFailure(cutoff.timedOut, progressOf(run))
    cutoff.end()
  }
  const report = reportPromotion({ ...run, phases: timer.times(), duration: clock() - started })
  return { ...report, ...given({ deploymentId: await deployments?.end(report, context.signal) }) }
}

/** Where a client leaves what is worth saying. */
export function remarksOf(run: PromotionRun): Remarks {
  return {
    waits: run.waits,
    onNotice: (notice) => {
      run.notices = [...run.notices, notice]
    },
  }
}

export interface Planned {
  readonly platform: Platform
  readonly selection: Pick<Selection, 'stage' | 'project' | 'declaration' | 'exports'>
  readonly changes: readonly Change[]
  readonly plan: SavedPlan
}

/**
 * Everything before the first install: which apps, validated and packed, then all that must be read from the platform.
 * Undefined when documents have errors; the run then says so. Throws what {@link failureFrom} knows.
 */
export async function makePlan(run: PromotionRun): Promise<Planned | undefined> {
  const { options, context, cutoff } = run
  context.progress({ kind: 'phase', name: 'configuration' })
  const workspace = openWorkspace(options.workingDirectory)
  const selection = selectWanted(options, workspace)
  run.stage = selection.stage
  run.project = selection.project
  run.wanted = selection.wanted
  run.notices = selection.notices
  // Made before the long work of packing, so that a missing token is said at once; it sends nothing yet.
  const platform = options.offline === undefined ? connect(options, context, cutoff.requests, remarksOf(run)) : undefined

  const requireSame = selection.declaration?.['require-same'] === 'repository'
  const references = referencesOf(selection.wanted, requireSame || needsFiles(options))
  context.progress({ kind: 'phase', name: 'pack', total: references.length })
  const documents = await withRemote(selection.workspace, selection.remote, options, cutoff.stop, context)
  const packed = await packAll(references, documents, cutoff.stop, selection.packing)
  const { wanted, notices, changedFiles } = await narrow(selection, packed, options, cutoff.stop)
  run.wanted = wanted
  run.changedFiles = changedFiles
  // Which apps there are may depend on more documents than those whose packed form counts.
  const faults = faultsOf(referencesOf(wanted, requireSame), packed)
  run.findings = findingsOf(faults.problems, documents)
  run.notices = [...run.notices, ...baselineNotices(faults), ...notices]
  if (faults.invalid.length > 0) {
    run.changes = unreadChanges(wanted, packed, options.platform)
    run.failure = invalidFailure(faults)
    return undefined
  }

  if (platform === undefined) {
    run.unread = unreadApps(wanted, packed, options.offline ?? '')
    run.notices = [...run.notices, `Planned without the platform: ${options.offline}. What stands there, and what the rules of the stage say to it, is not known.`]
    return undefined
  }

  context.progress({ kind: 'phase', name: 'read', total: wanted.length })
  const read = await readAndPlan(wanted, packed.descriptions, platform, { concurrency: options.concurrency, requireSame, limits: documents.limits, signal: cutoff.stop })
  cutoff.stop.throwIfAborted()
  context.progress({ kind: 'phase', name: 'plan' })
  const found = await withDiffs(read, platform.dialect, cutoff.stop)
  const rules = selection.declaration?.rules ?? {}
  const place = { baseUrl: platform.baseUrl, stage: selection.stage, project: selection.project }
  const facts = await gatherFacts(options, rules, found, { labels: context.pullLabels, signal: cutoff.stop }, { place, deployments: run.deployments, signal: cutoff.stop, startedFor: context.startedFor })
  const changes = applyRules(found, rules, facts)
  run.notices = [...run.notices, ...facts.notices]
  const notice = unasked(options, rules, found, run.deployments)
  if (notice !== undefined) run.notices = [...run.notices, notice]
  run.changes = changes
  if (options.changedSince === undefined) run.changedFiles = await filesBehindUpdates(changes, packed, selection.workspace, options, cutoff.stop)
  const plan = savedPlan({ baseUrl: platform.baseUrl, dialect: platform.dialect, stage: selection.stage, project: selection.project }, changes)
  run.planDigest = plan.digest
  if (options.matrix !== undefined) run.matrix = { shard: shardsOf(wanted, packed, options.matrix, new Set(changes.filter(isInstall).map(targetOf))) }
  return { platform, selection, changes, plan }
}

/** The documents to pack: of installs, and of copies when something depends on what stands in the repository. */
function referencesOf(wanted: readonly WantedApp[], alsoCopies: boolean): readonly string[] {
  return wanted.flatMap(({ source, reference }) => (reference === undefined || (source.kind !== 'file' && !alsoCopies) ? [] : [reference]))
}

function targetOf(change: Change): string {
  return formatAddress(change.app.target)
}

/** What can be said of each app without the platform: what would be sent, and what is not known. */
function unreadApps(wanted: readonly WantedApp[], packed: Packed, why: string): Unread {
  return new Map(
    wanted.map((app) => {
      const { source } = app
      const desired = source.kind === 'file' && app.reference !== undefined ? packed.descriptions.get(app.reference) : undefined
      const unknown = source.kind === 'app' ? `neither what would be copied from ${formatAddress(source.address)} nor what stands at ${formatAddress(app.target)} is known` : `what stands at ${formatAddress(app.target)} is not known`
      return [formatAddress(app.target), { digest: desired?.kind === 'ready' ? desired.digest : null, reason: `${unknown}: ${why}` }]
    }),
  )
}

/** What can be said of each app when the platform was not asked because documents have errors. */
function unreadChanges(wanted: readonly WantedApp[], packed: Packed, dialect: Platform['dialect']): readonly Change[] {
  const reason = 'the platform was not asked, because documents of this run have errors'
  return wanted.map((app) => {
    const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference)
    return planChange(app, desired ?? { kind: 'missing', reason }, { kind: 'unreadable', reason }, dialect)
  })
}

function invalidFailure({ invalid, problems }: Faults): Failure {
  const documents = invalid.length
  return {
    code: 'invalid-cwl',
    message: `${errorsIn(problems)} in the CWL of ${documents} ${documents === 1 ? 'app' : 'apps'}`,
    hint: 'Nothing was sent to the platform. Mend the errors and run again.',
  }
}

function progressOf(run: PromotionRun): string {
  if (run.outcomes === undefined) return 'nothing was installed'
  const done = run.outcomes.filter((app) => app.outcome === 'created' || app.outcome === 'updated').length
  const open = run.outcomes.filter((app) => app.outcome === 'cancelled').length
  const unknown = run.outcomes.filter((app) => app.outcome === 'unknown').length
  return `installed: ${done}, not begun: ${open}${unknown === 0 ? '' : `, unknown: ${unknown}`}`
}
