import { truncateMiddle } from '../../../files/truncate.ts'
import type { Context } from '../../lint/context.ts'
import { isWholeText, type ExpressionSite } from '../../lint/facts/expressions.ts'
import { closingBracket, isReference, type Interpolation } from '../../lint/facts/interpolation.ts'
import { typeOf } from '../../lint/facts/reference-types.ts'
import { inText, rule, warning } from '../../lint/rule.ts'
import { describeType } from '../../types/describe-type.ts'
import { acceptsNull, isNull, membersOf, type Type } from '../../types/types.ts'

/**
 * Outputs of an ExpressionTool that its code never sets: it "must return a plain Javascript object which matches the
 * output parameters" (CWL v1.2 Workflow, "ExpressionTool"). Only code that ends with that object is checked. An empty
 * object is a stub.
 */
export const returnedOutputs = rule({
  codes: {
    'unreturned-output': warning(
      'The code of an ExpressionTool returns an object without one of the outputs, or a value that is not an object.',
    ),
  },
  on: 'ExpressionTool',
  process(context) {
    const { value, ports, expressions, report } = context
    const text = expressions.texts.find(({ field, container }) => field === 'expression' && container === value)
    const [only] = text?.interpolations ?? []
    if (text === undefined || only?.closed !== true || !isWholeText(only, text.text)) return
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
          `the code returns an object without the key "${name}", but the output "${name}" accepts ${describeType(type)}`,
          'Add the key, or make the output optional.',
        )
    }
  },
})

/** Checks a value that is returned where the object must be: a literal, a list or an input. */
function checkReturnedValue(
  text: ExpressionSite,
  { kind, code, start }: Interpolation,
  { ports: { outputs }, report }: Context<'unreturned-output'>,
): void {
  const value = (kind === 'body' ? RETURNED_VALUE.exec(code.trim())?.[1] : code)?.trim() ?? ''
  const what = LITERAL.test(value) || isList(value) ? value : typeInWords(value, text)
  if (what === undefined || outputs.size === 0) return
  const keys = [...outputs.keys()]
    .slice(0, MOST_KEYS)
    .map((name) => `${JSON.stringify(name)}: ${outputs.size === 1 ? truncateMiddle(value) : '…'}`)
  report(
    'unreturned-output',
    inText(text, start),
    `the code returns ${truncateMiddle(what)}, but must return an object with the outputs as keys`,
    `Write ${kind === 'body' ? `return {${keys.join(', ')}}` : `$({${keys.join(', ')}})`}.`,
  )
}

/** The code has only this return. */
const RETURNED_VALUE = /^return\s+([^\s;{}][^;\n{}]{0,199});?$/
const LITERAL = /^(?:"[^"\\]*"|'[^'\\]*'|-?\d+(?:\.\d+)?|true|false)$/
const MOST_KEYS = 3

/** Whether the first bracket closes at the end. Then no item is taken from the list and nothing follows it. */
function isList(value: string): boolean {
  return value.startsWith('[') && closingBracket(value, 0) === value.length - 1
}

/** The type of a parameter reference whose value is not an object. */
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
  /** The index in the text. */
  readonly start: number
}

/** The object literal that code ends with. Undefined if there is none. */
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

/** Whether an index is after two slashes on its line, so it may be in a comment. */
function isComment(code: string, at: number): boolean {
  return code.slice(code.lastIndexOf('\n', at) + 1, at).includes('//')
}

/** A spread, computed or escaped key may be any key. */
const UNSEEN = /\.{3}|[{,]\s*\[|\\[ux]/

/** Every text that may be a key. This includes keys of inner objects, and shorthand names. */
function keysIn(code: string): ReadonlySet<string> {
  return new Set(
    Array.from(code.matchAll(KEY), ([, double, single, name, own = '']) => double ?? single ?? name ?? own),
  )
}

const KEY =
  /(?:"([^"\\\n]{0,500})"|'([^'\\\n]{0,500})'|(?<![\w$\u0080-\uffff])([\w$\u0080-\uffff]+))\s{0,100}(?=:)|(?<=[{,]\s{0,100})([\w$\u0080-\uffff]+)\s{0,100}(?=[,}])/g
