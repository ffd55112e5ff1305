import type {
  AppReport,
  ExportsReport,
  ExportsSummary,
  Failure,
  PulledApp,
  Report,
  StageApp,
  StatusApp,
} from '../commands/report.ts'
import type { InterfaceChange, Problem, ProblemEntry } from '../cwl/index.ts'
import { objectFrom, parseJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import type { ProblemsOfReport } from './problems.ts'

/** Members of an object, without undefined ones. */
type Members = Readonly<Record<string, JsonValue | undefined>>

/** The value that `--json` prints, as docs/json.md describes it for each command. */
export function toJson(report: Report): JsonValue {
  const { failure } = report
  const end: Members = {
    notices: report.notices.length === 0 ? undefined : report.notices,
    failure: failure === undefined || SHOWN_BY_THE_REST.has(failure.code) ? undefined : failureJson(failure),
  }
  switch (report.command) {
    case 'validate': {
      const { ok, documents, baseline } = report
      return object({
        ok,
        documents: documents.map((document) => object({ path: document.path, ok: document.ok })),
        ...problemsJson(report),
        baseline: baseline && object({ ...baseline }),
        ...end,
      })
    }
    case 'pack':
      if (report.packed !== undefined) return parseJson(report.packed)
      return object({ ok: false, path: report.path, ...problemsJson(report), ...end })
    case 'plan':
    case 'promote':
    case 'rollback': {
      const { result, stage, project, planDigest, planFile, matrix, recordFile, subjects, deploymentId } = report
      return object({
        result,
        stage,
        project,
        apps: report.apps.map(appJson),
        counts: object(report.counts),
        planDigest,
        planFile,
        matrix: matrix && object({ shard: matrix.shard }),
        recordFile,
        subjects:
          subjects &&
          object({ folder: subjects.folder, checksumsFile: subjects.checksumsFile, digest: subjects.digest }),
        deploymentId,
        ...(report.problems.length === 0 ? {} : problemsJson(report)),
        exports: report.exports && object(exportsMembers(report.exports)),
        ...end,
      })
    }
    case 'pull': {
      const { stage, project, apps, written } = report
      return object({
        stage,
        project,
        apps: apps.map(pulledAppJson),
        written,
        ...end,
      })
    }
    case 'status': {
      const { at, stages, apps } = report
      return object({
        at,
        stages: stages.map(({ name, project, from }) => object({ name, project, from })),
        apps: apps.map(statusAppJson),
        ...end,
      })
    }
    case 'diff': {
      const { before, after, same, differences } = report
      return object({
        before,
        after,
        same,
        breaking: report.interface.some(({ breaking }) => breaking),
        interface: report.interface.map(changeJson),
        differences: differences.map((each) =>
          object({ place: each.place, field: each.field, kind: each.kind, before: each.before, after: each.after }),
        ),
        ...end,
      })
    }
    case 'merge-records':
      return object({
        records: report.records,
        apps: report.apps.map(({ name, target, outcome, digest, installedAt }) =>
          object({ name, target, outcome, digest, installedAt }),
        ),
        recordFile: report.recordFile,
        ...end,
      })
    case 'exports':
      return object({
        ...exportsMembers(report),
        ...newsJson(report),
        ...end,
        ...(failure !== undefined && countsUnlisted(report) ? { failure: failureJson(failure) } : {}),
      })
    case 'doctor':
      return object({
        ok: report.ok,
        findings: report.findings.map(({ check, status, message, fix }) => object({ check, status, message, fix })),
        failure: end['failure'],
      })
  }
}

/** The text that `--json` prints, without a line break at its end. */
export function toJsonText(report: Report): string {
  if (report.command === 'pack' && report.packed !== undefined) return report.yaml?.trimEnd() ?? report.packed
  return stringifyJson(toJson(report), 2)
}

/** The whole report for a file: the output of `--json` with `command`, `exitCode` and `failure` added. */
export function toReportFile(report: Report): string {
  const { command, exitCode, failure } = report
  const phases = 'phases' in report ? report.phases : undefined
  return stringifyJson(
    object({
      command,
      exitCode,
      failure: failure && failureJson(failure),
      durationMs: 'duration' in report ? Math.round(report.duration) : undefined,
      phases: phases?.map(({ name, milliseconds }) => object({ name, durationMs: Math.round(milliseconds) })),
      digest: 'digest' in report ? report.digest : undefined,
      report: toJson(report),
    }),
    2,
  )
}

function appJson(app: AppReport): JsonObject {
  const { details, changedFiles, changedSince } = app
  return object({ ...briefApp(app), changedFiles, changedSince, details: details && detailsJson(details) })
}

/** An app without the changes of its update: a diff is too long for an output of the action. */
export function briefAppJson(app: AppReport): JsonObject {
  return object(briefApp(app))
}

/** An app that `pull` looked at. */
export function pulledAppJson({ name, target, outcome, digest, files, reason }: PulledApp): JsonObject {
  return object({ name, target, outcome, digest, files, reason })
}

/** An app in every stage. */
export function statusAppJson({ name, source, stages }: StatusApp): JsonObject {
  return object({ name, source, stages: stages.map(stageAppJson) })
}

function stageAppJson(held: StageApp): JsonObject {
  const { stage, target, state, digest, revision, commit, committedAt, installedAt, since, reason } = held
  return object({
    stage,
    target,
    state,
    digest,
    revision,
    commit,
    committedAt,
    installedAt,
    since: since && object({ commit: since.commit, at: since.at }),
    reason,
  })
}

function briefApp({ name, target, source, action, outcome, digest, reason, blockedBy }: AppReport): Members {
  return { name, target, source, action, outcome, digest, reason, blockedBy }
}

function changeJson({ rule, port, breaking, message }: InterfaceChange): JsonObject {
  return object({ rule, port, breaking, message })
}

function detailsJson({ breaking, interface: ports, contents, diff, omittedLines }: UpdateDetails): JsonObject {
  return object({
    breaking,
    interface: ports.map(changeJson),
    contents: contents.map(({ kind, step, message }) => object({ kind, step, message })),
    diff,
    omittedLines,
  })
}

function problemsJson({ problems, omittedProblems }: ProblemsOfReport): Members {
  return { problems: problems.map(problemJson), omittedProblems: omittedProblems && object(omittedProblems) }
}

function problemJson({ code, severity, message, fix, file, line, column, referrer, also }: ProblemEntry): JsonObject {
  return object({
    code,
    severity,
    message,
    fix,
    file,
    line,
    column,
    referrer: referrer && locationJson(referrer),
    count: also && 1 + also.length,
    alsoAt: also?.map((other) =>
      object({
        line: other.line,
        column: other.column,
        message: other.message === message ? undefined : other.message,
        fix: other.fix === fix ? undefined : other.fix,
      }),
    ),
  })
}

function locationJson({ file, line, column }: Pick<Problem, 'file' | 'line' | 'column'>): JsonObject {
  return object({ file, line, column })
}

function newsJson({ news, issueUrl }: ExportsReport): Members {
  return {
    newFailed: news?.newFailed as readonly JsonObject[] | undefined,
    newUnnamed: news?.newUnnamed === 0 ? undefined : news?.newUnnamed,
    recovered: news?.recovered as readonly JsonObject[] | undefined,
    issueUrl,
  }
}

/**
 * True if the reason of the failure is in none of the lists: jobs that a cut list does not show again, or of which only
 * the number is known.
 */
function countsUnlisted({ news, counts }: ExportsReport): boolean {
  return news !== undefined && (news.failing > counts.failed || news.newUnnamed > 0)
}

function exportsMembers({ state, total, counts, jobs, truncated, reason }: ExportsSummary): Members {
  // The client reads jobs from JSON and keeps all of their fields unchanged.
  return { state, total, counts: object(counts), jobs: jobs as readonly JsonObject[], truncated, reason }
}

/** Failures that other members already show: documents, apps and jobs. */
const SHOWN_BY_THE_REST: ReadonlySet<string> = new Set([
  'invalid-cwl',
  'apps-failed',
  'refused-by-rule',
  'exports-failed',
  'checks-failed',
  'changes-pending',
])

function failureJson({ code, others, ...mistake }: Failure): JsonObject {
  return object({ code, ...mistakeMembers(mistake), others: others?.map((other) => object(mistakeMembers(other))) })
}

function mistakeMembers({ message, fix, at }: Pick<Failure, 'message' | 'fix' | 'at'>): Members {
  return { message, fix, at: at && locationJson(at) }
}

function object(members: Members): JsonObject {
  return objectFrom(Object.entries(members).filter((entry): entry is [string, JsonValue] => entry[1] !== undefined))
}
