import { nearest } from '../../files/suggest.ts'
import { isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { keyWrittenAt, recordsOf } from '../forms/keyed-items.ts'
import { EXTENSION } from '../model/accepts.ts'
import type { Field, Kind, Model, RecordShape } from '../model/index.ts'
import type { Fix } from '../problems/problem.ts'
import { positionOf } from '../yaml/origin.ts'

// Slips of the hand: text that is right in itself, but on a wrong line, at a wrong level or under a wrong name.

/** Keys below an empty list that are not fields are entries without indentation. */
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

/** Fields next to their entry in a list. Maps of these have the index of the first as key. */
export interface OutdentedFields {
  readonly names: readonly string[]
  readonly entry: JsonValue
  readonly shape: RecordShape
}

/** In a list that is written as a map. */
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

/** The same for requirements and hints, whose entry may have other fields. */
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

export function wordsForOutdented({ names, shape }: OutdentedFields): readonly [message: string, fix: string] {
  const [are, them] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    `${names.join(', ')} of ${shape.name} ${are} below the entry, not in it`,
    `Indent ${them} as far as the lines of the entry above.`,
  ]
}

/** It has nothing that entries must have, and nothing with a similar name. */
function isNoEntry(shape: RecordShape, item: JsonObject, keys: readonly string[]): boolean {
  const required = [...shape.fields.values()].flatMap((field) => (field.required ? [field.name] : []))
  const unknown = keys.filter((key) => isUnknown(shape, key))
  if (unknown.some((key) => nearest(key, required) !== undefined)) return false
  // `default: 5` is read as a parameter of the type 5.
  if (keys.length === 1 && (typeof item['type'] === 'number' || typeof item['type'] === 'boolean')) return true
  return (
    unknown.length === keys.length ||
    (unknown.length > 0 && required.length > 0 && !required.some((name) => isPresent(item[name])))
  )
}

/** For one item where a list must be. */
export function fixForItem(model: Model, kinds: readonly Kind[], value: JsonObject): Fix | undefined {
  const items = kinds
    .flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
    .flatMap((kind) => recordsOf(model, kind))
  const [[field, only] = [], ...others] = Object.entries(value)
  if (
    field === 'source' &&
    typeof only === 'string' &&
    others.length === 0 &&
    kinds.some(({ kind }) => kind === 'string')
  )
    return { words: `Write ${only}, without source.`, change: { kind: 'value', value: only } }
  const isItem = items.some((name) => orderedKeys(value).every((key) => model.record(name).fields.has(key)))
  return isItem ? 'Write it as an item of a list: add a dash before it.' : undefined
}

/** The line that begins the missing list may be lost. */
export function isEntryOf(missing: string, entry: JsonObject): boolean {
  return SIGNS.get(missing)?.some((sign) => isPresent(entry[sign])) === true
}

/** Fields that only entries of these lists have. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['steps', ['run']],
  ['outputs', ['outputBinding', 'outputSource']],
])

/** A record type with an id, as parameters have, in place of a name. */
export function fixForName({ name }: Field, value: JsonObject): Fix | undefined {
  const written = name === 'name' ? 'id' : name === 'id' || name === 'envName' ? 'name' : undefined
  if (written !== undefined && typeof value[written] === 'string')
    return {
      words: `Write ${name}, not ${written}.`,
      change: { kind: 'word', text: name, at: positionOf(value, written, 'key') },
    }
  if (name === 'run') return 'Write run: FILE.cwl, with the file of the process, or the process itself.'
  return name === 'id' ? 'Add id: NAME.' : undefined
}

export function isUnknown(shape: RecordShape, key: string): boolean {
  return !shape.fields.has(key) && key !== 'id' && key !== 'name' && !EXTENSION.test(key)
}
