import { isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { keyWrittenAt } from '../forms/keyed-items.ts'
import { recordsOf } from '../forms/record-tags.ts'
import { EXTENSION } from '../model/accepts.ts'
import type { Field, Kind, Model, RecordShape } from '../model/index.ts'
import { nearest } from '../problems/suggest.ts'

// Slips of the hand: what is right by itself and stands a line, a level or a name away from where it belongs.

/** By each required list that is empty, the keys right below it that are no fields: entries that are not indented. */
export function outdentedUnder(
  shape: RecordShape,
  value: JsonObject,
  keys: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const outdented = new Map<string, readonly string[]>()
  for (const [index, key] of keys.entries()) {
    const field = shape.fields.get(key)
    if (field?.required !== true || value[key] !== null || !field.kinds.some((kind) => kind.kind === 'array')) continue
    const below = keys.slice(index + 1)
    const end = below.findIndex((name) => !isUnknown(shape, name))
    const entries = end < 0 ? below : below.slice(0, end)
    if (entries.length > 0) outdented.set(key, entries)
  }
  return outdented
}

/**
 * Fields of the entry above them that stand beside it, as entries of their own: by the place of the first of them in
 * the list.
 */
export interface OutdentedFields {
  readonly names: readonly string[]
  readonly entry: JsonValue
  readonly shape: RecordShape
}

/** In a list that is written as a map, the fields that are not indented below the entry that they belong to. */
export function outdentedFields(
  list: readonly JsonValue[],
  shapeOf: (entry: JsonValue) => RecordShape | undefined,
  subject: string,
): ReadonlyMap<number, OutdentedFields> {
  const found = new Map<number, OutdentedFields>()
  const others = (item: JsonObject): readonly string[] => orderedKeys(item).filter((key) => key !== subject)
  let above:
    | { readonly entry: JsonValue; readonly shape: RecordShape | undefined; readonly isEmpty: boolean }
    | undefined
  let names: string[] | undefined
  for (const [index, item] of list.entries()) {
    const key = above?.shape === undefined ? undefined : keyWrittenAt(list, index)
    if (
      above?.shape !== undefined &&
      key !== undefined &&
      key !== subject &&
      above.shape.fields.has(key) &&
      (above.isEmpty || !isObject(item) || isNoEntry(above.shape, item, others(item)))
    ) {
      if (names === undefined) found.set(index, { names: (names = []), entry: above.entry, shape: above.shape })
      names.push(key)
    } else {
      above = {
        entry: item,
        shape: shapeOf(item),
        isEmpty: isObject(item) && others(item).every((name) => item[name] === null),
      }
      names = undefined
    }
  }
  return found
}

/** The same of requirements, or of hints: fields of the one above them, which is empty or has the others. */
export function outdentedRequirementFields(
  model: Model,
  list: readonly JsonValue[],
): ReadonlyMap<number, OutdentedFields> {
  const shapeOf = (entry: JsonValue): RecordShape | undefined => {
    const name = isObject(entry) ? entry['class'] : undefined
    return typeof name === 'string' && model.requirements.includes(name) ? model.record(name) : undefined
  }
  return outdentedFields(list, shapeOf, 'class')
}

/** What to say of them. */
export function wordsForOutdented({ names, shape }: OutdentedFields): readonly [message: string, fix: string] {
  const [verb, them] = names.length === 1 ? ['stands', 'it'] : ['stand', 'them']
  return [
    `${names.join(', ')} of ${shape.name} ${verb} below the entry, not in it`,
    `Indent ${them} as far as what is in the entry above.`,
  ]
}

/** Whether a map has nothing that entries must have, nor nearly, and other things. */
function isNoEntry(shape: RecordShape, item: JsonObject, keys: readonly string[]): boolean {
  const required = [...shape.fields.values()].flatMap((field) => (field.required ? [field.name] : []))
  const unknown = keys.filter((key) => isUnknown(shape, key))
  if (unknown.some((key) => nearest(key, required) !== undefined)) return false
  // `default: 5` is read as a parameter of that type.
  if (keys.length === 1 && (typeof item['type'] === 'number' || typeof item['type'] === 'boolean')) return true
  return (
    unknown.length === keys.length ||
    (unknown.length > 0 && required.length > 0 && !required.some((name) => isPresent(item[name])))
  )
}

/** Of one item that stands in the place of a list. */
export function fixForItem(model: Model, kinds: readonly Kind[], value: JsonObject): string | undefined {
  const items = kinds
    .flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
    .flatMap((kind) => recordsOf(model, kind))
  const isItem = items.some((name) => orderedKeys(value).every((key) => model.record(name).fields.has(key)))
  return isItem ? 'Write it as an item of a list: put a dash before it.' : undefined
}

/** Whether an entry has what only those of another list have, as when the line that begins that list is gone. */
export function isEntryOf(missing: string, entry: JsonObject): boolean {
  return SIGNS.get(missing)?.some((sign) => isPresent(entry[sign])) === true
}

/** Fields that only entries of these lists have. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['steps', ['run']],
  ['outputs', ['outputBinding', 'outputSource']],
])

/** Of a field of a record type that has its name as an id, as parameters have theirs. */
export function fixForName({ name }: Field, value: JsonObject): string | undefined {
  return name === 'name' && typeof value['id'] === 'string' ? 'Write name in the place of id.' : undefined
}

/** True of a key that is no field, and of no other vocabulary. */
export function isUnknown(shape: RecordShape, key: string): boolean {
  return !shape.fields.has(key) && key !== 'id' && key !== 'name' && !EXTENSION.test(key)
}
