import { howToRaise, type Limits } from '../../../files/limits.ts'
import { type JsonObject, objectFrom } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Files } from '../../documents/files.ts'
import { nameOf, objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { normalizeDefinition } from '../../forms/normalize.ts'
import { MODELS, type VersionName } from '../../model/index.ts'
import { namespacesOf } from '../../model/own-terms.ts'
import { placeOf } from '../../problems/collect.ts'
import { createProblemAs, type Problem } from '../../problems/problem.ts'
import { type Explained, explainRecord } from '../../structure/explain.ts'
import { TypeScope } from '../../types/type-names.ts'
import { TypeReader } from '../../types/type-reader.ts'
import { acceptsNull, type Type, UNKNOWN } from '../../types/types.ts'
import { measure } from '../../yaml/measure.ts'
import type { Use } from './features.ts'
import { type Guesses, MOST_GUESSES, type TypeMistake, TypeMistakes } from './type-mistakes.ts'

export interface Port {
  readonly name: string
  readonly type: Type
  readonly declaration: JsonObject
  readonly hasDefault: boolean
}

export function isRequired(port: Port | undefined): boolean {
  return port !== undefined && !port.hasDefault && !acceptsNull(port.type)
}

/** A type in the long form. */
export interface Definition {
  readonly value: JsonObject
  readonly type: Type
  /** In the process, next to imported types of a file, or around the process. */
  readonly from: 'process' | 'file' | 'around'
  readonly problems: readonly Problem<Explained>[]
}

export interface Ports {
  readonly inputs: ReadonlyMap<string, Port>
  readonly outputs: ReadonlyMap<string, Port>
  readonly scope: TypeScope
  readonly definitions: readonly Definition[]
  /** Types of files that the process does not import. */
  readonly uses: readonly Use[]
  readonly mistakes: readonly TypeMistake[]
}

export class PortReader {
  readonly files: Files
  readonly #ports = new WeakMap<Process, Ports>()
  readonly #guesses: Guesses = { left: MOST_GUESSES }
  readonly #structure = new StructureOfTypes()
  readonly #allowance: TypeAllowance

  constructor(files: Files) {
    this.files = files
    this.#allowance = new TypeAllowance(files.workspace.limits)
  }

  /** From now on types count for another document. */
  startDocument(): void {
    this.#allowance.startDocument()
  }

  /** Types count for this document, even if another one had them read. */
  enter(process: Process): void {
    this.#allowance.enter(process)
  }

  /** Results after this may be incomplete. */
  get excess(): Problem | undefined {
    return this.#allowance.excess
  }

  /** `around` is the workflow and step whose named types an embedded process may use. */
  of(process: Process, around?: { readonly process: Process; readonly step: JsonObject }): Ports {
    const known = this.#ports.get(process)
    if (known !== undefined) return known
    this.enter(process)
    const ports = this.#read(
      process,
      around === undefined ? undefined : this.of(around.process).scope.within(around.step),
    )
    this.#ports.set(process, ports)
    return ports
  }

  #read(process: Process, outer: TypeScope | undefined): Ports {
    const scope = new TypeScope(this.files, process.path, process.value, outer)
    const mistakes = new TypeMistakes(process.path, this.#guesses)
    const readerIn = (names: TypeScope): TypeReader =>
      new TypeReader(process.version, names, mistakes.reportIn(names), (definition) =>
        this.#allowance.take(process, definition),
      )
    const types = readerIn(scope)
    const read = (side: 'inputs' | 'outputs'): ReadonlyMap<string, Port> => {
      const ports = new Map<string, Port>()
      for (const declaration of objectsIn(process.value, side)) {
        const name = nameOf(declaration)
        const type = types.read(declaration)
        const hasDefault = isPresent(declaration['default'])
        // Nothing else is known about two ports with the same name.
        if (name !== undefined)
          ports.set(name, { name, type: ports.has(name) ? UNKNOWN : type, declaration, hasDefault })
      }
      return ports
    }
    const definitions: Definition[] = scope.own.map((value) => ({
      value,
      type: types.define(value),
      from: 'process',
      problems: NO_PROBLEMS,
    }))
    const readers = [{ names: scope, reader: types }]
    for (const step of objectsIn(process.value, 'steps')) {
      const inner = scope.within(step)
      if (inner === scope) continue
      const stepTypes = readerIn(inner)
      for (const definition of inner.own) stepTypes.define(definition)
      readers.push({ names: inner, reader: stepTypes })
    }
    const [inputs, outputs] = [read('inputs'), read('outputs')]
    for (const value of scope.inherited)
      if (types.knows(value))
        definitions.push({ value, type: types.define(value), from: 'around', problems: NO_PROBLEMS })
    for (const { names, reader } of readers) {
      for (const definition of names.neighbours) {
        if (!reader.knows(definition)) continue
        const { value, problems } = this.#structure.of(process.version, definition)
        definitions.push({ value, type: reader.define(definition), from: 'file', problems })
      }
    }
    return {
      inputs,
      outputs,
      scope,
      definitions,
      uses: mistakes.uses,
      mistakes: mistakes.found,
    }
  }
}

