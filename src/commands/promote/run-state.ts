import type { DesiredApp } from '../../configuration/desired-app.ts'
import type { ExportsSummary } from '../../export-jobs/summary.ts'
import type { AppOutcome } from '../../promotion/apply.ts'
import type { Change } from '../../promotion/plan.ts'
import type { SavedPlan } from '../../promotion/records/schemas.ts'
import type { Subjects } from '../../promotion/records/subjects.ts'
import type { LiftedRule } from '../../promotion/rules/rules.ts'
import type { ChangedFiles } from '../../promotion/selection/changed-files.ts'
import type { Unread } from '../../promotion/unread-apps.ts'
import type { Failure, PromotionReport } from '../report.ts'

/**
 * Each state adds what its step found to the one before. The report of a run that is cut off is made from the last
 * state.
 */
export type RunState = Started | AppsSelected | Packed | Invalid | Offline | RulesApplied | Planned | Applied

export type Steps<Result = void> = AsyncGenerator<RunState, Result, void>

interface Started {
  readonly kind: 'started'
}

interface Apps {
  /** Null when the project was given without a configuration file. */
  readonly stage: string | null
  readonly project: string | null
  readonly apps: readonly DesiredApp[]
}

interface AppsSelected extends Apps {
  readonly kind: 'apps-selected'
  /** `i/N` if the run is about a share of the apps. Which apps that are depends on their packed descriptions. */
  readonly shard?: string
}

interface Documents extends Apps {
  readonly findings: Pick<PromotionReport, 'problems' | 'omittedProblems' | 'excerpts'>
  readonly changedFiles: ReadonlyMap<string, ChangedFiles>
}

export interface Packed extends Documents {
  readonly kind: 'packed'
}

export interface Invalid extends Documents {
  readonly kind: 'invalid'
  readonly changes: readonly Change[]
  readonly failure: Failure
}

export interface Offline extends Documents {
  readonly kind: 'offline'
  readonly unread: Unread
}

interface Read extends Documents {
  readonly unseenProject?: true
}

export interface RulesApplied extends Read {
  readonly kind: 'rules-applied'
  readonly changes: readonly Change[]
  readonly lifts: readonly LiftedRule[]
}

export interface Planned extends Read {
  readonly kind: 'planned'
  readonly changes: readonly Change[]
  readonly plan: SavedPlan
  readonly planFile?: string
  readonly matrix?: PromotionReport['matrix']
}

export interface Applied {
  readonly kind: 'applied'
  readonly plan: Invalid | Planned
  readonly outcomes: readonly AppOutcome[]
  readonly recordFile?: string
  readonly unrecorded?: Failure
  readonly subjects?: Subjects
  readonly exports?: ExportsSummary
  /** Errors after the installs. They make the run fail if nothing worse did. */
  readonly afterwards: readonly Failure[]
}
