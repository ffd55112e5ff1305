/**
 * What a value is, for the message to a program that gave it in the place of another: never the value itself, which may
 * be a secret, but for what cannot be one.
 */
export function wordsFor(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (value instanceof Promise) return 'a promise, which `await` is missing before'
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'an object' : `a ${typeof value}`
}
