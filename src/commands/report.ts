import type { Judgement } from '../app-tests/compare-outputs.ts'
import type {
  InterfaceChange,
  NamedDifference,
  Excerpt,
  Pinning,
  Problem,
  ProblemEntry,
  Severity,
} from '../cwl/index.ts'
import type { ExportsNews } from '../export-jobs/history.ts'
import type { ExportsState, ExportsSummary } from '../export-jobs/summary.ts'
import type { CwlErrorCode, PromotionErrorCode } from '../files/errors.ts'
import type { Location } from '../files/source-text.ts'
import type { DatedCommit } from '../git/git-history.ts'
import type { PlatformErrorCode } from '../platform/errors.ts'
import type { Task, Wait } from '../platform/types.ts'
import type { Outcome } from '../promotion/apply.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import type { Action, BlockedBy, Drift, Tested } from '../promotion/plan.ts'
import type { RecordedApp } from '../promotion/records/schemas.ts'
import type { Subjects } from '../promotion/records/subjects.ts'
import type { StageState } from '../promotion/stage-states.ts'
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
  testsFailed: 7,
  changesPending: 10,
  cancelled: 130,
} as const

/** One of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

type PartOf<Value> = [Value] extends [readonly (infer Item)[]] ? Item : Value

/** The members of a value that JSON shows, and which of their members; `*` is all. Others are private. */
export type Shown<Of> = '*' | (string extends keyof Of ? never : readonly ShownMember<Required<Of>>[])

/** As {@link Shown} of any value. */
export type AnyShown = '*' | readonly (string | Readonly<Record<string, AnyShown>>)[]

type ShownMember<Of> = {
  [Name in keyof Of & string]: NameOrMembers<Name, PartOf<NonNullable<Of[Name]>>>
}[keyof Of & string]

type NameOrMembers<Name extends string, Part> = [Part] extends [string | number | boolean]
  ? Name
  : [Part] extends [ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>]
    ? never
    : { readonly [Only in Name]: string extends Part ? '*' : Shown<Part> }

const LOCATION = ['file', 'line', 'column'] as const

/** Of a failure. docs/json.md lists them, with what each means. */
export type FailureCode =
  | PromotionErrorCode
  | CwlErrorCode
  | PlatformErrorCode
  | 'refused-event'
  | 'invalid-cwl'
  | 'refused-by-rule'
  | 'apps-failed'
  | 'changes-pending'
  | 'tests-failed'
  | 'tests-not-started'
  | 'exports-failed'
  | 'exports-not-read'
  | 'state-not-kept'
  | 'checks-failed'
  | 'record-not-written'
  | 'subjects-not-written'
  | 'images-failed'
  | 'github-token'
  | 'github-permission'
  | 'github-not-found'
  | 'github-refused'
  | 'github-rate-limited'
  | 'github-server'
  | 'github-unreachable'
  | 'timed-out'
  | 'out-of-memory'
  | 'unwritable'
  | 'internal'

/** Why a run failed, for people: one message, one fix, no stack trace. */
export interface Failure {
  /** Stable. */
  readonly code: FailureCode
  readonly message: string
  readonly fix?: string
  /** The exit code, if it does not follow from the error code. */
  readonly exitCode?: ExitCode
  /** The location in the repository, if the mistake is in a file such as cwl-promote.yml. */
  readonly at?: { readonly file: string; readonly line: number; readonly column: number }
  /** Further mistakes in the same file. Limited to the first ones. */
  readonly others?: readonly Pick<Failure, 'message' | 'fix' | 'at'>[]
}

const MISTAKE = ['message', 'fix', { at: LOCATION }] as const

export const FAILURE_SHOWN: Shown<Failure> = ['code', ...MISTAKE, { others: MISTAKE }]

export interface CommonReport {
  readonly exitCode: ExitCode
  /** The error that ended the run early or made it fail, apart from errors of single apps and documents. */
  readonly failure?: Failure
  /** Sentences that do not make the run fail. */
  readonly notices: readonly string[]
  /** The platform that the run used; absent if it used none. */
  readonly platform?: UsedPlatform
}

export interface UsedPlatform {
  /** Of its address, with a port if there is one. */
  readonly host: string
  /** Of the credentials file, if address and token come from it. */
  readonly profile?: string
}

const PLATFORM = { platform: ['host', 'profile'] } as const

/** How many problems there are of each severity. */
export type ProblemCounts = Readonly<Record<Severity, number>>

