import { splitBase } from '../../git/git-base.ts'
import { gitAt } from '../../git/git.ts'
import type { RunOptions } from '../run/options.ts'

/** The files that changed since the revision of `changed-since`, or why each of them counts as changed. */
export type ChangedPaths =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'all'; readonly reason: string }

/**
 * Throws PromotionError `git`. After a forced push the commit before it is gone, and a deeper clone does not have it
 * either: then nothing is left out.
 */
export async function findChangedPaths(
  changedSince: string,
  { workingDirectory, event = {} }: RunOptions,
  signal: AbortSignal,
): Promise<ChangedPaths> {
  const git = gitAt(workingDirectory, signal)
  const { base } = splitBase(changedSince)
  if (base === event.before) {
    const missing = await git.missing(base)
    if (missing === 'gone' || (missing === 'shallow' && event.forced === true))
      return { kind: 'all', reason: `The push rewrote the history, and ${base.slice(0, 12)} is gone` }
  }
  return { kind: 'paths', paths: await git.changedSince(changedSince) }
}
