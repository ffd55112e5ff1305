import { truncateMiddle } from '../../../files/text.ts'
import { ExactNumber, type JsonObject, type JsonValue } from '../../../json/index.ts'
import type { Context } from '../../lint/context.ts'
import type { ExpressionSite } from '../../lint/facts/expressions.ts'
import { RESOURCE_FIELDS } from '../../lint/facts/plain-texts.ts'
import { at, error, inText, rule, shared } from '../../lint/rule.ts'

export const resources = rule({
  codes: {
    'resource-range': error('A resource or a time limit is negative, or a maximum is below its minimum.'),
    ...shared('wrong-type', 'expression-type'),
  },
  text(site, context) {
    checkFraction(site, context)
  },
  requirement({ name, value }, { version, report }) {
    if (name === 'ResourceRequirement') checkRanges(value, report)
    // "Negative time limits are an error" (CWL v1.2, "ToolTimeLimit").
    if (name === 'ToolTimeLimit' && isNegative(value['timelimit']))
      report(
        'resource-range',
        at(value, 'timelimit'),
        'timelimit is negative',
        'Write a number from 0 up. 0 means no limit.',
      )
    // Null is not allowed (CWL v1.2, "WorkReuse": `boolean | Expression`); no field means true.
    if (name === 'WorkReuse' && value['enableReuse'] === null && version !== 'v1.0')
      report(
        'wrong-type',
        at(value, 'enableReuse'),
        '"enableReuse" must be true or false or an expression, but is null',
        'Remove the field. The default is true.',
      )
  },
})

/** Before v1.2 a resource is an integer. */
function checkFraction(site: ExpressionSite, { version, report }: Context<'expression-type'>): void {
  const [only] = site.interpolations
  if (version === 'v1.2' || only === undefined || !RESOURCE_FIELDS.includes(site.field)) return
  const code = only.kind === 'body' ? /^\s*return\b([^;{}]*)(?:;\s*)?$/.exec(only.code)?.[1] : only.code
  if (code === undefined || !QUOTIENT.test(code) || /Math|parseInt/.test(code)) return
  const rounded = only.kind === 'body' ? `\${ return Math.ceil(${code.trim()}); }` : `$(Math.ceil(${code.trim()}))`
  report(
    'expression-type',
    inText(site, only.start),
    `${site.field} must be an integer before CWL v1.2, but a division may give a fraction`,
    `Round it up: ${truncateMiddle(rounded)}.`,
  )
}

/** A division, without calls except those of Math. */
const QUOTIENT = /^[\w\s.()[\]*+-]*\/[\w\s.()[\]*+/-]*$/

const RANGES = [
  ['coresMin', 'coresMax'],
  ['ramMin', 'ramMax'],
  ['tmpdirMin', 'tmpdirMax'],
  ['outdirMin', 'outdirMax'],
] as const

/**
 * "It is an error if max < min" and "if the value of any of these fields is negative" (CWL v1.2,
 * "ResourceRequirement").
 */
function checkRanges(requirement: JsonObject, report: Context<'resource-range'>['report']): void {
  for (const ends of RANGES) {
    const negative = ends.filter((end) => isNegative(requirement[end]))
    for (const end of negative)
      report('resource-range', at(requirement, end), `${end} is negative`, 'Write a number from 0 up.')
    const [least, most] = [numberIn(requirement[ends[0]]), numberIn(requirement[ends[1]])]
    if (negative.length === 0 && least !== undefined && most !== undefined && most < least)
      report(
        'resource-range',
        at(requirement, ends[1]),
        `${ends[1]} is ${most}, which is less than ${ends[0]}, ${least}`,
        'Swap or correct them.',
      )
  }
}

function isNegative(value: JsonValue | undefined): boolean {
  return (numberIn(value) ?? 0) < 0
}

function numberIn(value: JsonValue | undefined): number | undefined {
  if (value instanceof ExactNumber) return value.value
  return typeof value === 'number' ? value : undefined
}
