/** One at a time: a document can hold, and have wrong with it, more than a call may have arguments. */
export function addAll<Item>(list: Item[], items: readonly Item[]): void {
  for (const item of items) list.push(item)
}
