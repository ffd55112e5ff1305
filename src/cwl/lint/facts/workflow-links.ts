import { nearest } from '../../../files/suggest.ts'
import { isArray, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { MOST_PROBLEMS } from '../../problems/collect.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import type { Type } from '../../types/types.ts'
import { bestFit, linkOf, typesAtSink, type Link } from './link-merge.ts'
import type { Port, Ports } from './ports.ts'
import { Sources, takesItems, type Source } from './sources.ts'
import { StepInputs } from './step-inputs.ts'
import { takenType, titleOf, type Step } from './steps.ts'

/** A link of a workflow: the sources of a step's input, or of an output of the workflow. */
export interface WorkflowLink {
  /** The input or output. */
  readonly holder: JsonObject
  readonly key: 'source' | 'outputSource'
  /** The input or output, in the words of a message. */
  readonly what: string
  /** Undefined if it is unknown or irrelevant. */
  readonly type: Type | undefined
  /** Undefined for an output of the workflow. */
  readonly step?: Step
  /** The input of the process that the step runs. */
  readonly port?: Port | undefined
  /** In order, without items that are not text. */
  readonly sources: readonly NamedSource[]
  /** Whether every item names a source. */
  readonly isWhole: boolean
  /** How sources are combined; undefined if the fields for that are invalid. */
  readonly link: Link | undefined
}

/** A source as a link names it. */
export interface NamedSource {
  readonly name: string
  /** The container of the name, and its key. */
  readonly container: object
  readonly key: string | number
  /** Undefined if the source does not exist. */
  readonly source: Source | undefined
}

/** An output that a step lists and its process does not produce. */
export interface UnknownOutput {
  readonly name: string
  readonly index: number
  /** The suggested output. */
  readonly guess: string | undefined
}

/** The links of a workflow, and what is known of their ends. Reports nothing. */
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

  /** Inputs of steps first, then outputs of the workflow. */
  get all(): readonly WorkflowLink[] {
    return (this.#all ??= [...this.#steps.flatMap((step) => this.#ofStep(step)), ...this.#ofOutputs()])
  }

  /** The inputs of a step, compared with those of its process. */
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

  /** Outputs, as STEP/OUTPUT, that steps misspell. */
  get misspeltOutputs(): ReadonlySet<string> {
    return (this.#misspelt ??= new Set(
      this.#steps.flatMap((step) =>
        this.unknownOutputs(step).flatMap(({ guess }) => (guess === undefined ? [] : `${step.name}/${guess}`)),
      ),
    ))
  }

  /** Whether a list goes to an input of a step whose process accepts its items. */
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

/** The name of a step's input for a message. */
export function inputTitle(step: Step, name: string): string {
  return `the input ${name} of ${titleOf(step)}${step.scattered.has(name) ? ', which is scattered,' : ''}`
}

function findUnknownOutputs({ run, ports, outputs }: Step): readonly UnknownOutput[] {
  if (run === undefined || ports === undefined || isUnresolved(run.value, 'outputs')) return []
  const unknown = outputs.filter(({ name }) => !ports.outputs.has(name)).slice(0, MOST_PROBLEMS)
  return unknown.map(({ name, index }) => ({ name, index, guess: nearest(name, ports.outputs.keys()) }))
}
