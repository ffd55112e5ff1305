import { isObject, type JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, textsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { VersionName } from '../../model/index.ts'
import { fitOf } from '../../types/assignability.ts'
import { arrayOf, membersOf, unionOf, withoutNull, type Type } from '../../types/types.ts'
import { oncePerObject } from '../../yaml/once.ts'
import { formatsOf, type Formats } from './formats.ts'
import { namesOfInputs } from './interpolation.ts'
import { bestFit, typesAtSink, type Link } from './link-merge.ts'
import type { Ports } from './ports.ts'
import { givenSuffixes } from './secondary-files.ts'
import { outputType, timesScattered, type Step } from './steps.ts'

export interface Source {
  readonly type: Type
  /** Undefined for an input of the workflow. */
  readonly step?: Step
  /** An input of the workflow, or an output of what the step runs. */
  readonly declaration: JsonObject | undefined
}

/** What links may name: input or STEP/OUTPUT. The name of a step is stored once, because it may be very long. */
export class Sources {
  readonly #inputs: ReadonlyMap<string, Source>
  readonly #outputs = new Map<string, Map<string, Source>>()
  #names: readonly string[] | undefined

  constructor({ inputs }: Ports, steps: readonly Step[]) {
    this.#inputs = new Map(
      Array.from(inputs, ([name, { type, hasDefault, declaration }]) => [
        name,
        { type: hasDefault ? withoutNull(type) : type, declaration },
      ]),
    )
    for (const step of steps) {
      const outputs = this.#outputs.get(step.name) ?? new Map<string, Source>()
      for (const { name } of step.outputs)
        outputs.set(name, {
          type: outputType(step, name),
          step,
          declaration: step.ports?.outputs.get(name)?.declaration,
        })
      this.#outputs.set(step.name, outputs)
    }
  }

  get(source: string): Source | undefined {
    const slash = source.lastIndexOf('/')
    const output = slash < 0 ? undefined : this.#outputs.get(source.slice(0, slash))?.get(source.slice(slash + 1))
    return output ?? this.#inputs.get(source)
  }

  /** In the form of links; computed once, because thousands of links may be wrong. */
  names(): readonly string[] {
    this.#names ??= [
      ...this.#inputs.keys(),
      ...Array.from(this.#outputs).flatMap(([step, outputs]) =>
        step.length > LONGEST_GUESS ? [] : Array.from(outputs.keys(), (output) => `${step}/${output}`),
      ),
    ]
    return this.#names
  }
}

/** Nobody writes a longer name by hand. */
const LONGEST_GUESS = 200

/** For sources that would fit merged. */
export function fixByMerging(
  source: Source,
  count: number,
  link: Link,
  sink: Type,
  version: VersionName,
): string | undefined {
  const flattens = (pickValue: Link['pickValue']): boolean =>
    link.linkMerge === undefined &&
    link.isList &&
    typesAtSink(source.type, count, { ...link, linkMerge: 'merge_flattened', pickValue }).some(
      (type) => fitOf(type, sink) === 'always',
    )
  if (flattens(link.pickValue)) return 'Add linkMerge: merge_flattened, which makes one list of lists and items.'
  if (version === 'v1.2' && link.pickValue === undefined && flattens('all_non_null'))
    return 'Add linkMerge: merge_flattened, which makes one list of lists and items, and pickValue: all_non_null, which leaves out null.'
  return undefined
}

/** `given` is the type after merging. Only a step can scatter. `makesItems`: valueFrom makes the value of each run. */
export function fixForMisfit(given: readonly Type[], sink: Type, taker: SinkKind, makesItems: boolean): string {
  // A list of one would fit, but run the step once, with something else.
  if (taker === 'scattered') {
    if (makesItems)
      return 'Make the list in a step before: scatter takes the source, and valueFrom is evaluated for each item.'
    const isWhole = membersOf(sink).some(
      (member) => member.kind === 'array' && given.some((type) => fitOf(type, member.items) !== 'never'),
    )
    if (isWhole) return 'Leave it out of scatter, so that every run gets the whole value.'
  }
  if (takesItems(given, sink))
    return taker === 'input'
      ? 'Scatter over it, or take one item with valueFrom.'
      : 'Make the type a list of that, or take one item in a separate step.'
  const isList = membersOf(sink).some(
    (member) => member.kind === 'array' && given.some((type) => fitOf(type, member.items) !== 'never'),
  )
  if (isList) return 'Write the source as a list of one with linkMerge: merge_nested.'
  return taker !== 'output'
    ? 'Use another source, or make the value with valueFrom or in a separate step.'
    : 'Take another source, or change the type.'
}

/** Whether a list arrives whose items would fit. */
export function takesItems(given: readonly Type[], sink: Type): boolean {
  return given.some((type) =>
    membersOf(type).some((list) => list.kind === 'array' && fitOf(list.items, sink) !== 'never'),
  )
}

