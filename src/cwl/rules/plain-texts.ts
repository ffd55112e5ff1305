import { rule, shared, warning } from '../lint/rule.ts'

/** Texts with nothing to evaluate where something must be, or is meant to be. */
export const plainTexts = rule({
  codes: {
    'bare-reference': warning('A parameter reference stands without $( and ), and is text.'),
    ...shared('wrong-type'),
  },
  process({ expressions, report }) {
    for (const plain of expressions.plain) report(plain.code, plain, plain.message, plain.fix, plain.severity)
  },
})
