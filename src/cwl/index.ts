export {
  accept,
  baselineFromJson,
  baselineToJson,
  type Acceptance,
  type AcceptedProblems,
  type Baseline,
} from './baseline.ts'
export type { Checks, CheckLevel } from './checks.ts'
export { CwlError, type CwlErrorCode } from './cwl-error.ts'
export { Excerpts, type Excerpt } from './excerpt.ts'
export { DEFAULT_LIMITS, type Limits } from './limits.ts'
export type { ContentChange } from './contents.ts'
export type { InterfaceChange } from './interface/interface.ts'
export type { InterfaceRule } from './interface/interface-rules.ts'
export type { LocalDefault, MapPath } from './packing/local-files.ts'
export { packDocument, Packer, type PackOptions, type Packing } from './pack.ts'
export { isError, type Problem, type Severity } from './problem.ts'
export type { Processes } from './processes.ts'
export { documentsReaching } from './reach.ts'
export type { RemoteDocument, RemoteSource } from './remote.ts'
export type { Place } from './text/text.ts'
export { validateDocuments, type ValidateOptions, type Validation } from './validate.ts'
export { openWorkspace, type Workspace } from './workspace.ts'
