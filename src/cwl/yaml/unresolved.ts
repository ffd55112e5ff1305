import type { JsonValue } from '../../json/index.ts'

const MARKED = new WeakSet<object>()

/** Marks a map that replaces something that could not be imported, and whose mistake was already reported. */
export function markUnresolved(map: object): void {
  MARKED.add(map)
}

/** Whether a map has that mark. */
export function isMarkedUnresolved(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && MARKED.has(value)
}
