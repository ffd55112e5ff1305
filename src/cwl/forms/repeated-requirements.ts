import { entriesOf, isObject, sameJson, type JsonObject, type JsonValue } from '../../json/index.ts'

/** Whether two requirements of one class can be one: they have the same fields, or one of them has none. */
export function canBeOne(one: JsonObject, other: JsonObject): boolean {
  return isBare(one) || isBare(other) || sameJson(one, other)
}

/** Whether a requirement has nothing but its class. */
export function isBare(requirement: JsonObject): boolean {
  return entriesOf(requirement).every(([key, value]) => key === 'class' || value === null)
}

/**
 * A list of requirements or hints in which each class that is listed twice with nothing else to say is there once, as
 * the one that has fields. Hints of other vocabularies may be meant to be given several times.
 */
export function withoutRepeats(list: readonly JsonValue[]): readonly JsonValue[] {
  const chosen = new Map<string, { readonly item: JsonObject; readonly index: number }>()
  const contradicted = new Set<string>()
  for (const [index, item] of list.entries()) {
    const name = classOf(item)
    if (name === undefined || !isObject(item)) continue
    const known = chosen.get(name)
    if (known !== undefined && !canBeOne(known.item, item)) contradicted.add(name)
    if (known === undefined || isBare(known.item)) chosen.set(name, { item, index })
  }
  const kept = list.filter((item, index) => {
    const name = classOf(item)
    return name === undefined || contradicted.has(name) || chosen.get(name)?.index === index
  })
  return kept.length === list.length ? list : kept
}

/** Of CWL's own classes. */
function classOf(item: JsonValue): string | undefined {
  const name = isObject(item) ? item['class'] : undefined
  return typeof name === 'string' && !name.includes(':') ? name : undefined
}
