import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect } from '@jest/globals'

import type { LocalPlatform } from '../../../src/local-platform/index.ts'
import { INDEX_MEMBERS } from '../../../src/platform/dialect.ts'
import type { Platform, TaskClient } from '../../../src/platform/types.ts'
import { collect, TOKEN } from '../../support/local-platform.ts'
import { indexOf, json, startAnsweringPlatform, startAnsweringServer, type Seen } from '../answering-server.ts'
import { ABSENT, ADDRESS, kitFor, WORKFLOW, type Answer, type Kit } from './row.ts'

/** One answer of the public platforms, with a source that is not ours. */
export interface FactRow {
  readonly call: string
  readonly answer: string
  readonly source: string
  /** That the local platform answers so; absent where it does not. */
  readonly local?: (kit: Kit) => Promise<void>
  /** That the client understands the answer, written by hand. */
  readonly client: (kit: Kit) => Promise<void>
}

/** What no source shows, and what the client does until somebody reports it. */
export interface UnknownRow {
  readonly what: string
  readonly meanwhile: string
  readonly client: (kit: Kit) => Promise<void>
}

const DOCS = 'docs.sevenbridges.com/reference'
const STATUS_CODES = `${DOCS}/api-status-codes`
const R_CLIENT = 'sbg/sevenbridges2'

const EXPORTS = '/v2/storage/exports'
const TASKS = '/v2/tasks'
const BODY = JSON.stringify(WORKFLOW)
const TOOL = '{"class":"CommandLineTool","inputs":[{"id":"n","type":"int?"}],"outputs":[{"id":"log","type":"File"}]}'

/** A public platform with these answers, by `METHOD path`. */
async function answering(
  kit: Kit,
  answers: Readonly<Record<string, readonly [status: number, body: unknown, total?: number]>>,
) {
  const seen: Seen[] = []
  const server = await startAnsweringPlatform((one, response) => {
    seen.push(one)
    const [status, body, total] = answers[`${one.method} ${one.url.replace(/\?.*/, '')}`] ?? [404, refusal(404, 90003)]
    json(response, status, body, total === undefined ? {} : { 'x-total-matching-query': String(total) })
  })
  return { client: kit.client(server, { longestWait: 1 }), seen, url: server.url }
}

function refusal(status: number, code: number, message = 'In words of the platform.') {
  return { status, code, message, more_info: `https://${STATUS_CODES}#${code}` }
}

function tasksOf(client: Platform): TaskClient {
  if (client.tasks === undefined) throw new Error('no tasks')
  return client.tasks
}

interface RefusalRow {
  readonly call: string
  readonly status: number
  readonly code: number
  readonly local?: (kit: Kit) => Promise<Pick<Answer, 'status' | 'body'>>
  /** The result, or what the call was rejected with. */
  readonly ask: (client: Platform) => Promise<unknown>
  readonly result: unknown
}

const READ = '/v2/apps/acme/rnaseq/align'

async function platformWith(kit: Kit, ...apps: readonly string[]): Promise<LocalPlatform> {
  const platform = await kit.start()
  for (const app of apps) platform.store.install({ ...ADDRESS, app }, TOOL)
  return platform
}

const thrown = (code: string, platformCode: number) => ({
  name: 'PlatformError',
  code,
  message: expect.stringContaining(`In words of the platform. (code ${platformCode})`),
})

