import { copyOf, entriesOf, isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { MODELS } from '../model/index.ts'
import { mapItems } from '../yaml/map-items.ts'
import { oncePerObject } from '../yaml/once.ts'
import { isMarkedUnresolved } from '../yaml/origin.ts'
import { fragmentOf, lastName } from './local-names.ts'

/** What importing a file gives: for a document graph, the list of its objects (SALAD 1.2, "Document graph"). */
export function contentsOf(root: JsonValue): JsonValue {
  return isObject(root) && isArray(root['$graph']) ? contentsOfGraph(root) : root
}

const contentsOfGraph = oncePerObject((root: JsonObject): readonly JsonValue[] =>
  mapItems(root['$graph'] as readonly JsonValue[], (item) => partOf(root, item)),
)

/**
 * A part of a file, with properties of its root that importing would lose: the prefixes (SALAD 1.2, "Document
 * context"), and for a process the version.
 */
export function partOf(root: JsonValue, part: JsonValue): JsonValue {
  if (!isObject(root) || !isObject(part) || isMarkedUnresolved(part)) return part
  const fields = isProcess(part) ? ['cwlVersion', '$namespaces'] : ['$namespaces']
  const lost = fields.filter((field) => root[field] !== undefined && !(field in part))
  if (lost.length === 0) return part
  const parts = partsIn(root)
  const known = parts.get(part)
  if (known !== undefined) return known
  const copy = copyOf(part)
  for (const field of lost) copy[field] = root[field] as JsonValue
  parts.set(part, copy)
  return copy
}

/** A part that is named many times is always the same object. */
const partsIn = oncePerObject<JsonObject, WeakMap<JsonObject, JsonObject>>(() => new WeakMap())

export function isProcess(part: JsonObject): boolean {
  const { class: processClass } = part
  return (
    typeof processClass === 'string' && Object.values(MODELS).some(({ processes }) => processes.includes(processClass))
  )
}

/** The object whose `id` or `name` is or ends with the fragment, or the entry of a top-level map. */
export function findNamed(value: JsonValue, fragment: string): JsonValue | undefined {
  if (!isArray(value) && !isObject(value)) return undefined
  return (
    namedIn(value).get(fragment) ?? (isObject(value) && Object.hasOwn(value, fragment) ? value[fragment] : undefined)
  )
}

/** The outermost object with a name counts. */
const namedIn = oncePerObject((value: JsonObject | readonly JsonValue[]) => {
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
})

/** The objects of a list or map, by their last name. */
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
