import { entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { fragmentOf, lastName } from './local-names.ts'

/** The object whose `id` or `name` is the fragment, or ends with it; or the entry of a top-level map with that key. */
export function findNamed(value: JsonValue, fragment: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const named = NAMED.get(value) ?? namedIn(value)
  NAMED.set(value, named)
  return named.get(fragment) ?? (isObject(value) && Object.hasOwn(value, fragment) ? value[fragment] : undefined)
}

/** A cache: a file of types may be needed for each of them. */
const NAMED = new WeakMap<object, ReadonlyMap<string, JsonObject>>()

/** From the outside in, so that the outermost object with a name counts. */
function namedIn(value: JsonValue): ReadonlyMap<string, JsonObject> {
  const named = new Map<string, JsonObject>()
  const seen = new Set<JsonValue>([value])
  for (const next of seen) {
    if (isObject(next)) {
      const name = next['id'] ?? next['name']
      if (typeof name === 'string')
        for (const each of [fragmentOf(name), lastName(name)]) if (!named.has(each)) named.set(each, next)
    }
    if (isArray(next) || isObject(next))
      for (const item of isArray(next) ? next : Object.values(next)) if (typeof item === 'object') seen.add(item)
  }
  return named
}

/** The objects of a list, or of the map in its place, by their last name. */
export function namedObjects(
  value: JsonValue | undefined,
  key: 'id' | 'class',
): readonly (readonly [string, JsonObject])[] {
  if (isArray(value))
    return value
      .filter(isObject)
      .map((item) => [lastName(typeof item[key] === 'string' ? item[key] : ''), item] as const)
  if (!isObject(value)) return []
  return entriesOf(value).flatMap(([name, item]) => (isObject(item) ? [[lastName(name), item] as const] : []))
}
