import { join } from 'node:path'

import { isThere } from './bare-repository.ts'
import { outOf } from './git-advice.ts'
import { baseOf, DEEPER, isNothing, missing, type Command } from './git-base.ts'
import { withoutOwnFilters } from './git-filters.ts'
import { ask, namesIn } from './git-process.ts'

/** What git says of the files in a folder. Each rejects as those of Git do. */
export interface GitFiles {
  /** Files that are as the present commit has them; relative to the folder. Those of submodules are none of its own. */
  committed(): Promise<readonly string[]>
  /**
   * Files that differ from `ref`, those not committed included, and those that git ignores or was told not to look at:
   * of them it does not know whether they changed. Links are not followed; of a submodule, and with a slash at its end
   * of a folder that is ignored as a whole, only the folder is named. Relative to the folder. A `ref` of zeros, which
   * GitHub gives where nothing was before, makes all of them changed. `A...HEAD` compares with the merge base.
   */
  changedSince(ref: string): Promise<readonly string[]>
  /** Why git does not know the commit of `ref`: the history is cut, or it is `gone` from it; undefined where it does. */
  missing(ref: string): Promise<'shallow' | 'gone' | undefined>
}

export function filesAt(folder: string, git: Command, signal: AbortSignal): GitFiles {
  const list = async (doing: string, ...args: readonly string[]): Promise<readonly string[]> =>
    namesIn(outOf(await git(...args), doing))
  return {
    committed: async () => {
      const held = await list('list the files of HEAD', 'ls-tree', '-r', '--name-only', '-z', 'HEAD')
      const others = new Set([...(await differing(folder, signal, 'HEAD')), ...(await unwatched(folder, git))])
      return held.filter((path) => !others.has(path))
    },
    missing: async (ref) => (isNothing(ref) ? undefined : missing(ref, git)),
    changedSince: async (ref) => {
      const base = isNothing(ref) ? undefined : await baseOf(ref, git)
      const changed =
        base === undefined
          ? await list('list its files', 'ls-files', '-z')
          : await differing(folder, signal, base, '--ignore-submodules=none')
      const untracked = await list('list new files', 'ls-files', '--others', '--exclude-standard', '-z')
      // Folders that are ignored as a whole may hold millions of files: their names do.
      const ignored = await list(
        'list ignored files',
        'ls-files',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '-z',
      )
      return [...new Set([...changed, ...untracked, ...ignored, ...(await unwatched(folder, git))])].sort()
    },
  }
}

/** Files that differ from a revision. Only for this git looks into files, and would filter them first. */
async function differing(
  folder: string,
  signal: AbortSignal,
  revision: string,
  ...options: readonly string[]
): Promise<readonly string[]> {
  const args = [
    // A file that a filter would have changed counts as changed.
    ...(await withoutOwnFilters(folder, signal)),
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    ...options,
    '--relative',
    revision,
    '--',
    '.',
  ]
  return namesIn(outOf(await ask(folder, args, signal), `compare with ${revision}`, DEEPER))
}

/**
 * Files that it takes for unchanged without looking (`git update-index --skip-worktree`, `--assume-unchanged`), unless
 * they are not there.
 */
async function unwatched(folder: string, git: Command): Promise<readonly string[]> {
  // Before each file is a letter: `S` where git skips the disk, as for all that a sparse checkout leaves out, a small
  // one where it takes the file for unchanged.
  return namesIn(outOf(await git('ls-files', '-v', '-z'), 'list its files'))
    .filter((line) => /^[Sa-z] /.test(line))
    .map((line) => line.slice(2))
    .filter((path) => isThere(join(folder, path)))
}
