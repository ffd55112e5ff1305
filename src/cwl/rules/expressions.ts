import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { interpolationsIn, segmentsOf, type Interpolation } from '../interpolation.ts'
import { MODELS } from '../model/index.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { nearest } from '../suggest.ts'
import type { Place } from '../text.ts'
import { placeInText } from '../text-position.ts'
import { finding, nameOf, objectsIn, placeOf, problemsOf } from './finding.ts'

/** One text of a process that is evaluated, with what it can refer to. */
export interface Evaluated {
  readonly text: string
  readonly container: object
  readonly key: string | number
  /** Names that `inputs` has there; undefined where that depends on who evaluates it. */
  readonly inputs: ReadonlySet<string> | undefined
  readonly interpolations: readonly Interpolation[]
}

/** The fields whose text may hold parameter references and expressions. */
const EVALUATED_FIELDS: ReadonlySet<string> = new Set([
  'arguments', 'valueFrom', 'glob', 'outputEval', 'stdin', 'stdout', 'stderr', 'secondaryFiles', 'pattern', 'required',
  'format', 'expression', 'when', 'listing', 'entry', 'entryname', 'envValue', 'position', 'timelimit', 'networkAccess',
  'enableReuse', 'coresMin', 'coresMax', 'ramMin', 'ramMax', 'tmpdirMin', 'tmpdirMax', 'outdirMin', 'outdirMax',
])

/** Fields that hold values, prose, or what is looked at elsewhere. */
const PASSED_BY: ReadonlySet<string> = new Set(['default', 'doc', 'label', 'id', 'run', 'steps', 'expressionLib', 'intent'])

/** Every text of a process that is evaluated and holds something to evaluate. */
export function evaluatedTexts(process: Process): readonly Evaluated[] {
  const found: Evaluated[] = []
  const ownNames = new Set(objectsIn(process.value, 'inputs').flatMap((input) => nameOf(input) ?? []))
  const isWorkflow = process.processClass === 'Workflow'
  collect(process, process.value, isWorkflow ? undefined : ownNames, found)
  if (isWorkflow) {
    for (const step of objectsIn(process.value, 'steps')) collectStep(process, step, found)
  }
  return found
}

function collectStep(process: Process, step: JsonObject, found: Evaluated[]): void {
  const inputs = objectsIn(step, 'in')
  const names = new Set(inputs.flatMap((input) => nameOf(input) ?? []))
  for (const input of inputs) collectText(input, 'valueFrom', input['valueFrom'], names, found)
  collectText(step, 'when', step['when'], names, found)
  // Requirements of a step are evaluated for what it runs.
  for (const field of ['requirements', 'hints']) collectField(process, step, field, undefined, found)
}

function collect(process: Process, holder: JsonObject, inputs: ReadonlySet<string> | undefined, found: Evaluated[]): void {
  for (const key of Object.keys(holder)) collectField(process, holder, key, inputs, found)
}

function collectField(process: Process, holder: JsonObject, key: string, inputs: ReadonlySet<string> | undefined, found: Evaluated[]): void {
  if (PASSED_BY.has(key) || key.includes(':') || key.startsWith('$')) return
  const value = holder[key]
  if (EVALUATED_FIELDS.has(key)) collectText(holder, key, value, inputs, found)
  if (isArray(value)) {
    for (const [index, item] of value.entries()) {
      if (isObject(item)) collectObject(process, item, inputs, found)
      else if (EVALUATED_FIELDS.has(key)) collectText(value, index, item, inputs, found)
    }
  } else if (isObject(value)) collectObject(process, value, inputs, found)
}

function collectObject(process: Process, value: JsonObject, inputs: ReadonlySet<string> | undefined, found: Evaluated[]): void {
  const name = value['class']
  if (typeof name === 'string' && !MODELS[process.version].requirements.includes(name)) return
  collect(process, value, inputs, found)
}

function collectText(container: object, key: string | number, value: JsonValue | undefined, inputs: ReadonlySet<string> | undefined, found: Evaluated[]): void {
  if (typeof value !== 'string' || !value.includes('$')) return
  const interpolations = interpolationsIn(value)
  if (interpolations.length > 0) found.push({ text: value, container, key, inputs, interpolations })
}

export function placeIn(process: Process, evaluated: Evaluated, index: number): Place {
  return placeInText(evaluated.container, evaluated.key, evaluated.text, index) ?? placeOf(process.path, evaluated.container, evaluated.key)
}

/** What parameter references name (CWL v1.2 CommandLineTool, "Parameter references", steps 2 and 6). */
export function checkReferences(process: Process, texts: readonly Evaluated[], hasJavascript: boolean): readonly Problem[] {
  return problemsOf(texts, (text) =>
    problemsOf(text.interpolations, (interpolation): readonly Problem[] => {
      if (!interpolation.closed) return hasJavascript ? [] : [unbalanced(process, text, interpolation)]
      return interpolation.kind === 'reference' ? referenceProblems(process, text, interpolation, hasJavascript) : []
    }),
  )
}

export function unbalanced(process: Process, text: Evaluated, { start }: Interpolation): Problem {
  const opening = text.text.slice(start, start + 2)
  return finding('unbalanced-expression', placeIn(process, text, start), `${opening} begins here and does not end`, String.raw`Close it, or write \${opening} if it is meant as text.`.replace('{opening}', opening))
}

function referenceProblems(process: Process, text: Evaluated, { code, start }: Interpolation, hasJavascript: boolean): readonly Problem[] {
  const [root, first] = segmentsOf(code)
  const place = (): Place => placeIn(process, text, start)
  switch (root) {
    case 'inputs': {
      if (typeof first !== 'string' || text.inputs === undefined || text.inputs.has(first)) return []
      const guess = nearest(first, text.inputs)
      return [finding('undefined-input', place(), `$(${code}) refers to the input ${first}, which does not exist`, guess === undefined ? `The inputs here are ${[...text.inputs].slice(0, 20).join(', ') || 'none'}${text.inputs.size > 20 ? ', …' : ''}.` : `Did you mean ${guess}?`)]
    }
    case 'self':
    case 'runtime':
    case 'null':
      return []
    default:
      // A global of JavaScript or of expressionLib.
      if (hasJavascript) return []
      return [finding('parameter-reference', place(), `$(${code}) refers to ${root}, and only inputs, self and runtime can be referred to`, String.raw`Write \$(${code}) if it is meant as text.`)]
  }
}
