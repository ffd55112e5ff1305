import { join } from 'node:path'

import { isThere } from './bare-repository.ts'
import { outOf } from './git-advice.ts'
import { baseOf, DEEPER, isNothing, missing, type Command } from './git-base.ts'
import { listFiles, withoutOwnPrograms, type ListedFile } from './git-filters.ts'
import { ask, namesIn } from './git-process.ts'

/** What git knows of the files in a folder. Methods reject like those of Git. */
export interface GitFiles {
  /** Files that are unchanged since the current commit, relative to the folder, without those of submodules. */
  committed(): Promise<readonly string[]>
  /** Files of the index that are not checked out, as in a sparse checkout, relative to the folder. */
  skipped(): Promise<readonly string[]>
  /**
   * Files that differ from `ref`, including uncommitted files and those that git ignores or does not check: for these
   * it is not known whether they changed. Links are not followed. Of a submodule only the folder is named; of an
   * ignored folder too, with a slash at its end. Relative to the folder. A `ref` of zeros, which GitHub uses if there
   * was nothing before, means that all files changed. `A...HEAD` compares with the merge base.
   */
  changedSince(ref: string): Promise<readonly string[]>
  /**
   * Why git does not know the commit of `ref`: the history is cut (`shallow`), or the commit is not part of it
   * (`gone`); undefined if git knows it.
   */
  missing(ref: string): Promise<'shallow' | 'gone' | undefined>
}

export function filesAt(folder: string, git: Command, signal: AbortSignal): GitFiles {
  const list = async (doing: string, ...args: readonly string[]): Promise<readonly string[]> =>
    namesIn(outOf(await git(...args), doing))
  return {
    committed: async () => {
      const held = await list('list the files of HEAD', 'ls-tree', '-r', '--name-only', '-z', 'HEAD')
      const files = await listFiles(folder, signal)
      const others = new Set([...(await differing(folder, files, signal, 'HEAD')), ...unwatched(folder, files)])
      return held.filter((path) => !others.has(path))
    },
    skipped: async () =>
      (await listFiles(folder, signal)).flatMap(({ tag, path }) =>
        tag.toUpperCase() === 'S' && !isThere(join(folder, path)) ? [path] : [],
      ),
    missing: async (ref) => (isNothing(ref) ? undefined : missing(ref, git)),
    changedSince: async (ref) => {
      const base = isNothing(ref) ? undefined : await baseOf(ref, git)
      const files = await listFiles(folder, signal, '--others', '--exclude-standard')
      const changed =
        base === undefined
          ? files.map(({ path }) => path)
          : await differing(folder, files, signal, base, '--ignore-submodules=none')
      const untracked = files.flatMap(({ tag, path }) => (tag === '?' ? [path] : []))
      // An ignored folder may contain millions of files, so it is named as a whole.
      const ignored = await list(
        'list ignored files',
        'ls-files',
        '--others',
        '--ignored',
        '--exclude-standard',
        '--directory',
        '-z',
      )
      return [...new Set([...changed, ...untracked, ...ignored, ...unwatched(folder, files)])].sort()
    },
  }
}

/** Files that differ from a revision. Only here does git read files, and would run filters on them. */
async function differing(
  folder: string,
  files: readonly ListedFile[],
  signal: AbortSignal,
  revision: string,
  ...options: readonly string[]
): Promise<readonly string[]> {
  // A file that a filter would change counts as changed.
  const safely = await withoutOwnPrograms(folder, files, signal)
  const args = ['diff', '--raw', '--no-abbrev', '-z', '--no-renames', '--no-ext-diff', '--no-textconv']
  const answer = await ask(folder, [...safely, ...args, ...options, '--relative', revision, '--', '.'], signal)
  const fields = namesIn(outOf(answer, `compare with ${revision}`, DEEPER))
  const changes = fields.flatMap((field, index) => (index % 2 === 0 ? [{ field, path: fields[index + 1] ?? '' }] : []))
  // The index is not refreshed, so files are listed of which only the time differs. Git has not looked into these.
  const unread = new Map(
    changes.flatMap(({ field, path }) => {
      const [, before = ''] = UNREAD.exec(field) ?? []
      return before === '' ? [] : [[path, before] as const]
    }),
  )
  const same = new Set<string>()
  const paths = [...unread.keys()]
  for (let start = 0; start < paths.length; start += MOST_PATHS) {
    const part = paths.slice(start, start + MOST_PATHS)
    const hashes = (await ask(folder, [...safely, 'hash-object', '--', ...part], signal)).out.split('\n')
    for (const [index, path] of part.entries()) if (hashes[index] === unread.get(path)) same.add(path)
  }
  return changes.flatMap(({ path }) => (same.has(path) ? [] : [path]))
}

/** A regular file whose mode is the same, and whose new hash git did not compute (git-diff(1), "RAW OUTPUT FORMAT"). */
const UNREAD = /^:(?:100644 100644|100755 100755) ([\da-f]+) 0+ M$/

/** Of one command: Windows allows command lines of 32,767 characters. */
const MOST_PATHS = 100

/** Files that git does not check (`git update-index --skip-worktree`, `--assume-unchanged`), if they exist. */
function unwatched(folder: string, files: readonly ListedFile[]): readonly string[] {
  // A lower-case letter: git assumes that the file is unchanged.
  return files.flatMap(({ tag, path }) => (/^[Sa-z]$/.test(tag) && isThere(join(folder, path)) ? [path] : []))
}
