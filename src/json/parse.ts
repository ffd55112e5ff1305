import { emptyObject, keepKeyOrder, numberFromText, type JsonValue, type MutableJsonObject } from './value.ts'

/** Deeper nesting is refused: writers of JSON recurse, and V8's own overflows before 5,000 levels. */
export const MAX_JSON_DEPTH = 500

/**
 * Numbers that JavaScript may print differently: 16 digits or more, a fraction that ends in 0 or begins with six, an
 * exponent, `-0`.
 */
const DELICATE_NUMBER = /[\s:,[](?:-0[\s,\]}]|-?[\d.]{16}|-?0\.0{6}|-?\d+\.\d*0[\s,\]}eE]|-?\d+(?:\.\d+)?[eE])/

/**
 * A key that JavaScript would move to the front, or one with an escape: if an object before had a key that ends in a
 * backslash, V8 may confuse `\n` and the like with it (https://github.com/nodejs/node/issues/63785).
 */
const DELICATE_KEY = /(?:"\d{1,10}|\\.[^"\\]*)"\s*:/

/**
 * Of what another program sends. The largest description that we know, a workflow of 293 steps, has about 50,000. To
 * read, check and compare more takes so long that a signal would not be answered in time.
 */
export const MOST_VALUES = 500_000

/** JSON with more values than are accepted. */
export class TooManyValues extends SyntaxError {}

/**
 * A number that JavaScript would print differently becomes an ExactNumber. Keys keep their order. Throws `SyntaxError`,
 * also for nesting deeper than {@link MAX_JSON_DEPTH}, and {@link TooManyValues} for more than `most` values.
 */
export function parseJson(text: string, most = Infinity): JsonValue {
  refuseDepth(text, most)
  if (DELICATE_KEY.test(text)) return readInOrder(text)
  if (!DELICATE_NUMBER.test(` ${text} `)) return JSON.parse(text) as JsonValue
  const revive = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' && context?.source !== undefined ? numberFromText(context.source) : value
  return JSON.parse(text, revive) as JsonValue
}

function refuseDepth(text: string, most: number): void {
  let depth = 0
  let values = 1
  let inString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === COMMA) {
      values += 1
      if (values > most) throw new TooManyValues(`JSON of more than ${most} values`)
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1
      values += 1
      if (depth > MAX_JSON_DEPTH) throw new SyntaxError(`JSON nested deeper than ${MAX_JSON_DEPTH} levels`)
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d
const OPEN_BRACKET = 0x5b
const CLOSE_BRACKET = 0x5d

/**
 * `JSON.parse` moves keys that look like numbers, and may confuse those with escapes. Throws its `SyntaxError`. The
 * nesting must fit the stack.
 */
function readInOrder(text: string): JsonValue {
  JSON.parse(text)
  return new Reader(text).value()
}

const BETWEEN = /[\s,:]*/y
const SCALAR = /[^\s,\]}]+/y

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  value(): JsonValue {
    switch (this.#next()) {
      case '{':
        return this.#object()
      case '[':
        return this.#array()
      case '"':
        return this.#string()
      default:
        return this.#scalar()
    }
  }

  #next(): string {
    BETWEEN.lastIndex = this.#at
    BETWEEN.exec(this.#text)
    this.#at = BETWEEN.lastIndex
    return this.#text[this.#at] ?? ''
  }

  #object(): MutableJsonObject {
    const object = emptyObject()
    const keys: string[] = []
    for (this.#at += 1; this.#next() !== '}';) {
      const key = this.#string()
      if (!Object.hasOwn(object, key)) keys.push(key)
      object[key] = this.value()
    }
    this.#at += 1
    keepKeyOrder(object, keys)
    return object
  }

  #array(): JsonValue[] {
    const items: JsonValue[] = []
    for (this.#at += 1; this.#next() !== ']';) items.push(this.value())
    this.#at += 1
    return items
  }

  #string(): string {
    const start = this.#at
    let end = this.#text.indexOf('"', start + 1)
    while (this.#isEscaped(end)) end = this.#text.indexOf('"', end + 1)
    this.#at = end + 1
    const inner = this.#text.slice(start + 1, end)
    return inner.includes('\\') ? (JSON.parse(`"${inner}"`) as string) : inner
  }

  #isEscaped(at: number): boolean {
    let backslashes = 0
    while (this.#text[at - 1 - backslashes] === '\\') backslashes += 1
    return backslashes % 2 === 1
  }

  #scalar(): JsonValue {
    SCALAR.lastIndex = this.#at
    const source = SCALAR.exec(this.#text)?.[0] ?? ''
    this.#at = SCALAR.lastIndex
    if (source === 'null') return null
    return source === 'true' || source === 'false' ? source === 'true' : numberFromText(source)
  }
}
