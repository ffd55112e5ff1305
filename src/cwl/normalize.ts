import { copyOf, emptyObject, isArray, isObject, keepKeyOrder, orderedKeys, type JsonObject, type JsonValue } from '../json/index.ts'
import { isHole, markHole } from './holes.ts'
import type { Field, Kind, Model, RecordShape } from './model/index.ts'
import { withLocalNames } from './renaming.ts'
import { mapItems } from './text/map-items.ts'
import { indexOfKey, originOf, setOrigin, type Origin } from './text/origin.ts'

/**
 * The long form of one process: maps that stand for lists become lists (SALAD 1.2, "Identifier maps"), identifiers lose
 * the path of their document and process. Types stay as written. What is already long is shared, not copied; what does
 * not fit the model is left as it is, for the validator to say so. A process embedded under `run` is left alone.
 */
export function normalizeProcess(model: Model, process: JsonObject): JsonObject {
  const processClass = process['class']
  if (typeof processClass !== 'string' || !model.processes.includes(processClass)) return process
  const normal = normalizerFor(model).record(model.record(processClass), process)
  return withLocalNames(normal)
}

const NORMALIZERS = new Map<Model, Normalizer>()

/** One a model: which fields can hold maps is worked out once. */
function normalizerFor(model: Model): Normalizer {
  const known = NORMALIZERS.get(model)
  if (known !== undefined) return known
  const normalizer = new Normalizer(model)
  NORMALIZERS.set(model, normalizer)
  return normalizer
}

class Normalizer {
  readonly #model: Model

  constructor(model: Model) {
    this.#model = model
  }

  record(shape: RecordShape, value: JsonObject): JsonObject {
    let copy: { [key: string]: JsonValue } | undefined
    for (const field of this.#fieldsWithMaps(shape)) {
      const written = value[field.name]
      if (typeof written === 'object' && written !== null) {
        const normal = this.#field(field, written)
        if (normal !== written) {
          copy ??= copyOf(value)
          copy[field.name] = normal
        }
      }
    }
    return copy ?? value
  }

  #field(field: Field, value: JsonValue): JsonValue {
    const list = field.map !== undefined && isObject(value) ? listOf(value, field.map) : value
    return this.#value(field.kinds, list)
  }

  #value(kinds: readonly Kind[], value: JsonValue): JsonValue {
    if (isArray(value)) {
      const itemKinds = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : kind.kind === 'type' ? [kind] : []))
      return itemKinds.length === 0 ? value : this.#list(itemKinds, value)
    }
    if (!isObject(value)) return value
    const shape = this.#shapeOf(kinds, value)
    return shape === undefined ? value : this.record(shape, value)
  }

  #list(kinds: readonly Kind[], list: readonly JsonValue[]): JsonValue {
    return mapItems(list, (item) => this.#value(kinds, item))
  }

  /** Which record a map is meant to be: told by its class, by the `type` of a type schema, or by being the only one. */
  #shapeOf(kinds: readonly Kind[], value: JsonObject): RecordShape | undefined {
    for (const kind of kinds) {
      switch (kind.kind) {
        case 'record':
          if (!this.#model.processes.includes(kind.name) && this.#fits(kind.name, value)) return this.#model.record(kind.name)
          break
        case 'requirement':
        case 'hint': {
          const name = value['class']
          if (typeof name === 'string' && this.#model.requirements.includes(name)) return this.#model.record(name)
          break
        }
        case 'type': {
          const name = typeof value['type'] === 'string' ? SCHEMAS.get(value['type']) : undefined
          if (name !== undefined) return this.#model.record(`${kind.family}${name}`)
          break
        }
        default:
          break
      }
    }
    return undefined
  }

  #fits(name: string, value: JsonObject): boolean {
    for (const tag of ['class', 'type']) {
      const kinds = this.#model.record(name).fields.get(tag)?.kinds ?? []
      if (kinds.length === 1 && kinds[0]?.kind === 'literal') return value[tag] === kinds[0].value
    }
    return true
  }

  readonly #withMaps = new Map<RecordShape, readonly Field[]>()
  readonly #leads = new Map<string, boolean>()

  /** Fields under which a map can stand for a list; most fields hold none and are passed by. */
  #fieldsWithMaps(shape: RecordShape): readonly Field[] {
    const known = this.#withMaps.get(shape)
    if (known !== undefined) return known
    const fields = [...shape.fields.values()].filter((field) => this.#leadsToMaps(field))
    this.#withMaps.set(shape, fields)
    return fields
  }

  #leadsToMaps(field: Field): boolean {
    return field.map !== undefined || field.kinds.some((kind) => this.#kindLeads(kind))
  }

  #kindLeads(kind: Kind): boolean {
    switch (kind.kind) {
      case 'type':
      case 'requirement':
      case 'hint':
        return true
      case 'array':
        return kind.items.some((item) => this.#kindLeads(item))
      case 'record':
        return this.#recordLeads(kind.name)
      default:
        return false
    }
  }

  #recordLeads(name: string): boolean {
    const known = this.#leads.get(name)
    if (known !== undefined) return known
    this.#leads.set(name, false)
    const leads =
      !this.#model.processes.includes(name) &&
      [...this.#model.record(name).fields.values()].some((field) => this.#leadsToMaps(field))
    this.#leads.set(name, leads)
    return leads
  }
}

