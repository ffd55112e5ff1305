import { indexOfKey, originOf } from './origin.ts'
import { lineAt, lineStartsOf, type Place, type SourceText } from './text.ts'

/**
 * The place of a character inside a text value: exact for texts on one line and for literal blocks (`|`), the place of
 * the value itself where YAML folds lines or replaces escapes. Undefined when the value was read from no file.
 */
export function placeInText(container: object, key: string | number, value: string, index: number): Place | undefined {
  const origin = originOf(container)
  if (origin === undefined) return undefined
  const start = valueOffset(origin, key)
  if (start === undefined) return undefined
  return origin.source.place(offsetIn(origin.source, start, value, index) ?? start)
}

function valueOffset(origin: NonNullable<ReturnType<typeof originOf>>, key: string | number): number | undefined {
  if (origin.keys === undefined) return typeof key === 'number' ? origin.offsets[key] : undefined
  const at = indexOfKey(origin.keys, String(key))
  return at < 0 ? undefined : origin.offsets[2 * at + 1]
}

function offsetIn(source: SourceText, start: number, value: string, index: number): number | undefined {
  for (const skipped of [0, 1]) {
    const from = start + skipped
    if (source.text.startsWith(value.slice(0, index + 1), from)) return from + index
  }
  return offsetInBlock(source, start, value, index)
}

/** Each line of a literal block stands on a line of its own, behind the same indentation. */
function offsetInBlock({ text, lineStarts }: SourceText, start: number, value: string, index: number): number | undefined {
  if (text[start] !== '|') return undefined
  const starts = valueLines(value)
  const line = lineAt(starts, index)
  const wanted = lineIn(value, starts, line)
  const written = lineIn(text, lineStarts, lineAt(lineStarts, start) + 1 + line)
  const indent = written.length - wanted.length
  if (indent < 0 || written.slice(indent) !== wanted) return undefined
  return (lineStarts[lineAt(lineStarts, start) + 1 + line] ?? start) + indent + index - (starts[line] ?? 0)
}

function lineIn(text: string, starts: readonly number[], line: number): string {
  return text.slice(starts[line], starts[line + 1]).replace(/[\r\n]+$/, '')
}

let latest: { readonly value: string; readonly starts: readonly number[] } | undefined

/** A text with one problem often has more: its lines are found once. */
function valueLines(value: string): readonly number[] {
  if (latest?.value !== value) latest = { value, starts: lineStartsOf(value) }
  return latest.starts
}