interface Findings {
  /** Sorted by file, line and column. If there are too many, the most serious are kept. */
  readonly problems: readonly ProblemEntry[]
  readonly omittedProblems?: ProblemCounts
  readonly excerpts?: ReadonlyMap<Problem, Excerpt>
}

export const PROBLEM_SHOWN: Shown<Problem> = [
  'code',
  'severity',
  'message',
  'fix',
  { edit: ['line', 'column', 'endLine', 'endColumn', 'text'] },
  'file',
  'line',
  'column',
  { referrer: LOCATION },
  'lowered',
]

const FINDINGS = [{ problems: PROBLEM_SHOWN }, { omittedProblems: '*' }] as const

/** What `validate --fix` corrected. */
export interface Fixes {
  /** False with `dryRun`. Then `problems` of the report has these too. */
  readonly written: boolean
  /** The corrected problems. */
  readonly problems: readonly Problem[]
  /** The changes of the files, as a unified diff. */
  readonly diff: string
}

/** The effect of a baseline. */
export interface BaselineUse {
  /** As the user gave it. */
  readonly file: string
  /** Number of problems that it accepts. */
  readonly accepted: number
  /** Number of entries whose problems no longer occur. */
  readonly gone: number
  readonly written: boolean
}

/** What a SARIF log contains in addition to problems. */
export interface SarifContext {
  /** Where to write the log, as the user gave it. */
  readonly file: string
  /** The working directory relative to the root of its repository, with a slash at its end; empty for the root. */
  readonly prefix: string
  /** The targets of links, by the paths that problems name. GitHub shows only the targets. */
  readonly linked: ReadonlyMap<string, string>
}

/** The result of validating one document. */
export interface DocumentVerdict {
  /** `path` or `path#id`, relative to the working directory. */
  readonly path: string
  /** The document and everything that it reaches have no errors. */
  readonly ok: boolean
}

/** The result of `validate`. */
export interface ValidateReport extends CommonReport, Findings {
  readonly command: 'validate'
  /** Every document is valid; false if the run ended early. */
  readonly ok: boolean
  /** The validated documents; empty if the run ended early. */
  readonly documents: readonly DocumentVerdict[]
  /** Absent without a baseline. */
  readonly baseline?: BaselineUse
  /** Only with `fix`, if there was something to correct. */
  readonly fixes?: Fixes
  /** Only if a SARIF log was written. */
  readonly sarif?: SarifContext
}

const VALIDATE: Shown<ValidateReport> = [
  'ok',
  { documents: ['path', 'ok'] },
  ...FINDINGS,
  { baseline: ['file', 'accepted', 'gone', 'written'] },
  { fixes: ['written', { problems: PROBLEM_SHOWN }, 'diff'] },
  PLATFORM,
]

/** The result of `pack`. */
export interface PackReport extends CommonReport, Findings {
  readonly command: 'pack'
  /** The document: `path` or `path#id`. */
  readonly path: string
  /** Minified JSON; absent if the document is invalid. */
  readonly packed?: string
  /** As YAML, if requested. */
  readonly yaml?: string
  /** Where the description was written, or the result of a check, if it is not printed. */
  readonly delivery?:
    | { readonly kind: 'written'; readonly path: string; readonly bytes: number }
    | { readonly kind: 'checked'; readonly path: string }
  /**
   * `sha256:…` of the canonical JSON (RFC 8785) of the description, without the note on its origin; absent if there is
   * no description.
   */
  readonly digest?: string
}

/** Of a document that cannot be packed: else the JSON is the description. */
const PACK: Shown<PackReport> = ['path', ...FINDINGS, PLATFORM]

/** The result of `graph`. */
export interface GraphReport extends CommonReport, Findings {
  readonly command: 'graph'
  /** The document: `path` or `path#id`. */
  readonly path: string
  readonly format: 'mermaid' | 'svg'
  /** How many levels of sub-workflows are open. */
  readonly depth: number
  /** The diagram; absent if the document is invalid or has no steps. */
  readonly text?: string
}

const GRAPH: Shown<GraphReport> = ['path', 'format', 'depth', 'text', ...FINDINGS]

/** A page of an app. */
export interface PageReport {
  /** Relative to the working directory. */
  readonly file: string
  /** `outdated` only with `check`. `stale`: its app is gone, and nobody removed it. */
  readonly state: 'written' | 'unchanged' | 'outdated' | 'stale'
}

