import type { ProblemCounts, PromotionReport, ValidateReport } from '../commands/report.ts'
import { countProblems, eachProblem, isError, mostSerious, type ProblemEntry } from '../cwl/index.ts'
import { count } from './printable.ts'

export type ProblemsOfReport = Pick<PromotionReport, 'problems' | 'omittedProblems' | 'excerpts'>

const MOST_SHOWN = 500

/** A code in more files than this is shown a few times, and counted. */
const MOST_FILES_OF_CODE = 10

const FEW = 3

/** In their order, with a sentence on the others. Errors are never left out while a warning is shown. */
export function problemsToShow(
  report: ProblemsOfReport,
  most = MOST_SHOWN,
): Required<Pick<ProblemsOfReport, 'excerpts'>> & {
  readonly shown: readonly ProblemEntry[]
  readonly rest: string | undefined
} {
  const { problems, omittedProblems } = report
  const { entries, excerpts } = fewOfEachCode(report)
  const shown = mostSerious(entries, Math.min(most, MOST_SHOWN))
  const left = countProblems(problems)
  const seen = countProblems(shown)
  for (const severity of SEVERITIES) left[severity] += (omittedProblems?.[severity] ?? 0) - seen[severity]
  if (sumOf(left) === 0) return { shown, excerpts, rest: undefined }
  const where =
    omittedProblems === undefined
      ? 'the report as JSON has them all'
      : `the report as JSON has the ${number(sumOf(countProblems(problems)))} most serious of all`
  return { shown, excerpts, rest: `… and ${number(sumOf(left))} more: ${inWords(left)}; ${where}.` }
}

/** The last shown entry of a code has all others of it. Each error must be corrected, so all are shown. */
function fewOfEachCode({ problems, excerpts: lines }: ProblemsOfReport): Required<
  Pick<ProblemsOfReport, 'excerpts'>
> & {
  readonly entries: readonly ProblemEntry[]
} {
  const excerpts = new Map(lines)
  const left = new Set<ProblemEntry>()
  const last = new Map<ProblemEntry, ProblemEntry>()
  for (const group of Map.groupBy(problems, ({ code, severity }) => `${severity} ${code}`).values()) {
    const [first] = group
    if (first === undefined || isError(first) || new Set(group.map(({ file }) => file)).size <= MOST_FILES_OF_CODE)
      continue
    const shown = group[FEW - 1]
    const others = group.slice(FEW)
    if (shown === undefined) continue
    const entry = { ...shown, also: [...(shown.also ?? []), ...eachProblem(others)] }
    const line = excerpts.get(shown)
    if (line !== undefined) excerpts.set(entry, line)
    last.set(shown, entry)
    for (const other of others) left.add(other)
  }
  return { entries: problems.filter((each) => !left.has(each)).map((each) => last.get(each) ?? each), excerpts }
}

export function omittedSentence({ problems, omittedProblems }: ProblemsOfReport): string | undefined {
  if (omittedProblems === undefined) return undefined
  return `${number(sumOf(omittedProblems))} more problems were found than the report has: ${inWords(omittedProblems)}. It has the ${number(sumOf(countProblems(problems)))} most serious.`
}

function sumOf(counts: ProblemCounts): number {
  return SEVERITIES.reduce((sum, severity) => sum + counts[severity], 0)
}

const MOST_NAMED = 20

const MOST_FILES = 3

export function repetition({ file, also = [] }: ProblemEntry): string | undefined {
  if (also.length === 0) return undefined
  const others = [...new Set(also.map((other) => other.file))].filter((other) => other !== file)
  if (others.length > 0)
    return `${number(also.length)} more like it, in ${number(others.length)} other ${others.length === 1 ? 'file' : 'files'}: ${others.slice(0, MOST_FILES).join(', ')}${others.length > MOST_FILES ? ', …' : ''}.`
  const lines = [...new Set(also.map(({ line }) => line))]
  const named = lines.slice(0, MOST_NAMED).join(', ')
  const rest = lines.length > MOST_NAMED ? `, and ${number(lines.length - MOST_NAMED)} other lines` : ''
  return `${number(also.length)} more like it in this file, on ${lines.length === 1 ? 'line' : 'lines'} ${named}${rest}.`
}

/** With accepted problems, documents may still be invalid. */
export function validationVerdict({ documents, baseline }: Pick<ValidateReport, 'documents' | 'baseline'>): string {
  const one = documents.length === 1
  const verdict =
    (baseline?.accepted ?? 0) === 0 ? `${one ? 'is' : 'are'} valid` : `${one ? 'has' : 'have'} no new error`
  return `${count(documents.length, 'document')} ${verdict}`
}

const SEVERITIES = ['error', 'warning', 'advice'] as const

export function problemCounts({ problems, omittedProblems }: ProblemsOfReport): string {
  const counts = countProblems(problems)
  for (const severity of SEVERITIES) counts[severity] += omittedProblems?.[severity] ?? 0
  return inWords(counts)
}

export function warningCounts({ problems, omittedProblems }: ProblemsOfReport): string {
  return inWords({
    error: 0,
    warning: countProblems(problems).warning + (omittedProblems?.warning ?? 0),
    advice: 0,
  })
}

function inWords({ error, warning, advice }: ProblemCounts): string {
  const parts = [
    ...(error === 0 ? [] : [`${number(error)} ${error === 1 ? 'error' : 'errors'}`]),
    ...(warning === 0 ? [] : [`${number(warning)} ${warning === 1 ? 'warning' : 'warnings'}`]),
    ...(advice === 0 ? [] : [`${number(advice)} ${advice === 1 ? 'piece' : 'pieces'} of advice`]),
  ]
  return parts.join(', ')
}

/** With commas between thousands. The standard formatter takes longer to load than it takes to validate many documents. */
function number(value: number): string {
  return value < 1000 ? String(value) : value.toLocaleString('en-US')
}
