import { withDiffs } from './diffs.ts'
import { findOrphanedApps, markDrift, undoneNotices, unmarkedNotice, unseenNotices } from './edits/drift.ts'
import type { Ground, RecordedGround } from './ground.ts'
import type { Change } from './plan.ts'
import { uncomparedNotice } from './rules/downgrade.ts'
import { gatherFacts, readLastRecord } from './rules/rule-facts.ts'
import { applyRules, liftedRules, type LiftedRule } from './rules/rules.ts'
import { markTested } from './tests/tested.ts'

interface Decision {
  readonly changes: readonly Change[]
  readonly lifts: readonly LiftedRule[]
  readonly notices: readonly string[]
}

/** What becomes of the apps that were read. */
export async function decide(read: readonly Change[], ground: Ground): Promise<Decision> {
  const recorded = { ...ground, record: readLastRecord(ground) }
  return judge(await compare(read, recorded), recorded)
}

/** How each app differs from what is installed, who edited that, and whether it was tested. */
async function compare(read: readonly Change[], ground: RecordedGround): Promise<readonly Change[]> {
  const { options, selection, platform, signal } = ground
  const drifted = await markDrift(await withDiffs(read, platform.dialect, signal), ground)
  const compared = await markTested(drifted, selection, platform, options)
  // If nothing was read here, a run that must end keeps what is known so far.
  if (compared !== drifted) signal.throwIfAborted()
  return compared
}

async function judge(compared: readonly Change[], ground: RecordedGround): Promise<Decision> {
  const { options, selection, installs, record } = ground
  const rules = selection.declaration?.rules ?? {}
  const facts = await gatherFacts(compared, rules, ground)
  const isUnplanned = installs && options.plan === undefined && options.expectPlanDigest === undefined
  const changes = applyRules(compared, rules, { ...facts, isUnplanned })
  const isRefused = changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')
  const notices = [
    ...facts.notices,
    ...undoneNotices(changes),
    ...unseenNotices(changes),
    rules.downgrade === 'refuse' ? uncomparedNotice(compared, record) : undefined,
    installs && !isRefused ? undefined : unmarkedNotice(changes),
    await findOrphanedApps(changes, ground),
  ]
  return {
    changes,
    lifts: liftedRules(compared, rules, facts),
    notices: notices.filter((notice) => notice !== undefined),
  }
}
