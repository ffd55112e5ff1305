import type { Location } from '../../files/source-text.ts'

/** At the offset where the parser stopped, unless it has another one. */
export type SyntaxExplanation = readonly [message: string, fix: string, offset?: number]

export interface SyntaxErrorSite {
  readonly text: string
  readonly offset: number
  readonly reason: string
  /** Limited for a long line. */
  readonly before: string
  readonly behind: string
  /** The location in the original text, without inserted spaces. */
  readonly placeOf: (offset: number) => Location
}

/** Nobody writes longer lines, and the regular expressions need memory for each character. */
export const LONGEST_LINE = 1000

export const IS_MISPLACED = /missed comma|bad indentation|end of the stream or a document separator|expected ':'/
export const IS_COMMA = /missed comma/
export const IS_INDENTATION = /bad indentation/

/** A line whose value began without a quote, as in `expression: $({a: 1})`. */
export const HAS_PLAIN_VALUE = /^(?:[^:]|:(?=\S))*:\s+(?:[^\s"'[{].*)?$|^ *(?:- +)+\$[({]/

/** Other spaces than that of YAML, and characters without width, which come from web pages and documents. */
const INVISIBLE = '[\\u00a0\\u2000-\\u200d\\u202f\\u2060\\u3000\\ufeff]'

/** In a key, or in an intended dash, colon or indentation. */
const MISPLACED = new RegExp(`^[ -]*(?:[\\w$.][\\w$.-]*: *)?(?=${INVISIBLE})`, 'm')

/** At the start of this line or of the line before; below zero if there is none. */
export function invisibleIn(text: string, lineStart: number, end: number): number {
  const from = Math.max(0, text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - LONGEST_LINE)
  const found = MISPLACED.exec(text.slice(from, Math.min(end, lineStart + LONGEST_LINE)))
  return found === null ? -1 : from + found.index + found[0].length
}

const AT_AN_END = new RegExp(`^${INVISIBLE}|${INVISIBLE}$`)

/** At the start or the end of a word. */
export function invisibleOf(word: string): string | undefined {
  return AT_AN_END.exec(word)?.[0]
}

export function wordsOnInvisible(character: string): SyntaxExplanation {
  return [
    `here is ${codeOf(character)}, which many editors show as a space or not at all`,
    'Write a space in its place, or remove it.',
  ]
}

export function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
