import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, textsIn } from '../../documents/parts.ts'
import type { Context } from '../../lint/context.ts'
import { holdsReference } from '../../lint/facts/interpolation.ts'
import { fixFor, placedMisfit, UNEVALUATED } from '../../lint/facts/misfits.ts'
import type { Port } from '../../lint/facts/ports.ts'
import { inputType, titleOf } from '../../lint/facts/steps.ts'
import { at, error, rule, shared, warning } from '../../lint/rule.ts'
import type { Severity } from '../../problems/problem.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { mayHold, type SimpleName, type Type } from '../../types/types.ts'

type Asked = Context<'not-for-type' | 'missing-field'>

export const parameters = rule({
  codes: {
    'not-for-type': warning('A field is only for files or directories, but its parameter has neither.'),
    ...shared('missing-field'),
  },
  input: check,
  output: check,
})

function check(port: Port, { version, report }: Asked): void {
  const { name, type, declaration } = port
  // The schema of v1.0 allows it, but then no engine can bind the value.
  if (version === 'v1.0' && lacksType(port))
    report('missing-field', at(declaration), `the parameter "${name}" needs the field "type": a type`)
  for (const { field, only } of ONLY_FOR) {
    const value = declaration[field]
    // They are reported elsewhere.
    if (field.startsWith('load') && isPresent(declaration['outputBinding'])) continue
    const isWithoutEffect = !isPresent(value) || value === false || (isArray(value) && value.length === 0)
    if (isWithoutEffect || mayHold(type, only)) continue
    report(
      'not-for-type',
      at(declaration, field, 'key'),
      `${field} is only for parameters with ${only === 'File' ? 'files' : 'directories'}, but "${name}" has none`,
      `Remove it, or change the type to ${only}${type.kind === 'array' ? '[]' : ''}.`,
    )
  }
}

/** A misspelt type and a step among the parameters are reported elsewhere. */
function lacksType({ declaration }: Port): boolean {
  return !isPresent(declaration['type']) && !isUnresolved(declaration, 'type') && !isPresent(declaration['run'])
}

/** "Only valid when type: File or is an array of items: File" (CWL v1.2 CommandLineTool, "CommandInputParameter"). */
const ONLY_FOR: readonly { readonly field: string; readonly only: SimpleName }[] = [
  { field: 'secondaryFiles', only: 'File' },
  { field: 'format', only: 'File' },
  { field: 'streamable', only: 'File' },
  { field: 'loadContents', only: 'File' },
  { field: 'loadListing', only: 'Directory' },
]

type Report = Context<'default-type' | 'default-range' | 'unevaluated-expression'>['report']

export const defaults = rule({
  codes: {
    'default-type': error('A default is not a value of its parameter’s type.'),
    'default-range': warning('A default is an integer beyond the 32 bits of int or the 64 bits of long.'),
    ...shared('unevaluated-expression'),
  },
  input({ name, type, declaration }, { report }) {
    // It may never be used.
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

/** Of a list, the first item. If `valueFrom` makes the value, the default may only mark that there is one. */
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
