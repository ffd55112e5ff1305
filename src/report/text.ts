import type {
  DoctorReport,
  ExportsSummary,
  Failure,
  Finding,
  PackReport,
  Report,
  TestOutcome,
  TestReport,
  ValidateReport,
  Fixes,
} from '../commands/report.ts'
import { type Excerpt, isError, type Severity } from '../cwl/index.ts'
import { whyOfJob } from '../export-jobs/job-details.ts'
import { showDiff, showPatch } from './diff.ts'
import { LONGEST_SENTENCE } from './escape.ts'
import { showImages } from './images.ts'
import { createPage, WIDEST_COLUMN, type Format, type Page } from './page.ts'
import { pagesToText } from './pages.ts'
import { clip, count, printable, printableSentence } from './printable.ts'
import { problemCounts, problemsToShow, repetition, validationVerdict, type ProblemsOfReport } from './problems.ts'
import { showPromotion } from './promotion-text.ts'
import { pullToText } from './pulled.ts'
import { sourceLine } from './source-line.ts'
import { showStatus } from './status.ts'
import {
  exportsVerdict,
  failedExports,
  findingsVerdict,
  isTolerated,
  mergeVerdict,
  newsSentences,
  priceOf,
  progressOf,
  stateOf,
  TOLERATED,
  usedPlatform,
} from './verdict.ts'

/** How a terminal shows text. */
export interface TextOptions {
  readonly color: boolean
  readonly width: number
  /** Also shows the unified diff of each update; with `false`, the flag that shows it. */
  readonly diff?: boolean
}

const PLAIN: TextOptions = { color: false, width: 100 }

/** A report as text for a terminal, with the error of the run at the end. */
export function toText(report: Report, options: TextOptions = PLAIN): string {
  // The type of `process.stdout.columns` is a number, but it is undefined if the text goes into a file.
  const shown = options.width > 0 ? options : { ...options, width: PLAIN.width }
  return bodyToText(report, shown) + endToText(report, shown)
}

export function endToText(report: Report, options: TextOptions): string {
  const { failure } = report
  if (failure === undefined) return ''
  const isShown =
    report.command === 'exports' &&
    failure.code === 'exports-failed' &&
    exportsVerdict(report).startsWith(failure.message)
  return isShown ? '' : failureToText(failure, options)
}

export function bodyToText(report: Report, options: TextOptions): string {
  const page = createPage(options)
  switch (report.command) {
    case 'validate':
      showValidation(page, report)
      break
    case 'pack':
      showPacking(page, report)
      break
    case 'graph':
      showProblems(page, report)
      if (report.text !== undefined) page.line(`${page.paint('green', '✓')} ${printable(report.path)} is drawn`)
      break
    case 'plan':
    case 'promote':
    case 'rollback':
      showProblems(page, report, report.problems.filter(isError).length + MOST_WARNINGS)
      showPromotion(page, report, options.diff)
      showFailedExports(page, failedExports(report.exports))
      break
    case 'pages':
      for (const line of pagesToText(report)) page.line(line)
      break
    case 'pull':
      for (const line of pullToText(report)) page.line(line)
      break
    case 'status':
      showStatus(page, report)
      break
    case 'diff':
      if (report.failure === undefined) showDiff(page, report)
      break
    case 'images':
      showImages(page, report)
      break
    case 'merge-records':
      if (report.recordFile !== undefined)
        page.line(`${page.paint('green', '✓')} ${mergeVerdict(report)} ${printable(report.recordFile)}`)
      break
    case 'exports':
      if (report.state !== 'not-read') {
        showExports(page, report, report.failure?.code !== 'exports-failed')
        if (isTolerated(report)) page.line(page.paint('dim', `  ${TOLERATED}`))
      }
      for (const news of newsSentences(report)) page.prose('  ', printableSentence(news))
      if (report.issueUrl !== undefined) page.line(`  ${printable(report.issueUrl)}`)
      break
    case 'test':
      showTests(page, report)
      break
    case 'doctor':
      showFindings(page, report)
      break
  }
  // A promotion has it in its headline.
  const isInHeadline = 'planDigest' in report || 'result' in report
  if (report.platform !== undefined && !isInHeadline && page.text() !== '')
    page.line(page.paint('dim', `  Platform: ${printable(usedPlatform(report))}`))
  for (const notice of report.notices) page.prose(`${page.paint('yellow', 'note:')} `, printableSentence(notice))
  return page.text()
}

