import type { ProblemCode } from '../codes.ts'

/** Thrown where a document is composed, and caught there: it is refused as a whole at its first mistake. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly offset: number
  readonly hint: string | undefined

  constructor(code: ProblemCode, offset: number, message: string, hint?: string) {
    super(message)
    this.code = code
    this.offset = offset
    this.hint = hint
  }
}
