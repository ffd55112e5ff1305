import { sourceText, type DesiredApp } from '../../configuration/desired-app.ts'
import { diagramOf } from '../../diagrams/mermaid.ts'
import { count, quoteArgument } from '../../files/text.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { formatAddress, parseAddress } from '../../platform/address.ts'
import { pageOfApp } from '../../platform/known-platforms.ts'
import { reasonFor, type AppOutcome, type Outcome } from '../../promotion/apply.ts'
import type { Change } from '../../promotion/plan.ts'
import { CREATED_THEN } from '../../promotion/rollback.ts'
import {
  EXIT,
  type AppCounts,
  type AppReport,
  type Failure,
  type PromotionReport,
  type PromotionResult,
} from '../report.ts'
import { exitCodeOf, inOneSentence } from '../run/failure.ts'
import { isRefused, redApps } from './red-apps.ts'
import type { Applied, RunState, Packed, Offline } from './run-state.ts'

export function reportPromotion(
  known: RunState,
  isPlan: boolean,
  ending: Failure | undefined,
): Omit<PromotionReport, 'command' | 'exitCode' | 'waits' | 'duration'> {
  const settled = known.kind === 'applied' ? known : undefined
  const plan = known.kind === 'applied' ? known.plan : known
  const baseUrl = plan.kind === 'planned' ? plan.plan.baseUrl : undefined
  const apps = appReports(known, isPlan).map((app) => withAdvice(withPage(app, baseUrl), plan, settled?.recordFile))
  const { unrecorded, afterwards = [], exports, recordFile, subjects } = settled ?? {}
  const failureBefore =
    ending ?? (plan.kind === 'invalid' ? plan.failure : undefined) ?? unrecorded ?? failureOfApps(apps)
  const failure = failureBefore ?? afterwards[0]
  const others = [...(unrecorded === undefined ? [] : [unrecorded]), ...afterwards].filter((other) => other !== failure)
  return {
    ...omitUndefined({ failure }),
    notices: [...unknownShardNotices(known), ...others.map(inOneSentence)],
    result: resultOf(apps, failureBefore, settled !== undefined),
    ...(plan.kind === 'started' ? { stage: null, project: null } : { stage: plan.stage, project: plan.project }),
    apps,
    counts: countApps(apps),
    ...('findings' in plan ? plan.findings : { problems: [] }),
    ...omitUndefined({ exports }),
    ...(plan.kind === 'planned' ? { planDigest: plan.plan.digest, ...omitUndefined({ planFile: plan.planFile }) } : {}),
    ...omitUndefined({
      recordFile,
      subjects,
      matrix: plan.kind === 'planned' ? plan.matrix : undefined,
      unseenProject: plan.kind === 'planned' ? plan.unseenProject : undefined,
    }),
  }
}

/** An app that does not exist yet has no page. */
function withPage(app: AppReport, baseUrl: string | undefined): AppReport {
  const exists = app.action === 'update' || app.action === 'unchanged' || app.outcome === 'created'
  if (baseUrl === undefined || !exists) return app
  return { ...app, ...omitUndefined({ url: pageOfApp(baseUrl, parseAddress(app.target)) }) }
}

function withAdvice(app: AppReport, plan: Exclude<RunState, Applied>, recordFile: string | undefined): AppReport {
  const { drift, outcome, source, sourceKind } = app
  const isInReason = app.reasons?.some((reason) => reason.startsWith('rule `drift`')) === true
  if (drift === undefined || drift.unmarked === true || plan.kind === 'started' || isInReason) return app
  const { reason } = drift
  if (outcome === 'updated') {
    const undo =
      recordFile === undefined ? '' : `; to undo that: \`cwl-promote rollback --record ${quoteArgument(recordFile)}\``
    return { ...app, driftAdvice: `${reason}, and was replaced${undo}` }
  }
  const { stage, project } = plan
  const from =
    stage !== null
      ? `--stage ${quoteArgument(stage)}`
      : sourceKind === 'file'
        ? `--project ${quoteArgument(project ?? '')} --files ${quoteArgument(source)}`
        : undefined
  const keep = from === undefined ? '' : `. To keep it: \`cwl-promote pull ${from}\``
  return { ...app, driftAdvice: `${reason}: promoting replaces it${keep}` }
}

