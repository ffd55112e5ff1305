import { entriesOf, isArray, isObject, objectFrom, type JsonValue } from '../../json/index.ts'

/**
 * The value with types in their short form: `File?` for a file or null, `File[]` for a list of files. `key` is the
 * field of the value.
 */
export function shortTypes(value: JsonValue, key?: string): JsonValue {
  if (key === 'type') {
    const short = shortType(value)
    if (short !== undefined) return short
  }
  if (isArray(value)) return value.map((item) => shortTypes(item))
  return isObject(value) ? objectFrom(entriesOf(value).map(([name, item]) => [name, shortTypes(item, name)])) : value
}

function shortType(type: JsonValue): string | undefined {
  if (typeof type === 'string') return type
  if (isArray(type)) {
    const [first, second, ...others] = type
    if (first !== 'null' || second === undefined || others.length > 0) return undefined
    const short = shortType(second)
    return short === undefined || short.endsWith('?') ? undefined : `${short}?`
  }
  if (!isObject(type) || type['type'] !== 'array' || Object.keys(type).length !== 2) return undefined
  const { items } = type
  return typeof items === 'string' && /^\w+$/.test(items) ? `${items}[]` : undefined
}
