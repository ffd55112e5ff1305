export { canonicalForm, type Meanings } from './compare/canonical.ts'
export { compareContents, type ContentChange } from './compare/contents.ts'
export type { InterfaceRule } from './compare/interface-rules.ts'
export { compareInterfaces, type InterfaceChange } from './compare/interface.ts'
export { mergeDescriptions, type MergeConflict } from './compare/merge.ts'
export {
  differencesInWords,
  namedDifferences,
  placeInWords,
  type NamedDifference,
} from './compare/named-differences.ts'
export { interfaceOf, isRequired, type Port } from './compare/ports.ts'
export { exampleJob } from './example-job.ts'
export { repacked } from './compare/repack.ts'
export { respelled } from './compare/respell.ts'
export { splitReference, type DocumentReference } from './documents/references.ts'
export { Files } from './documents/files.ts'
export { fragmentOf } from './documents/local-names.ts'
export { nameOf, objectsIn, textsIn } from './documents/parts.ts'
export { Processes, type Process } from './documents/processes.ts'
export { Changes, documentsReaching, filesReached } from './documents/reach.ts'
export { COPY_OR_ALLOW } from './documents/refusals.ts'
export { editProcess } from './editing/process-editor.ts'
export { imagesUsed, renamedImages, type ImagePlace, type UsedImages } from './images.ts'
export { Jobs, jobProblems, outputProblems } from './jobs.ts'
export type { Checks } from './lint/rule.ts'
export type { Context as RuleContext, FileContext as RuleFileContext } from './lint/context.ts'
export { imagesOf, isPinned, isReference, isUnnamed, pinningOf, type Pinning } from './lint/facts/images.ts'
export type { Site } from './lint/report.ts'
export { advice, at, error, inText, off, rule, warning, type Nodes, type ProcessClass, type Rule } from './lint/rule.ts'
export { Packer, packDocument, type PackOptions, type Packing } from './pack.ts'
export {
  describeLocal,
  mapFiles,
  withPaths,
  withoutSlash,
  type LocalDefault,
  type MapPath,
  type PathOfPlace,
} from './packing/local-files.ts'
export { stampOf, withStamp, withoutStamp } from './packing/stamp.ts'
export { DistinctNames } from './packing/graph-form.ts'
export {
  prefixesIn,
  unpackDescription,
  wayTo,
  withoutDevice,
  type ExistingFiles,
  type Unpacked,
  type Way,
} from './packing/unpack.ts'
export { compileSchema } from './policies/compile-schema.ts'
export { policyRule, type Policy } from './policies/policies.ts'
export { POLICY_SCHEMA } from './policies/policy-schema.ts'
export {
  accept,
  baselineFromJson,
  baselineToJson,
  fingerprintsOf,
  type Acceptance,
  type AcceptedProblems,
  type Baseline,
} from './problems/baseline.ts'
export type { CodeDescription, CodeTable } from './problems/codes.ts'
export { Excerpts, type Excerpt } from './problems/excerpt.ts'
export { applyLevels, type CheckLevel, type Levels } from './problems/levels.ts'
export {
  countProblems,
  eachProblem,
  errorsIn,
  groupRepeated,
  inRepository,
  isError,
  mostSerious,
  type Problem,
  type Edit,
  type ProblemEntry,
  type Severity,
} from './problems/problem.ts'
export { createProblem } from './problems/collect.ts'
export { CODES, codesWith, isProblemCode, isRuleCode, type ProblemCode } from './rules/index.ts'
export { describeType } from './types/types.ts'
export { sortProblems, validateDocuments, type ValidateOptions, type Validation } from './validate.ts'
export { parseYaml, positionOf } from './yaml/parse-yaml.ts'
export { stringifyYaml } from './yaml/stringify-yaml.ts'
