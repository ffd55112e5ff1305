import { isArray, isObject, type JsonValue } from '../../json/index.ts'

interface Measure {
  /** Counted at each place where they would be written, as are the characters. */
  readonly values: number
  readonly text: number
  readonly depth: number
}

const PLAIN: Measure = { values: 1, text: 0, depth: 0 }

const MEASURES = new WeakMap<object, Measure>()

/** The time is proportional to the distinct parts. */
export function measure(value: JsonValue): Measure {
  if (typeof value === 'string') return { values: 1, text: value.length, depth: 0 }
  if (!isArray(value) && !isObject(value)) return PLAIN
  const known = MEASURES.get(value)
  if (known !== undefined) return known
  let values = 1
  let text = 0
  let depth = 0
  for (const item of isArray(value) ? value : Object.values(value)) {
    const inside = measure(item)
    values += inside.values
    text += inside.text
    depth = Math.max(depth, inside.depth)
  }
  const measured = { values, text, depth: depth + 1 }
  MEASURES.set(value, measured)
  return measured
}

const LONG = 1000

/** Caches results for long texts: the text of a file may be included in very many places. */
export function onceALongText<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    if (text.length <= LONG) return make(text)
    const known = made.get(text) ?? make(text)
    made.set(text, known)
    return known
  }
}