export function failureToText(failure: Failure, options: TextOptions): string {
  const page = createPage(options)
  for (const { message, fix, at } of [failure, ...(failure.others ?? [])]) {
    const place = at === undefined ? '' : `${printable(at.file)}:${at.line}:${at.column}: `
    page.prose(`${page.paint('red', '✗')} `, place + printableSentence(message))
    if (fix !== undefined) page.prose('  ', printableSentence(fix), 'dim')
  }
  return page.text()
}

const TEST_MARKS: Readonly<Record<TestOutcome['state'], { readonly mark: string; readonly format: Format }>> = {
  passed: { mark: '✓', format: 'green' },
  failed: { mark: '✗', format: 'red' },
  running: { mark: '…', format: 'cyan' },
  started: { mark: '…', format: 'cyan' },
  'not-started': { mark: '✗', format: 'yellow' },
}

function showTests(page: Page, { tests, cost }: TestReport): void {
  for (const test of tests) {
    const { mark, format } = TEST_MARKS[test.state]
    const price = priceOf(test)
    page.line(
      `${page.paint(format, mark)} ${printable(test.app)} ${printable(test.id)}: ${printable(stateOf(test))}${progressOf(test)}${price === undefined ? '' : `, ${printable(price)}`}`,
    )
    if (test.reason !== undefined && test.state !== 'passed') page.prose('    ', printableSentence(test.reason))
    if (test.url !== undefined && test.state !== 'passed') page.line(page.paint('dim', `    ${printable(test.url)}`))
  }
  if (cost !== undefined) page.line(`The tasks cost ${cost.amount} ${printable(cost.currency)}.`)
}

/** Readers of a plan look for changes, or for the error that prevents it; `validate` lists all warnings. */
const MOST_WARNINGS = 5

const SEVERITY_FORMAT: Readonly<Record<Severity, Format>> = { error: 'red', warning: 'yellow', advice: 'cyan' }

function showProblems(page: Page, report: ProblemsOfReport, most?: number): void {
  const { shown, rest, excerpts } = problemsToShow(report, most)
  for (const [index, problem] of shown.entries()) {
    if (index > 0) page.line()
    const { file, line, column, severity, message, fix, code } = problem
    const place = `${printable(file)}:${line}:${column}:`
    page.line(
      `${place} ${page.paint(SEVERITY_FORMAT[severity], `${severity}:`)} ${printableSentence(message)} ${page.paint('dim', `[${printable(code)}]`)}`,
    )
    const excerpt = excerpts.get(problem)
    if (excerpt !== undefined && excerpt.text.trim() !== '') showSource(page, excerpt, line, SEVERITY_FORMAT[severity])
    for (const more of [fix, repetition(problem)])
      if (more !== undefined) page.prose('    ', printableSentence(more), 'dim')
  }
  if (rest !== undefined) {
    page.line()
    page.line(page.paint('bold', rest))
  }
  if (shown.length > 0) page.line()
}

function showSource(page: Page, excerpt: Excerpt, line: number, format: Format): void {
  const number = String(line).padStart(4)
  const bar = ' | '
  const { text, caret } = sourceLine(excerpt, Math.max(20, page.width - number.length - bar.length))
  page.line(page.paint('dim', number + bar) + text)
  page.line(page.paint('dim', ' '.repeat(number.length) + bar) + ' '.repeat(caret) + page.paint(format, '^'))
}

function showValidation(page: Page, report: ValidateReport): void {
  const { ok, documents, fixes } = report
  if (fixes !== undefined) showFixes(page, fixes)
  showProblems(page, report)
  if (!ok) return
  if (documents.length === 0) {
    page.line(`${page.paint('green', '✓')} there is no document to validate`)
    return
  }
  const all = problemCounts(report)
  const others = all === '' ? '' : `, with ${all}`
  page.line(`${page.paint('green', '✓')} ${validationVerdict(report)}${others}`)
}

function showFixes(page: Page, { written, problems, diff }: Fixes): void {
  for (const { file, line, column, message, fix } of problems)
    page.line(
      `${printable(file)}:${line}:${column}: ${page.paint('green', written ? 'corrected:' : 'can be corrected:')} ${printableSentence(message)}. ${page.paint('dim', printableSentence(fix ?? ''))}`,
    )
  if (!written) {
    page.line()
    showPatch(page, diff)
  }
  page.line()
  page.line(
    `${count(problems.length, 'problem')} ${written ? (problems.length === 1 ? 'was' : 'were') : 'would be'} corrected in ${count(new Set(problems.map(({ file }) => file)).size, 'file')}.`,
  )
  page.line()
}