/** The result of `pages`. */
export interface PagesReport extends CommonReport {
  readonly command: 'pages'
  readonly folder: string
  /** The index first; empty if the run ended early. */
  readonly pages: readonly PageReport[]
}

const PAGES: Shown<PagesReport> = ['folder', { pages: ['file', 'state'] }, PLATFORM]

/** The planned action of one app, and its outcome. */
export interface AppReport {
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /** A path of the repository, `owner/project/app` for a copy, or the path of a record. */
  readonly source: string
  /** What {@link source} is: a document, an app to copy, or a record to roll back. */
  readonly sourceKind: 'file' | 'app' | 'record'
  /** The file alone, if {@link source} names one process in it by its id. */
  readonly sourceFile?: string
  readonly action: Action
  /** Absent if nothing was applied: in a plan and in a dry run. */
  readonly outcome?: Outcome
  /** `sha256:…` of the canonical JSON (RFC 8785) of the description to install; null if there is none. */
  readonly digest: string | null
  /** Number of the revision that is installed now, if the dialect has revisions. */
  readonly revision?: number
  /** The page of the app for people, on a public platform. */
  readonly url?: string
  /** The reason, if the action or the outcome does not explain itself. */
  readonly reason?: string
  /** The rules that refuse it, one sentence each; `reason` contains them in one line. */
  readonly reasons?: readonly string[]
  /** Only with the action `blocked`. */
  readonly blockedBy?: BlockedBy
  /** What an update changes: interface, images, a unified diff. Only with the action `update`, or when one is refused. */
  readonly details?: UpdateDetails
  /** How the installed app that an update replaces is not what a promotion left; absent if it is. */
  readonly drift?: Drift
  /** With the command that keeps the edit, or that brings it back; absent if a notice counts the app. */
  readonly driftAdvice?: string
  /** Whether it ran where its apps are tested; only of an install in a stage with the rule `tested`. */
  readonly tested?: Tested
  /** A new workflow as a Mermaid flowchart. Only with the action `create`. */
  readonly diagram?: string
  /**
   * The files that it reaches and that changed since {@link changedSince}. Empty: the update was caused by something
   * else.
   */
  readonly changedFiles?: readonly string[]
  /** A git revision: that of `changed-since`, or else the commit that the installed app was made from. */
  readonly changedSince?: string
}

const TESTED = { tested: ['state', 'message', 'at', 'url'] } as const

const INTERFACE = { interface: ['rule', 'port', 'breaking', 'message'] } as const

/** What the outputs of the action have: a diff is too long for them. */
export const BRIEF_APP_SHOWN = [
  'name',
  'target',
  'source',
  'action',
  'outcome',
  'digest',
  'revision',
  'url',
  'reason',
  'blockedBy',
  TESTED,
] as const satisfies Shown<AppReport>

const APP: Shown<AppReport> = [
  ...BRIEF_APP_SHOWN,
  { details: [INTERFACE, 'breaking', { contents: ['kind', 'step', 'message'] }, 'diff', 'omittedLines'] },
  { drift: ['reason', 'unmarked'] },
  'changedFiles',
  'changedSince',
]

const EXPORTS_SUMMARY = [
  'state',
  'total',
  { counts: '*' },
  { jobs: '*' },
  'truncated',
  'reason',
] as const satisfies Shown<ExportsSummary>

/**
 * Numbers of apps by action (`create`, `update`, `blocked`, `unreadable`), by outcome, and by both (`unchanged`,
 * `unknown`).
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

/** The result of `plan`, `promote` or `rollback`. */
export interface PromotionReport extends CommonReport, Findings {
  readonly command: 'plan' | 'promote' | 'rollback'
  readonly result: PromotionResult
  /** Null when the project was given without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string | null
  /** In the order of the configuration; empty if the run ended before they were known. */
  readonly apps: readonly AppReport[]
  /** How many of {@link apps} have each action and each outcome. */
  readonly counts: AppCounts
  /** The project has none of the apps, and the platform does not report whether it exists. */
  readonly unseenProject?: true
  /** Only for `promote` with `report-exports`. */
  readonly exports?: ExportsSummary
  /** Every wait before a request was repeated, in order. */
  readonly waits: readonly Wait[]
  /** `sha256:…` of the plan; absent if there is none. */
  readonly planDigest?: string
  readonly planFile?: string
  /** The path of the record of this run; absent if nothing was installed. */
  readonly recordFile?: string
  /** The installed descriptions, as files to sign; only if requested and something is installed. */
  readonly subjects?: Subjects
  /** The deployment on GitHub for this run; absent if there is none. */
  readonly deploymentId?: string
  /** The shards that have something to install, as a matrix for GitHub; only for `plan` with `matrix`. */
  readonly matrix?: { readonly shard: readonly string[] }
  /** Of the whole run, in milliseconds. */
  readonly duration: number
  readonly phases?: readonly PhaseTime[]
}

