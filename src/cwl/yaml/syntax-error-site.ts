import type { Location } from '../../files/source-text.ts'

/** An explanation of a YAML mistake for its author: where it is, what it is, and how to fix it. */
export interface SyntaxExplanation {
  readonly offset: number
  readonly message: string
  readonly fix: string
}

/** Where and why the parser stopped. */
export interface SyntaxErrorSite {
  readonly text: string
  readonly offset: number
  readonly reason: string
  /** The parts of the line before and after the offset; limited for a long line. */
  readonly before: string
  readonly behind: string
  /** The location of an offset in the original text, without inserted spaces. */
  readonly placeOf: (offset: number) => Location
}

/** Nobody writes longer lines by hand, and the regular expressions below need memory for each character. */
export const LONGEST_LINE = 1000

/** Errors of several kinds in which something is at a wrong place. */
export const IS_MISPLACED = /missed comma|bad indentation|end of the stream or a document separator|expected ':'/
export const IS_COMMA = /missed comma/
export const IS_INDENTATION = /bad indentation/

/** A line whose value began without a quote, as in `expression: $({a: 1})`. */
export const HAS_PLAIN_VALUE = /^(?:[^:]|:(?=\S))*:\s+(?:[^\s"'[{].*)?$|^ *(?:- +)+\$[({]/

/** Spaces of other kinds than the one of YAML, and characters without width, which come from web pages and documents. */
const INVISIBLE = '[\\u00a0\\u2000-\\u200d\\u202f\\u2060\\u3000\\ufeff]'

/** Where they are part of a key, or of an intended dash, colon or indentation. */
const MISPLACED = new RegExp(`^[ -]*(?:[\\w$.][\\w$.-]*: *)?(?=${INVISIBLE})`, 'm')

/** The offset of one at the start of this line, or of the line before; below zero if there is none. */
export function invisibleIn(text: string, lineStart: number, end: number): number {
  const from = Math.max(0, text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - LONGEST_LINE)
  const found = MISPLACED.exec(text.slice(from, Math.min(end, lineStart + LONGEST_LINE)))
  return found === null ? -1 : from + found.index + found[0].length
}

const AT_AN_END = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`)

/** The invisible character that a word begins or ends with; undefined if there is none. */
export function invisibleOf(word: string): string | undefined {
  return AT_AN_END.exec(word)?.[0]
}

/** The message about one. */
export function wordsOnInvisible(character: string): { readonly message: string; readonly fix: string } {
  return {
    message: `here is ${codeOf(character)}, which many editors show as a space or not at all`,
    fix: 'Write a space in its place, or remove it.',
  }
}

export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