const REFUSALS: readonly RefusalRow[] = [
  {
    call: 'any call without a token, or with a wrong one',
    status: 401,
    code: 90001,
    local: async (kit) => kit.send(await kit.start(), 'GET', EXPORTS, { headers: {} }),
    ask: async (client) => collect(client.listExports()),
    result: thrown('credentials', 90001),
  },
  {
    call: 'POST with a body that is not what the call needs',
    status: 400,
    code: 90000,
    local: async (kit) => kit.send(await kit.start(), 'POST', kit.installPath, { body: '[]' }),
    ask: async (client) => client.installApp(ADDRESS, WORKFLOW, ABSENT),
    result: thrown('refused', 90000),
  },
  {
    call: 'a method that the path does not have',
    status: 405,
    code: 90006,
    local: async (kit) => kit.send(await kit.start(), 'POST', EXPORTS, { body: '{}' }),
    ask: async (client) => client.getApp(ADDRESS),
    result: { kind: 'unreadable', reason: expect.stringContaining('code 90006') },
  },
  {
    call: 'POST with another media type',
    status: 415,
    code: 90008,
    local: async (kit) =>
      kit.send(await kit.start(), 'POST', kit.installPath, {
        body: BODY,
        headers: { ...kit.headers, 'content-type': 'text/plain' },
      }),
    ask: async (client) => client.installApp(ADDRESS, WORKFLOW, ABSENT),
    result: thrown('refused', 90008),
  },
  {
    call: 'POST with content that cannot be decoded',
    status: 500,
    code: 90009,
    ask: async (client) => client.installApp(ADDRESS, WORKFLOW, ABSENT),
    result: {
      ...thrown('refused', 90009),
      fix: expect.stringContaining('The platform could not decode what was sent.'),
    },
  },
  {
    call: 'more requests than allowed',
    status: 429,
    code: 1000,
    local: async (kit) => {
      const platform = await kit.start({ rateLimit: { limit: 1, seconds: 100 } })
      await kit.send(platform, 'GET', EXPORTS)
      return kit.send(platform, 'GET', EXPORTS)
    },
    ask: async (client) => client.getApp(ADDRESS),
    result: thrown('rate-limited', 1000),
  },
  {
    call: 'any call during maintenance',
    status: 503,
    code: 0,
    local: async (kit) => kit.send(await kit.start({ faults: [{ kind: 'maintenance' }] }), 'GET', EXPORTS),
    ask: async (client) => client.getApp(ADDRESS),
    result: thrown('server', 0),
  },
  {
    call: 'GET /v2/projects/OWNER/PROJECT of an unknown project',
    status: 404,
    code: 3002,
    local: async (kit) => kit.send(await kit.start({ strictProjects: true }), 'GET', '/v2/projects/acme/none'),
    ask: async (client) => client.hasProject({ owner: 'acme', project: 'none' }),
    result: false,
  },
  {
    call: 'GET /v2/apps/OWNER/PROJECT/APP of an unknown app',
    status: 404,
    code: 6002,
    local: async (kit) => kit.send(await kit.start(), 'GET', READ),
    ask: async (client) => client.getApp(ADDRESS),
    result: { kind: 'absent' },
  },
  {
    call: 'POST /v2/apps/OWNER/PROJECT/APP/raw of a name in use, or …/REVISION/raw of a revision that exists',
    status: 409,
    code: 6003,
    local: async (kit) => kit.send(await platformWith(kit, 'align'), 'POST', kit.installPath, { body: BODY }),
    ask: async (client) => client.installApp(ADDRESS, WORKFLOW, ABSENT),
    result: thrown('conflict', 6003),
  },
  {
    call: 'GET /v2/tasks/ID of an unknown task',
    status: 404,
    code: 7002,
    local: async (kit) => kit.send(await kit.start(), 'GET', `${TASKS}/none`),
    ask: async (client) => tasksOf(client).get('none'),
    result: thrown('not-found', 7002),
  },
  {
    call: 'POST /v2/tasks/ID/actions/run of a draft with errors',
    status: 400,
    code: 7024,
    local: async (kit) => {
      const platform = await platformWith(kit, 'align')
      const details = { errors: [{ type: 'x', message: 'y', input_id: 'n' }] }
      const task = { project: 'acme/rnaseq', name: 'n', app: 'acme/rnaseq/align/0', details }
      return kit.send(platform, 'POST', `${TASKS}/${platform.store.addTask(task).id}/actions/run`, { body: '{}' })
    },
    ask: async (client) => tasksOf(client).run('draft'),
    result: thrown('refused', 7024),
  },
  {
    call: 'GET /v2/files/ID of an unknown file',
    status: 404,
    code: 5002,
    local: async (kit) => kit.send(await kit.start(), 'GET', '/v2/files/none'),
    ask: async (client) => tasksOf(client).file('none'),
    result: thrown('not-found', 5002),
  },
]

/** What a call gives, or is rejected with. */
async function settled(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: unknown) => error)
}

