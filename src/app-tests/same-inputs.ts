import { isArray, isObject, sameJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'

/**
 * How the inputs that a task shows differ from those of a test; undefined if they do not. A task shows every input of
 * its app: one without a value in the test is null, empty, or the default of the app.
 */
export function inputDifference(wanted: JsonObject, shown: JsonObject, defaults: JsonObject): string | undefined {
  for (const name of new Set([...Object.keys(wanted), ...Object.keys(shown)])) {
    const [value, other] = [wanted[name] ?? null, shown[name] ?? null]
    const isSame =
      value === null
        ? isEmpty(other) || sameInput(defaults[name] ?? null, other)
        : sameInput(value, other) || (isEmpty(value) && isEmpty(other))
    if (!isSame) return `${name}: expected ${show(value)}, found ${show(other)}`
  }
  return undefined
}

function isEmpty(value: JsonValue): boolean {
  return value === null || value === '' || (isArray(value) && value.length === 0)
}

function sameInput(wanted: JsonValue, shown: JsonValue): boolean {
  if (isArray(wanted))
    return (
      isArray(shown) &&
      shown.length === wanted.length &&
      wanted.every((item, index) => sameInput(item, shown[index] ?? null))
    )
  if (!isObject(wanted)) return sameJson(wanted, shown)
  if (!isObject(shown)) return false
  // A platform adds the name and the metadata of a file.
  const isFile = wanted['class'] === 'File' || wanted['class'] === 'Directory'
  const names = isFile ? Object.keys(wanted) : [...new Set([...Object.keys(wanted), ...Object.keys(shown)])]
  return names.every((name) => sameInput(wanted[name] ?? null, shown[name] ?? null))
}

const LONGEST = 200

/** Not more than a reader needs. */
export function show(value: JsonValue): string {
  const text = stringifyJson(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** The defaults of a description's inputs, by their names. */
export function defaultsOf({ inputs = null }: JsonObject): JsonObject {
  const ports = isArray(inputs)
    ? inputs.flatMap((port) => (isObject(port) ? [[port['id'] ?? null, port] as const] : []))
    : Object.entries(isObject(inputs) ? inputs : {})
  const named: Record<string, JsonValue> = {}
  for (const [id, port] of ports)
    if (typeof id === 'string' && isObject(port) && port['default'] !== undefined)
      named[id.replace(/^#?(?:.*\/)?/, '')] = port['default']
  return named
}
