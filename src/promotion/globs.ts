import picomatch from 'picomatch'

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

function isMatch(name: string, glob: string): boolean {
  return picomatch.isMatch(name, glob.replaceAll(PART_OF_SEGMENT, ANY_DEPTH), { nonegate: true })
}

/**
 * Two stars that are not all there is between two slashes: picomatch takes these for one, and GitHub for any number of
 * folders.
 */
const PART_OF_SEGMENT = /(?<=[^/*])\*\*(?!\*)|(?<!\*)\*\*(?=[^/*])/g

const ANY_DEPTH = '{*,*/**/*}'
