import type { ProblemCode } from './codes.ts'
import type { Place } from './text.ts'

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
  /** Where the repository leads to `file`, when that is on another machine. */
  readonly referrer?: Place
}

export function problemAt(place: Place, code: ProblemCode, message: string, hint?: string, severity: Severity = 'error'): Problem {
  return { code, severity, message, ...(hint === undefined ? {} : { hint }), ...place }
}

export function isError(problem: Problem): boolean {
  return problem.severity === 'error'
}

/** How many problems there are of each severity. */
export function countProblems(problems: readonly Problem[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, advice: 0 }
  for (const { severity } of problems) counts[severity] += 1
  return counts
}

/** At most `most` of the problems, in their order: all errors before any warning, all warnings before any advice. */
export function mostSerious(problems: readonly Problem[], most: number): readonly Problem[] {
  if (problems.length <= most) return problems
  const chosen = new Set((['error', 'warning', 'advice'] as const).flatMap((severity) => problems.filter((problem) => problem.severity === severity)).slice(0, most))
  return problems.filter((problem) => chosen.has(problem))
}
