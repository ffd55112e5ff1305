import type { Excerpt } from '../cwl/problems/excerpt.ts'
import type { Problem, ProblemEntry, Severity } from '../cwl/problems/problem.ts'
import type { ExportsNews } from '../export-jobs/history.ts'
import type { ExportsState, ExportsSummary } from '../export-jobs/summary.ts'
import type { Wait } from '../platform/types.ts'
import type { Outcome } from '../promotion/apply.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import type { Action, BlockedBy } from '../promotion/plan.ts'
import type { RecordedApp } from '../promotion/record-schema.ts'
import type { Subjects } from '../promotion/subjects.ts'
import type { PhaseTime } from './run/phases.ts'

export type { Action, ExportsNews, ExportsState, ExportsSummary, Outcome }

/** Exit codes of the command line; the action fails its step for every code but 0. */
export const EXIT = {
  fine: 0,
  failed: 1,
  usage: 2,
  invalidCwl: 3,
  refused: 4,
  someAppsFailed: 5,
  exportsOverLimit: 6,
  changesPending: 10,
  cancelled: 130,
} as const

/** One of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Why a run could not do its work, for people: one message, one remedy, no stack trace. */
export interface Failure {
  /** Stable, kebab-case: `usage`, `no-such-file`, `credentials`, `unreachable`, … */
  readonly code: string
  /** What is wrong, for people. */
  readonly message: string
  /** What to do about it. */
  readonly fix?: string
  /** The exit code, where it does not follow from the error code. */
  readonly exitCode?: ExitCode
  /** Where in the repository, when the mistake is in a file such as cwl-promote.yml. */
  readonly at?: { readonly file: string; readonly line: number; readonly column: number }
  /** Other mistakes in such a file, in its order. Of many the first. */
  readonly others?: readonly Pick<Failure, 'message' | 'fix' | 'at'>[]
}

interface CommonReport {
  /** What the command line would end with. */
  readonly exitCode: ExitCode
  /** What ended the run early or made it red, apart from single apps and documents. */
  readonly failure?: Failure
  /** Things worth saying that fail nothing. */
  readonly notices: readonly string[]
}

/** How many problems there are of each severity. */
export type ProblemCounts = Readonly<Record<Severity, number>>

/** What a run found in documents, as far as it is kept. */
interface Findings {
  /** Sorted by file, line and column. Of very many the most serious are kept. */
  readonly problems: readonly ProblemEntry[]
  /** How many are left out of `problems`; absent when none is. */
  readonly omittedProblems?: ProblemCounts
  /** The lines of the problems that a page would show. */
  readonly excerpts?: ReadonlyMap<Problem, Excerpt>
}

/** What a baseline did. */
export interface BaselineUse {
  /** As it was given. */
  readonly file: string
  /** Problems that it accepts. */
  readonly accepted: number
  /** Problems that it would accept and that do not occur any more. */
  readonly gone: number
  /** It was written by this run. */
  readonly written: boolean
}

/** What a SARIF log needs to know besides the problems. */
export interface SarifContext {
  /** Where the log is to be written, as it was given. */
  readonly file: string
  /** The working directory in its repository, with a slash at its end; empty for the root. */
  readonly prefix: string
  /** Files by the links that problems name them by: of a link GitHub shows only where it leads. */
  readonly linked: ReadonlyMap<string, string>
}

/** The result of validating one document. */
export interface DocumentVerdict {
  /** `path` or `path#id`, relative to the working directory. */
  readonly path: string
  /** The document and all that it reaches are free of errors. */
  readonly ok: boolean
}

/** What `validate` found. */
export interface ValidateReport extends CommonReport, Findings {
  /** Identifies the kind of report. */
  readonly command: 'validate'
  /** Every document is; false when the run ended early. */
  readonly ok: boolean
  /** Those that were validated; none when the run ended early. */
  readonly documents: readonly DocumentVerdict[]
  /** Absent without one. */
  readonly baseline?: BaselineUse
  /** Only when a SARIF log was written. */
  readonly sarif?: SarifContext
}

