import type { Rule } from '../lint/rule.ts'
import { STAGE_CODES, type CodeDescription, type CodeTable } from '../problems/codes.ts'
import { bindings } from './bindings.ts'
import { bracePatterns } from './brace-patterns.ts'
import { continuedExpressions } from './continued-expressions.ts'
import { cycles } from './cycles.ts'
import { defaults } from './defaults.ts'
import { directives } from './directives.ts'
import { duplicateRequirements } from './duplicate-requirements.ts'
import { duplicateTypes } from './duplicate-types.ts'
import { expressionTypes } from './expression-types.ts'
import { features } from './features.ts'
import { fileValues } from './file-values.ts'
import { identifiers, identifierClashes } from './identifiers.ts'
import { images } from './images.ts'
import { javascriptMembers } from './javascript-members.ts'
import { javascript } from './javascript.ts'
import { linkFiles } from './link-files.ts'
import { linkSources } from './link-sources.ts'
import { linkTypes } from './link-types.ts'
import { loneBackslashes } from './lone-backslashes.ts'
import { foundValues, madeValues } from './made-values.ts'
import { mixedVersions } from './mixed-versions.ts'
import { oneFileTwice } from './one-file-twice.ts'
import { optionalValues } from './optional-values.ts'
import { outsideOutput } from './outside-output.ts'
import { parameters } from './parameters.ts'
import { plainTexts } from './plain-texts.ts'
import { program } from './program.ts'
import { prose } from './prose.ts'
import { quotedOperator } from './quoted-operators.ts'
import { references } from './references.ts'
import { resources } from './resources.ts'
import { returnedOutputs } from './returned-outputs.ts'
import { scatter } from './scatter.ts'
import { schemas } from './schemas.ts'
import { secondaryPatterns } from './secondary-patterns.ts'
import { shortcuts } from './shortcuts.ts'
import { spaceAtEnd } from './space-at-end.ts'
import { stepInputs } from './step-inputs.ts'
import { stepOutputs } from './step-outputs.ts'
import { types } from './types.ts'
import { undeclaredFiles } from './undeclared-files.ts'
import { unfoundOutputs } from './unfound-outputs.ts'
import { unnamedEntries } from './unnamed-entries.ts'
import { unreadContents } from './unread-contents.ts'
import { unusedInputs } from './unused-inputs.ts'
import { variables } from './variables.ts'
import { vocabulary } from './vocabulary.ts'

/** Every rule. A new rule is added here. All lists of codes derive from this one. */
export const RULES = [
  directives,
  schemas,
  vocabulary,
  types,
  plainTexts,
  identifiers,
  identifierClashes,
  duplicateTypes,
  parameters,
  shortcuts,
  program,
  quotedOperator,
  bindings,
  secondaryPatterns,
  bracePatterns,
  spaceAtEnd,
  outsideOutput,
  oneFileTwice,
  unnamedEntries,
  defaults,
  fileValues,
  duplicateRequirements,
  resources,
  variables,
  mixedVersions,
  images,
  prose,
  unfoundOutputs,
  unusedInputs,
  stepInputs,
  stepOutputs,
  scatter,
  linkSources,
  linkTypes,
  linkFiles,
  undeclaredFiles,
  cycles,
  expressionTypes,
  continuedExpressions,
  loneBackslashes,
  madeValues,
  foundValues,
  optionalValues,
  returnedOutputs,
  unreadContents,
  features,
  references,
  javascriptMembers,
  javascript,
] as const satisfies readonly Rule[]

type CodeOf<Each> = Each extends Rule<infer Code> ? Code : never

/** Every code that a problem can have. */
export type ProblemCode = keyof typeof STAGE_CODES | CodeOf<(typeof RULES)[number]>

/** Every code with its description. */
export const CODES: Readonly<Record<ProblemCode, CodeDescription>> = Object.assign(
  {},
  STAGE_CODES,
  ...RULES.map(({ codes }) => codes),
)

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(CODES, text)
}

/** Every code, and those of further rules. A code that exists keeps its description. */
export function codesWith(rules: readonly Rule[] = []): CodeTable {
  return rules.length === 0 ? CODES : Object.assign({}, ...rules.map(({ codes }) => codes), CODES)
}
