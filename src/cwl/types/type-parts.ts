import type { JsonObject } from '../../json/index.ts'
import type { RecordShape } from '../model/index.ts'
import { BUILT_IN_TYPES } from './type-names.ts'

export interface UnfoldedType {
  readonly name: string
  readonly isOptional: boolean
  readonly keys: readonly string[]
}

const FIELDS_OF_TYPES: Readonly<Record<string, readonly string[]>> = {
  array: ['items'],
  enum: ['symbols'],
  record: ['fields'],
}

/** The kind of type that a map names, and its fields in the same map. */
export function partsOfType(value: object): UnfoldedType | undefined {
  const written = 'type' in value ? value.type : undefined
  if (typeof written !== 'string') return undefined
  const isOptional = written.endsWith('?')
  const name = isOptional ? written.slice(0, -1) : written
  if (!Object.hasOwn(FIELDS_OF_TYPES, name)) return undefined
  const keys = (FIELDS_OF_TYPES[name] ?? []).filter((key) => Object.hasOwn(value, key))
  return keys.length === 0 ? undefined : { name, isOptional, keys }
}

/** `{type: array, items: string}` as a parameter or a field, which needs it in its `type`. */
export function unfoldedType(shape: RecordShape, value: JsonObject): UnfoldedType | undefined {
  if (shape.fields.get('type')?.kinds.some((kind) => kind.kind === 'type') !== true) return undefined
  return partsOfType(value)
}

/** The kind of type that has a field of this map. */
export function typeWith(value: JsonObject): string | undefined {
  return Object.keys(FIELDS_OF_TYPES).find((name) => FIELDS_OF_TYPES[name]?.some((key) => Object.hasOwn(value, key)))
}

/** On `{type: File, format: …}` in place of a type, and on `{type: array?, items: …}`. */
export function wordsForWrapped(value: JsonObject, what: string): readonly [message: string, fix: string] | undefined {
  const { type } = value
  if (typeof type !== 'string') return undefined
  const name = type.replace(/(?<!\[\])(?:\[\])*\??$/, '')
  if (name !== type && Object.hasOwn(FIELDS_OF_TYPES, name)) {
    const asItems = type.includes('[') ? `{type: array, items: {type: ${name}, …}}` : `{type: ${name}, …}`
    return [
      `${type} is not a type that ${what} can have: ? and [] come after the name of a type, and ${name} begins a type`,
      `Write ${type.endsWith('?') ? `["null", ${asItems}]` : asItems} in the place of the map.`,
    ]
  }
  if (!BUILT_IN_TYPES.has(name)) return undefined
  const others = Object.keys(value).filter((key) => key !== 'type')
  const rest = others.length === 0 ? '' : `, and ${others.join(' and ')} next to the type of the parameter`
  return [`${what} must be ${type} without a map around it`, `Write ${type} in its place${rest}.`]
}
