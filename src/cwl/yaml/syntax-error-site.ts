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
