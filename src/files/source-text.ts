/** A location in a file of the repository. Line and column count from 1, columns in UTF-16 code units. */
export interface Location {
  /** Relative to the workspace, with forward slashes; for a remote document, its address. */
  readonly file: string
  readonly line: number
  readonly column: number
}

export function topOf(file: string): Location {
  return { file, line: 1, column: 1 }
}

/**
 * `insertions` are the offsets at which the reader inserted a space to repair an under-indented line: positions are
 * those of the original text.
 */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly insertions: readonly number[]
  #lineStarts: readonly number[] | undefined

  constructor(file: string, text: string, insertions: readonly number[] = []) {
    this.file = file
    this.text = text
    this.insertions = insertions
  }

  get lineStarts(): readonly number[] {
    return (this.#lineStarts ??= lineStartsOf(this.text))
  }

  place(offset: number): Location {
    const starts = this.lineStarts
    const at = Math.max(0, offset)
    const low = lineAt(starts, at)
    const start = starts[low] ?? 0
    const inserted = this.insertions.filter((insertion) => insertion >= start && insertion < at).length
    return { file: this.file, line: low + 1, column: at - start - inserted + 1 }
  }
}

export function lineAt(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The start of the line of an offset. Old files may have returns as line breaks. */
export function lineStart(text: string, offset: number): number {
  let start = offset
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1
  return start
}

export function lineStartsOf(text: string): readonly number[] {
  const starts = [0]
  if (text.includes('\r')) {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === NEWLINE) starts.push(at + 1)
      else if (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE) starts.push(at + 1)
    }
    return starts
  }
  // The usual case: searching only for line feeds is many times faster.
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

const NEWLINE = 0x0a
const RETURN = 0x0d
