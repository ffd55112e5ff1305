import type { StageApp, StatusApp, StatusReport } from '../commands/report.ts'
import type { StageState } from '../promotion/stage-state.ts'
import { LONGEST_NAME, LONGEST_SENTENCE, code, paragraph, sentence } from './escape.ts'
import { type Budget, htmlTable } from './html-table.ts'
import { type Format, type Page, WIDEST_COLUMN } from './page.ts'
import { clip, count, printable, printableSentence } from './printable.ts'

const LOOKS: Readonly<Record<StageState, { readonly mark: string; readonly emoji: string; readonly format: Format }>> =
  {
    current: { mark: '=', emoji: '✅', format: 'green' },
    unpromoted: { mark: '~', emoji: '✏️', format: 'yellow' },
    drifted: { mark: '!', emoji: '⚠️', format: 'red' },
    absent: { mark: '+', emoji: '➕', format: 'yellow' },
    unreadable: { mark: '✗', emoji: '❌', format: 'red' },
    unknown: { mark: '?', emoji: '❔', format: 'dim' },
  }

const STATES: readonly StageState[] = ['current', 'unpromoted', 'drifted', 'absent', 'unreadable', 'unknown']

/** The stages next to one another, or below one another if the terminal is too narrow, and one line for all. */
export function showStatus(page: Page, report: StatusReport): void {
  const { apps, stages } = report
  if (apps.length === 0) return
  const widths = tableWidths(report)
  const total = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length)
  const isTable = total <= page.width && apps.every((app) => app.stages.length <= stages.length)
  if (isTable) showTable(page, report, widths)
  else for (const app of apps) showApp(page, app, report)
  page.line()
  const isFine = apps.every((app) => app.stages.every(({ state }) => state === 'current'))
  page.prose(`${isFine ? page.paint('green', '✓') : page.paint('yellow', '!')} `, statusVerdict(report))
}

const GAP = '   '

function tableWidths({ apps, stages, at }: StatusReport): readonly number[] {
  const names = apps.map(({ name }) => shownName(name).length)
  const columns = stages.map(({ name, project }) => [
    headOf(name, project).length,
    ...apps.flatMap((app) => app.stages.flatMap((held) => (held.stage === name ? [cellOf(held, at).length] : []))),
  ])
  return [Math.max('app'.length, ...names), ...columns.map((lengths) => Math.max(...lengths))]
}

function showTable(page: Page, report: StatusReport, widths: readonly number[]): void {
  const { apps, stages, at } = report
  const line = (cells: readonly (readonly [text: string, format?: Format])[]): void =>
    page.line(
      cells
        .map(([text, format], index) => {
          // There is no space at the end of a line.
          const padding = ' '.repeat(index === cells.length - 1 ? 0 : Math.max(0, (widths[index] ?? 0) - text.length))
          return `${format === undefined ? text : page.paint(format, text)}${padding}`
        })
        .join(GAP)
        .trimEnd(),
    )
  line([['app', 'bold'], ...stages.map(({ name, project }) => [headOf(name, project), 'bold'] as const)])
  for (const app of apps) {
    const cells = stages.map(({ name }) => app.stages.find(({ stage }) => stage === name))
    line([
      [shownName(app.name)],
      ...cells.map((held) =>
        held === undefined ? ([''] as const) : ([cellOf(held, at), LOOKS[held.state].format] as const),
      ),
    ])
    for (const held of app.stages) showReason(page, `  ${prefixOf(held)}`, held, at)
  }
}

function showApp(page: Page, app: StatusApp, { at }: StatusReport): void {
  page.line(page.paint('bold', shownName(app.name)))
  const width = Math.max(...app.stages.map((held) => prefixOf(held).length))
  for (const held of app.stages) {
    page.prose(`  ${prefixOf(held).padEnd(width)}`, cellOf(held, at), LOOKS[held.state].format)
    showReason(page, '    ', held, at)
  }
}

function showReason(page: Page, mark: string, held: StageApp, at: string): void {
  const text = reasonOf(held, at)
  if (text !== undefined) page.prose(mark, printableSentence(text), 'dim')
}

function prefixOf({ stage, target }: StageApp): string {
  return `${clip(printable(stage ?? target), WIDEST_COLUMN)}: `
}

