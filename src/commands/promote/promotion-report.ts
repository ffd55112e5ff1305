import { diagramOf } from '../../cwl/graph.ts'
import { formatAddress } from '../../platform/address.ts'
import type { AppOutcome, Outcome } from '../../promotion/apply.ts'
import type { Change } from '../../promotion/plan.ts'
import { sourceText, type WantedApp } from '../../promotion/wanted.ts'
import { EXIT, type AppCounts, type AppReport, type Failure, type PromotionReport, type PromotionResult } from '../report.ts'
import { exitCodeOf, inOneSentence } from '../run/failure.ts'
import { given } from '../run/given.ts'
import type { ChangedFiles } from './changed-files.ts'

/** By target: what is known of an app when the platform was not asked. */
export type Unread = ReadonlyMap<string, { readonly digest: string | null; readonly reason: string }>

/** All that a promotion came to know, until it ended well or not. */
export interface PromotionDraft {
  readonly command: PromotionReport['command']
  readonly stage: string | null
  readonly project: string | null
  readonly wanted: readonly WantedApp[]
  /** Absent when the run ended before there was a plan. */
  readonly changes?: readonly Change[]
  /** Instead of changes, when the platform was not to be asked. */
  readonly unread?: Unread
  /** Absent when nothing was to be carried out. */
  readonly outcomes?: readonly AppOutcome[]
  readonly findings: Pick<PromotionReport, 'problems' | 'omittedProblems' | 'excerpts'>
  readonly notices: readonly string[]
  readonly exports?: PromotionReport['exports']
  readonly waits: PromotionReport['waits']
  readonly duration: number
  readonly phases?: PromotionReport['phases']
  readonly failure?: Failure
  readonly unrecorded?: Failure
  readonly afterwards: readonly Failure[]
  readonly planDigest?: string
  readonly planFile?: string
  readonly recordFile?: string
  readonly subjects?: PromotionReport['subjects']
  readonly matrix?: PromotionReport['matrix']
  readonly changedFiles?: ReadonlyMap<string, ChangedFiles>
}

/** The report of a promotion: its result and exit code follow from what came of each app, and from what ended the run. */
export function reportPromotion(draft: PromotionDraft): PromotionReport {
  const apps = appReports(draft).map((app) => withChangedFiles(app, draft.changedFiles?.get(app.target)))
  const failureBefore = draft.failure ?? draft.unrecorded ?? failureOfApps(apps)
  const failure = failureBefore ?? draft.afterwards[0]
  const others = [...(draft.unrecorded === undefined ? [] : [draft.unrecorded]), ...draft.afterwards].filter((other) => other !== failure)
  return {
    command: draft.command,
    exitCode: failure === undefined ? EXIT.fine : exitCodeOf(failure),
    ...(failure === undefined ? {} : { failure }),
    notices: [...draft.notices, ...others.map(inOneSentence)],
    result: resultOf(apps, failureBefore, draft.outcomes !== undefined),
    stage: draft.stage,
    project: draft.project,
    apps,
    counts: countApps(apps),
    ...draft.findings,
    ...(draft.exports === undefined ? {} : { exports: draft.exports }),
    waits: draft.waits,
    ...(draft.planDigest === undefined ? {} : { planDigest: draft.planDigest }),
    ...(draft.planFile === undefined ? {} : { planFile: draft.planFile }),
    ...(draft.recordFile === undefined ? {} : { recordFile: draft.recordFile }),
    ...(draft.subjects === undefined ? {} : { subjects: draft.subjects }),
    ...(draft.matrix === undefined ? {} : { matrix: draft.matrix }),
    duration: draft.duration,
    ...(draft.phases === undefined ? {} : { phases: draft.phases }),
  }
}

function appReports(draft: PromotionDraft): readonly AppReport[] {
  if (draft.outcomes !== undefined) {
    return draft.outcomes.map(({ change, outcome, reason }) => ({ ...appOfChange(change), outcome, ...(reason === undefined ? {} : { reason }) }))
  }
  if (draft.changes !== undefined) return draft.changes.map(appOfChange)
  const { unread } = draft
  if (unread !== undefined) {
    return draft.wanted.map((app) => {
      const known = unread.get(formatAddress(app.target))
      return { ...appOfWanted(app), action: 'unknown', digest: known?.digest ?? null, ...(known === undefined ? {} : { reason: known.reason }) }
    })
  }
  return draft.wanted.map((app) => ({
    ...appOfWanted(app),
    action: 'unknown',
    ...(draft.command !== 'plan' ? { outcome: 'skipped' as const } : {}),
    digest: null,
    reason: 'the run ended before the plan was made',
  }))
}

