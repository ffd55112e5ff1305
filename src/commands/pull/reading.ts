import type { DesiredApp } from '../../configuration/desired-app.ts'
import type { Platform } from '../../platform/types.ts'
import type { Packed } from '../documents/packing.ts'
import type { PackingGround } from './pull-proof.ts'

/** Everything that is read and packed before an app is compared. */
export interface Reading extends PackingGround {
  readonly apps: readonly DesiredApp[]
  readonly platform: Platform
  /** The documents of all apps, as they are in the repository. */
  readonly packed: Packed
  /** Apps of the stage that are not pulled in this run, and may share files with those that are. */
  readonly others: readonly DesiredApp[]
}
