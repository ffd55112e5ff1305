import { CwlError } from '../../files/errors.ts'
import type { Location } from '../../files/source-text.ts'
import type { Workspace } from '../../files/workspace.ts'

/** The line of a problem, to be shown with a caret below it. */
export interface Excerpt {
  /** As written: may contain tabs and characters that control a terminal. */
  readonly text: string
  /** The number of UTF-16 code units before the caret. */
  readonly before: number
  /** Whether the line continues before or after `text`. */
  readonly isCut: { readonly before: boolean; readonly after: boolean }
}

/** In UTF-16 code units. More is not readable in a terminal. */
const LONGEST_LINE = 400

/** A file is read once while its locations are requested one after another. */
export class Excerpts {
  readonly #workspace: Workspace
  /** Only one: all files would need much memory. */
  #latest: { readonly file: string; readonly lines: readonly string[] } | undefined

  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  /** The line of a location. Undefined if the file cannot be read or has no such line. */
  at({ file, line, column }: Location): Excerpt | undefined {
    const text = this.#linesOf(file)[line - 1]
    if (text === undefined) return undefined
    const before = Math.min(column - 1, text.length)
    const from = text.length > LONGEST_LINE ? atCharacter(text, Math.max(0, before - LONGEST_LINE / 2)) : 0
    const to = atCharacter(text, Math.min(text.length, from + LONGEST_LINE))
    return { text: text.slice(from, to), before: before - from, isCut: { before: from > 0, after: to < text.length } }
  }

  #linesOf(file: string): readonly string[] {
    if (this.#latest?.file !== file) this.#latest = { file, lines: this.#read(file).split(/\r\n|[\r\n]/) }
    return this.#latest.lines
  }

  #read(file: string): string {
    try {
      return this.#workspace.readText(file)
    } catch (error) {
      // It is already reported.
      if (error instanceof CwlError) return ''
      throw error
    }
  }
}

/** Never the middle of a surrogate pair. */
function atCharacter(text: string, index: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1))
    ? index - 1
    : index
}
