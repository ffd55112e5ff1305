import type { Levels } from '../problems/levels.ts'
import type { Rule } from './rule.ts'

/** How documents are checked. Without it, every code has its default severity. */
export interface Checks extends Levels {
  /** Rules in addition to those of this package. Their codes may be used in `levels` and `paths`. */
  readonly rules?: readonly Rule[]
}
