import type {
  AppReport,
  DoctorReport,
  ExportsReport,
  ExportsSummary,
  Failure,
  Finding,
  GraphReport,
  PackReport,
  PromotionReport,
  Report,
  TestOutcome,
  TestReport,
  ValidateReport,
} from '../commands/report.ts'
import { problemAddress } from '../configuration/version.ts'
import { inRepository, type Excerpt, type ProblemEntry, type Severity } from '../cwl/index.ts'
import { whyOfJob } from '../export-jobs/job-details.ts'
import { diffBlocks } from './diff.ts'
import {
  code,
  createBudget,
  fenced,
  htmlTable,
  linked,
  LONGEST_NAME,
  LONGEST_SENTENCE,
  paragraph,
  sentence,
  type Budget,
} from './escape.ts'
import { imageBlocks } from './images.ts'
import { pagesToText } from './pages.ts'
import { clip, count, duration, phaseTimes, printable, shortDigest } from './printable.ts'
import { omittedSentence, problemCounts, repetition, validationVerdict, type ProblemsOfReport } from './problems.ts'
import { pullBlocks } from './pulled.ts'
import { statusBlocks } from './status.ts'
import { updateBlocks } from './updates-markdown.ts'
import {
  appsOfReason,
  breakingChanges,
  exportsVerdict,
  failedExports,
  statusOf,
  findingsVerdict,
  groupsOfOneReason,
  isTolerated,
  isUnplanned,
  mergeVerdict,
  MOST_UNCHANGED,
  newsSentences,
  priceOf,
  progressOf,
  stateOf,
  promotionCounts,
  promotionDoubt,
  overallState,
  TOLERATED,
  toneOf,
  usedPlatform,
  type AppStatus,
} from './verdict.ts'

/** GitHub drops a step's summary above 1 MiB; other parts of the step's summary need some of it. */
const LARGEST_SUMMARY = 1_000_000

/** Links and the size limit of a Markdown page. */
export interface MarkdownOptions {
  /** Address of a file of the repository at the commit of the run, for links. */
  readonly linkTo?: (file: string, line?: number) => string | undefined
  /** The largest size of the page, in bytes. What does not fit is counted. */
  readonly bytes?: number
}

interface Page {
  readonly budget: Budget
  readonly linkTo: (file: string, line?: number) => string | undefined
}

/**
 * For a job summary or a comment on GitHub. Text from outside is always in HTML, because Markdown cannot be escaped
 * against everything that GitHub makes of it: no name, message or label can add an element, a mention, a link or a
 * row.
 */
export function toMarkdown(report: Report, options: MarkdownOptions = {}): string {
  const where = report.platform === undefined ? '' : ` on ${sentence(usedPlatform(report))}`
  const parts = [`<h2>${titleOf(report)}${where}</h2>\n`]
  if (report.failure !== undefined) parts.push(failureBlock(report.failure))
  const bytes = options.bytes ?? LARGEST_SUMMARY
  const noticeBudget = createBudget(bytes * SHARE_OF_NOTICES)
  const notices = report.notices
    .slice(0, MOST_NOTICES)
    .map((notice) => paragraph(`ℹ️ ${sentence(clip(notice, LONGEST_SENTENCE))}`))
    .filter((notice) => noticeBudget.take(notice))
  const certain = Buffer.byteLength([...parts, ...notices].join('\n'))
  // A twentieth is reserved for headings and fixed sentences, which are never left out either.
  const page: Page = { budget: createBudget(bytes * 0.95 - certain), linkTo: options.linkTo ?? (() => undefined) }
  switch (report.command) {
    case 'validate':
      parts.push(...validationBlocks(report, page))
      break
    case 'pack':
      parts.push(...packingBlocks(report, page))
      break
    case 'graph':
      parts.push(...diagramBlocks(report, page))
      break
    case 'plan':
    case 'promote':
    case 'rollback':
      parts.push(...promotionBlocks(report, page))
      break
    case 'pages':
      parts.push(...pagesToText(report).map((line) => paragraph(sentence(line))))
      break
    case 'pull':
      if (report.apps.length > 0) parts.push(...pullBlocks(report, page.budget))
      break
    case 'status':
      if (report.stages.length > 0) parts.push(...statusBlocks(report, page.budget))
      break
    case 'diff':
      if (report.failure === undefined) parts.push(...diffBlocks(report, page.budget))
      break
    case 'images':
      if (report.images.length > 0) parts.push(...imageBlocks(report, page.budget))
      break
    case 'merge-records':
      if (report.recordFile !== undefined)
        parts.push(paragraph(`✅ ${mergeVerdict(report)} ${named(report.recordFile)}.`))
      break
    case 'exports':
      if (report.state !== 'not-read') parts.push(...watchBlocks(report, page))
      break
    case 'test':
      parts.push(...testBlocks(report, page))
      break
    case 'doctor':
      parts.push(...findingBlocks(report, page))
      break
  }
  const more = report.notices.length - notices.length
  return [
    ...parts,
    ...notices,
    ...(more > 0 ? [paragraph(`ℹ️ ${count(more, 'more notice')}: the JSON report has them all.`)] : []),
  ].join('\n')
}

