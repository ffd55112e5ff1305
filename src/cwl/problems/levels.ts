import { accept, type Acceptance, type Baseline } from './baseline.ts'
import type { CodeTable } from './codes.ts'
import type { Problem, Severity } from './problem.ts'

/** How serious a problem is to be; `off` leaves it out. */
export type CheckLevel = Severity | 'off'

/** What the configuration says about problems; without it every code has its own severity. */
export interface Checks {
  /** By code. */
  readonly levels?: Readonly<Record<string, CheckLevel>>
  /** Exceptions by path; of several that match a file, the last that names the code counts. */
  readonly paths?: readonly {
    readonly matches: (path: string) => boolean
    readonly levels: Readonly<Record<string, CheckLevel>>
  }[]
  /** Warnings are errors. */
  readonly strict?: boolean
  /** Problems that are accepted, and not told. */
  readonly baseline?: Baseline
}

/** The problems that levels, exceptions and `strict` leave, with the severities that they give; a baseline is not asked. */
export function applyLevels(problems: readonly Problem[], checks: Checks, codes: CodeTable): readonly Problem[] {
  return problems.flatMap((problem) => {
    const level = levelOf(problem, checks, codes)
    if (level === 'off') return []
    const severity = checks.strict === true && level === 'warning' ? 'error' : level
    return severity === problem.severity ? [problem] : [{ ...problem, severity }]
  })
}

/**
 * What is told and what is accepted where documents are packed. What is an error of itself is never accepted there: a
 * document that has it cannot be packed, or says nothing.
 */
export function judge(problems: readonly Problem[], checks: Checks, codes: CodeTable): Acceptance {
  const { baseline } = checks
  if (baseline === undefined) return { told: applyLevels(problems, checks, codes), accepted: [] }
  const errors = new Set<Problem>()
  const levelled = problems.flatMap((problem) => {
    const applied = applyLevels([problem], checks, codes)
    if (problem.severity === 'error') for (const each of applied) errors.add(each)
    return applied
  })
  return accept(levelled, baseline, (problem) => !errors.has(problem))
}

/** Whether problems of a code are told anywhere at all. */
export function isWanted(code: string, { levels = {}, paths = [] }: Checks, codes: CodeTable): boolean {
  const level = Object.hasOwn(levels, code) ? levels[code] : codes[code]?.severity
  return level !== 'off' || paths.some((path) => Object.hasOwn(path.levels, code) && path.levels[code] !== 'off')
}

function levelOf(problem: Problem, { levels = {}, paths = [] }: Checks, codes: CodeTable): CheckLevel {
  const exception = paths.findLast((path) => Object.hasOwn(path.levels, problem.code) && path.matches(problem.file))
  const chosen =
    exception?.levels[problem.code] ?? (Object.hasOwn(levels, problem.code) ? levels[problem.code] : undefined)
  if (chosen !== undefined) return chosen
  // Mistakes in a hint are told with less than the severity of their code.
  return codes[problem.code]?.severity === 'off' ? 'off' : problem.severity
}
