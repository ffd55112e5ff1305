import { nearest } from '../../../files/suggest.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, textsIn } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { inputType, titleOf } from '../../lint/facts/steps.ts'
import { holdsReference } from '../../lint/facts/unevaluated.ts'
import { at, error, rule, shared, warning } from '../../lint/rule.ts'
import type { Severity } from '../../problems/problem.ts'
import { isNumberOrTruth, TRUTHS, writeAsList, written } from '../../structure/written-values.ts'
import type { Type } from '../../types/types.ts'
import { isQuoted, misfitOf, simpleName, type Misfit } from '../../types/values.ts'

type Report = Context<'default-type' | 'default-range' | 'unevaluated-expression'>['report']

/** Defaults that are not values of their parameter's type. */
export const defaults = rule({
  codes: {
    'default-type': error('A default is not a value of its parameter’s type.'),
    'default-range': warning('A default is an integer beyond the 32 bits of int or the 64 bits of long.'),
    ...shared('unevaluated-expression'),
  },
  input({ name, type, declaration }, { report }) {
    // A given value takes precedence, and many apps never use their default.
    checkDefault(declaration, type, `the input "${name}"`, report, 'warning')
  },
  step(step, { report }) {
    for (const input of step.inputs) {
      const name = nameOrEmpty(input)
      // `valueFrom` may change the value to any type.
      const type = isPresent(input['valueFrom']) ? undefined : inputType(step, name)
      const isAlwaysUsed = textsIn(input, 'source').length === 0
      if (type !== undefined)
        checkDefault(
          input,
          type,
          `the input "${name}" of ${titleOf(step)}`,
          report,
          isAlwaysUsed ? undefined : 'warning',
        )
    }
  },
})

function checkDefault(
  holder: JsonObject,
  type: Type,
  what: string,
  report: Report,
  severity: Severity | undefined,
): void {
  const value = holder['default'] ?? null
  if (value === null) return
  const misfit = misfitOf(value, type)
  if (misfit === undefined) return checkEvaluation(holder, value, what, report)
  const { container, key, part } = partAt(holder, value, misfit.path)
  if (misfit.beyond === undefined)
    report(
      'default-type',
      at(container, key),
      `the default of ${what} does not match its type${severity === 'warning' ? ', so a run that uses it fails' : ''}: ${misfit.reason}`,
      fixFor(part, misfit.wanted),
      severity,
    )
  else
    report(
      'default-range',
      at(container, key),
      `the default of ${what} is too large for its type: ${misfit.reason}`,
      misfit.beyond === 'int'
        ? 'Change the type to long.'
        : 'No integer type can hold it. Change the type to double or string.',
    )
}

/**
 * Of a list, the first item is reported. If `valueFrom` makes another value, the default may only mark that a value is
 * present.
 */
function checkEvaluation(holder: JsonObject, value: JsonValue, what: string, report: Report): void {
  const binding = holder['inputBinding']
  if (isObject(binding) && isPresent(binding['valueFrom'])) return
  const index = isArray(value) ? value.findIndex(isReference) : -1
  if (index < 0 && !isReference(value)) return
  report(
    'unevaluated-expression',
    isArray(value) ? at(value, index) : at(holder, 'default'),
    `the default of ${what} is not evaluated: its value is this text as written`,
    UNEVALUATED,
  )
}

function isReference(value: JsonValue): boolean {
  return typeof value === 'string' && holdsReference(value)
}

const UNEVALUATED = 'Remove the default, and write the expression where the value is used.'

function fixFor(value: JsonValue, wanted: Misfit['wanted']): string {
  if (wanted?.kind === 'array') return fixForItem(value, wanted.items)
  const name = simpleName(wanted)
  if (isObject(value) && (name === 'File' || name === 'Directory'))
    return value['class'] === 'File' || value['class'] === 'Directory' ? CHANGE : `Write class: ${name}.`
  if (typeof value !== 'string')
    return isNumberOrTruth(value) && name === 'string' ? 'Put it in quotes, or change the type.' : CHANGE
  if (holdsReference(value)) return `Defaults are not evaluated. ${UNEVALUATED}`
  if (name === 'File' || name === 'Directory') return `Write it as ${locationOf(value, name)}.`
  if (isQuoted(value, name)) return 'Remove the quotes, or change the type.'
  const truth = name === 'boolean' ? TRUTHS.get(value.toLowerCase()) : undefined
  if (truth !== undefined) return `Write ${truth}, or change the type.`
  const symbol = wanted?.kind === 'enum' && value.length > 1 ? nearest(value, wanted.symbols) : undefined
  return symbol === undefined ? CHANGE : `Did you mean "${symbol}"?`
}

const CHANGE = 'Change the default or the type.'

/** The fix for one item that is written where a list must be. */
function fixForItem(value: JsonValue, items: Type): string {
  if (typeof value === 'string' && holdsReference(value)) return `Defaults are not evaluated. ${UNEVALUATED}`
  const name = simpleName(items)
  if (typeof value === 'string' && (name === 'File' || name === 'Directory'))
    return writeAsList([locationOf(value, name)])
  if (misfitOf(value, items) !== undefined) return CHANGE
  if (typeof value === 'string') return writeAsList([written(value)])
  return isNumberOrTruth(value) ? writeAsList([String(value)]) : CHANGE
}

function locationOf(path: string, name: 'File' | 'Directory'): string {
  return `{class: ${name}, location: ${JSON.stringify(path)}}`
}

/** The part of a default that does not match, and its location. */
function partAt(
  holder: object,
  value: JsonValue,
  path: readonly (string | number)[],
): { readonly container: object; readonly key: string | number; readonly part: JsonValue } {
  let found: { container: object; key: string | number; part: JsonValue } = {
    container: holder,
    key: 'default',
    part: value,
  }
  for (const key of path) {
    const { part } = found
    if (isArray(part) && typeof key === 'number') found = { container: part, key, part: part[key] ?? null }
    else if (isObject(part)) found = { container: part, key, part: part[key] ?? null }
  }
  return found
}
