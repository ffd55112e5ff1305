import { stampOf } from '../cwl/packing/stamp.ts'
import type { JsonObject } from '../json/index.ts'
import { isInstall, type Change } from '../promotion/plan.ts'

/** Whether one commit contains another; undefined when nobody knows. */
export type Contains = (commit: string, within: string) => Promise<boolean | undefined>

/** The commits of a copy and of what it would take the place of, as their notes name them. */
export interface Commits {
  readonly copied: string
  readonly installed: string
}

/** What both say of themselves; undefined for what is no copy, and where one of them names no commit. */
export function commitsOf(change: Change): Commits | undefined {
  if (!isInstall(change) || change.app.source.kind !== 'app' || change.before.kind !== 'found') return undefined
  const copied = commitOf(change.description)
  const installed = commitOf(change.before.app.description)
  return copied === undefined || installed === undefined ? undefined : { copied, installed }
}

/** A note on a platform may say anything. */
function commitOf(description: JsonObject): string | undefined {
  const commit = stampOf(description)?.commit
  return commit !== undefined && FULL_HASH.test(commit) ? commit : undefined
}

const FULL_HASH = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/**
 * Why copies are, or with `isAsked` may be, older than what they would take the place of: what is checked out says
 * nothing of them. An app that did not change keeps its note, so that each is held against its own past, not against the
 * commit of the last run.
 */
export async function olderCopies(changes: readonly Change[], contains: Contains, isAsked: boolean): Promise<ReadonlyMap<Change, string>> {
  const known = new Map<string, Promise<boolean | undefined>>()
  const older = new Map<Change, string>()
  for (const change of changes) {
    const commits = commitsOf(change)
    if (commits === undefined || commits.copied === commits.installed) continue
    const { copied, installed } = commits
    const key = `${installed} ${copied}`
    const asked = known.get(key) ?? contains(installed, copied)
    known.set(key, asked)
    const contained = await asked
    const words = `what would be copied is of commit ${copied.slice(0, 12)}, and what stands here of commit ${installed.slice(0, 12)}`
    if (contained === false) older.set(change, `${words}, which the former does not contain`)
    else if (contained === undefined && isAsked) older.set(change, `${words}: how they are related is not known here; ${REACH}`)
  }
  return older
}

/** What to do about a history that is cut. */
export const REACH = 'does the checkout reach back far enough (`fetch-depth: 0` of actions/checkout, `git fetch --unshallow`)?'
