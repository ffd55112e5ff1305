import pLimit from 'p-limit'

/**
 * Does the same for each, so many at once at most; results in their order. Rejects with the first error, and begins no
 * other then.
 */
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
