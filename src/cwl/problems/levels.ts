import { accept, type Acceptance, type Baseline } from './baseline.ts'
import type { CodeTable } from './codes.ts'
import type { Problem, Severity } from './problem.ts'

/** The severity that a configuration gives a problem. `off` leaves the problem out. */
export type CheckLevel = Severity | 'off'

/** The severities of problems, and which are accepted. Without it, every code has its default severity. */
export interface Levels {
  readonly levels?: Readonly<Record<string, CheckLevel>>
  /** Exceptions by path. If several match a file, the last that names the code applies. */
  readonly paths?: readonly {
    readonly matches: (path: string) => boolean
    readonly levels: Readonly<Record<string, CheckLevel>>
    /** Why errors of rules are warnings there. */
    readonly because?: string | undefined
  }[]
  /** Whether warnings are errors. */
  readonly strict?: boolean
  /** Problems that are accepted and not reported. */
  readonly baseline?: Baseline
}

/** Applies levels, exceptions and `strict` to problems. Does not apply the baseline. */
export function applyLevels(problems: readonly Problem[], checks: Levels, codes: CodeTable): readonly Problem[] {
  return problems.flatMap((problem) => {
    const { level, because } = levelOf(problem, checks, codes)
    if (level === 'off') return []
    // A reason is for one document, and `strict` for all.
    if (because !== undefined && problem.severity === 'error' && level === 'warning')
      return [{ ...problem, severity: level, lowered: because }]
    const severity = checks.strict === true && level === 'warning' ? 'error' : level
    return severity === problem.severity ? [problem] : [{ ...problem, severity }]
  })
}

/**
 * Divides problems into reported and accepted. One whose default severity is error is never accepted: the document
 * cannot be packed or has no meaning. What breaks a policy has a meaning.
 */
export function judge(problems: readonly Problem[], checks: Levels, codes: CodeTable): Acceptance {
  const { baseline } = checks
  if (baseline === undefined) return { reported: applyLevels(problems, checks, codes), accepted: [] }
  const errors = new Set<Problem>()
  const levelled = problems.flatMap((problem) => {
    const applied = applyLevels([problem], checks, codes)
    if (problem.severity === 'error' && problem.code !== 'policy') for (const each of applied) errors.add(each)
    return applied
  })
  return accept(levelled, baseline, (problem) => !errors.has(problem))
}

export function isWanted(code: string, { levels = {}, paths = [] }: Levels, codes: CodeTable): boolean {
  const level = Object.hasOwn(levels, code) ? levels[code] : codes[code]?.severity
  return level !== 'off' || paths.some((path) => Object.hasOwn(path.levels, code) && path.levels[code] !== 'off')
}

interface AppliedLevel {
  readonly level: CheckLevel
  readonly because?: string | undefined
}

function levelOf(problem: Problem, { levels = {}, paths = [] }: Levels, codes: CodeTable): AppliedLevel {
  const exception = paths.findLast((path) => Object.hasOwn(path.levels, problem.code) && path.matches(problem.file))
  const excepted = exception?.levels[problem.code]
  if (excepted !== undefined) return { level: excepted, because: exception?.because }
  const chosen = Object.hasOwn(levels, problem.code) ? levels[problem.code] : undefined
  if (chosen !== undefined) return { level: chosen }
  // Some problems have another one, such as a mistake in a hint.
  return { level: codes[problem.code]?.severity === 'off' ? 'off' : problem.severity }
}