function appReports(known: RunState, isPlan: boolean): readonly AppReport[] {
  switch (known.kind) {
    case 'started':
      return []
    case 'apps-selected':
      return known.shard === undefined ? known.apps.map((app) => unplanned(app, isPlan)) : []
    case 'packed':
      return known.apps.map((app) => withChangedFiles(unplanned(app, isPlan), known))
    case 'offline':
      return known.apps.map((app) => withChangedFiles(unread(app, known), known))
    case 'invalid':
    case 'rules-applied':
    case 'planned':
      return known.changes.map((change) => withChangedFiles(appOfChange(change), known))
    case 'applied':
      return known.outcomes.map((result) => withChangedFiles(appOfOutcome(result), known.plan))
  }
}

/** The list would contain apps of other shards, which may be installed. */
function unknownShardNotices(known: RunState): readonly string[] {
  if (known.kind !== 'apps-selected' || known.shard === undefined) return []
  const { length } = known.apps
  return [
    `No app is listed: the run ended before it was known ${length === 1 ? 'whether the app is' : `which of the ${length} apps are`} in shard ${known.shard}.`,
  ]
}

function unplanned(app: DesiredApp, isPlan: boolean): AppReport {
  return {
    ...appOfWanted(app),
    action: 'unknown',
    ...(isPlan ? {} : { outcome: 'skipped' as const }),
    digest: null,
    reason: 'the run ended before the plan was made',
  }
}

function unread(app: DesiredApp, { unread: known }: Offline): AppReport {
  const { digest = null, reason } = known.get(formatAddress(app.target)) ?? {}
  return { ...appOfWanted(app), action: 'unknown', digest, ...omitUndefined({ reason }) }
}

function appOfOutcome(result: AppOutcome): AppReport {
  const revision = 'revision' in result ? result.revision : undefined
  return {
    ...appOfChange(result.change),
    outcome: result.outcome,
    ...omitUndefined({ revision, reason: reasonFor(result) }),
  }
}

function withChangedFiles(app: AppReport, { changedFiles }: Pick<Packed, 'changedFiles'>): AppReport {
  const changed = changedFiles.get(app.target)
  return changed === undefined ? app : { ...app, changedFiles: changed.files, changedSince: changed.since }
}

function appOfChange(change: Change): AppReport {
  const shown = change.action === 'unchanged' ? undefined : change
  return {
    ...appOfWanted(change.app),
    action: change.action,
    digest: change.digest,
    ...omitUndefined({
      revision: change.before?.kind === 'found' ? change.before.app.revision : undefined,
      reason: shown?.reason,
    }),
    ...(change.action === 'blocked'
      ? { blockedBy: change.blockedBy, ...omitUndefined({ reasons: change.reasons }) }
      : {}),
    ...omitUndefined({
      details: shown?.details,
      drift: 'drift' in change ? change.drift : undefined,
      tested: 'tested' in change ? change.tested : undefined,
    }),
    ...diagramOfNew(change),
  }
}

function diagramOfNew(change: Change): Pick<AppReport, 'diagram'> {
  return change.action === 'create' ? omitUndefined({ diagram: diagramOf(change.description) }) : {}
}

function appOfWanted(app: DesiredApp): Pick<AppReport, 'name' | 'target' | 'source' | 'sourceKind' | 'sourceFile'> {
  const { source } = app
  return {
    name: app.name,
    target: formatAddress(app.target),
    source: sourceText(source),
    sourceKind: source.kind,
    ...(source.kind === 'file' ? omitUndefined({ sourceFile: source.path }) : {}),
  }
}

