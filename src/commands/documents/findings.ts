import { Excerpts, type Excerpt } from '../../cwl/problems/excerpt.ts'
import { countProblems, groupRepeated, mostSerious, type Problem } from '../../cwl/problems/problem.ts'
import type { Workspace } from '../../cwl/source/workspace.ts'
import type { ProblemCounts, ValidateReport } from '../report.ts'

/** More problems than these make a report that no machine wants either. */
const MOST_KEPT = 10_000

/** So many lines are carried along, for pages; more problems than these are not read on one. */
const MOST_LINES = 500

/** What a report has of problems: the most serious, the lines of those that a page shows, and how many are left out. */
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
