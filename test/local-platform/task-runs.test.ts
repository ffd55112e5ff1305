import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { isObject, parseJson, type JsonObject } from '../../src/json/index.ts'
import { StartError, startLocalPlatform, type LocalPlatform } from '../../src/local-platform/index.ts'
import { writeFiles } from '../support/files.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'

/** A CWL runner that copies the input `text` in upper case, fails on `fail`, and waits for ever on `wait`. */
const RUNNER = `
  import { readFileSync, writeFileSync } from 'node:fs'
  const [, job] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const text = readFileSync(job.text.path, 'utf8')
  if (text === 'fail') { console.error('it went wrong'); process.exit(1) }
  if (text === 'wait') setInterval(() => {}, 1000)
  else {
    writeFileSync('upper.txt', text.toUpperCase() + ' ' + job.text.basename)
    console.log(JSON.stringify({ upper: { class: 'File', basename: 'upper.txt', location: 'file://' + process.cwd() + '/upper.txt' } }))
  }
`

async function platformOf(text: string) {
  const folder = temporaryFolder()
  writeFiles(folder, { 'runner.mjs': RUNNER })
  const runner = `${process.execPath} ${join(folder, 'runner.mjs')}`
  const platform = await startPlatform({ dialect: 'seven-bridges', runner })
  const { store } = platform
  store.install(
    { owner: 'a', project: 'b', app: 'c' },
    '{"class":"CommandLineTool","inputs":[{"id":"text","type":"File"}]}',
  )
  store.addFile({ id: 'file-1', project: 'a/b', name: 'in.txt', size: 1 })
  writeFiles(dirname(store.placeOf('file-1')), { 'file-1': text })
  return { ...platform, runner }
}

async function call({ url, token }: LocalPlatform, path: string, body?: JsonObject): Promise<JsonObject> {
  const answer = await fetch(`${url}/v2/tasks${path}`, {
    headers: { 'x-sbg-auth-token': token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const value = parseJson(await answer.text())
  return isObject(value) ? value : {}
}

const TASK = { name: 'n', project: 'a/b', app: 'a/b/c', inputs: { text: { class: 'File', path: 'file-1' } } }

/** Creates and starts a task. */
async function runNew(platform: LocalPlatform): Promise<string> {
  const { id, status } = await call(platform, '?action=run', TASK)
  expect(status).toBe('QUEUED')
  return typeof id === 'string' ? id : ''
}

async function whenIn(platform: LocalPlatform, id: string, states: readonly string[]): Promise<JsonObject> {
  for (;;) {
    const task = await call(platform, `/${id}`)
    if (states.some((state) => state === task['status'])) return task
    await sleep(20)
  }
}

test('a task that is run becomes COMPLETED, and its outputs are files with their content', async () => {
  const platform = await platformOf('hello')
  const id = await runNew(platform)
  const task = await whenIn(platform, id, ['COMPLETED', 'FAILED'])
  expect(task).toMatchObject({
    status: 'COMPLETED',
    execution_status: { steps_completed: 1, steps_total: 1 },
    outputs: { upper: { class: 'File', name: 'upper.txt' } },
  })
  const [, file] = platform.store.listFiles('a/b')
  expect(file).toMatchObject({ name: 'upper.txt', size: 12 })
  expect(readFileSync(platform.store.placeOf(file?.id ?? ''), 'utf8')).toBe('HELLO in.txt')
})

/** A runner that fails with the job that it got. */
const SHOW_JOB = `
  import { readFileSync } from 'node:fs'
  const text = readFileSync(process.argv.at(-1), 'utf8')
  console.error(text.replaceAll(/"path":"[^"]*[/]/g, '"path":"'))
  process.exit(1)
`

test('a file gets the format of its input and the secondary files of its folder, in lists, records and listings too', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'runner.mjs': SHOW_JOB })
  const platform = await startPlatform({
    dialect: 'seven-bridges',
    runner: `${process.execPath} ${join(folder, 'runner.mjs')}`,
  })
  const { store } = platform
  const reads = { type: 'File[]', format: 'edam:format_2572', secondaryFiles: ['.bai', '^.bai', '^^.x?', '$(1)'] }
  const fields = [{ name: 'index', type: 'File', secondaryFiles: [{ pattern: '.tbi', required: true }] }]
  const description = {
    class: 'CommandLineTool',
    $namespaces: { edam: 'http://edamontology.org/' },
    inputs: [
      { id: 'reads', ...reads },
      { id: 'pair', type: ['null', { type: 'record', fields }] },
      { id: 'folder', type: 'Directory' },
    ],
  }
  store.install({ owner: 'a', project: 'b', app: 'c' }, JSON.stringify(description))
  for (const name of ['1.s.bam', '1.s.bam.bai', '1.s.bai', '1.x', 'v.gz', 'v.gz.tbi', 'other.bam.bai'])
    store.addFile({ id: `id-${name}`, project: 'a/b', name, size: 1 })
  store.addFile({ id: 'elsewhere', project: 'a/other', name: 'v.gz.tbi', size: 1 })
  const file = (name: string) => ({ class: 'File', path: `id-${name}` })
  const inputs = {
    reads: [file('1.s.bam')],
    pair: { index: file('v.gz') },
    folder: { class: 'Directory', basename: 'd', listing: [file('1.x')] },
  }
  const { id } = await call(platform, '?action=run', { ...TASK, inputs })
  const { execution_status: status } = await whenIn(platform, typeof id === 'string' ? id : '', ['FAILED'])
  const message = isObject(status ?? null) ? JSON.stringify(status) : ''
  const shown = (name: string, more: object = {}) => ({
    class: 'File',
    path: `id-${name.replaceAll('.', '%2E')}`,
    basename: name,
    ...more,
  })
  const job = JSON.parse(JSON.parse(message).message.split('\n')[1])
  expect(job).toEqual({
    reads: [
      shown('1.s.bam', {
        format: 'http://edamontology.org/format_2572',
        secondaryFiles: [shown('1.s.bam.bai'), shown('1.s.bai'), shown('1.x')],
      }),
    ],
    pair: { index: shown('v.gz', { secondaryFiles: [shown('v.gz.tbi')] }) },
    folder: { class: 'Directory', basename: 'd', listing: [shown('1.x')] },
  })
})

