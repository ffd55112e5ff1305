import type { JsonObject } from '../json/index.ts'
import type { RecordShape } from './model/index.ts'

export interface UnfoldedType {
  readonly name: string
  /** Which fields of the type stand beside it. */
  readonly keys: readonly string[]
}

const FIELDS_OF_TYPES: Readonly<Record<string, readonly string[]>> = { array: ['items'], enum: ['symbols'], record: ['fields'] }

/** The kind of type that a map names, and the fields of that kind that stand in the same map. */
export function partsOfType(value: object): UnfoldedType | undefined {
  const name = 'type' in value ? value.type : undefined
  if (typeof name !== 'string' || !Object.hasOwn(FIELDS_OF_TYPES, name)) return undefined
  const keys = (FIELDS_OF_TYPES[name] ?? []).filter((key) => Object.hasOwn(value, key))
  return keys.length === 0 ? undefined : { name, keys }
}

/** `{type: array, items: string}` as a parameter or a field: it is a type, and a parameter has one in its `type`. */
export function unfoldedType(shape: RecordShape, value: JsonObject): UnfoldedType | undefined {
  if (shape.fields.get('type')?.kinds.some((kind) => kind.kind === 'type') !== true) return undefined
  return partsOfType(value)
}

/** The kind of type that has a field which stands in a map. */
export function typeWith(value: JsonObject): string | undefined {
  return Object.keys(FIELDS_OF_TYPES).find((name) => FIELDS_OF_TYPES[name]?.some((key) => Object.hasOwn(value, key)))
}
