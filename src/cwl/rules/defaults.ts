import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Ports } from '../analysis/ports.ts'
import { inputType, titleOf, type Step } from '../analysis/steps.ts'
import { holdsReference } from '../analysis/unevaluated.ts'
import { nameOf, objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import { isNumberOrTruth, TRUTHS, writeAsList, written } from '../structure/written-values.ts'
import type { Type } from '../types/types.ts'
import { isQuoted, misfitOf, simpleName, type Misfit } from '../types/values.ts'

/** Defaults that are no values of the type of their parameter. */
export function checkDefaults(process: Process, ports: Ports, steps: readonly Step[]): readonly Problem[] {
  return [
    ...problemsOf(objectsIn(process.value, 'inputs'), (input) => {
      const port = hasDefault(input) ? ports.inputs.get(nameOf(input) ?? '') : undefined
      return port === undefined ? NO_PROBLEMS : checkDefault(process, input, port.type, `the input ${port.name}`)
    }),
    ...problemsOf(steps, (step) =>
      problemsOf(step.inputs, (input) => {
        // `valueFrom` may make anything of it.
        if (!hasDefault(input) || isPresent(input['valueFrom'])) return NO_PROBLEMS
        const name = nameOf(input) ?? ''
        const type = inputType(step, name)
        const what = `the input ${name} of ${titleOf(step)}`
        return type === undefined ? NO_PROBLEMS : checkDefault(process, input, type, what)
      }),
    ),
  ]
}

function hasDefault(holder: JsonObject): boolean {
  return isPresent(holder['default'])
}

function checkDefault(process: Process, holder: JsonObject, type: Type, what: string): readonly Problem[] {
  const value = holder['default'] ?? null
  const misfit = misfitOf(value, type)
  if (misfit === undefined) return checkEvaluation(process, holder, value, what)
  const [container, key] = walk(holder, value, misfit.path)
  if (misfit.beyond !== undefined)
    return [
      createProblem(
        'default-range',
        placeOf(process.path, container, key),
        `the default of ${what} is too large for its type: ${misfit.reason}`,
        misfit.beyond === 'int' ? 'Make the type long.' : 'No integer type holds it; take double or string.',
      ),
    ]
  return [
    createProblem(
      'default-type',
      placeOf(process.path, container, key),
      `the default of ${what} does not fit its type: ${misfit.reason}`,
      fixFor(partOf(container, key) ?? null, misfit.wanted),
    ),
  ]
}

/** Of a list, the first item is told. Where `valueFrom` makes another value of it, only that there is one may be meant. */
function checkEvaluation(process: Process, holder: JsonObject, value: JsonValue, what: string): readonly Problem[] {
  const binding = holder['inputBinding']
  if (isObject(binding) && isPresent(binding['valueFrom'])) return NO_PROBLEMS
  const index = isArray(value) ? value.findIndex(isReference) : -1
  if (index < 0 && !isReference(value)) return NO_PROBLEMS
  const place = isArray(value) ? placeOf(process.path, value, index) : placeOf(process.path, holder, 'default')
  return [
    createProblem(
      'unevaluated-expression',
      place,
      `the default of ${what} is not evaluated: its value is this text as it is written`,
      UNEVALUATED,
    ),
  ]
}

function isReference(value: JsonValue): boolean {
  return typeof value === 'string' && holdsReference(value)
}

const UNEVALUATED = 'Leave the default out, and write the expression where the value is used.'

/** How the same value is written as one of the type that is wanted. */
function fixFor(value: JsonValue, wanted: Misfit['wanted']): string {
  if (wanted?.kind === 'array') return fixForItem(value, wanted.items)
  const name = simpleName(wanted)
  if (isObject(value) && (name === 'File' || name === 'Directory'))
    return value['class'] === 'File' || value['class'] === 'Directory' ? CHANGE : `Write class: ${name}.`
  if (typeof value !== 'string')
    return isNumberOrTruth(value) && name === 'string' ? 'Put it in quotes, or change the type.' : CHANGE
  if (holdsReference(value)) return `No default is evaluated. ${UNEVALUATED}`
  if (name === 'File' || name === 'Directory') return `Write it as ${locationOf(value, name)}.`
  if (isQuoted(value, name)) return 'Take the quotes away, or change the type.'
  const truth = name === 'boolean' ? TRUTHS.get(value.toLowerCase()) : undefined
  if (truth !== undefined) return `Write ${truth}, or change the type.`
  const symbol = wanted?.kind === 'enum' && value.length > 1 ? nearest(value, wanted.symbols) : undefined
  return symbol === undefined ? CHANGE : `Did you mean ${symbol}?`
}

const CHANGE = 'Change the default or the type.'

/** Of one item in the place of a list. */
function fixForItem(value: JsonValue, items: Type): string {
  if (typeof value === 'string' && holdsReference(value)) return `No default is evaluated. ${UNEVALUATED}`
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

function partOf(container: object, key: string | number): JsonValue | undefined {
  return (container as Readonly<Record<string | number, JsonValue>>)[key]
}

/** The innermost container on the way to the part of the default that does not fit. */
function walk(
  holder: object,
  value: JsonValue,
  path: readonly (string | number)[],
): readonly [object, string | number] {
  let at: readonly [object, string | number] = [holder, 'default']
  let part: JsonValue | undefined = value
  for (const key of path) {
    if (isArray(part) && typeof key === 'number') {
      at = [part, key]
      part = part[key]
    } else if (isObject(part)) {
      at = [part, key]
      part = part[key]
    }
  }
  return at
}
