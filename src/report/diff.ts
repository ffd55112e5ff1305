import type { DiffReport } from '../commands/report.ts'
import type { InterfaceRule, NamedDifference } from '../cwl/index.ts'
import { aroundDifference, commonStart } from '../files/text.ts'
import { isArray, isObject, stringifyJson, type JsonValue } from '../json/index.ts'
import { code, htmlTable, LONGEST_NAME, LONGEST_SENTENCE, paragraph, sentence, type Budget } from './escape.ts'
import type { Format, Page } from './page.ts'
import { clip, count, printable, printableSentence } from './printable.ts'

/** Nobody reads more; `--json` has them all. */
const MOST_SHOWN = 200

const LOOKS: Readonly<Record<NamedDifference['kind'], { readonly mark: string; readonly format: Format }>> = {
  added: { mark: '+', format: 'green' },
  removed: { mark: '-', format: 'red' },
  changed: { mark: '~', format: 'yellow' },
}

export function showDiff(page: Page, report: DiffReport): void {
  const { same } = report
  const differences = unsaid(report)
  for (const { breaking, message } of report.interface)
    page.prose(
      breaking ? `${page.paint('red', 'breaking:')} ` : `${page.paint('green', 'compatible:')} `,
      printableSentence(message),
    )
  if (report.interface.length > 0) page.line()
  for (const difference of differences.slice(0, MOST_SHOWN)) showDifference(page, difference)
  if (differences.length > MOST_SHOWN)
    page.line(page.paint('dim', `… and ${differences.length - MOST_SHOWN} more; --json lists all`))
  if (differences.length > 0) page.line()
  page.prose(same ? `${page.paint('green', '✓')} ` : `${page.paint('yellow', '!')} `, printable(diffVerdict(report)))
}

/** Without the ports that are gone: the list of the interface names them. */
function unsaid({ differences, interface: changes }: DiffReport): readonly NamedDifference[] {
  const gone = new Set(changes.flatMap(({ rule, message }) => (GONE.has(rule) ? [message] : [])))
  return differences.filter(
    ({ place, field, kind }) => kind !== 'removed' || field !== '' || !gone.has(`the ${place} is removed`),
  )
}

const GONE: ReadonlySet<InterfaceRule> = new Set(['input-removed', 'output-removed'])

function showDifference(page: Page, difference: NamedDifference): void {
  const { mark, format } = LOOKS[difference.kind]
  page.prose(`${page.paint(format, mark)} `, printable(sentenceOf(difference)))
  for (const { sign, text } of changedLines(difference)) {
    const line = clip(printable(text), Math.max(20, page.width - 6))
    page.line(`    ${page.paint(sign === '+' ? 'green' : 'red', `${sign} ${line}`)}`)
  }
}

function sentenceOf(difference: NamedDifference): string {
  const { place, field, kind, before, after } = difference
  const what = [place, field].filter((part) => part !== '').join(', ') || 'the app'
  if (kind === 'changed')
    return areTexts(difference) ? `${what} changes:` : `${what}: ${bothBrief(before, after).join(' → ')}`
  const value = kind === 'added' ? after : before
  const words = `${what} ${kind === 'added' ? 'is new' : 'is removed'}`
  return isLarge(value) ? words : `${words}: ${brief(value)}`
}

const LONGEST_VALUE = 80

function isLarge(value: JsonValue | undefined): boolean {
  return value === undefined || stringifyJson(value).length > LONGEST_VALUE
}

function brief(value: JsonValue | undefined): string {
  if (value === undefined) return 'none'
  const text = stringifyJson(value)
  if (text.length <= LONGEST_VALUE) return text
  if (isArray(value)) return `a list of ${count(value.length, 'item')}`
  return isObject(value) ? `an object of ${count(Object.keys(value).length, 'field')}` : clip(text, LONGEST_VALUE)
}

