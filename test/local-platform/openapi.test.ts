import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'

import { startPlatform, TOKEN } from '../support/local-platform.ts'

interface Document {
  readonly openapi: string
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly responses?: Readonly<
              Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
            >
          }
        >
      >
    >
  >
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

async function served(url: string): Promise<Document> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as Document
}

const HEADERS = { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN }
const APP = '/v2/apps/{owner}/{project_id}/{app_name}'
const AT = '/v2/apps/acme/rnaseq/align'

/** Requests that bring about every status that the document promises, in this order. */
const REQUESTS: readonly (readonly [
  status: number,
  operation: string,
  path: string,
  sent: string,
  init: RequestInit,
])[] = [
  [200, 'get', '/v2/', '/v2/', {}],
  [200, 'get', '/v2/storage/exports', '/v2/storage/exports', { headers: HEADERS }],
  [400, 'get', '/v2/storage/exports', '/v2/storage/exports?limit=0', { headers: HEADERS }],
  [401, 'get', '/v2/storage/exports', '/v2/storage/exports', {}],
  [415, 'get', '/v2/storage/exports', '/v2/storage/exports', { headers: { 'x-svc-auth-token': TOKEN } }],
  [404, 'get', APP, AT, { headers: HEADERS }],
  [201, 'post', APP, AT, { headers: HEADERS, method: 'POST', body: '{"class":"Workflow"}' }],
  [200, 'post', APP, AT, { headers: HEADERS, method: 'POST', body: '{"class":"Workflow","doc":"x"}' }],
  [200, 'get', APP, AT, { headers: HEADERS }],
  [400, 'get', APP, '/v2/apps/acme%2Flabs/rnaseq/align', { headers: HEADERS }],
  [401, 'get', APP, AT, {}],
  [400, 'post', APP, AT, { headers: HEADERS, method: 'POST', body: '[]' }],
  [401, 'post', APP, AT, { method: 'POST', body: '{}' }],
  [404, 'post', APP, '/v2/apps/acme/nowhere/align', { headers: HEADERS, method: 'POST', body: '{}' }],
  [413, 'post', APP, AT, { headers: HEADERS, method: 'POST', body: `{"a":"${'x'.repeat(16 * 1024 * 1024)}"}` }],
  [415, 'post', APP, AT, { headers: { ...HEADERS, 'content-type': 'text/plain' }, method: 'POST', body: '{}' }],
]

describe('the OpenAPI document', () => {
  test('is valid version 3.1, and every reference in it has a target', async () => {
    const { url } = await startPlatform()
    const document = await served(url)
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate({ ...structuredClone(document) })).toEqual({ valid: true })
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([\w-]+)"/g)].map(
      ([, name]) => name ?? '',
    )
    expect(references.length).toBeGreaterThan(5)
    for (const name of references) expect(Object.keys(document.components.schemas)).toContain(name)
    expect(JSON.stringify(document)).not.toContain('"$id"')
  })

  test('is invalid after a mistake is added', async () => {
    const { url } = await startPlatform()
    expect(
      await new Validator().validate({ ...(await served(url)), paths: { '/v2/': { get: { responses: 3 } } } }),
    ).toMatchObject({ valid: false })
  })

  test('equals the one in docs/ in either dialect (written by npm run docs)', async () => {
    const written: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8'))
    for (const dialect of ['documented', 'seven-bridges'] as const)
      expect(await served((await startPlatform({ dialect })).url)).toEqual(written)
  })

  test('describes every status and body of the local platform', async () => {
    const platform = await startPlatform({ strictProjects: true })
    platform.store.addProject({ owner: 'acme', project: 'rnaseq' })
    platform.store.addExport({ id: 'e', state: 'FAILED' })
    const document = await served(platform.url)
    const ajv = new Ajv2020({ strict: false, schemas: [{ ...document, $id: 'openapi' }] })
    for (const [status, operation, path, sent, init] of REQUESTS) {
      const answer = await fetch(platform.url + sent, init)
      expect([operation, sent, answer.status]).toEqual([operation, sent, status])
      const promised =
        document.paths[path]?.[operation]?.responses?.[String(status)]?.content['application/json']?.schema
      const reference = JSON.stringify(promised).match(/#[^"]+/)?.[0] ?? ''
      const body: unknown = await answer.json()
      expect([sent, ajv.validate({ $ref: `openapi${reference}` }, body)]).toEqual([sent, true])
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    }
    const told = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([operation, { responses = {} }]) =>
        Object.keys(responses).map((status) => `${status} ${operation} ${path}`),
      ),
    )
    expect(REQUESTS.map(([status, operation, path]) => `${status} ${operation} ${path}`).toSorted()).toEqual(
      told.toSorted(),
    )
  })
})
