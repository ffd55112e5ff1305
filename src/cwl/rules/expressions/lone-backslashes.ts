import type { ExpressionSite } from '../../lint/facts/expressions.ts'
import { endOf } from '../../lint/facts/reference-types.ts'
import { inText, rule, warning } from '../../lint/rule.ts'

/**
 * A backslash outside the expressions of a text. From v1.2 on it is kept, unless `$(`, `${` or another backslash
 * follows (CWL v1.2 CommandLineTool, "Expressions", and its changelog). v1.0 and v1.1 do not define it, and engines
 * differ.
 */
export const loneBackslashes = rule({
  codes: { 'lone-backslash': warning('Before CWL v1.2, engines differ on a backslash in a text with an expression.') },
  process({ version, steps, expressions, report }) {
    if (version === 'v1.2') return
    // cwltool reads valueFrom of a step as in v1.2 under every version.
    const ofSteps = new Set<object>(steps.flatMap(({ inputs }) => inputs))
    for (const text of expressions.texts) {
      const index = ofSteps.has(text.container) ? undefined : firstOutside(text)
      if (index === undefined) continue
      report(
        'lone-backslash',
        inText(text, index),
        `CWL ${version} does not define a backslash in a text with an expression: cwltool drops it, but Seven Bridges keeps it`,
        /\s/.test(text.text.charAt(index + 1))
          ? 'Remove the backslash: a text that YAML folds is one line, and no line goes on.'
          : 'Raise cwlVersion to v1.2, where it is kept, or write the text without a backslash.',
      )
    }
  },
})

function firstOutside({ text, interpolations }: ExpressionSite): number | undefined {
  if (!text.includes('\\')) return undefined
  let from = 0
  for (const part of interpolations) {
    const index = loneIn(text.slice(from, part.start))
    if (index !== undefined) return from + index
    from = endOf(part)
  }
  const index = loneIn(text.slice(from))
  return index === undefined ? undefined : from + index
}

/** Two backslashes, and one before an expression, mean the same for all engines. */
function loneIn(text: string): number | undefined {
  const found = /(?<!\\)(?:\\\\)*\\(?!\\|\$[({]|$)/.exec(text)
  return found === null ? undefined : found.index + found[0].length - 1
}
