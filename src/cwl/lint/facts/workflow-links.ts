import { MOST_CANDIDATES, nearest } from '../../../files/suggest.ts'
import { isArray, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { MOST_PROBLEMS } from '../../problems/collect.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import type { Type } from '../../types/types.ts'
import { bestFit, type Link, linkOf, typesAtSink } from './link-merge.ts'
import { isRequired, type Port, type Ports } from './ports.ts'
import { type Source, Sources, takesItems } from './sources.ts'
import { type Step, takenType, titleOf } from './steps.ts'

export interface WorkflowLink {
  readonly holder: JsonObject
  readonly key: 'source' | 'outputSource'
  readonly what: string
  /** Undefined if it is unknown or irrelevant. */
  readonly type: Type | undefined
  /** Undefined for an output of the workflow. */
  readonly step?: Step
  readonly port?: Port | undefined
  readonly sources: readonly NamedSource[]
  readonly isWhole: boolean
  /** Undefined if the fields for that are invalid. */
  readonly link: Link | undefined
}

export interface NamedSource {
  readonly name: string
  readonly container: object
  readonly key: string | number
  /** Undefined if it does not exist. */
  readonly source: Source | undefined
}

interface UnknownOutput {
  readonly name: string
  readonly index: number
  readonly guess: string | undefined
}

/** What is known of the links and their ends. Reports nothing. */
export class WorkflowLinks {
  readonly sources: Sources
  readonly #workflow: Process
  readonly #ports: Ports
  readonly #steps: readonly Step[]
  readonly #inputs = new Map<Step, StepInputs>()
  readonly #unscattered = new Map<Step, boolean>()
  readonly #unknownOutputs = new Map<Step, readonly UnknownOutput[]>()
  #all: readonly WorkflowLink[] | undefined
  #misspelt: ReadonlySet<string> | undefined

  constructor(workflow: Process, ports: Ports, steps: readonly Step[]) {
    this.#workflow = workflow
    this.#ports = ports
    this.#steps = steps
    this.sources = new Sources(ports, steps)
  }

  /** Inputs of steps first. */
  get all(): readonly WorkflowLink[] {
    return (this.#all ??= [...this.#steps.flatMap((step) => this.#ofStep(step)), ...this.#ofOutputs()])
  }

  inputsOf(step: Step): StepInputs {
    const known = this.#inputs.get(step) ?? new StepInputs(step)
    this.#inputs.set(step, known)
    return known
  }

  /** Limited to the number that is reported. */
  unknownOutputs(step: Step): readonly UnknownOutput[] {
    const known = this.#unknownOutputs.get(step) ?? findUnknownOutputs(step)
    this.#unknownOutputs.set(step, known)
    return known
  }

  /** As `step/output`. */
  get misspeltOutputs(): ReadonlySet<string> {
    return (this.#misspelt ??= new Set(
      this.#steps.flatMap((step) =>
        this.unknownOutputs(step).flatMap(({ guess }) => (guess === undefined ? [] : `${step.name}/${guess}`)),
      ),
    ))
  }

  /** Whether a list goes to an input that accepts its items. */
  lacksScatter(step: Step): boolean {
    const lacks = this.#unscattered.get(step) ?? step.inputs.some((input) => this.#givesItems(step, input))
    this.#unscattered.set(step, lacks)
    return lacks
  }

  #givesItems(step: Step, input: JsonObject): boolean {
    const names = textsIn(input, 'source')
    const link = linkOf(input, isArray(input['source']), isPresent(input['default']))
    const sink = takenType(step, nameOrEmpty(input), isPresent(input['valueFrom']))
    if (link === undefined || sink === undefined) return false
    return names.some((name) => {
      const source = this.sources.get(name)
      const given = source === undefined ? [] : typesAtSink(source.type, names.length, link)
      return given.length > 0 && bestFit(given, sink) === 'never' && takesItems(given, sink)
    })
  }

  #ofStep(step: Step): readonly WorkflowLink[] {
    const { misspelt } = this.inputsOf(step)
    return step.inputs.flatMap((input) => {
      const name = nameOf(input)
      if (name === undefined) return []
      const type = misspelt.has(name) ? undefined : takenType(step, name, isPresent(input['valueFrom']))
      const what = inputTitle(step, name)
      return this.#link(input, 'source', { what, type, step, port: step.ports?.inputs.get(name) })
    })
  }

  #ofOutputs(): readonly WorkflowLink[] {
    return objectsIn(this.#workflow.value, 'outputs').flatMap((output) => {
      const name = nameOrEmpty(output)
      const type = this.#ports.outputs.get(name)?.type
      return this.#link(output, 'outputSource', { what: `the output ${name}`, type })
    })
  }

  #link(
    holder: JsonObject,
    key: WorkflowLink['key'],
    sink: Pick<WorkflowLink, 'what' | 'type' | 'step' | 'port'>,
  ): readonly WorkflowLink[] {
    if (textsIn(holder, key).length === 0) return []
    const written = holder[key]
    const isList = isArray(written)
    const items = isList ? written : [written]
    const sources = items.flatMap((name, index) => {
      if (typeof name !== 'string') return []
      const at = isList ? { container: written, key: index } : { container: holder, key }
      return { name, source: this.sources.get(name), ...at }
    })
    const isWhole = sources.length === items.length && sources.every(({ source }) => source !== undefined)
    const link = linkOf(holder, isList, sink.step !== undefined && isPresent(holder['default']))
    return [{ holder, key, ...sink, sources, isWhole, link }]
  }
}

