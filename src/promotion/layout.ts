import { entriesOf, isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import type { Dialect } from '../platform/dialect.ts'

/**
 * A description with the layout of the installed app: where somebody placed its parts in the editor of the platform.
 * Parts that are only in one of them keep what they have. The same object if there is nothing to keep.
 */
export function withInstalledLayout(
  description: JsonObject,
  installed: JsonObject,
  { layoutKeys }: Pick<Dialect, 'layoutKeys'>,
): JsonObject {
  if (layoutKeys.size === 0) return description
  const placed = placedAs(description, installed, layoutKeys)
  return isObject(placed) && placed !== description ? withNamespaces(placed, installed, layoutKeys) : description
}

const PARTS: ReadonlySet<string> = new Set(['inputs', 'outputs', 'steps'])

function placedAs(value: JsonObject, installed: JsonObject, keys: ReadonlySet<string>): JsonObject {
  let isSame = true
  const kept = [...keys].flatMap((key) => {
    const place = installed[key]
    if (place === undefined || place === value[key]) return []
    isSame = false
    return [[key, place] as const]
  })
  const names = new Set(kept.map(([key]) => key))
  const others = entriesOf(value).flatMap(([key, written]) => {
    if (names.has(key)) return []
    const next = partPlacedAs(key, written, installed[key], keys)
    if (next !== written) isSame = false
    return [[key, next] as const]
  })
  return isSame ? value : objectFrom([...others, ...kept])
}

function partPlacedAs(
  key: string,
  written: JsonValue,
  installed: JsonValue | undefined,
  keys: ReadonlySet<string>,
): JsonValue {
  if (key === 'run' && isObject(written) && isObject(installed)) return placedAs(written, installed, keys)
  if (!PARTS.has(key) || !isArray(written) || !isArray(installed)) return written
  const byId = new Map(installed.flatMap((part) => (isObject(part) ? [[idOf(part), part] as const] : [])))
  const parts = written.map((part) => {
    const known = isObject(part) ? byId.get(idOf(part)) : undefined
    return isObject(part) && known !== undefined ? placedAs(part, known, keys) : part
  })
  return parts.every((part, at) => part === written[at]) ? written : parts
}

/** Editors write ids with and without a number sign. */
function idOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id.replace(/^#/, '') : ''
}

/** The prefixes of the kept keys must be declared. */
function withNamespaces(description: JsonObject, installed: JsonObject, keys: ReadonlySet<string>): JsonObject {
  const [own, theirs] = [description['$namespaces'], installed['$namespaces']]
  if (!isObject(theirs)) return description
  const declared = isObject(own) ? own : {}
  const prefixes = new Set([...keys].map((key) => key.slice(0, key.indexOf(':'))))
  const missing = entriesOf(theirs).filter(([prefix]) => prefixes.has(prefix) && declared[prefix] === undefined)
  if (missing.length === 0) return description
  return objectFrom([
    ...entriesOf(description).filter(([key]) => key !== '$namespaces'),
    ['$namespaces', objectFrom([...entriesOf(declared), ...missing])],
  ])
}
