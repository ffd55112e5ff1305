import type { Location } from '../source/source-text.ts'
import type { Workspace } from '../source/workspace.ts'
import { CwlError } from './cwl-error.ts'

/** The line that a problem stands on, to be shown with a caret under it. */
export interface Excerpt {
  /** As it is written: with tabs, and with whatever else a terminal would act upon. */
  readonly text: string
  /** UTF-16 code units before the caret. */
  readonly before: number
  /** The line has more before or after `text`. */
  readonly isCut: { readonly before: boolean; readonly after: boolean }
}

/** A longer line says nothing in a terminal; of one, the part around the place is given. In UTF-16 code units. */
const LONGEST_LINE = 400

/** Reads lines of the files of a workspace; a file once while its places are asked for one after another. */
export class Excerpts {
  readonly #workspace: Workspace
  /** More than one would keep all files that have problems in memory. */
  #latest: { readonly file: string; readonly lines: readonly string[] } | undefined

  /** `workspace` is the one that the problems were found in. */
  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  /** Undefined when the file cannot be read or has no such line. */
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
      // Why a file cannot be read is a problem of its own, told already.
      if (error instanceof CwlError) return ''
      throw error
    }
  }
}

/** Not between the halves of a character beyond the first 65,536. */
function atCharacter(text: string, index: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1))
    ? index - 1
    : index
}