function failureOfApps(apps: readonly AppReport[]): Failure | undefined {
  const red = redApps(apps)
  if (red.length === 0) return undefined
  if (red.every(isRefused)) {
    return {
      code: 'refused-by-rule',
      message: `${count(red.length, 'app is', 'apps are')} refused by a rule: ${namesOf(red)}`,
      fix: ['Nothing was installed.', ...whyOf(red, 'Each app names the rule and the fix.')].join(' '),
    }
  }
  const carriedOut = apps.some((app) => app.outcome !== undefined)
  if (red.every(({ action }) => action === 'unreadable')) return unreadFailure(red, apps)
  return {
    code: 'apps-failed',
    message: carriedOut
      ? `${red.length} of ${count(apps.length, 'app')} failed: ${namesOf(red)}`
      : `${red.length} of ${count(apps.length, 'app')} cannot be ${red.every(({ sourceKind }) => sourceKind === 'record') ? 'restored' : 'promoted'}: ${namesOf(red)}`,
    ...omitUndefined({ fix: carriedOut ? fixFor(red) : whyOf(red)[0] }),
  }
}

function unreadFailure(red: readonly AppReport[], apps: readonly AppReport[]): Failure {
  return {
    code: 'apps-failed',
    message: `${red.length} of ${count(apps.length, 'app')} could not be read on the platform: ${namesOf(red)}`,
    fix: [
      ...whyOf(red),
      'Nothing is installed over an app that cannot be read. Run again; if the answer stays the same, ask the operator of the platform.',
    ].join(' '),
  }
}

function whyOf(red: readonly AppReport[], where = 'Each app has its reason.'): readonly string[] {
  return red.length === 1 ? [] : [where]
}

/** Another rollback would leave the same apps unchanged. */
function fixFor(red: readonly AppReport[]): string {
  if (red.every(({ reason }) => reason === CREATED_THEN))
    return 'The platform cannot delete an app: remove there by hand what you do not need. Running again does not change that.'
  if (red.every(({ action, sourceKind }) => action === 'blocked' && sourceKind === 'record'))
    return [
      ...whyOf(red),
      `Running again does not restore ${red.length === 1 ? 'it' : 'these'}. If a later promotion changed ${red.length === 1 ? 'it' : 'them'}, roll that one back first; else install by hand what should be there.`,
    ].join(' ')
  return [...whyOf(red), 'Fix the cause and run again. Apps that are already installed are not touched.'].join(' ')
}

function resultOf(apps: readonly AppReport[], failure: Failure | undefined, carriedOut: boolean): PromotionResult {
  if (failure !== undefined) return exitCodeOf(failure) === EXIT.refused ? 'refused' : 'failed'
  if (apps.every((app) => effectiveStatus(app) === 'unchanged')) return 'unchanged'
  return carriedOut ? 'promoted' : 'planned'
}

function effectiveStatus({ outcome, action }: AppReport): Outcome | AppReport['action'] {
  return outcome ?? action
}

function countApps(apps: readonly AppReport[]): AppCounts {
  const actions = (action: AppReport['action']): number => apps.filter((app) => app.action === action).length
  const outcomes = (outcome: Outcome): number => apps.filter((app) => app.outcome === outcome).length
  const number = (status: Outcome): number => apps.filter((app) => effectiveStatus(app) === status).length
  return {
    create: actions('create'),
    update: actions('update'),
    blocked: actions('blocked'),
    unreadable: actions('unreadable'),
    created: outcomes('created'),
    updated: outcomes('updated'),
    failed: outcomes('failed'),
    skipped: outcomes('skipped'),
    cancelled: outcomes('cancelled'),
    unchanged: number('unchanged'),
    unknown: number('unknown'),
  }
}

const MANY = 5

/** An app may have several targets. */
function namesOf(apps: readonly AppReport[]): string {
  const isAlone = (name: string): boolean => apps.filter((app) => app.name === name).length === 1
  const names = apps.slice(0, MANY).map((app) => (isAlone(app.name) ? app.name : app.target))
  return apps.length > MANY ? `${names.join(', ')} and ${apps.length - MANY} more` : names.join(', ')
}
