import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { linkOf } from '../analysis/link-merge.ts'
import { isRequired, type Port, type Ports } from '../analysis/ports.ts'
import { Sources, type Source } from '../analysis/sources.ts'
import { outputType, takenType, titleOf, type Step } from '../analysis/steps.ts'
import { nameOf, objectsIn, textsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { loneItem } from '../forms/lone-items.ts'
import { createProblem, placeOf, ProblemCollector } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { nearest } from '../problems/suggest.ts'
import { isUnresolved } from '../source/unresolved.ts'
import { isMisspelt } from '../structure/field-advice.ts'
import { withoutNull } from '../types/types.ts'
import { checkFilesOf } from './link-files.ts'
import { LinkTypes, type Sink } from './link-types.ts'
import { checkScatter, unknownScatters } from './scatter.ts'
import { unknownInputs } from './unknown-inputs.ts'

/** What flows into the steps and outputs of a workflow: that each source exists, fits, and nothing required is left out. */
export function checkDataFlow(workflow: Process, ports: Ports, steps: readonly Step[]): readonly Problem[] {
  return new DataFlow(workflow, ports, steps).problems()
}

class DataFlow {
  readonly #workflow: Process
  readonly #ports: Ports
  readonly #steps: readonly Step[]
  readonly #sources: Sources
  readonly #told = new ProblemCollector()
  /** Outputs, as STEP/OUTPUT, that steps list under a name that is told as misspelt. */
  readonly #misspelt = new Set<string>()
  /** The inputs that must be given to what steps run: many may run the same. */
  readonly #required = new Map<Ports, readonly Port[]>()
  readonly #types: LinkTypes
  /** Made for the first link that leads nowhere. */
  #givers: ReadonlyMap<string, Step | undefined> | undefined
  #byName: ReadonlyMap<string, Step> | undefined
  #areStepsNamed: boolean | undefined

  constructor(workflow: Process, ports: Ports, steps: readonly Step[]) {
    this.#workflow = workflow
    this.#ports = ports
    this.#steps = steps
    this.#sources = new Sources<Source>(
      ports,
      steps,
      (port) => ({ type: port.hasDefault ? withoutNull(port.type) : port.type, declaration: port.declaration }),
      (step, name) => ({ type: outputType(step, name), step, declaration: step.ports?.outputs.get(name)?.declaration }),
    )
    this.#types = new LinkTypes(workflow.path, this.#sources, this.#told)
  }

  problems(): readonly Problem[] {
    // What outputs are misspelt is asked where they are used.
    for (const step of this.#steps) this.#stepOutputs(step)
    for (const step of this.#steps) {
      if (this.#isFull) break
      this.#step(step)
    }
    for (const output of objectsIn(this.#workflow.value, 'outputs')) {
      if (this.#isFull) break
      this.#output(output)
    }
    return this.#told.problems
  }

  get #isFull(): boolean {
    return this.#told.isFull
  }

  #add(
    code: Parameters<typeof createProblem>[0],
    container: object,
    key: string | number,
    message: string,
    fix?: string,
    part?: 'key',
  ): void {
    if (this.#isFull) return
    this.#told.add(createProblem(code, placeOf(this.#workflow.path, container, key, part), message, fix))
  }

  #step(step: Step): void {
    if (step.hasLoneInput)
      this.#told.add(loneItem(placeOf(this.#workflow.path, step.value, 'in'), 'in', step.inputs[0]))
    if (step.misplaced.length > 0) this.#misplaced(step)
    const given = new Set<string>()
    for (const input of step.inputs) {
      const name = nameOf(input)
      if (name !== undefined) given.add(name)
    }
    // What was to be scattered over is told by the misspelt name.
    const unscattered = unknownScatters(step, given)
    const misspelt = new Set(unscattered.map(({ guess }) => guess))
    for (const input of step.inputs) {
      const name = nameOf(input)
      if (name !== undefined) this.#input(step, input, name, misspelt.has(name))
    }
    const { problems, meant } = unknownInputs(this.#workflow, step, this.#sources)
    for (const problem of problems) this.#told.add(problem)
    // Where its inputs are left out, that is told, and not each that is missing.
    if (!step.isRead.in || !isPresent(step.value['in'])) return
    const known = meant.length > 0 ? new Set([...given, ...meant]) : given
    if (step.ports !== undefined) this.#absentInputs(step, step.ports, known)
    // What it scatters over is no input that is known where it stands among them.
    if (step.misplaced.length > 0) return
    for (const problem of checkScatter(
      this.#workflow,
      step,
      meant.length > 0 ? unknownScatters(step, known) : unscattered,
    ))
      this.#told.add(problem)
  }

  /**
   * Of fields that every step needs it is told that they are missing, and where they stand. The others of one step are
   * one mistake.
   */
  #misplaced(step: Step): void {
    const inputs = step.misplaced.filter(({ id }) => id !== 'run' && id !== 'out')
    const [first] = inputs
    if (first === undefined) return
    const names = [...new Set(inputs.map(nameOf))].join(' and ')
    this.#add(
      'unresolved-source',
      first,
      'source',
      `${titleOf(step)} has ${names} under in, and so as an input with the source ${textsIn(first, 'source').join(', ')}, which is no input of the workflow and no output of a step`,
      `Move ${names} to the left: what stands under in are inputs.`,
    )
  }

  #input(step: Step, input: JsonObject, name: string, isMistaken: boolean): void {
    const port = step.ports?.inputs.get(name)
    const isMade = isPresent(input['valueFrom'])
    const isScattered = step.scattered.has(name)
    const what = `the input ${name} of ${titleOf(step)}${isScattered ? ', which is scattered,' : ''}`
    if (isScattered) this.#listOf(input, what)
    else if (!isGivenBy(GIVING, input) && isRequired(port))
      this.#add(
        'missing-input',
        input,
        'id',
        `${what} is required, and nothing gives it a value`,
        'Give it a source, a default or valueFrom.',
      )
    this.#link(
      { holder: input, key: 'source', what, type: isMistaken ? undefined : takenType(step, name, isMade), step },
      isPresent(input['default']),
    )
    if (port === undefined || isMade || step.isOpaque) return
    for (const problem of checkFilesOf(input, port, { workflow: this.#workflow, step, sources: this.#sources, what }))
      this.#told.add(problem)
  }

  /**
   * Items are made of a list before valueFrom makes something of each (CWL v1.2 Workflow, "WorkflowStepInput",
   * `valueFrom`).
   */
  #listOf(input: JsonObject, what: string): void {
    if (isUnresolved(input) || isGivenBy(GIVING_LISTS, input)) return
    const fix = isPresent(input['valueFrom'])
      ? 'Give it a source or a default: valueFrom is evaluated for each item of that.'
      : 'Give it a source, or a default that is a list.'
    this.#add('missing-input', input, 'id', `${what} is given no list`, fix)
  }

  #absentInputs(step: Step, ports: Ports, given: ReadonlySet<string>): void {
    const required = this.#required.get(ports) ?? [...ports.inputs.values()].filter(isRequired)
    this.#required.set(ports, required)
    const absent = required.filter((port) => !given.has(port.name))
    if (absent.length === 0) return
    const names = absent.map((port) => port.name).join(', ')
    this.#add(
      'missing-input',
      step.value,
      'in',
      `${titleOf(step)} does not give ${names}, which what it runs requires`,
      'Add it under in, or give it a default there.',
      'key',
    )
  }

  #stepOutputs(step: Step): void {
    if (step.ports?.isWhole.outputs !== true || this.#isFull) return
    const { outputs } = step.ports
    const unknown = step.outputs.filter(({ name }) => !outputs.has(name))
    if (unknown.length === 0) return
    const produced = [...outputs.keys()].join(', ') || 'nothing'
    for (const { name, index } of unknown) {
      if (this.#isFull) break
      const guess = nearest(name, outputs.keys())
      if (guess !== undefined) this.#misspelt.add(`${step.name}/${guess}`)
      this.#add(
        'unknown-step-output',
        step.value['out'] as object,
        index,
        `${titleOf(step)} lists the output ${name}, which what it runs does not produce`,
        guess === undefined ? `It produces ${produced}.` : `Did you mean ${guess}?`,
      )
    }
  }

  #output(output: JsonObject): void {
    const name = nameOf(output) ?? ''
    if (name !== '' && isEmpty(output['outputSource']) && !this.#isMeantOtherwise(output)) {
      this.#add(
        'no-output-source',
        output,
        'id',
        `the output ${name} has no outputSource, so that nothing gives it a value`,
        this.#remedyForNoSource(output),
      )
    }
    this.#link(
      { holder: output, key: 'outputSource', what: `the output ${name}`, type: this.#ports.outputs.get(name)?.type },
      false,
    )
  }

  /** Steps have folders of their own: what looks for a file there means what the step gives. */
  #remedyForNoSource({ outputBinding: binding }: JsonObject): string {
    const glob = isObject(binding) ? binding['glob'] : undefined
    const isOfStep = typeof glob === 'string' && this.#sources.get(glob)?.step !== undefined
    return isOfStep
      ? `Write outputSource: ${glob} in the place of outputBinding.`
      : 'Say which output of a step it is, as STEP/OUTPUT, or remove it.'
  }

  /**
   * Drafts called it source, which is told by that name. Where there are no steps, that is told; what stands here may
   * be meant as one.
   */
  #isMeantOtherwise(output: JsonObject): boolean {
    return (
      !isPresent(this.#workflow.value['steps']) ||
      isUnresolved(output) ||
      'source' in output ||
      isMisspelt(output, 'outputSource')
    )
  }

  #link(sink: Sink, hasDefault: boolean): void {
    const { holder, key, what, type, step } = sink
    const written = holder[key]
    if (textsIn(holder, key).length === 0) return
    const isList = isArray(written)
    const links = isList ? written : [written]
    const sources: Source[] = []
    for (const [index, name] of links.entries()) {
      // What is no text is told as that.
      if (typeof name !== 'string') continue
      const source = this.#sources.get(name)
      if (this.#isFull) return
      if (source === undefined)
        this.#dangling(isList ? written : holder, isList ? index : key, name, what, step !== undefined)
      else sources.push(source)
    }
    const link = linkOf(holder, isList, hasDefault)
    if (link === undefined) return
    if (type === undefined || sources.length < links.length) return
    this.#types.compare(sink, type, sources, link)
  }

  #dangling(container: object, key: string | number, name: string, what: string, isOfStep: boolean): void {
    const [stepName, output] = name.split('/')
    const step = this.#stepNamed(stepName)
    // Of a step or input without a name it is told that it needs one; the link may mean that.
    const isNamed = (this.#areStepsNamed ??= this.#areAllNamed())
    if (
      output === undefined
        ? !this.#ports.isWhole.inputs
        : step === undefined
          ? !isNamed
          : !step.isRead.out || this.#misspelt.has(name)
    )
      return
    const fix =
      output !== undefined && step?.ports?.outputs.has(output) === true
        ? `Add ${output} to out of the step ${step.name}.`
        : this.#hintForDangling(name, isOfStep)
    this.#add(
      'unresolved-source',
      container,
      key,
      `${what} has the source ${name}, which is no input of the workflow and no output of a step`,
      fix,
    )
  }

  /** Of two with one name the first. */
  #stepNamed(name: string | undefined): Step | undefined {
    this.#byName ??= new Map(this.#steps.toReversed().map((step) => [step.name, step]))
    return name === undefined ? undefined : this.#byName.get(name)
  }

  #areAllNamed(): boolean {
    const { steps } = this.#workflow.value
    return isArray(steps) && this.#steps.length === steps.length && this.#steps.every((each) => each.name !== '')
  }

  /**
   * The output of the same name that one other step gives, where the step that is named gives none that is written like
   * it.
   */
  #namesakeOf(name: string): string | undefined {
    const [stepName, output] = name.split('/')
    const step = this.#stepNamed(stepName)
    if (
      output === undefined ||
      step === undefined ||
      nearest(
        output,
        step.outputs.map((each) => each.name),
      ) !== undefined
    )
      return undefined
    this.#givers ??= giversOf(this.#steps)
    const giver = this.#givers.get(output)
    return giver === undefined ? undefined : `${giver.name}/${output}`
  }

  #hintForDangling(name: string, isOfStep: boolean): string {
    const local = name.slice(name.lastIndexOf('#') + 1)
    if (local !== name && this.#sources.get(local) !== undefined)
      return `If it is of this document, write ${local}: nothing says that what stands before the # is its address.`
    const ofStep = this.#stepNamed(name)?.outputs[0]
    if (ofStep !== undefined) return `${name} is a step: name one of its outputs, such as ${name}/${ofStep.name}.`
    const guess = this.#namesakeOf(name) ?? nearest(withoutWay(name), this.#sources.names())
    if (guess !== undefined) return `Did you mean ${guess}?`
    return isOfStep && !name.includes('/')
      ? 'Name an input of the workflow, or STEP/OUTPUT. A value that is no link is given as {default: …}.'
      : 'Name an input of the workflow, or STEP/OUTPUT.'
  }
}

/** What may be meant by a source that is written as expressions and other languages of workflows refer to values. */
function withoutWay(name: string): string {
  const referred = /^\$\((.*)\)$/.exec(name)?.[1] ?? name
  return referred.replace(/^(?:inputs|steps)[./]/, '').replace(/[./]outputs[./]/, '/')
}

/** By the name of an output, the step that gives it; undefined where several do. */
function giversOf(steps: readonly Step[]): ReadonlyMap<string, Step | undefined> {
  const givers = new Map<string, Step | undefined>()
  for (const step of steps) for (const { name } of step.outputs) givers.set(name, givers.has(name) ? undefined : step)
  return givers
}

/** Fields that give an input of a step its value. */
const GIVING = ['source', 'default', 'valueFrom'] as const
/** Those that give what is scattered. */
const GIVING_LISTS = ['source', 'default'] as const

/** Whether one of the fields stands there, or what is meant as one. */
function isGivenBy(fields: readonly string[], input: JsonObject): boolean {
  return fields.some((field) => isPresent(input[field]) || isMisspelt(input, field))
}

function isEmpty(source: JsonValue | undefined): boolean {
  return !isPresent(source) || (isArray(source) && source.length === 0)
}