const refusalRows = REFUSALS.map(({ call, status, code, local, ask, result }): FactRow => ({
  call,
  answer: `${status}, code ${code}`,
  source: STATUS_CODES,
  ...(local === undefined
    ? {}
    : { local: async (kit) => expect(await local(kit)).toMatchObject({ status, body: { code } }) }),
  client: async (kit) => {
    const server = await startAnsweringPlatform(({ method, url }, response) => {
      if (method === 'GET' && url.endsWith('/v2/tasks/draft')) json(response, 200, { id: 'draft', status: 'DRAFT' })
      else json(response, status, refusal(status, code))
    })
    const found = await settled(ask(kit.client(server, { longestWait: 1 })))
    if (typeof result === 'object') expect(found).toMatchObject({ ...result })
    else expect(found).toBe(result)
  },
}))

const RUN_REFUSED = [
  [403, 7007],
  [400, 7010],
  [400, 7009],
  [400, 7013],
] as const

export const FACT_ROWS: readonly FactRow[] = [
  {
    call: 'GET /v2/ without a token',
    answer: '200, the members of the API document, `markers_url`, and not always all of them',
    source: 'api-evangelist/seven-bridges, `conformance/seven-bridges-conformance.yml`',
    local: async (kit) => {
      const { status, body } = await kit.send(await kit.start(), 'GET', '/v2/', { headers: {} })
      expect([status, Object.keys(body)]).toEqual([200, [...Object.keys(INDEX_MEMBERS), 'markers_url']])
    },
    client: async (kit) => {
      const server = await startAnsweringServer(({ headers }, response) => {
        const { billing_url: _, users_url: _users, ...members } = indexOf(`http://${headers.host ?? ''}`)
        json(response, 200, { ...members, markers_url: `http://${headers.host ?? ''}/v2/genome/markers` })
      })
      expect(await kit.client(server).apiIndex()).toMatchObject({ recognized: true, findings: [] })
    },
  },
  ...refusalRows,
  {
    call: 'a path that no server knows',
    answer: '404, `{status: "NOT_FOUND", message}`',
    source: 'api-evangelist/seven-bridges, `errors/seven-bridges-error-codes.yml`',
    client: async (kit) => {
      const { client } = await answering(kit, {
        [`GET ${EXPORTS}`]: [404, { status: 'NOT_FOUND', message: 'HTTP 404 Not Found' }],
      })
      await expect(collect(client.listExports())).rejects.toThrow(
        'listing export jobs: the platform answered 404 Not Found: HTTP 404 Not Found',
      )
    },
  },
  {
    call: 'GET /v2/apps/OWNER/PROJECT/APP',
    answer:
      '200, `{href, id, project, name, revision, raw}`; the `id` in `raw` is an address, and about twenty keys begin with `sbg:`',
    source: `${DOCS}/get-details-of-an-app`,
    local: async (kit) => {
      const platform = await platformWith(kit, 'align')
      const { body } = await kit.send(platform, 'GET', READ)
      expect(body).toMatchObject({
        href: `${platform.url}${READ}/0`,
        id: 'acme/rnaseq/align/0',
        project: 'acme/rnaseq',
        revision: 0,
        raw: { id: `${platform.url}${READ}/0/raw/`, 'sbg:id': 'acme/rnaseq/align/0', 'sbg:latestRevision': 0 },
      })
    },
    client: async (kit) => {
      const raw = { ...WORKFLOW, id: 'https://api.sbgenomics.com/v2/apps/a/b/c/4/raw/', 'sbg:revisionNotes': null }
      const { client } = await answering(kit, { [`GET ${READ}`]: [200, { id: 'a/b/c/4', revision: 4, raw }] })
      expect(await client.getApp(ADDRESS)).toMatchObject({
        app: { description: { ...WORKFLOW }, revision: 4, note: '' },
      })
    },
  },
  {
    call: 'GET /v2/apps?project=…',
    answer: '200, items with `href`, `id` without a revision, and `name`',
    source: `${DOCS}/list-all-apps-available-to-you`,
    local: async (kit) => {
      const platform = await platformWith(kit, 'align')
      expect((await kit.send(platform, 'GET', '/v2/apps?project=acme/rnaseq')).body['items']).toEqual([
        { href: platform.url + READ, id: 'acme/rnaseq/align', name: 'align' },
      ])
    },
    client: async (kit) => {
      const items = ['o/p/b', 'o/p/a/7'].map((id) => ({ href: 'h', id, name: 'n' }))
      const { client } = await answering(kit, { 'GET /v2/apps': [200, { href: 'h', items, links: [] }, 2] })
      expect(await client.listApps({ owner: 'o', project: 'p' })).toEqual(['a', 'b'])
    },
  },
  {
    call: 'POST /v2/apps/OWNER/PROJECT/APP/raw, and …/REVISION/raw with the next revision',
    answer: 'the description with a new `id` and keys that begin with `sbg:`',
    source: `${DOCS}/add-an-app-using-raw-cwl, and docs.cavatica.org/reference/add-an-app-revision-using-raw-cwl`,
    local: async (kit) => {
      const platform = await kit.start()
      const client = kit.client(platform)
      const of = { kind: 'applied' }
      expect(await client.installApp(ADDRESS, WORKFLOW, ABSENT)).toEqual({ ...of, created: true, revision: 0 })
      const next = await client.installApp(ADDRESS, { ...WORKFLOW, doc: 'x' }, await client.getApp(ADDRESS))
      expect(next).toEqual({ ...of, created: false, revision: 1 })
      const { body } = await kit.send(platform, 'GET', `${READ}/raw`)
      expect(Object.keys(body).filter((key) => key.startsWith('sbg:'))).toHaveLength(19)
    },
    client: async (kit) => {
      const { client, seen } = await answering(kit, {
        [`POST ${READ}/5/raw`]: [200, { ...WORKFLOW, id: 'https://x/v2/apps/a/b/c/5/raw/', 'sbg:revision': 5 }],
      })
      const before = { kind: 'found', app: { description: { class: 'Workflow' }, revision: 4 } } as const
      expect(await client.installApp(ADDRESS, WORKFLOW, before)).toMatchObject({ kind: 'applied', revision: 5 })
      expect(seen).toHaveLength(1)
    },
  },
  {
    call: 'GET /v2/storage/exports?fields=_all',
    answer:
      '200, items with `source`, `destination`, `started_on`, `finished_on`, `error {status, code, message}`; states PENDING, RUNNING, COMPLETED, FAILED; the header `X-Total-Matching-Query`',
    source: `${DOCS}/get-details-of-an-export-job-v2`,
    local: async (kit) => {
      const platform = await kit.start()
      platform.store.addExport({ state: 'FAILED' })
      const { body, headers } = await kit.send(platform, 'GET', `${EXPORTS}?fields=_all`)
      const error = { status: 400, code: expect.any(Number), message: expect.any(String) }
      expect(body).toMatchObject({ items: [{ state: 'FAILED', overwrite: false, source: {}, destination: {}, error }] })
      expect(headers.get('x-total-matching-query')).toBe('1')
    },
    client: async (kit) => {
      const error = { status: 409, code: 9107, message: 'There is a file.' }
      const items = [
        { href: 'h', id: 'a', state: 'FAILED', error },
        { href: 'h', id: 'b', state: 'PENDING' },
      ]
      const { client } = await answering(kit, { [`GET ${EXPORTS}`]: [200, { href: 'h', items, links: [] }] })
      expect((await collect(client.listExports())).flatMap(({ jobs }) => jobs)).toEqual(items)
    },
  },
  {
    call: 'GET /v2/rate_limit',
    answer:
      '200, `{rate: {limit, remaining, reset}, instance_limit}`; `reset` in Unix seconds, on one instance in milliseconds; numbers beyond 2^53',
    source: `${DOCS}/get-your-current-rate-limit-status`,
    local: async (kit) => {
      const { text } = await kit.send(await kit.start(), 'GET', '/v2/rate_limit')
      expect(text).toMatch(/"reset":1\d{9}\b/)
      expect(text).toContain('9223372036854775807')
    },
    client: async (kit) => {
      for (const reset of [1_795_937_000, 1_795_937_000_000]) {
        const rate = { limit: 1000, remaining: 990, reset }
        const { client } = await answering(kit, { 'GET /v2/rate_limit': [200, { rate }] })
        expect(await client.rateLimit()).toEqual({ ...rate, reset: 1_795_937_000 })
      }
    },
  },
  {
    call: 'GET /v2/tasks?project=…&fields=_all',
    answer: '200, in the order of creation; other people’s tasks too, some without a `name`',
    source: `${DOCS}/list-tasks-you-can-access, and ${R_CLIENT}, \`R/class-tasks.R\``,
    local: async (kit) => {
      const platform = await kit.start()
      for (const name of ['first', '', 'last'])
        platform.store.addTask({ name, project: 'a/b', app: 'a/b/c/0', details: {} })
      const { body } = await kit.send(platform, 'GET', `${TASKS}?project=a/b&fields=name`)
      expect(body['items']).toEqual([{ name: 'first' }, { name: null }, { name: 'last' }])
    },
    client: async (kit) => {
      const items = [
        { id: '1', name: null, status: 'COMPLETED' },
        { id: '2', status: 'DRAFT' },
      ]
      const { client } = await answering(kit, { [`GET ${TASKS}`]: [200, { href: 'h', items, links: [] }] })
      expect((await tasksOf(client).list('a/b')).tasks.map(({ id, name }) => [id, name])).toEqual([
        ['1', ''],
        ['2', ''],
      ])
    },
  },
  {
    call: 'POST /v2/tasks',
    answer:
      'the draft, with every input and output; `errors` are objects `{type, message, input_id}`; there may be a `start_time`',
    source: `${DOCS}/create-a-new-task, and ${R_CLIENT}, \`tests/testthat/setup.R\``,
    local: async (kit) => {
      const platform = await platformWith(kit, 'align')
      const inputs = { m: { class: 'File', path: 'none' } }
      const body = JSON.stringify({ project: 'acme/rnaseq', app: 'acme/rnaseq/align/0', inputs })
      expect((await kit.send(platform, 'POST', TASKS, { body })).body).toMatchObject({
        status: 'DRAFT',
        inputs: { n: null, ...inputs },
        outputs: { log: null },
        errors: [
          { type: expect.any(String), message: 'the app has no such input', input_id: 'm' },
          { type: expect.any(String), message: 'there is no file with the id none', input_id: 'm' },
        ],
      })
    },
    client: async (kit) => {
      const errors = [
        { type: 'error/task_validation/input', message: 'Of another type.', input_id: 'n' },
        { message: 'x' },
      ]
      const draft = { id: '1', status: 'DRAFT', start_time: '2026-11-29T07:00:00Z', errors, inputs: { n: null } }
      const { client } = await answering(kit, { [`POST ${TASKS}`]: [200, draft] })
      const task = { name: 'n', project: 'a/b', app: 'a/b/c/0', inputs: {} }
      const creation = await tasksOf(client).create(task)
      expect(creation).toMatchObject({ kind: 'created', task: { errors: ['n: Of another type.', 'x'] } })
      expect(creation).not.toHaveProperty('task.startedAt')
    },
  },
  {
    call: 'POST /v2/tasks/ID/actions/run of a task that is not a draft',
    answer: `${RUN_REFUSED.map(([status, code]) => `${status} with ${code}`).join(', or ')}; never 409`,
    source: STATUS_CODES,
    local: async (kit) => {
      const platform = await kit.start()
      const { id } = platform.store.addTask({ name: 'n', project: 'a/b', app: 'a/b/c/0', details: {} })
      platform.store.setTask(id, 'RUNNING')
      expect(await kit.send(platform, 'POST', `${TASKS}/${id}/actions/run`, { body: '{}' })).toMatchObject({
        status: 403,
        body: { code: 7007 },
      })
    },
    client: async (kit) => {
      for (const [status, code] of RUN_REFUSED) {
        const answers = { [`POST ${TASKS}/1/actions/run`]: [status, refusal(status, code)] } as const
        const running = await answering(kit, { ...answers, [`GET ${TASKS}/1`]: [200, { id: '1', status: 'RUNNING' }] })
        expect(await tasksOf(running.client).run('1')).toMatchObject({ status: 'RUNNING' })
        const draft = await answering(kit, { ...answers, [`GET ${TASKS}/1`]: [200, { id: '1', status: 'DRAFT' }] })
        await expect(tasksOf(draft.client).run('1')).rejects.toThrow(`(code ${code})`)
      }
    },
  },
  {
    call: 'GET /v2/tasks/ID',
    answer: '200; `price.amount` is a text such as `"0.23"`',
    source: `${DOCS}/get-details-of-a-task`,
    local: async (kit) => {
      const platform = await kit.start()
      const { id } = platform.store.addTask({ name: 'n', project: 'a/b', app: 'a/b/c/0', details: {} })
      platform.store.setTask(id, 'COMPLETED', { price: { amount: 0.23, currency: 'USD' } })
      expect((await kit.send(platform, 'GET', `${TASKS}/${id}`)).body['price']).toEqual({
        amount: '0.23',
        currency: 'USD',
      })
    },
    client: async (kit) => {
      for (const amount of ['0.23', 0.23]) {
        const price = { currency: 'USD', amount, breakdown: { storage: '0.00', computation: '0.23' } }
        const { client } = await answering(kit, { [`GET ${TASKS}/1`]: [200, { id: '1', status: 'COMPLETED', price }] })
        expect((await tasksOf(client).get('1')).price).toEqual({ amount: 0.23, currency: 'USD' })
      }
    },
  },
  {
    call: 'PATCH /v2/tasks/ID of a draft, with `{inputs}`',
    answer: 'the task',
    source: 'sbg/sevenbridges-python, `sevenbridges/models/task.py`',
    local: async (kit) => {
      const platform = await platformWith(kit, 'align')
      const task = { name: 'n', project: 'acme/rnaseq', app: 'acme/rnaseq/align/0', details: {} }
      const path = `${TASKS}/${platform.store.addTask(task).id}`
      expect(await kit.send(platform, 'PATCH', path, { body: '{"inputs":{}}' })).toMatchObject({
        status: 200,
        body: { status: 'DRAFT', inputs: {} },
      })
    },
    client: async (kit) => {
      const { client, seen } = await answering(kit, { [`PATCH ${TASKS}/1`]: [200, { id: '1', status: 'DRAFT' }] })
      expect(await tasksOf(client).setInputs('1', { n: 2 })).toMatchObject({ id: '1', errors: [] })
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ inputs: { n: 2 } })
    },
  },
  {
    call: 'GET /v2/files/ID/download_info',
    answer: '200, `{url}`: an address of the storage, asked without the token',
    source: 'sbg/sevenbridges-python, `sevenbridges/models/file.py`',
    local: async (kit) => {
      const platform = await kit.start()
      const { id } = platform.store.addFile({ project: 'a/b', name: 'a.txt', size: 2 })
      mkdirSync(dirname(platform.store.placeOf(id)), { recursive: true })
      writeFileSync(platform.store.placeOf(id), 'hi')
      const { body } = await kit.send(platform, 'GET', `/v2/files/${id}/download_info`)
      const address = body['url']
      if (typeof address !== 'string') throw new TypeError('no address')
      expect(await (await fetch(address)).text()).toBe('hi')
    },
    client: async (kit) => {
      const storage = await startAnsweringServer((_seen, response) => response.end('hi'))
      const { client } = await answering(kit, { 'GET /v2/files/1/download_info': [200, { url: `${storage.url}/x?y` }] })
      expect(Buffer.from((await tasksOf(client).bytes('1', 2)) ?? []).toString()).toBe('hi')
      expect(JSON.stringify(storage.seen)).not.toContain(TOKEN)
    },
  },
  {
    call: 'outputs of a task',
    answer:
      '`{class, path, name, size, checksum, location: null, secondaryFiles}`, in the root of the project, or in `output_location: {main_location: "/folder/<task_id>/"}`; a name that the folder has gets `_1_`, `_2_` … in front',
    source: `${R_CLIENT}, \`R/class-tasks.R\` and \`tests/testthat/setup.R\``,
    local: async (kit) => {
      const { store } = await kit.start()
      const names = (folder: string | undefined) => {
        const details = folder === undefined ? {} : { output_location: { main_location: folder } }
        const { id } = store.addTask({ name: 'n', project: 'a/b', app: 'a/b/c/0', details })
        const log = { class: 'File', basename: 'a.log', secondaryFiles: [{ class: 'File', basename: 'a.log.gz' }] }
        const { outputs } = store.setTask(id, 'COMPLETED', { outputs: { log } })?.details ?? {}
        return JSON.stringify(outputs).match(/(?<="name":")[^"]+/g)
      }
      for (const number of ['', '_1_', '_2_']) expect(names(undefined)).toEqual([`${number}a.log`, `${number}a.log.gz`])
      for (const number of ['', '_1_']) expect(names('/x/')).toEqual([`${number}a.log`, `${number}a.log.gz`])
      for (const _ of ['once', 'twice']) expect(names('/x/<task_id>/')).toEqual(['a.log', 'a.log.gz'])
    },
    client: async (kit) => {
      const { client, seen } = await answering(kit, { [`POST ${TASKS}`]: [200, { id: '1', status: 'DRAFT' }] })
      const task = { name: 'n', project: 'a/b', app: 'a/b/c/0', inputs: {}, output_location: { main_location: '/x/' } }
      await tasksOf(client).create(task)
      expect(JSON.parse(seen[0]?.body ?? '')).toEqual(task)
    },
  },
]

