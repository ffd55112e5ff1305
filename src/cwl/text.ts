/** A place in a file of the repository; line and column count from 1, columns in UTF-16 code units. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * The text of one file, and the way back from an offset to a line and a column. `insertions` are the offsets at which
 * the reader put a space to repair an under-indented line: positions stay those of the text as written.
 */
export class SourceText {
  readonly file: string
  readonly text: string
  readonly #insertions: readonly number[]
  #lineStarts: readonly number[] | undefined

  constructor(file: string, text: string, insertions: readonly number[] = []) {
    this.file = file
    this.text = text
    this.#insertions = insertions
  }

  place(offset: number): Place {
    const starts = (this.#lineStarts ??= lineStartsOf(this.text))
    const at = Math.max(0, offset)
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= at) low = middle
      else high = middle - 1
    }
    const start = starts[low] ?? 0
    const inserted = this.#insertions.filter((insertion) => insertion >= start && insertion < at).length
    return { file: this.file, line: low + 1, column: at - start - inserted + 1 }
  }
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === NEWLINE) starts.push(at + 1)
    else if (code === RETURN && text.charCodeAt(at + 1) !== NEWLINE) starts.push(at + 1)
  }
  return starts
}

const NEWLINE = 0x0a
const RETURN = 0x0d
