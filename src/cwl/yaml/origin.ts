import { topOf, type Location, type SourceText } from '../../files/source-text.ts'
import type { JsonValue } from '../../json/index.ts'
import { oncePerObject } from './once.ts'

export interface Origin {
  readonly source: SourceText
  readonly start: number
  /** In the order they were written; absent for a list. */
  readonly keys?: readonly string[]
  /** For a map, two offsets per key: of the key and of its value. For a list, one per item. */
  readonly offsets: readonly number[]
  /** The only item is in place of a list. */
  readonly isLone?: true
  readonly included?: ReadonlyMap<string | number, SourceText>
}

const ORIGIN = Symbol('where this was read')

interface Traced {
  [ORIGIN]?: Origin
}

/** Object spread copies this too. */
export function setOrigin(container: object, origin: Origin): void {
  ;(container as Traced)[ORIGIN] = origin
}

export function originOf(container: object): Origin | undefined {
  return (container as Traced)[ORIGIN]
}

/**
 * The location of a map or list, or of its value or key under `key`. Undefined for values that were not read from a
 * file.
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

/** The same; the start of the file at `path` for other values. */
export function positionIn(path: string, container: object, key?: string | number, part?: 'key' | 'value'): Location {
  return positionOf(container, key, part) ?? topOf(path)
}

/** The file of a map or list; `path` for values that were not read from a file. */
export function fileOf(container: object, path: string): string {
  return originOf(container)?.source.file ?? path
}

/** From this size on, keys are looked up in an index. */
const INDEXED = 32

const indexOf = oncePerObject((keys: readonly string[]) => new Map(keys.map((name, at) => [name, at])))

export function indexOfKey(keys: readonly string[], key: string): number {
  return keys.length <= INDEXED ? keys.indexOf(key) : (indexOf(keys).get(key) ?? -1)
}

/** Undefined if the key does not exist. */
export function offsetUnder(
  { keys, offsets }: Origin,
  key: string | number,
  part: 'key' | 'value',
): number | undefined {
  if (keys === undefined) return typeof key === 'number' ? offsets[key] : undefined
  const at = indexOfKey(keys, String(key))
  return at < 0 ? undefined : offsets[2 * at + (part === 'key' ? 0 : 1)]
}

const MARKED = new WeakSet<object>()

/** Marks a map in place of something that could not be imported, whose mistake is reported. */
export function markUnresolved(map: object): void {
  MARKED.add(map)
}

export function isMarkedUnresolved(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && MARKED.has(value)
}
