import type { Location } from '../../files/source-text.ts'
import {
  canonicalJson,
  copyOf,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  withField,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
} from '../../json/index.ts'
import { lastName } from '../documents/local-names.ts'
import type { Process } from '../documents/processes.ts'
import { localType } from '../forms/link-names.ts'
import { normalizeDefinition } from '../forms/normalize.ts'
import { MODELS, type VersionName } from '../model/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { BUILT_IN_TYPES, expandedList, readTypeNotation, type TypeScope } from '../types/type-names.ts'
import { measure } from '../yaml/measure.ts'
import { positionIn } from '../yaml/origin.ts'
import { withoutTypeBindings } from './bindings.ts'
import { asOutputType } from './output-types.ts'

function flattened(type: JsonValue): readonly JsonValue[] {
  return isArray(type) ? type.flatMap(flattened) : [type]
}

/** Two different types never have the same name. */
export class TypeNames {
  readonly #bodies = new Map<string, string>()
  /** By preferred name: thousands may prefer the same. */
  readonly #given = new Map<string, { readonly byBody: Map<string, string>; next: number }>()
  readonly #named = new WeakSet<object>()

  /** Types inside have their names already. */
  named(name: string, type: MutableJsonObject): JsonObject {
    const text = canonicalJson(
      objectFrom(
        entriesOf(type).flatMap(([key, part]) => (key === 'name' ? [] : [[key, this.#withNames(part)] as const])),
      ),
    )
    type['name'] = this.#nameFor(name, text)
    this.#named.add(type)
    return type
  }

  /** Names replace named types: expanded, types that contain one another would be endless. */
  #withNames(value: JsonValue): JsonValue {
    if (isArray(value)) return value.map((item) => this.#withNames(item))
    if (!isObject(value)) return value
    return objectFrom(
      this.#named.has(value)
        ? [['', value['name'] ?? null]]
        : entriesOf(value).map(([key, part]) => [key, this.#withNames(part)] as const),
    )
  }

  #nameFor(name: string, text: string): string {
    const given = this.#given.get(name) ?? { byBody: new Map(), next: 1 }
    this.#given.set(name, given)
    const known = given.byBody.get(text)
    if (known !== undefined) return known
    for (let count = given.next; ; count += 1) {
      const candidate = count === 1 ? name : `${name}_${count}`
      const taken = this.#bodies.get(candidate)
      if (taken === undefined || taken === text) {
        this.#bodies.set(candidate, text)
        given.byBody.set(text, candidate)
        given.next = count + 1
        return candidate
      }
    }
  }
}

/** Each level takes two of JSON. */
const MOST_LEVELS = 90

/** Types that contain others twice, which contain others twice, are endless after expansion. */
const MOST_VALUES = 50_000

/** The same type can have other fields on each side. */
type Side = 'inputs' | 'outputs'

export class TypeInliner {
  readonly #process: Process
  readonly #scope: TypeScope
  readonly #names: TypeNames
  readonly #problems: Problem[]
  /** Outermost first: one that contains itself would never end. */
  readonly #open: JsonObject[] = []
  /** They are not expanded again each time. */
  readonly #inlined: Readonly<Record<Side, Map<JsonObject, JsonObject>>> = { inputs: new Map(), outputs: new Map() }
  readonly #version: VersionName
  /** Types have bindings only in tools, or in v1.0. */
  readonly #hasBindings: boolean
  readonly #asRun: boolean
  #side: Side = 'inputs'
  #isFull = false
  #values = 0

  /**
   * `version` is that of the description. `asRun` drops the binding of a type that is used by its name, which cwltool
   * ignores (as of 3.3, `Builder.bind_input`).
   */
  constructor(
    process: Process,
    version: VersionName,
    scope: TypeScope,
    names: TypeNames,
    problems: Problem[],
    asRun = false,
  ) {
    this.#asRun = asRun
    this.#process = process
    this.#version = version
    this.#hasBindings = version === 'v1.0' || process.processClass === 'CommandLineTool'
    this.#scope = scope
    this.#names = names
    this.#problems = problems
  }

  withType(port: JsonObject, side: Side): JsonObject {
    this.#side = side
    return this.#withType(port)
  }

  #withType(holder: JsonObject): JsonObject {
    const { type } = holder
    return type === undefined ? holder : withField(holder, 'type', this.#inline(type, holder, 'type'))
  }

  #inline(type: JsonValue, container: object, key: string | number): JsonValue {
    if (typeof type === 'string') return this.#named(type, container, key)
    if (isArray(type)) return this.#union(type)
    return isObject(type) ? this.#schema(type) : type
  }

  #union(types: readonly JsonValue[]): JsonValue {
    const inlined = types.map((type, index) => this.#inline(type, types, index))
    const lists = inlined.filter((type) => expandedList(type, this.#process.version) !== undefined)
    if (lists.length < 2 && inlined.every((type, index) => type === types[index] && !isArray(type))) return types
    // CWL does not allow a list in a list, which some tools write, and a name for an optional type gives.
    const flat = new Map<string, JsonValue>()
    for (const type of inlined.flatMap(flattened)) {
      const key = canonicalJson(expandedList(type, this.#process.version) ?? type)
      if (!flat.has(key)) flat.set(key, type)
    }
    return [...flat.values()]
  }

  #schema(schema: JsonObject): JsonObject {
    const copy = copyOf(localType(schema) as JsonObject)
    if (isArray(copy['fields']))
      copy['fields'] = copy['fields'].map((field) => (isObject(field) ? this.#withType(field) : field))
    const items = copy['items']
    if (items !== undefined) copy['items'] = this.#inline(items, schema, 'items')
    const inner = copy['type']
    // `type: {type: File}` is a longer form of `type: File`.
    if (isObject(inner) || isArray(inner)) copy['type'] = this.#inline(inner, schema, 'type')
    const name = copy['name']
    return typeof name === 'string' ? this.#names.named(lastName(name), copy) : copy
  }

  #named(text: string, container: object, key: string | number): JsonValue {
    const { name, lists, optional } = readTypeNotation(text, this.#process.version)
    if (BUILT_IN_TYPES.has(name)) return text
    const definition = this.#scope.definition(name, container)
    if (definition === undefined) return text
    if (this.#open.includes(definition)) {
      this.#refuseRecursion(name, container, key)
      return text
    }
    if (this.#open.length >= MOST_LEVELS) {
      this.#refuse(
        'packed-too-deep',
        `more than ${MOST_LEVELS} types are nested here, each inside the one before`,
        container,
        key,
      )
      return text
    }
    const inlined = this.#definition(definition)
    // With everything in it.
    if (this.#open.length === 0) this.#values += measure(inlined).values
    if (this.#values > MOST_VALUES || measure(inlined).values > MOST_VALUES) {
      this.#refuse(
        'packed-too-large',
        `with the type ${name}, all types that are used here have more than ${MOST_VALUES} values once they are written out`,
        container,
        key,
      )
      return text
    }
    let type: JsonValue = inlined
    for (let list = 0; list < lists; list += 1)
      type = objectFrom([
        ['type', 'array'],
        ['items', type],
      ])
    return optional ? ['null', type] : type
  }

  #definition(definition: JsonObject): JsonObject {
    const written = this.#inlined[this.#side]
    const known = written.get(definition)
    if (known !== undefined) return known
    this.#open.push(definition)
    const inlined = this.#schema(this.#fitting(definition) as JsonObject)
    this.#open.pop()
    written.set(definition, inlined)
    return inlined
  }

  #fitting(definition: JsonObject): JsonValue {
    const model = MODELS[this.#version]
    const normal = this.#asUsed(normalizeDefinition(model, definition))
    if (this.#side === 'outputs')
      return asOutputType(normal, this.#process.processClass === 'CommandLineTool' ? 'CommandOutput' : 'Output', model)
    return this.#hasBindings ? normal : withoutTypeBindings(normal)
  }

  #asUsed(definition: JsonObject): JsonObject {
    if (!this.#asRun || definition['inputBinding'] === undefined) return definition
    return objectFrom(entriesOf(definition).filter(([key]) => key !== 'inputBinding'))
  }

  /** Once: the types around have the same mistake. */
  #refuse(
    code: 'packed-too-deep' | 'packed-too-large',
    message: string,
    container: object,
    key: string | number,
  ): void {
    if (this.#isFull) return
    this.#isFull = true
    this.#problems.push(
      createProblemAs(this.#placeOf(container, key), code, message, 'Let types contain fewer other types.'),
    )
  }

  #refuseRecursion(name: string, container: object, key: string | number): void {
    const message = `the type ${name} contains itself, so it cannot be expanded in one description`
    this.#problems.push(
      createProblemAs(
        this.#placeOf(container, key),
        'recursive-type',
        message,
        'CWL has no recursive types; use Any at the place where it contains itself.',
      ),
    )
  }

  #placeOf(container: object, key: string | number): Location {
    return positionIn(this.#process.path, container, key)
  }
}
