export {
  checkExports,
  diff,
  doctor,
  init,
  mergeRecords,
  pack,
  plan,
  promote,
  pull,
  rollback,
  status,
  test,
  validate,
  type Context,
  type MergeOptions,
  type Options,
  type UndoOptions,
} from './library.ts'
export { toSarif } from './commands/documents/sarif.ts'
export type { PhaseName, ProgressEvent, RunContext } from './commands/run/context.ts'
export type { PhaseTime } from './commands/run/phases.ts'
export type { DeploymentPlace, DeploymentStart } from './promotion/rules/deployment.ts'
export type { Deployments } from './commands/promote/deployments.ts'
export {
  type AccessNote,
  type DiffOptions,
  type DoctorOptions,
  type InitOptions,
  type MergeRecordsOptions,
  type PackOptions,
  type PagesOptions,
  type PullOptions,
  type RollbackOptions,
  type RunEvent,
  type RunOptions,
} from './options/options.ts'
export type { FindPullLabels, LabelledPull, PullLabels } from './promotion/rules/pull-labels.ts'
export {
  type Action,
  type AppCounts,
  type AppReport,
  type BaselineUse,
  type Fixes,
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
  type PageReport,
  type PagesReport,
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
  at as siteOf,
  baselineFromJson,
  baselineToJson,
  documentsReaching,
  inText as siteInText,
  packDocument,
  Packer,
  rule,
  validateDocuments,
  type AcceptedProblems,
  type Baseline,
  type CheckLevel,
  type Checks,
  type CodeDescription,
  type ContentChange,
  type InterfaceChange,
  type InterfaceRule,
  type Levels,
  type LocalDefault,
  type MapPath,
  type Packing,
  type Nodes,
  type NamedDifference,
  type Problem,
  type ProblemEntry,
  type Edit,
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

export { CwlError, type CwlErrorCode } from './files/errors.ts'
export type { Limits } from './files/limits.ts'
export type { RemoteDocument, RemoteSource } from './files/remote.ts'
export type { Location } from './files/source-text.ts'
export { openWorkspace, type Workspace } from './files/workspace.ts'

export { createPlatform } from './platform/api.ts'
export { parseAddress } from './platform/address.ts'
export { PlatformError, type PlatformErrorCode, type PlatformErrorDetails, type ReadBack } from './platform/errors.ts'
export type {
  ApiIndex,
  AppAddress,
  AppReading,
  DialectName,
  ExportJob,
  ExportPage,
  InstallOptions,
  Installation,
  InstalledApp,
  Platform,
  PlatformOptions,
  RateLimit,
  Wait,
} from './platform/types.ts'
export type { Dialect } from './platform/dialect.ts'
export type { Environment } from './http/proxy.ts'
export type { Network } from './remote/fetch.ts'

export { summarizeExports } from './export-jobs/summary.ts'
export type { FailOn } from './export-jobs/threshold.ts'

export { canonicalJson, ExactNumber, parseJson, stringifyJson, type JsonObject, type JsonValue } from './json/index.ts'

export type { UpdateDetails } from './promotion/details.ts'
export { PromotionError, type UsageError, type PromotionErrorCode } from './files/errors.ts'
export type { BlockedBy } from './promotion/plan.ts'
export { readRecord } from './promotion/records/record.ts'
export type { PromotionRecord, RecordedApp, RecordedBefore, RecordHeader } from './promotion/records/schemas.ts'
export type { PlannedApp, SavedPlan } from './promotion/records/schemas.ts'
export type { Subjects } from './promotion/records/subjects.ts'

export { toJson } from './report/json.ts'
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
