import { finderAmong } from '../cwl/source/globs.ts'
import { PromotionError } from './errors.ts'
import { ask, namesIn, type Answer } from './git-process.ts'
import type { FindFiles, HasFile } from './select.ts'

/** The files that a folder of a repository had at a commit. */
export interface Past {
  readonly find: FindFiles
  readonly has: HasFile
  /**
   * Where two have the same, the same files were there, with the same text in this one; undefined where it is not among
   * them.
   */
  keyWith(path: string | undefined): string | undefined
  /** Rejects with PromotionError `git`. */
  readText(path: string): Promise<string>
}

/** A clone without all its files would ask for them over the network, once for each: what it does not have is not known. */
const NO_FETCH = { GIT_NO_LAZY_FETCH: '1' }

/**
 * What a folder had at a revision, or at the last that the present commit has in common with it: what another branch
 * has was never here. Undefined where git cannot say. Rejects with the reason of the signal.
 */
export async function readTreeAt(folder: string, revision: string, signal: AbortSignal): Promise<Past | undefined> {
  const git = async (...args: readonly string[]): Promise<Answer> => ask(folder, args, signal, NO_FETCH)
  // As where changes since a revision are asked for: one that looks like an option names nothing.
  const named = async (): Promise<string | undefined> =>
    revision.startsWith('-') ? undefined : lineOf(await git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`))
  const given = HASH.test(revision) ? revision : await named()
  const commit = given === undefined ? undefined : lineOf(await git('merge-base', given, 'HEAD'))
  if (commit === undefined) return undefined
  const list = await git('ls-tree', '-r', '-z', commit)
  if (list.code !== 0) return undefined
  // Each is its mode, kind and hash, and behind a tabulator its name.
  const blobs = new Map(
    namesIn(list.out).map((line) => [
      line.slice(line.indexOf('\t') + 1),
      line.slice(0, line.indexOf('\t')).split(' ')[2] ?? '',
    ]),
  )
  const files = [...blobs.keys()]
  return {
    find: finderAmong(files),
    has: (path) => blobs.has(path),
    keyWith: (path) => {
      const hash = path === undefined ? '' : blobs.get(path)
      return hash === undefined ? undefined : [hash, ...files].join('\0')
    },
    readText: async (path) => {
      const { code, out, error } = await git('cat-file', 'blob', blobs.get(path) ?? `${commit}:./${path}`)
      if (code === 0) return out
      throw new PromotionError('git', `git could not read ${path} at ${revision}: ${error}`)
    },
  }
}

const HASH = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

function lineOf({ code, out }: Answer): string | undefined {
  return code === 0 ? out.trim() : undefined
}
