import {
  BRIEF_APP_SHOWN,
  FAILURE_SHOWN,
  PROBLEM_SHOWN,
  SHOWN,
  type AnyShown,
  type AppReport,
  type ExportsReport,
  type Failure,
  type Report,
} from '../commands/report.ts'
import type { PhaseTime } from '../commands/run/phases.ts'
import type { ProblemEntry } from '../cwl/index.ts'
import { ExactNumber, objectFrom, parseJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { hasDrifted } from './verdict.ts'

/** The value that `--json` prints, as docs/json.md describes it for each command. */
export function toJson(report: Report): JsonValue {
  if (report.command === 'pack' && report.packed !== undefined) return parseJson(report.packed)
  const { notices, failure } = report
  const isShown =
    failure === undefined ||
    (SHOWN_BY_THE_REST.has(failure.code) && report.command !== 'images' && !countsUnlisted(report))
  return object({
    ...(report.command === 'pack' || (report.command === 'graph' && report.text === undefined) ? { ok: false } : {}),
    ...shownIn({ ...report, ...('problems' in report ? { problems: problemsOf(report) } : {}) }, SHOWN[report.command]),
    ...(report.command === 'diff' ? { breaking: report.interface.some(({ breaking }) => breaking) } : {}),
    ...(report.command === 'exports' ? newsOf(report) : {}),
    notices: notices.length === 0 ? undefined : notices,
    failure: isShown ? undefined : failureJson(failure),
  })
}

export function toJsonText(report: Report): string {
  if (report.command === 'pack' && report.packed !== undefined) return report.yaml?.trimEnd() ?? report.packed
  return stringifyJson(toJson(report), 2)
}

export function resultText(report: Report): string {
  return report.command === 'graph' ? (report.text ?? '') : toJsonText(report)
}

export function toReportFile(report: Report): string {
  const { command, exitCode, failure } = report
  const phases = 'phases' in report ? report.phases : undefined
  return stringifyJson(
    object({
      command,
      exitCode,
      failure: failure === undefined ? undefined : failureJson(failure),
      durationMs: 'duration' in report ? Math.round(report.duration) : undefined,
      digest: 'digest' in report ? report.digest : undefined,
      phases: phases?.map(phaseJson),
      report: toJson(report),
    }),
    2,
  )
}

function phaseJson({ name, milliseconds }: PhaseTime): JsonObject {
  return object({ name, durationMs: Math.round(milliseconds) })
}

function failureJson(failure: Failure): JsonObject {
  return shownIn(failure, FAILURE_SHOWN)
}

export function briefAppJson(app: AppReport): JsonObject {
  return object({
    ...shownIn(app, BRIEF_APP_SHOWN),
    breaking: app.details?.breaking === true,
    drifted: hasDrifted(app),
  })
}

function object(members: object): JsonObject {
  return shownIn(members, '*')
}

/** In the order that the value has. What is not listed is private. */
export function shownIn(value: object, shown: AnyShown): JsonObject {
  return objectFrom(
    Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
      const how = howShown(name, shown)
      const json = how === undefined ? undefined : jsonOf(member, how)
      return json === undefined ? [] : [[name, json] as const]
    }),
  )
}

function howShown(name: string, shown: AnyShown): AnyShown | undefined {
  if (shown === '*') return '*'
  for (const one of shown) {
    if (one === name) return '*'
    if (typeof one === 'object' && Object.hasOwn(one, name)) return one[name]
  }
  return undefined
}

/** Objects without a prototype are JSON that was read somewhere, of which all is kept. */
function jsonOf(value: unknown, shown: AnyShown): JsonValue | undefined {
  if (Array.isArray(value)) return value.map((item) => jsonOf(item, shown)).filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber || isJson(value))
    return value as JsonValue | undefined
  return shownIn(value, shown)
}

function isJson(value: object): value is JsonObject {
  return Object.getPrototypeOf(value) === null
}

function problemsOf(report: Extract<Report, { readonly problems: unknown }>): readonly JsonObject[] | undefined {
  const { problems } = report
  return 'result' in report && problems.length === 0 ? undefined : problems.map(problemJson)
}

function problemJson({ also, ...problem }: ProblemEntry): JsonObject {
  const { message, fix, file } = problem
  return object({
    ...shownIn(problem, PROBLEM_SHOWN),
    count: also === undefined ? undefined : 1 + also.length,
    alsoAt: also?.map((other) => ({
      file: other.file === file ? undefined : other.file,
      line: other.line,
      column: other.column,
      message: other.message === message ? undefined : other.message,
      fix: other.fix === fix ? undefined : other.fix,
    })),
  })
}

function newsOf({ news, issueUrl }: ExportsReport): object {
  const { newFailed, newUnnamed, recovered } = news ?? {}
  return { newFailed, newUnnamed: newUnnamed === 0 ? undefined : newUnnamed, recovered, issueUrl }
}

/** Jobs that a cut list does not show again, or of which only the number is known. */
function countsUnlisted(report: Report): boolean {
  if (report.command !== 'exports' || report.news === undefined) return false
  return report.news.failing > report.counts.failed || report.news.newUnnamed > 0
}

/** Failures that other members already show: documents, apps and jobs. */
const SHOWN_BY_THE_REST: ReadonlySet<Failure['code']> = new Set([
  'invalid-cwl',
  'apps-failed',
  'refused-by-rule',
  'exports-failed',
  'checks-failed',
  'changes-pending',
])
