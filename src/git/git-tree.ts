import { PromotionError } from '../files/errors.ts'
import { fixFor, outOf } from './git-advice.ts'
import { commitOf, unknownRevision, type Command } from './git-base.ts'
import { namesIn } from './git-process.ts'

/** A file of a revision. */
export interface TreeFile {
  /** Of the git object with the content. */
  readonly id: string
  /** The content is the path that the link leads to. */
  readonly isLink: boolean
  /** In bytes. */
  readonly size: number
}

/** The files of a revision, from git's objects alone. Methods reject like those of Git. */
export interface GitTrees {
  /** The files of a revision in the folder, by their paths relative to it. Submodules are left out. */
  treeOf(revision: string): Promise<ReadonlyMap<string, TreeFile>>
  /** The content of a file. */
  contentOf(id: string): Promise<string>
}

export function treesAt(git: Command): GitTrees {
  return {
    treeOf: async (revision) => {
      const { code, error } = await git('rev-parse', '--git-dir')
      if (code !== 0)
        throw new PromotionError('git', `git cannot read the revision ${JSON.stringify(revision)}: ${error}`, {
          fix: fixFor(error),
        })
      const commit = await commitOf(revision, git)
      if (commit === undefined) throw await unknownRevision(revision, git)
      const lines = namesIn(outOf(await git('ls-tree', '-r', '-l', '-z', commit), `list the files of ${revision}`))
      return new Map(lines.flatMap(parseEntry))
    },
    contentOf: async (id) => outOf(await git('cat-file', 'blob', id), 'read a file of a revision'),
  }
}

/** `MODE TYPE OBJECT SIZE<tab>PATH` (git-ls-tree(1)). */
function parseEntry(line: string): readonly (readonly [string, TreeFile])[] {
  const [, mode = '', id = '', size = '', path = ''] = /^(\d+) blob ([0-9a-f]+) +(\d+)\t(.+)$/s.exec(line) ?? []
  return path === '' ? [] : [[path, { id, isLink: mode === '120000', size: Number(size) }]]
}
