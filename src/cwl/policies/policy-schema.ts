export const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'] as const

const SCHEMA = { $ref: '#/$defs/schema' } as const
const SCHEMAS = { type: 'array', minItems: 1, items: SCHEMA } as const
const NAMED_SCHEMAS = { type: 'object', additionalProperties: SCHEMA } as const
const NAMES = { type: 'array', items: { type: 'string' } } as const
const TEXT = { type: 'string' } as const
const NUMBER = { type: 'number' } as const
const COUNT = { type: 'integer', minimum: 0 } as const

/** Keywords by what their values are. */
const KEYWORDS = {
  /** For people and editors. */
  note: { $schema: TEXT, $id: TEXT, $comment: TEXT, title: TEXT, description: TEXT, default: {}, examples: {} },
  schema: {
    items: SCHEMA,
    contains: SCHEMA,
    additionalProperties: SCHEMA,
    propertyNames: SCHEMA,
    not: SCHEMA,
    if: SCHEMA,
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    then: SCHEMA,
    else: SCHEMA,
  },
  schemas: { allOf: SCHEMAS, anyOf: SCHEMAS, oneOf: SCHEMAS },
  namedSchemas: { $defs: NAMED_SCHEMAS, definitions: NAMED_SCHEMAS, properties: NAMED_SCHEMAS },
  value: {
    enum: { type: 'array', minItems: 1 },
    const: {},
    required: NAMES,
    dependentRequired: { type: 'object', additionalProperties: NAMES },
    minimum: NUMBER,
    maximum: NUMBER,
    exclusiveMinimum: NUMBER,
    exclusiveMaximum: NUMBER,
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    minLength: COUNT,
    maxLength: COUNT,
    minItems: COUNT,
    maxItems: COUNT,
    minProperties: COUNT,
    maxProperties: COUNT,
  },
  type: { type: { type: ['string', 'array'], minItems: 1, items: { enum: TYPES } } },
  pattern: { pattern: TEXT },
  reference: { $ref: TEXT },
} as const

type KeywordKind = keyof typeof KEYWORDS

export const KIND_OF: ReadonlyMap<string, KeywordKind> = new Map(
  (Object.keys(KEYWORDS) as readonly KeywordKind[]).flatMap((kind) =>
    Object.keys(KEYWORDS[kind]).map((keyword) => [keyword, kind] as const),
  ),
)

/**
 * The keywords of JSON Schema 2020-12 whose work grows in proportion to the document. An unknown keyword is an error,
 * because a misspelt one would check nothing.
 */
export const POLICY_SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'policy.schema.json',
  $ref: '#/$defs/schema',
  $defs: {
    schema: {
      type: ['object', 'boolean'],
      additionalProperties: false,
      properties: Object.assign({}, ...Object.values(KEYWORDS)) as Readonly<Record<string, object>>,
    },
  },
} as const
