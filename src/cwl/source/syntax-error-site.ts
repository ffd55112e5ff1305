import type { Location } from './source-text.ts'

/** A mistake in YAML as its author sees it: where it was made, what it is, and how to mend it. */
export interface SyntaxExplanation {
  readonly offset: number
  readonly message: string
  readonly fix: string
}

/** Where the parser stopped, and why in its own words. */
export interface SyntaxErrorSite {
  readonly text: string
  readonly offset: number
  readonly reason: string
  /** The line of the offset up to there, and from there on; of a long one what is next to it. */
  readonly before: string
  readonly behind: string
  /** Where an offset stands in the text as its author wrote it, which has no spaces of ours. */
  readonly placeOf: (offset: number) => Location
}

/** Nobody writes longer lines by hand, and the expressions below take room for each of their characters. */
export const LONGEST_LINE = 1000

/** Of several kinds, those where something stands that may not stand there. */
export const IS_MISPLACED = /missed comma|bad indentation|end of the stream or a document separator|expected ':'/
export const IS_COMMA = /missed comma/
export const IS_INDENTATION = /bad indentation/

/** A line whose value began without a quote, as in `expression: $({a: 1})`. */
export const HAS_PLAIN_VALUE = /^(?:[^:]|:(?=\S))*:\s+(?:[^\s"'[{].*)?$|^ *(?:- +)+\$[({]/
