import type { Workspace } from '../files/workspace.ts'
import type { Git } from '../git/git.ts'
import type { RunOptions } from '../options/options.ts'
import type { Platform } from '../platform/types.ts'
import { withDiffs } from './diffs.ts'
import { findOrphanedApps, markDrift, undoneNotices, unmarkedNotice } from './edits/drift.ts'
import { PastDescriptions } from './edits/past.ts'
import type { Packed } from './packing.ts'
import type { Change } from './plan.ts'
import type { KnowsCommits } from './rules/deployment.ts'
import { uncomparedNotice } from './rules/downgrade.ts'
import type { FindPullLabels } from './rules/pull-labels.ts'
import { gatherFacts, readLastRecord } from './rules/rule-facts.ts'
import { applyRules, liftedRules, type LiftedRule } from './rules/rules.ts'
import type { PromotionRecord } from './schemas.ts'
import type { Selection } from './selection/select-apps.ts'
import { markTested } from './tests/tested.ts'

/** Where a decision about apps finds its facts. */
export interface Ground {
  readonly options: RunOptions
  readonly selection: Selection
  readonly workspace: Workspace
  readonly packed: Packed
  readonly platform: Platform
  readonly git: Git
  readonly signal: AbortSignal
  /** False for a plan alone, also if it is a dry run. */
  readonly installs: boolean
  readonly pullLabels: FindPullLabels | undefined
  readonly deployments: KnowsCommits | undefined
  readonly startedFor: string | undefined
}

export interface Decision {
  readonly changes: readonly Change[]
  readonly lifts: readonly LiftedRule[]
  readonly notices: readonly string[]
}

/** What becomes of the apps that were read. */
export async function decide(read: readonly Change[], ground: Ground): Promise<Decision> {
  const record = lastRecord(ground)
  const compared = await compare(read, record, ground)
  return judge(compared, record, ground)
}

function lastRecord({ options, platform: { baseUrl }, selection }: Ground): PromotionRecord | undefined {
  const { stage, project } = selection
  return options.lastRecord === undefined ? undefined : readLastRecord(options.lastRecord, { baseUrl, stage, project })
}

/** How each app differs from what is installed, who edited that, and whether it was tested. */
async function compare(
  read: readonly Change[],
  record: PromotionRecord | undefined,
  { options, selection, workspace, packed, platform, git, signal }: Ground,
): Promise<readonly Change[]> {
  const differing = await withDiffs(read, platform.dialect, signal)
  const past = new PastDescriptions(
    { workspace, packing: selection.packing, signal },
    { git, repository: options.repository, record },
  )
  const drifted = await markDrift(differing, packed, record, platform, options, past, git)
  const compared = await markTested(drifted, selection, platform, options)
  // Without requests of its own, a run that must end keeps what is known so far.
  if (compared !== drifted) signal.throwIfAborted()
  return compared
}

async function judge(
  compared: readonly Change[],
  record: PromotionRecord | undefined,
  { options, selection, platform, git, signal, installs, pullLabels, deployments, startedFor }: Ground,
): Promise<Decision> {
  const { stage, declaration } = selection
  const rules = declaration?.rules ?? {}
  const facts = await gatherFacts(
    options,
    rules,
    compared,
    { labels: pullLabels, signal },
    { record, deployments, signal, startedFor },
    git,
  )
  const isUnplanned = installs && options.plan === undefined && options.expectPlanDigest === undefined
  const changes = applyRules(compared, rules, { ...facts, isUnplanned })
  const isRefused = changes.some((change) => change.action === 'blocked' && change.blockedBy === 'rule')
  const notices = [
    ...facts.notices,
    ...undoneNotices(changes),
    rules.downgrade === 'refuse' ? uncomparedNotice(compared, record) : undefined,
    installs && !isRefused ? undefined : unmarkedNotice(changes),
    record?.stage === stage && declaration?.apps === undefined
      ? await findOrphanedApps(changes, record, options, platform)
      : undefined,
  ]
  return {
    changes,
    lifts: liftedRules(compared, rules, facts),
    notices: notices.filter((notice) => notice !== undefined),
  }
}
