import type { Rule } from '../lint/rule.ts'
import { STAGE_CODES, type CodeDescription, type CodeTable } from '../problems/codes.ts'
import { bindings } from './command-line/bindings.ts'
import { images } from './command-line/images.ts'
import { program, quotedOperator } from './command-line/program.ts'
import { resources } from './command-line/resources.ts'
import { shortcuts } from './command-line/shortcuts.ts'
import { unusedInputs } from './command-line/unused-inputs.ts'
import { continuedExpressions, loneBackslashes } from './expressions/continued-expressions.ts'
import { plainTexts, references, variables } from './expressions/references.ts'
import { fileValues, schemas, unnamedEntries } from './files/file-values.ts'
import { outsideOutput, unfoundOutputs } from './files/outputs.ts'
import { bracePatterns, misreadPatterns, secondaryPatterns, spaceAtEnd } from './files/patterns.ts'
import { unreadContents } from './files/unread-contents.ts'
import { javascriptMembers } from './javascript/javascript-members.ts'
import { javascript } from './javascript/javascript.ts'
import { returnedOutputs } from './javascript/returned-outputs.ts'
import { cycles } from './links/cycles.ts'
import { linkFiles, undeclaredFiles } from './links/link-files.ts'
import { linkSources } from './links/link-sources.ts'
import { linkTypes } from './links/link-types.ts'
import { mixedVersions, scatter, stepInputs, stepOutputs } from './links/steps.ts'
import { identifierClashes, identifiers, prose } from './structure/identifiers.ts'
import { duplicateRequirements, features } from './structure/requirements.ts'
import { directives, relativeFormats, vocabulary } from './structure/vocabulary.ts'
import { expressionTypes } from './types/expression-types.ts'
import { foundValues, madeValues } from './types/made-values.ts'
import { optionalValues } from './types/optional-values.ts'
import { defaults, parameters } from './types/parameters.ts'
import { duplicateTypes, types } from './types/types.ts'

/** All lists of codes derive from this one. */
export const RULES = [
  directives,
  schemas,
  vocabulary,
  relativeFormats,
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
  misreadPatterns,
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

export type ProblemCode = keyof typeof STAGE_CODES | CodeOf<(typeof RULES)[number]>

export const CODES: Readonly<Record<ProblemCode, CodeDescription>> = Object.assign(
  {},
  STAGE_CODES,
  ...RULES.map(({ codes }) => codes),
)

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(CODES, text)
}

/** A document with such a problem can be read and packed. */
export function isRuleCode(code: string): boolean {
  return isProblemCode(code) && !Object.hasOwn(STAGE_CODES, code)
}

/** With those of further rules, which keep the description of a known code. */
export function codesWith(rules: readonly Rule[] = []): CodeTable {
  return rules.length === 0 ? CODES : Object.assign({}, ...rules.map(({ codes }) => codes), CODES)
}
