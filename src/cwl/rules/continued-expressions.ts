import { placeIn, type ExpressionSite } from '../analysis/expressions.ts'
import type { Interpolation } from '../analysis/interpolation.ts'
import { continuation, endOf, matchAt } from '../analysis/reference-types.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'

/** Fields that take text around what is evaluated, and no code of another language. */
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

/** The call of a method behind a bracket. */
const CALL = /(?:\[\d{1,9}\])?\.[a-z][A-Za-z]{0,30}\(/y

/** A sum with a text in quotes, behind an expression or before it. */
const ADDED = /\s{0,9}\+\s{0,9}(?:'([^'\n]{0,200})'|"([^"\n]{0,200})")/y
const ADDED_TO = /^\s{0,9}(?:'([^'\n]{0,200})'|"([^"\n]{0,200})")\s{0,9}\+\s{0,9}$/

/**
 * What would go on with an expression, and stands outside its brackets: that is text (CWL v1.2 CommandLineTool,
 * "Expression evaluation"). Looked for where the whole text is meant as one expression, as it begins with it.
 */
export function checkContinuedExpressions(process: Process, texts: readonly ExpressionSite[]): readonly Problem[] {
  return problemsOf(texts, (text) => {
    const [first] = text.interpolations
    if (first === undefined || !first.closed || !FIELDS.has(text.field)) return NO_PROBLEMS
    const rest = first.start === 0 ? continuation(text, first) : undefined
    if (rest !== undefined) return [outside(process, text, endOf(first), rest, `Write $(${first.code}${rest}).`)]
    return first.start === 0 ? calledOrAdded(process, text, first) : addedTo(process, text, first)
  })
}

function calledOrAdded(process: Process, text: ExpressionSite, first: Interpolation): readonly Problem[] {
  const end = endOf(first)
  const [call] = matchAt(CALL, text.text, end) ?? []
  if (call !== undefined) return [outside(process, text, end, `${call}…`, 'Put all of it into the brackets.')]
  const [added, single, double] = matchAt(ADDED, text.text, end) ?? []
  return added === undefined
    ? NO_PROBLEMS
    : [
        outside(
          process,
          text,
          end + blanksBefore(added),
          added.trim(),
          fixToJoin(`${written(first)}${single ?? double ?? ''}`),
        ),
      ]
}

function addedTo(process: Process, text: ExpressionSite, first: Interpolation): readonly Problem[] {
  const [added, single, double] = ADDED_TO.exec(text.text.slice(0, first.start)) ?? []
  return added === undefined
    ? NO_PROBLEMS
    : [
        outside(
          process,
          text,
          blanksBefore(added),
          added.trim(),
          fixToJoin(`${single ?? double ?? ''}${written(first)}`),
        ),
      ]
}

function outside(process: Process, text: ExpressionSite, index: number, rest: string, fix: string): Problem {
  return createProblem(
    'unevaluated-expression',
    placeIn(process, text, index),
    `${rest} stands outside the brackets, and is text`,
    fix,
  )
}

function fixToJoin(joined: string): string {
  return `Text stands right beside the brackets, without + and quotes: ${joined}.`
}

function written({ kind, code }: Interpolation): string {
  const shown = truncateMiddle(code)
  return kind === 'body' ? `\${${shown}}` : `$(${shown})`
}

function blanksBefore(added: string): number {
  return added.length - added.trimStart().length
}
