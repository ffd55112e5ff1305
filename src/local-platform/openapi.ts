import { isArray, isObject, type JsonObject, type JsonValue } from '../json/index.ts'
import {
  API_INDEX_SCHEMA,
  APP_SCHEMA,
  ERROR_SCHEMA,
  EXPORT_JOB_SCHEMA,
  EXPORT_LIST_SCHEMA,
} from '../platform/contract.ts'
import { DIALECTS, EXPORTS_PATH } from '../platform/dialect.ts'

/** From the schemas that check the client. What the API document does not show is marked as a decision of this project. */
export function openApiDocument(): JsonObject {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Cloud Genomics Platform API, as the local platform implements it',
      version: '2',
      description:
        'Three documented calls: the API index, the list of export jobs, installing an app. Reading an app and all status codes but the 200 of the index are decisions of cwl-promote, since the API document does not show them.',
    },
    servers: [{ url: '/' }],
    paths: {
      '/v2/': {
        get: {
          operationId: 'apiIndex',
          summary: 'List all API paths',
          security: [],
          responses: answers('api-index', 'The index', '200'),
        },
      },
      [EXPORTS_PATH]: {
        get: {
          operationId: 'listExports',
          summary: 'List the export jobs that the caller started',
          // As a parameter it would be ignored (OpenAPI 3.1, Parameter Object).
          description: 'The header `Content-type: application/json` is required, although there is no body.',
          parameters: [
            { ...query('offset', { type: 'integer', minimum: 0, default: 0 }), description: DECIDED },
            { ...query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 50 }), description: DECIDED },
            { ...FIELDS, description: DECIDED },
          ],
          responses: answers('export-list', 'A page', '200', '400', '401', '415'),
        },
      },
      '/v2/apps/{owner}/{project_id}/{app_name}': {
        parameters: ['owner', 'project_id', 'app_name'].map((name) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'string', minLength: 1 },
        })),
        get: {
          operationId: 'getApp',
          summary: 'Read the latest description of an app',
          description: DECIDED,
          parameters: [FIELDS],
          responses: answers('app', 'The description', '200', '400', '401', '404'),
        },
        post: {
          operationId: 'installApp',
          summary: 'Install a new CWL app, or replace the description of an existing one',
          parameters: [FIELDS],
          requestBody: { required: true, content: { 'application/json': { schema: reference('app') } } },
          responses: {
            ...answers('app', 'Replaced: the description as it was sent', '200', '400', '401', '404', '413', '415'),
            '201': {
              description: 'Created: the description as it was sent',
              content: { 'application/json': { schema: reference('app') } },
            },
          },
        },
      },
    },
    components: {
      schemas: Object.fromEntries(
        [API_INDEX_SCHEMA, EXPORT_LIST_SCHEMA, EXPORT_JOB_SCHEMA, APP_SCHEMA, ERROR_SCHEMA].map((schema) => [
          schema.$id,
          component(schema),
        ]),
      ),
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: DIALECTS.documented.tokenHeader } },
    },
    security: [{ token: [] }],
  }
}

const DECIDED = 'Not shown by the API document; decided by cwl-promote.'

const FIELDS = query('fields', { type: 'string' })

function query(name: string, schema: JsonObject): JsonObject {
  return { name, in: 'query', required: false, schema }
}

function reference(id: string): JsonObject {
  return { $ref: `#/components/schemas/${id}` }
}

function answers(id: string, description: string, success: string, ...failures: readonly string[]): JsonObject {
  const failed = failures.map((status) => [
    status,
    { description: 'Refused', content: { 'application/json': { schema: reference('error') } } },
  ])
  return {
    [success]: { description, content: { 'application/json': { schema: reference(id) } } },
    ...Object.fromEntries(failed),
  }
}

/** In the OpenAPI document, `$id` would make references relative. */
function component(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(component)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '$id')
      .map(([name, item]) => [
        name,
        name === '$ref' && typeof item === 'string' ? `#/components/schemas/${item}` : component(item),
      ]),
  )
}
