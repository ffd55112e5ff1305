import { standsAlone, type ExpressionSite } from '../analysis/expressions.ts'
import { closingBracket, isReference, type Interpolation } from '../analysis/interpolation.ts'
import { typeOf } from '../analysis/reference-types.ts'
import type { Context } from '../lint/context.ts'
import { inText, rule, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import { describeType } from '../types/describe-type.ts'
import { acceptsNull, isNull, membersOf, type Type } from '../types/types.ts'

/**
 * Outputs of an ExpressionTool that its code never gives a value: it "must return a plain Javascript object which
 * matches the output parameters" (CWL v1.2 Workflow, "ExpressionTool"). Only code is looked at that ends with that
 * object; an empty one is a stub.
 */
export const returnedOutputs = rule({
  codes: {
    'unreturned-output': warning(
      'The code of an ExpressionTool returns an object without one of the outputs, or no object.',
    ),
  },
  on: 'ExpressionTool',
  process(context) {
    const { value, ports, expressions, report } = context
    const text = expressions.texts.find(({ field, container }) => field === 'expression' && container === value)
    const [only] = text?.interpolations ?? []
    if (text === undefined || only?.closed !== true || !standsAlone(only, text.text)) return
    const returned = returnedObject(only)
    if (returned === undefined) return checkReturnedValue(text, only, context)
    if (UNSEEN.test(returned.code)) return
    const keys = keysIn(returned.code)
    if (keys.size === 0) return
    for (const { name, type } of ports.outputs.values()) {
      if (!acceptsNull(type) && !keys.has(name))
        report(
          'unreturned-output',
          inText(text, returned.start),
          `the code returns an object without the key ${name}, and the output ${name} takes ${describeType(type)}`,
          'Add the key, or make the output optional.',
        )
    }
  },
})

/** A value that stands alone where the object should: as it is written, also in a list, or of an input. */
function checkReturnedValue(
  text: ExpressionSite,
  { kind, code, start }: Interpolation,
  { ports: { outputs }, report }: Context<'unreturned-output'>,
): void {
  const value = (kind === 'body' ? RETURNED_VALUE.exec(code)?.[1] : code)?.trim() ?? ''
  const what = LITERAL.test(value) || isList(value) ? value : typeInWords(value, text)
  if (what === undefined || outputs.size === 0) return
  const keys = [...outputs.keys()]
    .slice(0, MOST_KEYS)
    .map((name) => `${JSON.stringify(name)}: ${outputs.size === 1 ? truncateMiddle(value) : '…'}`)
  report(
    'unreturned-output',
    inText(text, start),
    `the code returns ${truncateMiddle(what)}, and must return an object with the outputs as keys`,
    `Write ${kind === 'body' ? `return {${keys.join(', ')}}` : `$({${keys.join(', ')}})`}.`,
  )
}

/** Nothing else is in the code. */
const RETURNED_VALUE = /^\s*return\s+([^;\n{}]{1,200}?)\s*;?\s*$/
const LITERAL = /^(?:"[^"\\]*"|'[^'\\]*'|-?\d+(?:\.\d+)?|true|false)$/
const MOST_KEYS = 3

/** From the first bracket to the last: nothing is taken from the list, and nothing is done with it. */
function isList(value: string): boolean {
  return value.startsWith('[') && closingBracket(value, 0) === value.length - 1
}

/** Of a parameter reference to what is no object of some shape. */
function typeInWords(reference: string, { scope }: ExpressionSite): string | undefined {
  const type = isReference(reference) ? typeOf(reference, scope) : undefined
  if (type === undefined || isNull(type) || mayBeObject(type)) return undefined
  return describeType(type)
}

function mayBeObject(type: Type): boolean {
  return membersOf(type).some(
    (member) =>
      member.kind === 'record' || member.kind === 'unknown' || (member.kind === 'simple' && member.name === 'Any'),
  )
}

interface Returned {
  readonly code: string
  /** In the text. */
  readonly start: number
}

/** The literal that code ends with, if it does. */
function returnedObject({ kind, code, start: at }: Interpolation): Returned | undefined {
  const begin = kind === 'body' ? code.lastIndexOf('return') : 0
  const from = (kind === 'body' ? RETURN : /^\s*(?=\{)/).exec(code.slice(begin))?.[0]
  if (from === undefined || isComment(code, begin)) return undefined
  const start = begin + from.length
  const end = closingBracket(code, start)
  const isLast = end >= 0 && /^[\s;)]*$/.test(code.slice(end + 1))
  return isLast ? { code: code.slice(start, end + 1), start: at + 2 + start } : undefined
}

const RETURN = /^return\s*(?:\(\s*)?(?=\{)/

/** What follows two slashes on their line may be no code any more. */
function isComment(code: string, at: number): boolean {
  return code.slice(code.lastIndexOf('\n', at) + 1, at).includes('//')
}

/** What is spread, computed or escaped may have any key. */
const UNSEEN = /\.{3}|[{,]\s*\[|\\[ux]/

/** Whatever may be a key: those of objects further inside too, and names that are their own values. */
function keysIn(code: string): ReadonlySet<string> {
  return new Set(
    Array.from(code.matchAll(KEY), ([, double, single, name, own]) => double ?? single ?? name ?? own ?? ''),
  )
}

const KEY =
  /(?:"([^"\\\n]{0,500})"|'([^'\\\n]{0,500})'|(?<![\w$\u0080-\uffff])([\w$\u0080-\uffff]+))\s*(?=:)|(?<=[{,]\s{0,100})([\w$\u0080-\uffff]+)\s*(?=[,}])/g
