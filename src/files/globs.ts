import { parseGlob, type GlobPart } from './glob-syntax.ts'
import { Glob, type GlobOptions } from './glob.ts'

/** A path as a glob that matches only it. */
export function escapeGlob(path: string): string {
  return path.replace(/[!()*?[\]{}\\@+|,]/g, String.raw`\$&`)
}

/** The longest path that systems accept. Matching compares each character of a glob with each character of a name. */
const MOST_CHARACTERS = 4_096

/** Why a glob cannot be used, in words that follow "the glob …"; undefined if it can. */
export function faultOfGlob(glob: string): string | undefined {
  if (glob.length > MOST_CHARACTERS) return `has more than ${MOST_CHARACTERS} characters`
  return faultOfParts(parseGlob(glob), 0, false)
}

/** Far more than a person can read. */
const DEEPEST = 50

function faultOfParts(parts: readonly GlobPart[], depth: number, isInNegation: boolean): string | undefined {
  if (depth > DEEPEST) return `has groups that are nested more than ${DEEPEST} levels deep`
  for (const part of parts) {
    if (part.kind !== 'group') continue
    const isNegation = part.sort === '!'
    if (isNegation && isInNegation) return 'has `!(…)` within another `!(…)`'
    for (const alternative of part.alternatives) {
      const fault = faultOfParts(alternative, depth + 1, isNegation || isInNegation)
      if (fault !== undefined) return fault
    }
  }
  return undefined
}

/** How to fix an unusable glob. */
export const PLAINER_GLOB =
  'Use `*` for any characters up to the next slash, `**` for any folders, `{a,b}` for one of several names.'

/**
 * Returns a function that checks whether one of the globs matches a path. `**` is for the files below a folder, and not
 * for the folder itself.
 */
export function globMatcher(globs: readonly string[], options: GlobOptions = {}): (path: string) => boolean {
  const compiled = globs.map((glob) => new Glob(glob, options))
  return (path) => compiled.some((glob) => glob.accepts(glob.after(glob.start, path)))
}

/** Whether a text is a glob, and the folders at its beginning without wildcards. */
export function frontOf(glob: string): { readonly isGlob: boolean; readonly front: string } {
  const parts = parseGlob(glob)
  const letters: string[] = []
  for (const part of parts) {
    if (part.kind !== 'character') break
    letters.push(part.text)
  }
  const slash = letters.lastIndexOf('/')
  return {
    isGlob: letters.length < parts.length,
    front: letters.slice(0, slash === 0 ? 1 : Math.max(slash, 0)).join(''),
  }
}