const PROMOTION: Shown<PromotionReport> = [
  'result',
  'stage',
  'project',
  { apps: APP },
  { counts: '*' },
  'unseenProject',
  ...FINDINGS,
  { exports: EXPORTS_SUMMARY },
  'planDigest',
  'planFile',
  'recordFile',
  { subjects: ['folder', 'checksumsFile', 'digest'] },
  'deploymentId',
  { matrix: ['shard'] },
  PLATFORM,
]

/** The outcome of one app. */
export interface PulledApp {
  readonly name: string
  /** `owner/project/app` */
  readonly target: string
  /**
   * `pulled`: it was written, or with `dryRun` would be; `absent`: the platform does not have the app; `unreadable`: it
   * could not be read, or does not fit into the document; `conflict`: another app needs other content in one of its
   * files.
   */
  readonly outcome: 'pulled' | 'unchanged' | 'absent' | 'unreadable' | 'conflict'
  /** `sha256:…` of the installed description; null when nothing is installed. */
  readonly digest: string | null
  /** The files that were written, or would be with `dryRun`; relative to the working directory, the document first. */
  readonly files: readonly string[]
  /** Why nothing was written, if that is not clear. */
  readonly reason?: string
}

export const PULLED_SHOWN: Shown<PulledApp> = ['name', 'target', 'outcome', 'digest', 'files', 'reason']

/** The result of `pull`. */
export interface PullReport extends CommonReport {
  readonly command: 'pull'
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project`; null if the run ended before it was known. */
  readonly project: string | null
  /** Empty if the run ended early. */
  readonly apps: readonly PulledApp[]
  /** True if at least one file was written. */
  readonly written: boolean
}

const PULL: Shown<PullReport> = ['stage', 'project', { apps: PULLED_SHOWN }, 'written', PLATFORM]

/** What `diff` found. */
export interface DiffReport extends CommonReport {
  readonly command: 'diff'
  /** What was compared, as it was named. */
  readonly before: string
  /** As {@link before}. */
  readonly after: string
  /** Both mean the same; false if the run ended early. */
  readonly same: boolean
  /** What the app takes and gives; breaking changes first. */
  readonly interface: readonly InterfaceChange[]
  /** Everything that differs, the interface too. */
  readonly differences: readonly NamedDifference[]
}

const DIFF: Shown<DiffReport> = [
  'before',
  'after',
  'same',
  INTERFACE,
  { differences: ['place', 'field', 'kind', { before: '*' }, { after: '*' }] },
  PLATFORM,
]

/** What one stage holds of an app. */
export interface StageApp {
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project/app` */
  readonly target: string
  /**
   * What the stage holds, compared with what it should: what the files pack to, or what the stage it is copied from
   * has.
   */
  readonly state: StageState
  /** `sha256:…` of the installed description; null when nothing is installed, or it cannot be read. */
  readonly digest: string | null
  /** Where the dialect has one. */
  readonly revision?: number
  /** The commit in the note of the installed app. */
  readonly commit?: string
  /** When that commit was made, as ISO 8601 in UTC; absent where the clone lacks it. */
  readonly committedAt?: string
  /** When the revision was made, as ISO 8601 in UTC; absent if the platform does not report it. */
  readonly installedAt?: string
  /** The first commit that is not in what the stage holds; of an app that is absent the one that added its document. */
  readonly since?: DatedCommit
  /** The reason, if the state does not explain itself. */
  readonly reason?: string
  /** Whether it ran in this stage; only if the rule `tested` of another stage asks for it. */
  readonly tested?: Tested
}

/** An app in every stage. */
export interface StatusApp {
  readonly name: string
  /** `path` or `path#id`; absent for an app that is copied without a file. */
  readonly source?: string
  /** In the order of the stages; a stage may have an app under several names. */
  readonly stages: readonly StageApp[]
}