export const UNKNOWN_ROWS: readonly UnknownRow[] = [
  {
    what: 'whether an install answers 200 or 201',
    meanwhile: 'Every status from 200 to 299 is a success.',
    client: async (kit) => {
      for (const status of [200, 201]) {
        const { client } = await answering(kit, { [`POST ${READ}/raw`]: [status, WORKFLOW] })
        expect(await client.installApp(ADDRESS, WORKFLOW, ABSENT)).toMatchObject({ kind: 'applied' })
      }
    },
  },
  {
    what: 'what happens if the revision in the path is not the next one',
    meanwhile: 'The client always names the next one, as it was read.',
    client: async (kit) => {
      const { client, seen } = await answering(kit, {})
      const before = { kind: 'found', app: { description: WORKFLOW, revision: 7 } } as const
      await settled(client.installApp(ADDRESS, { ...WORKFLOW, doc: 'x' }, before))
      expect(seen.flatMap(({ method, url }) => (method === 'POST' ? [url] : []))).toEqual([`${READ}/8/raw`])
    },
  },
  {
    what: 'whether `/raw` refuses CWL that is not valid',
    meanwhile: 'Apps are validated before. A refusal is shown in the words of the platform.',
    client: async (kit) => {
      const { client } = await answering(kit, { [`POST ${READ}/raw`]: [400, refusal(400, 90000, 'No steps.')] })
      await expect(client.installApp(ADDRESS, WORKFLOW, ABSENT)).rejects.toThrow('No steps. (code 90000)')
    },
  },
  {
    what: 'whether the stored description differs from the one that was sent',
    meanwhile:
      'The answer is compared. The order of keys does not count; any other difference makes the app `differs`.',
    client: async (kit) => {
      const { class: kind, ...others } = WORKFLOW
      const same = await answering(kit, { [`POST ${READ}/raw`]: [200, { ...others, class: kind }] })
      expect(await same.client.installApp(ADDRESS, WORKFLOW, ABSENT)).toMatchObject({ kind: 'applied' })
      const other = await answering(kit, { [`POST ${READ}/raw`]: [200, { ...WORKFLOW, steps: null }] })
      expect(await other.client.installApp(ADDRESS, WORKFLOW, ABSENT)).toMatchObject({ kind: 'differs' })
    },
  },
  {
    what: 'how large a description and a header may be',
    meanwhile:
      'The platform decides: 413 is shown as a description that is too large. `max-bytes` refuses earlier. A token may have 8,000 characters.',
    client: async (kit) => {
      const { client } = await answering(kit, { [`POST ${READ}/raw`]: [413, ''] })
      await expect(client.installApp(ADDRESS, WORKFLOW, ABSENT)).rejects.toMatchObject({
        fix: 'The packed description is larger than the platform accepts.',
      })
      expect(() => kit.client({ url: 'http://127.0.0.1' }, { token: TOKEN.repeat(1000) })).toThrow('8000')
    },
  },
]

export const publicKit = kitFor('seven-bridges')