test('a task is run again as a new task with the same app, inputs and settings', async () => {
  const platform = await platformOf('fail')
  const id = await runNew(platform)
  await whenIn(platform, id, ['FAILED'])
  const draft = await call(platform, `/${id}/actions/clone`, {})
  expect(draft).toMatchObject({ status: 'DRAFT', name: 'n', app: 'a/b/c/0', inputs: TASK.inputs, errors: [] })
  expect(draft['id']).not.toBe(id)
  expect(draft).not.toHaveProperty('origin_id')
  expect(await call(platform, `/${id}/actions/clone?action=run`, {})).toMatchObject({ status: 'QUEUED' })
})

test('a task that fails shows the last lines of the runner', async () => {
  const platform = await platformOf('fail')
  const id = await runNew(platform)
  expect(await whenIn(platform, id, ['COMPLETED', 'FAILED'])).toMatchObject({
    status: 'FAILED',
    execution_status: { message: 'the runner ended with code 1\nit went wrong' },
  })
})

test('an aborted task ends its runner, and one that a stop ends runs again at the next start', async () => {
  const platform = await platformOf('wait')
  const id = await runNew(platform)
  await whenIn(platform, id, ['RUNNING'])
  expect(await call(platform, `/${id}/actions/abort`, {})).toMatchObject({ status: 'ABORTED' })
  const next = await runNew(platform)
  await whenIn(platform, next, ['RUNNING'])
  const content = platform.store.placeOf('file-1')
  await platform.stop()
  writeFileSync(content, 'again')
  const dataFolder = dirname(dirname(content))
  const { runner } = platform
  const again = await startLocalPlatform({ dataFolder, dialect: 'seven-bridges', runner })
  expect(await whenIn(again, next, ['COMPLETED', 'FAILED'])).toMatchObject({ status: 'COMPLETED' })
  await again.stop()
})

test.each([
  [{ runner: 'x' }, 'has no tasks'],
  [{ runner: ' ', dialect: 'seven-bridges' }, 'the runner is empty'],
  [{ runner: 'x', dialect: 'seven-bridges', host: '0.0.0.0' }, 'must not listen at 0.0.0.0'],
] as const)('a platform with %j does not start', async (options, message) => {
  const starting = startLocalPlatform({ dataFolder: temporaryFolder(), ...options })
  await expect(starting).rejects.toThrow(StartError)
  await expect(starting).rejects.toThrow(message)
})
