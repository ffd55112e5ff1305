import picomatch from 'picomatch'

/** Of a glob that is for all others than what stands behind the `!`; `!(…)` is a glob by itself. */
export const NEGATION = /^!(?=[^(])/

/**
 * Whether a list of globs lets a name in. In order, as GitHub reads such lists: what a glob lets in, one with a `!` may take
 * out again. By itself that one would let in all else, however few the others name.
 */
export function isAmong(name: string, globs: readonly string[]): boolean {
  return globs.reduce((isIn, glob) => {
    const isMatch = picomatch.isMatch(name, glob.replace(NEGATION, ''), { nonegate: true })
    return isMatch ? !NEGATION.test(glob) : isIn
  }, NEGATION.test(globs[0] ?? ''))
}
