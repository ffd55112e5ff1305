import { Excerpts, type Excerpt, countProblems, groupRepeated, mostSerious, type Problem } from '../../cwl/index.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { ProblemCounts, ValidateReport } from '../report.ts'

const MOST_KEPT = 10_000

/** Nobody reads more problems than this on a page. */
const MOST_LINES = 500

export function findingsOf(
  problems: readonly Problem[],
  workspace: Workspace,
): Pick<ValidateReport, 'problems' | 'omittedProblems' | 'excerpts'> {
  const kept = mostSerious(problems, MOST_KEPT)
  const excerpts = new Excerpts(workspace)
  const entries = groupRepeated(kept)
  const lines = mostSerious(entries, MOST_LINES).map((problem) => [problem, excerpts.at(problem)] as const)
  return {
    problems: entries,
    ...(kept.length === problems.length
      ? {}
      : { omittedProblems: difference(countProblems(problems), countProblems(kept)) }),
    ...(lines.length === 0
      ? {}
      : { excerpts: new Map(lines.filter((line): line is readonly [Problem, Excerpt] => line[1] !== undefined)) }),
  }
}

function difference(all: ProblemCounts, kept: ProblemCounts): ProblemCounts {
  return { error: all.error - kept.error, warning: all.warning - kept.warning, advice: all.advice - kept.advice }
}

export function loweredNotices(problems: readonly Problem[]): readonly string[] {
  const reasons = problems.flatMap(({ lowered }) => lowered?.replace(/\.$/, '') ?? [])
  const [first] = reasons
  if (first === undefined) return []
  return [
    `${reasons.length === 1 ? '1 error is a warning' : `${reasons.length} errors are warnings`} by the configuration, because: ${[...new Set(reasons)].join('; ')}.`,
  ]
}
