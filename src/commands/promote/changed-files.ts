import { stampOf } from '../../cwl/packing/stamp.ts'
import { Changes } from '../../cwl/reach.ts'
import type { Workspace } from '../../cwl/workspace.ts'
import { formatAddress } from '../../platform/address.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { gitAt, type Git } from '../../promotion/git.ts'
import type { Change } from '../../promotion/plan.ts'
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
const MOST_COMMITS = 20

/**
 * By target: which files make an app another one than the one that stands there. The note on the installed app says which
 * commit that was made from; nothing is known of one without it, or of a commit that git does not have.
 */
export async function filesBehindUpdates(changes: readonly Change[], packed: Packed, workspace: Workspace, options: RunOptions, signal: AbortSignal): Promise<ReadonlyMap<string, ChangedFiles>> {
  const byCommit = new Map<string, Change[]>()
  for (const change of changes) {
    if (change.details === undefined || change.before?.kind !== 'found' || change.app.source.kind !== 'file') continue
    const commit = stampOf(change.before.app.description)?.commit
    if (commit !== undefined) byCommit.set(commit, [...(byCommit.get(commit) ?? []), change])
  }
  const git = gitAt(options.workingDirectory, signal)
  const found = new Map<string, ChangedFiles>()
  for (const [commit, updates] of [...byCommit].slice(0, MOST_COMMITS)) {
    const paths = await changedSince(git, commit)
    if (paths === undefined) continue
    const changed = new Changes(workspace, paths)
    for (const { app } of updates) found.set(formatAddress(app.target), { since: commit, files: changed.among(packed.files.get(app.reference ?? '') ?? []) })
  }
  return found
}

/** Undefined where git cannot say: of a clone that lacks parts of its history, it may have to ask where those are. */
async function changedSince(git: Git, commit: string): Promise<readonly string[] | undefined> {
  try {
    return (await git.contains(commit)) === undefined ? undefined : await git.changedSince(commit)
  } catch (error) {
    // What changed an app is good to know; its plan stands without.
    if (error instanceof PromotionError && error.code === 'git') return undefined
    throw error
  }
}
