import { describe, expect, test } from '@jest/globals'

import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const DOCUMENTED = { ...JSON_TYPE, 'x-svc-auth-token': TOKEN }
const SEVEN_BRIDGES = { ...JSON_TYPE, 'x-sbg-auth-token': TOKEN }
const ADDRESS = { owner: 'acme', project: 'rnaseq', app: 'align' }
const PATH = '/v2/apps/acme/rnaseq/align'

function post(url: string, body: string, headers: Record<string, string> = DOCUMENTED): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body })
}

test('the public dialect refuses a name with a dot', async () => {
  const { url } = await startPlatform({ dialect: 'seven-bridges' })
  expect((await post(`${url}/v2/apps/acme/rnaseq/bwa.mem/raw`, '{"class":"Workflow"}', SEVEN_BRIDGES)).status).toBe(400)
})

describe('installing in the documented dialect', () => {
  test('a new name answers 201 and an existing one 200, with the text that was sent', async () => {
    const { url } = await startPlatform()
    const first = await post(url + PATH, '{"class":"Workflow","b":1.0,"a":12345678901234567890}')
    expect([first.status, await first.text()]).toEqual([201, '{"class":"Workflow","b":1.0,"a":12345678901234567890}'])
    const second = await post(url + PATH, '{"class":"CommandLineTool"}')
    expect([second.status, await second.text()]).toEqual([200, '{"class":"CommandLineTool"}'])
    const read = await fetch(url + PATH, { headers: DOCUMENTED })
    expect([read.status, await read.text()]).toEqual([200, '{"class":"CommandLineTool"}'])
  })

  test('keeps every earlier description as a numbered revision', async () => {
    const { url, store } = await startPlatform()
    for (const text of ['{"v":1}', '{"v":2}', '{"v":3}']) await post(url + PATH, text)
    expect(store.revisions(ADDRESS).map(({ revision, text }) => [revision, text])).toEqual([
      [0, '{"v":1}'],
      [1, '{"v":2}'],
      [2, '{"v":3}'],
    ])
    expect(store.listApps().map((app) => [app.address, app.revision])).toEqual([[ADDRESS, 2]])
  })

  test('remembers apps and export jobs across a restart', async () => {
    const dataFolder = temporaryFolder()
    const before = await startPlatform({ dataFolder })
    await post(before.url + PATH, '{"v":1}')
    before.store.addExport({ id: 'e1', state: 'FAILED' })
    await before.stop()
    const after = await startPlatform({ dataFolder })
    expect(await (await fetch(after.url + PATH, { headers: DOCUMENTED })).text()).toBe('{"v":1}')
    expect(after.store.getExport('e1')?.state).toBe('FAILED')
  })

  test('fields selects top-level names and ignores unknown ones', async () => {
    const { url } = await startPlatform()
    const body = '{"class":"Workflow","id":"x","inputs":[]}'
    expect(await (await post(`${url}${PATH}?fields=id,nothing`, body)).json()).toEqual({ id: 'x' })
    const read = (fields: string) =>
      fetch(`${url}${PATH}?fields=${fields}`, { headers: DOCUMENTED }).then((answer) => answer.json())
    expect(await read('class,inputs')).toEqual({ class: 'Workflow', inputs: [] })
    expect(await read('_all')).toEqual(JSON.parse(body))
    expect(await read('!inputs')).toEqual({ class: 'Workflow', id: 'x' })
  })

  test.each([
    ['an array', '[]', 400],
    ['a string, as a YAML upload arrives', '"class: Workflow"', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['half an object', '{"class":', 400],
    ['a value that is nested too deep', '['.repeat(100_000), 400],
  ])('refuses %s as a body, in JSON', async (_, body, status) => {
    const { url, store } = await startPlatform()
    const answer = await post(url + PATH, body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ status, code: 90000, message: expect.any(String), more_info: '' })
    expect(store.listApps()).toEqual([])
  })

  test('refuses bytes that are not UTF-8', async () => {
    const { url } = await startPlatform()
    const answer = await fetch(url + PATH, {
      method: 'POST',
      headers: DOCUMENTED,
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    })
    expect(answer.status).toBe(400)
  })

  test('answers 413 to a body of more values than a description has', async () => {
    const { url } = await startPlatform()
    const answer = await post(url + PATH, `{"values": [${'1,'.repeat(500_000)}1]}`)
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ message: 'the request body is JSON of more than 500000 values' })
  })

  test('accepts a body of 16 MiB and answers 413 above', async () => {
    const { url } = await startPlatform()
    const ofSize = (size: number) => `{"a":"${'x'.repeat(size - 8)}"}`
    expect((await post(url + PATH, ofSize(16 * 1024 * 1024))).status).toBe(201)
    const answer = await post(url + PATH, ofSize(16 * 1024 * 1024 + 1))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ status: 413 })
  })

  test.each([
    ['no token', 'POST', PATH, JSON_TYPE, 401],
    ['a wrong token', 'POST', PATH, { ...JSON_TYPE, 'x-svc-auth-token': 'other' }, 401],
    ["the other dialect's header", 'POST', PATH, SEVEN_BRIDGES, 401],
    ['a path without /apps', 'POST', '/v2/acme/rnaseq/align', DOCUMENTED, 404],
    ['another method', 'DELETE', PATH, DOCUMENTED, 405],
    ['another content type', 'POST', PATH, { ...DOCUMENTED, 'content-type': 'text/plain' }, 415],
    ['another charset', 'POST', PATH, { ...DOCUMENTED, 'content-type': 'application/json; charset=utf-16' }, 415],
    ['an encoded slash in a name', 'POST', '/v2/apps/acme/rnaseq/a%2Fb', DOCUMENTED, 400],
    ['an encoded control character in a name', 'POST', '/v2/apps/acme/rnaseq/a%00b', DOCUMENTED, 400],
    ['a broken percent sign', 'POST', '/v2/apps/acme/rnaseq/a%zz', DOCUMENTED, 400],
  ])('%s is refused', async (_, method, path, headers, status) => {
    const { url, store } = await startPlatform()
    const init: RequestInit = { method, headers, body: '{}' }
    const answer = await fetch(url + path, init)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await answer.json()).toMatchObject({ status, message: expect.any(String) })
    expect(store.listApps()).toEqual([])
  })

  test('with strict projects an unknown project is 404, a known one is not', async () => {
    const { url, store } = await startPlatform({ strictProjects: true })
    expect((await post(url + PATH, '{}')).status).toBe(404)
    store.addProject({ owner: 'acme', project: 'rnaseq' })
    expect((await post(url + PATH, '{}')).status).toBe(201)
  })
})

