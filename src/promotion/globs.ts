import { globMatcher } from '../cwl/source/globs.ts'

/** Of a glob that is for all others than what is behind the `!`; `!(…)` is a glob by itself. */
export const NEGATION = /^!(?=[^(])/

/**
 * Whether a list of globs lets a name in. In order, as GitHub reads such lists: what a glob lets in, one with a `!` may
 * take out again. A list of these alone lets in all else; among others they would let in what none of those names.
 */
export function isAmong(name: string, globs: readonly string[]): boolean {
  const letsInAllElse = globs.length > 0 && globs.every((glob) => NEGATION.test(glob))
  return globs.reduce(
    (isIn, glob) => (isMatch(name, glob.replace(NEGATION, '')) ? !NEGATION.test(glob) : isIn),
    letsInAllElse,
  )
}

/** Two stars that are not all there is between two slashes match any number of folders for GitHub. */
function isMatch(name: string, glob: string): boolean {
  return globMatcher([glob], { dot: true, isAcross: true })(name)
}
