import { globMatcher } from '../files/globs.ts'

/** A glob that matches everything except what follows the `!`. `!(…)` is a normal glob. */
export const NEGATION = /^!(?=[^(])/

/**
 * Whether a list of globs includes a name. As in GitHub's lists, the order counts: a glob with a `!` excludes what an
 * earlier one included. A list that has only such globs includes everything else.
 */
export function isAmong(name: string, globs: readonly string[]): boolean {
  const letsInAllElse = globs.length > 0 && globs.every((glob) => NEGATION.test(glob))
  return globs.reduce(
    (isIn, glob) => (isMatch(name, glob.replace(NEGATION, '')) ? !NEGATION.test(glob) : isIn),
    letsInAllElse,
  )
}

/** In GitHub's globs, two stars that are not alone between two slashes match any number of folders. */
function isMatch(name: string, glob: string): boolean {
  return globMatcher([glob], { dot: true, isAcross: true })(name)
}
