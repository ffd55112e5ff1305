import type { JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Bound } from '../analysis/bindings.ts'
import { holdsReference } from '../analysis/unevaluated.ts'
import type { Context } from '../lint/context.ts'
import { at, rule, shared, warning } from '../lint/rule.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import { isUnresolved } from '../structure/unresolved.ts'
import { isOnly, membersOf, withoutNull, type Type } from '../types/types.ts'

/** Bindings that do not bring to the program what they look like (CWL v1.2 CommandLineTool, "CommandLineBinding"). */
export const bindings = rule({
  codes: {
    'detached-value': warning('A prefix that ends with an equals sign stands apart from its value.'),
    'no-effect-binding': warning('The binding of a boolean or an argument adds nothing to the command line.'),
    'no-effect-separate': warning('separate: false has nothing to join.'),
    ...shared('unevaluated-expression'),
  },
  on: 'CommandLineTool',
  binding(bound, { report }) {
    const { binding, type } = bound
    const { prefix, itemSeparator } = binding
    if (typeof itemSeparator === 'string' && holdsReference(itemSeparator))
      report(
        'unevaluated-expression',
        at(binding, 'itemSeparator'),
        'itemSeparator is not evaluated: this stands between the items as it is written',
        'Join the items in valueFrom.',
      )
    else if (type === undefined && isWithoutValue(binding)) checkArgument(binding, report)
    else if (!isPresent(prefix)) checkBare(bound, report)
    else if (typeof prefix !== 'string' || prefix === '') return
    else if (holdsReference(prefix))
      report(
        'unevaluated-expression',
        at(binding, 'prefix'),
        'prefix is not evaluated: this reaches the program as it is written',
        'Write it in valueFrom.',
      )
    else if (binding['separate'] === false) checkJoined(bound, prefix, report)
    else checkSeparate(bound, prefix, report)
  },
})

type Report = Context<'detached-value' | 'no-effect-binding' | 'no-effect-separate'>['report']

/** An argument that has no value. */
function checkArgument(binding: JsonObject, report: Report): void {
  const { prefix } = binding
  if (typeof prefix === 'string')
    report(
      'no-effect-binding',
      at(binding, 'prefix'),
      `${truncateMiddle(prefix)} does not reach the program: it stands before the value of an argument, and this one has no valueFrom`,
      'Write valueFrom in the place of prefix, or add valueFrom beside it.',
    )
  else
    report(
      'no-effect-binding',
      at(binding, isPresent(prefix) ? 'prefix' : undefined),
      'nothing says what this argument is: it has no valueFrom',
      'Add it, or remove the argument.',
    )
}

/** A binding without a prefix. */
function checkBare(bound: Bound, report: Report): void {
  const { binding } = bound
  if (isUnresolved(binding, 'prefix')) return
  if (binding['separate'] === false)
    report(
      'no-effect-separate',
      at(binding, 'separate', 'key'),
      'separate: false joins a prefix to its value, and there is none',
      'Add the prefix, or remove separate.',
    )
  else if (addsNothing(bound))
    report(
      'no-effect-binding',
      at(binding),
      'a boolean puts its prefix on the command line when it is true, and this binding has none',
      'Add the prefix, or make the argument in valueFrom.',
    )
}

/** A binding that is to join its prefix to the value. */
function checkJoined(bound: Bound, prefix: string, report: Report): void {
  if (!isUnjoined(bound)) return
  const { binding } = bound
  const message = `a prefix is joined to one value: before the items of a list, ${truncateMiddle(prefix)} is an argument of its own`
  const fix = 'Add itemSeparator, or, for one prefix per item, move the binding into the type of the list.'
  if (endsWithSign(prefix)) report('detached-value', at(binding, 'prefix'), message, fix)
  else report('no-effect-separate', at(binding, 'separate', 'key'), message, fix)
}

/** A binding whose prefix is an argument, and its value the next. */
function checkSeparate(bound: Bound, prefix: string, report: Report): void {
  const { binding } = bound
  const { separate } = binding
  // Another rule reports what is not a boolean, or is misspelt.
  if ((isPresent(separate) && separate !== true) || isUnresolved(binding, 'separate')) return
  const type = typeAsGiven(bound)
  // Of a boolean only the prefix is written.
  if (!endsWithSign(prefix) || (type !== undefined && membersOf(type).every(isSwitch))) return
  report(
    'detached-value',
    at(binding, 'prefix'),
    `${truncateMiddle(prefix)} and its value reach the program as two arguments`,
    fixForDetached(type, isUnjoined(bound)),
  )
}

/** The type of what is bound, but for null, where its value reaches the program as it is. */
function typeAsGiven({ binding, type }: Bound): Type | undefined {
  return type === undefined || isPresent(binding['valueFrom']) ? undefined : withoutNull(type)
}

/** Whether each item of a list is an argument of its own. */
function isUnjoined(bound: Bound): boolean {
  return !isPresent(bound.binding['itemSeparator']) && typeAsGiven(bound)?.kind === 'array'
}

function endsWithSign(prefix: string): boolean {
  return /\w=$/.test(prefix)
}

/**
 * "When true, add prefix to the command line. When false, add nothing." (CWL v1.2 CommandLineTool,
 * "CommandLineBinding")
 */
function addsNothing(bound: Bound): boolean {
  const type = typeAsGiven(bound)
  return type !== undefined && isOnly(type, ['boolean'])
}

/**
 * "When a binding is part of the CommandLineTool.arguments field, the valueFrom field is required" (CWL v1.2
 * CommandLineTool, "CommandLineBinding").
 */
function isWithoutValue(binding: JsonObject): boolean {
  return (
    !isPresent(binding['valueFrom']) &&
    Object.keys(binding).every((key) => key === 'valueFrom' || BESIDE_VALUE.has(key))
  )
}

/** Of a binding with others, what was meant is not known. */
const BESIDE_VALUE: ReadonlySet<string> = new Set([
  'position',
  'prefix',
  'separate',
  'itemSeparator',
  'shellQuote',
  'loadContents',
])

function fixForDetached(type: Type | undefined, isOfItems: boolean): string {
  if (isOfItems)
    return 'Add separate: false and itemSeparator; for one prefix per item, move the binding into the type of the list.'
  return type?.kind === 'record' ? 'Move it to the fields of the record.' : 'Add separate: false.'
}

/** What is unknown may be one. */
function isSwitch(type: Type): boolean {
  return type.kind === 'unknown' || isOnly(type, ['boolean'])
}
