import { truncateMiddle } from '../../../files/text.ts'
import type { JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Context } from '../../lint/context.ts'
import type { Bound } from '../../lint/facts/command-line.ts'
import { holdsReference } from '../../lint/facts/interpolation.ts'
import { at, off, rule, shared, warning } from '../../lint/rule.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { isOnly, membersOf, withoutNull, type Type } from '../../types/types.ts'

/**
 * Bindings whose effect on the command line is not what it seems to be (CWL v1.2 CommandLineTool,
 * "CommandLineBinding").
 */
export const bindings = rule({
  codes: {
    'detached-value': warning('A prefix that ends with an equals sign is separated from its value.'),
    'no-effect-binding': warning('The binding of a boolean or an argument adds nothing to the command line.'),
    'no-effect-separate': off('separate: false has no prefix and value to join.'),
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
        'itemSeparator is not evaluated: this text is put between the items as written',
        'Join the items in valueFrom.',
      )
    else if (type === undefined && isWithoutValue(binding)) checkArgument(binding, report)
    else if (!isPresent(prefix)) checkBare(bound, report)
    else if (typeof prefix !== 'string' || prefix === '') return
    else if (holdsReference(prefix))
      report(
        'unevaluated-expression',
        at(binding, 'prefix'),
        'prefix is not evaluated: the program gets this text as written',
        'Write it in valueFrom.',
      )
    else if (binding['separate'] === false) checkJoined(bound, prefix, report)
    else checkSeparate(bound, prefix, report)
  },
})

type Report = Context<'detached-value' | 'no-effect-binding' | 'no-effect-separate'>['report']

function checkArgument(binding: JsonObject, report: Report): void {
  const { prefix } = binding
  if (typeof prefix === 'string')
    report(
      'no-effect-binding',
      at(binding, 'prefix'),
      `the program does not get "${truncateMiddle(prefix)}": a prefix needs the value of its argument, and this one has no valueFrom`,
      'Write valueFrom, not prefix, or add valueFrom.',
    )
}

function checkBare(bound: Bound, report: Report): void {
  const { binding } = bound
  if (isUnresolved(binding, 'prefix')) return
  if (binding['separate'] === false)
    report(
      'no-effect-separate',
      at(binding, 'separate', 'key'),
      'separate: false joins a prefix to its value, but there is no prefix',
      'Add the prefix, or remove separate.',
    )
  else if (addsNothing(bound))
    report(
      'no-effect-binding',
      at(binding),
      'a boolean adds its prefix to the command line when it is true, but this binding has no prefix',
      'Add the prefix, or write the argument in valueFrom.',
    )
}

function checkJoined(bound: Bound, prefix: string, report: Report): void {
  if (!isUnjoined(bound)) return
  const { binding } = bound
  const message = `a prefix is joined to a single value: before the items of a list, "${truncateMiddle(prefix)}" is a separate argument`
  const fix = 'Add itemSeparator. For one prefix per item, move the binding into the type of the list.'
  if (endsWithSign(prefix)) report('detached-value', at(binding, 'prefix'), message, fix)
  else report('no-effect-separate', at(binding, 'separate', 'key'), message, fix)
}

function checkSeparate(bound: Bound, prefix: string, report: Report): void {
  const { binding } = bound
  const { separate } = binding
  // Other values and a misspelt name are reported elsewhere.
  if ((isPresent(separate) && separate !== true) || isUnresolved(binding, 'separate')) return
  const type = typeOfArgument(bound)
  // Programs with NAME=VALUE without a dash, such as Picard, read the next argument as the value too.
  if (!prefix.startsWith('-')) return
  // A boolean only adds its prefix.
  if (!endsWithSign(prefix) || (type !== undefined && membersOf(type).every(isSwitch))) return
  report(
    'detached-value',
    at(binding, 'prefix'),
    `the program gets "${truncateMiddle(prefix)}" and its value as two arguments`,
    fixForDetached(type, isUnjoined(bound)),
  )
}

/** Without null; undefined if the program gets another value. */
function typeOfArgument({ binding, type }: Bound): Type | undefined {
  return type === undefined || isPresent(binding['valueFrom']) ? undefined : withoutNull(type)
}

/** Whether each item is a separate argument. */
function isUnjoined(bound: Bound): boolean {
  return !isPresent(bound.binding['itemSeparator']) && typeOfArgument(bound)?.kind === 'array'
}

function endsWithSign(prefix: string): boolean {
  return /\w=$/.test(prefix)
}

/**
 * "When true, add prefix to the command line. When false, add nothing." (CWL v1.2 CommandLineTool,
 * "CommandLineBinding")
 */
function addsNothing(bound: Bound): boolean {
  const type = typeOfArgument(bound)
  return type !== undefined && isOnly(type, ['boolean'])
}

/**
 * "When a binding is part of the CommandLineTool.arguments field, the valueFrom field is required" (CWL v1.2
 * CommandLineTool, "CommandLineBinding").
 */
function isWithoutValue(binding: JsonObject): boolean {
  return (
    !isPresent(binding['valueFrom']) &&
    Object.keys(binding).every((key) => key === 'valueFrom' || BINDING_FIELDS.has(key))
  )
}

/** With other fields, its meaning is not known. */
const BINDING_FIELDS: ReadonlySet<string> = new Set([
  'position',
  'prefix',
  'separate',
  'itemSeparator',
  'shellQuote',
  'loadContents',
])

function fixForDetached(type: Type | undefined, isOfItems: boolean): string {
  if (isOfItems)
    return 'Add separate: false and itemSeparator. For one prefix per item, move the binding into the type of the list.'
  return type?.kind === 'record' ? 'Move the prefix to the fields of the record.' : 'Add separate: false.'
}

/** An unknown type may be a boolean. */
function isSwitch(type: Type): boolean {
  return type.kind === 'unknown' || isOnly(type, ['boolean'])
}
