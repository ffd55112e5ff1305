import type { JsonValue } from '../../json/index.ts'

const MARKED = new WeakSet<object>()

/** Marks a map as standing in the place of what could not be imported, whose mistake is told already. */
export function markUnresolved(map: object): void {
  MARKED.add(map)
}

/** Whether a map is marked so. */
export function isMarkedUnresolved(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && MARKED.has(value)
}
