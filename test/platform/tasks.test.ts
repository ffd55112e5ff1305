import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { dirname } from 'node:path'

import { expect, test } from '@jest/globals'

import { isObject } from '../../src/json/index.ts'
import { clientOf, startPlatform, TOKEN } from '../support/local-platform.ts'
import { listenOnLoopback } from '../support/loopback.ts'
import { json, startAnsweringPlatform } from './answering-server.ts'

const APP = { owner: 'acme', project: 'dev', app: 'sort' }
const TOOL = '{"cwlVersion":"v1.2","class":"CommandLineTool","inputs":[{"id":"n","type":"int"}],"outputs":[]}'
const TASK = { name: 'one', project: 'acme/dev', app: 'acme/dev/sort/0', inputs: { n: 1 } }

async function started() {
  const platform = await startPlatform({ dialect: 'seven-bridges' })
  platform.store.install(APP, TOOL)
  const { tasks } = clientOf(platform, { dialect: 'seven-bridges' })
  if (tasks === undefined) throw new Error('no tasks')
  return { platform, tasks, store: platform.store }
}

test('a task is created as a draft, run once, and read with steps, price and outputs', async () => {
  const { tasks, store } = await started()
  const created = await tasks.create(TASK)
  if (created.kind !== 'created') throw created.error
  const { id } = created.task
  expect(created.task).toMatchObject({ status: 'DRAFT', app: 'acme/dev/sort/0', errors: [] })
  expect(await tasks.run(id)).toMatchObject({ status: 'QUEUED' })
  store.setTask(id, 'RUNNING', { execution_status: { steps_completed: 3, steps_total: 12, message: 'step c' } })
  expect(await tasks.run(id)).toMatchObject({
    status: 'RUNNING',
    steps: { completed: 3, total: 12 },
    message: 'step c',
  })
  store.setTask(id, 'COMPLETED', {
    outputs: { log: { class: 'File', basename: 'a.log', size: 7 } },
    price: { amount: 0.25, currency: 'USD' },
  })
  const task = await tasks.get(id)
  expect(task).toMatchObject({ status: 'COMPLETED', price: { amount: 0.25, currency: 'USD' } })
  const log = task.outputs?.['log']
  if (!isObject(log) || typeof log['path'] !== 'string') throw new Error('no file')
  expect(await tasks.file(log['path'])).toMatchObject({ name: 'a.log', size: 7 })
  expect((await tasks.list('acme/dev')).tasks).toEqual([task])
  expect((await tasks.list('acme/other')).tasks).toEqual([])
})

test('all pages of the list are read', async () => {
  const { tasks, store, platform } = await started()
  store.atomically(() => {
    for (let at = 0; at < 230; at += 1)
      store.addTask({ name: `t${at}`, project: 'acme/dev', app: 'acme/dev/sort/0', details: {} })
  })
  const before = platform.store.countRequests()
  expect(new Set((await tasks.list('acme/dev')).tasks.map(({ name }) => name)).size).toBe(230)
  // The index, and three pages.
  expect(platform.store.countRequests() - before).toBe(4)
})

test('a list that repeats a page is not complete, whatever total it announces', async () => {
  for (const headers of [{}, { 'x-total-matching-query': '4' }] as Record<string, string>[]) {
    const page = { items: [1, 2].map((number) => ({ id: `task-${number}`, status: 'COMPLETED' })) }
    const server = await startAnsweringPlatform((_seen, response) => json(response, 200, page, headers))
    const { tasks } = clientOf(server, { dialect: 'seven-bridges' })
    expect(await tasks?.list('acme/dev')).toMatchObject({ tasks: [{}, {}], truncated: expect.any(String) })
  }
})

test('a task that gets no answer is never created twice, and a draft is run although its answer was lost', async () => {
  const { tasks, store, platform } = await started()
  await tasks.list('acme/dev')
  platform.faults.set([{ kind: 'reset', when: 'after', method: 'POST' }])
  expect(await tasks.create(TASK)).toMatchObject({ kind: 'unknown', error: { code: 'unreachable' } })
  const [draft] = store.listTasks({}, 0, 10)
  expect(store.countTasks({})).toBe(1)
  expect(await tasks.run(draft?.id ?? '')).toMatchObject({ status: 'QUEUED' })
  expect(store.countRequests('POST')).toBe(2)
})

test('a refusal is certain, and a job with the token is not sent', async () => {
  const { tasks, store } = await started()
  expect(await tasks.create({ ...TASK, app: 'acme/dev/none/0' })).toMatchObject({ kind: 'refused' })
  const created = await tasks.create({ ...TASK, inputs: { m: 1 } })
  if (created.kind !== 'created') throw created.error
  expect(created.task.errors).toEqual(['m: the app has no such input'])
  await expect(tasks.run(created.task.id)).rejects.toMatchObject({ code: 'refused' })
  await expect(tasks.create({ ...TASK, inputs: { n: TOKEN } })).rejects.toMatchObject({ code: 'token-in-app' })
  expect(store.countTasks({})).toBe(1)
})

test('a dialect without tasks has none', async () => {
  expect(clientOf(await startPlatform()).tasks).toBeUndefined()
})

test('the content of a file is asked at the address of the storage, without the token', async () => {
  const { tasks, store, platform } = await started()
  const { id } = store.addFile({ project: 'acme/dev', name: 'a.bin', size: 4 })
  expect(await tasks.bytes(id, 10)).toBeUndefined()
  mkdirSync(dirname(store.placeOf(id)), { recursive: true })
  writeFileSync(store.placeOf(id), new Uint8Array([0, 255, 10, 13]))
  expect([...((await tasks.bytes(id, 10)) ?? [])]).toEqual([0, 255, 10, 13])
  expect(await tasks.bytes(id, 3)).toBeUndefined()
  expect(await fetch(`${platform.url}/storage?id=${id}&until=9999999999999&signature=x`)).toMatchObject({ status: 403 })
  const seen: IncomingHttpHeaders[] = []
  const storage = createServer((request, response) => {
    seen.push(request.headers)
    response.end('text')
  })
  const url = `http://127.0.0.1:${await listenOnLoopback(storage)}/bucket/key?X-Signature=secret`
  const server = await startAnsweringPlatform((_seen, response) => json(response, 200, { url }))
  const lines: string[] = []
  const client = clientOf(server, { dialect: 'seven-bridges', onRequest: (line) => lines.push(line) })
  expect(String(await client.tasks?.bytes('x', 10))).toBe('text')
  expect(JSON.stringify(seen)).not.toContain(TOKEN)
  expect(seen).toHaveLength(1)
  expect(lines.join()).not.toContain('secret')
})

test('a draft gets other inputs, and the platform checks them again', async () => {
  const { tasks } = await started()
  const created = await tasks.create({ ...TASK, inputs: { n: 1, m: 1 } })
  if (created.kind !== 'created') throw created.error
  const { id } = created.task
  expect(await tasks.setInputs(id, { n: 2, m: null })).toMatchObject({ errors: [], inputs: { n: 2 } })
  expect(await tasks.run(id)).toMatchObject({ status: 'QUEUED' })
  await expect(tasks.setInputs(id, { n: 3 })).rejects.toMatchObject({ code: 'refused' })
})
