import { rule, shared, warning } from '../../lint/rule.ts'

/** Texts without an expression where one must be, or is meant to be. */
export const plainTexts = rule({
  codes: {
    'bare-reference': warning('A parameter reference is written without $( and ), so it is text.'),
    ...shared('wrong-type'),
  },
  process({ expressions, report }) {
    for (const plain of expressions.plain) report(plain.code, plain, plain.message, plain.fix, plain.severity)
  },
})
