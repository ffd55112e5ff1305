import { isArray, isObject, sameJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import { lastName, shortName } from '../documents/local-names.ts'
import type { VersionName } from '../model/index.ts'
import { fieldsOf, type FieldFiles } from './inner-types.ts'
import { BUILT_IN_TYPES, expandedList, readTypeNotation, type TypeScope } from './type-names.ts'
import {
  arrayOf,
  levelsOf,
  MOST_LEVELS,
  NULL,
  SIMPLE,
  unionOf,
  UNKNOWN,
  type EnumType,
  type RecordType,
  type SimpleName,
  type Type,
} from './types.ts'

export type ReportType = (
  code:
    | 'undefined-type'
    | 'undeclared-type'
    | 'later-type'
    | 'unexpanded-type'
    | 'misplaced-shortcut'
    | 'nested-type-list'
    | 'duplicate-alternative'
    | 'repeated-alternative'
    | 'duplicate-symbol'
    | 'duplicate-field'
    | 'empty-name'
    | 'empty-type',
  container: object,
  key: string | number,
  name: string,
) => void

/** Whether a definition may be used is not always known. */
type Definitions = Pick<TypeScope, 'definition'> & Partial<Pick<TypeScope, 'isDeclared' | 'isLater'>>

/** Without room, the type is unknown. */
type HasRoom = (definition: JsonObject) => boolean

/** Reads types in all forms, for one process. */
export class TypeReader {
  readonly #version: VersionName
  readonly #scope: Definitions
  readonly #report: ReportType
  readonly #hasRoom: HasRoom
  /** Outermost first: one that contains itself is unknown there. */
  readonly #open = new Set<JsonObject>()
  readonly #definitions = new Map<JsonObject, Type>()
  #defining: JsonObject | undefined
  #isBare = false

  constructor(version: VersionName, scope: Definitions, report: ReportType = () => {}, hasRoom: HasRoom = () => true) {
    this.#version = version
    this.#scope = scope
    this.#report = report
    this.#hasRoom = hasRoom
  }

  read(container: JsonObject, key = 'type'): Type {
    const written = container[key]
    if (written === undefined || written === null) return UNKNOWN
    // It must be the whole type of a parameter; whether that can have it is checked elsewhere.
    return SHORTCUTS.has(written) && container['id'] !== undefined ? SIMPLE.File : this.#read(written, container, key)
  }

  define(definition: JsonObject): Type {
    const known = this.#definitions.get(definition)
    if (known !== undefined) return known
    if (this.#open.has(definition) || this.#open.size >= MOST_LEVELS || !this.#hasRoom(definition)) return UNKNOWN
    this.#open.add(definition)
    const outer = this.#defining
    this.#defining = definition
    const read = this.#expanded(() => this.#schema(definition))
    // Types inside of it may have been read before.
    const type = levelsOf(read) > MOST_LEVELS ? UNKNOWN : read
    this.#defining = outer
    this.#open.delete(definition)
    this.#definitions.set(definition, type)
    return type
  }

  knows(definition: JsonObject): boolean {
    return this.#definitions.has(definition)
  }

  #read(type: JsonValue, container: object, key: string | number): Type {
    if (typeof type === 'string') return this.#named(type, container, key)
    if (isArray(type)) {
      if (type.length === 0) this.#report('empty-type', container, key, '')
      return this.#alternatives(type, { first: undefined })
    }
    return isObject(type) ? this.#schema(type) : UNKNOWN
  }

  /** A list in the list means its items. `lists` has the first list among the alternatives. */
  #alternatives(types: readonly JsonValue[], lists: { first: JsonObject | undefined }): Type {
    if (types.length === 0) return UNKNOWN
    return unionOf(
      types.map((member, index) => {
        if (isArray(member)) {
          this.#report('nested-type-list', types, index, '')
          return this.#alternatives(member, lists)
        }
        const list = expandedList(member, this.#version)
        if (list !== undefined && lists.first !== undefined) {
          const isSame = sameJson(list, lists.first)
          this.#report(isSame ? 'repeated-alternative' : 'duplicate-alternative', types, index, 'array')
        }
        lists.first ??= list
        return this.#read(member, types, index)
      }),
    )
  }

  #named(text: string, container: object, key: string | number): Type {
    const plain = this.#isBare ? SIMPLE_NAMES.get(text) : plainType(text, this.#version)
    if (plain !== undefined) return plain
    const { name, lists, optional } = readTypeNotation(text, this.#version)
    if (this.#isBare && (optional || lists > 0)) this.#report('unexpanded-type', container, key, text)
    const type = arrayOf(this.#single(name, container, key), lists)
    return optional ? unionOf([NULL, type]) : type
  }

  /** SALAD expands no short forms here (the field has no `typeDSL`). */
  #items(schema: JsonObject): Type {
    const outer = this.#isBare
    this.#isBare = true
    const type = this.read(schema, 'items')
    this.#isBare = outer
    return type
  }

  #single(name: string, container: object, key: string | number): Type {
    if (SHORTCUTS.has(name)) {
      this.#report('misplaced-shortcut', container, key, name)
      return SIMPLE.File
    }
    if (BUILT_IN_TYPES.has(name)) return SIMPLE[name as SimpleName]
    const definition = this.#scope.definition(name, container)
    if (definition === undefined) {
      this.#report('undefined-type', container, key, name)
      return UNKNOWN
    }
    if (this.#scope.isDeclared?.(definition, container) === false) this.#report('undeclared-type', container, key, name)
    if (this.#defining !== undefined && this.#scope.isLater?.(definition, this.#defining) === true)
      this.#report('later-type', container, key, name)
    return this.define(definition)
  }

  #schema(schema: JsonObject): Type {
    const kind = schema['type']
    switch (kind) {
      case 'array':
        return { kind: 'array', items: this.#items(schema) }
      case 'record':
        return this.#record(schema['fields'])
      case 'enum':
        return this.#enum(schema['symbols'])
      default:
        // A longer form of `type: File`, which is reported elsewhere.
        return kind === undefined || (typeof kind === 'string' && !BUILT_IN_TYPES.has(kind))
          ? UNKNOWN
          : this.read(schema)
    }
  }

  #record(written: JsonValue | undefined): RecordType {
    const fields = new Map<string, Type>()
    const files = new Map<string, FieldFiles>()
    for (const field of fieldsOf(written)) {
      const name = lastName(field.name)
      if (name === '') this.#report('empty-name', field.container, field.key, name)
      else if (fields.has(name)) this.#report('duplicate-field', field.container, field.key, name)
      fields.set(
        name,
        this.#expanded(() => this.#read(field.type, field.container, field.key)),
      )
      // In v1.0 only parameters have them.
      if (field.files !== undefined && this.#version !== 'v1.0') files.set(name, field.files)
    }
    return files.size === 0 ? { kind: 'record', fields } : { kind: 'record', fields, files }
  }

  #expanded(read: () => Type): Type {
    const outer = this.#isBare
    this.#isBare = false
    const type = read()
    this.#isBare = outer
    return type
  }

  #enum(written: JsonValue | undefined): EnumType {
    const symbols = new Set<string>()
    const shortNames = new Set<string>()
    if (!isArray(written)) return { kind: 'enum', symbols }
    for (const [index, symbol] of written.entries()) {
      if (typeof symbol !== 'string') continue
      const name = symbol.includes('#') ? lastName(symbol) : symbol
      if (symbols.has(name)) this.#report('duplicate-symbol', written, index, name)
      symbols.add(name)
      shortNames.add(shortName(name))
    }
    // SALAD 1.2, "EnumSchema": the reference implementation reads `a/b` as b, and platforms do not change it.
    for (const name of shortNames) symbols.add(name)
    return symbols.size === shortNames.size ? { kind: 'enum', symbols } : { kind: 'enum', symbols, shortNames }
  }
}

const SHORTCUTS: ReadonlySet<JsonValue> = new Set(['stdin', 'stdout', 'stderr'])

const SIMPLE_NAMES: ReadonlyMap<string, Type> = new Map(Object.entries(SIMPLE))

/** Undefined if a name must be looked up. */
function plainType(text: string, version: VersionName): Type | undefined {
  const types = PLAIN[version === 'v1.2' ? 'nesting' : 'flat']
  if (types.has(text)) return types.get(text)
  const { name, lists, optional } = readTypeNotation(text, version)
  const simple = SIMPLE_NAMES.get(name)
  if (simple === undefined || text.length > LONGEST_PLAIN) return undefined
  const whole = arrayOf(simple, lists)
  const type = optional ? unionOf([NULL, whole]) : whole
  types.set(text, type)
  return type
}

/** The same few types are in every document, and equal objects are quick to compare. */
const PLAIN = { nesting: new Map<string, Type>(), flat: new Map<string, Type>() }

/** The cache is never emptied, and a text can have any number of brackets. */
const LONGEST_PLAIN = 16
