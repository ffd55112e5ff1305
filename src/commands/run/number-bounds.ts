import { MOST_SHARDS } from '../promote/shards.ts'

interface Bounds {
  readonly least: number
  readonly most: number
  /** If false, any number that is not below `least` is allowed. */
  readonly whole: boolean
}

/** The bounds of numeric options, by input name. */
export const BOUNDS = {
  // More concurrent requests gain nothing and look like an attack.
  concurrency: { least: 1, most: 64, whole: true },
  // A job on GitHub's runners can last at most six hours.
  timeout: { least: 0, most: 6 * 60, whole: false },
  'max-bytes': { least: 1, most: Number.MAX_SAFE_INTEGER, whole: true },
  matrix: { least: 1, most: MOST_SHARDS, whole: true },
  'max-pages': { least: 1, most: Number.MAX_SAFE_INTEGER, whole: true },
  threshold: { least: 0, most: Number.MAX_SAFE_INTEGER, whole: true },
} as const satisfies Readonly<Record<string, Bounds>>

export type BoundedInput = keyof typeof BOUNDS

/** The range in words that follow `It must be a`. A maximum for counting is only named if `value` exceeds it. */
export function rangeOf(input: BoundedInput, value = 0): string {
  const { least, most, whole }: Bounds = BOUNDS[input]
  if (!whole) return `number above ${least}, at most ${most}`
  return most === Number.MAX_SAFE_INTEGER && !(value > most)
    ? `whole number from ${least} up`
    : `whole number from ${least} to ${most}`
}

/** A text that is not a decimal number is refused before its size is checked, with the same message. */
export const DIGITS = /^\d+(?:\.\d+)?$/
