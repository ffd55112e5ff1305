import { MOST_SHARDS } from '../../promotion/shards.ts'

interface Bounds {
  readonly least: number
  readonly most: number
  /** Those that are not may be anything above the least. */
  readonly whole: boolean
}

/** What the numbers of options may be, by the names of inputs and flags. */
export const BOUNDS = {
  // More requests at once than this gain nothing and look like an attack.
  concurrency: { least: 1, most: 64, whole: true },
  // Six hours is the longest that a job on GitHub's runners lives.
  timeout: { least: 0, most: 6 * 60, whole: false },
  'max-bytes': { least: 1, most: Number.MAX_SAFE_INTEGER, whole: true },
  matrix: { least: 1, most: MOST_SHARDS, whole: true },
  'max-pages': { least: 1, most: Number.MAX_SAFE_INTEGER, whole: true },
  threshold: { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true },
} as const satisfies Readonly<Record<string, Bounds>>

export type BoundedInput = keyof typeof BOUNDS

/** The same in words that follow `It must be a`; what no number can be counted above is named where `value` is. */
export function rangeOf(input: BoundedInput, value = 0): string {
  const { least, most, whole }: Bounds = BOUNDS[input]
  if (!whole) return `number above ${least}, at most ${most}`
  return most === Number.MAX_SAFE_INTEGER && !(value > most)
    ? `whole number from ${least} up`
    : `whole number from ${least} to ${most}`
}

/** What is no number in digits is refused before its size is looked at, with the same words. */
export const DIGITS = /^\d+(?:\.\d+)?$/
