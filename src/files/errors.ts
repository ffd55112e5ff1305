import type { Location } from './source-text.ts'
import { truncate } from './truncate.ts'

/** `usage`: the options make no sense; `configuration`: cwl-promote.yml has a mistake. */
export type PromotionErrorCode =
  | 'usage'
  | 'configuration'
  | 'stale-plan'
  | 'bad-record'
  | 'bad-plan'
  | 'git'
  | 'differs'
  | 'cannot-pack'

/** One of several mistakes in one file. */
export interface UsageError {
  /** What is wrong, for people. */
  readonly message: string
  /** How to fix it. */
  readonly fix?: string | undefined
  /** Its location. */
  readonly at?: Location | undefined
}

/** A user's mistake: what is wrong, where, and how to fix it. Never contains a token. */
export class PromotionError extends Error {
  /** Distinguishes it from other errors. */
  override readonly name = 'PromotionError'
  /** Stable. */
  readonly code: PromotionErrorCode
  /** How to fix it; undefined if there is nothing to suggest. */
  readonly fix: string | undefined
  /** Its location, if it is in a file such as cwl-promote.yml. */
  readonly at: Location | undefined
  /** Other mistakes, in the order of the file. */
  readonly others: readonly UsageError[]

  /** `message` is for people, and must not contain a token. */
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
