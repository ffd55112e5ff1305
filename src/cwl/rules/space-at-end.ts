import type { JsonValue } from '../../json/index.ts'
import { mayHoldExpression } from '../analysis/interpolation.ts'
import { entriesOf, streamsOf } from '../analysis/output-names.ts'
import type { Context } from '../lint/context.ts'
import type { Site } from '../lint/report.ts'
import { at, rule, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'

type Report = Context<'space-at-end'>['report']

/** Spaces and line ends are part of the name or pattern of a file. */
export const spaceAtEnd = rule({
  codes: { 'space-at-end': warning('A name or pattern of a file begins or ends with a blank or a line end.') },
  process({ process, processClass, report }) {
    if (processClass !== 'CommandLineTool') return
    for (const name of streamsOf(process)) check(name.value, name, report)
    for (const entry of entriesOf(process))
      if (typeof entry['entry'] === 'string') check(entry['entryname'], at(entry, 'entryname'), report)
  },
  glob(glob, { report }) {
    check(glob.value, glob, report)
  },
  pattern(pattern, { report }) {
    check(pattern.text, pattern, report)
  },
})

/** A text with a reference in it is trimmed (as by the reference implementation). */
function check(text: JsonValue | undefined, site: Site, report: Report): void {
  if (typeof text !== 'string' || mayHoldExpression(text) || text.trim() === text || text.trim() === '') return
  const [what, fix] = text.endsWith('\n')
    ? ['the line end behind it', 'Put a dash behind the | or > before it, or write it on the line of its field.']
    : ['the blank', 'Remove the blank.']
  report('space-at-end', site, `${JSON.stringify(truncateMiddle(text))} is taken for the whole name, with ${what}`, fix)
}
