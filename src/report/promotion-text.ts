import type { AppReport, PromotionReport } from '../commands/report.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import { showPatch } from './diff.ts'
import { WIDEST_COLUMN, type Format, type Page } from './page.ts'
import { clip, count, duration, printable, printableSentence, shortDigest } from './printable.ts'
import {
  appsOfReason,
  changedFilesOf,
  changesOf,
  destinationOf,
  groupsOfOneReason,
  MOST_UNCHANGED,
  statusOf,
  isUnplanned,
  linesIn,
  promotionCounts,
  promotionDoubt,
  overallState,
  toneOf,
  usedPlatform,
  type AppStatus,
} from './verdict.ts'

const MARKS: Readonly<Record<AppStatus, string>> = {
  create: '+',
  created: '+',
  update: '~',
  updated: '~',
  unchanged: '=',
  skipped: '-',
  cancelled: '-',
  blocked: '!',
  failed: '✗',
  unreadable: '✗',
  unknown: '?',
}

const ARROW = '← '

/** With `diff` also the unified diff of each update; if it is false, the flag that shows it. */
export function showPromotion(page: Page, report: PromotionReport, diff: boolean | undefined): void {
  // Nothing is known about any app yet, so only the error is shown.
  if (isUnplanned(report)) return
  if (report.apps.length > 0) showApps(page, report, diff)
  if (report.apps.length > 0 || report.failure === undefined) showOverallState(page, report)
}

function showApps(page: Page, report: PromotionReport, diff: boolean | undefined): void {
  const { apps } = report
  const groups = groupsOfOneReason(apps)
  const grouped = new Set(groups.flat())
  const { brief, counted } = foldedOf(report, diff)
  const left = new Set([...appsOfReason(groups), ...[...counted.values()].flat()])
  const shown = apps.filter((app) => !left.has(app)).toSorted((one, other) => rankOf(one) - rankOf(other))
  const rows = shown.map(cellsOf)
  const widths = [0, 1, 2].map((column) =>
    Math.min(WIDEST_COLUMN + ARROW.length, Math.max(...rows.map((row) => (row[column] ?? '').length))),
  )
  shown.forEach((app, index) => {
    showApp(
      page,
      app,
      (rows[index] ?? []).map((cell, column) => cell.padEnd(widths[column] ?? 0)),
    )
    if (!grouped.has(app))
      for (const reason of reasonsOf(app))
        page.prose('    ', printableSentence(reason), toneOf(app) === 'bad' ? 'red' : 'dim')
    if (app.driftAdvice !== undefined) page.prose('    ⚠ ', printableSentence(app.driftAdvice), 'yellow')
    const { tested } = app
    if (tested?.state === 'passed')
      page.prose(
        '    · ',
        printable(tested.url === undefined ? tested.message : `${tested.message}: ${tested.url}`),
        'dim',
      )
    const changed = changedFilesOf(app, printable)
    if (changed !== undefined && !brief.has(app)) page.prose('    · ', changed, 'dim')
    if (app.details !== undefined && !brief.has(app)) showDetails(page, app.details, reasonsOf(app), diff)
  })
  for (const [status, { length }] of counted)
    page.line(
      page.paint(
        'dim',
        status === 'unchanged'
          ? `${MARKS[status]} ${length} apps unchanged`
          : `${MARKS[status]} ${length} more: ${status}${diff === false ? '; `--diff` lists them' : ''}`,
      ),
    )
  for (const group of groups) showGroup(page, group, apps.length)
  page.line()
}

/** Apps that need a reader come first, and unchanged apps last. */
function rankOf(app: AppReport): number {
  if (toneOf(app) === 'bad' || (app.details?.breaking ?? false) || app.driftAdvice !== undefined) return 0
  return toneOf(app) === 'good' ? 1 : 2
}

function foldedOf(
  report: PromotionReport,
  diff: boolean | undefined,
): { readonly brief: ReadonlySet<AppReport>; readonly counted: ReadonlyMap<AppStatus, readonly AppReport[]> } {
  const quiet = report.apps.filter((app) => rankOf(app) > 0 && reasonsOf(app).length === 0)
  const many = [...Map.groupBy(quiet, statusOf)].filter(
    ([status, group]) => group.length > MOST_UNCHANGED && (diff !== true || status === 'unchanged'),
  )
  return {
    brief: new Set(many.flatMap(([, group]) => group)),
    counted: new Map(
      many.map(([status, group]) => [status, status === 'unchanged' ? group : group.slice(MOST_UNCHANGED)] as const),
    ),
  }
}

