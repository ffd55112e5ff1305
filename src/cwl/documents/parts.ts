import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'

/** Empty if it is not a list. */
export function objectsIn(holder: JsonObject, key: string): readonly JsonObject[] {
  const list = holder[key]
  return isArray(list) ? only(list, isObject) : NONE
}

export function requirementsOf(holder: JsonObject, name: string): readonly JsonObject[] {
  return ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field).filter((item) => item['class'] === name))
}

/** An item of a list, or a value in place of a list. */
export interface Written {
  readonly value: JsonValue
  readonly container: object
  readonly key: string | number
}

/** Empty if there is none. */
export function writtenUnder(holder: JsonObject, key: string): readonly Written[] {
  const value = holder[key] ?? null
  if (isArray(value)) return value.map((item, index) => ({ value: item, container: value, key: index }))
  return value === null ? NONE : [{ value, container: holder, key }]
}

export function textsIn(holder: JsonObject, key: string): readonly string[] {
  const value = holder[key]
  if (typeof value === 'string') return [value]
  return isArray(value) ? only(value, isText) : NONE
}

const NONE: readonly never[] = []

/** The same list if it has no others. */
function only<Kind extends JsonValue>(
  list: readonly JsonValue[],
  isOfKind: (item: JsonValue) => item is Kind,
): readonly Kind[] {
  for (let index = 0; index < list.length; index += 1) {
    if (!isOfKind(list[index] as JsonValue)) return list.filter(isOfKind)
  }
  return list as readonly Kind[]
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string'
}

export function isNamed(item: JsonValue): boolean {
  return isObject(item) && nameOf(item) !== undefined
}

export function nameOf(holder: JsonObject): string | undefined {
  return typeof holder['id'] === 'string' ? holder['id'] : undefined
}

export function nameOrEmpty(holder: JsonObject): string {
  return nameOf(holder) ?? ''
}

/** `inputs.a`, or `inputs["1a"]` if the name is not an identifier. */
export function inputReference(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `inputs.${name}` : `inputs[${JSON.stringify(name)}]`
}
