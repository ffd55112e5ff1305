import type { Sample } from './measure.ts'

/** One line of the table: a number, and the most that it may be. */
export interface Row {
  /** What `npm run bench -- NAME` takes; a part up to a slash takes all that begin with it. */
  readonly name: string
  readonly what: string
  /** What a number of the unit "times" is a multiple of. */
  readonly over?: string
  readonly unit: 'times' | 'MiB' | 'MB' | 'files' | 's' | 'exponent'
  readonly budget: number
  /** Why the budget is not lower. */
  readonly reason: string
  /** Only measured when it is named. */
  readonly onlyNamed?: boolean
  readonly measure: () => Sample | Promise<Sample>
}

/** The same result for several rows that are measured together. */
export function shared<Result>(measure: () => Result): () => Result {
  let kept: { readonly result: Result } | undefined
  return () => (kept ??= { result: measure() }).result
}
