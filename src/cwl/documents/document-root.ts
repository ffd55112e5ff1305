import { copyOf, isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { MODELS } from '../model/index.ts'
import { mapItems } from '../source/map-items.ts'
import { isMarkedUnresolved } from '../source/unresolved.ts'

/**
 * What a file gives to those that import it: of a document graph, the list of what is in it (SALAD 1.2, "Document
 * graph").
 */
export function contentsOf(root: JsonValue): JsonValue {
  if (!isObject(root) || !isArray(root['$graph'])) return root
  const known = CONTENTS.get(root)
  if (known !== undefined) return known
  const contents = mapItems(root['$graph'], (item) => partOf(root, item))
  CONTENTS.set(root, contents)
  return contents
}

/** Made once, however often it is imported. */
const CONTENTS = new WeakMap<JsonObject, JsonValue>()

/**
 * A part of a file with what its root says of it and it has lost sight of where it is imported: the prefixes (SALAD
 * 1.2, "Document context"), and of a process the version.
 */
export function partOf(root: JsonValue, part: JsonValue): JsonValue {
  if (!isObject(root) || !isObject(part) || isMarkedUnresolved(part)) return part
  const fields = isProcess(part) ? ['cwlVersion', '$namespaces'] : ['$namespaces']
  const lost = fields.filter((field) => root[field] !== undefined && !(field in part))
  if (lost.length === 0) return part
  const parts = PARTS.get(root) ?? new WeakMap<JsonObject, JsonObject>()
  PARTS.set(root, parts)
  const known = parts.get(part)
  if (known !== undefined) return known
  const copy = copyOf(part)
  for (const field of lost) copy[field] = root[field] as JsonValue
  parts.set(part, copy)
  return copy
}

/** By root: a part that is named many times is one and the same each time. */
const PARTS = new WeakMap<JsonObject, WeakMap<JsonObject, JsonObject>>()

/** Whether it has the class of a process of some version. */
export function isProcess(part: JsonObject): boolean {
  const { class: processClass } = part
  return (
    typeof processClass === 'string' && Object.values(MODELS).some(({ processes }) => processes.includes(processClass))
  )
}