export const STATUS_APP_SHOWN: Shown<StatusApp> = [
  'name',
  'source',
  {
    stages: [
      'stage',
      'target',
      'state',
      'digest',
      'revision',
      'commit',
      'committedAt',
      'installedAt',
      { since: ['commit', 'at'] },
      'reason',
      TESTED,
    ],
  },
]

/** What the stages hold. */
export interface StatusReport extends CommonReport {
  readonly command: 'status'
  /** When the platform was read, as ISO 8601 in UTC: ages are counted from there. */
  readonly at: string
  /** In the order of the configuration; `from` is the stage that one is copied from. Empty when the run ended early. */
  readonly stages: readonly { readonly name: string | null; readonly project: string; readonly from?: string }[]
  /** In the order of the configuration, as {@link only} selects them; empty when the run ended early. */
  readonly apps: readonly StatusApp[]
  /** How many apps of stages have each state, also of those that are not listed. */
  readonly counts: Readonly<Record<StageState, number>>
  /** The states of the listed apps; absent if all are listed. */
  readonly only?: readonly StageState[]
}

const STATUS: Shown<StatusReport> = [
  'at',
  { stages: ['name', 'project', 'from'] },
  { apps: STATUS_APP_SHOWN },
  { counts: '*' },
  'only',
  PLATFORM,
]

/** An image of the selected apps. */
export interface ImageReport {
  /** As it is written. */
  readonly name: string
  /** What it is named by: `digest`, `tag`, `newest` (no tag, or `latest`), or `unknown`. */
  readonly pinning: Pinning
  /** Where `dockerPull` names it. */
  readonly places: readonly Location[]
  /**
   * The answer of its registry: `found` for linux/amd64, `missing`, or `unknown` if it could not be asked.
   * `not-pinned`: the file cannot be changed there. Absent if it was not asked.
   */
  readonly state?: 'found' | 'missing' | 'unknown' | 'not-pinned'
  /** Why, unless it is found. */
  readonly reason?: string
  /** `sha256:…` of the manifest or index that the name has now. */
  readonly digest?: string
  /** The name with its digest, as it is written now, or with `dryRun` would be. */
  readonly pinned?: string
  /** Newer tags of the same form, the newest first. Only with `update`. */
  readonly newer?: readonly string[]
}

export const IMAGE_SHOWN: Shown<ImageReport> = [
  'name',
  'pinning',
  { places: LOCATION },
  'state',
  'reason',
  'digest',
  'pinned',
  'newer',
]

/** The result of `images`. */
export interface ImagesReport extends CommonReport {
  readonly command: 'images'
  /** By name; empty if the run ended early. */
  readonly images: readonly ImageReport[]
  /** True if at least one file was written. */
  readonly written: boolean
  /** The changes of `pin`, as a unified diff. */
  readonly diff?: string
}

const IMAGES: Shown<ImagesReport> = [{ images: IMAGE_SHOWN }, 'written', 'diff']

/** The result of `merge-records`. */
export interface MergeRecordsReport extends CommonReport {
  readonly command: 'merge-records'
  /** The records that were read, sorted, without duplicates. */
  readonly records: readonly string[]
  /** All installs of the records, in order of time. */
  readonly apps: readonly Pick<RecordedApp, 'name' | 'target' | 'outcome' | 'digest' | 'installedAt'>[]
  /** Absent if none was written. */
  readonly recordFile?: string
}

const MERGE_RECORDS: Shown<MergeRecordsReport> = [
  'records',
  { apps: ['name', 'target', 'outcome', 'digest', 'installedAt'] },
  'recordFile',
]

/** The result of `exports`. */
export interface ExportsReport extends CommonReport, ExportsSummary {
  /** Identifies the kind of report. */
  readonly command: 'exports'
  /** Absent if nothing remembers the last run, and if the list was not read. */
  readonly news?: ExportsNews
  /** The issue of a watch; absent if there is none. */
  readonly issueUrl?: string
  /**
   * Errors in addition to `failure`, each also a notice: what was not reported to people or not saved. Absent if there
   * are none.
   */
  readonly troubles?: readonly Failure[]
}

const EXPORTS: Shown<ExportsReport> = [...EXPORTS_SUMMARY, 'issueUrl', PLATFORM]

/** The result of `init`. */
export interface InitReport extends CommonReport {
  readonly command: 'init'
  /** The configuration, relative to the working directory; with `dockstore` and one that is there, `.dockstore.yml`. */
  readonly file: string
  /** Its text; empty if there is none to write. */
  readonly text: string
  /** False with `dryRun`, and if the run failed. */
  readonly written: boolean
  /** With a project that has apps: the documents that belong to none of them. */
  readonly withoutApp?: readonly string[]
}

