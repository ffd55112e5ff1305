import type { JsonObject } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { isInstall, type Change } from '../../promotion/plan.ts'
import { isFromOtherRepository, notedCommit } from '../../promotion/provenance.ts'
import { isInstalled } from '../../promotion/record.ts'
import type { PromotionRecord } from '../../promotion/schemas.ts'

type Contains = (commit: string, within: string) => Promise<boolean | undefined>

export interface Commits {
  readonly copied: string
  readonly description: JsonObject
  readonly installed: string
  /** Names the app or record that `commit` belongs to, for messages. */
  readonly whose: string
}

/**
 * Without a note, the commit of the last record. Undefined if the app is not a copy, and if one of the commits is not
 * known.
 */
export function commitsOf(change: Change, record?: PromotionRecord): Commits | undefined {
  if (!isInstall(change) || change.app.source.kind !== 'app') return undefined
  const { app, before, description } = change
  const copied = notedCommit(description)
  const noted = before.kind === 'found' ? notedCommit(before.app.description) : undefined
  const installed =
    noted ?? record?.apps.findLast((entry) => entry.target === formatAddress(app.target) && isInstalled(entry))?.commit
  if (copied === undefined || installed === undefined) return undefined
  return {
    copied,
    description,
    installed,
    whose: noted === undefined ? 'what the last promotion installed here' : 'what is installed here',
  }
}

/**
 * With `isAsked` also why they may be older: the files that are checked out do not show it. An app that did not change
 * keeps its note, so each is compared with its own history. Only commits of the repository at `remote` can be
 * compared.
 */
export async function olderCopies(
  changes: readonly Change[],
  contains: Contains,
  {
    record,
    isAsked,
    remote,
  }: { readonly record?: PromotionRecord | undefined; readonly isAsked: boolean; readonly remote: string | undefined },
): Promise<ReadonlyMap<Change, string>> {
  const known = new Map<string, Promise<boolean | undefined>>()
  const older = new Map<Change, string>()
  for (const change of changes) {
    const commits = commitsOf(change, record)
    if (commits === undefined || commits.copied === commits.installed) continue
    const { copied, description, installed, whose } = commits
    const key = `${installed} ${copied}`
    const asked = known.get(key) ?? contains(installed, copied)
    known.set(key, asked)
    const contained = await asked
    const words = `what would be copied is of commit ${copied.slice(0, 12)}, and ${whose} of commit ${installed.slice(0, 12)}`
    if (contained === false) older.set(change, `${words}, which the former does not contain`)
    else if (contained === undefined && isAsked && !isFromOtherRepository(description, remote))
      older.set(change, `${words}: how they are related is not known here; ${REACH}`)
  }
  return older
}

export const REACH =
  'does the checkout reach back far enough (`fetch-depth: 0` of actions/checkout, `git fetch --unshallow`)?'
