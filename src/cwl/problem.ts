export type Severity = 'error' | 'warning' | 'advice'

/** Something found in a CWL document: what, where, why, and what to do about it. */
export interface Problem {
  /** Stable, kebab-case; documented in docs/problems.md. */
  readonly code: string
  readonly severity: Severity
  readonly message: string
  /** What to do about it. */
  readonly hint?: string
  /** Relative to the repository root, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number
}

export function isError(problem: Problem): boolean {
  return problem.severity === 'error'
}