/** What `pack` made, or why it could not. */
export interface PackReport extends CommonReport, Findings {
  /** Identifies the kind of report. */
  readonly command: 'pack'
  /** What was to be packed: `path` or `path#id`. */
  readonly path: string
  /** Minified JSON; absent when the document is invalid. */
  readonly packed?: string
  /** The same as YAML, when that was asked for. */
  readonly yaml?: string
  /** What became of it, when it was not to be printed. */
  readonly delivery?:
    | { readonly kind: 'written'; readonly path: string; readonly bytes: number }
    | { readonly kind: 'checked'; readonly path: string }
  /**
   * `sha256:…` of the canonical JSON (RFC 8785) of the description, without a note on where it came from; absent when
   * there is none.
   */
  readonly digest?: string
}

/** The planned action of one app, and its outcome. */
export interface AppReport {
  /** Its name in the configuration, or that of its file. */
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** A path of the repository, `owner/project/app` for a copy, or the path of the record for a rollback. */
  readonly source: string
  /** What {@link source} is: a document, another app to be copied, or a record to be rolled back. */
  readonly sourceKind: 'file' | 'app' | 'record'
  /** The file alone, where {@link source} names one process in it by its id. */
  readonly sourceFile?: string
  /** What the plan wants. */
  readonly action: Action
  /** Absent while nothing was carried out: in a plan, and in a dry run. */
  readonly outcome?: Outcome
  /** `sha256:…` of the canonical JSON (RFC 8785) of the description to be installed; null when there is none. */
  readonly digest: string | null
  /** Why, in words, where the action or the outcome does not say it. */
  readonly reason?: string
  /** The rules that refuse it, a sentence each; `reason` has them in one line. */
  readonly reasons?: readonly string[]
  /** Only with the action `blocked`. */
  readonly blockedBy?: BlockedBy
  /** What an update changes: interface, images, a unified diff. Only with the action `update`, or when one is refused. */
  readonly details?: UpdateDetails
  /** A workflow that is new, as a Mermaid flowchart. Only with the action `create`. */
  readonly diagram?: string
  /** The files that it reaches and that changed since {@link changedSince}. None: an update that comes from elsewhere. */
  readonly changedFiles?: readonly string[]
  /** A git revision: the one given as `changed-since`, else the commit that the installed app was made from. */
  readonly changedSince?: string
}

/**
 * Apps by what the plan wants (`create`, `update`, `blocked`, `unreadable`), by what came of them, and by both
 * (`unchanged`, `unknown`).
 */
export type AppCounts = Readonly<
  Record<
    | 'created'
    | 'updated'
    | 'unchanged'
    | 'failed'
    | 'unknown'
    | 'skipped'
    | 'cancelled'
    | 'blocked'
    | 'unreadable'
    | 'create'
    | 'update',
    number
  >
>

/** The result of a run, as in the output `result`. */
export type PromotionResult = 'promoted' | 'unchanged' | 'planned' | 'failed' | 'refused'

/** What `plan`, `promote` or `rollback` decided and did. */
export interface PromotionReport extends CommonReport, Findings {
  /** Which of the three commands it is of. */
  readonly command: 'plan' | 'promote' | 'rollback'
  /** In one word. */
  readonly result: PromotionResult
  /** Null when the project was given without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  /** In the order of the configuration; empty when the run ended before it knew them. */
  readonly apps: readonly AppReport[]
  /** How many of {@link apps} have each action and each outcome. */
  readonly counts: AppCounts
  /** Only `promote`, and only when `report-exports` is on. */
  readonly exports?: ExportsSummary
  /** Every wait before a request was repeated, in their order. */
  readonly waits: readonly Wait[]
  /** `sha256:…` of the plan that was made; absent when there is none. */
  readonly planDigest?: string
  /** Where the plan was saved. */
  readonly planFile?: string
  /** Where the record of this run is; absent when nothing was installed. */
  readonly recordFile?: string
  /** What is installed now, as files to be signed; only where that was asked for, and something is. */
  readonly subjects?: Subjects
  /** Of the deployment on GitHub that shows this run; absent when there is none. */
  readonly deploymentId?: string
  /** The shards that have something to install, as a matrix of GitHub's; only `plan` with `matrix`. */
  readonly matrix?: { readonly shard: readonly string[] }
  /** Of the whole run, in milliseconds. */
  readonly duration: number
  /** Its parts, in their order. */
  readonly phases?: readonly PhaseTime[]
}

