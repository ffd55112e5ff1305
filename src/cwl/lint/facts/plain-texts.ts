import { truncateMiddle } from '../../../files/text.ts'
import { numberFromText } from '../../../json/index.ts'
import type { Process } from '../../documents/processes.ts'
import { describe } from '../../problems/describe-value.ts'
import type { Fix, Severity } from '../../problems/problem.ts'
import { TRUTHS } from '../../structure/value-advice.ts'
import { isQuoted } from '../../types/values.ts'
import { bareReference } from './members.ts'

export const RESOURCE_FIELDS: readonly string[] = ['cores', 'ram', 'tmpdir', 'outdir'].flatMap((resource) => [
  `${resource}Min`,
  `${resource}Max`,
])

/** Since v1.1 they accept an expression, but no other text; with what else they accept. */
const NO_PLAIN_TEXT: ReadonlyMap<string, string> = new Map([
  ['position', 'an integer'],
  ['timelimit', 'an integer'],
  ...RESOURCE_FIELDS.map((field) => [field, 'a number'] as const),
  ...['required', 'enableReuse', 'networkAccess'].map((field) => [field, 'true or false'] as const),
  ['listing', 'a file, a directory, an entry'],
  ...['outputEval', 'expression', 'when'].map((field) => [field, ''] as const),
])

/** Whether a dollar sign may be meant literally. */
export function mayBeText({ field }: { readonly field: string }): boolean {
  return !NO_PLAIN_TEXT.has(field)
}

export interface PlainText {
  readonly code: 'wrong-type' | 'bare-reference'
  readonly severity: Severity
  readonly container: object
  readonly key: string | number
  readonly message: string
  readonly fix: Fix
}

/** Undefined if it has an expression or needs none. */
export function plainTextAt(
  { version }: Process,
  { container, key, field, text }: { readonly container: object; key: string | number; field: string; text: string },
  inputs: ReadonlyMap<string, unknown> | undefined,
): PlainText | undefined {
  const others = NO_PLAIN_TEXT.get(field)
  const reference = inputs === undefined ? undefined : bareReference(text, inputs)
  const isInput = inputs?.has(text) === true
  const meant = reference ?? (field === 'listing' && isInput ? `inputs.${text}` : undefined)
  const isOld = version === 'v1.0'
  // The schemas of v1.0 allow any text, but it cannot be converted to a number or a file.
  if (others !== undefined && (!isOld || field === 'listing' || RESOURCE_FIELDS.includes(field))) {
    const wanted = others === '' ? 'an expression' : `${others} or an expression`
    return {
      code: 'wrong-type',
      severity: isOld ? 'warning' : 'error',
      container,
      key,
      message: `${field} must be ${wanted}, and this is ${describe(text)}`,
      fix: meant === undefined ? fixForPlain(text, field, others) : `Write $(${meant}).`,
    }
  }
  // A name of one word may be meant as the word.
  const named =
    reference ??
    (field === 'valueFrom' && isInput && /[a-z\d](?:_|[A-Z])[A-Za-z\d]/.test(text) ? `inputs.${text}` : undefined)
  if (named === undefined) return undefined
  return {
    code: 'bare-reference',
    severity: 'warning',
    container,
    key,
    message: `${truncateMiddle(text.trim())} is text here, and is not replaced with a value`,
    fix: `Write $(${named}).`,
  }
}

const EXPRESSION = 'An expression is written $(…) or ${…}.'

/** It reads variables of expressions, and is valid code. */
function isBareCode(text: string): boolean {
  return (
    text.length <= LONGEST_BARE &&
    !/[$\n]|,(?![^(]{0,60}\))/.test(text) &&
    /(?<![\w.])(?:inputs|self|runtime)[.[]/.test(text)
  )
}

const LONGEST_BARE = 60
const RETURNS = /^return\b/

/** To mebibytes (CWL v1.2 CommandLineTool, "ResourceRequirement"). */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['g', 1024],
  ['t', 1024 * 1024],
])

function fixForPlain(text: string, field: string, wanted: string): Fix {
  const bare = bareReference(text)
  if (bare !== undefined) return `Write $(${bare}).`
  const code = text.trim()
  if (isBareCode(code)) return RETURNS.test(code) ? `Write \${${code}}.` : `Write $(${code}).`
  const isNumber = wanted.startsWith('an integer') || wanted.startsWith('a number')
  if (isQuoted(text, isNumber ? 'double' : wanted === 'true or false' ? 'boolean' : undefined))
    return {
      words: 'Write it without quotes.',
      change: { kind: 'value', value: /^(?:true|false)$/.test(text) ? text === 'true' : numberFromText(text) },
    }
  const truth = wanted === 'true or false' ? TRUTHS.get(text.toLowerCase()) : undefined
  if (truth !== undefined) return { words: `Write ${truth}.`, change: { kind: 'value', value: truth } }
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?) ?([mgt])i?b?$/i.exec(text) ?? []
  const factor = UNITS.get(unit.toLowerCase())
  if (amount === undefined || factor === undefined || !RESOURCE_FIELDS.includes(field) || field.startsWith('cores'))
    return EXPRESSION
  return `It is a number of mebibytes without a unit: ${Math.ceil(Number(amount) * factor)}.`
}
