import type { Location } from '../../../files/source-text.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { nameOrEmpty, objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { MODELS } from '../../model/index.ts'
import { placeOf } from '../../problems/collect.ts'
import { isUnresolved } from '../../structure/unresolved.ts'
import { arrayOf, FILE, FILE_OR_DIRECTORY, NULL, UNKNOWN, type Type } from '../../types/types.ts'
import { onceALongText } from '../../yaml/once.ts'
import { placeInText } from '../../yaml/text-position.ts'
import { interpolationsIn, type Code, type Interpolation } from './interpolation.ts'
import { plainTextAt, RESOURCE_FIELDS, type PlainText } from './plain-texts.ts'
import type { Ports } from './ports.ts'
import { stepInputTypes } from './step-values.ts'
import type { Step } from './steps.ts'

/** They are not evaluated in an ExpressionTool, because it runs no command. */
const OF_COMMANDS: ReadonlySet<string> = new Set(['EnvVarRequirement', 'InitialWorkDirRequirement'])

export interface Scope {
  /** Undefined if they depend on who evaluates it. */
  readonly inputs: ReadonlyMap<string, { readonly type: Type }> | undefined
  /**
   * "If a contextual value of self is not documented for a field, it must be null" (CWL v1.2 CommandLineTool, "Runtime
   * environment").
   */
  readonly self: Type
  /** Inputs of the workflow, which the step can only read through its own. */
  readonly around?: ReadonlyMap<string, unknown>
  readonly isAfterwards: boolean
  /** `self` has files that `glob` found, without `loadContents`. */
  readonly isUnread?: boolean
  /** Outside of a CommandLineTool, files have no paths. */
  readonly isPathless?: boolean
  /** `runtime` has none before v1.1. */
  readonly lacksExitCode?: boolean
  /** The number of items, if `self` has one for each source. */
  readonly sources?: number
}

export interface ExpressionSite {
  readonly text: string
  readonly container: object
  readonly key: string | number
  readonly field: string
  readonly scope: Scope
  readonly interpolations: readonly Interpolation[]
}

const EVALUATED_FIELDS: ReadonlySet<string> = new Set([
  'arguments',
  'valueFrom',
  'glob',
  'outputEval',
  'stdin',
  'stdout',
  'stderr',
  'secondaryFiles',
  'pattern',
  'required',
  'format',
  'expression',
  'when',
  'listing',
  'entry',
  'entryname',
  'envValue',
  'position',
  'timelimit',
  'networkAccess',
  'enableReuse',
  ...RESOURCE_FIELDS,
])

/** Values, prose, and fields that are checked elsewhere. */
const PASSED_BY: ReadonlySet<string> = new Set([
  'default',
  'doc',
  'label',
  'id',
  'run',
  'steps',
  'inputs',
  'outputs',
  'expressionLib',
  'intent',
])

/** Then its result is the value, and not a part of the text. */
export function isWholeText({ code }: Interpolation, text: string): boolean {
  return code.length + '$()'.length === text.trim().length
}

/** A regular expression or comment can mislead the scanner, and the whole text may be one expression. */
export function unscanned({
  text,
  interpolations,
}: Pick<ExpressionSite, 'text' | 'interpolations'>): (Code & Pick<Interpolation, 'start'>) | undefined {
  const [first] = interpolations
  const trimmed = text.trimEnd()
  if (
    first === undefined ||
    (interpolations.length === 1 && first.closed && first.start + first.code.length + '$()'.length === trimmed.length)
  )
    return undefined
  if (text.slice(0, first.start).trim() !== '' || !trimmed.endsWith(first.kind === 'body' ? '}' : ')')) return undefined
  return { kind: first.kind, start: first.start, code: trimmed.slice(first.start + 2, -1) }
}

export interface Expressions {
  readonly texts: readonly ExpressionSite[]
  readonly plain: readonly PlainText[]
}

