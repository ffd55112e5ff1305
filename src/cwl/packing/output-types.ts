import { copyOf, isArray, isObject, withField, type JsonObject, type JsonValue } from '../../json/index.ts'
import { SCHEMAS, type Model } from '../model/index.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'

/** The kind of output types in the model: those of tools, or those of workflows and expression tools. */
export type OutputFamily = 'Output' | 'CommandOutput'

/**
 * A definition of SchemaDefRequirement as the type of an output. Definitions are written for inputs. Fields that only
 * those have, such as bindings and loading, mean nothing for an output, and the specification does not allow them
 * there.
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
  // A name is allowed in any type. An input can have several formats; an output with several possible formats names
  // none.
  const isOfInputs = (key: string): boolean =>
    key !== 'name' && ((ofInputs.has(key) && !known.has(key)) || (key === 'format' && isArray(holder[key])))
  const idle = Object.keys(holder).filter(isOfInputs)
  if (idle.length === 0) return holder
  const copy = copyOf(holder)
  for (const key of idle) delete copy[key]
  return copy
}
