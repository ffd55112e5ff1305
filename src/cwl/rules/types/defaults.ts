import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, textsIn } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { fixFor, placedMisfit, UNEVALUATED } from '../../lint/facts/misfits.ts'
import { inputType, titleOf } from '../../lint/facts/steps.ts'
import { holdsReference } from '../../lint/facts/unevaluated.ts'
import { at, error, rule, shared, warning } from '../../lint/rule.ts'
import type { Severity } from '../../problems/problem.ts'
import type { Type } from '../../types/types.ts'

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
  const misfit = placedMisfit(holder, 'default', type)
  if (misfit === undefined) return checkEvaluation(holder, value, what, report)
  const { container, key, part } = misfit
  if (misfit.beyond === undefined)
    report(
      'default-type',
      at(container, key),
      `the default of ${what} does not match its type${severity === 'warning' ? ', so a run that uses it fails' : ''}: ${misfit.reason}`,
      fixFor(part, misfit.wanted, 'default'),
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
