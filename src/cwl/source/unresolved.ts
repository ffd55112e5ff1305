import type { JsonValue } from '../../json/index.ts'

const HOLES = new WeakSet<object>()

/** Marks a map as standing in the place of what could not be imported, whose mistake is told already. */
export function markUnresolved(map: object): void {
  HOLES.add(map)
}

export function isUnresolved(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && HOLES.has(value)
}
