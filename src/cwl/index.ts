export {
  accept,
  baselineFromJson,
  baselineToJson,
  type Acceptance,
  type AcceptedProblems,
  type Baseline,
} from './problems/baseline.ts'
export type { Checks } from './lint/checks.ts'
export type { Context as RuleContext, FileContext as RuleFileContext } from './lint/context.ts'
export type { Site } from './lint/report.ts'
export { advice, at, error, inText, off, rule, warning, type Nodes, type ProcessClass, type Rule } from './lint/rule.ts'
export type { CodeDescription } from './problems/codes.ts'
export type { CheckLevel, Levels } from './problems/levels.ts'
export { CwlError, type CwlErrorCode } from './problems/cwl-error.ts'
export { Excerpts, type Excerpt } from './problems/excerpt.ts'
export { DEFAULT_LIMITS, type Limits } from './source/limits.ts'
export type { ContentChange } from './compare/contents.ts'
export type { InterfaceChange } from './compare/interface.ts'
export type { NamedDifference } from './compare/named-differences.ts'
export type { InterfaceRule } from './compare/interface-rules.ts'
export type { LocalDefault, MapPath } from './packing/local-files.ts'
export { packDocument, Packer, type PackOptions, type Packing } from './pack.ts'
export { isError, type Problem, type ProblemEntry, type Severity } from './problems/problem.ts'
export type { Processes } from './documents/processes.ts'
export { documentsReaching } from './documents/reach.ts'
export type { RemoteDocument, RemoteSource } from './source/remote.ts'
export type { Location } from './source/source-text.ts'
export { validateDocuments, type ValidateOptions, type Validation } from './validate.ts'
export { openWorkspace, type Workspace } from './source/workspace.ts'
