import { copyOf, isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { MODELS } from '../model/index.ts'
import { mapItems } from '../yaml/map-items.ts'
import { isMarkedUnresolved } from '../yaml/unresolved.ts'

/** What importing a file gives: for a document graph, the list of its objects (SALAD 1.2, "Document graph"). */
export function contentsOf(root: JsonValue): JsonValue {
  if (!isObject(root) || !isArray(root['$graph'])) return root
  const known = CONTENTS.get(root)
  if (known !== undefined) return known
  const contents = mapItems(root['$graph'], (item) => partOf(root, item))
  CONTENTS.set(root, contents)
  return contents
}

/** A cache for repeated imports. */
const CONTENTS = new WeakMap<JsonObject, JsonValue>()

/**
 * A part of a file, with properties of its root that importing would lose: the prefixes (SALAD 1.2, "Document
 * context"), and for a process the version.
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

/** By root: a part that is named many times is always the same object. */
const PARTS = new WeakMap<JsonObject, WeakMap<JsonObject, JsonObject>>()

/** Whether it has the class of a process of any version. */
export function isProcess(part: JsonObject): boolean {
  const { class: processClass } = part
  return (
    typeof processClass === 'string' && Object.values(MODELS).some(({ processes }) => processes.includes(processClass))
  )
}
