import { isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { originOf, setOrigin } from './origin.ts'

/** The list with each item changed and its locations; the list itself if no item changed. */
export function mapItems(list: readonly JsonValue[], change: (item: JsonValue) => JsonValue): readonly JsonValue[] {
  let copy: JsonValue[] | undefined
  // Called for every list: an iterator would take longer than the work on the items.
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index] as JsonValue
    const changed = change(item)
    if (changed !== item) {
      copy ??= copyWithOrigin(list)
      copy[index] = changed
    }
  }
  return copy ?? list
}

function copyWithOrigin(list: readonly JsonValue[]): JsonValue[] {
  const copy = list.slice()
  const origin = originOf(list)
  if (origin !== undefined) setOrigin(copy, origin)
  return copy
}

/** The same for the maps of a list; other items stay as they are. */
export function mapObjects(list: readonly JsonValue[], change: (item: JsonObject) => JsonValue): readonly JsonValue[] {
  return mapItems(list, (item) => (isObject(item) ? change(item) : item))
}
