import { posix } from 'node:path'

import { isAddress } from '../../files/remote.ts'
import { relativePath } from '../../files/workspace.ts'
import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { findNamed, isProcess, partOf } from '../documents/document-root.ts'
import type { Files } from '../documents/files.ts'
import { fragmentOf, lastName } from '../documents/local-names.ts'
import { objectsIn, requirementsOf } from '../documents/parts.ts'
import { decode, resolveReference } from '../documents/references.ts'
import type { VersionName } from '../model/index.ts'
import { fileOf, originOf } from '../yaml/origin.ts'
import { InnerTypes } from './inner-types.ts'

export const BUILT_IN_TYPES: ReadonlySet<string> = new Set([
  'null',
  'boolean',
  'int',
  'long',
  'float',
  'double',
  'string',
  'File',
  'Directory',
  'Any',
  'stdin',
  'stdout',
  'stderr',
])

/** Short forms count. */
export function isTypeName(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && BUILT_IN_TYPES.has(value.replace(/(?<!\[\]|\?)(?:\[\]|\?)+$/, ''))
}

/** `File[]?`: the name, and its suffixes from the inside out (SALAD 1.2, "Domain Specific Language for types"). */
interface TypeNotation {
  readonly name: string
  /** The number of lists around the named type. */
  readonly lists: number
  readonly optional: boolean
}

/** Before v1.2 the notation supports only one list, so that `File[][]` there is an unknown name. */
export function readTypeNotation(text: string, version: VersionName): TypeNotation {
  const optional = text.endsWith('?')
  const required = optional ? text.slice(0, -1) : text
  const written = /(?<!\[\])(?:\[\])*$/.exec(required)?.[0].length ?? 0
  const lists = version === 'v1.2' ? written / 2 : Math.min(written / 2, 1)
  return { name: required.slice(0, required.length - 2 * lists), lists, optional }
}

/** `File[]` written out; undefined for a type that is not a list. */
export function expandedList(type: JsonValue, version: VersionName): JsonObject | undefined {
  if (isObject(type)) return type['type'] === 'array' ? type : undefined
  if (typeof type !== 'string' || !type.endsWith(']')) return undefined
  const { name, lists } = readTypeNotation(type, version)
  let expanded: JsonObject | undefined
  for (let list = 0; list < lists; list += 1)
    expanded = objectFrom([
      ['type', 'array'],
      ['items', expanded ?? name],
    ])
  return expanded
}

export type Spellings = Pick<ReadonlyMap<string, string>, 'get'> & { readonly values: () => Iterable<string> }

/** Not copied: thousands of processes may be embedded where thousands of types are defined. */
function joined(own: Spellings, outer: Spellings | undefined): Spellings {
  return outer === undefined
    ? own
    : { get: (name) => own.get(name) ?? outer.get(name), values: () => oneAfterTheOther(outer, own) }
}

function* oneAfterTheOther(...all: readonly Spellings[]): Generator<string> {
  for (const spellings of all) yield* spellings.values()
}

/**
 * The named types of a process: those of its SchemaDefRequirement, or else of the step or the process around it ("the
 * most specific instance of the requirement is used", CWL v1.2, "Requirements and hints").
 */
export class TypeScope {
  readonly #files: Files
  readonly #path: string
  readonly #types: readonly JsonObject[]
  readonly #outer: TypeScope | undefined
  readonly #neighbours = new Set<JsonObject>()
  readonly #inherited = new Set<JsonObject>()
  /** The files that names lead to, per file. */
  readonly #paths = new Map<string, string | undefined>()
  #named:
    | { readonly byIdentifier: TypeIndex; readonly byFragment: TypeIndex; readonly byLastName: TypeIndex }
    | undefined
  readonly #spellings = new Map<string, Spellings>()
  #places: ReadonlyMap<JsonObject, number> | undefined
  #inner: InnerTypes | undefined
  #imported: ReadonlySet<string> | undefined
  #areTypes: boolean | undefined

  /** The process or one around it has such a requirement. Otherwise the process that runs it may have one. */
  readonly isDefined: boolean
  readonly #move: (definition: JsonObject) => JsonObject
  /** The result is always the same object. */
  readonly #moved = new Map<JsonObject, JsonObject>()

