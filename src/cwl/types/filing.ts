/** Comparing this many alternatives is faster than grouping them. */
export const FEW = 16

/** Appends an item to the list under a key. */
export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

/** The shortest of the lists under the keys, for an item that must be in each of them; undefined without keys. */
export function fewest<Item>(
  keys: Iterable<string>,
  lists: ReadonlyMap<string, readonly Item[]>,
): readonly Item[] | undefined {
  let shortest: readonly Item[] | undefined
  for (const key of keys) {
    const list = lists.get(key) ?? []
    if (shortest === undefined || list.length < shortest.length) shortest = list
  }
  return shortest
}
