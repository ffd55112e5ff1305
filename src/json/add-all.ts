/** Pushes items one at a time: a document can have more items, or problems, than a call may have arguments. */
export function addAll<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item)
}
