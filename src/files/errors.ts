import type { Location } from './source-text.ts'
import { truncate } from './text.ts'

/** `usage`: the options make no sense; `configuration`: cwl-promote.yml has a mistake. */
export type PromotionErrorCode =
  | 'usage'
  | 'configuration'
  | 'stale-plan'
  | 'no-approved-plan'
  | 'bad-record'
  | 'bad-plan'
  | 'git'
  | 'differs'
  | 'cannot-pack'
  | 'bad-webhook'
  | 'webhook-failed'
  | 'cancelled'

export interface UsageError {
  readonly message: string
  readonly fix?: string | undefined
  readonly at?: Location | undefined
}

/** A user's mistake: what is wrong, where, and how to fix it. Never contains a token. */
export class PromotionError extends Error {
  override readonly name = 'PromotionError'
  /** Stable. */
  readonly code: PromotionErrorCode
  /** How to fix it; undefined if there is nothing to suggest. */
  readonly fix: string | undefined
  readonly at: Location | undefined
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

/** Why a file or folder cannot be read. Stable. */
export type CwlErrorCode =
  | 'no-such-folder'
  | 'no-such-file'
  | 'outside-repository'
  | 'unreadable'
  | 'too-large'
  | 'not-utf8'
  | 'too-many-files'
  | 'too-many-bytes'
  | 'remote-reference'
  | 'remote-unreadable'

/** `message` and `fix` are for people. */
export class CwlError extends Error {
  readonly code: CwlErrorCode
  readonly fix: string | undefined
  /** Lines and columns count from 1, columns in UTF-16 code units. */
  readonly place: { readonly line: number; readonly column: number } | undefined

  constructor(
    code: CwlErrorCode,
    message: string,
    fix?: string,
    place?: { readonly line: number; readonly column: number },
  ) {
    super(truncate(message))
    this.name = 'CwlError'
    this.code = code
    this.fix = fix === undefined ? undefined : truncate(fix)
    this.place = place
  }
}
