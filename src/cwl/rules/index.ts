import type { Rule } from '../lint/rule.ts'
import { STAGE_CODES, type CodeDescription, type CodeTable } from '../problems/codes.ts'
import { bindings } from './command-line/bindings.ts'
import { images } from './command-line/images.ts'
import { program } from './command-line/program.ts'
import { quotedOperator } from './command-line/quoted-operators.ts'
import { resources } from './command-line/resources.ts'
import { shortcuts } from './command-line/shortcuts.ts'
import { unusedInputs } from './command-line/unused-inputs.ts'
import { continuedExpressions } from './expressions/continued-expressions.ts'
import { loneBackslashes } from './expressions/lone-backslashes.ts'
import { plainTexts } from './expressions/plain-texts.ts'
import { references } from './expressions/references.ts'
import { variables } from './expressions/variables.ts'
import { bracePatterns } from './files/brace-patterns.ts'
import { fileValues } from './files/file-values.ts'
import { outsideOutput } from './files/outside-output.ts'
import { schemas } from './files/schemas.ts'
import { secondaryPatterns } from './files/secondary-patterns.ts'
import { spaceAtEnd } from './files/space-at-end.ts'
import { undeclaredFiles } from './files/undeclared-files.ts'
import { unfoundOutputs } from './files/unfound-outputs.ts'
import { unnamedEntries } from './files/unnamed-entries.ts'
import { unreadContents } from './files/unread-contents.ts'
import { javascriptMembers } from './javascript/javascript-members.ts'
import { javascript } from './javascript/javascript.ts'
import { returnedOutputs } from './javascript/returned-outputs.ts'
import { cycles } from './links/cycles.ts'
import { linkFiles } from './links/link-files.ts'
import { linkSources } from './links/link-sources.ts'
import { linkTypes } from './links/link-types.ts'
import { scatter } from './links/scatter.ts'
import { stepInputs } from './links/step-inputs.ts'
import { stepOutputs } from './links/step-outputs.ts'
import { directives } from './structure/directives.ts'
import { duplicateRequirements } from './structure/duplicate-requirements.ts'
import { features } from './structure/features.ts'
import { identifiers, identifierClashes } from './structure/identifiers.ts'
import { mixedVersions } from './structure/mixed-versions.ts'
import { prose } from './structure/prose.ts'
import { vocabulary } from './structure/vocabulary.ts'
import { defaults } from './types/defaults.ts'
import { duplicateTypes } from './types/duplicate-types.ts'
import { expressionTypes } from './types/expression-types.ts'
import { foundValues, madeValues } from './types/made-values.ts'
import { optionalValues } from './types/optional-values.ts'
import { parameters } from './types/parameters.ts'
import { types } from './types/types.ts'

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

/** Whether a code is of a rule: a document with such a problem can be read and packed. */
export function isRuleCode(code: string): boolean {
  return isProblemCode(code) && !Object.hasOwn(STAGE_CODES, code)
}

/** Every code, and those of further rules. A code that exists keeps its description. */
export function codesWith(rules: readonly Rule[] = []): CodeTable {
  return rules.length === 0 ? CODES : Object.assign({}, ...rules.map(({ codes }) => codes), CODES)
}
