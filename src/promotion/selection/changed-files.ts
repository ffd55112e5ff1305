import { Changes, stampOf } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { Git } from '../../git/git.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Packed } from '../packing.ts'
import type { Change } from '../plan.ts'

export interface ChangedFiles {
  readonly since: string
  readonly files: readonly string[]
}

/** With more commits, git would take too long. */
export const MOST_COMMITS = 20

/** By target. Without the commit in the note on the installed app nothing is known, and nothing of a copy. */
export async function findChangedFiles(
  changes: readonly Change[],
  packed: Packed,
  workspace: Workspace,
  git: Git,
): Promise<ReadonlyMap<string, ChangedFiles>> {
  const byCommit = new Map<string, Change[]>()
  const found = new Map<string, ChangedFiles>()
  for (const change of changes) {
    if (change.action === 'unchanged' || change.details === undefined || change.before?.kind !== 'found') continue
    const commit = stampOf(change.before.app.description)?.commit
    if (commit === undefined) continue
    if (change.app.source.kind !== 'app') byCommit.set(commit, [...(byCommit.get(commit) ?? []), change])
  }
  for (const [commit, updates] of [...byCommit].slice(0, MOST_COMMITS)) {
    const paths = await changedSince(git, commit)
    if (paths === undefined) continue
    const changed = new Changes(workspace, paths)
    for (const { app } of updates)
      found.set(formatAddress(app.target), {
        since: commit,
        files: changed.among(packed.files.get(app.reference ?? '') ?? []),
      })
  }
  return found
}

/** Undefined if git cannot answer, for example because the clone lacks parts of its history. */
async function changedSince(git: Git, commit: string): Promise<readonly string[] | undefined> {
  try {
    return (await git.contains(commit)) === undefined ? undefined : await git.changedSince(commit)
  } catch (error) {
    if (error instanceof PromotionError && error.code === 'git') return undefined
    throw error
  }
}
