import { truncateMiddle } from '../../../files/text.ts'
import type { Context } from '../../lint/context.ts'
import { isWholeText, type ExpressionSite } from '../../lint/facts/expressions.ts'
import { isReference, type Interpolation } from '../../lint/facts/interpolation.ts'
import type { Returned } from '../../lint/facts/javascript-tree.ts'
import { typeOf } from '../../lint/facts/reference-types.ts'
import { inText, rule, warning } from '../../lint/rule.ts'
import { acceptsNull, describeType, isNull, membersOf, type Type } from '../../types/types.ts'

/**
 * An ExpressionTool "must return a plain Javascript object which matches the output parameters" (CWL v1.2 Workflow,
 * "ExpressionTool"). Only code that ends with that object is checked. An empty object is a stub.
 */
export const returnedOutputs = rule({
  codes: {
    'unreturned-output': warning(
      'The code of an ExpressionTool returns an object without one of the outputs, or a value that is not an object.',
    ),
  },
  on: 'ExpressionTool',
  process(context) {
    const { value, ports, expressions, javascript, report } = context
    const text = expressions.texts.find(({ field, container }) => field === 'expression' && container === value)
    const [only] = text?.interpolations ?? []
    if (text === undefined || only?.closed !== true || !isWholeText(only, text.text)) return
    const returned = javascript.factsOf(only)?.returned
    if (only.kind === 'reference' || (returned !== undefined && returned.kind !== 'object'))
      return checkReturnedValue(text, only, returned, context)
    const keys = returned?.keys
    if (returned === undefined || keys === undefined || keys.size === 0) return
    for (const { name, type } of ports.outputs.values()) {
      if (!acceptsNull(type) && !keys.has(name))
        report(
          'unreturned-output',
          inText(text, only.start + 2 + returned.start),
          `the code returns an object without the key "${name}", but the output "${name}" accepts ${describeType(type)}`,
          'Add the key, or make the output optional.',
        )
    }
  },
})

/** A literal, a list or an input where the object must be. */
function checkReturnedValue(
  text: ExpressionSite,
  { kind, code, start }: Interpolation,
  returned: Returned | undefined,
  { ports: { outputs }, report }: Context<'unreturned-output'>,
): void {
  if (returned?.isAll === false) return
  const value = returned === undefined ? code : code.slice(returned.start, returned.end)
  const what = returned?.kind === 'plain' ? value : typeInWords(value, text)
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

const MOST_KEYS = 3

/** Undefined if it may be an object. */
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
