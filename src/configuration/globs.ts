import { CwlError } from '../files/errors.ts'
import { globMatcher } from '../files/globs.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import type { Manifest } from './manifest.ts'

export const NEGATION = /^!(?=[^(])/

/**
 * As in GitHub's lists, the order counts: a glob with a `!` excludes what an earlier one included. A list that has only
 * such globs includes everything else.
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

export function filesToLeaveOut(pattern: string, workspace: Workspace): readonly string[] {
  try {
    return workspace.find([pattern])
  } catch (error) {
    if (error instanceof CwlError && error.code === 'no-such-file') return []
    throw error
  }
}

export function readIgnored(
  manifest: Manifest | undefined,
  workspace: Workspace,
): { readonly files: ReadonlySet<string>; readonly notices: readonly string[] } {
  const patterns = (manifest?.ignore ?? []).map((pattern) => ({ pattern, files: filesToLeaveOut(pattern, workspace) }))
  return {
    files: new Set(patterns.flatMap(({ files }) => files)),
    notices: patterns.flatMap(({ pattern, files }) =>
      files.length > 0
        ? []
        : [
            `${JSON.stringify(pattern)} under \`ignore\` in ${manifest?.file ?? 'the configuration'} leaves out nothing.`,
          ],
    ),
  }
}

/** A file that is named by its path is never ignored. */
export function withoutIgnored(
  found: readonly string[],
  pattern: string,
  ignored: ReadonlySet<string>,
  workspace: Workspace,
): readonly string[] {
  const named = pathIn(workspace, pattern)
  return found.filter((file) => !ignored.has(file) || file === named)
}
