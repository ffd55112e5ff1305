import { isArray, isObject, orderedKeys, sameJson, type JsonObject, type JsonValue } from '../../json/index.ts'

/** A location at which two values differ. */
export interface Difference {
  /** Keys, and names or indexes of list items, each after a slash. Empty for the whole value. */
  readonly path: string
  readonly kind: 'added' | 'removed' | 'changed'
}

/**
 * Where `after` differs from `before`, at most `limit` locations, outermost first where whole parts were added or
 * removed. The order of keys and the spelling of numbers do not count. List items are matched by `id`, `class` or
 * `name`, so an inserted item does not change those after it.
 */
export function differencesOf(before: JsonValue, after: JsonValue, limit = 20): readonly Difference[] {
  const found: Difference[] = []
  compare(before, after, '', found, limit)
  return found
}

/** The differences for a sentence: `/label (added), /inputs/reads/type (changed)`. */
export function differencesInWords(differences: readonly Difference[]): string {
  return differences.map(({ path, kind }) => `${path === '' ? 'the whole' : path} (${kind})`).join(', ')
}

function compare(before: JsonValue, after: JsonValue, path: string, found: Difference[], limit: number): void {
  if (found.length >= limit || sameJson(before, after)) return
  const parts = partsOf(before, after)
  if (parts === undefined) {
    found.push({ path, kind: 'changed' })
    return
  }
  const known = found.length
  for (const { name, left, right } of parts) {
    if (found.length >= limit) return
    const inner = `${path}/${name}`
    if (left === undefined) found.push({ path: inner, kind: 'added' })
    else if (right === undefined) found.push({ path: inner, kind: 'removed' })
    else compare(left, right, inner, found, limit)
  }
  // The parts are equal, but in another order.
  if (found.length === known) found.push({ path, kind: 'changed' })
}

interface Part {
  readonly name: string
  readonly left: JsonValue | undefined
  readonly right: JsonValue | undefined
}

function partsOf(before: JsonValue, after: JsonValue): readonly Part[] | undefined {
  if (isObject(before) && isObject(after)) return partsOfMaps(lookupOf(before), lookupOf(after))
  if (!isArray(before) || !isArray(after)) return undefined
  const left = named(before)
  const right = named(after)
  if (left !== undefined && right !== undefined) return partsOfMaps(left, right)
  const length = Math.max(before.length, after.length)
  return Array.from({ length }, (_, index) => ({ name: String(index), left: before[index], right: after[index] }))
}

type Lookup = ReadonlyMap<string, JsonValue>

function partsOfMaps(before: Lookup, after: Lookup): readonly Part[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    name,
    left: before.get(name),
    right: after.get(name),
  }))
}

function lookupOf(object: JsonObject): Lookup {
  return new Map(orderedKeys(object).map((key) => [key, object[key] ?? null]))
}

function named(list: readonly JsonValue[]): Lookup | undefined {
  const items = new Map<string, JsonValue>()
  for (const item of list) {
    const name = isObject(item) ? (item['id'] ?? item['class'] ?? item['name']) : undefined
    if (typeof name !== 'string' || items.has(name)) return undefined
    items.set(name, item)
  }
  return items
}