const MOST_NOTICES = 20

/** Of a page. Escaping may need 14 bytes per character of a notice. */
const SHARE_OF_NOTICES = 0.25

/** As much of tables and details as fits. If not even the rest fits, it is a reference to the full report. */
export function fitMarkdown(report: Report, options: MarkdownOptions & { readonly bytes: number }): string {
  for (const share of [1, 0.5, 0.1]) {
    const page = toMarkdown(report, { ...options, bytes: options.bytes * share })
    if (Buffer.byteLength(page) <= options.bytes) return page
  }
  return `<h2>cwl-promote</h2>\n\n${paragraph('The report does not fit here; the job summary has it.')}`
}

export function failureToMarkdown(failure: Failure): string {
  return `<h2>cwl-promote</h2>\n\n${failureBlock(failure)}`
}

function titleOf(report: Report): string {
  switch (report.command) {
    case 'validate':
      return 'CWL validation'
    case 'pack':
      return `Packing of ${named(report.path)}`
    case 'plan':
    case 'promote':
    case 'rollback': {
      const kind = report.command === 'rollback' ? 'Rollback in' : 'Promotion to'
      const what = report.result === 'planned' || report.command === 'plan' ? 'Plan for' : kind
      const where = report.project === null ? 'a project' : named(report.project)
      return `${what} ${where}${report.stage === null ? '' : `, stage ${named(report.stage)}`}`
    }
    case 'pages':
      return `Pages in ${named(report.folder)}`
    case 'pull':
      return `Pull from ${report.project === null ? 'a project' : named(report.project)}${report.stage === null ? '' : `, stage ${named(report.stage)}`}`
    case 'status':
      return 'Status of the stages'
    case 'diff':
      return `Differences of ${named(report.before)} and ${named(report.after)}`
    case 'graph':
      return `Diagram of ${named(report.path)}`
    case 'images':
      return 'Container images'
    case 'merge-records':
      return 'Record of a promotion in shards'
    case 'exports':
      return 'Export jobs'
    case 'test':
      return `Tests${report.stage === null ? '' : ` of the stage ${named(report.stage)}`}`
    case 'doctor':
      return 'Check-up'
  }
}

function named(text: string): string {
  return code(clip(text, LONGEST_NAME))
}

function failureBlock(failure: Failure): string {
  return [failure, ...(failure.others ?? [])].map(mistakeBlock).join('\n')
}

function mistakeBlock({ message, fix, at }: Pick<Failure, 'message' | 'fix' | 'at'>): string {
  const place = at === undefined ? '' : `${code(`${clip(at.file, LONGEST_NAME)}:${at.line}:${at.column}`)} `
  return paragraph(
    `❌ ${place}<strong>${sentence(clip(message, LONGEST_SENTENCE))}</strong>${fix === undefined ? '' : `<br>${sentence(clip(fix, LONGEST_SENTENCE))}`}`,
  )
}

function validationBlocks(report: ValidateReport, page: Page): readonly string[] {
  const { ok, documents } = report
  if (documents.length === 0) return ok ? [paragraph('✅ There is no document to validate.')] : []
  const verdict = ok ? [paragraph(`✅ ${validationVerdict(report)}.`)] : []
  return [...verdict, ...problemBlocks(report, page)]
}

function packingBlocks(report: PackReport, page: Page): readonly string[] {
  const { packed, digest } = report
  const packedTo =
    packed === undefined ? [] : [paragraph(`✅ ${count(Buffer.byteLength(packed), 'byte')}, ${named(digest ?? '')}`)]
  return [...packedTo, ...problemBlocks(report, page)]
}

