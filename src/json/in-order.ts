import { emptyObject, keepKeyOrder, numberFromText, type JsonValue, type MutableJsonObject } from './value.ts'

/**
 * Reads JSON whose nesting fits the stack, with keys as and in the order they were written: `JSON.parse` moves those
 * that look like numbers, and may confuse those with escapes. Throws its `SyntaxError`.
 */
export function readInOrder(text: string): JsonValue {
  // The code below assumes valid JSON.
  JSON.parse(text)
  return new Reader(text).value()
}

/** The separators between values, and a value that is neither text nor contains others. */
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
