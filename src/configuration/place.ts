import { positionOf } from '../cwl/index.ts'
import type { Location } from '../files/source-text.ts'
import type { JsonValue } from '../json/index.ts'

/** `at('stages', 'dev', 'from')`; with {@link KEY} at the end, the location of the key. */
export type FindPlace = (...path: readonly (string | number)[]) => Location

/** At the end of a path: the key instead of its value. */
export const KEY = '\u0000key'

/** A missing part has the location of the part that would contain it. */
export function placeFinder(root: JsonValue, file: string): FindPlace {
  return (...path) => {
    let place: Location = { file, line: 1, column: 1 }
    let value: unknown = root
    for (const [index, key] of path.entries()) {
      if (key === KEY || typeof value !== 'object' || value === null) return place
      place = positionOf(value, key, path[index + 1] === KEY ? 'key' : 'value') ?? place
      value = Reflect.get(value, key)
    }
    return place
  }
}
