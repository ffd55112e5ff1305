import { lineAt, lineStartsOf, type Location, type SourceText } from '../../files/source-text.ts'
import { offsetUnder, originOf } from './origin.ts'

/**
 * The location of a character in a text value; that of the value where YAML both folds and escapes. Undefined if the
 * value was not read from a file.
 */
export function placeInText(
  container: object,
  key: string | number,
  value: string,
  index: number,
): Location | undefined {
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
  if (source.text[start] === '|') return offsetInBlock(source, start, value, index)
  return offsetBehindEscapes(source, start, value, index) ?? offsetBehindFolds(source, start, value, index)
}

interface Pair {
  readonly index: number
  /** In the source. */
  readonly offset: number
}

/** How far the last text was followed: a text with one problem often has more. */
let followed: (Pair & { readonly source: SourceText; readonly start: number }) | undefined

/** An escape of several characters means one or two. */
function offsetBehindEscapes(source: SourceText, start: number, value: string, index: number): number | undefined {
  const { text } = source
  const quote = text[start]
  if (quote !== '"' && quote !== "'") return undefined
  const isSame = followed?.source === source && followed.start === start && followed.index <= index
  let at: Pair = isSame && followed !== undefined ? followed : { index: 0, offset: start + 1 }
  while (at.index < index) {
    const character = text[at.offset]
    const escape =
      character !== (quote === '"' ? '\\' : "'")
        ? undefined
        : quote === '"'
          ? escapeAt(text, at.offset)
          : { length: 2, units: 1 }
    if (escape === undefined ? character !== value[at.index] : escape.units === 0) return undefined
    at = { index: at.index + (escape?.units ?? 1), offset: at.offset + (escape?.length ?? 1) }
  }
  followed = { ...at, source, start }
  // A line end that is kept looks like one that is folded.
  return text[at.offset] === '\n' && value[index] !== '\n' ? undefined : at.offset
}

/** Only spaces and line ends differ. */
function offsetBehindFolds(source: SourceText, start: number, value: string, index: number): number | undefined {
  const { text, lineStarts } = source
  const opening = text.charAt(start)
  const begin =
    opening === '>' ? lineStarts[lineAt(lineStarts, start) + 1] : '"\''.includes(opening) ? start + 1 : start
  if (begin === undefined) return undefined
  const isSame = folded?.source === source && folded.start === start && folded.index <= index
  let at: Pair = isSame && folded !== undefined ? folded : { index: 0, offset: begin }
  while (at.index < index) {
    const next = behindSpaces(text, value, at)
    if (next.index >= index) break
    if (text[next.offset] !== value[next.index]) return undefined
    at = { index: next.index + 1, offset: next.offset + 1 }
  }
  folded = { ...at, source, start }
  const { offset } = behindSpaces(text, value, at)
  // An escape can mean a space.
  return text[offset] === value[index] ? offset : undefined
}

let folded: typeof followed

function behindSpaces(text: string, value: string, { index, offset }: Pair): Pair {
  return { index: index + spacesAt(value, index), offset: offset + spacesAt(text, offset) }
}

function spacesAt(text: string, at: number): number {
  let end = at
  while (BLANKS.has(text.charAt(end))) end += 1
  return end - at
}

const BLANKS: ReadonlySet<string> = new Set([' ', '\t', '\r', '\n'])

const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

/** An escaped line end has no value. */
function escapeAt(text: string, offset: number): { readonly length: number; readonly units: number } {
  const character = text.charAt(offset + 1)
  if (character === '\n' || character === '\r') return { length: 2, units: 0 }
  const digits = HEX_DIGITS[character] ?? 0
  const code = Number.parseInt(text.slice(offset + 2, offset + 2 + digits), 16)
  return { length: 2 + digits, units: code > 0xffff ? 2 : 1 }
}

/** Each line of a literal block is a line after the same indentation. */
function offsetInBlock(
  { text, lineStarts }: SourceText,
  start: number,
  value: string,
  index: number,
): number | undefined {
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

/** Cached: a text with one problem often has more. */
function valueLines(value: string): readonly number[] {
  if (latest?.value !== value) latest = { value, starts: lineStartsOf(value) }
  return latest.starts
}
