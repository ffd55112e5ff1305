import { createHash } from 'node:crypto'

import { ExactNumber, isArray, isObject, objectFrom, orderedKeys, type JsonObject, type JsonValue } from './value.ts'

/**
 * RFC 8785: sorted keys, one form for each number. An integer that does not fit a double, and a number beyond the range
 * of doubles, keep their digits as written. Text with unpaired surrogates, and text that begins with NUL, is written as
 * a string that begins with NUL, so that two different ones never look equal.
 */
export function canonicalJson(value: JsonValue): string {
  // Few descriptions contain such values, and copying one takes as long as writing it.
  const text = write(isDelicate(value) ? asPlain(value, plain) : value, new Map())
  return text.replaceAll(MARKED_NUMBER, '$1')
}

/** A tool that many steps run is one object in a packed description, and is written once. */
function write(value: JsonValue, written: Map<JsonObject, string>): string {
  if (isArray(value)) return `[${value.map((item) => write(item, written)).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const before = written.get(value)
  if (before !== undefined) return before
  // By code units, as RFC 8785 sorts.
  const keys = Object.keys(value).sort()
  const text = `{${keys.map((key) => `${JSON.stringify(key)}:${write(value[key] as JsonValue, written)}`).join(',')}}`
  written.set(value, text)
  return text
}

/** What {@link plain} makes of such a number. Only an escaped quote follows a backslash, so this one begins a string. */
const MARKED_NUMBER = /(?<!\\)"\\u0000(?:integer|float) ([^"\\]+)"/g

export function digestOf(value: JsonValue): string {
  return sha256(canonicalJson(value))
}

/** The same where no number has another form than JavaScript writes. `1`, `1.0` and `1e0` are three values. */
export function digestOfWritten(value: JsonValue): string {
  return sha256(write(isDelicate(value) ? asPlain(value, asWritten) : value, new Map()))
}

function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}

/**
 * Key order and the form of numbers do not count. Compared part by part, because most comparisons are of equal
 * descriptions, or differ early, and writing both takes far longer.
 */
export function sameJson(left: JsonValue, right: JsonValue): boolean {
  return isSame(left, right, plain)
}

/** The same, but `1`, `1.0` and `1e0` are three values: a command line holds a number as it was written. */
export function sameWrittenJson(left: JsonValue, right: JsonValue): boolean {
  return isSame(left, right, asWritten)
}

function isSame(left: JsonValue, right: JsonValue, scalar: (value: JsonValue) => JsonValue): boolean {
  if (left === right) return true
  if (isArray(left))
    return (
      isArray(right) &&
      left.length === right.length &&
      left.every((item, index) => isSame(item, right[index] as JsonValue, scalar))
    )
  if (!isObject(left)) return scalar(left) === scalar(right)
  const keys = Object.keys(left)
  return (
    isObject(right) &&
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSame(left[key] as JsonValue, right[key] as JsonValue, scalar))
  )
}

function isDelicate(value: JsonValue): boolean {
  if (typeof value === 'string') return isDelicateText(value)
  if (value instanceof ExactNumber) return true
  if (isArray(value)) return value.some(isDelicate)
  return isObject(value) && Object.keys(value).some((key) => isDelicateText(key) || isDelicate(value[key] as JsonValue))
}

function isDelicateText(text: string): boolean {
  return text.startsWith('\0') || !text.isWellFormed()
}

function asPlain(value: JsonValue, scalar: (value: JsonValue) => JsonValue): JsonValue {
  if (isArray(value)) return value.map((item) => asPlain(item, scalar))
  if (isObject(value))
    return objectFrom(orderedKeys(value).map((key) => [wholeText(key), asPlain(value[key] as JsonValue, scalar)]))
  return scalar(value)
}

function plain(value: JsonValue): JsonValue {
  if (typeof value === 'string') return wholeText(value)
  if (!(value instanceof ExactNumber)) return value
  return value.beyondDouble ? `\u0000${value.kind} ${value.source}` : value.value
}

function asWritten(value: JsonValue): JsonValue {
  return value instanceof ExactNumber ? `\u0000${value.source}` : plain(value)
}

function wholeText(text: string): string {
  return isDelicateText(text) ? `\u0000text ${JSON.stringify(text)}` : text
}
