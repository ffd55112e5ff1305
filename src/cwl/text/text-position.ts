import { offsetUnder, originOf } from './origin.ts'
import { lineAt, lineStartsOf, type Place, type SourceText } from './text.ts'

/**
 * The place of a character inside a text value: exact for texts on one line, for literal blocks (`|`) and for included
 * files, the place of the value itself where YAML folds lines. Undefined when the value was read from no file.
 */
export function placeInText(container: object, key: string | number, value: string, index: number): Place | undefined {
  const origin = originOf(container)
  if (origin === undefined) return undefined
  const file = origin.included?.get(key)
  if (file?.text === value) return file.place(index)
  const start = offsetUnder(origin, key, 'value')
  if (start === undefined) return undefined
  return origin.source.place(offsetIn(origin.source, start, value, index) ?? start)
}

function offsetIn(source: SourceText, start: number, value: string, index: number): number | undefined {
  for (const skipped of [0, 1]) {
    const from = start + skipped
    if (source.text.startsWith(value.slice(0, index + 1), from)) return from + index
  }
  return source.text[start] === '|' ? offsetInBlock(source, start, value, index) : offsetBehindEscapes(source, start, value, index)
}

interface Pair {
  /** Into the value. */
  readonly index: number
  /** Into the source. */
  readonly offset: number
}

/** How far the last quoted text was followed: a text with one problem often has more, further on. */
let followed: (Pair & { readonly source: SourceText; readonly start: number }) | undefined

/** In quotes an escape of several characters stands for one or two. */
function offsetBehindEscapes(source: SourceText, start: number, value: string, index: number): number | undefined {
  const { text } = source
  const quote = text[start]
  if (quote !== '"' && quote !== "'") return undefined
  const isSame = followed?.source === source && followed.start === start && followed.index <= index
  let at: Pair = isSame && followed !== undefined ? followed : { index: 0, offset: start + 1 }
  while (at.index < index) {
    const character = text[at.offset]
    const escape = character !== (quote === '"' ? '\\' : "'") ? undefined : quote === '"' ? escapeAt(text, at.offset) : { length: 2, units: 1 }
    if (escape === undefined ? character !== value[at.index] : escape.units === 0) return undefined
    at = { index: at.index + (escape?.units ?? 1), offset: at.offset + (escape?.length ?? 1) }
  }
  followed = { ...at, source, start }
  return at.offset
}

const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

/** How long an escape is, and what it makes; the end of a line, which it takes away, makes nothing. */
function escapeAt(text: string, offset: number): { readonly length: number; readonly units: number } {
  const character = text[offset + 1] ?? ''
  if (character === '\n' || character === '\r') return { length: 2, units: 0 }
  const digits = HEX_DIGITS[character] ?? 0
  const code = Number.parseInt(text.slice(offset + 2, offset + 2 + digits), 16)
  return { length: 2 + digits, units: code > 0xffff ? 2 : 1 }
}

/** Each line of a literal block stands on a line of its own, behind the same indentation. */
function offsetInBlock({ text, lineStarts }: SourceText, start: number, value: string, index: number): number | undefined {
  const starts = valueLines(value)
  const line = lineAt(starts, index)
  const wanted = lineIn(value, starts, line)
  const written = lineIn(text, lineStarts, lineAt(lineStarts, start) + 1 + line)
  const indent = written.length - wanted.length
  if (indent < 0 || written.slice(indent) !== wanted) return undefined
  return (lineStarts[lineAt(lineStarts, start) + 1 + line] ?? start) + indent + index - (starts[line] ?? 0)
}

function lineIn(text: string, starts: readonly number[], line: number): string {
  return text.slice(starts[line], starts[line + 1]).replace(/(?<![\r\n])[\r\n]+$/, '')
}

let latest: { readonly value: string; readonly starts: readonly number[] } | undefined

/** A text with one problem often has more: its lines are found once. */
function valueLines(value: string): readonly number[] {
  if (latest?.value !== value) latest = { value, starts: lineStartsOf(value) }
  return latest.starts
}
