import type { Place } from '../cwl/text/text.ts'

/** `usage`: what was asked for makes no sense; `configuration`: what stands in cwl-promote.yml does not. */
export type PromotionErrorCode = 'usage' | 'configuration' | 'stale-plan' | 'bad-record' | 'bad-plan' | 'git' | 'differs'

/** A user's mistake: what is wrong, where, and what to do about it. Never holds a token. */
export class PromotionError extends Error {
  override readonly name = 'PromotionError'
  readonly code: PromotionErrorCode
  readonly hint: string | undefined
  readonly at: Place | undefined

  constructor(code: PromotionErrorCode, message: string, more: { readonly hint?: string | undefined; readonly at?: Place | undefined } = {}) {
    super(message)
    this.code = code
    this.hint = more.hint
    this.at = more.at
  }
}
