import { ExactNumber, isArray, isObject, type JsonValue } from '../../json/index.ts'

/** A JSON value whose numbers are all those of JavaScript, with its size. */
export interface PlainDocument {
  readonly value: unknown
  readonly nodes: number
  readonly characters: number
}

/** Copies a JSON value for a library that only knows values of JavaScript. An exact number becomes the nearest double. */
export function plainCopy(value: JsonValue): PlainDocument {
  const size = { nodes: 0, characters: 0 }
  const copy = (each: JsonValue): unknown => {
    size.nodes += 1
    if (typeof each === 'string') size.characters += each.length
    if (each instanceof ExactNumber) return each.value
    if (isArray(each)) return each.map(copy)
    if (!isObject(each)) return each
    const object = Object.create(null) as Record<string, unknown>
    for (const [key, member] of Object.entries(each)) {
      size.characters += key.length
      object[key] = copy(member)
    }
    return object
  }
  return { value: copy(value), ...size }
}
