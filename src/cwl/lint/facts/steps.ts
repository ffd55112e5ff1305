import { truncate } from '../../../files/text.ts'
import { isArray, isObject, withField, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOf, nameOrEmpty, objectsIn, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { loneInput } from '../../forms/lone-items.ts'
import { MODELS, type VersionName } from '../../model/index.ts'
import { adviceOnField, unknownKeys } from '../../structure/field-advice.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { arrayOf, UNKNOWN, withNull, type Type } from '../../types/types.ts'
import type { PortReader, Ports } from './ports.ts'

export interface Step {
  /** Empty if it has none, which is reported. */
  readonly name: string
  readonly value: JsonObject
  /** Undefined if it could not be read. */
  readonly run: Process | undefined
  readonly ports: Ports | undefined
  readonly inner: (() => readonly Step[]) | undefined
  readonly inputs: readonly JsonObject[]
  /** Fields of the step that are among its inputs by mistake. */
  readonly misplaced: readonly JsonObject[]
  /** The fields of the only input replace a map of inputs. */
  readonly hasLoneInput: boolean
  /** With their places in `out`. */
  readonly outputs: readonly StepOutput[]
  readonly scatter: readonly string[]
  readonly scattered: ReadonlyMap<string, number>
  /** Its ports do not follow from its links: it is a loop, or its `scatter` is unreadable, which is reported. */
  readonly isOpaque: boolean
}

interface StepOutput {
  readonly name: string
  readonly index: number
}

export function stepsOf(workflow: Process, ports: PortReader): readonly Step[] {
  const { steps } = workflow.value
  if (!isArray(steps)) return []
  const isSource = sourcesIn(ports.of(workflow), objectsIn(workflow.value, 'steps'))
  return steps.flatMap((written, index): readonly Step[] => {
    if (!isObject(written)) return []
    const run = workflow.runs[index]
    const embedded = typeof written['run'] === 'object'
    const taken =
      run === undefined ? undefined : ports.of(run, embedded ? { process: workflow, step: written } : undefined)
    const { value, inputs, misplaced } = recoverMisplacedFields(
      workflow.version,
      written,
      (name) => taken?.inputs.has(name) === true,
      isSource,
    )
    // A condition may read inputs of only the step.
    const lone =
      taken === undefined || isPresent(value['when']) || isLoop(value)
        ? undefined
        : loneInput(MODELS[workflow.version], inputs, taken.inputs)
    const scatter = textsIn(value, 'scatter')
    return [
      {
        name: nameOrEmpty(value),
        value,
        run,
        ports: taken,
        inner: run?.isEmbedded === true && run.processClass === 'Workflow' ? () => stepsOf(run, ports) : undefined,
        inputs: lone === undefined ? inputs : [lone],
        misplaced,
        hasLoneInput: lone !== undefined,
        outputs: outputsOf(value),
        scatter,
        scattered: countsOf(scatter),
        isOpaque: isLoop(value) || isUnresolved(value, 'scatter'),
      },
    ]
  })
}

/** Whether a link may name it: an input of the workflow, or any output of a step. */
function sourcesIn({ inputs }: Ports, steps: readonly JsonObject[]): (name: string) => boolean {
  let names: ReadonlySet<string> | undefined
  return (source) => {
    const [first = '', output] = source.split('/')
    if (output === undefined) return inputs.has(first)
    names ??= new Set(steps.flatMap((step) => nameOf(step) ?? []))
    return names.has(first)
  }
}

/** `cwltool:Loop`, which other platforms support with any prefix, or the form of the drafts of v1.3, which is reported. */
function isLoop(step: JsonObject): boolean {
  return (
    isPresent(step['loop']) ||
    ['requirements', 'hints'].some((field) =>
      objectsIn(step, field).some(({ class: name }) => typeof name === 'string' && /[:#]Loop$/.test(name)),
    )
  )
}

function outputsOf(step: JsonObject): readonly StepOutput[] {
  const { out } = step
  const outputs: StepOutput[] = []
  if (!isArray(out)) return outputs
  for (const [index, output] of out.entries()) {
    const name = isObject(output) ? nameOf(output) : output
    if (typeof name === 'string') outputs.push({ name, index })
  }
  return outputs
}

export function titleOf({ name }: Step): string {
  return name === '' ? 'a step without an id' : `the step ${truncate(name)}`
}

/** Skipped, it gives null for every output (CWL v1.2 Workflow, "Conditional execution"). */
export function isConditional(step: Step): boolean {
  return typeof step.value['when'] === 'string'
}

/** Scattering wraps it in lists, and a condition makes it optional. */
export function outputType(step: Step, name: string): Type {
  if (step.isOpaque || hasUnknownMethod(step)) return UNKNOWN
  const declared = step.ports?.outputs.get(name)?.type ?? UNKNOWN
  const given = isConditional(step) ? withNull(declared) : declared
  return arrayOf(given, scatterLevels(step))
}

/** It is reported, and decides how many lists there are. */
function hasUnknownMethod({ scatter, value: { scatterMethod } }: Step): boolean {
  return scatter.length > 0 && isPresent(scatterMethod) && !METHODS.has(scatterMethod)
}

const METHODS: ReadonlySet<JsonValue> = new Set(['dotproduct', 'nested_crossproduct', 'flat_crossproduct'])

function scatterLevels(step: Step): number {
  if (step.scatter.length === 0) return 0
  return step.value['scatterMethod'] === 'nested_crossproduct' ? step.scatter.length : 1
}

/**
 * What the workflow must provide: a list for each time that the input is scattered, with any items if there is a
 * `valueFrom`. Undefined if any value is accepted.
 */
export function inputType(step: Step, name: string, isMade = false): Type | undefined {
  if (step.isOpaque) return undefined
  const type = isMade ? undefined : step.ports?.inputs.get(name)?.type
  const times = timesScattered(step, name)
  return type === undefined && times === 0 ? undefined : arrayOf(type ?? UNKNOWN, times)
}

/** With null for the input or an item, if a default of the process replaces it. */
export function takenType(step: Step, name: string, isMade: boolean): Type | undefined {
  const sink = inputType(step, name, isMade)
  const port = step.ports?.inputs.get(name)
  if (sink === undefined || port?.hasDefault !== true) return sink
  return arrayOf(withNull(isMade ? UNKNOWN : port.type), timesScattered(step, name))
}

/** "An input parameter may be listed more than once" (CWL v1.2 Workflow, "WorkflowStep"). */
export function timesScattered({ scattered }: Step, name: string): number {
  return scattered.get(name) ?? 0
}

function countsOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

export const OF_STEPS: ReadonlySet<string> = new Set(['run', 'out', 'scatter', 'scatterMethod', 'when'])

interface MeantStep {
  readonly value: JsonObject
  readonly inputs: readonly JsonObject[]
  readonly misplaced: readonly JsonObject[]
}

/**
 * Reads misspelt fields and fields under `in`, so that nothing that follows from these is reported. An input may have
 * the name of a field, if the process `takes` it or it has a source.
 */
function recoverMisplacedFields(
  version: VersionName,
  written: JsonObject,
  takes: (name: string) => boolean,
  isSource: (name: string) => boolean,
): MeantStep {
  const step = underTheirNames(version, written)
  const inputs = objectsIn(step, 'in')
  const misplaced = inputs.filter((input) => {
    const name = nameOrEmpty(input)
    const sources = textsIn(input, 'source')
    return OF_STEPS.has(name) && !isPresent(step[name]) && !takes(name) && sources.length > 0 && !sources.some(isSource)
  })
  if (misplaced.length === 0) return { value: step, inputs, misplaced }
  const elsewhere = new Set(misplaced)
  return {
    value: misplaced.reduce(withMeant, step),
    inputs: inputs.filter((input) => !elsewhere.has(input)),
    misplaced,
  }
}

function underTheirNames(version: VersionName, step: JsonObject): JsonObject {
  const model = MODELS[version]
  const shape = model.record('WorkflowStep')
  return unknownKeys(shape, step).reduce((read, key) => {
    const { guess } = adviceOnField(model, shape, step, key)
    if (guess === undefined || !shape.fields.has(guess)) return read
    // A misspelt field is not normalized.
    return withField(read, guess, guess === 'in' ? {} : (step[key] ?? null))
  }, step)
}

function withMeant(step: JsonObject, input: JsonObject): JsonObject {
  const { id, source = null } = input
  // The process was not read, because it was at the wrong place.
  if (typeof id !== 'string' || id === 'run' || isPresent(step[id])) return step
  return withField(step, id, id === 'out' && !isArray(source) ? [source] : source)
}
