import type * as Json from '@cfworker/json-schema'
import type * as Re2 from 're2js'

import { entriesOf, ExactNumber, isArray, isObject, type JsonValue } from '../../json/index.ts'
import { KIND_OF, TYPES } from './policy-schema.ts'

export interface CompiledSchema {
  /** Where values break the schema, each once. Undefined if the document is too large. */
  readonly check: (document: PlainDocument) => readonly (readonly string[])[] | undefined
}

interface SchemaMistake {
  readonly message: string
  readonly fix: string
  readonly path: readonly (string | number)[]
}

type Schema = Json.Schema

interface Libraries {
  readonly json: typeof Json
  readonly re2: typeof Re2
}

/** In schemas and values, with each reference replaced. */
const MOST_NODES = 5_000

/** For one document: a few seconds. Real documents have thousands of nodes, and policies some hundred. */
const [MOST_VISITS, MOST_CHARACTERS] = [5_000_000, 500_000_000] as const

/**
 * Compiles a schema that matches {@link POLICY_SCHEMA}. No code is made from it: an interpreter applies it, and
 * patterns run in linear time. Other patterns are mistakes, as are references out of the schema and circles.
 */
export async function compileSchema(root: JsonValue): Promise<CompiledSchema | readonly SchemaMistake[]> {
  const { json, re2 } = await import('./libraries.ts')
  const compiler = new Compiler(root, { json, re2 })
  const schema = compiler.compile(root, [])
  if (compiler.mistakes.size > 0) return [...compiler.mistakes.values()]
  const { nodes, instructions } = compiler
  return {
    check(document) {
      if (document.nodes * nodes > MOST_VISITS || document.characters * instructions > MOST_CHARACTERS) return undefined
      return brokenAt(document, schema, json.validate)
    },
  }
}

class Compiler {
  readonly #root: JsonValue
  readonly #libraries: Libraries
  /** References that lead to the current schema. */
  readonly #open: string[] = []
  /** By path: a schema that several references name is reported once. */
  readonly mistakes = new Map<string, SchemaMistake>()
  nodes = 0
  /** The sum for all patterns. */
  instructions = 0

  constructor(root: JsonValue, libraries: Libraries) {
    this.#root = root
    this.#libraries = libraries
  }

  compile(value: JsonValue | undefined, path: SchemaMistake['path']): Schema {
    this.nodes += 1
    if (this.nodes > MOST_NODES) {
      this.#refuse(`The schema has more than ${MOST_NODES} parts.`, 'Make it smaller, or write several policies.', [])
      return {}
    }
    if (!isObject(value)) return value === false ? { not: {} } : {}
    const compiled: Schema = {}
    for (const [keyword, member] of entriesOf(value)) this.#add(compiled, keyword, member, [...path, keyword])
    return compiled
  }

