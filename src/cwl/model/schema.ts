import { EXTENSION_FIELD, type Field, type Kind, type Model, type RecordShape, type TypeFamily } from './notation.ts'

/** A JSON Schema document; only the generator and the tests look inside. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * The JSON Schema of a version of CWL, with a definition for each process class, for documents in the long form that
 * normalize.ts gives: lists instead of maps, but types still as written. A process embedded under `run` is only asked
 * to be a map; it has a schema of its own. Extension fields, whose names hold a colon, are free. `id` and `name` are
 * identifiers wherever they stand.
 */
export function schemaOf(model: Model): Schema {
  const definitions = new Map<string, Schema>()
  const visit = (name: string): Schema => {
    if (!definitions.has(name)) {
      definitions.set(name, {})
      definitions.set(name, recordSchema(model, model.record(name), visit))
    }
    return { $ref: `#/$defs/${name}` }
  }
  for (const processClass of model.processes) visit(processClass)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: model.version,
    $defs: Object.fromEntries(definitions),
  }
}

/** Where the schema of a process class stands in that of its version. */
export function schemaAddress(model: Model, processClass: string): string {
  return `${model.version}#/$defs/${processClass}`
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

function fieldSchema(model: Model, field: Field, visit: Visit): Schema {
  const alternatives = alternativesOf(model, field.kinds, visit)
  return anyOf(field.required ? alternatives : [...alternatives, { type: 'null' }])
}

/** Records that a class or a type tells apart are looked up by it: trying one after the other takes far longer. */
function alternativesOf(model: Model, kinds: readonly Kind[], visit: Visit): readonly Schema[] {
  const names = kinds.flatMap((kind) => (kind.kind === 'record' && !model.processes.includes(kind.name) ? [kind.name] : []))
  const tagged = new Set(names.filter((name) => isTagged(model.record(name), 'class')))
  const others = kinds.filter((kind) => !(kind.kind === 'record' && tagged.has(kind.name)))
  const schemas = others.map((kind) => kindSchema(model, kind, visit))
  return tagged.size === 0 ? schemas : [...schemas, oneOfTagged('class', [...tagged], visit)]
}

function isTagged(shape: RecordShape, tag: string): boolean {
  const kinds = shape.fields.get(tag)?.kinds ?? []
  return kinds.length === 1 && kinds[0]?.kind === 'literal'
}

function oneOfTagged(tag: string, names: readonly string[], visit: Visit): Schema {
  const [only] = names
  if (names.length === 1 && only !== undefined) return visit(only)
  return { type: 'object', discriminator: { propertyName: tag }, oneOf: names.map(visit) }
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
      return { type: 'array', items: anyOf(alternativesOf(model, kind.items, visit)) }
    case 'record':
      return model.processes.includes(kind.name) ? { type: 'object' } : visit(kind.name)
    case 'type':
      return typeSchema(kind.family, visit)
    case 'requirement':
      return oneOfTagged('class', model.requirements, visit)
    case 'hint':
      // Hints may be of classes that nobody here knows; structure.ts looks at those that CWL has.
      return { type: 'object' }
  }
}

function typeSchema(family: TypeFamily, visit: Visit): Schema {
  const schemas = ['RecordSchema', 'EnumSchema', 'ArraySchema'].map((name) => family + name)
  const one = [{ type: 'string' }, oneOfTagged('type', schemas, visit)]
  return anyOf([...one, { type: 'array', items: anyOf(one) }])
}
