import { orderedKeys, type JsonObject } from '../json/index.ts'
import { EXTENSION } from './accepts.ts'
import { isGiven } from './given.ts'
import type { Field, Kind, Model, RecordShape } from './model/index.ts'
import { recordsOf } from './record-tags.ts'

// Slips of the hand: what is right by itself and stands a line, a level or a name away from where it belongs.

/** By each required list that is empty, the keys right below it that are no fields: entries that are not indented. */
export function outdentedUnder(shape: RecordShape, value: JsonObject, keys: readonly string[]): ReadonlyMap<string, readonly string[]> {
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

/** Of one item that stands in the place of a list. */
export function remedyForItem(model: Model, kinds: readonly Kind[], value: JsonObject): string | undefined {
  const items = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : [])).flatMap((kind) => recordsOf(model, kind))
  const isItem = items.some((name) => orderedKeys(value).every((key) => model.record(name).fields.has(key)))
  return isItem ? 'Write it as an item of a list: put a dash before it.' : undefined
}

/** Whether an entry has what only those of another list have, as when the line that begins that list is gone. */
export function isEntryOf(missing: string, entry: JsonObject): boolean {
  return SIGNS.get(missing)?.some((sign) => isGiven(entry[sign])) === true
}

/** Fields that only entries of these lists have. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['steps', ['run']],
  ['outputs', ['outputBinding', 'outputSource']],
])

/** Of a field of a record type that has its name as an id, as parameters have theirs. */
export function remedyForName({ name }: Field, value: JsonObject): string | undefined {
  return name === 'name' && typeof value['id'] === 'string' ? 'Write name in the place of id.' : undefined
}

/** True of a key that is no field, and of no other vocabulary. */
export function isUnknown(shape: RecordShape, key: string): boolean {
  return !shape.fields.has(key) && key !== 'id' && key !== 'name' && !EXTENSION.test(key)
}
