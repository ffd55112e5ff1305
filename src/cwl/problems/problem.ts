import type { CwlErrorCode } from '../../files/errors.ts'
import type { Location } from '../../files/source-text.ts'
import { truncate } from '../../files/text.ts'
import type { JsonValue } from '../../json/index.ts'
import type { Severity, StageCode } from './codes.ts'

export type { Severity }

/** A problem in a CWL document: what is wrong, where, why, and what to do about it. */
export interface Problem<Code extends string = string> {
  /** Stable, kebab-case, documented in docs/problems/. */
  readonly code: Code
  /** After the configuration was applied. */
  readonly severity: Severity
  /** What is wrong, for people. */
  readonly message: string
  /** What to do about it. */
  readonly fix?: string
  /** The whole correction, if it is known exactly. */
  readonly edit?: Edit
  /** Relative to the workspace, with forward slashes. For a document on another machine, its address. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 code units. */
  readonly column: number
  /** Where the repository refers to `file`, if that is on another machine. */
  readonly referrer?: Location
  /** The reason that the configuration gives, if it made a warning of an error. */
  readonly lowered?: string
}

/** A change of the text of {@link Problem.file}. Columns count UTF-16 code units, from 1; the end is not part of it. */
export interface Edit {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** In place of the text there. */
  readonly text: string
}

/**
 * What has to change where the problem is: the name or word there, or at another place, the value there, an item of a
 * list there, the field whose key is there, or a requirement that a process lacks.
 */
export type Change =
  | { readonly kind: 'word'; readonly text: string; readonly at?: Location | undefined }
  | { readonly kind: 'value'; readonly value: JsonValue }
  | { readonly kind: 'remove'; readonly what: 'field' | 'item' }
  | { readonly kind: 'require'; readonly name: string; readonly process: Location }

/** In words, and where these leave nothing open also as a change. */
export type Fix = string | { readonly words: string; readonly change: Change | undefined }

const CHANGES = new WeakMap<Problem, Change>()

/** The exact correction of a problem, as it was reported. */
export function changeOf(problem: Problem): Change | undefined {
  return CHANGES.get(problem)
}

/** A problem in a report. Warnings or advice that repeat are one entry at the first location. */
export interface ProblemEntry extends Problem {
  /**
   * The other problems with the same file, code and severity, in their order. Their messages may name other things. For
   * an image, those with the same message in any file.
   */
  readonly also?: readonly Problem[]
}

/** A problem at a location. Its severity is error unless another is given. */
export function createProblemAs<Code extends StageCode | CwlErrorCode>(
  place: Location,
  code: Code,
  message: string,
  fix?: Fix,
  severity: Severity = 'error',
): Problem<Code> {
  return makeProblem(code, severity, place, message, fix)
}

/** A problem with any code. Its texts are cut to a readable length. */
export function makeProblem<Code extends string>(
  code: Code,
  severity: Severity,
  location: Location,
  message: string,
  fix?: Fix,
): Problem<Code> {
  const words = typeof fix === 'object' ? fix.words : fix
  const problem = {
    code,
    severity,
    message: truncate(message),
    ...(words === undefined ? {} : { fix: truncate(words) }),
    ...location,
  }
  if (typeof fix === 'object' && fix.change !== undefined) CHANGES.set(problem, fix.change)
  return problem
}

/** Whether a problem makes a document invalid. */
export function isError(problem: Problem): boolean {
  return problem.severity === 'error'
}

/** Codes of what many files name, such as an image. It is changed for all of them at once. */
const OF_MANY_FILES: ReadonlySet<string> = new Set(['unpinned-image', 'bad-image'])

/**
 * Groups repeated problems. Each error is one entry, because each must be corrected. Warnings and advice with the same
 * file and code are one entry, and those on the same image in all files.
 */
export function groupRepeated(problems: readonly Problem[]): readonly ProblemEntry[] {
  const groups = Map.groupBy(problems, (problem) => {
    const { code, severity, file, message } = problem
    return isError(problem) ? problem : JSON.stringify([OF_MANY_FILES.has(code) ? message : file, code, severity])
  })
  return [...groups.values()].flatMap(([first, ...also]) =>
    first === undefined ? [] : also.length === 0 ? first : { ...first, also },
  )
}

/** All problems of the entries, in order. */
export function eachProblem(entries: readonly ProblemEntry[]): readonly Problem[] {
  return entries.flatMap(({ also = [], ...first }) => [first, ...also])
}

/** The number of problems of each severity, including those grouped in an entry. */
export function countProblems(problems: readonly ProblemEntry[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, advice: 0 }
  for (const { severity, also = [] } of problems) counts[severity] += 1 + also.length
  return counts
}

/** The code of a notice that there may be more problems than are reported. */
export const MORE = 'too-many-problems'

/**
 * At most `most` of the problems, in their order. Notices that there are more come first, then errors, warnings and
 * advice.
 */
export function mostSerious<Each extends Problem>(problems: readonly Each[], most: number): readonly Each[] {
  if (problems.length <= most) return problems
  const ranked = Object.groupBy(problems, ({ code, severity }) => (code === MORE ? 'remark' : severity))
  const chosen = new Set(
    [ranked.remark, ranked.error, ranked.warning, ranked.advice].flatMap((group = []) => group).slice(0, most),
  )
  return problems.filter((problem) => chosen.has(problem))
}

/** `1 error`, `2 errors`, or `at least 500 errors` if not all are reported. */
export function errorsIn(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length
  return `${problems.some(({ code }) => code === MORE) ? 'at least ' : ''}${errors} ${errors === 1 ? 'error' : 'errors'}`
}

/**
 * A problem in a document on another machine, moved to where the repository refers to it. Pages can show only that
 * line.
 */
export function inRepository(problem: ProblemEntry): ProblemEntry {
  const { referrer, file, line, column, message } = problem
  return referrer === undefined
    ? problem
    : { ...problem, ...referrer, message: `${file}:${line}:${column}: ${message}` }
}