  /** `move` converts a definition next to imported types into the form of `holder`'s own. */
  constructor(
    files: Files,
    path: string,
    holder: JsonObject,
    outer?: TypeScope,
    move: (definition: JsonObject) => JsonObject = asWritten,
  ) {
    this.#move = move
    this.#files = files
    this.#path = path
    this.#types = schemaDefTypes(holder)
    const isRequired = definesTypes(holder)
    this.#outer = isRequired ? undefined : outer
    this.isDefined = isRequired || this.#outer?.isDefined === true
  }

  /** `container` is where the name is written. */
  definition(name: string, container?: object): JsonObject | undefined {
    // A name may be empty, as for types without a name.
    if (lastName(name) === '') return undefined
    const file = (container === undefined ? undefined : originOf(container)?.source.file) ?? this.#path
    return this.#listed(name, file) ?? this.#fromFile(name, file)
  }

  /** False if SchemaDefRequirement lists neither it nor a neighbour that names it. */
  isDeclared(definition: JsonObject, container: object): boolean {
    if (!this.#neighbours.has(definition)) return true
    // The content of other items of its list is not known.
    this.#areTypes ??= this.#types.every((type) => type['type'] !== undefined)
    if (!this.#areTypes) return true
    const file = originOf(definition)?.source.file
    return file !== undefined && file === originOf(container)?.source.file && this.importsOf(file)
  }

  /** Whether it imports something of the file. */
  importsOf(file: string): boolean {
    this.#imported ??= this.#files.reachedFrom(
      new Set(this.#types.flatMap((type) => originOf(type)?.source.file ?? []).filter((from) => from !== this.#path)),
    )
    return this.#imported.has(file) || this.#outer?.importsOf(file) === true
  }

  /** By the part of a name before its `#`. */
  absentFile(name: string, container: object): string | undefined {
    if (name.indexOf('#') < 1) return undefined
    const path = this.#pathOf(name, fileOf(container, this.#path))
    return path === undefined || isAddress(path) || this.#files.workspace.has(path) ? undefined : path
  }

  /**
   * The scope of an embedded process: the types of its step are used "when interpreting the `inputs` and `run` fields"
   * (CWL v1.2, "SchemaDefRequirement").
   */
  within(step: JsonObject): TypeScope {
    return schemaDefTypes(step).length === 0 ? this : new TypeScope(this.#files, this.#path, step, this, this.#move)
  }

  get own(): readonly JsonObject[] {
    return this.#types
  }

  /** Definitions next to imported types, as far as they were needed. */
  get neighbours(): ReadonlySet<JsonObject> {
    return this.#neighbours
  }

  /** Definitions around the process, as far as they were needed. */
  get inherited(): ReadonlySet<JsonObject> {
    return this.#inherited
  }

  /**
   * "Later schema definitions may refer to earlier schema definitions" (CWL v1.2, "SchemaDefRequirement"), not the
   * other way round.
   */
  isLater(definition: JsonObject, user: JsonObject): boolean {
    this.#places ??= firstPlaces(this.#types)
    const [at, from] = [this.#places.get(this.#inner?.around(definition) ?? definition), this.#places.get(user)]
    return at !== undefined && from !== undefined && at > from
  }

  /** Names by their last parts. */
  namesFor(container: object): Spellings {
    const file = fileOf(container, this.#path)
    const known = this.#spellings.get(file)
    if (known !== undefined) return known
    const own = new Map<string, string>()
    for (const type of this.#types) {
      if (typeof type['name'] !== 'string') continue
      const name = lastName(type['name'])
      const from = fileOf(type, file)
      own.set(name, from === file ? name : `${relativePath(posix.dirname(file), from)}#${name}`)
    }
    const spellings = joined(own, this.#outer?.namesFor(container))
    this.#spellings.set(file, spellings)
    return spellings
  }

  /** A name belongs to its file (SALAD 1.2, "Identifier resolution"), so `Pair` does not name `types.yml#Pair`. */
  #own(name: string, file: string): JsonObject | undefined {
    this.#named ??= indexOf(this.#types)
    const { byIdentifier, byFragment, byLastName } = this.#named
    const same = byIdentifier.get(identifierOf(name, file))
    if (same !== undefined) return same
    const fragment = fragmentOf(name)
    const from = fragment === name || name.startsWith('#') ? file : this.#pathOf(name, file)
    // For a type that was not read from a file, only the name counts.
    const find = (index: TypeIndex, key: string): JsonObject | undefined =>
      index.get(`${from ?? ''}#${key}`) ?? index.get(`#${key}`)
    return find(byFragment, fragment) ?? this.#within(from ?? '', fragment) ?? find(byLastName, lastName(fragment))
  }

  #within(file: string, fragment: string): JsonObject | undefined {
    this.#inner ??= new InnerTypes(this.#types)
    return this.#inner.find(file, fragment) ?? this.#inner.find('', fragment)
  }

  #pathOf(name: string, file: string): string | undefined {
    const written = name.slice(0, name.indexOf('#'))
    const key = `${file}#${written}`
    if (this.#paths.has(key)) return this.#paths.get(key)
    const target = resolveReference(this.#files.workspace, file, `${written}#`)
    const path = target.kind === 'local' ? target.path : undefined
    this.#paths.set(key, path)
    return path
  }

  #listed(name: string, file: string): JsonObject | undefined {
    const own = this.#own(name, file)
    if (own !== undefined) return own
    const found = this.#outer === undefined ? undefined : this.#outer.#listed(name, file)
    if (found !== undefined) this.#inherited.add(found)
    return found
  }

  /** `types.yml#Pair`, and inside of `types.yml` also `#Pair`, whether the process imports it or not. */
  #fromFile(name: string, file: string): JsonObject | undefined {
    const path = name.includes('#') ? this.#pathOf(name, file) : file
    const fragment = decode(name.slice(name.indexOf('#') + 1))
    // In the file of the process itself, only types that SchemaDefRequirement lists have a name.
    if (path === undefined || path === this.#path || fragment === '') return undefined
    const { value } = this.#files.load(path)
    const named = value === undefined ? undefined : namedType(value, fragment)
    const found = value === undefined || named === undefined ? undefined : partOf(value, named)
    // An object with an id is a parameter or a process, and not a type.
    if (!isObject(found) || found['id'] !== undefined) return undefined
    this.#neighbours.add(found)
    const moved = this.#moved.get(found) ?? this.#move(found)
    this.#moved.set(found, moved)
    return moved
  }
}

/** In another process too, only types of SchemaDefRequirement have names, and not those inside of parameters. */
function namedType(root: JsonValue, name: string): JsonValue | undefined {
  if (!isObject(root) || !isProcess(root)) return findNamed(root, name)
  return findNamed(root['requirements'] ?? null, name) ?? findNamed(root['hints'] ?? null, name)
}

function asWritten(definition: JsonObject): JsonObject {
  return definition
}

type TypeIndex = ReadonlyMap<string, JsonObject>

/** Packed documents name types by their original files. */
function identifierOf(name: string, file: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(name) ? name : `${file} ${name}`
}

/** The first one, if several have the name. */
function indexOf(types: readonly JsonObject[]): {
  readonly byIdentifier: TypeIndex
  readonly byFragment: TypeIndex
  readonly byLastName: TypeIndex
} {
  const byIdentifier = new Map<string, JsonObject>()
  const byFragment = new Map<string, JsonObject>()
  const byLastName = new Map<string, JsonObject>()
  for (const type of types) {
    const { name } = type
    if (typeof name !== 'string') continue
    const file = fileOf(type, '')
    for (const [index, key] of [
      [byIdentifier, identifierOf(name, file)],
      [byFragment, `${file}#${fragmentOf(name)}`],
      [byLastName, `${file}#${lastName(name)}`],
    ] as const) {
      if (!index.has(key)) index.set(key, type)
    }
  }
  return { byIdentifier, byFragment, byLastName }
}

/** A file that is imported twice gives a definition twice. */
function firstPlaces(types: readonly JsonObject[]): ReadonlyMap<JsonObject, number> {
  const places = new Map<JsonObject, number>()
  for (const [index, type] of types.entries()) {
    if (!places.has(type)) places.set(type, index)
  }
  return places
}

/** Requirements further out take precedence over hints. */
function definesTypes(holder: JsonObject): boolean {
  return objectsIn(holder, 'requirements').some((requirement) => requirement['class'] === 'SchemaDefRequirement')
}

function schemaDefTypes(holder: JsonObject): readonly JsonObject[] {
  return requirementsOf(holder, 'SchemaDefRequirement').flatMap(({ types }) =>
    isArray(types) ? types.filter(isObject) : isObject(types) ? [types] : [],
  )
}
