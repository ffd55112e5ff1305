import { truncate } from '../cwl/problems/truncate.ts'
import type { Location } from '../cwl/source/source-text.ts'

/** `usage`: what was asked for makes no sense; `configuration`: what is in cwl-promote.yml does not. */
export type PromotionErrorCode =
  | 'usage'
  | 'configuration'
  | 'stale-plan'
  | 'bad-record'
  | 'bad-plan'
  | 'git'
  | 'differs'

/** One of several mistakes that stand in one file. */
export interface UsageError {
  /** What is wrong, for people. */
  readonly message: string
  /** What to do about it. */
  readonly fix?: string | undefined
  /** Where it is. */
  readonly at?: Location | undefined
}

/** A user's mistake: what is wrong, where, and what to do about it. Never holds a token. */
export class PromotionError extends Error {
  /** Tells it apart from other errors. */
  override readonly name = 'PromotionError'
  /** Stable. */
  readonly code: PromotionErrorCode
  /** What to do about it; undefined where there is nothing to say. */
  readonly fix: string | undefined
  /** Where it is, when that is a file such as cwl-promote.yml. */
  readonly at: Location | undefined
  /** What else is wrong, in the order of the file. */
  readonly others: readonly UsageError[]

  /** `message` is for people, and must not hold a token. */
  constructor(
    code: PromotionErrorCode,
    message: string,
    more: Omit<UsageError, 'message'> & { readonly others?: readonly UsageError[] } = {},
  ) {
    super(truncate(message))
    this.code = code
    this.fix = more.fix === undefined ? undefined : truncate(more.fix)
    this.at = more.at
    this.others = (more.others ?? []).map((other) => ({
      ...other,
      message: truncate(other.message),
      fix: other.fix === undefined ? undefined : truncate(other.fix),
    }))
  }
}
