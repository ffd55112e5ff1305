import { posix } from 'node:path'

import { CwlError } from '../files/errors.ts'
import { howToRaise } from '../files/limits.ts'
import { refuseLfsPointer, withoutMark } from '../files/read-file.ts'
import { contain } from '../files/sandbox.ts'
import { nearestFile } from '../files/suggest.ts'
import type { Workspace } from '../files/workspace.ts'
import type { GitTrees, TreeFile } from './git-history.ts'

/** The files of a git revision in place of those on the disk. Nothing is checked out. */
export interface TreeWorkspace {
  /**
   * Throws for a file whose content is not read yet, and remembers that it is wanted: reading is synchronous, and git
   * is asked between two attempts.
   */
  readonly workspace: Workspace
  /** Reads the files that were wanted; false if there are none, so that nothing has to be tried again. */
  settle(): Promise<boolean>
}

/** The result of `pack` after all files that it reads were read. */
export async function packTree<Result>(
  tree: TreeWorkspace,
  pack: (workspace: Workspace) => Promise<Result>,
): Promise<Result> {
  let result: Result
  do result = await pack(tree.workspace)
  while (await tree.settle())
  return result
}

/** A link that leads to a link, and so on: as many as Linux follows. */
const MOST_LINKS = 40

/** The same folder with the same limits, as it is in a revision. Rejects as Git does. */
export async function openTree(folder: Workspace, revision: string, git: GitTrees): Promise<TreeWorkspace> {
  const tree = await git.treeOf(revision)
  const contents = new Map<string, string>()
  const wanted = new Set<string>()

  const contentOf = ({ id }: TreeFile): string | undefined => {
    const content = contents.get(id)
    if (content === undefined) wanted.add(id)
    return content
  }
  /** The file at a path after links; undefined if there is none, or a link is not read yet. */
  const fileAt = (path: string): TreeFile | undefined => {
    let at = posix.normalize(path)
    for (let links = 0; links < MOST_LINKS; links += 1) {
      const file = tree.get(at)
      if (file === undefined || !file.isLink) return file
      const target = contentOf(file)
      if (target === undefined) return undefined
      at = posix.join(posix.dirname(at), target)
    }
    return undefined
  }
  const readText = (path: string): string => {
    contain(folder.root, path)
    const file = fileAt(path)
    if (file === undefined) throw absent(path, revision, tree)
    const { fileBytes } = folder.limits
    if (file.size > fileBytes)
      throw new CwlError(
        'too-large',
        `${path} has ${file.size} bytes in ${revision}, more than the limit of ${fileBytes}`,
        howToRaise('fileBytes', 'file'),
      )
    const text = contentOf(file)
    if (text === undefined) throw new CwlError('unreadable', `${path} of ${revision} is not read yet`)
    // Bytes that are not UTF-8 were replaced.
    if (Buffer.byteLength(text) !== file.size)
      throw new CwlError('not-utf8', `${path} is not UTF-8 in ${revision}`, 'Compare with a revision in which it is.')
    refuseLfsPointer(text, path)
    return withoutMark(text)
  }
  return {
    workspace: {
      root: folder.root,
      limits: folder.limits,
      has: (path) => fileAt(path) !== undefined,
      readText,
      find: (patterns) =>
        patterns.flatMap((pattern) => {
          const path = posix.normalize(pattern)
          const found = [...tree.keys()].filter((name) => name === path || name.startsWith(`${path}/`))
          if (found.length === 0) throw absent(pattern, revision, tree)
          return found
        }),
    },
    settle: async () => {
      const ids = [...wanted]
      wanted.clear()
      for (const id of ids) contents.set(id, await git.contentOf(id))
      return ids.length > 0
    },
  }
}

function absent(path: string, revision: string, tree: ReadonlyMap<string, TreeFile>): CwlError {
  const folder = posix.dirname(path)
  const names = [...tree.keys()].filter((name) => posix.dirname(name) === folder).map((name) => posix.basename(name))
  const guess = nearestFile(posix.basename(path), names)
  return new CwlError(
    'no-such-file',
    `${path} does not exist in ${revision}`,
    guess === undefined
      ? 'Paths are relative to the working directory.'
      : `Did you mean ${revision}:${posix.join(folder, guess)}?`,
  )
}
