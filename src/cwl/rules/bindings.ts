import type { JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Bound } from '../analysis/bindings.ts'
import { holdsReference } from '../analysis/unevaluated.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import { truncateMiddle } from '../problems/describe-value.ts'
import type { Problem } from '../problems/problem.ts'
import { isMisspelt } from '../structure/field-advice.ts'
import { isOnly, membersOf, withoutNull, type Type } from '../types/types.ts'

/** Bindings that do not bring to the program what they look like. */
export function checkBindings(process: Process, bindings: readonly Bound[]): readonly Problem[] {
  return problemsOf(bindings, (bound) => checkBinding(process, bound))
}

function checkBinding(process: Process, bound: Bound): readonly Problem[] {
  const { binding, type } = bound
  const { prefix, itemSeparator } = binding
  if (typeof itemSeparator === 'string' && holdsReference(itemSeparator))
    return [
      createProblem(
        'unevaluated-expression',
        placeOf(process.path, binding, 'itemSeparator'),
        'itemSeparator is not evaluated: this stands between the items as it is written',
        'Join the items in valueFrom.',
      ),
    ]
  if (type === undefined && isWithoutValue(binding)) return [idleArgument(process, binding)]
  if (!isPresent(prefix)) return checkBare(process, bound)
  if (typeof prefix !== 'string' || prefix === '') return NO_PROBLEMS
  if (holdsReference(prefix))
    return [
      createProblem(
        'unevaluated-expression',
        placeOf(process.path, binding, 'prefix'),
        'prefix is not evaluated: this reaches the program as it is written',
        'Write it in valueFrom.',
      ),
    ]
  return binding['separate'] === false ? checkJoined(process, bound, prefix) : checkSeparate(process, bound, prefix)
}

/** One without a prefix. */
function checkBare(process: Process, bound: Bound): readonly Problem[] {
  const { binding } = bound
  if (isMisspelt(binding, 'prefix')) return NO_PROBLEMS
  if (binding['separate'] === false)
    return [
      createProblem(
        'no-effect-separate',
        placeOf(process.path, binding, 'separate', 'key'),
        'separate: false joins a prefix to its value, and there is none',
        'Add the prefix, or remove separate.',
      ),
    ]
  return addsNothing(bound) ? [idleBinding(process, binding)] : NO_PROBLEMS
}

/** One that is to join its prefix to the value. */
function checkJoined(process: Process, bound: Bound, prefix: string): readonly Problem[] {
  if (!isUnjoined(bound)) return NO_PROBLEMS
  const { binding } = bound
  const message = `a prefix is joined to one value: before the items of a list, ${truncateMiddle(prefix)} is an argument of its own`
  const fix = 'Add itemSeparator, or, for one prefix per item, move the binding into the type of the list.'
  return [
    endsWithSign(prefix)
      ? createProblem('detached-value', placeOf(process.path, binding, 'prefix'), message, fix)
      : createProblem('no-effect-separate', placeOf(process.path, binding, 'separate', 'key'), message, fix),
  ]
}

/** One whose prefix is an argument, and its value the next. */
function checkSeparate(process: Process, bound: Bound, prefix: string): readonly Problem[] {
  const { binding } = bound
  const { separate } = binding
  // That separate is no boolean, or is misspelt, is told of it.
  if ((isPresent(separate) && separate !== true) || isMisspelt(binding, 'separate')) return NO_PROBLEMS
  const type = typeAsGiven(bound)
  // Of a boolean only the prefix is written.
  if (!endsWithSign(prefix) || (type !== undefined && membersOf(type).every(isSwitch))) return NO_PROBLEMS
  return [
    createProblem(
      'detached-value',
      placeOf(process.path, binding, 'prefix'),
      `${truncateMiddle(prefix)} and its value reach the program as two arguments`,
      fixForDetached(type, isUnjoined(bound)),
    ),
  ]
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

function idleBinding(process: Process, binding: JsonObject): Problem {
  return createProblem(
    'no-effect-binding',
    placeOf(process.path, binding),
    'a boolean puts its prefix on the command line when it is true, and this binding has none',
    'Add the prefix, or make the argument in valueFrom.',
  )
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

function idleArgument(process: Process, binding: JsonObject): Problem {
  const { prefix } = binding
  const place = placeOf(process.path, binding, isPresent(prefix) ? 'prefix' : undefined)
  if (typeof prefix !== 'string')
    return createProblem(
      'no-effect-binding',
      place,
      'nothing says what this argument is: it has no valueFrom',
      'Add it, or remove the argument.',
    )
  return createProblem(
    'no-effect-binding',
    place,
    `${truncateMiddle(prefix)} does not reach the program: it stands before the value of an argument, and this one has no valueFrom`,
    'Write valueFrom in the place of prefix, or add valueFrom beside it.',
  )
}

function fixForDetached(type: Type | undefined, isOfItems: boolean): string {
  if (isOfItems)
    return 'Add separate: false and itemSeparator; for one prefix per item, move the binding into the type of the list.'
  return type?.kind === 'record' ? 'Move it to the fields of the record.' : 'Add separate: false.'
}

/** What is unknown may be one. */
function isSwitch(type: Type): boolean {
  return type.kind === 'unknown' || isOnly(type, ['boolean'])
}
