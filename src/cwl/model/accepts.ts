import { ExactNumber, isArray, isInt32, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import type { Kind, Model, TypeFamily } from './index.ts'
import { EXTENSION_FIELD } from './notation.ts'

/** Of another vocabulary, or about how a document is read. */
export const EXTENSION = new RegExp(EXTENSION_FIELD)

export function accepts(model: Model, kind: Kind, value: JsonValue): boolean {
  switch (kind.kind) {
    case 'string':
      return typeof value === 'string'
    case 'boolean':
      return typeof value === 'boolean'
    case 'null':
      return value === null
    case 'any':
      return value !== null
    case 'int':
      return isInt32(value)
    case 'long':
      return (
        (typeof value === 'number' && Number.isInteger(value)) ||
        (value instanceof ExactNumber && value.kind === 'integer')
      )
    case 'float':
      return typeof value === 'number' || value instanceof ExactNumber
    case 'literal':
      return value === kind.value
    case 'hint':
      return isObject(value)
    case 'array':
      return isArray(value) && value.every((item) => kind.items.some((inner) => accepts(model, inner, item)))
    case 'record':
      return isObject(value) && (model.processes.includes(kind.name) || fits(model, kind.name, value))
    case 'requirement':
      return isObject(value) && model.requirements.some((name) => fits(model, name, value))
    case 'type':
      return acceptsType(model, kind.family, value)
  }
}

function acceptsType(model: Model, family: TypeFamily, value: JsonValue): boolean {
  if (isArray(value)) return value.every((item) => acceptsType(model, family, item))
  return typeof value === 'string' || (isObject(value) && typeRecords(family).some((name) => fits(model, name, value)))
}

function fits(model: Model, name: string, value: JsonObject): boolean {
  const shape = model.record(name)
  for (const key of Object.keys(value)) {
    const field = shape.fields.get(key)
    const item = value[key] as JsonValue
    if (field === undefined) {
      if (key !== 'id' && key !== 'name' && !EXTENSION.test(key)) return false
    } else if (item !== null && !field.kinds.some((kind) => accepts(model, kind, item))) return false
  }
  return [...shape.fields.values()].every((field) => !field.required || isPresent(value[field.name]))
}

export function typeRecords(family: TypeFamily): readonly string[] {
  return [`${family}RecordSchema`, `${family}EnumSchema`, `${family}ArraySchema`]
}
