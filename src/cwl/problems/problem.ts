import type { Location } from '../source/source-text.ts'
import type { Severity, StageCode } from './codes.ts'
import type { CwlErrorCode } from './cwl-error.ts'
import { truncate } from './truncate.ts'

export type { Severity }

/** Something found in a CWL document: what, where, why, and what to do about it. */
export interface Problem<Code extends string = string> {
  /** Stable, kebab-case; documented in docs/problems.md. */
  readonly code: Code
  /** With what the configuration says about its code. */
  readonly severity: Severity
  /** What is wrong, for people. */
  readonly message: string
  /** What to do about it. */
  readonly fix?: string
  /** Relative to the workspace, with forward slashes; of a document of another machine, its address. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number
  /** Where the repository leads to `file`, when that is on another machine. */
  readonly referrer?: Location
}

/** A problem of a report. What repeats in one file, and is not an error, is one entry: that of the first place. */
export interface ProblemEntry extends Problem {
  /** The others with the same file, code and severity, in their order; their words may name other things. */
  readonly also?: readonly Problem[]
}

/** A problem of a place, an error unless told otherwise. */
export function createProblemAs<Code extends StageCode | CwlErrorCode>(
  place: Location,
  code: Code,
  message: string,
  fix?: string,
  severity: Severity = 'error',
): Problem<Code> {
  return makeProblem(code, severity, place, message, fix)
}

/** A problem of any code, with its texts cut to a length that can be read. */
export function makeProblem<Code extends string>(
  code: Code,
  severity: Severity,
  location: Location,
  message: string,
  fix?: string,
): Problem<Code> {
  return {
    code,
    severity,
    message: truncate(message),
    ...(fix === undefined ? {} : { fix: truncate(fix) }),
    ...location,
  }
}

/** True for a problem that makes a document invalid. */
export function isError(problem: Problem): boolean {
  return problem.severity === 'error'
}

/** Each error is an entry, since each must be corrected. Of warnings and advice those alike in one file are one. */
export function groupRepeated(problems: readonly Problem[]): readonly ProblemEntry[] {
  const groups = Map.groupBy(problems, (problem) =>
    isError(problem) ? problem : JSON.stringify([problem.file, problem.code, problem.severity]),
  )
  return [...groups.values()].flatMap(([first, ...also]) =>
    first === undefined ? [] : also.length === 0 ? first : { ...first, also },
  )
}

/** The problems of entries, one by one. */
export function eachProblem(entries: readonly ProblemEntry[]): readonly Problem[] {
  return entries.flatMap(({ also = [], ...first }) => [first, ...also])
}

/** How many problems there are of each severity, also those behind an entry. */
export function countProblems(problems: readonly ProblemEntry[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, advice: 0 }
  for (const { severity, also = [] } of problems) counts[severity] += 1 + also.length
  return counts
}

/** The code of a remark that there may be more problems than are reported. */
export const MORE = 'too-many-problems'

/**
 * At most `most` of the problems, in their order: remarks that there are more, then all errors before any warning, and
 * all warnings before any advice.
 */
export function mostSerious<Each extends Problem>(problems: readonly Each[], most: number): readonly Each[] {
  if (problems.length <= most) return problems
  const ranked = Object.groupBy(problems, ({ code, severity }) => (code === MORE ? 'remark' : severity))
  const chosen = new Set(
    [ranked.remark, ranked.error, ranked.warning, ranked.advice].flatMap((group = []) => group).slice(0, most),
  )
  return problems.filter((problem) => chosen.has(problem))
}

/** `1 error`, `2 errors`, or `at least 500 errors` where not all are told. */
export function errorsIn(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  return `${problems.some(({ code }) => code === MORE) ? 'at least ' : ''}${errors} ${errors === 1 ? 'error' : 'errors'}`
}

/** A problem where the repository leads to it, if it is in a document of another machine: pages can show that line only. */
export function inRepository(problem: ProblemEntry): ProblemEntry {
  const { referrer, file, line, column, message } = problem
  return referrer === undefined
    ? problem
    : { ...problem, ...referrer, message: `${file}:${line}:${column}: ${message}` }
}