  #add(compiled: Schema, keyword: string, value: JsonValue, path: SchemaMistake['path']): void {
    switch (KIND_OF.get(keyword)) {
      case 'schema':
        compiled[keyword] = this.compile(value, path)
        return
      case 'schemas':
        compiled[keyword] = [
          ...(compiled[keyword] ?? []),
          ...listOf(value).map((item, index) => this.compile(item, [...path, index])),
        ]
        return
      case 'namedSchemas':
        compiled[keyword] = this.#compileNamed(value, path)
        return
      case 'type':
        for (const type of listOf(value))
          if (!TYPES.some((each) => each === type))
            this.#refuse(
              `${JSON.stringify(type)} is not a type of JSON Schema.`,
              `The types are ${TYPES.join(', ')}.`,
              path,
            )
        compiled[keyword] = plainCopy(value).value
        return
      case 'value': {
        const copy = plainCopy(value)
        this.nodes += copy.nodes
        compiled[keyword] = copy.value
        return
      }
      case 'pattern':
        if (typeof value === 'string') compiled.format = this.#addPattern(value, path)
        return
      case 'reference':
        if (typeof value === 'string') compiled.allOf = [...(compiled.allOf ?? []), this.#follow(value, path)]
        return
      case 'note':
      case undefined:
    }
  }

  #compileNamed(schemas: JsonValue, path: SchemaMistake['path']): Record<string, Schema> {
    const compiled = Object.create(null) as Record<string, Schema>
    if (isObject(schemas))
      for (const [name, schema] of entriesOf(schemas)) compiled[name] = this.compile(schema, [...path, name])
    return compiled
  }

  #follow(reference: string, path: SchemaMistake['path']): Schema {
    const [, keyword = '', name = ''] = /^#\/(\$defs|definitions)\/([\w.-]+)$/.exec(reference) ?? []
    const definitions = isObject(this.#root) ? this.#root[keyword] : undefined
    if (!isObject(definitions) || !Object.hasOwn(definitions, name))
      this.#refuse(
        `The reference ${JSON.stringify(reference)} does not name a schema under $defs of this file.`,
        'Write "#/$defs/NAME". Other files and addresses are not read.',
        path,
      )
    else if (this.#open.includes(reference))
      this.#refuse('The schema refers to itself.', 'Write out the levels that you need.', path)
    else {
      this.#open.push(reference)
      const compiled = this.compile(definitions[name], [keyword, name])
      this.#open.pop()
      return compiled
    }
    return {}
  }

  /**
   * As a RegExp, a pattern may take exponential time. So it is a format of the interpreter, whose table is open, and
   * runs in RE2. Both must accept it: RE2 reads some things in another way.
   */
  #addPattern(pattern: string, path: SchemaMistake['path']): string {
    const { json, re2 } = this.#libraries
    const name = `pattern ${pattern}`
    try {
      RegExp(pattern, 'u')
      // RE2 would read this as text.
      if (pattern.includes(String.raw`\k<`)) throw new SyntaxError('it refers to a group')
      const compiled = re2.RE2JS.compile(re2.RE2JS.translateRegExp(pattern))
      this.instructions += compiled.programSize()
      json.format[name] = (text) => compiled.test(text)
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof re2.RE2JSException)) throw error
      this.#refuse(
        `The pattern ${JSON.stringify(pattern)} cannot be used: ${error.message}.`,
        'Write it without look-around, references to groups and repetitions above 1,000.',
        path,
      )
    }
    return name
  }

  #refuse(message: string, fix: string, path: SchemaMistake['path']): void {
    this.mistakes.set(JSON.stringify(path), { message, fix, path })
  }
}

function listOf(value: JsonValue): readonly JsonValue[] {
  return isArray(value) ? value : [value]
}

/** Errors that repeat an inner one. */
const OUTER: ReadonlySet<string> = new Set([
  'properties',
  'additionalProperties',
  'propertyNames',
  'items',
  'allOf',
  'if',
])

/** An error of one alternative is not an error by itself. */
const CHOICES: ReadonlySet<string> = new Set(['anyOf', 'oneOf', 'not', 'contains'])

function brokenAt(
  { value }: PlainDocument,
  schema: Schema,
  validate: Libraries['json']['validate'],
): readonly (readonly string[])[] | undefined {
  try {
    const { errors } = validate(value, schema, '2020-12', {}, false)
    const choices = new Set(
      errors.flatMap(({ keyword, keywordLocation }) => (CHOICES.has(keyword) ? [`${keywordLocation}/`] : [])),
    )
    const places = errors.flatMap(({ keyword, keywordLocation, instanceLocation }) =>
      OUTER.has(keyword) || isWithinChoice(keywordLocation, choices) ? [] : [instanceLocation],
    )
    return [...new Set(places)].map(pathOf)
  } catch (error) {
    // All errors are arguments of one call, and so many do not fit on the stack.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function isWithinChoice(location: string, choices: ReadonlySet<string>): boolean {
  for (let end = location.indexOf('/'); end !== -1; end = location.indexOf('/', end + 1))
    if (choices.has(location.slice(0, end + 1))) return true
  return false
}

/** RFC 6901, section 6. */
function pathOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

interface PlainDocument {
  readonly value: unknown
  readonly nodes: number
  readonly characters: number
}

/** For a library that only knows values of JavaScript. An exact number becomes the nearest double. */
export function plainCopy(value: JsonValue): PlainDocument {
  const size = { nodes: 0, characters: 0 }
  const copy = (each: JsonValue): unknown => {
    size.nodes += 1
    if (typeof each === 'string') size.characters += each.length
    if (each instanceof ExactNumber) return each.value
    if (isArray(each)) return each.map(copy)
    if (!isObject(each)) return each
    const object = Object.create(null) as Record<string, unknown>
    for (const [key, member] of Object.entries(each)) {
      size.characters += key.length
      object[key] = copy(member)
    }
    return object
  }
  return { value: copy(value), ...size }
}
