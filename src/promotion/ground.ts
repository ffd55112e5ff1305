import type { Workspace } from '../files/workspace.ts'
import type { Git } from '../git/git.ts'
import type { RunOptions } from '../options/options.ts'
import type { Platform } from '../platform/types.ts'
import type { Packed } from './packing.ts'
import type { PromotionRecord } from './records/schemas.ts'
import type { KnowsCommits } from './rules/deployment.ts'
import type { FindPullLabels } from './rules/pull-labels.ts'
import type { Selection } from './selection/select-apps.ts'

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
  readonly context: { readonly pullLabels?: FindPullLabels; readonly startedFor?: string }
  /** GitHub knows how commits are related of which a clone lacks the history. */
  readonly deployments: KnowsCommits | undefined
}

/** With the record of the last promotion, if one was given. */
export interface RecordedGround extends Ground {
  readonly record: PromotionRecord | undefined
}
