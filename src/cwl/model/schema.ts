import type { Field, Kind, Model, RecordShape, TypeFamily } from './notation.ts'

/** A JSON Schema document; only the generator and the tests look inside. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * The JSON Schema of one process class, for documents in the long form that normalize.ts gives: lists instead of maps,
 * but types still as written. A process embedded under `run` is only asked to be a map; it has a schema of its own.
 * Extension fields, whose names hold a colon, are free. `id` and `name` are identifiers wherever they stand.
 */
export function schemaOf(model: Model, processClass: string): Schema {
  const definitions = new Map<string, Schema>()
  const visit = (name: string): Schema => {
    if (!definitions.has(name)) {
      definitions.set(name, {})
      definitions.set(name, recordSchema(model, model.record(name), visit))
    }
    return { $ref: `#/$defs/${name}` }
  }
  const root = visit(processClass)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `${model.version}/${processClass}`,
    ...root,
    $defs: Object.fromEntries(definitions),
  }
}

type Visit = (name: string) => Schema

function recordSchema(model: Model, shape: RecordShape, visit: Visit): Schema {
  const fields = [...shape.fields.values()]
  const properties = fields.map((field) => [field.name, fieldSchema(model, field, visit)] as const)
  const required = fields.filter((field) => field.required).map((field) => field.name)
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: { id: {}, name: {}, ...Object.fromEntries(properties) },
    patternProperties: { [EXTENSION_FIELD]: {} },
    additionalProperties: false,
  }
}

/** Fields of another vocabulary carry a namespace, and those with a dollar sign belong to the document. */
export const EXTENSION_FIELD = ':|^[$@]'

function fieldSchema(model: Model, field: Field, visit: Visit): Schema {
  const alternatives = field.kinds.map((kind) => kindSchema(model, kind, visit))
  return anyOf(field.required ? alternatives : [...alternatives, { type: 'null' }])
}

/** Alternatives that only name a JSON type become one list of types, which makes the validator a third smaller. */
function anyOf(alternatives: readonly Schema[]): Schema {
  const types = new Set(alternatives.flatMap((schema) => (isPlainType(schema) ? [schema['type']] : [])))
  const others = alternatives.filter((schema) => !isPlainType(schema))
  const distinct = [...new Map(others.map((schema) => [JSON.stringify(schema), schema])).values()]
  if (types.size > 0) distinct.unshift({ type: types.size === 1 ? [...types][0] : [...types] })
  const [only] = distinct
  return distinct.length === 1 && only !== undefined ? only : { anyOf: distinct }
}

function isPlainType(schema: Schema): boolean {
  return typeof schema['type'] === 'string' && Object.keys(schema).length === 1
}

function kindSchema(model: Model, kind: Kind, visit: Visit): Schema {
  switch (kind.kind) {
    case 'string':
    case 'boolean':
    case 'null':
      return { type: kind.kind }
    case 'int':
    case 'long':
    case 'float':
      return { cwlNumber: kind.kind }
    case 'literal':
      return { const: kind.value }
    case 'any':
      return { not: { type: 'null' } }
    case 'array':
      return { type: 'array', items: anyOf(kind.items.map((item) => kindSchema(model, item, visit))) }
    case 'record':
      return model.processes.includes(kind.name) ? { type: 'object' } : visit(kind.name)
    case 'type':
      return typeSchema(kind.family, visit)
    case 'requirement':
      return anyOf(model.requirements.map(visit))
    case 'hint':
      // Hints may be of classes that nobody here knows; what is wrong in a known one is a warning, not a refusal.
      return { type: 'object' }
  }
}

function typeSchema(family: TypeFamily, visit: Visit): Schema {
  const one = [{ type: 'string' }, visit(`${family}RecordSchema`), visit(`${family}EnumSchema`), visit(`${family}ArraySchema`)]
  return anyOf([...one, { type: 'array', items: anyOf(one) }])
}
