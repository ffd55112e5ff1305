import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'

/**
 * Outputs without the names of types that an input may have too. An output and an input of the same name have the same
 * identifier, and so have their types; readers such as the reference implementation refuse a type that is defined
 * twice.
 */
export function withDistinctTypes(
  inputs: JsonValue | undefined,
  outputs: JsonValue | undefined,
): JsonValue | undefined {
  if (!isArray(inputs) || !isArray(outputs)) return outputs
  const taken = new Set(inputs.filter(isObject).map((input) => input['id']))
  return mapItems(outputs, (output) =>
    isObject(output) && taken.has(output['id']) ? withNamelessType(output) : output,
  )
}

function withNamelessType(holder: JsonObject): JsonObject {
  const { type } = holder
  return type === undefined ? holder : withField(holder, 'type', nameless(type))
}

function nameless(type: JsonValue): JsonValue {
  if (isArray(type)) return mapItems(type, nameless)
  if (!isObject(type)) return type
  return objectFrom(
    entriesOf(type).flatMap(([key, value]) => {
      if (key === 'name') return []
      if (key === 'fields' && isArray(value)) return [[key, mapObjects(value, withNamelessType)] as const]
      return [[key, key === 'items' || key === 'type' ? nameless(value) : value] as const]
    }),
  )
}