/** The outcome of one app. */
export interface PulledApp {
  /** Its name in the configuration, or that of its file. */
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /**
   * `pulled`: it was, or with `dryRun` would be; `absent`: the platform has no such app; `unreadable`: it does not say,
   * or what it has cannot stand in the document.
   */
  readonly outcome: 'pulled' | 'unchanged' | 'absent' | 'unreadable'
  /** `sha256:…` of the installed description; null when nothing is installed. */
  readonly digest: string | null
  /** What was written, or would be with `dryRun`; relative to the working directory, the document first. */
  readonly files: readonly string[]
  /** Why it could not be pulled, in words; absent when it could. */
  readonly reason?: string
}

/** What `pull` found on the platform, and wrote. */
export interface PullReport extends CommonReport {
  /** Identifies the kind of report. */
  readonly command: 'pull'
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project`; null when the run ended before it was known. */
  readonly project: string | null
  /** Empty when the run ended early. */
  readonly apps: readonly PulledApp[]
  /** At least one file was written. */
  readonly written: boolean
}

/** What `merge-records` read, and wrote. */
export interface MergeRecordsReport extends CommonReport {
  /** Identifies the kind of report. */
  readonly command: 'merge-records'
  /** The records that were read, sorted, each once. */
  readonly records: readonly string[]
  /** The installs of them all, in the order of time. */
  readonly apps: readonly Pick<RecordedApp, 'name' | 'target' | 'outcome' | 'digest' | 'installedAt'>[]
  /** Absent when none was written. */
  readonly recordFile?: string
}

/** What `exports` read, and what of it is new. */
export interface ExportsReport extends CommonReport, ExportsSummary {
  /** Identifies the kind of report. */
  readonly command: 'exports'
  /** What is new since the last run; absent when nothing remembers one, and when the list was not read. */
  readonly news?: ExportsNews
  /** Of the issue that a watch keeps; absent when there is none. */
  readonly issueUrl?: string
  /**
   * What went wrong besides `failure`, each a notice too: what was not told, or not remembered. Absent when nothing
   * did.
   */
  readonly troubles?: readonly Failure[]
}

/** What `init` wrote, or would write. */
export interface InitReport extends CommonReport {
  /** Identifies the kind of report. */
  readonly command: 'init'
  /** Where the configuration is written, relative to the working directory. */
  readonly file: string
  /** The configuration; empty when there is none to write. */
  readonly text: string
  /** False with `dryRun`, and when it failed. */
  readonly written: boolean
}

/** What `doctor` looks at. */
export type CheckName =
  | 'node'
  | 'configuration'
  | 'access'
  | 'base-url'
  | 'proxy'
  | 'certificates'
  | 'index'
  | 'clock'
  | 'token'
  | 'exports'
  | 'read'
  | 'rate-limit'

/** A finding of one check; a check may have several. */
export interface Finding {
  /** Which check it is of. */
  readonly check: CheckName
  /** `warning`: runs work, but not all is as it should be. `skipped`: it could not be looked at, for the reason given. */
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped'
  /** What was found. */
  readonly message: string
  /** What it means for runs, and what to do. */
  readonly fix?: string
}

/** What `doctor` found. */
export interface DoctorReport extends CommonReport {
  /** Identifies the kind of report. */
  readonly command: 'doctor'
  /** No check failed, and none was left out because the run was stopped. */
  readonly ok: boolean
  /** In the order in which the checks are made. */
  readonly findings: readonly Finding[]
}

/**
 * What a command gives, told apart by `command`. {@link EXIT} says what its exit code means. What a user, a document or
 * the platform does is the `failure` of the report; a command rejects only with PromotionError `usage`, when it is
 * called without options or without a signal.
 */
export type Report =
  | ValidateReport
  | PackReport
  | PromotionReport
  | PullReport
  | MergeRecordsReport
  | ExportsReport
  | DoctorReport