const SCHEMAS: ReadonlyMap<string, string> = new Map([['record', 'RecordSchema'], ['enum', 'EnumSchema'], ['array', 'ArraySchema']])

function listOf(map: JsonObject, rule: NonNullable<Field['map']>): JsonValue {
  const origin = originOf(map)
  const keys = orderedKeys(map)
  if (origin === undefined) return keys.map((key) => itemOf(key, map[key] as JsonValue, rule, undefined))
  const offsets: number[] = []
  const items = keys.map((key, index) => {
    const at = origin.keys === undefined ? -1 : origin.keys[index] === key ? index : indexOfKey(origin.keys, key)
    const keyOffset = origin.offsets[2 * at] ?? origin.start
    const valueOffset = origin.offsets[2 * at + 1] ?? keyOffset
    offsets.push(keyOffset)
    return itemOf(key, map[key] as JsonValue, rule, { source: origin.source, keyOffset, valueOffset })
  })
  return withOrigin(items, { source: origin.source, start: origin.start, offsets })
}

interface EntryOrigin {
  readonly source: Origin['source']
  readonly keyOffset: number
  readonly valueOffset: number
}

function itemOf(key: string, value: JsonValue, rule: NonNullable<Field['map']>, entry: EntryOrigin | undefined): JsonValue {
  const item = emptyObject()
  item[rule.subject] = key
  if (isObject(value)) {
    const written = orderedKeys(value)
    for (const name of written) if (name !== rule.subject) item[name] = value[name] as JsonValue
    keepKeyOrder(item, [rule.subject, ...written.filter((name) => name !== rule.subject)])
    if (isHole(value)) markHole(item)
    const inner = originOf(value)
    if (inner === undefined || entry === undefined) return item
    const start = inner.source === entry.source ? entry.keyOffset : inner.start
    return withOrigin(item, { source: inner.source, start, keys: [rule.subject].concat(inner.keys ?? []), offsets: [start, start].concat(inner.offsets) })
  }
  // Without a predicate there is nowhere to put the value; `null` is common in the wild for "with no fields".
  if (rule.predicate === undefined) return value === null && rule.subject === 'class' ? originated(item, rule.subject, entry) : value
  item[rule.predicate] = value
  return originated(item, rule.subject, entry, rule.predicate)
}

function originated(item: JsonObject, subject: string, entry: EntryOrigin | undefined, predicate?: string): JsonObject {
  if (entry === undefined) return item
  const { source, keyOffset, valueOffset } = entry
  return withOrigin(item, {
    source,
    start: keyOffset,
    keys: predicate === undefined ? [subject] : [subject, predicate],
    offsets: [keyOffset, keyOffset, valueOffset, valueOffset],
  })
}

function withOrigin<Container extends object>(container: Container, origin: Origin | undefined): Container {
  if (origin !== undefined) setOrigin(container, origin)
  return container
}