function showPacking(page: Page, report: PackReport): void {
  const { packed, digest, path, delivery } = report
  showProblems(page, report)
  if (packed === undefined) return
  if (delivery?.kind === 'checked') {
    page.line(
      `${page.paint('green', '✓')} ${printable(delivery.path)} is what ${printable(path)} packs to, ${digest ?? ''}`,
    )
    return
  }
  page.line(
    `${page.paint('green', '✓')} ${printable(path)} packs to ${count(delivery?.bytes ?? Buffer.byteLength(packed), 'byte')}${delivery === undefined ? '' : ` in ${printable(delivery.path)}`}, ${digest ?? ''}`,
  )
}

const MOST_JOBS = 50

/** A cross marks only what makes the run fail. */
function showExports(page: Page, summary: ExportsSummary, tolerated: boolean): void {
  const notable = summary.jobs
    .filter(({ state }) => state !== 'COMPLETED')
    .toSorted((left, right) => rank(left.state) - rank(right.state))
  const shown = notable.slice(0, MOST_JOBS)
  const rows = shown.map((job) => {
    const { id, state, href } = job
    return {
      why: state === 'FAILED' ? whyOfJob(job) : undefined,
      isFailed: state === 'FAILED',
      state: clip(printable(state), WIDEST_COLUMN),
      id: printable(id),
      href: printable(href),
    }
  })
  const width = Math.max(0, ...rows.map(({ state }) => state.length))
  // An id must be complete so that it can be copied: a long one shifts only its own line.
  const idWidth = Math.min(WIDEST_COLUMN, Math.max(0, ...rows.map(({ id }) => id.length)))
  for (const { isFailed, state, id, href, why } of rows) {
    page.line(
      `${page.paint(isFailed ? 'red' : 'yellow', state.padEnd(width))}  ${id.padEnd(idWidth)}  ${page.paint('dim', href)}`,
    )
    if (why !== undefined) page.prose('    ', printableSentence(clip(why, LONGEST_SENTENCE)), 'dim')
  }
  if (notable.length > shown.length)
    page.line(page.paint('dim', `… and ${notable.length - shown.length} more; --json lists all`))
  const warning = page.paint('yellow', '!')
  const mark = {
    failed: tolerated ? warning : page.paint('red', '✗'),
    completed: page.paint('green', '✓'),
    none: '·',
    other: warning,
    'not-read': page.paint('red', '✗'),
  }
  page.prose(`${mark[summary.state]} `, printableSentence(exportsVerdict(summary)))
}

function showFailedExports(page: Page, line: string | undefined): void {
  if (line === undefined) return
  page.line()
  page.prose(`${page.paint('yellow', '!')} `, printableSentence(line))
}

function rank(state: string): number {
  return state === 'FAILED' ? 0 : 1
}

const FINDING_MARKS: Readonly<Record<Finding['status'], { readonly mark: string; readonly format: Format }>> = {
  ok: { mark: '✓', format: 'green' },
  warning: { mark: '!', format: 'yellow' },
  failed: { mark: '✗', format: 'red' },
  skipped: { mark: '-', format: 'dim' },
}

/** What matters: what is not fine, and what the program chose and may be wrong. The JSON has all. */
function showFindings(page: Page, { findings, ok }: DoctorReport): void {
  const shown = findings.filter(
    ({ status, check, fix }) => status !== 'ok' || fix !== undefined || check === 'access' || check === 'probe',
  )
  const width = Math.max(0, ...shown.map(({ check }) => check.length))
  for (const { check, status, message, fix } of shown) {
    const { mark, format } = FINDING_MARKS[status]
    page.prose(
      `${page.paint(format, mark)} ${check.padEnd(width)}  `,
      printableSentence(message),
      status === 'skipped' ? 'dim' : undefined,
    )
    if (fix !== undefined) page.prose(' '.repeat(width + 4), printableSentence(fix), 'dim')
  }
  const fine = [...new Set(findings.filter((finding) => !shown.includes(finding)).map(({ check }) => check))]
  if (fine.length > 0) page.prose(`${page.paint('green', '✓')} `, `all else is fine: ${fine.join(', ')}`)
  if (findings.length > 0) page.line()
  if (ok) page.line(`${page.paint('green', '✓')} ${findingsVerdict(findings)}`)
}
