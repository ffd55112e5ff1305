export { diff } from './commands/diff.ts'
export { doctor } from './commands/doctor.ts'
export { exports } from './commands/exports.ts'
export { init } from './commands/init.ts'
export { mergeRecordFiles } from './commands/merge-records.ts'
export { pack } from './commands/pack.ts'
export { plan } from './commands/plan.ts'
export { promote } from './commands/promote.ts'
export { pull } from './commands/pull.ts'
export { rollback } from './commands/rollback.ts'
export { status } from './commands/status.ts'
export { test } from './commands/test.ts'
export { toSarif, toSarifText } from './commands/documents/sarif.ts'
export { validate } from './commands/validate.ts'
export type { PhaseName, ProgressEvent, RunContext } from './commands/run/context.ts'
export type { PhaseTime } from './commands/run/phases.ts'
export type { Deployed, DeploymentPlace, Deployments, DeploymentStart } from './commands/promote/deployments.ts'
export {
  DEFAULTS,
  type AccessNote,
  type DiffOptions,
  type DoctorOptions,
  type MergeRecordsOptions,
  type PackOptions,
  type PullOptions,
  type RollbackOptions,
  type RunEvent,
  type RunOptions,
} from './commands/run/options.ts'
export type { FindPullLabels, LabelledPull, PullLabels } from './commands/promote/pull-labels.ts'
export {
  EXIT,
  type Action,
  type AppCounts,
  type AppReport,
  type BaselineUse,
  type CheckName,
  type DiffReport,
  type DoctorReport,
  type DocumentVerdict,
  type ExitCode,
  type ExportsNews,
  type ExportsReport,
  type ExportsState,
  type ExportsSummary,
  type Failure,
  type Finding,
  type GraphReport,
  type InitReport,
  type MergeRecordsReport,
  type Outcome,
  type PackReport,
  type ProblemCounts,
  type PromotionReport,
  type PromotionResult,
  type PulledApp,
  type PullReport,
  type Report,
  type SarifContext,
  type StageApp,
  type StatusApp,
  type StatusReport,
  type TestOutcome,
  type TestReport,
  type ValidateReport,
} from './commands/report.ts'

export {
  accept,
  advice,
  at,
  baselineFromJson,
  baselineToJson,
  documentsReaching,
  error,
  Excerpts,
  inText,
  isError,
  off,
  packDocument,
  Packer,
  rule,
  validateDocuments,
  warning,
  type Acceptance,
  type AcceptedProblems,
  type Baseline,
  type CheckLevel,
  type Checks,
  type CodeDescription,
  type ContentChange,
  type Excerpt,
  type InterfaceChange,
  type InterfaceRule,
  type Levels,
  type LocalDefault,
  type MapPath,
  type PackOptions as PackerOptions,
  type Packing,
  type Nodes,
  type NamedDifference,
  type Problem,
  type ProblemEntry,
  type ProcessClass,
  type Processes,
  type Rule,
  type RuleContext,
  type RuleFileContext,
  type Severity,
  type Site,
  type ValidateOptions,
  type Validation,
} from './cwl/index.ts'

export { CwlError, type CwlErrorCode } from './files/cwl-error.ts'
export { DEFAULT_LIMITS, type Limits } from './files/limits.ts'
export type { RemoteDocument, RemoteSource } from './files/remote.ts'
export type { Location } from './files/source-text.ts'
export { openWorkspace, type Workspace } from './files/workspace.ts'

export {
  createPlatform,
  DIALECTS,
  formatAddress,
  parseAddress,
  PlatformError,
  type ApiIndex,
  type AppAddress,
  type AppReading,
  type Dialect,
  type DialectName,
  type ExportJob,
  type ExportPage,
  type InstallOptions,
  type Installation,
  type InstalledApp,
  type Platform,
  type PlatformErrorCode,
  type PlatformErrorDetails,
  type PlatformOptions,
  type RateLimit,
  type ReadBack,
  type Wait,
} from './platform/index.ts'
export type { Environment } from './http/proxy.ts'
export type { Network } from './remote/fetch.ts'

export type { ExportsKeeper, Keeping, Recollection } from './commands/exports/exports-watch.ts'
export type { Watch } from './commands/exports.ts'
export { compareExports, type ExportsChange } from './export-jobs/history.ts'
export { memoryFromJson, memoryToJson, type ExportsMemory, type MemoryReading } from './export-jobs/memory.ts'
export { summarizeExports } from './export-jobs/summary.ts'
export { FAIL_ON, type FailOn } from './export-jobs/threshold.ts'

export {
  canonicalJson,
  digestOf,
  ExactNumber,
  parseJson,
  sameJson,
  stringifyJson,
  type JsonObject,
  type JsonValue,
} from './json/index.ts'

export type { UpdateDetails } from './promotion/details.ts'
export { PromotionError, type UsageError, type PromotionErrorCode } from './files/errors.ts'
export type { BlockedBy } from './promotion/plan.ts'
export { mergeRecords, readRecord } from './promotion/record.ts'
export type { PromotionRecord, RecordedApp, RecordedBefore, RecordHeader } from './promotion/record-schema.ts'
export { readPlan } from './promotion/saved-plan.ts'
export type { PlannedApp, SavedPlan } from './promotion/saved-plan-schema.ts'
export type { Subjects } from './promotion/subjects.ts'

export { toJson, toJsonText } from './report/json.ts'
export { toMarkdown, type MarkdownOptions } from './report/markdown.ts'
export { toText, type TextOptions } from './report/text.ts'

export {
  StartError,
  startLocalPlatform,
  type ExportFilter,
  type ExportJobs,
  type ExportQuirks,
  type FaultKind,
  type FaultRule,
  type Faults,
  type LocalPlatform,
  type LocalPlatformOptions,
  type NewExport,
  type RateLimitRule,
  type RevisionMark,
  type RevisionResult,
  type StateCount,
  type Store,
  type StoredApp,
  type StoredExport,
  type StoredProject,
  type StoredRevision,
} from './local-platform/index.ts'
