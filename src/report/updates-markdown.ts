import type { AppReport } from '../commands/report.ts'
import type { UpdateDetails } from '../promotion/details.ts'
import { code, fenced, LONGEST_NAME, LONGEST_SENTENCE, sentence, type Budget } from './escape.ts'
import { clip, count, printable } from './printable.ts'
import { breakingChanges, changedFilesOf, changesOf, linesIn } from './verdict.ts'

const MOST_CHANGES = 50

/** Per diff, in characters: the diff of one app must not use the room of all others. */
const LONGEST_DIFF = 40_000

/** In characters. Documentation and scripts may be in one very long line. */
const LONGEST_LINE = 1_000

type Drawn = AppReport & { readonly diagram: string }

type Updated = AppReport & { readonly details: UpdateDetails }

/**
 * Folded, but open if there are breaking changes; those come first. If the room is limited, lists of changes take
 * precedence over diagrams and diffs, and a sentence counts what is left out.
 */
export function updateBlocks(apps: readonly AppReport[], budget: Budget): readonly string[] {
  const updated = apps
    .filter((app): app is Updated => app.details !== undefined)
    .toSorted((one, other) => breakingChanges(other.details) - breakingChanges(one.details))
  const frames = updated.map((app) => frameOf(app, budget))
  const left = { changes: 0, diagrams: 0, diffs: 0 }
  const blocks = updated.flatMap(({ details }, at) => {
    const frame = frames[at]
    if (frame === undefined) {
      left.changes += 1
      return []
    }
    const diagram = taken(diagramOf(details), budget)
    const diff = taken(diffOf(details), budget)
    if (diagram === undefined) left.diagrams += 1
    if (diff === undefined) left.diffs += 1
    return [`${frame}${diagram ?? ''}${diff ?? ''}\n</details>\n`]
  })
  for (const { name, diagram } of apps.filter((app): app is Drawn => app.diagram !== undefined)) {
    const block = taken(
      `<details><summary>${code(clip(name, LONGEST_NAME))}: a new workflow</summary>\n\n${fenced(diagram, 'mermaid')}\n</details>\n`,
      budget,
    )
    if (block === undefined) left.diagrams += 1
    else blocks.push(block)
  }
  const parts = [
    part(left.changes, 'the changes'),
    part(left.diagrams, 'the diagram', 'the diagrams'),
    part(left.diffs, 'the diff', 'the diffs'),
  ].filter((text) => text !== '')
  if (parts.length === 0) return blocks
  return [
    ...blocks,
    `<p>Left out, since they do not fit here: ${parts.join(', ')}. The file of the output report-file has all changes and diffs.</p>\n`,
  ]
}

function part(number: number, one: string, many = one): string {
  return number === 0 ? '' : `${number === 1 ? one : many} of ${count(number, 'app')}`
}

function taken(text: string, budget: Budget): string | undefined {
  return budget.take(text) ? text : undefined
}

function frameOf(app: Updated, budget: Budget): string | undefined {
  const { name, details } = app
  const changes = changesOf(details)
  const breaking = breakingChanges(details)
  const title = [
    ...(changes.length === 0 ? [] : [count(changes.length, 'change')]),
    ...(breaking === 0 ? [] : [`⚠️ ${breaking} breaking`]),
    linesIn(details),
  ]
  const items = changes
    .slice(0, MOST_CHANGES)
    .map(
      (change) =>
        `<li>${change.breaking ? '⚠️ <strong>breaking</strong>: ' : ''}${sentence(clip(change.message, LONGEST_SENTENCE))}</li>`,
    )
  const more = changes.length > MOST_CHANGES ? [`<li>${count(changes.length - MOST_CHANGES, 'more change')}</li>`] : []
  const changed = changedFilesOf(app, (value) => code(clip(value, LONGEST_NAME)))
  const files = changed === undefined ? [] : [`<li>${changed}</li>`]
  const rows = [...files, ...items, ...more]
  const list = rows.length === 0 ? '' : `<ul>\n${rows.join('\n')}\n</ul>\n`
  return taken(
    `<details${breaking > 0 ? ' open' : ''}><summary>${code(clip(name, LONGEST_NAME))}: ${title.join(', ')}</summary>\n${list}`,
    budget,
  )
}

function diagramOf({ diagram }: UpdateDetails): string {
  return diagram === undefined ? '' : `\n${fenced(diagram, 'mermaid')}`
}

function diffOf({ diff, omittedLines }: UpdateDetails): string {
  if (diff === undefined) return ''
  const lines = diff.split('\n').map((line) => clip(line.split('\t').map(printable).join('\t'), LONGEST_LINE))
  const shown: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > LONGEST_DIFF) break
    shown.push(line)
  }
  const omitted = omittedLines + lines.length - shown.length
  return `\n${fenced(shown.join('\n'), 'diff')}${omitted === 0 ? '' : `\n<p>${count(omitted, 'line')} of the diff ${omitted === 1 ? 'is' : 'are'} left out.</p>\n`}`
}
