import type { JsonObject } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import type { Files } from '../../documents/files.ts'
import { nameOf, objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Explained } from '../../structure/explain.ts'
import { TypeScope } from '../../types/type-names.ts'
import { TypeReader } from '../../types/type-reader.ts'
import { acceptsNull, UNKNOWN, type Type } from '../../types/types.ts'
import type { Use } from './features.ts'
import { StructureOfTypes } from './structure-of-types.ts'
import { TypeAllowance } from './type-allowance.ts'
import { MOST_GUESSES, TypeMistakes, type Guesses, type TypeMistake } from './type-mistakes.ts'

/** An input or output of a process. */
export interface Port {
  readonly name: string
  readonly type: Type
  readonly declaration: JsonObject
  readonly hasDefault: boolean
}

/** Whether a port must have a value. */
export function isRequired(port: Port | undefined): boolean {
  return port !== undefined && !port.hasDefault && !acceptsNull(port.type)
}

/** A definition of a type that a process may use, in the long form. */
export interface Definition {
  readonly value: JsonObject
  readonly type: Type
  /** Its place: in the process, in a file next to imported types, or around the process. */
  readonly from: 'process' | 'file' | 'around'
  /** Mistakes in its structure, if it is not part of any process. */
  readonly problems: readonly Problem<Explained>[]
}

/** The inputs and outputs of a process by name, and its types. */
export interface Ports {
  readonly inputs: ReadonlyMap<string, Port>
  readonly outputs: ReadonlyMap<string, Port>
  readonly scope: TypeScope
  /** Those of its SchemaDefRequirement, and others that it or its steps name. */
  readonly definitions: readonly Definition[]
  /** Types of files that the process does not import. */
  readonly uses: readonly Use[]
  /** Mistakes in the types that it names and defines. */
  readonly mistakes: readonly TypeMistake[]
}

/** Reads the ports of processes, each once. */
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

  /** Counts the types of a process for this document, because they may have been read for another. */
  enter(process: Process): void {
    this.#allowance.enter(process)
  }

  /** Set if the types of the document exceed the limit. Results after that may be incomplete. */
  get excess(): Problem | undefined {
    return this.#allowance.excess
  }

  /** `around` is the workflow and step around an embedded process, whose named types it may use. */
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
        // Two ports with the same name are reported once, and nothing else is known about them.
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
