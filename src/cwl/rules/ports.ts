import type { JsonObject } from '../../json/index.ts'
import type { Files } from '../files.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { TypeScope } from '../type-names.ts'
import { TypeReader, type Type } from '../types.ts'
import { finding, MOST_PROBLEMS, nameOf, objectsIn, placeOf } from './finding.ts'

/** An input or output of a process. */
export interface Port {
  readonly name: string
  readonly type: Type
  readonly declaration: JsonObject
  readonly hasDefault: boolean
}

/** What a process takes and gives, by name, and what is wrong with the types of those. */
export interface Ports {
  readonly inputs: ReadonlyMap<string, Port>
  readonly outputs: ReadonlyMap<string, Port>
  readonly scope: TypeScope
  readonly problems: readonly Problem[]
}

/** Reads the ports of processes, each once. */
export class PortReader {
  readonly #files: Files
  readonly #ports = new WeakMap<Process, Ports>()

  constructor(files: Files) {
    this.#files = files
  }

  /** `outer` is the process around an embedded one, whose named types it may use. */
  of(process: Process, outer?: Process): Ports {
    const known = this.#ports.get(process)
    if (known !== undefined) return known
    const ports = this.#read(process, outer === undefined ? undefined : this.of(outer).scope)
    this.#ports.set(process, ports)
    return ports
  }

  #read(process: Process, outer: TypeScope | undefined): Ports {
    const problems: Problem[] = []
    const scope = new TypeScope(this.#files, process.path, process.value, outer)
    const types = new TypeReader(process.version, scope, (code, container, key, name) => {
      if (problems.length < MOST_PROBLEMS) problems.push(finding(code, placeOf(process.path, container, key), WORDS[code](name), HINTS[code]))
    })
    const read = (side: 'inputs' | 'outputs'): ReadonlyMap<string, Port> => {
      const ports = new Map<string, Port>()
      for (const declaration of objectsIn(process.value, side)) {
        const name = nameOf(declaration)
        const type = types.read(declaration)
        const hasDefault = (declaration['default'] ?? null) !== null
        if (name !== undefined) ports.set(name, { name, type, declaration, hasDefault })
      }
      return ports
    }
    return { inputs: read('inputs'), outputs: read('outputs'), scope, problems }
  }
}

const WORDS = {
  'undefined-type': (name: string) => `there is no type ${name}`,
  'duplicate-symbol': (name: string) => `the symbol ${name} stands in this enum a second time`,
  'duplicate-field': (name: string) => `the field ${name} stands in this record a second time`,
} as const

const HINTS = {
  'undefined-type': 'Use a type of CWL, or define this one under SchemaDefRequirement.',
  'duplicate-symbol': 'Remove one of the two.',
  'duplicate-field': 'Remove one of the two.',
} as const