const NO_PROBLEMS: readonly never[] = []

/**
 * Types next to imported types are not part of any process, so its schema does not check them, but they are installed
 * with it.
 */
class StructureOfTypes {
  readonly #known = new Map<VersionName, Map<JsonObject, StructureOfType>>()

  /** Like one of SchemaDefRequirement; once, for any number of processes. */
  of(version: VersionName, definition: JsonObject): StructureOfType {
    const known = this.#known.get(version) ?? new Map<JsonObject, StructureOfType>()
    this.#known.set(version, known)
    const structure = known.get(definition) ?? structureOf(version, definition)
    known.set(definition, structure)
    return structure
  }
}

interface StructureOfType {
  /** In the long form of normalize.ts. */
  readonly value: JsonObject
  readonly problems: readonly Problem<Explained>[]
}

function structureOf(version: VersionName, definition: JsonObject): StructureOfType {
  const model = MODELS[version]
  const value = normalizeDefinition(model, definition)
  const requirement = objectFrom([
    ['class', 'SchemaDefRequirement'],
    ['types', [value]],
  ])
  return { value, problems: explainRecord(model, 'SchemaDefRequirement', requirement, namespacesOf(definition)) }
}

/**
 * Limits the values in the types of one document, counted for every process: a few types can name very many, and very
 * many processes can name those.
 */
class TypeAllowance {
  readonly #limits: Limits
  readonly #taken = new WeakMap<Process, number>()
  #entered = new WeakSet<Process>()
  #values = 0
  #excess: Problem | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  startDocument(): void {
    this.#entered = new WeakSet()
    this.#values = 0
    this.#excess = undefined
  }

  /** Reported when the limit is exceeded for the first time. */
  get excess(): Problem | undefined {
    return this.#excess
  }

  enter(process: Process): void {
    if (this.#entered.has(process)) return
    this.#entered.add(process)
    this.#count(process, this.#taken.get(process) ?? 0)
  }

  take(process: Process, definition: JsonObject): boolean {
    const { values } = measure(definition)
    if (!this.#count(process, values)) return false
    this.#taken.set(process, (this.#taken.get(process) ?? 0) + values)
    return true
  }

  #count(process: Process, values: number): boolean {
    if (this.#excess !== undefined) return false
    this.#values += values
    const { nodes } = this.#limits
    if (this.#values > nodes)
      this.#excess = createProblemAs(
        placeOf(process.path, process.value),
        'too-many-nodes',
        `the types that the processes of this document define and name hold more than ${nodes} values, counted for each process`,
        howToRaise('nodes', 'document'),
      )
    return this.#excess === undefined
  }
}