export function expressionsOf(process: Process, ports: Ports, steps: readonly Step[]): Expressions {
  const collector = new Collector(process)
  // Requirements of a workflow are evaluated for the processes of its steps.
  const inputs =
    process.processClass !== 'Workflow' && !isUnresolved(process.value, 'inputs') ? ports.inputs : undefined
  const before: Scope = {
    inputs,
    self: NULL,
    isAfterwards: false,
    isPathless: process.processClass === 'ExpressionTool',
  }
  collector.object(process.value, before)
  // They are among the requirements of the process.
  for (const { value, from } of ports.definitions) if (from !== 'process') collector.definition(value, before)
  for (const input of objectsIn(process.value, 'inputs'))
    collector.input(input, ports.inputs.get(nameOrEmpty(input))?.type ?? UNKNOWN, before)
  const afterwards: Scope = { inputs, self: NULL, isAfterwards: true, lacksExitCode: process.version === 'v1.0' }
  for (const output of objectsIn(process.value, 'outputs')) collector.output(output, afterwards)
  if (steps.length > 0) {
    const byName = new Map(steps.map((step) => [step.name, step]))
    for (const step of steps) collector.step(step, ports, byName)
  }
  return { texts: collector.found, plain: collector.plain }
}

/** Texts that need an expression and have none. */
export function plainTexts(process: Process): readonly PlainText[] {
  const collector = new Collector(process)
  const scope: Scope = { inputs: undefined, self: UNKNOWN, isAfterwards: false }
  collector.object(process.value, scope)
  for (const input of objectsIn(process.value, 'inputs')) collector.input(input, UNKNOWN, scope)
  for (const output of objectsIn(process.value, 'outputs')) collector.output(output, scope)
  return collector.plain
}

class Collector {
  readonly found: ExpressionSite[] = []
  readonly plain: PlainText[] = []
  readonly #process: Process
  readonly #interpolationsIn = onceALongText(interpolationsIn)

  constructor(process: Process) {
    this.#process = process
  }

  input(input: JsonObject, type: Type, scope: Scope): void {
    if (input['inputBinding'] !== undefined) this.#field(input, 'inputBinding', { ...scope, self: type })
    this.#parameter(input, scope)
  }