/** The result of one test of an app. */
export interface TestOutcome extends Judgement {
  /** Of the test. */
  readonly id: string
  readonly app: string
  /** `owner/project/app` */
  readonly target: string
  /** Where the test begins. */
  readonly at: Location
  /** `sha256:…` of the installed description; null if it is not known. */
  readonly digest: string | null
  readonly revision?: number
  readonly taskId?: string
  /** The platform's word for the state of the task. */
  readonly status?: string
  readonly url?: string
  readonly steps?: Task['steps']
  /** How long the task ran, in seconds. */
  readonly seconds?: number
  readonly price?: Task['price']
  /** The last task of this test that completed for another description of the app, or for other inputs. */
  readonly before?: {
    readonly revision?: number
    readonly seconds?: number
    readonly price?: Task['price']
  }
}

const PRICE = { price: ['amount', 'currency'] } as const

export const TEST_SHOWN: Shown<TestOutcome> = [
  'id',
  'app',
  'target',
  { at: LOCATION },
  'state',
  'reason',
  { notCompared: ['path', 'what', 'isAll'] },
  'digest',
  'revision',
  'taskId',
  'status',
  'url',
  { steps: ['completed', 'total'] },
  'seconds',
  PRICE,
  { before: ['revision', 'seconds', PRICE] },
]

/** The result of `test`. */
export interface TestReport extends CommonReport {
  /** Identifies the kind of report. */
  readonly command: 'test'
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project`; null if the run ended before it was known. */
  readonly project: string | null
  /** The CWL runner that ran them on this machine; absent if the platform did. */
  readonly runner?: string
  /** In the order of the configuration; empty if the run ended early. */
  readonly tests: readonly TestOutcome[]
  /** How many tests are in each state. */
  readonly counts: Readonly<Record<TestOutcome['state'], number>>
  /** The sum of the prices that the platform gives. */
  readonly cost?: NonNullable<Task['price']>
}

const TEST: Shown<TestReport> = [
  'stage',
  'project',
  'runner',
  { tests: TEST_SHOWN },
  { counts: '*' },
  { cost: ['amount', 'currency'] },
  PLATFORM,
]

/** The checks of `doctor`. */
export type CheckName =
  | 'configuration'
  | 'access'
  | 'base-url'
  | 'proxy'
  | 'certificates'
  | 'index'
  | 'token'
  | 'exports'
  | 'read'
  | 'tests'
  | 'probe'

/** A finding of one check. A check may have several. */
export interface Finding {
  readonly check: CheckName
  /** `warning`: runs work, but something should be changed. `skipped`: it could not be checked, for the reason given. */
  readonly status: 'ok' | 'warning' | 'failed' | 'skipped'
  readonly message: string
  /** What it means for runs, and how to fix it. */
  readonly fix?: string
}

/** The result of `doctor`. */
export interface DoctorReport extends CommonReport {
  readonly command: 'doctor'
  /** No check failed, and none was left out because the run was stopped. */
  readonly ok: boolean
  readonly findings: readonly Finding[]
}

const DOCTOR: Shown<DoctorReport> = ['ok', { findings: ['check', 'status', 'message', 'fix'] }, PLATFORM]

/**
 * `command` distinguishes the reports. Errors of a user, a document or the platform are the `failure` of the report. A
 * command rejects only with PromotionError `usage`, if it is called without options or without a signal.
 */
export type Report =
  | ValidateReport
  | PackReport
  | PromotionReport
  | PullReport
  | PagesReport
  | StatusReport
  | DiffReport
  | GraphReport
  | ImagesReport
  | MergeRecordsReport
  | ExportsReport
  | DoctorReport
  | TestReport

/** What `--json` shows of each report, in addition to notices and failure. docs/json.md describes it. */
export const SHOWN: Readonly<Record<Report['command'], AnyShown>> = {
  validate: VALIDATE,
  pack: PACK,
  plan: PROMOTION,
  promote: PROMOTION,
  rollback: PROMOTION,
  pull: PULL,
  pages: PAGES,
  status: STATUS,
  diff: DIFF,
  graph: GRAPH,
  images: IMAGES,
  'merge-records': MERGE_RECORDS,
  exports: EXPORTS,
  doctor: DOCTOR,
  test: TEST,
}
