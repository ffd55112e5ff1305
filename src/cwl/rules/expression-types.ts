import { isObject } from '../../json/index.ts'
import { segmentsOf, type Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { fitOf } from '../types/assignability.ts'
import { describeType } from '../types/describe-type.ts'
import { holdsFiles, isNull, membersOf, withoutNull, type SimpleName, type Type } from '../types/types.ts'
import { placeIn, RESOURCE_FIELDS, standsAlone, type Evaluated, type Scope } from './evaluated.ts'
import { finding, nameOf, NO_PROBLEMS, placeOf, problemsOf } from './finding.ts'
import { memberType } from './members.ts'
import type { Ports } from './ports.ts'
import type { Step } from './steps.ts'

/** What a field takes once it is evaluated. */
interface Taken {
  readonly words: string
  readonly names: readonly SimpleName[]
  readonly lists?: true | undefined
}

const TEXT: Taken = { words: 'text', names: ['string'] }
const NUMBER: Taken = { words: 'a number', names: ['int', 'long', 'float', 'double'] }
const TRUTH: Taken = { words: 'true or false', names: ['boolean'] }

/** CWL v1.2 CommandLineTool and Workflow, at each field: "must return", "must evaluate to". */
const TAKEN: ReadonlyMap<string, Taken> = new Map([
  ...['stdin', 'stdout', 'stderr', 'envValue', 'entryname'].map((field) => [field, TEXT] as const),
  ['glob', { ...TEXT, words: 'text or a list of texts', lists: true }],
  ...RESOURCE_FIELDS.map((field) => [field, NUMBER] as const),
  ['timelimit', NUMBER],
  ...['when', 'enableReuse', 'networkAccess'].map((field) => [field, TRUTH] as const),
])

/** Names of files. What is no text stands in other text as its JSON (CWL v1.2 CommandLineTool, "Parameter references"), which is no name that anybody means. */
const FILE_NAMES: ReadonlySet<string> = new Set(['stdin', 'stdout', 'stderr', 'entryname', 'glob'])

/** Parameter references to values that their field cannot take, where they are all of it or part of a file's name; null is what it is without. */
export function checkExpressionTypes(process: Process, texts: readonly Evaluated[]): readonly Problem[] {
  return problemsOf(texts, (text) => {
    const taken = TAKEN.get(text.field)
    if (taken === undefined) return []
    const [only] = text.interpolations
    if (only?.kind === 'reference' && standsAlone(only, text)) return wrongType(process, text, only, taken)
    return FILE_NAMES.has(text.field) ? text.interpolations.flatMap((part) => jsonInName(process, text, part)) : []
  })
}

/**
 * Parameter references whose value no output, or no input that a step makes, can have. What was found by `glob` is a list,
 * of which an output that is no list takes the one item.
 */
export function checkMadeValues(process: Process, ports: Ports, steps: readonly Step[], texts: readonly Evaluated[]): readonly Problem[] {
  let sinks: ReadonlyMap<object, Sink> | undefined
  return problemsOf(texts, (text) => {
    const [only] = text.interpolations
    if (!MAKING.has(text.field) || only?.kind !== 'reference' || !standsAlone(only, text)) return NO_PROBLEMS
    sinks ??= sinksOf(ports, steps)
    const sink = sinks.get(text.container)
    if (sink === undefined) return NO_PROBLEMS
    const type = typeOf(only.code, text.scope)
    if (type === undefined || isNull(type) || fitOf(type, sink.type) !== 'never' || (text.field === 'outputEval' && isOneOf(type, sink.type))) return NO_PROBLEMS
    return [finding('expression-type', placeIn(process, text, only.start), `${sink.what} takes ${describeType(sink.type)}, and $(${only.code}) is ${describeType(type)}`, conversion(only.code, type, sink.type))]
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
      if (port !== undefined) sinks.set(input, { type: port.type, what: `the input ${name} of the step ${step.name}` })
    }
  }
  return sinks
}

function isOneOf(list: Type, sink: Type): boolean {
  const items = membersOf(list).flatMap((member) => (member.kind === 'array' ? [member.items] : []))
  return items.some((item) => holdsFiles(item) && fitOf(item, sink) !== 'never')
}

function conversion(reference: string, type: Type, sink: Type): string | undefined {
  if (!isSimple(type, ['string'])) return undefined
  const isInteger = isSimple(sink, ['int', 'long'])
  if (!isInteger && !isSimple(sink, ['float', 'double'])) return undefined
  return `Make a number of it: $(${isInteger ? 'parseInt' : 'parseFloat'}(${reference})), with InlineJavascriptRequirement.`
}

function isSimple(type: Type, names: readonly SimpleName[]): boolean {
  return membersOf(withoutNull(type)).every((member) => member.kind === 'simple' && names.includes(member.name))
}

/** `glob` finds files and directories; only an expression makes something else of them. */
export function checkFoundValues(process: Process, ports: Ports): readonly Problem[] {
  return problemsOf([...ports.outputs.values()], ({ name, type, declaration }) => {
    const binding = declaration['outputBinding']
    if (!isObject(binding) || (binding['glob'] ?? null) === null || (binding['outputEval'] ?? null) !== null || mayHoldFiles(type)) return NO_PROBLEMS
    const hint = isSimple(type, ['string']) ? 'Add loadContents: true and outputEval: $(self[0].contents), or make the type File.' : 'Add outputEval, or make the type File.'
    return [finding('glob-for-value', placeOf(process.path, binding, 'glob', 'key'), `the output ${name} is ${describeType(type)}, and glob finds files`, hint)]
  })
}

/** Also of a type of which nothing is known, and of records, whose fields have bindings of their own. */
function mayHoldFiles(type: Type): boolean {
  return membersOf(type).some((member) => (member.kind === 'array' ? mayHoldFiles(member.items) : member.kind === 'unknown' || member.kind === 'record' || isSimple(member, ['File', 'Directory', 'Any'])))
}

function wrongType(process: Process, text: Evaluated, { code, start }: Interpolation, taken: Taken): readonly Problem[] {
  const type = typeOf(code, text.scope)
  if (type === undefined || isNull(type) || takes(taken, withoutNull(type))) return []
  return [finding('expression-type', placeIn(process, text, start), `${titleOf(text)} must be ${taken.words}, and $(${code}) is ${describeType(type)}`, hintFor(text.field, code, type, taken))]
}

function jsonInName(process: Process, text: Evaluated, { kind, code, start }: Interpolation): readonly Problem[] {
  const type = kind === 'reference' ? typeOf(code, text.scope) : undefined
  if (type === undefined || isNull(type) || !membersOf(withoutNull(type)).every(isJsonInText)) return []
  const hint = memberType(type, 'basename') === undefined ? undefined : `Write $(${code}.basename)${memberType(type, 'nameroot') === undefined ? '' : `, or $(${code}.nameroot) for the name without its extension`}.`
  return [finding('expression-type', placeIn(process, text, start), `$(${code}) is ${describeType(type)}, which stands as JSON in the text of ${text.field}`, hint)]
}

function isJsonInText(type: Type): boolean {
  return type.kind === 'array' || type.kind === 'record' || (type.kind === 'simple' && (type.name === 'File' || type.name === 'Directory'))
}

/** Of variables, whose field has the same name for all, the name is said. */
function titleOf({ field, container }: Evaluated): string {
  const name = 'envName' in container ? container.envName : undefined
  return field === 'envValue' && typeof name === 'string' ? `the value of ${name}` : field
}

function typeOf(reference: string, { inputs, self }: Scope): Type | undefined {
  const [root, ...rest] = segmentsOf(reference)
  if (root === 'self') return walk(self, rest)
  const [name, ...way] = rest
  const input = root === 'inputs' && name !== undefined ? inputs?.get(String(name)) : undefined
  return input === undefined ? undefined : walk(input.type, way)
}

function walk(type: Type, way: readonly (string | number)[]): Type | undefined {
  return way.reduce<Type | undefined>((at, segment) => (at === undefined ? undefined : memberType(at, segment)), type)
}

/** Whether some value of the type will do. */
function takes(taken: Taken, type: Type): boolean {
  return membersOf(type).some((member) => {
    switch (member.kind) {
      case 'unknown':
        return true
      case 'simple':
        return member.name === 'Any' || taken.names.includes(member.name)
      case 'enum':
        return taken.names.includes('string')
      case 'array':
        return taken.lists === true && takes({ ...taken, lists: undefined }, member.items)
      case 'record':
      case 'union':
        return false
    }
  })
}

/** Of a file, its name where one in the working folder is meant: glob and the like take no absolute path. */
function hintFor(field: string, reference: string, type: Type, { names }: Taken): string | undefined {
  if (!names.includes('string')) return undefined
  const attribute = field === 'stdin' || field === 'envValue' ? 'path' : 'basename'
  if (memberType(type, attribute) !== undefined) return `Write $(${reference}.${attribute}).`
  const isScalar = membersOf(type).every((member) => member.kind === 'simple')
  return isScalar ? `Make text of it: $(String(${reference})), with InlineJavascriptRequirement.` : undefined
}
