import { CwlError } from './cwl-error.ts'
import type { Place } from './text.ts'
import type { Workspace } from './workspace.ts'

/** The line that a problem stands on, to be shown with a caret under it. */
export interface Excerpt {
  readonly text: string
  /** UTF-16 code units before the caret. */
  readonly before: number
}

/** A longer line says nothing in a terminal; of one, the part around the place is given. */
const LONGEST_LINE = 200

/** Reads lines of the files of a workspace, each file once. */
export class Excerpts {
  readonly #workspace: Workspace
  readonly #lines = new Map<string, readonly string[]>()

  constructor(workspace: Workspace) {
    this.#workspace = workspace
  }

  /** Undefined when the file cannot be read or has no such line. */
  at({ file, line, column }: Place): Excerpt | undefined {
    const text = this.#linesOf(file)[line - 1]
    if (text === undefined) return undefined
    const before = Math.min(column - 1, text.length)
    const from = text.length > LONGEST_LINE ? Math.max(0, before - LONGEST_LINE / 2) : 0
    return { text: text.slice(from, from + LONGEST_LINE), before: before - from }
  }

  #linesOf(file: string): readonly string[] {
    const known = this.#lines.get(file)
    if (known !== undefined) return known
    const lines = this.#read(file).split(/\r\n|[\r\n]/)
    this.#lines.set(file, lines)
    return lines
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
