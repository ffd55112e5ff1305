import {
  entriesOf,
  isObject,
  objectFrom,
  orderedKeys,
  sameWrittenJson,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'

/** Where a list is written as a map, they are the key of a pair. */
export const SUBJECTS = ['id', 'class', 'name', 'envName', 'package', 'pattern'] as const

export type Keyed = ReadonlyMap<string, JsonObject>

export function onlyField(
  old: JsonObject,
  next: JsonObject,
  subject: string,
): readonly [JsonValue, JsonValue] | undefined {
  const [key = '', ...others] = [...new Set([...orderedKeys(old), ...orderedKeys(next)])].filter(
    (name) => name !== subject,
  )
  const [before, after] = [old[key], next[key]]
  return others.length === 0 && before !== undefined && after !== undefined ? [before, after] : undefined
}

export function isKeyedBy(list: readonly JsonValue[], subject: string): boolean {
  const names = list.map((item) => (isObject(item) ? item[subject] : undefined))
  return names.every((name) => typeof name === 'string') && new Set(names).size === names.length
}

export function keyed(list: readonly JsonValue[], subject: string): Keyed {
  return new Map(list.filter(isObject).map((item) => [nameIn(item, subject), item]))
}

export function nameIn(item: JsonObject, subject: string): string {
  const name = item[subject]
  return typeof name === 'string' ? name : ''
}

/** Keys that the others have, and those that they lack. */
export function partition(all: Keyed, others: Keyed): readonly [readonly string[], readonly string[]] {
  const keys = [...all.keys()]
  return [keys.filter((key) => others.has(key)), keys.filter((key) => !others.has(key))]
}

/** Other names at the same places, without other differences. */
export function isRenaming(
  old: Keyed,
  next: Keyed,
  [gone, added]: readonly [readonly string[], readonly string[]],
  subject: string,
): boolean {
  if (gone.length === 0 || gone.length !== added.length || subject === 'class') return false
  const [before, after] = [placesOf(old), placesOf(next)]
  return gone.every((from, index) => {
    const to = added[index] ?? ''
    const isInPlace = before.get(from) === after.get(to)
    return isInPlace && sameWrittenJson(without(old.get(from) ?? {}, subject), without(next.get(to) ?? {}, subject))
  })
}

function placesOf(items: Keyed): ReadonlyMap<string, number> {
  return new Map([...items.keys()].map((key, index) => [key, index]))
}

export function without(value: JsonValue, subject: string | undefined): JsonValue {
  return isObject(value) ? objectFrom(entriesOf(value).filter(([key]) => key !== subject)) : value
}

export function same(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  return left !== undefined && right !== undefined && sameWrittenJson(left, right)
}
