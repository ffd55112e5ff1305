import { isObject, type JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { placeIn, standsAlone, unscanned, type ExpressionSite } from '../analysis/expressions.ts'
import { fixInJavascript } from '../analysis/features.ts'
import { interpolationsIn, referenceIn } from '../analysis/interpolation.ts'
import type { Ports } from '../analysis/ports.ts'
import { typeOf } from '../analysis/reference-types.ts'
import { isConditional, titleOf, type Step } from '../analysis/steps.ts'
import { nameOf } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import type { Location } from '../source/source-text.ts'
import { isMisspelt } from '../structure/field-advice.ts'
import { fitOf } from '../types/assignability.ts'
import { describeType } from '../types/describe-type.ts'
import {
  holdsFiles,
  isNull,
  isOnly,
  mayHold,
  membersOf,
  NUMBERS,
  SIMPLE,
  withoutNull,
  type Type,
} from '../types/types.ts'
import { isQuoted, misfitOf, simpleName } from '../types/values.ts'
import { onOneLine } from './expression-types.ts'

/**
 * Parameter references whose value no output, or no input that a step makes, can have, and texts that it cannot have.
 * What was found by `glob` is a list, of which an output that is no list takes the one item.
 */
export function checkMadeValues(
  process: Process,
  ports: Ports,
  steps: readonly Step[],
  texts: readonly ExpressionSite[],
): readonly Problem[] {
  let sinks: ReadonlyMap<object, Sink> | undefined
  const evaluated = problemsOf(texts, (text) => {
    const [only] = text.interpolations
    // What does not end is told as such, or is JavaScript that only a parser finds the end of.
    if (!MAKING.has(text.field) || only?.closed !== true || unscanned(text) !== undefined) return NO_PROBLEMS
    sinks ??= sinksOf(ports, steps)
    const sink = sinks.get(text.container)
    if (sink === undefined) return NO_PROBLEMS
    if (!standsAlone(only, text.text))
      return madeText(sink, text.text, () => placeOf(process.path, text.container, text.key))
    const code = referenceIn(only)
    const type = code === undefined ? undefined : typeOf(code, text.scope)
    if (
      code === undefined ||
      type === undefined ||
      isNull(type) ||
      fitOf(type, sink.type) !== 'never' ||
      areNumbers(type, sink.type) ||
      (text.field === 'outputEval' && isOneOf(type, sink.type))
    )
      return NO_PROBLEMS
    return [
      createProblem(
        'expression-type',
        placeIn(process, text, only.start),
        `${sink.what} takes ${describeType(sink.type)}, and $(${code}) is ${describeType(type)}`,
        conversion(process, code, type, sink.type),
      ),
    ]
  })
  const plain = problemsOf(steps, (step) =>
    problemsOf(step.inputs, (input) => checkPlainValue(process, ports, step, input)),
  )
  return plain.length === 0 ? evaluated : [...evaluated, ...plain]
}

/** Text with nothing to evaluate, in the place of a number, a file or a source. */
function checkPlainValue(process: Process, ports: Ports, step: Step, input: JsonObject): readonly Problem[] {
  const { valueFrom: text } = input
  if (typeof text !== 'string' || text.trim() === '' || interpolationsIn(text).length > 0) return NO_PROBLEMS
  const sink = sinkOf(step, input)
  const misfit = sink === undefined ? undefined : misfitOf(text, sink.type)
  if (sink === undefined || misfit === undefined) return NO_PROBLEMS
  const isSourceless = !isPresent(input['source'])
  const fix = ports.inputs.has(text)
    ? `Write source: ${text} if that is meant.`
    : isSourceless && isQuoted(text, simpleName(misfit.wanted))
      ? `Write default: ${text} in place of valueFrom.`
      : 'Write an expression that gives it.'
  return [
    createProblem(
      'expression-type',
      placeOf(process.path, input, 'valueFrom'),
      `valueFrom gives text to ${sink.what}: ${misfit.reason}`,
      fix,
    ),
  ]
}

/** What is more than one expression is text, whatever that gives (CWL v1.2 CommandLineTool, "Parameter references"). */
function madeText({ type, what }: Sink, text: string, place: () => Location): readonly Problem[] {
  if (fitOf(SIMPLE.string, type) !== 'never') return NO_PROBLEMS
  return [
    createProblem(
      'expression-type',
      place(),
      `${what} takes ${describeType(type)}, and ${onOneLine(text)} is text`,
      'Write one expression that gives it, or change the type.',
    ),
  ]
}

export const MAKING: ReadonlySet<string> = new Set(['outputEval', 'valueFrom'])

/** Where a value goes, by what holds the expression that makes it. */
export interface Sink {
  readonly type: Type
  /** A default of what a step runs takes the place of null, or a condition may ask for it. */
  readonly takesNull?: boolean
  readonly what: string
}

export function sinksOf(ports: Ports, steps: readonly Step[]): ReadonlyMap<object, Sink> {
  const sinks = new Map<object, Sink>()
  for (const { name, type, declaration } of ports.outputs.values()) {
    const binding = declaration['outputBinding']
    if (isObject(binding)) sinks.set(binding, { type, what: `the output ${name}` })
  }
  for (const step of steps) {
    for (const input of step.inputs) {
      const sink = sinkOf(step, input)
      if (sink !== undefined) sinks.set(input, sink)
    }
  }
  return sinks
}

function sinkOf(step: Step, input: JsonObject): Sink | undefined {
  const name = nameOf(input) ?? ''
  const port = step.isOpaque ? undefined : step.ports?.inputs.get(name)
  return port === undefined
    ? undefined
    : {
        type: port.type,
        takesNull: port.hasDefault || isConditional(step),
        what: `the input ${name} of ${titleOf(step)}`,
      }
}

function isOneOf(list: Type, sink: Type): boolean {
  const items = membersOf(list).flatMap((member) => (member.kind === 'array' ? [member.items] : []))
  return items.some((item) => holdsFiles(item) && fitOf(item, sink) !== 'never')
}

/** What is checked is the value: the size of most files is an `int` too. */
function areNumbers(type: Type, sink: Type): boolean {
  const [given, taken] = [withoutNull(type), withoutNull(sink)]
  if (given.kind === 'array' && taken.kind === 'array') return areNumbers(given.items, taken.items)
  return membersOf(given).some(isNumber) && membersOf(taken).some(isNumber)
}

function isNumber(type: Type): boolean {
  return isOnly(type, NUMBERS)
}

function conversion(process: Process, reference: string, type: Type, sink: Type): string {
  const isInteger = isOnly(sink, ['int', 'long'])
  if (!isOnly(type, ['string']) || !(isInteger || isOnly(sink, ['float', 'double'])))
    return 'Write an expression that gives it, or change the type.'
  return fixInJavascript(process, `Make a number of it: $(${isInteger ? 'parseInt' : 'parseFloat'}(${reference}))`)
}

/** `glob` finds files and directories; only an expression makes something else of them. */
export function checkFoundValues(process: Process, ports: Ports): readonly Problem[] {
  // In v1.0 outputs of workflows may have bindings too, which nothing evaluates.
  if (process.processClass !== 'CommandLineTool') return NO_PROBLEMS
  return problemsOf([...ports.outputs.values()], ({ name, type, declaration }) => {
    const binding = declaration['outputBinding']
    if (
      !isObject(binding) ||
      !isPresent(binding['glob']) ||
      isPresent(binding['outputEval']) ||
      isMisspelt(binding, 'outputEval') ||
      binding['glob'] === OUTPUT_OBJECT ||
      mayHold(type, 'File', 'Directory')
    )
      return NO_PROBLEMS
    const fix = isOnly(type, ['string'])
      ? 'Add loadContents: true and outputEval: $(self[0].contents), or make the type File.'
      : 'Add outputEval, or make the type File.'
    return [
      createProblem(
        'glob-for-value',
        placeOf(process.path, binding, 'glob', 'key'),
        `the output ${name} is ${describeType(type)}, and glob finds files`,
        fix,
      ),
    ]
  })
}

/** What a tool writes there takes the place of all that its outputs say (CWL v1.2 CommandLineTool, "Output binding"). */
const OUTPUT_OBJECT = 'cwl.output.json'