function diagramBlocks(report: GraphReport, page: Page): readonly string[] {
  const { text, format } = report
  const drawn = fenced(text ?? '', format === 'mermaid' ? 'mermaid' : 'text')
  const shown = page.budget.take(drawn) ? drawn : paragraph('The diagram does not fit here; the output diagram has it.')
  return [...(text === undefined ? [] : [shown]), ...problemBlocks(report, page)]
}

const SEVERITY_MARKS: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', advice: '💡' }

/** Errors first: what does not fit is at the end. */
function problemBlocks(report: ProblemsOfReport, page: Page): readonly string[] {
  if (report.problems.length === 0) return []
  const rest = omittedSentence(report)
  const rows = report.problems
    .toSorted((left, right) => RANKS[left.severity] - RANKS[right.severity])
    .map(inRepository)
    .map((problem) => {
      const { severity, file, line, column, message, fix, code: name } = problem
      return [
        `${SEVERITY_MARKS[severity]} ${severity}`,
        linked(`${clip(file, LONGEST_NAME)}:${line}:${column}`, page.linkTo(file, line)),
        [
          sentence(clip(message, LONGEST_SENTENCE)),
          ...[fix, repetition(problem)].flatMap((more) =>
            more === undefined ? [] : `<em>${sentence(clip(more, LONGEST_SENTENCE))}</em>`,
          ),
        ].join('<br>'),
        linked(name, problemAddress(name)),
      ]
    })
  return [
    htmlTable(['', 'Where', 'What', 'Code'], rows, page.budget),
    ...correctionBlocks(report, page),
    ...(rest === undefined ? [] : [paragraph(sentence(rest))]),
  ]
}

const MOST_CORRECTIONS = 50

/** The lines before and after each exact correction, as far as they fit. */
function correctionBlocks({ problems, excerpts }: ProblemsOfReport, page: Page): readonly string[] {
  const corrections = problems.slice(0, MOST_CORRECTIONS).flatMap((problem) => {
    const line = excerpts?.get(problem)
    return line === undefined ? [] : correctedLines(problem, line)
  })
  if (corrections.length === 0) return []
  const block = `${paragraph('Exact corrections, which <code>cwl-promote validate --fix</code> writes:')}\n${fenced(corrections.join('\n'), 'diff')}`
  return page.budget.take(block) ? [block] : []
}

function correctedLines({ file, edit, referrer, line }: ProblemEntry, excerpt: Excerpt): readonly string[] {
  const isOnLine = edit !== undefined && edit.line === line && edit.endLine === line && !edit.text.includes('\n')
  if (!isOnLine || referrer !== undefined || excerpt.isCut.before || excerpt.isCut.after) return []
  const { text } = excerpt
  const corrected = text.slice(0, edit.column - 1) + edit.text + text.slice(edit.endColumn - 1)
  return [`@@ ${clip(printable(file), LONGEST_NAME)}:${line} @@`, `-${printable(text)}`, `+${printable(corrected)}`]
}

const RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, advice: 2 }

const STATUS_MARKS: Readonly<Record<AppStatus, string>> = {
  create: '➕',
  created: '➕',
  update: '✏️',
  updated: '✏️',
  unchanged: '➖',
  skipped: '⏭️',
  cancelled: '⏹️',
  blocked: '⛔',
  failed: '❌',
  unreadable: '❌',
  unknown: '❔',
}

