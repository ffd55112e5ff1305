import type { JsonObject } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Files } from '../documents/files.ts'
import { nameOf, objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import type { Problem } from '../problems/problem.ts'
import type { Explained } from '../structure/explain.ts'
import { TypeScope } from '../types/type-names.ts'
import { TypeReader } from '../types/type-reader.ts'
import { acceptsNull, UNKNOWN, type Type } from '../types/types.ts'
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

/** Whether a port of its name must be given a value. */
export function isRequired(port: Port | undefined): boolean {
  return port !== undefined && !port.hasDefault && !acceptsNull(port.type)
}

/** A definition of a type that a process may use, in the long form. */
export interface Definition {
  readonly value: JsonObject
  readonly type: Type
  /** Where it stands: in the process, in a file beside those that are imported from it, or around the process. */
  readonly from: 'process' | 'file' | 'around'
  /** What is wrong with its structure, where it is no part of any process. */
  readonly problems: readonly Problem<Explained>[]
}

/** What a process takes and gives, by name, and the types of those. */
export interface Ports {
  readonly inputs: ReadonlyMap<string, Port>
  readonly outputs: ReadonlyMap<string, Port>
  readonly scope: TypeScope
  /** Those of its SchemaDefRequirement, and others that it or its steps name. */
  readonly definitions: readonly Definition[]
  /** Types of files that the process does not import. */
  readonly uses: readonly Use[]
  /** What is wrong with the types that it names and defines. */
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

  /** From here on, types count for another document. */
  startDocument(): void {
    this.#allowance.startDocument()
  }

  /** Counts the types of a process for the document, which may have been read for another. */
  enter(process: Process): void {
    this.#allowance.enter(process)
  }

  /**
   * That the processes of the document name more types than there is room for. Some of what was read since is not all
   * there is.
   */
  get excess(): Problem | undefined {
    return this.#allowance.excess
  }

  /** `around` is where an embedded process stands, whose named types it may use. */
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
        // Of two with one name nothing is known but that there are two; that is told once, not again for each link.
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
      for (const definition of names.beside) {
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
