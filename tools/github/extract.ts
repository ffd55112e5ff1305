/** Writes description.json, or with `--check` fails if it would change. See README.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The calls of the action, below `/repos/{owner}/{repo}`, and the permissions of which one is needed. Source:
 * "Permissions required for fine-grained personal access tokens" (docs.github.com, 2026-11), whose data is
 * `src/github-apps/data/fpt-2026-03-10/fine-grained-pat-permissions.json` of github/docs.
 */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  'GET /issues': ['issues'],
  'POST /issues': ['issues'],
  'GET /issues/{issue_number}': ['issues'],
  'PATCH /issues/{issue_number}': ['issues', 'pull-requests'],
  'POST /issues/{issue_number}/labels': ['issues', 'pull-requests'],
  'POST /issues/{issue_number}/assignees': ['issues', 'pull-requests'],
  'GET /issues/{issue_number}/comments': ['issues', 'pull-requests'],
  'POST /issues/{issue_number}/comments': ['issues', 'pull-requests'],
  'GET /issues/comments/{comment_id}': ['issues', 'pull-requests'],
  'PATCH /issues/comments/{comment_id}': ['issues', 'pull-requests'],
  'DELETE /issues/comments/{comment_id}': ['issues', 'pull-requests'],
  'GET /pulls': ['pull-requests'],
  'GET /pulls/{pull_number}': ['pull-requests'],
  'GET /commits/{commit_sha}/pulls': ['pull-requests'],
  'GET /commits/{commit_sha}/branches-where-head': ['contents'],
  'GET /compare/{basehead}': ['contents'],
  'GET /deployments': ['deployments'],
  'POST /deployments': ['deployments'],
  'GET /deployments/{deployment_id}': ['deployments'],
  'GET /deployments/{deployment_id}/statuses': ['deployments'],
  'POST /deployments/{deployment_id}/statuses': ['deployments'],
}

/** Of each event that the action reads, one kind of payload. */
const EVENTS: Readonly<Record<string, string>> = {
  deployment: 'deployment-created',
  deployment_status: 'deployment-status-created',
  issue_comment: 'issue-comment-created',
  merge_group: 'merge-group-checks-requested',
  pull_request: 'pull-request-opened',
  push: 'push',
  release: 'release-published',
  workflow_dispatch: 'workflow-dispatch',
  workflow_run: 'workflow-run-completed',
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

const FOLDER = import.meta.dirname
const rest = read('@octokit/openapi')
const webhooks = read('@octokit/openapi-webhooks')

function read(name: string): JsonObject {
  const file = join(FOLDER, 'node_modules', name, 'generated', 'api.github.com.json')
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject
}

function versionOf(name: string): string {
  const text = readFileSync(join(FOLDER, 'node_modules', name, 'package.json'), 'utf8')
  return `${name}@${(JSON.parse(text) as { readonly version: string }).version}`
}

function operationOf([call, permissions]: readonly [string, readonly string[]]): readonly [string, Json] {
  const [method = '', path = ''] = call.split(' ')
  const operation = at(rest, 'paths', `/repos/{owner}/{repo}${path}`, method.toLowerCase())
  const query = ((operation['parameters'] ?? []) as readonly JsonObject[])
    .map((parameter) => (typeof parameter['$ref'] === 'string' ? refOf(rest, parameter['$ref']) : parameter))
    .filter((parameter) => parameter['in'] === 'query')
    .flatMap(({ name, schema = {} }) => (typeof name === 'string' ? [[name, reduced(schema)] as const] : []))
  const body = operation['requestBody'] === undefined ? undefined : contentOf(at(operation, 'requestBody'))
  const answers = Object.entries(at(operation, 'responses'))
    .filter(([status]) => status.startsWith('2'))
    .map(([status, answer]) => {
      const { $ref: ref } = answer as JsonObject
      return [status, contentOf(typeof ref === 'string' ? refOf(rest, ref) : (answer as JsonObject)) ?? {}] as const
    })
  return [
    call,
    {
      permissions,
      query: { type: 'object', properties: Object.fromEntries(query), additionalProperties: false },
      ...(body === undefined ? {} : { body }),
      answers: Object.fromEntries(answers),
    },
  ]
}

function eventOf([event, kind]: readonly [string, string]): readonly [string, Json] {
  return [event, contentOf(at(webhooks, 'webhooks', kind, 'post', 'requestBody')) ?? {}]
}

function contentOf(part: JsonObject): Json | undefined {
  const schema = part['content'] === undefined ? undefined : at(part, 'content', 'application/json')['schema']
  return schema === undefined ? undefined : reduced(schema)
}

/** The parts, and all the components that they refer to. */
function withComponents(source: JsonObject, parts: JsonObject): JsonObject {
  const schemas: Record<string, Json> = {}
  const look = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return
    const ref = isList(value) ? undefined : value['$ref']
    if (typeof ref === 'string') {
      const name = ref.split('/').at(-1) ?? ''
      if (name in schemas) return
      const found = reduced(refOf(source, ref))
      schemas[name] = found
      look(found)
    }
    for (const each of Object.values(value)) look(each)
  }
  look(parts)
  const sorted = Object.entries(schemas).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return { parts, components: { schemas: Object.fromEntries(sorted) } }
}

const WORDS = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs'])

/** A schema as JSON Schema has it, with `null` as a type, without words for people. */
function reduced(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map(reduced)
  const { nullable, ...rest_ } = value
  const entries = Object.entries(rest_).flatMap(([key, each]) => {
    const isWord = WORDS.has(key) && (typeof each === 'string' || key.startsWith('example') || key === 'externalDocs')
    return isWord || key.startsWith('x-') ? [] : [[key, reduced(each)] as const]
  })
  const schema: JsonObject = Object.fromEntries(entries)
  if (nullable !== true) return schema
  const { type, enum: values } = schema
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  return { ...schema, type: [type, 'null'], ...(values === undefined ? {} : { enum: [...(values as Json[]), null] }) }
}

function refOf(source: JsonObject, ref: string): JsonObject {
  return at(source, ...ref.split('/').slice(1))
}

function at(source: JsonObject, ...keys: readonly string[]): JsonObject {
  let value: Json | undefined = source
  for (const key of keys) value = (value as JsonObject | undefined)?.[key]
  if (typeof value !== 'object' || value === null || isList(value)) throw new Error(`there is no ${keys.join(' ')}`)
  return value
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

const written = `${JSON.stringify({
  sources: { rest: versionOf('@octokit/openapi'), webhooks: versionOf('@octokit/openapi-webhooks') },
  rest: withComponents(rest, Object.fromEntries(Object.entries(OPERATIONS).map(operationOf))),
  webhooks: withComponents(webhooks, Object.fromEntries(Object.entries(EVENTS).map(eventOf))),
})}\n`
const FILE = join(FOLDER, 'description.json')
if (process.argv[2] !== '--check') writeFileSync(FILE, written)
else if (readFileSync(FILE, 'utf8') !== written) {
  console.error('tools/github/description.json is not what extract.ts writes')
  process.exitCode = 1
}
