/** Up to so many alternatives are looked at faster than they are filed. */
export const FEW = 16

/** Puts an item under a key, behind those that stand there. */
export function append<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
