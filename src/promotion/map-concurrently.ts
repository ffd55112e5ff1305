import pLimit from 'p-limit'

/** Results keep the order. Rejects with the first error, and starts no other call after it. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const limit = pLimit(concurrency)
  try {
    return await Promise.all(items.map((item) => limit(work, item)))
  } finally {
    limit.clearQueue()
  }
}
