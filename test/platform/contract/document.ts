import { expect } from '@jest/globals'

import { INDEX_MEMBERS } from '../../../src/platform/dialect.ts'
import { collect, TOKEN } from '../../support/local-platform.ts'
import { json, startAnsweringPlatform } from '../answering-server.ts'
import { ABSENT, ADDRESS, WORKFLOW, type ContractRow } from './row.ts'

const EXPORTS = '/v2/storage/exports'

/** What the API document says. */
export const DOCUMENT_ROWS: readonly ContractRow[] = [
  {
    where: 'What the service does',
    says: 'Every path is relative to {base_url} and begins with /v2.',
    proof: async (kit) => {
      const server = await startAnsweringPlatform((_seen, response) => json(response, 404, {}))
      const client = kit.client({ url: `${server.url}/prefix/` })
      await client.getApp(ADDRESS)
      expect(server.seen[0]?.url).toMatch(/^\/prefix\/v2\/apps\//)
    },
  },
  {
    where: 'Export job',
    says: 'An export job in a list has href, {base_url}/v2/storage/exports/<export_id>, id and state.',
    proof: async (kit) => {
      const platform = await kit.start()
      platform.store.addExport({ id: 'e1', state: 'FAILED' })
      const { body } = await kit.send(platform, 'GET', EXPORTS)
      expect(body['items']).toEqual([{ href: `${platform.url}${EXPORTS}/e1`, id: 'e1', state: 'FAILED' }])
    },
  },
  {
    where: 'Export job list',
    says: 'A page has href with offset and limit, items, and links; page size 50 and offset 0 for the first.',
    proof: async (kit) => {
      const platform = await kit.start()
      const { body } = await kit.send(platform, 'GET', EXPORTS)
      expect(body).toEqual({ href: `${platform.url}${EXPORTS}?offset=0&limit=50`, items: [], links: [] })
    },
  },
  {
    where: 'App',
    says: 'An app is a JSON object with a CWL description.',
    proof: async (kit) => {
      const platform = await kit.start()
      for (const body of ['[]', '"x"', '7', 'null'])
        expect((await kit.send(platform, 'POST', kit.installPath, { body })).status).toBe(400)
      const server = await startAnsweringPlatform((_seen, response) => json(response, 200, '[{"class":"Workflow"}]'))
      await expect(kit.client(server).getApp(ADDRESS)).rejects.toMatchObject({ code: 'unexpected-body' })
    },
  },
  {
    where: 'States and transitions',
    says: 'States that occur are FAILED and COMPLETED.',
    proof: async (kit) => {
      const platform = await kit.start()
      platform.store.addExport({ state: 'FAILED' })
      platform.store.addExport({ state: 'COMPLETED' })
      const [page] = await collect(kit.client(platform).listExports())
      expect(page?.jobs.map(({ state }) => state)).toEqual(['FAILED', 'COMPLETED'])
    },
  },
  {
    where: '1. List export jobs',
    says: 'GET /v2/storage/exports without a request body, with the token and Content-type: application/json.',
    proof: async (kit) => {
      const server = await startAnsweringPlatform((_seen, response) =>
        json(response, 200, { href: 'x', items: [], links: [] }),
      )
      await collect(kit.client(server).listExports())
      expect(server.seen[0]).toMatchObject({ method: 'GET', body: '', headers: { 'content-type': 'application/json' } })
      expect(server.seen[0]?.url).toMatch(/^\/v2\/storage\/exports(\?|$)/)
      expect(Object.values(server.seen[0]?.headers ?? {})).toContain(TOKEN)
    },
  },
  {
    where: '1. List: rule 1',
    says: 'The list holds only export jobs initiated by the calling user. The local platform has one user, the owner of its token.',
    proof: async (kit) => {
      const platform = await kit.start()
      platform.store.addExport({ id: 'mine', state: 'FAILED' })
      expect(
        (await collect(kit.client(platform).listExports())).flatMap(({ jobs }) => jobs.map(({ id }) => id)),
      ).toEqual(['mine'])
      await expect(
        collect(kit.client(platform, { token: 'of-somebody-else-entirely' }).listExports()),
      ).rejects.toMatchObject({ code: 'credentials', status: 401 })
    },
  },
  {
    where: '2. Install: request',
    says: 'POST /v2/apps/{owner}/{project_id}/{app_name} with the CWL description as a JSON object.',
    only: 'documented',
    proof: async (kit) => {
      const server = await startAnsweringPlatform((seen, response) => json(response, 200, seen.body))
      await kit.client(server).installApp(ADDRESS, WORKFLOW, ABSENT)
      expect(server.seen).toHaveLength(1)
      expect(server.seen[0]).toMatchObject({
        method: 'POST',
        url: kit.installPath,
        headers: { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN },
      })
      expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ ...WORKFLOW })
    },
  },
  {
    where: '2. Install: response',
    says: 'The response carries the same JSON object as the request.',
    proof: async (kit) => {
      const platform = await kit.start()
      const { body } = await kit.send(platform, 'POST', kit.installPath, { body: JSON.stringify(WORKFLOW) })
      expect(body).toMatchObject({ ...WORKFLOW })
      expect(await kit.client(platform).getApp(ADDRESS)).toMatchObject({
        kind: 'found',
        app: { description: { ...WORKFLOW } },
      })
    },
  },
  {
    where: '2. Install: fields',
    says: 'The query parameter fields restricts the response to a subset of fields.',
    proof: async (kit) => {
      const platform = await kit.start()
      const { body } = await kit.send(platform, 'POST', `${kit.installPath}?fields=class`, {
        body: JSON.stringify(WORKFLOW),
      })
      expect(body).toEqual({ class: 'Workflow' })
    },
  },
  {
    where: '2. Install: rule 3',
    says: 'Copying sends the description of an existing app to another app; installing again under an existing name replaces the description.',
    proof: async (kit) => {
      const platform = await kit.start()
      const client = kit.client(platform)
      const release = { ...ADDRESS, project: 'release' }
      await client.installApp(release, { class: 'Workflow', old: true }, ABSENT)
      await client.installApp(ADDRESS, WORKFLOW, ABSENT)
      const source = await client.getApp(ADDRESS)
      expect(source.kind).toBe('found')
      if (source.kind !== 'found') return
      expect(await client.installApp(release, source.app.description, await client.getApp(release))).toMatchObject({
        kind: 'applied',
        created: false,
      })
      expect(await client.getApp(release)).toMatchObject({ app: { description: { ...WORKFLOW } } })
    },
  },
  {
    where: '3. Index',
    says: 'GET /v2/ answers 200 without a token, with exactly eleven members, each an absolute URL under {base_url}/v2. A token that is sent anyway does no harm.',
    only: 'documented',
    proof: async (kit) => {
      const platform = await kit.start()
      const { status, body } = await kit.send(platform, 'GET', '/v2/', { headers: {} })
      expect([status, { ...body }]).toEqual([
        200,
        Object.fromEntries(Object.entries(INDEX_MEMBERS).map(([name, path]) => [name, platform.url + path])),
      ])
      expect((await kit.send(platform, 'GET', '/v2/')).text).toBe(
        (await kit.send(platform, 'GET', '/v2/', { headers: {} })).text,
      )
      expect((await kit.client(platform).apiIndex()).findings).toEqual([])
    },
  },
  {
    where: 'Authentication',
    says: 'The token header is required for listing and installing; it is not required for the index.',
    proof: async (kit) => {
      const platform = await kit.start()
      const headers = { 'content-type': 'application/json' }
      expect((await kit.send(platform, 'GET', EXPORTS, { headers })).status).toBe(401)
      expect((await kit.send(platform, 'POST', kit.installPath, { headers, body: '{}' })).status).toBe(401)
      expect((await kit.send(platform, 'GET', '/v2/', { headers })).status).toBe(200)
    },
  },
  {
    where: 'Authentication',
    says: 'The token header is X-SVC-Auth-Token.',
    only: 'documented',
    proof: async (kit) => {
      const platform = await kit.start()
      expect(Object.keys(kit.headers)).toContain('X-SVC-Auth-Token')
      expect((await kit.send(platform, 'GET', EXPORTS)).status).toBe(200)
    },
  },
  {
    where: 'Limits',
    says: 'The index names a rate-limit resource at /v2/rate_limit; the list shows a page size of 50 in its own address.',
    proof: async (kit) => {
      const platform = await kit.start()
      expect((await kit.client(platform).apiIndex()).members['rate_limit_url']).toBe(`${platform.url}/v2/rate_limit`)
      expect((await kit.send(platform, 'GET', EXPORTS)).body['href']).toBe(
        `${platform.url}${EXPORTS}?offset=0&limit=50`,
      )
    },
  },
  {
    where: 'Versioning',
    says: 'The version is part of the path: the path of every call begins with /v2.',
    proof: async (kit) => {
      const server = await startAnsweringPlatform((seen, response) => {
        if (seen.url.startsWith(EXPORTS)) json(response, 200, { href: 'x', items: [], links: [] })
        else json(response, seen.method === 'POST' ? 201 : 404, seen.method === 'POST' ? seen.body : {})
      })
      const client = kit.client(server)
      await client.installApp(ADDRESS, WORKFLOW, await client.getApp(ADDRESS))
      await collect(client.listExports())
      await client.rateLimit()
      expect(server.seen.map(({ url }) => url.split('/')[1])).toEqual(['v2', 'v2', 'v2', 'v2'])
    },
  },
]