function showGroup(page: Page, [first, ...others]: readonly AppReport[], all: number): void {
  if (first === undefined) return
  const number = others.length + 1
  for (const reason of reasonsOf(first))
    page.prose(number === all ? '  All: ' : `  ${number} ${statusOf(first)}: `, printableSentence(reason))
}

function showOverallState(page: Page, report: PromotionReport): void {
  const { result, matrix, planFile, planDigest = null, recordFile, subjects } = report
  const where = usedPlatform(report)
  const place = `${destinationOf(report)}${where === '' ? '' : ` on ${where}`}`
  const mark = {
    good: page.paint('green', '✓'),
    warning: page.paint('yellow', '⚠'),
    unknown: page.paint('yellow', MARKS.unknown),
    bad: page.paint('red', '✗'),
  }[overallState(report)]
  page.line(
    `${mark} ${place === '' ? '' : `${printable(place)}: `}${promotionCounts(report)}${page.paint('dim', ` in ${duration(report.duration)}`)}${promotionDoubt(report)}`,
  )
  const below = (text: string): void => page.line(page.paint('dim', `  ${text}`))
  if (result === 'planned') below('Nothing was installed.')
  if (matrix !== undefined) below(matrixSentence(matrix.shard))
  if (planFile !== undefined) below(`The plan is in ${printable(planFile)}, ${shortDigest(planDigest)}.`)
  if (recordFile !== undefined)
    below(`What was installed, and what was there before, is recorded in ${printable(recordFile)}.`)
  else if (report.command === 'promote' && report.counts.updated > 0)
    below('No record was kept, so `rollback` cannot undo this. With `--record FILE` it can.')
  if (subjects !== undefined)
    below(
      `${count(subjects.count, 'description')} to be signed ${subjects.count === 1 ? 'is' : 'are'} in ${printable(subjects.folder)}.`,
    )
}

function matrixSentence(shards: readonly string[]): string {
  if (shards.length === 0) return 'No shard has anything to install.'
  return `${shards.length === 1 ? 'One shard has' : `${shards.length} shards have`} something to install: ${shards.join(', ')}.`
}

function cellsOf(app: AppReport): readonly string[] {
  return [
    statusOf(app),
    clip(printable(app.target), WIDEST_COLUMN),
    `${ARROW}${clip(printable(app.source), WIDEST_COLUMN)}`,
    shortDigest(app.digest),
  ]
}

function showApp(
  page: Page,
  app: AppReport,
  [status = '', target = '', source = '', digest = '']: readonly string[],
): void {
  const tone = toneOf(app)
  const format: Format =
    tone === 'good' ? (MARKS[statusOf(app)] === '~' ? 'yellow' : 'green') : tone === 'bad' ? 'red' : 'dim'
  page.line(
    `${page.paint(format, `${MARKS[statusOf(app)]} ${status}`)}  ${target}  ${page.paint('dim', `${source}  ${digest}`.trimEnd())}`,
  )
}

/** More differences are only shown in the diff. */
const MOST_CHANGES = 12

/** A breaking change that is part of a reason is not repeated. */
function showDetails(page: Page, details: UpdateDetails, reasons: readonly string[], diff: boolean | undefined): void {
  const changes = changesOf(details).filter(
    ({ breaking, message }) => !breaking || !reasons.some((reason) => reason.includes(message)),
  )
  for (const { breaking, message } of changes.slice(0, MOST_CHANGES)) {
    page.prose(
      breaking ? `    ${page.paint('red', 'breaking:')} ` : '    · ',
      printableSentence(message),
      breaking ? 'bold' : 'dim',
    )
  }
  if (changes.length > MOST_CHANGES) page.line(page.paint('dim', `    · and ${changes.length - MOST_CHANGES} more`))
  // A change without a name, such as one of a label, must not look like nothing, nor like one of the changes above.
  if (diff !== true)
    page.line(
      page.paint(
        'dim',
        `    · ${linesIn(details)}${diff === false && details.diff !== undefined ? '; `--diff` shows them' : ''}`,
      ),
    )
  if (diff !== true || details.diff === undefined) return
  showPatch(page, details.diff, '    ')
  if (details.omittedLines > 0) page.line(page.paint('dim', `    … ${details.omittedLines} more lines`))
}

function reasonsOf({ reasons, reason }: AppReport): readonly string[] {
  return reasons ?? (reason === undefined ? [] : [reason])
}
