import { isObject } from '../../json/index.ts'
import { referenceIn } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { fitOf } from '../types/assignability.ts'
import { describeType } from '../types/describe-type.ts'
import { holdsFiles, isNull, isOnly, mayHold, membersOf, withoutNull, type Type } from '../types/types.ts'
import { placeIn, standsAlone, type Evaluated } from './evaluated.ts'
import { typeOf } from './expression-types.ts'
import { finding, nameOf, NO_PROBLEMS, placeOf, problemsOf } from './finding.ts'
import type { Ports } from './ports.ts'
import { titleOf, type Step } from './steps.ts'

/**
 * Parameter references whose value no output, or no input that a step makes, can have. What was found by `glob` is a list,
 * of which an output that is no list takes the one item.
 */
export function checkMadeValues(process: Process, ports: Ports, steps: readonly Step[], texts: readonly Evaluated[]): readonly Problem[] {
  let sinks: ReadonlyMap<object, Sink> | undefined
  return problemsOf(texts, (text) => {
    const [only] = text.interpolations
    const code = only === undefined ? undefined : referenceIn(only)
    if (!MAKING.has(text.field) || only === undefined || code === undefined || !standsAlone(only, text.text)) return NO_PROBLEMS
    sinks ??= sinksOf(ports, steps)
    const sink = sinks.get(text.container)
    if (sink === undefined) return NO_PROBLEMS
    const type = typeOf(code, text.scope)
    if (type === undefined || isNull(type) || fitOf(type, sink.type) !== 'never' || areNumbers(type, sink.type) || (text.field === 'outputEval' && isOneOf(type, sink.type))) return NO_PROBLEMS
    return [finding('expression-type', placeIn(process, text, only.start), `${sink.what} takes ${describeType(sink.type)}, and $(${code}) is ${describeType(type)}`, conversion(code, type, sink.type))]
  })
}

const MAKING: ReadonlySet<string> = new Set(['outputEval', 'valueFrom'])

/** Where a value goes, by what holds the expression that makes it. */
interface Sink {
  readonly type: Type
  readonly what: string
}

function sinksOf(ports: Ports, steps: readonly Step[]): ReadonlyMap<object, Sink> {
  const sinks = new Map<object, Sink>()
  for (const { name, type, declaration } of ports.outputs.values()) {
    const binding = declaration['outputBinding']
    if (isObject(binding)) sinks.set(binding, { type, what: `the output ${name}` })
  }
  for (const step of steps) {
    if (step.isLoop) continue
    for (const input of step.inputs) {
      const name = nameOf(input) ?? ''
      const port = step.ports?.inputs.get(name)
      if (port !== undefined) sinks.set(input, { type: port.type, what: `the input ${name} of ${titleOf(step)}` })
    }
  }
  return sinks
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
  return isOnly(type, ['int', 'long', 'float', 'double'])
}

function conversion(reference: string, type: Type, sink: Type): string | undefined {
  if (!isOnly(type, ['string'])) return undefined
  const isInteger = isOnly(sink, ['int', 'long'])
  if (!isInteger && !isOnly(sink, ['float', 'double'])) return undefined
  return `Make a number of it: $(${isInteger ? 'parseInt' : 'parseFloat'}(${reference})), with InlineJavascriptRequirement.`
}

/** `glob` finds files and directories; only an expression makes something else of them. */
export function checkFoundValues(process: Process, ports: Ports): readonly Problem[] {
  return problemsOf([...ports.outputs.values()], ({ name, type, declaration }) => {
    const binding = declaration['outputBinding']
    if (!isObject(binding) || (binding['glob'] ?? null) === null || (binding['outputEval'] ?? null) !== null || binding['glob'] === OUTPUT_OBJECT || mayHold(type, 'File', 'Directory')) return NO_PROBLEMS
    const hint = isOnly(type, ['string']) ? 'Add loadContents: true and outputEval: $(self[0].contents), or make the type File.' : 'Add outputEval, or make the type File.'
    return [finding('glob-for-value', placeOf(process.path, binding, 'glob', 'key'), `the output ${name} is ${describeType(type)}, and glob finds files`, hint)]
  })
}

/** What a tool writes there takes the place of all that its outputs say (CWL v1.2 CommandLineTool, "Output binding"). */
const OUTPUT_OBJECT = 'cwl.output.json'
