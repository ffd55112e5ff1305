import { createRandom } from '../../../src/local-platform/fault-rules.ts'

/** Chance that is the same for the same seed. */
export interface Chance {
  /** From 0 to below 1. */
  readonly random: () => number
  /** A whole number from 0 to below the limit. */
  readonly below: (limit: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** True in one of so many cases. */
  readonly oneIn: (number: number) => boolean
}

export function createChance(seed: number): Chance {
  const random = createRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  return {
    random,
    below,
    pick: <Item>(items: readonly Item[]): Item => {
      const index = below(items.length)
      for (const item of items.slice(index, index + 1)) return item
      throw new Error('nothing to pick from')
    },
    oneIn: (number) => below(number) === 0,
  }
}
