import {
  EXTENSION_FIELD,
  SCHEMAS,
  type Field,
  type Kind,
  type Model,
  type RecordShape,
  type TypeFamily,
} from '../src/cwl/model/notation.ts'

/** Only the generator and the tests read its content. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * A definition for each process class, for the long form of normalize.ts: lists instead of maps, but types as written.
 * A process under `run` only needs to be a map, because it has its own schema. Extension fields, with a colon, are not
 * checked. `id` and `name` are identifiers everywhere.
 */
export function schemaOf(model: Model): Schema {
  const definitions = new Definitions(model)
  for (const processClass of model.processes) definitions.record(processClass)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: model.version,
    $defs: definitions.all(),
  }
}

export function schemaAddress(model: Model, processClass: string): string {
  return `${model.version}#/$defs/${processClass}`
}

/**
 * Records and choices, each once: the validator has code for every place of a schema, and a type alone may be one of
 * six.
 */
class Definitions {
  readonly #model: Model
  readonly #schemas = new Map<string, Schema>()
  readonly #choices = new Map<string, string>()

  constructor(model: Model) {
    this.#model = model
  }

  record(name: string): Schema {
    if (!this.#schemas.has(name)) {
      // A record may contain others of its kind.
      this.#schemas.set(name, {})
      this.#schemas.set(name, recordSchema(this.#model, this.#model.record(name), this))
    }
    return referTo(name)
  }

  type(family: TypeFamily): Schema {
    const name = `${family}Type`
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, {})
      this.#schemas.set(name, typeSchema(family, referTo(name), this))
    }
    return referTo(name)
  }

  choice(schema: Schema): Schema {
    const key = JSON.stringify(schema)
    const known = this.#choices.get(key)
    if (known !== undefined) return referTo(known)
    const name = `choice${this.#choices.size + 1}`
    this.#choices.set(key, name)
    this.#schemas.set(name, schema)
    return referTo(name)
  }

  all(): Schema {
    return Object.fromEntries(this.#schemas)
  }
}

function referTo(name: string): Schema {
  return { $ref: `#/$defs/${name}` }
}

function recordSchema(model: Model, shape: RecordShape, definitions: Definitions): Schema {
  const fields = [...shape.fields.values()]
  const properties = fields.map((field) => [field.name, fieldSchema(model, field, definitions)] as const)
  const required = fields.filter((field) => field.required).map((field) => field.name)
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: { id: {}, name: {}, ...Object.fromEntries(properties) },
    patternProperties: { [EXTENSION_FIELD]: {} },
    additionalProperties: false,
  }
}

function fieldSchema(model: Model, field: Field, definitions: Definitions): Schema {
  const alternatives = alternativesOf(model, field.kinds, definitions)
  return anyOf(field.required ? alternatives : [...alternatives, { type: 'null' }], definitions)
}

/** Looked up by class or type: trying one after the other takes far longer. */
function alternativesOf(model: Model, kinds: readonly Kind[], definitions: Definitions): readonly Schema[] {
  const names = kinds.flatMap((kind) =>
    kind.kind === 'record' && !model.processes.includes(kind.name) ? [kind.name] : [],
  )
  const tagged = new Set(names.filter((name) => isTagged(model.record(name), 'class')))
  const others = kinds.filter((kind) => !(kind.kind === 'record' && tagged.has(kind.name)))
  const schemas = others.map((kind) => kindSchema(model, kind, definitions))
  return tagged.size === 0 ? schemas : [...schemas, oneOfTagged('class', [...tagged], definitions)]
}

function isTagged(shape: RecordShape, tag: string): boolean {
  const kinds = shape.fields.get(tag)?.kinds ?? []
  return kinds.length === 1 && kinds[0]?.kind === 'literal'
}

function oneOfTagged(tag: string, names: readonly string[], definitions: Definitions): Schema {
  const [only] = names
  if (names.length === 1 && only !== undefined) return definitions.record(only)
  return definitions.choice({
    type: 'object',
    discriminator: { propertyName: tag },
    oneOf: names.map((name) => definitions.record(name)),
  })
}

/** One list of JSON types makes the validator a third smaller. */
function anyOf(alternatives: readonly Schema[], definitions: Definitions): Schema {
  const types = new Set(alternatives.flatMap((schema) => (isPlainType(schema) ? [schema['type']] : [])))
  const others = alternatives.filter((schema) => !isPlainType(schema))
  const distinct = [...new Map(others.map((schema) => [JSON.stringify(schema), schema])).values()]
  if (types.size > 0) distinct.unshift({ type: types.size === 1 ? [...types][0] : [...types] })
  const [only] = distinct
  return distinct.length === 1 && only !== undefined ? only : definitions.choice({ anyOf: distinct })
}

function isPlainType(schema: Schema): boolean {
  return typeof schema['type'] === 'string' && Object.keys(schema).length === 1
}

function kindSchema(model: Model, kind: Kind, definitions: Definitions): Schema {
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
      return { type: 'array', items: anyOf(alternativesOf(model, kind.items, definitions), definitions) }
    case 'record':
      return model.processes.includes(kind.name) ? { type: 'object' } : definitions.record(kind.name)
    case 'type':
      return definitions.type(kind.family)
    case 'requirement':
      return oneOfTagged('class', model.requirements, definitions)
    case 'hint':
      // They may be unknown; structure.ts checks those of CWL.
      return { type: 'object' }
  }
}

/** A list in a list means one list; other programs write it. */
function typeSchema(family: TypeFamily, self: Schema, definitions: Definitions): Schema {
  const schemas = [...SCHEMAS.values()].map((name) => family + name)
  return { anyOf: [{ type: 'string' }, oneOfTagged('type', schemas, definitions), { type: 'array', items: self }] }
}
