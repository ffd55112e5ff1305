import { PromotionError } from '../files/errors.ts'

interface Shard {
  readonly index: number
  readonly of: number
}

/** GitHub runs at most this many jobs of one matrix. */
export const MOST_SHARDS = 256

/** Reads `i/N`. Throws PromotionError `usage`. */
export function parseShard(text: string): Shard {
  const [, index, of] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []
  const shard = { index: Number(index), of: Number(of) }
  if (shard.of >= 1 && shard.of <= MOST_SHARDS && shard.index >= 1 && shard.index <= shard.of) return shard
  throw new PromotionError('usage', `\`shard\` is ${JSON.stringify(text)}, which is not a share`, {
    fix: `Write i/N, as in 1/4; N is at most ${MOST_SHARDS}.`,
  })
}

export interface Weighed<Item> {
  readonly item: Item
  readonly key: string
  readonly weight: number
}

/** The heaviest first, each to the lightest shard so far. The same items give the same shards, in any order. */
export function partition<Item>(items: readonly Weighed<Item>[], of: number): readonly (readonly Item[])[] {
  const shards = Array.from({ length: of }, () => ({ weight: 0, items: [] as Item[] }))
  const sorted = [...items].sort((left, right) => right.weight - left.weight || (left.key < right.key ? -1 : 1))
  for (const { item, weight } of sorted) {
    const lightest = shards.reduce((best, shard) => (shard.weight < best.weight ? shard : best))
    lightest.items.push(item)
    lightest.weight += weight
  }
  return shards.map((shard) => shard.items)
}
