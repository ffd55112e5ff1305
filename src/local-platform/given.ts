import { wordsFor } from '../json/index.ts'

/**
 * The value itself where it is a text. SQLite makes texts of numbers, which would then be stored otherwise than they
 * are said to be, and speaks of its parameters where it can make none: a test without types is told in words. Throws a
 * TypeError.
 */
export function textOf(value: string, what: string): string {
  if (typeof value === 'string') return value
  throw new TypeError(`${what} must be a text, and is ${wordsFor(value)}`)
}

/** The same of an object with members. */
export function objectOf<Given extends object>(value: Given, what: string): Given {
  if (typeof value === 'object' && value !== null) return value
  throw new TypeError(`${what} must be an object, and is ${wordsFor(value)}`)
}

/**
 * The JSON text of an object: other text would be stored, and the server be out of order whenever it is asked for.
 * Throws a TypeError.
 */
export function descriptionOf(value: string): string {
  const what = 'a description to store'
  const text = textOf(value, what)
  const parsed = parsedOf(text)
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return text
  throw new TypeError(`${what} must be the JSON text of an object${parsed === undefined ? ', and is no JSON' : ''}`)
}

/** Undefined for what is no JSON. Faster than reading it exactly, which is done where it is answered. */
function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
