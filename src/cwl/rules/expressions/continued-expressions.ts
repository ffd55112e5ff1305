import { truncateMiddle } from '../../../files/text.ts'
import type { ExpressionSite } from '../../lint/facts/expressions.ts'
import type { Interpolation } from '../../lint/facts/interpolation.ts'
import { continuation, endOf, matchAt } from '../../lint/facts/reference-types.ts'
import { inText, rule, shared, warning } from '../../lint/rule.ts'
import { SHELL_ESCAPE } from '../../structure/value-advice.ts'

/** They may have text around an expression, but no other language. */
const FIELDS: ReadonlySet<string> = new Set([
  'stdin',
  'stdout',
  'stderr',
  'entryname',
  'glob',
  'secondaryFiles',
  'pattern',
  'arguments',
  'valueFrom',
  'envValue',
  'outputEval',
])

const CALL = /(?:\[\d{1,9}\])?\.[a-z][A-Za-z]{0,30}\(/y

/** With a text in quotes, after or before an expression. */
const ADDED = /\s{0,9}\+\s{0,9}(?:'([^'\n]{0,200})'|"([^"\n]{0,200})")/y
const ADDED_TO = /^\s{0,9}(?:'([^'\n]{0,200})'|"([^"\n]{0,200})")\s{0,9}\+\s{0,9}$/

/**
 * CWL reads what is outside of the brackets as text (v1.2 CommandLineTool, "Expression evaluation"). Reported only
 * where the whole text is meant as an expression, because it begins with one.
 */
export const continuedExpressions = rule({
  codes: shared('unevaluated-expression'),
  text(text, { report }) {
    const [first] = text.interpolations
    if (first === undefined || !first.closed || !FIELDS.has(text.field)) return
    const outside = first.start === 0 ? after(text, first) : before(text, first)
    if (outside !== undefined)
      report(
        'unevaluated-expression',
        inText(text, outside.index),
        `"${outside.rest}" is outside the brackets, so it is text`,
        outside.fix,
      )
  },
})

interface Outside {
  readonly index: number
  readonly rest: string
  readonly fix: string
}

function after(text: ExpressionSite, first: Interpolation): Outside | undefined {
  const index = endOf(first)
  const rest = continuation(text, first)
  if (rest !== undefined) return { index, rest, fix: `Write $(${first.code}${rest}).` }
  const [call] = matchAt(CALL, text.text, index) ?? []
  if (call !== undefined) return { index, rest: `${call}…`, fix: 'Move all of it into the brackets.' }
  const [added, single, double = ''] = matchAt(ADDED, text.text, index) ?? []
  return added === undefined ? undefined : joined(added, index, `${written(first)}${single ?? double}`)
}

function before(text: ExpressionSite, first: Interpolation): Outside | undefined {
  const [added, single, double = ''] = ADDED_TO.exec(text.text.slice(0, first.start)) ?? []
  return added === undefined ? undefined : joined(added, 0, `${single ?? double}${written(first)}`)
}

function joined(added: string, index: number, whole: string): Outside {
  return {
    index: index + added.length - added.trimStart().length,
    rest: added.trim(),
    fix: `Write text directly next to the brackets, without + and quotes: ${whole}.`,
  }
}

function written({ kind, code }: Interpolation): string {
  const shown = truncateMiddle(code)
  return kind === 'body' ? `\${${shown}}` : `$(${shown})`
}

/**
 * From v1.2 on a backslash is kept, unless `$(`, `${` or another one follows (CWL v1.2 CommandLineTool, "Expressions",
 * and its changelog). v1.0 and v1.1 do not define it, and engines differ.
 */
export const loneBackslashes = rule({
  codes: { 'lone-backslash': warning('Before CWL v1.2, engines differ on a backslash in a text with an expression.') },
  process({ version, steps, expressions, report }) {
    if (version === 'v1.2') return
    // cwltool reads it as in v1.2 under every version.
    const ofSteps = new Set<object>(steps.flatMap(({ inputs }) => inputs))
    // In v1.2 it would stay before a variable of a shell, which is then not replaced.
    const mayRaise = !expressions.texts.some(({ text }) => SHELL_ESCAPE.test(text))
    for (const text of expressions.texts) {
      const index = ofSteps.has(text.container) ? undefined : firstOutside(text)
      if (index === undefined) continue
      report(
        'lone-backslash',
        inText(text, index),
        `CWL ${version} does not define a backslash in a text with an expression: cwltool drops it, but Seven Bridges keeps it`,
        /\s/.test(text.text.charAt(index + 1))
          ? 'Remove the backslash: a text that YAML folds is one line, and no line goes on.'
          : text.text.charAt(index + 1) === '$'
            ? 'Remove the backslash: a dollar sign needs none where no bracket follows.'
            : mayRaise
              ? 'Write the text without a backslash, or raise cwlVersion to v1.2, where every backslash is kept.'
              : 'Write the text without a backslash.',
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

/** Two backslashes, and one before an expression, are the same for all engines. */
function loneIn(text: string): number | undefined {
  const found = /(?<!\\)(?:\\\\)*\\(?!\\|\$[({]|$)/.exec(text)
  return found === null ? undefined : found.index + found[0].length - 1
}
