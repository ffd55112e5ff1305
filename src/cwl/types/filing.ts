/** Up to so many alternatives are looked at faster than they are filed. */
export const FEW = 16

/** Puts an item under a key, behind those that stand there. */
export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

/** The shortest of the lists under the keys, for what must stand under each of them; undefined without keys. */
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
