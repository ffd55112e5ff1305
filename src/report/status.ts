import type { StageApp, StatusApp, StatusReport } from '../commands/report.ts'
import { ageOf } from '../files/text.ts'
import { STAGE_STATES, type StageState } from '../promotion/stage-states.ts'
import { code, htmlTable, linked, LONGEST_NAME, LONGEST_SENTENCE, paragraph, sentence, type Budget } from './escape.ts'
import { type Format, type Page, WIDEST_COLUMN } from './page.ts'
import { clip, count, printable, printableSentence } from './printable.ts'
import { MOST_UNCHANGED } from './verdict.ts'

const LOOKS: Readonly<Record<StageState, { readonly mark: string; readonly emoji: string; readonly format: Format }>> =
  {
    current: { mark: '=', emoji: '✅', format: 'green' },
    unpromoted: { mark: '~', emoji: '✏️', format: 'yellow' },
    drifted: { mark: '!', emoji: '⚠️', format: 'red' },
    absent: { mark: '+', emoji: '➕', format: 'yellow' },
    unreadable: { mark: '✗', emoji: '❌', format: 'red' },
    unknown: { mark: '?', emoji: '❔', format: 'dim' },
  }

function worstOf({ stages }: StatusApp): StageState {
  return STAGE_STATES.find((state) => stages.some((held) => held.state === state)) ?? 'current'
}

function sorted(apps: readonly StatusApp[]): readonly StatusApp[] {
  const rank = (app: StatusApp): number => STAGE_STATES.indexOf(worstOf(app))
  return apps.toSorted((left, right) => rank(left) - rank(right))
}

const QUIET: ReadonlySet<StageState> = new Set(['unpromoted', 'absent', 'current'])

function partsOf({ apps, only }: StatusReport): {
  readonly listed: readonly StatusApp[]
  readonly counted: ReadonlyMap<StageState, number>
} {
  const groups = Map.groupBy(sorted(apps), worstOf)
  const counted = new Map(
    [...groups].flatMap(([state, group]) =>
      only === undefined && QUIET.has(state) && group.length > MOST_UNCHANGED ? [[state, group.length] as const] : [],
    ),
  )
  return { listed: [...groups].flatMap(([state, group]) => (counted.has(state) ? [] : group)), counted }
}

/** Next to one another, or below one another if the terminal is too narrow. */
export function showStatus(page: Page, report: StatusReport): void {
  const { counts, stages } = report
  if (STAGE_STATES.every((state) => counts[state] === 0)) return
  const { listed: apps, counted } = partsOf(report)
  const widths = tableWidths({ ...report, apps })
  const total = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length)
  const isTable = total <= page.width && apps.every((app) => app.stages.length <= stages.length)
  if (isTable && apps.length > 0) showTable(page, { ...report, apps }, widths)
  else for (const app of apps) showApp(page, app, report)
  for (const [state, number] of counted)
    page.line(
      page.paint(
        LOOKS[state].format,
        `${LOOKS[state].mark} ${number} apps ${state}${state === 'current' ? '' : `; \`--only ${state}\` lists them`}`,
      ),
    )
  page.line()
  const isFine = STAGE_STATES.every((state) => state === 'current' || counts[state] === 0)
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
  { revision, commit, committedAt, installedAt, tested }: StageApp,
  at: string,
  show: (commit: string) => string,
  showTest: (words: string, page: string | undefined) => string = (words) => words,
): readonly string[] {
  const age = installedAt ?? committedAt
  return [
    ...(revision === undefined ? [] : [`r${revision}`]),
    ...(commit === undefined ? [] : [show(commit.slice(0, 12))]),
    [
      ...(age === undefined ? [] : [ageOf(age, at)]),
      ...(tested === undefined ? [] : [showTest(testedWords(tested, at), tested.url)]),
    ].join(', '),
  ].filter((mark) => mark !== '')
}

function testedWords({ state, at: ended }: NonNullable<StageApp['tested']>, at: string): string {
  if (state === 'passed') return `tested${ended === undefined ? '' : ` ${ageOf(ended, at)}`}`
  return { failed: 'test failed', running: 'test runs', untested: 'not tested', unknown: 'tested?' }[state]
}

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

function statusVerdict({ apps, stages, counts, only }: StatusReport): string {
  const parts = STAGE_STATES.flatMap((state) => (counts[state] === 0 ? [] : [`${counts[state]} ${state}`]))
  const listed = only === undefined ? '' : ` listed (${only.join(', ')})`
  return `${count(apps.length, 'app')}${listed} in ${count(stages.length, 'stage')}: ${parts.join(', ')}.`
}

/** Rows that need attention come first, because a table may be cut before its end. */
export function statusBlocks(report: StatusReport, budget: Budget): readonly string[] {
  const { apps, stages, at, counts } = report
  const isFine = STAGE_STATES.every((state) => state === 'current' || counts[state] === 0)
  const rows = sorted(apps).map((app) => [
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
    paragraph(`${isFine ? '✅ ' : counts.drifted > 0 ? '⚠️ ' : ''}${statusVerdict(report)}`),
    ...(rows.length === 0 ? [] : [htmlTable(head, rows, budget)]),
  ]
}

function htmlCell(held: StageApp, at: string): string {
  const { state } = held
  const marks = marksOf(held, at, code, linked)
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
