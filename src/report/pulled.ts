import type { PulledApp, PullReport } from '../commands/report.ts'
import { code, htmlTable, LONGEST_SENTENCE, sentence, type Budget } from './escape.ts'
import { clip, count, printable, printableSentence } from './printable.ts'

const FEW_FILES = 2

export function pullToText(report: PullReport): readonly string[] {
  const { apps } = report
  if (apps.length === 0) return []
  const width = Math.max(0, ...apps.map(({ target }) => printable(target).length))
  const lines = apps.map(({ outcome, target, files, reason }) => {
    const more = files.length > FEW_FILES ? ` and ${count(files.length - FEW_FILES, 'more file')}` : ''
    const written = files.length === 0 ? '' : ` → ${files.slice(0, FEW_FILES).map(printable).join(', ')}${more}`
    return `${wordFor(outcome, report).padEnd(10)} ${printable(target).padEnd(width)}${written}${reason === undefined ? '' : `: ${printableSentence(reason)}`}`.trimEnd()
  })
  return [...lines, '', pullVerdict(report)]
}

function wordFor(outcome: PulledApp['outcome'], { written }: PullReport): string {
  return outcome === 'pulled' && !written ? 'to pull' : outcome
}

function pullVerdict({ apps, written }: PullReport): string {
  const numberOf = (wanted: PulledApp['outcome']): number => apps.filter(({ outcome }) => outcome === wanted).length
  const [pulled, unread] = [numberOf('pulled'), numberOf('unreadable') + numberOf('conflict')]
  const failed = unread === 0 ? '' : `; ${count(unread, 'app')} could not be pulled`
  if (pulled === 0) return `${count(apps.length, 'app')} looked at, none to pull${failed}.`
  // Equal apps may share one document.
  const files = new Set(apps.flatMap((app) => app.files)).size
  return `${count(pulled, 'app')} of ${apps.length} ${pulled === 1 ? 'has' : 'have'} changes that git does not have; ${count(files, 'file')} ${written ? '' : 'would be '}written${failed}.`
}

const MARKS: Readonly<Record<PulledApp['outcome'], string>> = {
  pulled: '✏️',
  unchanged: '➖',
  absent: '❔',
  unreadable: '❔',
  conflict: '⚠️',
}

export function pullBlocks(report: PullReport, budget: Budget): readonly string[] {
  const rows = report.apps
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ outcome, target, files, reason }) => [
      `${MARKS[outcome]} ${wordFor(outcome, report)}`,
      code(clip(target, LONGEST_SENTENCE)),
      [
        ...files.slice(0, MOST_FILES).map((file) => code(clip(file, LONGEST_SENTENCE))),
        ...(files.length > MOST_FILES ? [`and ${files.length - MOST_FILES} more`] : []),
        ...(reason === undefined ? [] : [sentence(clip(reason, LONGEST_SENTENCE))]),
      ].join('<br>'),
    ])
  return [
    `<p>${pullVerdict(report)}</p>\n`,
    ...(rows.length === 0 ? [] : [htmlTable(['', 'App', 'Files'], rows, budget)]),
  ]
}

const MOST_FILES = 20
