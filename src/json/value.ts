/**
 * JSON values in this project: plain objects without a prototype, plus {@link ExactNumber} for numbers that JavaScript
 * would print differently. Everything that leaves the process is written with `stringifyJson`, which supports both.
 */
export type JsonValue = null | boolean | number | string | ExactNumber | readonly JsonValue[] | JsonObject

/** An object of JSON. Objects that are created here have no prototype, so that every key is their own. */
export interface JsonObject {
  /** Undefined for a key that the object does not have. */
  readonly [key: string]: JsonValue
}

export interface MutableJsonObject {
  [key: string]: JsonValue
}

/**
 * A number whose JSON text must be kept: an integer beyond 2^53, or a float such as `1.0` that JavaScript prints
 * differently. `source` is valid JSON number syntax.
 */
export class ExactNumber {
  readonly source: string
  /** `float` if the text has a fraction or an exponent. */
  readonly kind: 'integer' | 'float'

  /** `source` is not checked: `parseJson` and the reader of documents only pass numbers. */
  constructor(source: string, kind: 'integer' | 'float') {
    this.source = source
    this.kind = kind
  }

  get value(): number {
    return Number(this.source)
  }

  /** True if the nearest double is another integer than the written one, or the number is out of range. */
  get beyondDouble(): boolean {
    return this.kind === 'integer' ? !Number.isSafeInteger(this.value) : !Number.isFinite(this.value)
  }

  toString(): string {
    return this.source
  }
}

export function numberFromText(text: string): number | ExactNumber {
  const value = Number(text)
  if (String(value) === text) return value
  return new ExactNumber(text, /[.eE]/.test(text) ? 'float' : 'integer')
}

/** A 32-bit integer. `-0` is one, though it is not a plain number: JavaScript would print it differently. */
export function isInt32(value: JsonValue): boolean {
  if (value instanceof ExactNumber) return value.source === '-0'
  return isIntegerWithin(value, -(2 ** 31), 2 ** 31 - 1)
}

export function isNumberWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && value >= least && value <= most
}

export function isIntegerWithin(value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isSafeInteger(value) && isNumberWithin(value, least, most)
}

const KEY_ORDER = Symbol('keys in the order they were written')

const INTEGER_LIKE = /^(?:0|[1-9]\d{0,9})$/

/** Without a prototype, so that `__proto__` is a key like any other. */
export function emptyObject(): MutableJsonObject {
  return Object.create(null) as MutableJsonObject
}

function isIntegerLike(key: string): boolean {
  const first = key.charCodeAt(0)
  return first >= 0x30 && first <= 0x39 && INTEGER_LIKE.test(key)
}

/** JavaScript moves integer-like keys to the front. */
export function keepKeyOrder(object: JsonObject, keys: readonly string[]): void {
  if (!keys.some(isIntegerLike)) return
  Object.defineProperty(object, KEY_ORDER, { value: [...keys], enumerable: true })
}

export function hasOwnKeyOrder(object: JsonObject): boolean {
  return keptOrder(object) !== undefined
}

function keptOrder(object: JsonObject): readonly string[] | undefined {
  return (object as { readonly [KEY_ORDER]?: readonly string[] })[KEY_ORDER]
}

export function orderedKeys(object: JsonObject): readonly string[] {
  const written = keptOrder(object)
  if (written === undefined) return Object.keys(object)
  const present = written.filter((key) => Object.hasOwn(object, key))
  if (present.length === Object.keys(object).length) return present
  const known = new Set(present)
  return [...present, ...Object.keys(object).filter((key) => !known.has(key))]
}

export function objectFrom(entries: Iterable<readonly [string, JsonValue]>): MutableJsonObject {
  const object = emptyObject()
  const keys: string[] = []
  for (const [key, value] of entries) {
    if (!Object.hasOwn(object, key)) keys.push(key)
    object[key] = value
  }
  keepKeyOrder(object, keys)
  return object
}

/** Keeps what symbols remember about the object: its key order, and where it was read. */
export function copyOf(object: JsonObject): MutableJsonObject {
  return Object.assign(emptyObject(), object)
}

export function withField(object: JsonObject, key: string, value: JsonValue): JsonObject {
  if (object[key] === value) return object
  const copy = copyOf(object)
  copy[key] = value
  return copy
}

export function entriesOf(object: JsonObject): (readonly [string, JsonValue])[] {
  return orderedKeys(object).map((key) => [key, object[key] as JsonValue] as const)
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
}

export function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value)
}
