import type { Rule } from '../lint/rule.ts'
import { STAGE_CODES, type CodeDescription } from '../problems/codes.ts'
import { continuedExpressions } from './continued-expressions.ts'
import { directives } from './directives.ts'
import { expressionTypes } from './expression-types.ts'
import { features } from './features.ts'
import { javascriptMembers } from './javascript-members.ts'
import { javascript } from './javascript.ts'
import { LEGACY } from './legacy.ts'
import { foundValues, madeValues } from './made-values.ts'
import { optionalValues } from './optional-values.ts'
import { plainTexts } from './plain-texts.ts'
import { references } from './references.ts'
import { returnedOutputs } from './returned-outputs.ts'
import { schemas } from './schemas.ts'
import { types } from './types.ts'
import { unreadContents } from './unread-contents.ts'
import { vocabulary } from './vocabulary.ts'

/** Every rule. A new one is added here, and what lists codes derives from it. */
export const RULES = [
  ...LEGACY,
  directives,
  schemas,
  vocabulary,
  types,
  plainTexts,
  expressionTypes,
  continuedExpressions,
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

/** Every code with what it says in general. */
export const CODES: Readonly<Record<ProblemCode, CodeDescription>> = Object.assign(
  {},
  STAGE_CODES,
  ...RULES.map(({ codes }) => codes),
)

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(CODES, text)
}
