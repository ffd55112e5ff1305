import type { AppReport, ExportsReport, Failure, Report } from '../commands/report.ts'
import type { PhaseTime } from '../commands/run/phases.ts'
import type { ProblemEntry } from '../cwl/index.ts'
import { ExactNumber, objectFrom, parseJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'

/** All other members are in the JSON: docs/json.md describes them, and a test compares the two. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'command',
  'exitCode',
  'excerpts',
  'sarif',
  'packed',
  'yaml',
  'delivery',
  'waits',
  'duration',
  'phases',
  'sourceKind',
  'sourceFile',
  'reasons',
  'driftAdvice',
  'diagram',
  'count',
  'news',
  'troubles',
  'repeated',
  'knownStates',
])

/** The value that `--json` prints, as docs/json.md describes it for each command. */
export function toJson(report: Report): JsonValue {
  if (report.command === 'pack' && report.packed !== undefined) return parseJson(report.packed)
  const { notices, failure, ...others } = report
  const isShown = failure === undefined || (SHOWN_BY_THE_REST.has(failure.code) && !countsUnlisted(report))
  return object({
    ...(report.command === 'pack' || (report.command === 'graph' && report.text === undefined) ? { ok: false } : {}),
    ...others,
    ...('problems' in report ? { problems: problemsOf(report) } : {}),
    ...(report.command === 'diff' ? { breaking: report.interface.some(({ breaking }) => breaking) } : {}),
    ...(report.command === 'exports' ? newsOf(report) : {}),
    notices: notices.length === 0 ? undefined : notices,
    failure: isShown ? undefined : failure,
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
    objectFrom([
      ['command', command],
      ['exitCode', exitCode],
      ...entriesOf({
        failure,
        durationMs: 'duration' in report ? Math.round(report.duration) : undefined,
        digest: 'digest' in report ? report.digest : undefined,
      }),
      ...(phases === undefined ? [] : ([['phases', phases.map(phaseJson)]] as const)),
      ['report', toJson(report)],
    ]),
    2,
  )
}

function phaseJson({ name, milliseconds }: PhaseTime): JsonObject {
  return object({ name, durationMs: Math.round(milliseconds) })
}

export function partToJson(part: object): JsonObject {
  return object(part)
}

/** Without the changes of its update: a diff is too long for an output of the action. */
export function briefAppJson(app: AppReport): JsonObject {
  const {
    details: _details,
    drift: _drift,
    driftAdvice: _advice,
    changedFiles: _files,
    changedSince: _since,
    ...brief
  } = app
  return object({ ...brief, breaking: app.details?.breaking === true, drifted: app.drift !== undefined })
}

function object(members: object): JsonObject {
  return objectFrom(entriesOf(members))
}

function entriesOf(members: object): readonly (readonly [string, JsonValue])[] {
  return Object.entries(members).flatMap(([name, value]: [string, unknown]) => {
    const json = LEFT_OUT.has(name) ? undefined : jsonOf(value)
    return json === undefined ? [] : [[name, json] as const]
  })
}

/** Objects without a prototype are JSON that was read somewhere, of which all is kept. */
function jsonOf(value: unknown): JsonValue | undefined {
  if (Array.isArray(value)) return value.map(jsonOf).filter((item) => item !== undefined)
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber || isJson(value))
    return value as JsonValue | undefined
  return object(value)
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
  return objectFrom([
    ...entriesOf(problem),
    ...(also === undefined ? [] : ([['count', 1 + also.length]] as const)),
    ...entriesOf({
      alsoAt: also?.map((other) => ({
        file: other.file === file ? undefined : other.file,
        line: other.line,
        column: other.column,
        message: other.message === message ? undefined : other.message,
        fix: other.fix === fix ? undefined : other.fix,
      })),
    }),
  ])
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
