import { copyOf, isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import { isHole } from './holes.ts'
import { mapItems } from './text/map-items.ts'

/** What a file gives to those that import it: of a document graph, the list of what is in it (SALAD 1.2, "Document graph"). */
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

/** A part of a file under the prefixes of its root (SALAD 1.2, "Document context"), which it has lost sight of where it is imported. */
export function partOf(root: JsonValue, part: JsonValue): JsonValue {
  const namespaces = isObject(root) ? root['$namespaces'] : undefined
  if (namespaces === undefined || !isObject(part) || isHole(part) || '$namespaces' in part) return part
  const copy = copyOf(part)
  copy['$namespaces'] = namespaces
  return copy
}