/** An output of the workflow, an input of a step, or a scattered input. */
export type SinkKind = 'output' | 'input' | 'scattered'

/** Outputs have no default, and an optional type does not allow scattering over null. */
const FIXES: Readonly<Record<SinkKind, string>> = {
  output: 'make it optional',
  input: 'give a default, or make it optional',
  scattered: 'give a default that is a list',
}

/**
 * With scatter or merging, each item may be null. A default does not replace it, and pickValue only if it applies to
 * the items.
 */
export function fixForNull(
  { type, step }: Source,
  count: number,
  link: Link,
  sink: Type,
  taker: SinkKind,
  version: VersionName,
): string {
  const isScattered = step !== undefined && step.scatter.length > 0
  if (!isScattered && count === 1 && link.linkMerge === undefined) {
    const others = FIXES[taker]
    return version === 'v1.2'
      ? `Add a source to pick from with pickValue${taker === 'input' ? ',' : ', or'} ${others}.`
      : `${others.charAt(0).toUpperCase()}${others.slice(1)}.`
  }
  if (version !== 'v1.2')
    return 'Remove null from the list in a separate step, or accept a list whose items may be null.'
  const isPicked = typesAtSink(type, count, { ...link, pickValue: 'all_non_null' }).some(
    (given) => fitOf(given, sink) === 'always',
  )
  return isPicked
    ? 'Add pickValue: all_non_null, or take a list whose items may be null.'
    : 'Remove null from the list in a separate step, or accept a list whose items may be null: pickValue chooses whole lists here.'
}

/** Undefined if unknown: a user may give more files than are declared. */
export function suffixesFrom({ step, declaration }: Source): ReadonlySet<string> | undefined {
  const tool = step?.run
  return tool === undefined || declaration === undefined || !isFound(tool, declaration)
    ? undefined
    : givenSuffixes(declaration, tool.version)
}

/** None for files without one; undefined if unknown: an input without a format accepts any file. */
export function formatsFrom({ step, declaration }: Source, workflow: Process): Formats | undefined {
  if (declaration === undefined) return undefined
  if (step === undefined) return isPresent(declaration['format']) ? formatsOf(declaration, workflow) : undefined
  return step.run === undefined || !isFound(step.run, declaration) ? undefined : formatsOf(declaration, step.run)
}

/** The declaration is complete: not so for a subworkflow, an expression or cwl.output.json. */
function isFound({ processClass }: Process, declaration: JsonObject): boolean {
  const binding = declaration['outputBinding']
  return (
    processClass === 'CommandLineTool' &&
    ((isObject(binding) && isPresent(binding['glob']) && !isPresent(binding['outputEval'])) ||
      declaration['type'] === 'stdout')
  )
}

/**
 * Only null does not fit, and the condition of the step reads the input, as in `$(inputs.x != null)`, or another one
 * with the same source. If the step is scattered, the condition is evaluated for each item (CWL v1.2 Workflow,
 * "Conditional execution").
 */
export function isSkippedOnNull(step: Step, name: string, source: string, given: readonly Type[], sink: Type): boolean {
  const { inputs, sources } = condition(step)
  const times = timesScattered(step, name)
  if (!inputs.has(name) && !sources.has(sourceKey(source, times))) return false
  return (
    bestFit(
      given.map((type) => withoutNullWithin(type, times)),
      sink,
    ) === 'always'
  )
}

/** What it reads: inputs by name, and the sources of inputs that have only one. */
interface Condition {
  readonly inputs: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
}

const condition = oncePerObject((step: Step): Condition => {
  const { when } = step.value
  if (typeof when !== 'string') return UNCONDITIONAL
  const inputs = new Set(namesOfInputs(when))
  const sources = step.inputs.flatMap((input) => {
    const name = nameOrEmpty(input)
    const [source, another] = textsIn(input, 'source')
    const isOnly = source !== undefined && another === undefined && inputs.has(name)
    return isOnly ? [sourceKey(source, timesScattered(step, name))] : []
  })
  return { inputs, sources: new Set(sources) }
})

function sourceKey(source: string, times: number): string {
  return `${times} ${source}`
}

const UNCONDITIONAL: Condition = { inputs: new Set(), sources: new Set() }

function withoutNullWithin(type: Type, levels: number): Type {
  if (levels === 0) return withoutNull(type)
  const byLevels = knownWithin(type)
  const known =
    byLevels.get(levels) ??
    unionOf(
      membersOf(type).map((member) =>
        member.kind === 'array' ? arrayOf(withoutNullWithin(member.items, levels - 1)) : member,
      ),
    )
  byLevels.set(levels, known)
  return known
}

const knownWithin = oncePerObject<Type, Map<number, Type>>(() => new Map())