  output(output: JsonObject, scope: Scope): void {
    const binding = output['outputBinding']
    if (isObject(binding)) {
      this.#field(binding, 'glob', scope)
      if (binding['outputEval'] !== undefined) {
        const hasGlob = isPresent(binding['glob'])
        const isRead =
          (binding['loadContents'] ?? false) !== false ||
          isUnresolved(binding, 'loadContents') ||
          isPresent(output['loadContents'])
        this.#field(binding, 'outputEval', {
          ...scope,
          self: hasGlob ? arrayOf(FILE_OR_DIRECTORY) : UNKNOWN,
          isUnread: hasGlob && !isRead,
        })
      }
    }
    this.#parameter(output, scope)
  }

  /** "self refers to the File" in secondaryFiles; in bindings inside of types it is a part of the value. */
  #parameter(parameter: JsonObject, scope: Scope): void {
    if (parameter['secondaryFiles'] !== undefined) this.#field(parameter, 'secondaryFiles', { ...scope, self: FILE })
    if (parameter['format'] !== undefined) this.#field(parameter, 'format', { ...scope, self: UNKNOWN })
    if (typeof parameter['type'] === 'object') this.#field(parameter, 'type', { ...scope, self: UNKNOWN })
  }

  step(step: Step, ports: Ports, steps: ReadonlyMap<string, Step>): void {
    const { value } = step
    const evaluates = isPresent(value['when']) || step.inputs.some((input) => isPresent(input['valueFrom']))
    if (evaluates) {
      const inputs = stepInputTypes(step, ports, steps)
      for (const input of step.inputs)
        this.#text(input, 'valueFrom', input['valueFrom'], {
          inputs,
          self: selfOf(input, inputs),
          around: ports.inputs,
          isAfterwards: false,
          isPathless: true,
          ...sourcesOf(step, input),
        })
      // An input that is missing or unreadable may exist.
      this.#text(value, 'when', value['when'], {
        inputs: isUnresolved(value, 'in') ? undefined : afterExpressions(step, inputs),
        self: NULL,
        around: ports.inputs,
        isAfterwards: false,
        isPathless: true,
      })
    }
    // They are evaluated for the process that the step runs.
    for (const field of ['requirements', 'hints'])
      if (value[field] !== undefined) this.#field(value, field, { inputs: undefined, self: NULL, isAfterwards: false })
  }

  object(holder: JsonObject, scope: Scope): void {
    for (const key of Object.keys(holder)) if (!PASSED_BY.has(key)) this.#field(holder, key, scope)
  }

  #field(holder: JsonObject, key: string, scope: Scope): void {
    const value = holder[key]
    if (typeof value === 'string') {
      if (EVALUATED_FIELDS.has(key)) this.#text(holder, key, value, scope)
    } else if (typeof value === 'object' && !key.includes(':') && !key.startsWith('$')) {
      if (isArray(value)) this.#list(value, key, scope)
      else if (isObject(value)) this.#nested(value, scope)
    }
  }

  #list(list: readonly JsonValue[], key: string, scope: Scope): void {
    const areEvaluated = EVALUATED_FIELDS.has(key)
    for (const [index, item] of list.entries()) {
      if (isObject(item)) this.#nested(item, scope)
      else if (areEvaluated) this.#text(list, index, item, scope, key)
    }
  }

  /** Where `self` is a part of any value, or the File with the secondaryFiles. */
  definition(value: JsonObject, scope: Scope): void {
    this.object(value, { ...scope, self: UNKNOWN })
  }

  #nested(value: JsonObject, scope: Scope): void {
    const name = value['class']
    if (name === 'SchemaDefRequirement') return this.definition(value, scope)
    if (
      typeof name === 'string' &&
      (!MODELS[this.#process.version].requirements.includes(name) ||
        (this.#process.processClass === 'ExpressionTool' && OF_COMMANDS.has(name)))
    )
      return
    this.object(value, scope)
  }

  #text(
    container: object,
    key: string | number,
    value: JsonValue | undefined,
    scope: Scope,
    field = String(key),
  ): void {
    if (typeof value !== 'string') return
    const interpolations = this.#interpolationsIn(value)
    if (interpolations.length > 0) this.found.push({ text: value, container, key, field, scope, interpolations })
    else {
      const plain = plainTextAt(this.#process, { container, key, field, text: value }, scope.inputs)
      if (plain !== undefined) this.plain.push(plain)
    }
  }
}

/** The input object after `valueFrom` (CWL v1.2 Workflow, "Conditional execution"). */
function afterExpressions(step: Step, inputs: NonNullable<Scope['inputs']>): NonNullable<Scope['inputs']> {
  const made = new Map(inputs)
  for (const input of step.inputs) if (isPresent(input['valueFrom'])) made.set(nameOrEmpty(input), { type: UNKNOWN })
  return made
}

/** The type of the sources; "or null if there is no source field" (CWL v1.2 Workflow, "WorkflowStepInput"). */
function selfOf(input: JsonObject, inputs: NonNullable<Scope['inputs']>): Type {
  const isNothing = !isPresent(input['source']) && !isPresent(input['default'])
  return isNothing ? NULL : (inputs.get(nameOrEmpty(input))?.type ?? UNKNOWN)
}

/**
 * If `self` is the list of several sources. merge_flattened gives another list, pickValue and a default another value,
 * and scatter one item.
 */
function sourcesOf(step: Step, input: JsonObject): { readonly sources?: number } {
  const { source, linkMerge } = input
  const isList =
    !isPresent(input['pickValue']) &&
    !isPresent(input['default']) &&
    (!isPresent(linkMerge) || linkMerge === 'merge_nested')
  return isArray(source) && source.length > 1 && isList && !step.isOpaque && !step.scattered.has(nameOrEmpty(input))
    ? { sources: source.length }
    : {}
}

export function placeIn(process: Process, evaluated: ExpressionSite, index: number): Location {
  return (
    placeInText(evaluated.container, evaluated.key, evaluated.text, index) ??
    placeOf(process.path, evaluated.container, evaluated.key)
  )
}