function promotionBlocks(report: PromotionReport, page: Page): readonly string[] {
  // Nothing is known about any app yet, so only the error is shown.
  if (isUnplanned(report)) return problemBlocks(report, page)
  const blocks: string[] = []
  const end: string[] = []
  if (report.apps.length > 0 || report.failure === undefined) {
    // The reason of the failure has its own mark above.
    const mark = { good: '✅ ', warning: '⚠️ ', unknown: `${STATUS_MARKS.unknown} `, bad: '' }[overallState(report)]
    const nothing = report.result === 'planned' ? ' Nothing was installed.' : ''
    blocks.push(paragraph(`${mark}${promotionCounts(report)}${promotionDoubt(report)}.${nothing}`))
    if (report.planDigest !== undefined) end.push(`plan ${named(report.planDigest)}`)
    end.push(`took ${duration(report.duration)}`)
    if (report.phases !== undefined && report.phases.length > 0) end.push(phaseTimes(report.phases))
  }
  // In the order of a reviewer's questions: what is refused, what changes, and only then what could be better.
  const errors = report.problems.filter(({ severity }) => severity === 'error')
  const others = report.problems.filter(({ severity }) => severity !== 'error')
  blocks.push(
    ...problemBlocks(
      others.length === 0 ? report : { problems: errors },
      report.apps.length > 0 ? partOf(page, SHARE_OF_ERRORS) : page,
    ),
    ...appBlocks(report, page),
    ...updateBlocks(report.apps, page.budget),
    ...folded(problemCounts({ ...report, problems: others }), problemBlocks({ ...report, problems: others }, page)),
  )
  const exports = failedExports(report.exports)
  if (exports !== undefined) blocks.push(paragraph(`⚠️ ${sentence(exports)}`))
  const waited = report.waits.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  if (waited > 0)
    blocks.push(paragraph(`⏳ ${count(report.waits.length, 'wait')} for the platform, ${duration(waited)} in all.`))
  return end.length === 0 ? blocks : [...blocks, paragraph(`<sub>${end.join(' · ')}</sub>`)]
}

function folded(summary: string, blocks: readonly string[]): readonly string[] {
  if (blocks.length === 0) return []
  return [`<details><summary>⚠️ ${sentence(summary)}</summary>\n\n${blocks.join('\n')}\n</details>\n`]
}

/** Of a page: errors in many documents must leave room for the apps of a plan. */
const SHARE_OF_ERRORS = 0.5

/** Of the room for apps, if some are updated: their rows do not show what an update changes. */
const SHARE_OF_ROWS = 0.7

function partOf(page: Page, share: number): Page {
  return { ...page, budget: page.budget.part(share) }
}

const ORDER = { bad: 0, warning: 1, good: 2, quiet: 3 } as const

function rankOf(app: AppReport): number {
  const tone = toneOf(app)
  return ORDER[tone === 'good' && (app.details?.breaking === true || app.drift !== undefined) ? 'warning' : tone]
}

function appBlocks(report: PromotionReport, whole: Page): readonly string[] {
  const { apps } = report
  if (apps.length === 0) return []
  const page = apps.some(({ details }) => details !== undefined) ? partOf(whole, SHARE_OF_ROWS) : whole
  const sorted = apps.toSorted((left, right) => rankOf(left) - rankOf(right))
  const unchanged = sorted.filter((app) => statusOf(app) === 'unchanged')
  const folds = unchanged.length > MOST_UNCHANGED
  const groups = groupsOfOneReason(apps)
  const counted = appsOfReason(groups)
  const shown = sorted.filter((app) => !counted.has(app) && !(folds && statusOf(app) === 'unchanged'))
  const grouped = new Set(groups.flat())
  return [
    ...groups.map((group) => reasonBlock(group, apps.length)),
    ...(shown.length === 0 ? [] : [appTable(shown, grouped, page)]),
    ...(folds
      ? [
          `<details><summary>${count(unchanged.length, 'app')} unchanged</summary>\n\n${appTable(unchanged, grouped, page)}\n</details>\n`,
        ]
      : []),
  ]
}

function reasonBlock(group: readonly AppReport[], all: number): string {
  const [first] = group
  if (first?.reason === undefined) return ''
  const whose = group.length === all ? 'All' : `${group.length} ${statusOf(first)}`
  return paragraph(`${whose}: ${sentence(clip(first.reason, LONGEST_SENTENCE))}`)
}

function appTable(apps: readonly AppReport[], grouped: ReadonlySet<AppReport>, page: Page): string {
  const rows = apps.map((app) => [
    `${STATUS_MARKS[statusOf(app)]} ${statusOf(app)}`,
    [
      named(app.name),
      ...breakingLine(app),
      ...driftLines(app),
      ...testedLines(app),
      ...(app.reason === undefined || grouped.has(app) ? [] : [sentence(clip(app.reason, LONGEST_SENTENCE))]),
    ].join('<br>'),
    linked(clip(app.target, LONGEST_NAME), app.url),
    app.sourceKind === 'file'
      ? linked(clip(app.source, LONGEST_NAME), page.linkTo(app.sourceFile ?? app.source))
      : named(app.source),
    app.digest === null ? '' : code(shortDigest(app.digest)),
  ])
  return htmlTable(['', 'App', 'Target', 'Source', 'Digest'], rows, page.budget)
}