export function inputTitle(step: Step, name: string): string {
  return `the input ${name} of ${titleOf(step)}${step.scattered.has(name) ? ', which is scattered,' : ''}`
}

function findUnknownOutputs({ run, ports, outputs }: Step): readonly UnknownOutput[] {
  if (run === undefined || ports === undefined || isUnresolved(run.value, 'outputs')) return []
  const unknown = outputs.filter(({ name }) => !ports.outputs.has(name)).slice(0, MOST_PROBLEMS)
  return unknown.map(({ name, index }) => ({ name, index, guess: nearest(name, ports.outputs.keys()) }))
}

interface UnknownInput {
  readonly input: JsonObject
  readonly name: string
  readonly guess: string | undefined
  /** It is required, and no earlier input was meant as it. */
  readonly isMeant: boolean
}

interface UnknownScatter {
  readonly name: string
  /** The index among the texts in `scatter`. */
  readonly index: number
  readonly guess: string | undefined
}

class StepInputs {
  readonly #step: Step
  readonly #given: ReadonlySet<string>
  #unknown: readonly UnknownInput[] | undefined
  #misspelt: ReadonlySet<string> | undefined

  constructor(step: Step) {
    this.#step = step
    this.#given = new Set(step.inputs.flatMap((input) => nameOf(input) ?? []))
  }

  /** Without those that an expression of the step reads: these are for its own use. */
  get unknown(): readonly UnknownInput[] {
    return (this.#unknown ??= this.#findUnknown())
  }

  /** With the right names of misspelt ones. */
  get known(): ReadonlySet<string> {
    const meant = this.unknown.flatMap(({ guess, isMeant }) => (isMeant && guess !== undefined ? guess : []))
    return meant.length === 0 ? this.#given : new Set([...this.#given, ...meant])
  }

  /** Inputs that are not scattered as meant. */
  get misspelt(): ReadonlySet<string> {
    return (this.#misspelt ??= new Set(this.#unknownScatters(this.#given).flatMap(({ guess }) => guess ?? [])))
  }

  /** Limited to the number that is reported. */
  get unknownScatters(): readonly UnknownScatter[] {
    return this.#unknownScatters(this.known)
  }

  /** Required inputs that the step does not set; empty if that is not known. */
  get absent(): readonly string[] {
    const { value, ports } = this.#step
    if (isUnresolved(value, 'in') || ports === undefined) return []
    const { known } = this
    return [...ports.inputs.values()].flatMap((port) => (isRequired(port) && !known.has(port.name) ? port.name : []))
  }

  #unknownScatters(given: ReadonlySet<string>): readonly UnknownScatter[] {
    const unknown = this.#step.scatter.flatMap((name, index) => (given.has(name) ? [] : { name, index }))
    return unknown.slice(0, MOST_PROBLEMS).map(({ name, index }) => ({ name, index, guess: nearest(name, given) }))
  }

  #findUnknown(): readonly UnknownInput[] {
    const { run, ports, isOpaque, inputs } = this.#step
    const declared = run === undefined || isUnresolved(run.value, 'inputs') || isOpaque ? undefined : ports?.inputs
    const unknown = declared === undefined ? [] : inputs.filter((input) => !declared.has(nameOrEmpty(input)))
    if (declared === undefined || unknown.length === 0) return []
    const read = wordsOfExpressions(this.#step)
    const free = othersThan(this.#given, declared.keys())
    const meant = new Set<string>()
    return unknown.slice(0, MOST_PROBLEMS).flatMap((input) => {
      const name = nameOf(input)
      if (name === undefined || wordsIn(name).every((word) => read.has(word))) return []
      const guess = nearest(name, free)
      const isMeant = guess !== undefined && !meant.has(guess) && isRequired(declared.get(guess))
      if (isMeant) meant.add(guess)
      return { input, name, guess, isMeant }
    })
  }
}

/** As many as a suggestion compares: thousands of steps may run a process with thousands of inputs. */
function othersThan(given: ReadonlySet<string>, names: Iterable<string>): readonly string[] {
  const others: string[] = []
  for (const name of names) if (!given.has(name) && others.push(name) > MOST_CANDIDATES) break
  return others
}

function wordsOfExpressions(step: Step): ReadonlySet<string> {
  const expressions = [step.value['when'], ...step.inputs.map((input) => input['valueFrom'])]
  return new Set(expressions.flatMap((expression) => (typeof expression === 'string' ? wordsIn(expression) : [])))
}

function wordsIn(code: string): readonly string[] {
  return code.match(/[\w\u0080-\uffff]+/g) ?? []
}
