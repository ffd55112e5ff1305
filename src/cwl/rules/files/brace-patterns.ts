import { truncateMiddle } from '../../../files/truncate.ts'
import type { JsonValue } from '../../../json/index.ts'
import type { Context } from '../../lint/context.ts'
import { mayHoldExpression } from '../../lint/facts/interpolation.ts'
import type { Site } from '../../lint/report.ts'
import { rule, warning } from '../../lint/rule.ts'

type Report = Context<'brace-pattern'>['report']

/** Globs follow glob(3) of POSIX (CWL v1.2 CommandLineTool, "CommandOutputBinding"), where braces are plain characters. */
export const bracePatterns = rule({
  codes: { 'brace-pattern': warning('A pattern has alternatives in braces, which only some engines support.') },
  glob(glob, { report }) {
    check(glob.value, glob, report)
  },
  pattern(pattern, { report }) {
    check(pattern.text, pattern, report)
  },
})

function check(text: JsonValue, site: Site, report: Report): void {
  if (typeof text !== 'string' || text.length > LONGEST || !BRACES.test(text) || mayHoldExpression(text)) return
  const list = expanded(text)
  report(
    'brace-pattern',
    site,
    `only some engines read the braces of "${truncateMiddle(text)}" as alternatives; for all others they are plain characters`,
    list === undefined
      ? 'Write a list of patterns without braces.'
      : `Write a list: [${list.map((part) => JSON.stringify(part)).join(', ')}].`,
  )
}

const BRACES = /\{[^{},]*,[^{}]*\}/

/** A longer text is not a pattern, and would make the regular expressions slow. */
const LONGEST = 500

/** A longer list does not help in a fix. */
const MOST_PARTS = 8

/** All texts that the alternatives in braces give, in order. Undefined if there are too many. */
function expanded(text: string): readonly string[] | undefined {
  const braces = BRACES.exec(text)
  if (braces === null) return [text]
  const [before, after] = [text.slice(0, braces.index), text.slice(braces.index + braces[0].length)]
  const all: string[] = []
  for (const alternative of braces[0].slice(1, -1).split(',')) {
    const rest = all.length > MOST_PARTS ? undefined : expanded(`${before}${alternative}${after}`)
    if (rest === undefined) return undefined
    all.push(...rest)
  }
  return all.length > MOST_PARTS ? undefined : all
}
