import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { oncePerObject } from './once.ts'

interface Measure {
  /** Counted at each place where they would be written, as are the characters. */
  readonly values: number
  readonly text: number
  readonly depth: number
}

const PLAIN: Measure = { values: 1, text: 0, depth: 0 }

/** The time is proportional to the distinct parts. */
export function measure(value: JsonValue): Measure {
  if (typeof value === 'string') return { values: 1, text: value.length, depth: 0 }
  if (!isArray(value) && !isObject(value)) return PLAIN
  return measureOf(value)
}

const measureOf = oncePerObject((value: JsonObject | readonly JsonValue[]): Measure => {
  let values = 1
  let text = 0
  let depth = 0
  for (const item of isArray(value) ? value : Object.values(value)) {
    const inside = measure(item)
    values += inside.values
    text += inside.text
    depth = Math.max(depth, inside.depth)
  }
  return { values, text, depth: depth + 1 }
})