function withChangedFiles(app: AppReport, changed: ChangedFiles | undefined): AppReport {
  return changed === undefined ? app : { ...app, changedFiles: changed.files, changedSince: changed.since }
}

function appOfChange(change: Change): AppReport {
  return {
    ...appOfWanted(change.app),
    action: change.action,
    digest: change.digest,
    ...(change.reason === undefined ? {} : { reason: change.reason }),
    ...(change.action === 'blocked' ? { blockedBy: change.blockedBy, ...given({ reasons: change.reasons }) } : {}),
    ...(change.details === undefined ? {} : { details: change.details }),
    ...diagramOfNew(change),
  }
}

/** An update has one among its details. */
function diagramOfNew(change: Change): Pick<AppReport, 'diagram'> {
  const diagram = change.action === 'create' ? diagramOf(change.description) : undefined
  return diagram === undefined ? {} : { diagram }
}

function appOfWanted(app: WantedApp): Pick<AppReport, 'name' | 'target' | 'source' | 'sourceKind' | 'sourceFile'> {
  const { source } = app
  return { name: app.name, target: formatAddress(app.target), source: sourceText(source), sourceKind: source.kind, ...(source.kind === 'file' ? given({ sourceFile: source.path }) : {}) }
}

const RED_OUTCOMES: ReadonlySet<Outcome | undefined> = new Set<Outcome>(['failed', 'unknown', 'cancelled', 'skipped'])

function failureOfApps(apps: readonly AppReport[]): Failure | undefined {
  const refused = apps.filter((app) => app.blockedBy === 'rule')
  if (refused.length > 0) {
    return {
      code: 'refused-by-rule',
      message: `${count(refused.length, 'app is', 'apps are')} refused by a rule: ${namesOf(refused)}`,
      hint: 'Nothing was installed. Each app says which rule and what it takes.',
    }
  }
  const red = apps.filter((app) => app.action === 'blocked' || RED_OUTCOMES.has(app.outcome))
  if (red.length === 0) return undefined
  const carriedOut = apps.some((app) => app.outcome !== undefined)
  return {
    code: 'apps-failed',
    message: carriedOut
      ? `${red.length} of ${count(apps.length, 'app', 'apps')} did not get where ${red.length === 1 ? 'it' : 'they'} should: ${namesOf(red)}`
      : `${red.length} of ${count(apps.length, 'app', 'apps')} cannot be promoted: ${namesOf(red)}`,
    hint: carriedOut ? 'Each app says why. Run again when it is mended: what is installed is left alone.' : 'Each app says why.',
  }
}

function resultOf(apps: readonly AppReport[], failure: Failure | undefined, carriedOut: boolean): PromotionResult {
  if (failure !== undefined) return exitCodeOf(failure) === EXIT.refused ? 'refused' : 'failed'
  if (apps.every((app) => app.action === 'unchanged')) return 'unchanged'
  return carriedOut ? 'promoted' : 'planned'
}

function countApps(apps: readonly AppReport[]): AppCounts {
  const actions = (action: AppReport['action']): number => apps.filter((app) => app.action === action).length
  const outcomes = (outcome: Outcome): number => apps.filter((app) => app.outcome === outcome).length
  return {
    create: actions('create'),
    update: actions('update'),
    blocked: actions('blocked'),
    created: outcomes('created'),
    updated: outcomes('updated'),
    failed: outcomes('failed'),
    skipped: outcomes('skipped'),
    cancelled: outcomes('cancelled'),
    unchanged: actions('unchanged'),
    unknown: apps.filter((app) => (app.outcome ?? app.action) === 'unknown').length,
  }
}

/** A message that lists more names than this is read by nobody; the report has them all. */
const MANY = 5

/** An app may have several targets. */
function namesOf(apps: readonly AppReport[]): string {
  const isAlone = (name: string): boolean => apps.filter((app) => app.name === name).length === 1
  const names = apps.slice(0, MANY).map((app) => (isAlone(app.name) ? app.name : app.target))
  return apps.length > MANY ? `${names.join(', ')} and ${apps.length - MANY} more` : names.join(', ')
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
