import { truncateMiddle } from '../../../files/truncate.ts'
import type { JsonValue } from '../../../json/index.ts'
import type { Context } from '../../lint/context.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import { entriesOf, streamsOf } from '../../lint/facts/output-names.ts'
import type { Site } from '../../lint/report.ts'
import { at, rule, warning } from '../../lint/rule.ts'

type Report = Context<'space-at-end'>['report']

/** Spaces and line ends at the ends of file names and patterns. They are part of the name or pattern. */
export const spaceAtEnd = rule({
  codes: { 'space-at-end': warning('A file name or pattern begins or ends with a space or a line end.') },
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

/** cwltool trims a text with a reference, so it is not reported. */
function check(text: JsonValue | undefined, site: Site, report: Report): void {
  if (typeof text !== 'string' || mayHoldExpression(text) || text.trim() === text || text.trim() === '') return
  const [what, fix] = text.endsWith('\n')
    ? ['the line end after it', 'Add a dash after the | or > before it, or write it on the line of its field.']
    : ['the space', 'Remove the space.']
  report(
    'space-at-end',
    site,
    `${JSON.stringify(truncateMiddle(text))} is read as the whole name, including ${what}`,
    fix,
  )
}
