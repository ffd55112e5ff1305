import type { ExportsSummary } from '../../export-jobs/summary.ts'
import type { AppOutcome } from '../../promotion/apply.ts'
import type { DesiredApp } from '../../promotion/desired-app.ts'
import type { Change } from '../../promotion/plan.ts'
import type { SavedPlan } from '../../promotion/saved-plan-schema.ts'
import type { Subjects } from '../../promotion/subjects.ts'
import type { Failure, PromotionReport } from '../report.ts'
import type { ChangedFiles } from './changed-files.ts'

/**
 * What a run knows, from its beginning to its end: each arm has what the one before had, and what its step found out.
 * The report of a run that is cut off is made from the last one that it came to.
 */
export type RunState = Started | AppsSelected | Packed | Invalid | Offline | RulesApplied | Planned | Applied

/** The steps of a run: they give what is known as soon as it is, and at their end what those after them need. */
export type Steps<Result = void> = AsyncGenerator<RunState, Result, void>

/** Nothing but how it was called. */
export interface Started {
  readonly kind: 'started'
}

interface Apps {
  /** Null when the project was given without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  readonly apps: readonly DesiredApp[]
}

/** Which apps it is about. */
export interface AppsSelected extends Apps {
  readonly kind: 'apps-selected'
  /** `i/N`, of a run that is about that share of them: which these are depends on what they are packed to. */
  readonly shard?: string
}

interface Documents extends Apps {
  readonly findings: Pick<PromotionReport, 'problems' | 'omittedProblems' | 'excerpts'>
  /** By target. */
  readonly changedFiles: ReadonlyMap<string, ChangedFiles>
}

/** What the documents give; of the apps those are left that the run was narrowed to. */
export interface Packed extends Documents {
  readonly kind: 'packed'
}

/** Documents have errors, so that the platform is not asked, and this is the end. */
export interface Invalid extends Documents {
  readonly kind: 'invalid'
  readonly changes: readonly Change[]
  readonly failure: Failure
}

/** By target: what is known of an app when the platform was not asked. */
export type Unread = ReadonlyMap<string, { readonly digest: string | null; readonly reason: string }>

/** The platform is not to be asked, and this is the end. */
export interface Offline extends Documents {
  readonly kind: 'offline'
  readonly unread: Unread
}

/** What is to be done with each app. */
export interface RulesApplied extends Documents {
  readonly kind: 'rules-applied'
  readonly changes: readonly Change[]
}

/** The same as a plan that can be approved. */
export interface Planned extends Documents {
  readonly kind: 'planned'
  readonly changes: readonly Change[]
  readonly plan: SavedPlan
  /** Where it was saved. */
  readonly planFile?: string
  readonly matrix?: PromotionReport['matrix']
}

/** The outcome of each app. */
export interface Applied {
  readonly kind: 'applied'
  readonly plan: Invalid | Planned
  readonly outcomes: readonly AppOutcome[]
  readonly recordFile?: string
  /** That the record could not be written, after which no install is begun. */
  readonly unrecorded?: Failure
  readonly subjects?: Subjects
  readonly exports?: ExportsSummary
  /** What went wrong after the apps were dealt with; it makes the run red when nothing worse did. */
  readonly afterwards: readonly Failure[]
}
