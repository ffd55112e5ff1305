import { finderAmong } from '../cwl/globs.ts'
import { PromotionError } from './errors.ts'
import { ask, type Answer } from './git-process.ts'
import type { FindFiles, HasFile } from './select.ts'

/** The files that a folder of a repository had at a commit. */
export interface Past {
  readonly find: FindFiles
  readonly has: HasFile
  /** Rejects with PromotionError `git`. */
  readText(path: string): Promise<string>
}

/** A clone without all its files would ask for them over the network, once for each: what it does not have is not known. */
const NO_FETCH = { GIT_NO_LAZY_FETCH: '1' }

/** What a folder had at a revision; undefined where git cannot say. Rejects with the reason of the signal. */
export async function pastOf(folder: string, revision: string, signal: AbortSignal): Promise<Past | undefined> {
  const git = async (...args: readonly string[]): Promise<Answer> => ask(folder, args, signal, NO_FETCH)
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
  if (commit.code !== 0) return undefined
  const tree = commit.out.trim()
  const list = await git('ls-tree', '-r', '--name-only', '-z', tree)
  if (list.code !== 0) return undefined
  const files = list.out.split('\0').filter((name) => name !== '')
  const there = new Set(files)
  return {
    find: finderAmong(files),
    has: (path) => there.has(path),
    readText: async (path) => {
      const { code, out, error } = await git('cat-file', 'blob', `${tree}:./${path}`)
      if (code === 0) return out
      throw new PromotionError('git', `git could not read ${path} at ${revision}: ${error}`)
    },
  }
}
