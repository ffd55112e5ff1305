import { expect } from '@jest/globals'

import { startLocalPlatform } from '../../../src/local-platform/index.ts'
import { createPlatform } from '../../../src/platform/api.ts'
import { afterThisTest, collect, temporaryFolder, TOKEN } from '../../support/local-platform.ts'
import { indexOf, json, startAnsweringPlatform, startAnsweringServer } from '../answering-server.ts'
import { ABSENT, ADDRESS, WORKFLOW, type ContractRow } from './row.ts'

const EXPORTS = '/v2/storage/exports'
const BODY = JSON.stringify(WORKFLOW)

/** What the API document does not show, and what is decided here. */
export const GAP_ROWS: readonly ContractRow[] = [
  {
    where: 'Success status',
    says: 'Any 2xx with the documented body is a success. The local platform answers 201 for a new name and 200 for a replacement.',
    proof: async (kit) => {
      const platform = await kit.start()
      expect((await kit.send(platform, 'POST', kit.installPath, { body: BODY })).status).toBe(201)
      const again = kit.dialect === 'documented' ? kit.installPath : `${kit.readPath}/1/raw`
      expect((await kit.send(platform, 'POST', again, { body: BODY })).status).toBe(200)
      const odd = await startAnsweringPlatform((seen, response) => json(response, 299, seen.body))
      expect(await kit.client(odd).installApp(ADDRESS, WORKFLOW, ABSENT)).toMatchObject({ kind: 'applied' })
    },
  },
  {
    where: 'Success status',
    says: 'A 2xx with an empty, HTML or other body is a failure.',
    proof: async (kit) => {
      for (const kind of ['empty', 'html', 'text', 'array', 'no-content'] as const) {
        const platform = await kit.start({ faults: [{ kind, path: '/v2/apps' }] })
        await expect(kit.client(platform).getApp(ADDRESS)).rejects.toMatchObject({
          name: 'PlatformError',
          message: expect.stringContaining('acme/rnaseq/align'),
        })
      }
    },
  },
  {
    where: 'Fetching an app',
    says: 'GET on the install path. 404: the app does not exist. 405 or 501: this platform cannot be read.',
    proof: async (kit) => {
      const platform = await kit.start()
      expect(await kit.client(platform).getApp(ADDRESS)).toEqual({ kind: 'absent' })
      for (const status of [405, 501]) {
        const server = await startAnsweringPlatform((_seen, response) => json(response, status, {}))
        expect(await kit.client(server).getApp(ADDRESS)).toMatchObject({ kind: 'unreadable' })
      }
    },
  },
  {
    where: 'Fetching an app',
    says: 'The bare object and a wrapper that holds it in raw are both accepted.',
    proof: async (kit) => {
      for (const body of [WORKFLOW, { href: 'x', raw: WORKFLOW }]) {
        const server = await startAnsweringPlatform((_seen, response) => json(response, 200, body))
        expect(await kit.client(server).getApp(ADDRESS)).toMatchObject({
          kind: 'found',
          app: { description: { ...WORKFLOW } },
        })
      }
    },
  },
  {
    where: 'Fetching an app',
    says: 'An empty object, a wrapper without a description, and 404 as a web page are neither an app nor its absence.',
    proof: async (kit) => {
      for (const body of ['{}', '{"raw":null}', '{"raw":{}}', '<html>']) {
        const [status, type] = body === '<html>' ? [404, 'text/html'] : [200, 'application/json']
        const server = await startAnsweringPlatform((_seen, response) =>
          json(response, status, body, { 'content-type': type }),
        )
        await expect(kit.client(server).getApp(ADDRESS)).rejects.toMatchObject({
          code: body === '<html>' ? 'html' : 'unexpected-body',
        })
      }
    },
  },
  {
    where: 'Name already exists',
    says: 'It is replaced, and every earlier description is kept as a numbered revision.',
    proof: async (kit) => {
      const platform = await kit.start()
      const client = kit.client(platform)
      for (const n of [0, 1, 2])
        await client.installApp(ADDRESS, { class: 'Workflow', n }, await client.getApp(ADDRESS))
      expect(platform.store.revisions(ADDRESS).map(({ revision, text }) => [revision, text])).toEqual(
        [0, 1, 2].map((n) => [n, `{"class":"Workflow","n":${n}}`]),
      )
    },
  },
  {
    where: 'Invalid CWL',
    says: 'The local platform does not check CWL. A body that is not a JSON object gets 400. The message of the platform is shown.',
    proof: async (kit) => {
      const platform = await kit.start()
      expect((await kit.send(platform, 'POST', kit.installPath, { body: '{"no":"cwl"}' })).status).toBe(201)
      expect((await kit.send(platform, 'POST', kit.installPath, { body: '[]' })).status).toBe(400)
      const judge = await startAnsweringPlatform((_seen, response) =>
        json(response, 400, { status: 400, code: 6001, message: 'steps: unknown field' }),
      )
      await expect(kit.client(judge).installApp(ADDRESS, WORKFLOW, ABSENT)).rejects.toThrow(
        'steps: unknown field (code 6001)',
      )
    },
  },
  {
    where: 'Paging of exports',
    says: 'offset (0 and up) and limit (1 to 100, default 50) are applied, with 400 outside. links contains next and prev with every parameter.',
    proof: async (kit) => {
      const platform = await kit.start()
      for (let at = 0; at < 7; at += 1) platform.store.addExport({ id: `e${at}`, state: 'COMPLETED' })
      const { body } = await kit.send(platform, 'GET', `${EXPORTS}?x=y&offset=2&limit=2`)
      const link = (rel: string, offset: number) => ({
        rel,
        href: `${platform.url}${EXPORTS}?x=y&offset=${offset}&limit=2`,
        method: 'GET',
      })
      expect(body['links']).toEqual([link('next', 4), link('prev', 0)])
      for (const query of ['offset=-1', 'limit=0', 'limit=101'])
        expect((await kit.send(platform, 'GET', `${EXPORTS}?${query}`)).status).toBe(400)
    },
  },
  {
    where: 'Paging of exports',
    says: 'All pages are read. A repeated id counts once. A repeated page, or max-pages, ends the reading, and is reported.',
    proof: async (kit) => {
      const platform = await kit.start({ exportQuirks: { repeatItems: true } })
      for (let at = 0; at < 230; at += 1) platform.store.addExport({ id: `e${at}`, state: 'COMPLETED' })
      const jobs = (await collect(kit.client(platform).listExports())).flatMap((page) => page.jobs)
      expect([jobs.length, new Set(jobs.map(({ id }) => id)).size]).toEqual([230, 230])
      expect((await collect(kit.client(platform).listExports({ maxPages: 1 }))).at(-1)?.truncated).toContain(
        'max-pages',
      )
      const stuck = await kit.start({ exportQuirks: { ignoreOffset: true, noLinks: true } })
      for (let at = 0; at < 230; at += 1) stuck.store.addExport({ state: 'COMPLETED' })
      expect((await collect(kit.client(stuck).listExports())).at(-1)?.truncated).toBeDefined()
    },
  },
  {
    where: 'Other export states',
    says: 'Any state is kept as it is.',
    proof: async (kit) => {
      const platform = await kit.start()
      for (const state of ['PENDING', 'completed', 'Wörk in progress']) platform.store.addExport({ state })
      const [page] = await collect(kit.client(platform).listExports())
      expect(page?.jobs.map(({ state }) => state)).toEqual(['PENDING', 'completed', 'Wörk in progress'])
    },
  },
  {
    where: 'Item fields beyond three',
    says: 'The client keeps them. The local platform shows them only if fields names them.',
    proof: async (kit) => {
      const platform = await kit.start()
      platform.store.addExport({ id: 'e', state: 'FAILED', details: { error: { code: 9 } } })
      expect((await kit.send(platform, 'GET', EXPORTS)).text).not.toContain('error')
      expect((await kit.send(platform, 'GET', `${EXPORTS}?fields=_all`)).text).toContain('"error":{"code":9}')
      expect(JSON.parse((await kit.send(platform, 'GET', `${EXPORTS}?fields=state`)).text)).toMatchObject({
        items: [{ state: 'FAILED' }],
      })
      const server = await startAnsweringPlatform((_seen, response) =>
        json(response, 200, { href: 'x', items: [{ href: 'h', id: 'i', state: 's', more: 1 }], links: [] }),
      )
      expect((await collect(kit.client(server).listExports()))[0]?.jobs).toEqual([
        { href: 'h', id: 'i', state: 's', more: 1 },
      ])
    },
  },
  {
    where: 'href and id',
    says: 'The client never makes one from the other.',
    proof: async (kit) => {
      const server = await startAnsweringPlatform((_seen, response) =>
        json(response, 200, { href: 'x', items: [{ href: 'about:blank', id: '../7', state: 's' }], links: [] }),
      )
      expect((await collect(kit.client(server).listExports()))[0]?.jobs).toEqual([
        { href: 'about:blank', id: '../7', state: 's' },
      ])
    },
  },
  {
    where: 'Order of items',
    says: 'Insertion order in the local platform.',
    proof: async (kit) => {
      const platform = await kit.start()
      for (const id of ['c', 'a', 'b']) platform.store.addExport({ id, state: 'COMPLETED' })
      platform.store.setExport('a', 'FAILED')
      const [page] = await collect(kit.client(platform).listExports())
      expect(page?.jobs.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    },
  },
  {
    where: 'The fields selector',
    says: 'Top-level names with commas. Unknown names are ignored, _all is everything, and !name leaves one out. The client never sends it on an install.',
    proof: async (kit) => {
      const platform = await kit.start()
      await kit.client(platform).installApp(ADDRESS, WORKFLOW, ABSENT)
      const read = async (fields: string) =>
        Object.keys((await kit.send(platform, 'GET', `${kit.readPath}?fields=${fields}`)).body)
      const some = kit.dialect === 'documented' ? ['class', 'steps'] : ['id', 'revision']
      expect((await read(`${some.join(',')},nothing`)).toSorted()).toEqual(some)
      expect(await read('_all')).toEqual(expect.arrayContaining(some))
      expect(await read(`!${some[0] ?? ''}`)).not.toContain(some[0])
      const server = await startAnsweringPlatform((seen, response) => json(response, 200, seen.body))
      await kit.client(server).installApp(ADDRESS, WORKFLOW, ABSENT)
      expect(server.seen[0]?.url).not.toContain('fields')
    },
  },
  {
    where: 'Error body',
    says: '{status, code, message, more_info}, always JSON. The client shows it, or the first 300 printable characters of anything else.',
    proof: async (kit) => {
      const platform = await kit.start()
      for (const [method, path] of [
        ['GET', '/nothing'],
        ['POST', EXPORTS],
        ['GET', '/v2/apps/a/b/%zz'],
      ] as const) {
        const { body } = await kit.send(platform, method, path, method === 'POST' ? { body: '{}' } : {})
        expect(Object.keys(body)).toEqual(['status', 'code', 'message', 'more_info'])
      }
      const server = await startAnsweringPlatform((_seen, response) =>
        json(response, 400, 'n'.repeat(400), { 'content-type': 'text/plain' }),
      )
      await expect(kit.client(server).getApp(ADDRESS)).rejects.toThrow(`400 Bad Request: ${'n'.repeat(300)}…`)
    },
  },
  {
    where: 'Error codes',
    says: '401 and 403: credentials. 404: missing. 409: conflict. 429: too many requests. 5xx: an error of the platform.',
    proof: async (kit) => {
      const codes = {
        401: 'credentials',
        403: 'credentials',
        404: 'not-found',
        409: 'conflict',
        429: 'rate-limited',
        500: 'server',
        503: 'server',
      }
      for (const [status, code] of Object.entries(codes)) {
        const server = await startAnsweringPlatform((_seen, response) => json(response, Number(status), {}))
        await expect(collect(kit.client(server, { longestWait: 1 }).listExports())).rejects.toMatchObject({
          code,
          status: Number(status),
        })
      }
    },
  },
  {
    where: 'Content-type on GET',
    says: 'Always sent. The local platform answers 415 without it on the two calls for which the document requires it.',
    only: 'documented',
    proof: async (kit) => {
      const platform = await kit.start()
      const headers = { 'x-svc-auth-token': TOKEN }
      expect((await kit.send(platform, 'GET', EXPORTS, { headers })).status).toBe(415)
      expect((await kit.send(platform, 'POST', kit.installPath, { headers, body: BODY })).status).toBe(415)
      expect((await kit.send(platform, 'GET', '/v2/', { headers })).status).toBe(200)
      expect((await kit.send(platform, 'GET', kit.readPath, { headers })).status).toBe(404)
    },
  },
  {
    where: 'Rate limit',
    says: 'The client waits as Retry-After or X-RateLimit-Reset requires, else with backoff. Each wait has a limit and is reported. A local limit sends these headers, and /v2/rate_limit never counts.',
    proof: async (kit) => {
      const waits: string[] = []
      const platform = await kit.start({ rateLimit: { limit: 1, seconds: 1 } })
      const client = kit.client(platform, { longestWait: 2_000, onWait: ({ reason }) => waits.push(reason) })
      await client.rateLimit()
      await client.getApp(ADDRESS)
      expect(await client.getApp(ADDRESS)).toEqual({ kind: 'absent' })
      expect(waits[0]).toBe('the platform asks to slow down (429)')
    },
  },
  {
    where: 'Body size',
    says: 'The local platform answers 413 above 16 MiB.',
    proof: async (kit) => {
      const platform = await kit.start()
      const { status } = await kit.send(platform, 'POST', kit.installPath, {
        body: `{"a":"${'x'.repeat(16 * 1024 * 1024)}"}`,
      })
      expect(status).toBe(413)
    },
  },
  {
    where: 'The index',
    says: 'The client calls it once, without the token, before any call with the token. Every difference from the document is a finding, in the dialect `seven-bridges` only if the index is not recognized. It is answered with and without the trailing slash.',
    proof: async (kit) => {
      const platform = await kit.start()
      expect((await kit.send(platform, 'GET', '/v2', { headers: {} })).text).toBe(
        (await kit.send(platform, 'GET', '/v2/', { headers: {} })).text,
      )
      const server = await startAnsweringServer((seen, response) => {
        if (seen.url === '/v2/') json(response, 200, { ...indexOf(server.url), user_url: 'x' })
        else json(response, 404, {})
      })
      const client = kit.client(server)
      await client.getApp(ADDRESS)
      await client.getApp(ADDRESS)
      expect(server.seen.map(({ url, headers }) => [url, Object.values(headers).includes(TOKEN)])).toEqual([
        ['/v2/', false],
        [kit.readPath, true],
        [kit.readPath, true],
      ])
      const differences = kit.dialect === 'documented' ? ['user_url is not an absolute URL'] : []
      expect((await client.apiIndex()).findings).toEqual(differences)
    },
  },
  {
    where: 'The index',
    says: 'An address gets the token only if it answers with an index, and at least half of its members are on the same host. The client does not ask another time.',
    proof: async (kit) => {
      const server = await startAnsweringServer((_seen, response, count) =>
        json(response, 200, count === 1 ? { user_url: 'x' } : indexOf(server.url)),
      )
      const client = kit.client(server)
      for (const call of [
        () => client.getApp(ADDRESS),
        () => client.installApp(ADDRESS, WORKFLOW, ABSENT),
        () => collect(client.listExports()),
        () => client.rateLimit(),
      ]) {
        await expect(call()).rejects.toMatchObject({
          code: 'wrong-address',
          message: expect.stringContaining('the token was not sent'),
        })
      }
      expect(server.seen.map(({ url }) => url)).toEqual(['/v2/'])
      expect(JSON.stringify(server.seen)).not.toContain(TOKEN)
    },
  },
  {
    where: 'The other nine resources',
    says: '501, with a message that the documented interface does not have them.',
    only: 'documented',
    proof: async (kit) => {
      const platform = await kit.start()
      for (const name of ['rate_limit', 'user', 'users', 'billing', 'projects', 'files', 'tasks', 'action', 'upload']) {
        expect(await kit.send(platform, 'GET', `/v2/${name}`)).toMatchObject({
          status: 501,
          body: { message: expect.stringContaining('does not implement it') },
        })
      }
    },
  },
  {
    where: 'How a token is obtained',
    says: 'The user passes it to the client. Without one, only the index can be called. The local platform accepts one, or generates it.',
    proof: async (kit) => {
      const platform = await kit.start({ token: 'given-to-the-local-platform' })
      const client = createPlatform({ baseUrl: platform.url, dialect: kit.dialect })
      expect((await client.apiIndex()).findings).toEqual([])
      await expect(client.getApp(ADDRESS)).rejects.toMatchObject({ code: 'bad-token' })
      expect(platform.store.countRequests()).toBe(1)
      expect(await kit.client(platform, { token: 'given-to-the-local-platform' }).getApp(ADDRESS)).toEqual({
        kind: 'absent',
      })
      const other = await startLocalPlatform({ dataFolder: temporaryFolder(), dialect: kit.dialect })
      afterThisTest(() => other.stop())
      expect(other.token).toMatch(/^[\w-]{32,}$/)
      expect(await kit.client(other, { token: other.token }).getApp(ADDRESS)).toEqual({ kind: 'absent' })
    },
  },
  {
    where: 'A request without /apps',
    says: 'Never sent; 404 in the local platform.',
    proof: async (kit) => {
      const platform = await kit.start()
      expect((await kit.send(platform, 'POST', '/v2/acme/rnaseq/align', { body: BODY })).status).toBe(404)
    },
  },
  {
    where: 'Transitions of export jobs',
    says: 'A job can begin in any state, and change to any other.',
    proof: async (kit) => {
      const platform = await kit.start()
      platform.store.addExport({ id: 'e', state: 'COMPLETED' })
      for (const state of ['FAILED', 'RUNNING', 'COMPLETED']) {
        platform.store.setExport('e', state)
        expect((await collect(kit.client(platform).listExports()))[0]?.jobs[0]?.state).toBe(state)
      }
    },
  },
  {
    where: 'Limits on names',
    says: 'Each part is percent-encoded. Empty names, ".", "..", "/" and control characters are refused by the client before sending, and by the local platform.',
    proof: async (kit) => {
      const platform = await kit.start()
      const client = kit.client(platform)
      for (const app of ['', '.', '..', 'a/b', 'a\nb'])
        await expect(client.getApp({ ...ADDRESS, app })).rejects.toMatchObject({ code: 'bad-name' })
      expect(platform.store.countRequests()).toBe(0)
      // What sbpack refuses in the name of an app, the dialect of its platforms refuses too.
      const odd = { owner: 'ä c', project: '50%', app: kit.dialect === 'documented' ? '?#&' : '?=ä' }
      await client.installApp(odd, WORKFLOW, ABSENT)
      expect(platform.store.listApps().map(({ address }) => address)).toEqual([odd])
      const suffix = kit.dialect === 'documented' ? '' : '/raw'
      expect((await kit.send(platform, 'POST', `/v2/apps/a/b/c%2Fd${suffix}`, { body: BODY })).status).toBe(400)
    },
  },
  {
    where: 'Comparison',
    says: 'It ignores exactly the keys that the dialect declares as written by the platform.',
    proof: async (kit) => {
      const platform = await kit.start()
      const client = kit.client(platform)
      const own = { ...WORKFLOW, 'sbg:license': 'MIT', 'sbg:toolAuthor': 'me' }
      expect(await client.installApp(ADDRESS, own, ABSENT)).toMatchObject({ kind: 'applied' })
      expect(await client.getApp(ADDRESS)).toMatchObject({ kind: 'found', app: { description: own } })
      const drops = await startAnsweringPlatform((_seen, response) => json(response, 200, WORKFLOW))
      expect(await kit.client(drops).installApp(ADDRESS, own, ABSENT)).toMatchObject({ kind: 'differs' })
    },
  },
]
