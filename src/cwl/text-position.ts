import { originOf } from './origin.ts'
import type { Place } from './text.ts'

/**
 * The place of a character inside a text value: exact for texts on one line and for literal blocks (`|`), the place of
 * the value itself where YAML folds lines or replaces escapes. Undefined when the value was read from no file.
 */
export function placeInText(container: object, key: string | number, value: string, index: number): Place | undefined {
  const origin = originOf(container)
  if (origin === undefined) return undefined
  const start = valueOffset(origin, key)
  if (start === undefined) return undefined
  const { text } = origin.source
  return origin.source.place(offsetIn(text, start, value, index) ?? start)
}

function valueOffset(origin: NonNullable<ReturnType<typeof originOf>>, key: string | number): number | undefined {
  if (origin.keys === undefined) return typeof key === 'number' ? origin.offsets[key] : undefined
  const at = origin.keys.indexOf(String(key))
  return at < 0 ? undefined : origin.offsets[2 * at + 1]
}

function offsetIn(text: string, start: number, value: string, index: number): number | undefined {
  for (const skipped of [0, 1]) {
    const from = start + skipped
    if (text.startsWith(value.slice(0, index + 1), from)) return from + index
  }
  return offsetInBlock(text, start, value, index)
}

/** Each line of a literal block stands on a line of its own, behind the same indentation. */
function offsetInBlock(text: string, start: number, value: string, index: number): number | undefined {
  const lines = value.slice(0, index).split('\n')
  const line = lines.length - 1
  const column = lines[line]?.length ?? 0
  const wanted = value.split('\n')[line] ?? ''
  const first = text[start] === '|' || text[start] === '>' ? text.indexOf('\n', start) + 1 : text.lastIndexOf('\n', start - 1) + 1
  let lineStart = first
  for (let skipped = 0; skipped < line; skipped += 1) {
    const next = text.indexOf('\n', lineStart)
    if (next < 0) return undefined
    lineStart = next + 1
  }
  const end = text.indexOf('\n', lineStart)
  const written = text.slice(lineStart, end < 0 ? undefined : end)
  const indent = written.length - written.trimStart().length - (wanted.length - wanted.trimStart().length)
  return indent >= 0 && written.slice(indent).replace(/\r$/, '') === wanted ? lineStart + indent + column : undefined
}
