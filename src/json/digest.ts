import { createHash } from 'node:crypto'

import canonicalize from 'canonicalize'

import { ExactNumber, isArray, isObject, objectFrom, orderedKeys, type JsonValue } from './value.ts'

/**
 * RFC 8785 canonical JSON: sorted keys, one spelling for each number. Integers that no double holds, which the RFC
 * leaves to strings, stand as a string that no YAML or JSON document can hold, so that two of them never look equal.
 */
export function canonicalJson(value: JsonValue): string {
  const text = canonicalize(asDoubles(value))
  if (text === undefined) throw new TypeError('nothing to write as canonical JSON')
  return text
}

/** `sha256:` and the hexadecimal SHA-256 of the canonical JSON. */
export function digestOf(value: JsonValue): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`
}

/** True when two values have the same canonical form: key order and the spelling of numbers do not count. */
export function sameJson(left: JsonValue, right: JsonValue): boolean {
  return canonicalJson(left) === canonicalJson(right)
}

function asDoubles(value: JsonValue): JsonValue {
  if (value instanceof ExactNumber) return value.beyondDouble ? `\u0000integer ${value.source}` : value.value
  if (isArray(value)) return value.map(asDoubles)
  if (isObject(value)) return objectFrom(orderedKeys(value).map((key) => [key, asDoubles(value[key] as JsonValue)]))
  return value
}
