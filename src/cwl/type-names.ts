import { isArray, isObject, type JsonObject } from '../json/index.ts'
import { findNamed, type Files } from './files.ts'
import { fragmentOf, lastName } from './localnames.ts'
import type { VersionName } from './model/index.ts'
import { originOf } from './origin.ts'
import { resolveReference } from './references.ts'

/** The names that CWL gives to types itself. */
export const BUILT_IN_TYPES: ReadonlySet<string> = new Set([
  'null', 'boolean', 'int', 'long', 'float', 'double', 'string', 'File', 'Directory', 'Any', 'stdin', 'stdout', 'stderr',
])

/** `File[]?` read apart: the name, and what is said about it from the inside out (SALAD 1.2, "Domain Specific Language for types"). */
export interface TypeNotation {
  readonly name: string
  /** How many lists stand around the named type. */
  readonly lists: number
  readonly optional: boolean
}

/** Before v1.2 the notation knows one list, so that `File[][]` there is a name, and a name of nothing. */
export function readTypeNotation(text: string, version: VersionName): TypeNotation {
  const optional = text.endsWith('?')
  const required = optional ? text.slice(0, -1) : text
  const written = /(?:\[\])*$/.exec(required)?.[0].length ?? 0
  const lists = version === 'v1.2' ? written / 2 : Math.min(written / 2, 1)
  return { name: required.slice(0, required.length - 2 * lists), lists, optional }
}

/** The named types that a process may use: those of its SchemaDefRequirement and of the processes around it. */
export class TypeScope {
  readonly #files: Files
  readonly #path: string
  readonly #types: readonly JsonObject[]
  readonly #outer: TypeScope | undefined

  constructor(files: Files, path: string, process: JsonObject, outer?: TypeScope) {
    this.#files = files
    this.#path = path
    this.#types = schemaDefTypes(process)
    this.#outer = outer
  }

  /** The definition that a name, as written inside `container`, stands for. */
  definition(name: string, container?: object): JsonObject | undefined {
    return this.#own(name) ?? this.#fromFile(name, container) ?? this.#outer?.definition(name, container)
  }

  #own(name: string): JsonObject | undefined {
    const fragment = fragmentOf(name)
    const matches = (wanted: (typeName: string) => boolean): JsonObject | undefined =>
      this.#types.find((type) => typeof type['name'] === 'string' && wanted(type['name']))
    return matches((typeName) => fragmentOf(typeName) === fragment) ?? matches((typeName) => lastName(typeName) === lastName(fragment))
  }

  /** `types.yml#Pair`, and inside `types.yml` also `#Pair`, whatever of that file the process imports. */
  #fromFile(name: string, container: object | undefined): JsonObject | undefined {
    if (!name.includes('#')) return undefined
    const from = (container === undefined ? undefined : originOf(container)?.source.file) ?? this.#path
    if (name.startsWith('#') && from === this.#path) return undefined
    const target = resolveReference(this.#files.workspace, from, name)
    if (target.kind !== 'local' || target.fragment === undefined) return undefined
    const { value } = this.#files.load(target.path)
    const found = value === undefined ? undefined : findNamed(value, target.fragment)
    return isObject(found) ? found : undefined
  }
}

function schemaDefTypes(process: JsonObject): readonly JsonObject[] {
  return ['requirements', 'hints'].flatMap((field) => {
    const list = process[field]
    if (!isArray(list)) return []
    return list.filter(isObject).flatMap((requirement) => {
      if (requirement['class'] !== 'SchemaDefRequirement') return []
      const { types } = requirement
      return isArray(types) ? types.filter(isObject) : isObject(types) ? [types] : []
    })
  })
}
