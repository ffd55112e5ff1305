import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { someWord } from '../analysis/command-words.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { WITHOUT_LINE_END } from './file-patterns.ts'

/**
 * Texts for a shell with a line end behind them, where more of the same command follows. "Each item in the argument
 * list must be joined into a string separated by single spaces" (CWL v1.2 CommandLineTool, "ShellCommandRequirement"),
 * and for a shell the command ends with its line.
 */
export function checkLineEnds(process: Process): readonly Problem[] {
  if (!someWord(process, endsCommand)) return NO_PROBLEMS
  const parts = partsOf(process)
  return problemsOf(parts, ({ item, text }, index) => {
    const next = parts[index + 1]?.start
    if (
      !isObject(item) ||
      item['shellQuote'] !== false ||
      text === undefined ||
      !endsCommand(text) ||
      next === undefined ||
      !CONTINUING.test(next)
    )
      return NO_PROBLEMS
    const message = `for the shell the command ends with the line end behind ${truncateMiddle(lastLine(text))}, and ${truncateMiddle(next.trim())} begins another one; only some engines take the line end away`
    return [createProblem('line-end-in-command', placeOf(process.path, item, 'valueFrom'), message, WITHOUT_LINE_END)]
  })
}

/** An option, or an operator with a command before it: no command begins so. */
const CONTINUING = /^\s*(?:-|&&|\||[12]?>)/

/**
 * A line may end behind what asks for more. Text with an expression in it is trimmed (as by the reference
 * implementation).
 */
function endsCommand(text: string): boolean {
  const written = text.trimEnd()
  return written !== '' && text.includes('\n', written.length) && !mayHoldExpression(text) && !/[\\|&({]$/.test(written)
}

function lastLine(text: string): string {
  const written = text.trim()
  return written.slice(written.lastIndexOf('\n') + 1)
}

/** What an argument or an input puts on the command line. */
interface Part {
  readonly item: JsonValue
  readonly position: number
  readonly text: string | undefined
  /** What it begins with, where that is written out. */
  readonly start: string | undefined
}

/**
 * In the order of the command line, as far as it is known: an expression says where a part stands only when the tool
 * runs.
 */
function partsOf({ value }: Process): readonly Part[] {
  const { arguments: list } = value
  const bindings = objectsIn(value, 'inputs').flatMap(({ inputBinding: binding }) =>
    isObject(binding) ? [binding] : [],
  )
  return [...(isArray(list) ? list : []), ...bindings]
    .flatMap(partOf)
    .toSorted((one, other) => one.position - other.position)
}

function partOf(item: JsonValue): readonly Part[] {
  if (typeof item === 'string') return [{ item, position: 0, text: item, start: item }]
  if (!isObject(item)) return []
  const { position, prefix, valueFrom } = item
  if (isPresent(position) && typeof position !== 'number') return []
  const text = typeof valueFrom === 'string' ? valueFrom : undefined
  return [
    {
      item,
      position: typeof position === 'number' ? position : 0,
      text,
      start: typeof prefix === 'string' ? prefix : text,
    },
  ]
}
