import {
  copyOf,
  emptyObject,
  hasOwnKeyOrder,
  isArray,
  isObject,
  keepKeyOrder,
  objectFrom,
  orderedKeys,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { partOf } from '../documents/document-root.ts'
import { SCHEMAS, type Field, type Kind, type Model, type RecordShape, type TypeFamily } from '../model/index.ts'
import { mapItems } from '../yaml/map-items.ts'
import { oncePerObject } from '../yaml/once.ts'
import { indexOfKey, isMarkedUnresolved, markUnresolved, originOf, setOrigin, type Origin } from '../yaml/origin.ts'
import { itemShape, literalOf } from './keyed-items.ts'
import { withLocalNames, type LinkPlace } from './link-names.ts'
import { listOfLone } from './lone-items.ts'

/**
 * Converts a process to the long form. Maps for lists become lists (SALAD 1.2, "Identifier maps"), and identifiers lose
 * the path of their document and process. Types, a process under `run`, and what does not match the model stay as
 * written. Unchanged parts are shared.
 */
export function normalizeProcess(model: Model, process: JsonObject, place?: LinkPlace): JsonObject {
  const processClass = process['class']
  if (typeof processClass !== 'string' || !model.processes.includes(processClass)) return process
  const normal = normalizerFor(model).record(processClass, process)
  return withLocalNames(normal, place)
}

/** As a definition of SchemaDefRequirement. */
export function normalizeDefinition(model: Model, definition: JsonObject): JsonObject {
  const schema = typeof definition['type'] === 'string' ? SCHEMAS.get(definition['type']) : undefined
  return schema === undefined ? definition : normalizerFor(model).record(`CommandInput${schema}`, definition)
}

/** The fields that can hold maps are computed once per model. */
const normalizerFor = oncePerObject((model: Model) => new Normalizer(model))

interface RecordPlan {
  readonly fields: readonly FieldPlan[]
}

interface FieldPlan {
  readonly name: string
  readonly map: Field['map']
  readonly item: RecordShape | undefined
  readonly value: ValuePlan
}

interface ValuePlan {
  /** Records with a tag of one value, or the only record. */
  readonly records: readonly {
    readonly tag?: { readonly key: string; readonly value: string }
    readonly plan: () => RecordPlan
  }[]
  readonly hasRequirements: boolean
  readonly family: TypeFamily | undefined
  /** If the value may be a list. A list of alternative types has the plan itself. */
  items: ValuePlan | undefined
}

class Normalizer {
  readonly #model: Model
  readonly #requirements: ReadonlySet<string>
  readonly #plans = new Map<string, RecordPlan>()

  constructor(model: Model) {
    this.#model = model
    this.#requirements = new Set(model.requirements)
  }

  record(name: string, value: JsonObject): JsonObject {
    return this.#record(this.#planOf(name), value)
  }

  #record({ fields }: RecordPlan, value: JsonObject): JsonObject {
    let copy: { [key: string]: JsonValue } | undefined
    for (let index = 0; index < fields.length; index += 1) {
      const field = fields[index] as FieldPlan
      const written = value[field.name]
      if (typeof written === 'object' && written !== null) {
        const list =
          field.map !== undefined && isObject(written) ? this.#list(field, field.map, written, value) : written
        const normal = this.#value(field.value, list)
        if (normal !== written) {
          copy ??= copyOf(value)
          copy[field.name] = normal
        }
      }
    }
    return copy ?? value
  }

  #list(field: FieldPlan, rule: NonNullable<Field['map']>, map: JsonObject, holder: JsonObject): JsonValue {
    if (isOneStep(field, map)) return map
    return (
      listOfLone(this.#model, field.name, field.item, map, holder) ??
      listOf(isImported(map, holder) ? entriesOfFile(map) : map, rule)
    )
  }

  #value(plan: ValuePlan, value: JsonValue): JsonValue {
    if (isArray(value)) {
      const { items } = plan
      return items === undefined
        ? value
        : mapItems(value, (item) => (typeof item === 'object' ? this.#value(items, item) : item))
    }
    if (!isObject(value)) return value
    const record = this.#recordOf(plan, value)
    return record === undefined ? value : this.#record(record, value)
  }

  /** By its class, by the `type` of a schema, or because it is the only one. */
  #recordOf({ records, hasRequirements, family }: ValuePlan, value: JsonObject): RecordPlan | undefined {
    for (const { tag, plan } of records) if (tag === undefined || value[tag.key] === tag.value) return plan()
    const name = hasRequirements ? value['class'] : undefined
    if (typeof name === 'string' && this.#requirements.has(name)) return this.#planOf(name)
    const schema = family !== undefined && typeof value['type'] === 'string' ? SCHEMAS.get(value['type']) : undefined
    return schema === undefined ? undefined : this.#planOf(`${family}${schema}`)
  }

  #planOf(name: string): RecordPlan {
    const known = this.#plans.get(name)
    if (known !== undefined) return known
    const fields = [...this.#model.record(name).fields.values()].filter((field) => this.#leadsToMaps(field))
    const plan = {
      fields: fields.map((field) => ({
        name: field.name,
        map: field.map,
        item: itemShape(this.#model, field),
        value: this.#valuePlan(field.kinds),
      })),
    }
    this.#plans.set(name, plan)
    return plan
  }

  #valuePlan(kinds: readonly Kind[]): ValuePlan {
    const records = kinds.flatMap((kind) =>
      kind.kind === 'record' && !this.#model.processes.includes(kind.name) ? [kind.name] : [],
    )
    const types = kinds.flatMap((kind) => (kind.kind === 'type' ? [kind] : []))
    const itemKinds = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
    const plan: ValuePlan = {
      // Records may hold themselves, so each plan is made when it is first used.
      records: records.map((name) => ({ ...this.#tagOf(name), plan: () => this.#planOf(name) })),
      hasRequirements: kinds.some(({ kind }) => kind === 'requirement' || kind === 'hint'),
      family: types[0]?.family,
      items: undefined,
    }
    if (types.length > 0 && types.length === kinds.length) plan.items = plan
    else if (types.length + itemKinds.length > 0) plan.items = this.#valuePlan([...itemKinds, ...types])
    return plan
  }

  #tagOf(name: string): { readonly tag?: { readonly key: string; readonly value: string } } {
    for (const key of ['class', 'type']) {
      const value = literalOf(this.#model, name, key)
      if (value !== undefined) return { tag: { key, value } }
    }
    return {}
  }

  readonly #leads = new Map<string, boolean>()

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

/** Where steps by name must be, each field would be a mistake. */
function isOneStep({ name }: FieldPlan, { run }: JsonObject): boolean {
  return name === 'steps' && (typeof run === 'string' || (isObject(run) && run['class'] !== undefined))
}

function isImported(map: JsonObject, holder: JsonObject): boolean {
  return originOf(map)?.source !== originOf(holder)?.source
}

/** Prefixes of a file (SALAD 1.2, "Document context") are not entries. */
function entriesOfFile(root: JsonObject): JsonObject {
  if (!('$namespaces' in root || '$schemas' in root)) return root
  const entries = objectFrom(
    orderedKeys(root)
      .filter((key) => key !== '$namespaces' && key !== '$schemas')
      .map((key) => [key, partOf(root, root[key] as JsonValue)] as const),
  )
  const origin = originOf(root)
  if (origin !== undefined) setOrigin(entries, origin)
  return entries
}

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

function itemOf(
  key: string,
  value: JsonValue,
  rule: NonNullable<Field['map']>,
  entry: EntryOrigin | undefined,
): JsonValue {
  const item = emptyObject()
  item[rule.subject] = key
  if (isObject(value)) {
    const written = orderedKeys(value)
    for (const name of written) if (name !== rule.subject) item[name] = value[name] as JsonValue
    if (hasOwnKeyOrder(value)) keepKeyOrder(item, [rule.subject, ...written.filter((name) => name !== rule.subject)])
    if (isMarkedUnresolved(value)) markUnresolved(item)
    const inner = originOf(value)
    if (inner === undefined || entry === undefined) return item
    const { source, included } = inner
    const start = source === entry.source ? entry.keyOffset : inner.start
    // The subject is not among the keys, so its location is the start of the map.
    if (value[rule.subject] === undefined)
      return withOrigin(item, {
        source,
        start,
        keys: inner.keys ?? [],
        offsets: inner.offsets,
        ...omitUndefined({ included }),
      })
    return withOrigin(item, {
      source,
      start,
      ...omitUndefined({ included }),
      keys: [rule.subject].concat(inner.keys ?? []),
      offsets: [start, start].concat(inner.offsets),
    })
  }
  // Without a predicate there is no field for the value. `null` is common in practice for "no fields".
  if (rule.predicate === undefined) return value === null && rule.subject === 'class' ? originated(item, entry) : value
  item[rule.predicate] = value
  return originated(item, entry, rule.predicate)
}

/** The subject is not among the keys, so it is located at the start of the item. */
function originated(item: JsonObject, entry: EntryOrigin | undefined, predicate?: string): JsonObject {
  if (entry === undefined) return item
  const { source, keyOffset, valueOffset } = entry
  return withOrigin(item, {
    source,
    start: keyOffset,
    keys: predicate === undefined ? [] : [predicate],
    offsets: [valueOffset, valueOffset],
  })
}

function withOrigin<Container extends object>(container: Container, origin: Origin | undefined): Container {
  if (origin !== undefined) setOrigin(container, origin)
  return container
}
