import type {
  AppReport,
  ExportsReport,
  ExportsSummary,
  Failure,
  Finding,
  MergeRecordsReport,
  Report,
} from '../commands/report.ts'
import type { Problem } from '../cwl/problems/problem.ts'
import { objectFrom, parseJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import { checkShown } from './given.ts'
import type { ProblemsOfReport } from './problems.ts'
import { pulledAppJson } from './pulled.ts'

/**
 * The value that `--json` prints, as docs/json.md describes it for each verb. Throws PromotionError `usage` for what is
 * no report.
 */
export function toJson(report: Report): JsonValue {
  checkShown(report)
  switch (report.command) {
    case 'validate':
      return object({
        ok: report.ok,
        documents: report.documents.map(({ path, ok }) => object({ path, ok })),
        ...problemsJson(report),
        ...(report.baseline === undefined ? {} : { baseline: object({ ...report.baseline }) }),
        ...noticesJson(report.notices),
        ...endedEarly(report.failure),
      })
    case 'pack':
      if (report.packed !== undefined) return parseJson(report.packed)
      return object({
        ok: false,
        path: report.path,
        ...problemsJson(report),
        ...noticesJson(report.notices),
        ...endedEarly(report.failure),
      })
    case 'plan':
    case 'promote':
    case 'rollback':
      return object({
        result: report.result,
        stage: report.stage,
        project: report.project,
        apps: report.apps.map(appJson),
        counts: object(report.counts),
        ...(report.planDigest === undefined ? {} : { planDigest: report.planDigest }),
        ...(report.planFile === undefined ? {} : { planFile: report.planFile }),
        ...(report.matrix === undefined ? {} : { matrix: object({ shard: report.matrix.shard }) }),
        ...(report.recordFile === undefined ? {} : { recordFile: report.recordFile }),
        ...(report.subjects === undefined
          ? {}
          : {
              subjects: object({
                folder: report.subjects.folder,
                checksumsFile: report.subjects.checksumsFile,
                digest: report.subjects.digest,
              }),
            }),
        ...(report.deploymentId === undefined ? {} : { deploymentId: report.deploymentId }),
        ...(report.problems.length === 0 ? {} : problemsJson(report)),
        ...(report.exports === undefined ? {} : { exports: exportsJson(report.exports) }),
        ...noticesJson(report.notices),
        ...endedEarly(report.failure),
      })
    case 'pull':
      return object({
        stage: report.stage,
        project: report.project,
        apps: report.apps.map(pulledAppJson),
        written: report.written,
        ...noticesJson(report.notices),
        ...endedEarly(report.failure),
      })
    case 'merge-records':
      return mergedJson(report)
    case 'exports':
      return object({
        ...exportsMembers(report),
        ...newsJson(report),
        ...noticesJson(report.notices),
        ...(countsUnlisted(report) ? { failure: failureJson(report.failure) } : endedEarly(report.failure)),
      })
    case 'doctor':
      return object({ ok: report.ok, findings: report.findings.map(findingJson), ...endedEarly(report.failure) })
  }
}

/** The text that `--json` prints, without a line break at its end. Throws PromotionError `usage` for what is no report. */
export function toJsonText(report: Report): string {
  checkShown(report)
  if (report.command === 'pack' && report.packed !== undefined) return report.yaml?.trimEnd() ?? report.packed
  return stringifyJson(toJson(report), 2)
}

/** The whole report, for a file: `command`, `exitCode` and `failure` around what `--json` prints. */
export function toReportFile(report: Report): string {
  return stringifyJson(
    object({
      command: report.command,
      exitCode: report.exitCode,
      ...(report.failure === undefined ? {} : { failure: failureJson(report.failure) }),
      ...('duration' in report ? { durationMs: Math.round(report.duration) } : {}),
      ...('phases' in report && report.phases !== undefined
        ? {
            phases: report.phases.map(({ name, milliseconds }) =>
              object({ name, durationMs: Math.round(milliseconds) }),
            ),
          }
        : {}),
      ...('digest' in report && report.digest !== undefined ? { digest: report.digest } : {}),
      report: toJson(report),
    }),
    2,
  )
}

function mergedJson({ records, apps, recordFile, notices, failure }: MergeRecordsReport): JsonObject {
  return object({
    records,
    apps: apps.map(({ name, target, outcome, digest, installedAt }) =>
      object({ name, target, outcome, digest, installedAt }),
    ),
    ...(recordFile === undefined ? {} : { recordFile }),
    ...noticesJson(notices),
    ...endedEarly(failure),
  })
}

function appJson(app: AppReport): JsonObject {
  const { details, changedFiles, changedSince } = app
  return object({
    ...briefAppJson(app),
    ...(changedFiles === undefined ? {} : { changedFiles }),
    ...(changedSince === undefined ? {} : { changedSince }),
    ...(details === undefined ? {} : { details: detailsJson(details) }),
  })
}

/** An app without what its update changes: a diff has no place in an output of the action. */
export function briefAppJson({
  name,
  target,
  source,
  action,
  outcome,
  digest,
  reason,
  blockedBy,
}: AppReport): JsonObject {
  return object({
    name,
    target,
    source,
    action,
    ...(outcome === undefined ? {} : { outcome }),
    digest,
    ...(reason === undefined ? {} : { reason }),
    ...(blockedBy === undefined ? {} : { blockedBy }),
  })
}

function detailsJson({ breaking, interface: ports, contents, diff, omittedLines }: UpdateDetails): JsonObject {
  return object({
    breaking,
    interface: ports.map((change) =>
      object({ rule: change.rule, port: change.port, breaking: change.breaking, message: change.message }),
    ),
    contents: contents.map(({ kind, step, message }) => object({ kind, step, message })),
    ...(diff === undefined ? {} : { diff }),
    omittedLines,
  })
}

function problemsJson({ problems, omittedProblems }: ProblemsOfReport): Record<string, JsonValue> {
  return {
    problems: problems.map(problemJson),
    ...(omittedProblems === undefined ? {} : { omittedProblems: object(omittedProblems) }),
  }
}

function problemJson({ code, severity, message, fix, file, line, column, referrer }: Problem): JsonObject {
  const from =
    referrer === undefined
      ? {}
      : { referrer: object({ file: referrer.file, line: referrer.line, column: referrer.column }) }
  return object({ code, severity, message, ...(fix === undefined ? {} : { fix }), file, line, column, ...from })
}

function findingJson({ check, status, message, fix }: Finding): JsonObject {
  return object({ check, status, message, ...(fix === undefined ? {} : { fix }) })
}

function exportsJson(summary: ExportsSummary): JsonObject {
  return object(exportsMembers(summary))
}

function newsJson({ news, issueUrl }: ExportsReport): Record<string, JsonValue> {
  return {
    ...(news === undefined
      ? {}
      : {
          newFailed: news.newFailed as readonly JsonObject[],
          ...(news.newUnnamed === 0 ? {} : { newUnnamed: news.newUnnamed }),
          recovered: news.recovered as readonly JsonObject[],
        }),
    ...(issueUrl === undefined ? {} : { issueUrl }),
  }
}

/**
 * What made it fail is in none of the lists: jobs that a list which is cut off does not show again, or that are known
 * by their number alone.
 */
function countsUnlisted(report: ExportsReport): report is ExportsReport & { readonly failure: Failure } {
  const { failure, news, counts } = report
  return failure !== undefined && news !== undefined && (news.failing > counts.failed || news.newUnnamed > 0)
}

function exportsMembers({ state, total, counts, jobs, truncated, reason }: ExportsSummary): Record<string, JsonValue> {
  return {
    state,
    total,
    counts: object(counts),
    // Read from JSON by the client, which keeps every field as it came.
    jobs: jobs as readonly JsonObject[],
    truncated,
    ...(reason === undefined ? {} : { reason }),
  }
}

/** What the rest of the value shows already: documents, apps and jobs that are not as they should be. */
const SHOWN_BY_THE_REST: ReadonlySet<string> = new Set([
  'invalid-cwl',
  'apps-failed',
  'refused-by-rule',
  'exports-failed',
  'checks-failed',
  'changes-pending',
])

function endedEarly(failure: Failure | undefined): { readonly failure?: JsonObject } {
  return failure === undefined || SHOWN_BY_THE_REST.has(failure.code) ? {} : { failure: failureJson(failure) }
}

function failureJson({ code, others, ...mistake }: Failure): JsonObject {
  return object({
    code,
    ...mistakeMembers(mistake),
    ...(others === undefined ? {} : { others: others.map((other) => object(mistakeMembers(other))) }),
  })
}

function mistakeMembers({ message, fix, at }: Pick<Failure, 'message' | 'fix' | 'at'>): Record<string, JsonValue> {
  return {
    message,
    ...(fix === undefined ? {} : { fix }),
    ...(at === undefined ? {} : { at: object({ file: at.file, line: at.line, column: at.column }) }),
  }
}

function noticesJson(notices: readonly string[]): { readonly notices?: readonly string[] } {
  return notices.length === 0 ? {} : { notices }
}

function object(members: Readonly<Record<string, JsonValue>>): JsonObject {
  return objectFrom(Object.entries(members))
}