/** Cut around the place where they begin to differ, if the brief form of both is the same. */
function bothBrief(before: JsonValue | undefined, after: JsonValue | undefined): readonly [string, string] {
  const [old, next] = [brief(before), brief(after)]
  return old === next && before !== undefined && after !== undefined
    ? aroundDifference(stringifyJson(before), stringifyJson(after), LONGEST_VALUE)
    : [old, next]
}

function isLong(text: JsonValue | undefined): boolean {
  return isLarge(text) || (typeof text === 'string' && text.includes('\n'))
}

function areTexts({ before, after }: NamedDifference): boolean {
  return [before, after].every((text) => typeof text === 'string') && [before, after].some(isLong)
}

interface ChangedLine {
  readonly sign: '+' | '-'
  readonly text: string
}

const MOST_LINES = 12

function changedLines(difference: NamedDifference): readonly ChangedLine[] {
  const { before, after } = difference
  if (!areTexts(difference) || typeof before !== 'string' || typeof after !== 'string') return []
  const [old, next] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, next.length)
  let start = 0
  while (start < shorter && old[start] === next[start]) start += 1
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end += 1
  const [removed, added] = [old.slice(start, old.length - end), next.slice(start, next.length - end)]
  return [...linesWith('-', removed, added), ...linesWith('+', added, removed)]
}

/** A line is cut before what differs from the line that it replaces, or that replaces it. */
function linesWith(
  sign: ChangedLine['sign'],
  lines: readonly string[],
  others: readonly string[],
): readonly ChangedLine[] {
  const shown = lines.slice(0, MOST_LINES).map((line, index) => {
    const skipped = skippedOf(line, others[index])
    return skipped === 0 ? line : `…${line.slice(skipped)}`
  })
  const more = lines.length - shown.length
  return [...shown, ...(more > 0 ? [`… and ${count(more, 'more line')}`] : [])].map((text) => ({ sign, text }))
}

/** What is kept before the first character that differs, for the reader to find it. */
const KEPT = 20

function skippedOf(line: string, other = ''): number {
  const same = commonStart(line, other)
  return same <= LONGEST_VALUE / 2 ? 0 : same - KEPT
}

function diffVerdict({ before, after, same, differences, interface: changes }: DiffReport): string {
  const names = `${clip(before, LONGEST_NAME)} and ${clip(after, LONGEST_NAME)}`
  if (same) return `${names} are the same app.`
  const breaking = changes.filter((change) => change.breaking).length
  const parts = [
    ...(breaking === 0 ? [] : [count(breaking, 'breaking change')]),
    ...(changes.length === breaking ? [] : [count(changes.length - breaking, 'compatible change')]),
  ]
  return `${names} differ: ${count(differences.length, 'difference')}, ${parts.length === 0 ? 'none of them in the interface' : parts.join(', ')}.`
}

export function diffBlocks(report: DiffReport, budget: Budget): readonly string[] {
  const rows = unsaid(report).map((difference) => [
    LOOKS[difference.kind].mark,
    [
      sentence(clip(sentenceOf(difference), LONGEST_SENTENCE)),
      ...changedLines(difference).map(({ sign, text }) => code(`${sign} ${clip(text, LONGEST_SENTENCE)}`)),
    ].join('<br>'),
  ])
  return [
    paragraph(`${report.same ? '✅' : '⚠️'} ${sentence(diffVerdict(report))}`),
    ...report.interface.map(({ breaking, message }) =>
      paragraph(`${breaking ? '⚠️ breaking' : '➖ compatible'}: ${sentence(clip(message, LONGEST_SENTENCE))}`),
    ),
    ...(rows.length === 0 ? [] : [htmlTable(['', 'Difference'], rows, budget)]),
  ]
}

const PATCH_FORMATS: Readonly<Record<string, Format>> = { '+': 'green', '-': 'red', '@': 'cyan' }

/** A unified diff. */
export function showPatch(page: Page, diff: string, indent = ''): void {
  for (const text of diff.trimEnd().split('\n')) {
    const format = PATCH_FORMATS[text.charAt(0)]
    page.line(indent + (format === undefined ? printable(text) : page.paint(format, printable(text))))
  }
}
