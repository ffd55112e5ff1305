import { entriesOf, isArray, isObject, type JsonValue, type MutableJsonObject } from '../../json/index.ts'
import { Refusal } from './refusal.ts'

/** Marks the key `<<`, which no map keeps. */
export const MERGE = Symbol('<<')

/** The value of a merge key, and the offset of the key. */
export interface Merge {
  readonly value: JsonValue
  readonly offset: number
}

/** A map while it is read, with the offsets of its keys and values. */
interface OpenMap {
  readonly map: MutableJsonObject
  readonly keys: string[]
  readonly offsets: number[]
}

/**
 * Adds the keys of a merge (YAML 1.1, "Merge Key Language-Independent Type"): the map's own keys take precedence, then
 * the maps merged first. Throws {@link Refusal}.
 */
export function mergeInto({ map, keys, offsets }: OpenMap, { value, offset }: Merge): void {
  for (const source of isArray(value) ? value : [value]) {
    if (!isObject(source))
      throw new Refusal(
        'bad-merge',
        offset,
        '<< merges maps, and this is not a map',
        'Give << a map, an alias of one, or a list of those.',
      )
    for (const [key, item] of entriesOf(source)) {
      if (map[key] === undefined) {
        map[key] = item
        keys.push(key)
        offsets.push(offset, offset)
      }
    }
  }
}
