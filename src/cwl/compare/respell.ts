import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  sameJson,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import type { Meanings } from './canonical.ts'

/**
 * `before` in the spelling and order of `after`, so that only differences in meaning remain. `meanings` holds the
 * canonical forms of both.
 */
export function respelled(before: JsonObject, after: JsonObject, meanings: Pick<Meanings, 'get'>): JsonObject {
  const [old, next] = [meanings.get(before), meanings.get(after)]
  if (old === undefined || next === undefined) return before
  const shared = entriesOf(after).flatMap(([key, written]) => {
    const [was, is] = [old.get(key), next.get(key)]
    const value = before[key]
    if (was === undefined || value === undefined) return is === undefined ? [[key, written] as const] : []
    return [[key, isSame(was, is) ? written : respelledValue(value, written, meanings)] as const]
  })
  const gone = entriesOf(before).filter(([key]) => !Object.hasOwn(after, key) && old.get(key) !== undefined)
  return objectFrom([...shared, ...gone])
}

function isSame(was: JsonValue, is: JsonValue | undefined): boolean {
  return is !== undefined && sameJson(was, is)
}

function respelledValue(before: JsonValue, after: JsonValue, meanings: Pick<Meanings, 'get'>): JsonValue {
  if (isObject(before) && isObject(after)) return respelled(before, after, meanings)
  if (!isArray(before) || !isArray(after)) return before
  const known = namedItems(after)
  const places = new Map([...known.keys()].map((name, place) => [name, place]))
  const renamed = renamedItems(before, known, meanings)
  const items = before.map((item) => {
    const name = renamed.get(item) ?? nameIn(item)
    const counterpart = name === undefined ? undefined : known.get(name)
    const place = name === undefined ? undefined : places.get(name)
    return {
      item:
        counterpart === undefined ? withKnownRun(item, after, meanings) : respelledValue(item, counterpart, meanings),
      place,
    }
  })
  return items.every(({ place }) => place === undefined)
    ? before
    : items.sort((one, other) => (one.place ?? known.size) - (other.place ?? known.size)).map(({ item }) => item)
}

/** By an item that only one side names, the name of one on the other side with the same meaning. */
function renamedItems(
  before: readonly JsonValue[],
  known: ReadonlyMap<string, JsonValue>,
  meanings: Pick<Meanings, 'get'>,
): ReadonlyMap<JsonValue, string> {
  const names = new Set(before.map(nameIn))
  const free = [...known].filter(([name]) => !names.has(name))
  const renamed = new Map<JsonValue, string>()
  for (const item of before) {
    const name = nameIn(item)
    const meaning = name === undefined || known.has(name) ? undefined : withoutId(item, meanings)
    if (meaning === undefined) continue
    const place = free.findIndex(([, other]) => isSame(meaning, withoutId(other, meanings)))
    const [found] = place === -1 ? [] : free.splice(place, 1)
    if (found !== undefined) renamed.set(item, found[0])
  }
  return renamed
}

function withoutId(item: JsonValue, meanings: Pick<Meanings, 'get'>): JsonObject | undefined {
  return isObject(item) && typeof item['id'] === 'string' ? meaningOf(item, meanings, 'id') : undefined
}

function meaningOf(value: JsonObject, meanings: Pick<Meanings, 'get'>, except?: string): JsonObject | undefined {
  const fields = meanings.get(value)
  if (fields === undefined) return undefined
  return objectFrom(
    [...fields].flatMap(([key, form]) => (key === except || form === undefined ? [] : [[key, form] as const])),
  )
}

/** The process of a new step gets the spelling of another one with the same meaning. */
function withKnownRun(step: JsonValue, others: readonly JsonValue[], meanings: Pick<Meanings, 'get'>): JsonValue {
  const run = isObject(step) ? step['run'] : undefined
  const meaning = isObject(run) ? meaningOf(run, meanings) : undefined
  if (!isObject(step) || meaning === undefined) return step
  const known = others
    .map((other) => (isObject(other) ? other['run'] : undefined))
    .find((other) => isObject(other) && isSame(meaning, meaningOf(other, meanings)))
  return known === undefined ? step : withField(step, 'run', known)
}

function namedItems(list: readonly JsonValue[]): ReadonlyMap<string, JsonValue> {
  return new Map(
    list.flatMap((item) => {
      const name = nameIn(item)
      return name === undefined ? [] : [[name, item] as const]
    }),
  )
}

/** In a list without order. The order of files may have a meaning. */
function nameIn(item: JsonValue): string | undefined {
  const name = isObject(item) ? (item['id'] ?? item['class'] ?? item['name']) : undefined
  return typeof name === 'string' && name !== 'File' && name !== 'Directory' ? name : undefined
}