function shownName(name: string): string {
  return clip(printable(name), WIDEST_COLUMN)
}

function headOf(stage: string | null, project: string): string {
  const place = clip(printable(project), WIDEST_COLUMN)
  return stage === null ? place : `${clip(printable(stage), WIDEST_COLUMN)} (${place})`
}

function cellOf(held: StageApp, at: string): string {
  return [LOOKS[held.state].mark, held.state, ...marksOf(held, at, printable)].join(' ')
}

function marksOf(
  { revision, commit, committedAt, installedAt }: StageApp,
  at: string,
  show: (commit: string) => string,
): readonly string[] {
  const age = installedAt ?? committedAt
  return [
    ...(revision === undefined ? [] : [`r${revision}`]),
    ...(commit === undefined ? [] : [show(commit.slice(0, 12))]),
    ...(age === undefined ? [] : [ageOf(age, at)]),
  ]
}

/** Since when something is not promoted, and why, in a sentence without a full stop. */
function reasonOf({ state, since, reason }: StageApp, at: string): string | undefined {
  const parts = [
    ...(reason === undefined ? [] : [reason]),
    ...(since === undefined
      ? []
      : [
          `${state === 'absent' ? 'added in' : 'not promoted since'} ${since.commit.slice(0, 12)}, ${ageOf(since.at, at)}`,
        ]),
  ]
  return parts.length === 0 ? undefined : parts.join('; ')
}

function statusVerdict({ apps, stages }: StatusReport): string {
  const held = apps.flatMap((app) => app.stages)
  const counts = STATES.flatMap((state) => {
    const number = held.filter((each) => each.state === state).length
    return number === 0 ? [] : [`${number} ${state}`]
  })
  return `${count(apps.length, 'app')} in ${count(stages.length, 'stage')}: ${counts.join(', ')}.`
}

/** The same as an HTML table. Rows that need attention come first, because a table may be cut before its end. */
export function statusBlocks(report: StatusReport, budget: Budget): readonly string[] {
  const { apps, stages, at } = report
  const isFine = (app: StatusApp): boolean => app.stages.every(({ state }) => state === 'current')
  const sorted = apps.toSorted((left, right) => Number(isFine(left)) - Number(isFine(right)))
  const rows = sorted.map((app) => [
    named(app.name),
    ...stages.map(({ name }) =>
      app.stages
        .filter(({ stage }) => stage === name)
        .map((held) => htmlCell(held, at))
        .join('<br>'),
    ),
  ])
  const head = [
    'App',
    ...stages.map(({ name, project }) => (name === null ? named(project) : `${named(name)}<br>${named(project)}`)),
  ]
  return [
    paragraph(`${apps.every(isFine) ? '✅ ' : ''}${statusVerdict(report)}`),
    ...(rows.length === 0 ? [] : [htmlTable(head, rows, budget)]),
  ]
}

function htmlCell(held: StageApp, at: string): string {
  const { state } = held
  const marks = marksOf(held, at, code)
  const reason = reasonOf(held, at)
  return [
    `${LOOKS[state].emoji} ${state}`,
    ...(marks.length === 0 ? [] : [marks.join(' ')]),
    ...(reason === undefined ? [] : [sentence(clip(reason, LONGEST_SENTENCE))]),
  ].join('<br>')
}

function named(text: string): string {
  return code(clip(text, LONGEST_NAME))
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Each unit with the age from which it is used, in milliseconds. */
const UNITS = [
  { from: 2 * 365 * DAY, size: 365 * DAY, name: 'years' },
  { from: 60 * DAY, size: 30 * DAY, name: 'months' },
  { from: 2 * DAY, size: DAY, name: 'days' },
  { from: 2 * HOUR, size: HOUR, name: 'hours' },
  { from: 2 * MINUTE, size: MINUTE, name: 'minutes' },
] as const

/** How long before `at` a time was, in words: `3 days ago`. Both are ISO 8601. */
export function ageOf(time: string, at: string): string {
  const age = Date.parse(at) - Date.parse(time)
  const unit = UNITS.find(({ from }) => age >= from)
  return unit === undefined ? 'just now' : `${Math.floor(age / unit.size)} ${unit.name} ago`
}
