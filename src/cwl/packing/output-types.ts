import {
  copyOf,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { SCHEMAS, type Model } from '../model/index.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'

/** Those of tools, or of workflows and expression tools. */
export type OutputFamily = 'Output' | 'CommandOutput'

/**
 * Definitions are written for inputs. Bindings and loading mean nothing for an output, and the specification does not
 * allow them.
 */
export function asOutputType(type: JsonValue, family: OutputFamily, model: Model): JsonValue {
  if (isArray(type)) return mapItems(type, (each) => asOutputType(each, family, model))
  if (!isObject(type)) return type
  const schema = typeof type['type'] === 'string' ? SCHEMAS.get(type['type']) : undefined
  let plain = schema === undefined ? type : withoutInputFields(type, schema, family, model)
  for (const key of ['type', 'items']) {
    const inner = plain[key]
    if (typeof inner === 'object') plain = withField(plain, key, asOutputType(inner, family, model))
  }
  const { fields } = plain
  return isArray(fields)
    ? withField(
        plain,
        'fields',
        mapObjects(fields, (field) => asOutputField(field, family, model)),
      )
    : plain
}

function asOutputField(field: JsonObject, family: OutputFamily, model: Model): JsonObject {
  const plain = withoutInputFields(field, 'RecordField', family, model)
  const { type } = plain
  return type === undefined ? plain : withField(plain, 'type', asOutputType(type, family, model))
}

function withoutInputFields(holder: JsonObject, record: string, family: OutputFamily, model: Model): JsonObject {
  const known = model.record(family + record).fields
  const ofInputs = model.record(`CommandInput${record}`).fields
  // Any type has a name. An output with several possible formats names none.
  const isOfInputs = (key: string): boolean =>
    key !== 'name' && ((ofInputs.has(key) && !known.has(key)) || (key === 'format' && isArray(holder[key])))
  const idle = Object.keys(holder).filter(isOfInputs)
  if (idle.length === 0) return holder
  const copy = copyOf(holder)
  for (const key of idle) delete copy[key]
  return copy
}

/**
 * An output and an input of the same name have the same identifier, and so have their types; readers such as the
 * reference implementation refuse a type that is defined twice.
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