function breakingLine({ details }: AppReport): readonly string[] {
  const breaking = details === undefined ? 0 : breakingChanges(details)
  return breaking === 0 ? [] : [`⚠️ ${count(breaking, 'breaking change')}`]
}

function driftLines({ driftAdvice }: AppReport): readonly string[] {
  return driftAdvice === undefined ? [] : [`⚠️ ${sentence(clip(driftAdvice, LONGEST_SENTENCE))}`]
}

function testedLines({ tested }: AppReport): readonly string[] {
  return tested?.state === 'passed' ? [`🧪 ${linked(clip(tested.message, LONGEST_NAME), tested.url)}`] : []
}

/** The address comes from GitHub. It is checked anyway. */
function issueLink(url: string | undefined): readonly string[] {
  return url !== undefined && /^https?:\/\/[\w.:-]+\/[\w./-]+\/issues\/\d+$/.test(url)
    ? [paragraph(`🔔 <a href="${url}">The issue on failing export jobs</a>`)]
    : []
}

function watchBlocks(report: ExportsReport, page: Page): readonly string[] {
  return [
    ...exportsBlocks(report, page, report.failure?.code !== 'exports-failed'),
    ...(isTolerated(report) ? [paragraph(sentence(TOLERATED))] : []),
    ...newsSentences(report).map((news) => paragraph(sentence(clip(news, LONGEST_SENTENCE)))),
    ...issueLink(report.issueUrl),
  ]
}

function exportsBlocks(summary: ExportsSummary, page: Page, tolerated: boolean): readonly string[] {
  const mark = { failed: tolerated ? '⚠️' : '❌', completed: '✅', other: '⚠️', none: '➖', 'not-read': '❔' }[
    summary.state
  ]
  const notable = summary.jobs.filter(({ state }) => state !== 'COMPLETED')
  const sorted = notable.toSorted((left, right) => Number(right.state === 'FAILED') - Number(left.state === 'FAILED'))
  const rows = sorted.map((job) => [
    named(job.state),
    named(job.id),
    sentence(clip(whyOfJob(job) ?? '', LONGEST_SENTENCE)),
    named(job.href),
  ])
  return [
    paragraph(`${mark} ${sentence(clip(exportsVerdict(summary), LONGEST_SENTENCE))}`),
    ...(rows.length === 0 ? [] : [htmlTable(['State', 'Job', 'Why', 'Address'], rows, page.budget)]),
  ]
}

const TEST_MARKS: Readonly<Record<TestOutcome['state'], string>> = {
  passed: '✅',
  failed: '❌',
  running: '⏳',
  started: '⏳',
  'not-started': '⚠️',
}

function testBlocks({ tests, cost }: TestReport, page: Page): readonly string[] {
  if (tests.length === 0) return []
  const rows = tests.map((test) => [
    `${TEST_MARKS[test.state]} ${sentence(stateOf(test))}${progressOf(test)}`,
    named(test.app),
    `${named(test.id)}${test.reason === undefined || test.state === 'passed' ? '' : `<br>${sentence(clip(test.reason, LONGEST_SENTENCE))}`}`,
    named(priceOf(test) ?? ''),
    test.url === undefined ? '' : sentence(test.url),
  ])
  return [
    htmlTable(['State', 'App', 'Test', 'Cost', 'Task'], rows, page.budget),
    ...(cost === undefined ? [] : [paragraph(`The tasks cost ${named(`${cost.amount} ${cost.currency}`)}.`)]),
  ]
}

const FINDING_MARKS: Readonly<Record<Finding['status'], string>> = {
  ok: '✅',
  warning: '⚠️',
  failed: '❌',
  skipped: '⏭️',
}

function findingBlocks({ findings, ok }: DoctorReport, page: Page): readonly string[] {
  const rows = findings.map(({ check, status, message, fix }) => [
    `${FINDING_MARKS[status]} ${status}`,
    code(check),
    `${sentence(clip(message, LONGEST_SENTENCE))}${fix === undefined ? '' : `<br><em>${sentence(clip(fix, LONGEST_SENTENCE))}</em>`}`,
  ])
  return [
    ...(ok ? [paragraph(`✅ ${sentence(findingsVerdict(findings))}`)] : []),
    ...(rows.length === 0 ? [] : [htmlTable(['', 'Check', 'Finding'], rows, page.budget)]),
  ]
}
