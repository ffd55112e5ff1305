import type { Location, SourceText } from './source-text.ts'

/** Where the parts of one map or list stand in the text it was read from. */
export interface Origin {
  readonly source: SourceText
  /** Offset of the map or list itself. */
  readonly start: number
  /** The keys of a map in the order they were written; absent for a list. */
  readonly keys?: readonly string[]
  /** For a map, two offsets a key: of the key and of its value. For a list, one an item. */
  readonly offsets: readonly number[]
  /** No list was written: its only item stands in its place. */
  readonly isLone?: true
  /** Items that are the texts of files, with these. */
  readonly included?: ReadonlyMap<string | number, SourceText>
}

const ORIGIN = Symbol('where this was read')

interface Traced {
  [ORIGIN]?: Origin
}

/** Remembers where a map or list was read. Copying it with object spread carries the memory along. */
export function setOrigin(container: object, origin: Origin): void {
  ;(container as Traced)[ORIGIN] = origin
}

export function originOf(container: object): Origin | undefined {
  return (container as Traced)[ORIGIN]
}

/**
 * The place of a map or list, or of what stands in it under `key`: for a map the value, or with `'key'` the key itself.
 * Undefined for values that were not read from a file.
 */
export function positionOf(
  container: object,
  key?: string | number,
  part: 'key' | 'value' = 'value',
): Location | undefined {
  const origin = originOf(container)
  if (origin === undefined) return undefined
  return origin.source.place((key === undefined ? undefined : offsetUnder(origin, key, part)) ?? origin.start)
}

/** Keys of a map this large are looked up by an index of their own, made when first needed. */
const INDEXED = 32

const INDICES = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

/** Where a key stands among the keys of a map, or -1. */
export function indexOfKey(keys: readonly string[], key: string): number {
  if (keys.length <= INDEXED) return keys.indexOf(key)
  let index = INDICES.get(keys)
  if (index === undefined) {
    index = new Map(keys.map((name, at) => [name, at]))
    INDICES.set(keys, index)
  }
  return index.get(key) ?? -1
}

/** Where in the source an item, a value or a key stands; undefined where there is none of that key. */
export function offsetUnder(
  { keys, offsets }: Origin,
  key: string | number,
  part: 'key' | 'value',
): number | undefined {
  if (keys === undefined) return typeof key === 'number' ? offsets[key] : undefined
  const at = indexOfKey(keys, String(key))
  return at < 0 ? undefined : offsets[2 * at + (part === 'key' ? 0 : 1)]
}
