/**
 * GitHub's own description of its interface (tools/github), to check what the action sends, and to complete and check
 * what the stand-in answers and what an event brings.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Ajv, type ErrorObject } from 'ajv'

type Json = string | number | boolean | null | readonly Json[] | JsonObject
type JsonObject = { readonly [key: string]: Json }

interface Part {
  readonly parts: Readonly<Record<string, JsonObject>>
  readonly components: JsonObject
}

const description = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', 'tools', 'github', 'description.json'), 'utf8'),
) as { readonly rest: Part; readonly webhooks: Part }

const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true, inlineRefs: false })
ajv.addSchema({ ...description.rest }, 'rest')
ajv.addSchema({ ...description.webhooks }, 'webhooks')

export interface Operation {
  /** As `GET /issues/{issue_number}`, below `/repos/{owner}/{repo}`. */
  readonly name: string
  /** One of these is enough. */
  readonly permissions: readonly string[]
}

const OPERATIONS: readonly (Operation & { readonly pattern: RegExp })[] = Object.entries(description.rest.parts).map(
  ([name, { permissions }]) => ({
    name,
    permissions: textsOf(permissions),
    // Names of two branches can have slashes.
    pattern: new RegExp(`^${name.replace('{basehead}', '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }),
)

/** The call with this method and path below `/repos/{owner}/{repo}`; undefined where GitHub has none that is used. */
export function findOperation(method: string, path: string): Operation | undefined {
  return OPERATIONS.find(({ pattern }) => pattern.test(`${method} ${path}`))
}

/** What of a request GitHub does not describe. Numbers in a query are texts. */
export function faultsOfRequest(name: string, query: URLSearchParams, body: object): readonly string[] {
  const values = Object.fromEntries(
    [...query].map(([key, value]) => [
      key,
      /^\d+$/.test(value) && schemaOf(name, 'query', key) ? Number(value) : value,
    ]),
  )
  const part = description.rest.parts[name]
  return [
    ...faultsIn(`rest#/parts/${pointer(name)}/query`, values, 'the query'),
    ...(part?.['body'] === undefined
      ? Object.keys(body).map((key) => `the body has "${key}", and this call has no body`)
      : [
          ...faultsIn(`rest#/parts/${pointer(name)}/body`, body, 'the body'),
          ...Object.keys(body)
            .filter(
              (key) =>
                isObject(part['body']) && isObject(part['body']['properties']) && !(key in part['body']['properties']),
            )
            .map((key) => `the body has "${key}", which GitHub does not know`),
        ]),
  ]
}

function schemaOf(name: string, ...keys: readonly [string, string]): boolean {
  const [where, key] = keys
  const properties = description.rest.parts[name]?.[where]
  const schema = isObject(properties) && isObject(properties['properties']) ? properties['properties'][key] : undefined
  return isObject(schema) && schema['type'] === 'integer'
}

/** An answer with all members that GitHub promises. Throws where one that is given is not as GitHub describes it. */
export function completeAnswer(name: string, status: number, body: unknown): unknown {
  const answers = description.rest.parts[name]?.['answers']
  const schema = isObject(answers) ? answers[String(status)] : undefined
  if (schema === undefined) throw new Error(`GitHub does not answer ${name} with ${status}`)
  if (body === undefined) return undefined
  return completed(description.rest, schema, `rest#/parts/${pointer(name)}/answers/${status}`, body, name)
}

/** The payload of an event with all members that GitHub promises. Events that have no webhook stay as they are. */
export function completeEvent(event: string, payload: unknown): unknown {
  const name = event === 'pull_request_target' ? 'pull_request' : event
  const schema = description.webhooks.parts[name]
  return schema === undefined
    ? payload
    : completed(description.webhooks, schema, `webhooks#/parts/${pointer(name)}`, payload, name)
}

function completed(part: Part, schema: Json, address: string, body: unknown, name: string): unknown {
  const whole = complete(part, schema, body as Json)
  const faults = faultsIn(address, whole, name)
  if (faults.length > 0) throw new Error(`GitHub does not answer like this: ${faults.slice(0, 5).join('; ')}`)
  return whole
}

function faultsIn(address: string, value: unknown, what: string): readonly string[] {
  const validate = ajv.getSchema(address)
  if (validate === undefined) throw new Error(`there is no ${address}`)
  void validate(value)
  return (validate.errors ?? []).map(
    ({ instancePath, message = '', params }: ErrorObject) =>
      `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}

/** What is given, and for each required member that is not given the plainest value of its schema. */
function complete(part: Part, schema: Json, given: Json | undefined): Json {
  const plain = resolved(part, schema)
  const types = typesOf(plain)
  if (given === null || (given === undefined && types.includes('null'))) return null
  if (isList(given)) return given.map((item) => complete(part, plain['items'] ?? {}, item))
  const isOfObject = plain['properties'] !== undefined || types.includes('object')
  if (given === undefined ? isOfObject : isObject(given)) {
    const its = isObject(given) ? given : {}
    const properties = isObject(plain['properties']) ? plain['properties'] : {}
    const required = textsOf(plain['required'])
    return Object.fromEntries(
      [...new Set([...Object.keys(its), ...required])].map((key) => [
        key,
        complete(part, properties[key] ?? {}, its[key]),
      ]),
    )
  }
  return given ?? sampleOf(plain, types)
}

function sampleOf(schema: JsonObject, types: readonly string[]): Json {
  const values = schema['enum']
  if (isList(values)) return values[0] ?? null
  if (types.includes('string'))
    return schema['format'] === 'date-time' ? '2026-11-29T00:00:00Z' : 'https://github.example/x'
  if (types.includes('integer') || types.includes('number')) return 1
  if (types.includes('boolean')) return false
  return types.includes('array') ? [] : {}
}

/** Without references; of alternatives the first, and `allOf` as one object. */
function resolved(part: Part, schema: Json): JsonObject {
  if (!isObject(schema)) return {}
  const { $ref: ref, anyOf, oneOf, allOf, ...own } = schema
  if (typeof ref === 'string') return resolved(part, componentOf(part, ref))
  const [first] = isList(anyOf) ? anyOf : isList(oneOf) ? oneOf : []
  const isNullable = isList(anyOf) && anyOf.some((each) => isObject(each) && each['type'] === 'null')
  if (first !== undefined && own['properties'] === undefined) {
    const its = resolved(part, first)
    return isNullable ? { ...its, type: [...typesOf(its), 'null'] } : its
  }
  if (!isList(allOf)) return own
  const parts = [own, ...allOf.map((each) => resolved(part, each))]
  const members = new Map<string, readonly Json[]>()
  for (const { properties } of parts)
    for (const [key, its] of Object.entries(isObject(properties) ? properties : {}))
      members.set(key, [...(members.get(key) ?? []), its])
  const joined = [...members].map(([key, its]) => [key, its.length === 1 ? (its[0] ?? {}) : { allOf: its }] as const)
  return {
    ...Object.assign({}, ...parts),
    ...(joined.length === 0 ? {} : { properties: Object.fromEntries(joined) }),
    required: parts.flatMap(({ required }) => textsOf(required)),
  }
}

function componentOf({ components }: Part, ref: string): Json {
  const schemas = components['schemas']
  return (isObject(schemas) ? schemas[ref.split('/').at(-1) ?? ''] : undefined) ?? {}
}

function typesOf({ type }: JsonObject): readonly string[] {
  return typeof type === 'string' ? [type] : textsOf(type)
}

function textsOf(value: Json | undefined): readonly string[] {
  return isList(value) ? value.filter((each) => typeof each === 'string') : []
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

/** As part of a JSON pointer in an address. */
function pointer(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
