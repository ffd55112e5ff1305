import { Changes } from '../../cwl/documents/reach.ts'
import { stampOf } from '../../cwl/packing/stamp.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import { formatAddress } from '../../platform/address.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { gitAt, type Git } from '../../promotion/git.ts'
import { isInstall, type Change } from '../../promotion/plan.ts'
import type { Packed } from '../documents/packing.ts'
import type { RunOptions } from '../run/options.ts'

/** Which files of the repository changed an app, and since when. */
export interface ChangedFiles {
  /** The git revision that they are compared with. */
  readonly since: string
  /** Those that the app reaches, as git names them; none when it was changed elsewhere. */
  readonly files: readonly string[]
}

/** A plan over apps of more commits than this would keep git busy for longer than anyone reads. */
export const MOST_COMMITS = 20

/**
 * By target: which files make an app another one than the one that is there. The note on the installed app says which
 * commit that was made from; nothing is known of one without it, or of a commit that git does not have. Of a copy it is
 * only known where both are of one commit: then none did.
 */
export async function findChangedFiles(
  changes: readonly Change[],
  packed: Packed,
  workspace: Workspace,
  options: RunOptions,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ChangedFiles>> {
  const byCommit = new Map<string, Change[]>()
  const found = new Map<string, ChangedFiles>()
  for (const change of changes) {
    if (change.action === 'unchanged' || change.details === undefined || change.before?.kind !== 'found') continue
    const commit = stampOf(change.before.app.description)?.commit
    if (commit === undefined) continue
    // Of two texts that are said to be of one commit, git need not be asked what makes them differ.
    if (change.app.source.kind === 'app') {
      if (isOf(commit, change)) found.set(formatAddress(change.app.target), { since: commit, files: [] })
    } else byCommit.set(commit, [...(byCommit.get(commit) ?? []), change])
  }
  const git = gitAt(options.workingDirectory, signal)
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

/** True when what would be installed says that it is of that commit and of the document of what is there. */
function isOf(commit: string, change: Change): boolean {
  if (!isInstall(change) || change.before.kind !== 'found') return false
  const [next, old] = [stampOf(change.description), stampOf(change.before.app.description)]
  return next?.commit === commit && next.path === old?.path
}

/** Undefined where git cannot say: of a clone that lacks parts of its history, it may have to ask where those are. */
async function changedSince(git: Git, commit: string): Promise<readonly string[] | undefined> {
  try {
    return (await git.contains(commit)) === undefined ? undefined : await git.changedSince(commit)
  } catch (error) {
    // The plan does not depend on it.
    if (error instanceof PromotionError && error.code === 'git') return undefined
    throw error
  }
}
