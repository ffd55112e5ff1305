import { CwlError } from '../files/cwl-error.ts'
import { pathIn, type Workspace } from '../files/workspace.ts'
import type { Manifest } from './manifest.ts'

/** The files that a path, folder or glob finds; empty if there are none. Throws CwlError. */
export function filesToLeaveOut(pattern: string, workspace: Workspace): readonly string[] {
  try {
    return workspace.find([pattern])
  } catch (error) {
    if (error instanceof CwlError && error.code === 'no-such-file') return []
    throw error
  }
}

/**
 * What `ignore` of the configuration excludes from folders and globs, and a notice on each pattern that matches no
 * file.
 */
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

/** What a pattern finds without ignored files. A file that is named by its path is never ignored. */
export function withoutIgnored(
  found: readonly string[],
  pattern: string,
  ignored: ReadonlySet<string>,
  workspace: Workspace,
): readonly string[] {
  const named = pathIn(workspace, pattern)
  return found.filter((file) => !ignored.has(file) || file === named)
}
