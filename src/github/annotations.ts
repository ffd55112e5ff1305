import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

import { cutOffNotice } from '../commands/exports/export-list.ts'
import { redApps } from '../commands/promote/red-apps.ts'
import type { Failure, Finding, Report, ValidateReport } from '../commands/report.ts'
import { countProblems, inRepository, type ProblemEntry, type Severity } from '../cwl/index.ts'
import { isAddress } from '../files/remote.ts'
import { count, listNames } from '../files/text.ts'
import { isWithin } from '../files/workspace.ts'
import { LONGEST_SENTENCE } from '../report/escape.ts'
import { clip, printableSentence } from '../report/printable.ts'
import { repetition } from '../report/problems.ts'
import { hasDrifted } from '../report/verdict.ts'
import type { AnnotationKind, Log } from './log.ts'

/** The runner shows this many annotations of each kind per step and drops the others silently. */
export const SHOWN_PER_KIND = 10

const KINDS: Readonly<Record<Severity, AnnotationKind>> = { error: 'error', warning: 'warning', advice: 'notice' }

/**
 * For each kind as many as the runner shows, minus `kept` for warnings and notices that the run may add later. If there
 * are more, the last annotation counts them and names the place where they are listed.
 */
export function annotate(report: Report, log: Log, place: (file: string) => string, kept = 0): void {
  const { problems, omittedProblems } = 'problems' in report ? report : NO_PROBLEMS
  const failure = failureAlone(report)
  if (failure !== undefined) annotateFailure(failure, log, place)
  if (report.command === 'test')
    for (const { id, state, reason = state, at } of report.tests)
      if (state === 'failed' || state === 'not-started')
        annotateFailure({ message: `the test ${id}: ${reason}`, at }, log, place)
  for (const { message, fix } of warningsOf(report)) log.annotate('warning', inSentences(message, fix))
  for (const severity of ['error', 'warning', 'advice'] as const) {
    const kind = KINDS[severity]
    const room = SHOWN_PER_KIND - log.annotated(kind) - (severity === 'error' ? 0 : kept)
    const ofKind = problems.filter((problem) => problem.severity === severity)
    const shown = ofKind.length > room ? Math.max(0, room - 1) : ofKind.length
    for (const problem of ofKind.slice(0, shown)) annotateProblem(problem, kind, log, place)
    const counted = countProblems(ofKind)[severity]
    const all = counted + (omittedProblems?.[severity] ?? 0)
    const left = all - countProblems(ofKind.slice(0, shown))[severity]
    if (left > 0) {
      const where =
        all === counted
          ? `the job summary has those that fit there, and the file of the output report-file all ${all}`
          : `the file of the output report-file has ${counted} of ${all}`
      log.annotate(kind, `${left} more of this kind: ${where}.`)
    }
  }
}

function failureAlone(report: Report): Failure | undefined {
  const { failure } = report
  if (failure === undefined) return undefined
  if (report.command === 'doctor' && failure.code === 'checks-failed') {
    const [finding, another] = report.findings.filter(({ status }) => status === 'failed')
    return finding === undefined || another !== undefined ? failure : { code: failure.code, ...checkInWords(finding) }
  }
  if ('result' in report && APPS_FAILED.has(failure.code)) {
    const [app, another] = redApps(report.apps)
    return app?.reason === undefined || another !== undefined
      ? failure
      : { ...failure, message: `${failure.message}: ${clip(app.reason, LONGEST_SENTENCE)}` }
  }
  return failure
}

const APPS_FAILED: ReadonlySet<string> = new Set(['apps-failed', 'refused-by-rule'])

function checkInWords({ check, message, fix }: Finding): Omit<Failure, 'code'> {
  return { message: `the check ${check} failed: ${message}`, ...(fix === undefined ? {} : { fix }) }
}

function warningsOf(report: Report): readonly Pick<Failure, 'message' | 'fix'>[] {
  const summary = report.command === 'exports' ? report : 'exports' in report ? report.exports : undefined
  const troubles = report.command === 'exports' ? (report.troubles ?? []) : []
  return [
    ...driftWarnings(report),
    ...(summary === undefined ? [] : cutOffNotice(summary).map((message) => ({ message }))),
    ...troubles,
  ]
}

/** Otherwise a green run would hide that somebody changed an app on the platform. */
function driftWarnings(report: Report): readonly Pick<Failure, 'message' | 'fix'>[] {
  const drifted =
    report.command === 'status'
      ? report.apps.flatMap(({ stages }) =>
          stages.flatMap(({ state, target }) => (state === 'drifted' ? [target] : [])),
        )
      : 'result' in report
        ? report.apps.filter(hasDrifted).map(({ target }) => target)
        : []
  if (drifted.length === 0) return []
  return [
    {
      message: `${count(drifted.length, 'app')} drifted: ${listNames(drifted)}`,
      fix: 'What is installed is not what was promoted from here. The job summary names who changed it, and how to keep it.',
    },
  ]
}

const NO_PROBLEMS: Pick<ValidateReport, 'problems' | 'omittedProblems'> = { problems: [] }

/** GitHub can show a line of the repository only. */
function annotateProblem(problem: ProblemEntry, kind: AnnotationKind, log: Log, place: (file: string) => string): void {
  const { message, fix, file, line, column, code } = inRepository(problem)
  log.annotate(kind, inSentences(message, fix, repetition(problem)), {
    title: code,
    file: place(file),
    startLine: line,
    startColumn: column,
  })
}

export function annotateFailure(failure: Omit<Failure, 'code'>, log: Log, place: (file: string) => string): void {
  for (const { message, fix, at } of [failure, ...(failure.others ?? [])]) {
    log.annotate(
      'error',
      inSentences(message, fix),
      at === undefined ? {} : { file: place(at.file), startLine: at.line, startColumn: at.column },
    )
  }
}

function inSentences(message: string, ...others: readonly (string | undefined)[]): string {
  const sentence = printableSentence(message)
  return [
    /[.!?]$/.test(sentence) ? sentence : `${sentence}.`,
    ...others.flatMap((other) => (other === undefined ? [] : printableSentence(other))),
  ].join(' ')
}

/**
 * Paths in problems are relative to the working directory. GitHub needs them relative to the repository, without links.
 * A workflow may check it out anywhere below the workspace.
 */
export function placeInRepository(workspace: string, workingDirectory: string): (file: string) => string {
  const [root, folder] = [behindLinks(workspace), behindLinks(workingDirectory)]
  const around = cloneAround(folder, root)
  return (file) => {
    if (file.startsWith('/') || isAddress(file)) return file
    const path = behindLinks(join(folder, file))
    const top = around ?? cloneAround(dirname(path), root) ?? root
    return isWithin(top, path) ? relative(top, path).split(sep).join('/') : file
  }
}

function behindLinks(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}

/** The `.git` of a submodule is a file, and its paths begin at the clone around it. */
function cloneAround(folder: string, workspace: string): string | undefined {
  if (!folder.startsWith(workspace)) return undefined
  if (existsSync(join(folder, '.git', 'HEAD'))) return folder
  return folder === workspace ? undefined : cloneAround(dirname(folder), workspace)
}