describe('apps in the seven-bridges dialect', () => {
  test('a first install is revision 0 with platform keys, and its numbers as they were sent', async () => {
    const { url } = await startPlatform({ dialect: 'seven-bridges' })
    const first = await post(`${url}${PATH}/raw`, '{"class":"Workflow","id":"mine","n":1.50}', SEVEN_BRIDGES)
    expect(first.status).toBe(201)
    const text = await first.text()
    expect(text).toContain('"n":1.50')
    expect(JSON.parse(text)).toMatchObject({
      class: 'Workflow',
      id: `${url}${PATH}/0/raw/`,
      'sbg:id': 'acme/rnaseq/align/0',
      'sbg:revision': 0,
    })
  })

  test('an update names the next revision, and the second of two writers gets 409', async () => {
    const { url, store } = await startPlatform({ dialect: 'seven-bridges' })
    await post(`${url}${PATH}/raw`, '{"v":0}', SEVEN_BRIDGES)
    expect((await post(`${url}${PATH}/1/raw`, '{"v":1}', SEVEN_BRIDGES)).status).toBe(200)
    expect((await post(`${url}${PATH}/1/raw`, '{"v":2}', SEVEN_BRIDGES)).status).toBe(409)
    expect(store.revisions(ADDRESS).map(({ text }) => text)).toEqual(['{"v":0}', '{"v":1}'])
    expect((await post(`${url}/v2/apps/acme/rnaseq/other/1/raw`, '{}', SEVEN_BRIDGES)).status).toBe(404)
  })

  test('reads a wrapper, a numbered revision, and the bare description', async () => {
    const { url } = await startPlatform({ dialect: 'seven-bridges' })
    await post(`${url}${PATH}/raw`, '{"v":0}', SEVEN_BRIDGES)
    await post(`${url}${PATH}/1/raw`, '{"v":1}', SEVEN_BRIDGES)
    const read = (path: string) => fetch(url + path, { headers: SEVEN_BRIDGES }).then((answer) => answer.json())
    expect(await read(PATH)).toMatchObject({
      id: 'acme/rnaseq/align/1',
      project: 'acme/rnaseq',
      revision: 1,
      raw: { v: 1, 'sbg:latestRevision': 1 },
    })
    expect(await read(`${PATH}/0`)).toMatchObject({ revision: 0, raw: { v: 0 } })
    expect(await read(`${PATH}/raw`)).toMatchObject({ v: 1 })
    expect(await read(`${PATH}?fields=!raw`)).not.toHaveProperty('raw')
    expect(await read(`${PATH}/7`)).toMatchObject({ status: 404 })
  })
})
