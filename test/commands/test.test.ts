import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { tool, write } from './support.ts'
import { finish, MANIFEST, SORT, story, TESTS } from './test-story.ts'

test('tests are started once for what is installed, and their outputs are compared', async () => {
  const { platform, run, install } = await story()
  expect(await run()).toMatchObject({ exitCode: 5, counts: { 'not-started': 2 } })
  await install()
  expect(await run()).toMatchObject({ exitCode: 10, counts: { started: 2 } })
  expect(await run()).toMatchObject({ exitCode: 10, counts: { running: 2 } })
  finish(platform, 3)
  expect(await run()).toMatchObject({
    exitCode: 0,
    counts: { passed: 2 },
    cost: { amount: 0.1, currency: 'USD' },
    tests: [
      {
        id: 'sorts',
        app: 'sort',
        revision: 0,
        status: 'COMPLETED',
        url: expect.stringContaining('/u/acme/dev/tasks/'),
      },
      { id: 'fails' },
    ],
  })
  expect(platform.store.countTasks({})).toBe(2)
})

test('a difference names the output, and a corrected expectation needs no new task', async () => {
  const { folder, platform, run, install } = await story()
  await install()
  await run()
  finish(platform, 4)
  expect(await run()).toMatchObject({
    exitCode: 7,
    failure: { code: 'tests-failed' },
    tests: [{ state: 'failed', reason: 'sorted.size: expected 3, found 4' }, { state: 'passed' }],
  })
  write(folder, { 'tests/a.yml': TESTS.replace('size: 3', 'size: 4') })
  expect(await run()).toMatchObject({ exitCode: 0 })
  expect(platform.store.countTasks({})).toBe(2)
})

test('a task of another revision does not count, unless that revision is the same', async () => {
  const { folder, platform, run, install } = await story()
  await install()
  await run()
  finish(platform, 3)
  const address = { owner: 'acme', project: 'dev', app: 'sort' }
  platform.store.install(address, platform.store.latest(address)?.text ?? '')
  expect(await run()).toMatchObject({ exitCode: 0, tests: [{ revision: 1 }, {}] })
  write(folder, { 'sort.cwl': SORT.replace('baseCommand: sort', 'baseCommand: [sort, -r]') })
  expect(await run()).toMatchObject({
    exitCode: 0,
    notices: [expect.stringContaining('the files here differ from it: sort. Pull or promote them first')],
  })
  await install()
  expect(await run()).toMatchObject({ notices: [], exitCode: 10, counts: { started: 2 } })
})

test.each(['/v2/tasks', '/v2/tasks/'])('after a lost answer of a POST to %s no test is started twice', async (path) => {
  const { platform, run, install } = await story()
  await install()
  platform.faults.set([{ kind: 'reset', when: 'after', method: 'POST', path }])
  await run({ maxRequests: 1 })
  platform.faults.set([])
  expect(await run()).toMatchObject({ exitCode: 10 })
  expect(platform.store.listTasks({}, 0, 10).map(({ status }) => status)).toEqual(['QUEUED', 'QUEUED'])
})

test('a task that was aborted is started again on demand, and one that passed only by name', async () => {
  const { platform, run, install } = await story()
  const { store } = platform
  await install()
  await run()
  const [fails, sorts] = store.listTasks({}, 0, 2)
  store.setTask(sorts?.id ?? '', 'ABORTED')
  store.setTask(fails?.id ?? '', 'FAILED')
  expect(await run()).toMatchObject({
    exitCode: 7,
    failure: { fix: expect.stringContaining('`cwl-promote test --stage dev --again`') },
    tests: [
      {
        state: 'failed',
        reason: 'the task was aborted; `cwl-promote test --stage dev --again --test sorts` runs it again',
      },
      { state: 'passed' },
    ],
  })
  expect(await run({ again: true })).toMatchObject({ tests: [{ state: 'started' }, { state: 'passed' }] })
  expect(await run({ again: true })).toMatchObject({ tests: [{ state: 'running' }, {}] })
  finish(platform, 3)
  expect(await run({ again: true })).toMatchObject({ exitCode: 0 })
  expect(await run({ again: true, test: ['fails'] })).toMatchObject({ tests: [{ id: 'fails', state: 'started' }] })
  expect(store.countTasks({})).toBe(4)
  expect(await run({ test: ['sort'] })).toMatchObject({
    exitCode: 2,
    failure: { message: 'there is no test "sort". Did you mean "sorts"?' },
  })
})

test('a draft whose file was missing is completed and started when the file is there', async () => {
  const { platform, run, install } = await story({ 'tests/a.yml': TESTS.replaceAll('lines-1', 'lines-2') })
  const { store } = platform
  await install()
  const missing = 'the platform refuses its inputs: lines: there is no file with the id lines-2'
  for (let again = 0; again < 2; again += 1)
    expect(await run()).toMatchObject({ exitCode: 5, tests: [{}, { state: 'not-started', reason: missing }] })
  expect(store.listTasks({ status: 'DRAFT' }, 0, 9)).toHaveLength(1)
  store.addFile({ id: 'lines-2', project: 'acme/dev', name: 'lines.txt', size: 2 })
  const [draft] = store.listTasks({ status: 'DRAFT' }, 0, 9)
  expect(await run()).toMatchObject({ exitCode: 10, tests: [{}, { state: 'started', taskId: draft?.id }] })
})

test('a mapped file that the platform does not have is reported in the words of the platform', async () => {
  const { run, install } = await story({ 'cwl-promote.yml': MANIFEST.replace('lines-1', 'lines-9') })
  await install()
  expect(await run()).toMatchObject({
    exitCode: 5,
    tests: [{ reason: 'the platform refuses its inputs: lines: there is no file with the id lines-9' }, {}],
    notices: [expect.stringContaining('Test data was not compared: reading the file lines-9')],
  })
})

test('a draft that somebody changed gets the inputs of the test before it runs', async () => {
  const { platform, run, install } = await story()
  const { store } = platform
  await install()
  platform.faults.set([{ kind: '500', method: 'POST', path: '/v2/tasks/' }])
  await run()
  platform.faults.set([])
  for (const { id } of store.listTasks({ status: 'DRAFT' }, 0, 9))
    store.setTask(id, 'DRAFT', { inputs: { lines: { class: 'File', path: 'lines-3' } } })
  expect(await run()).toMatchObject({ exitCode: 10, counts: { started: 2 } })
  const inputs = store.listTasks({}, 0, 9).map(({ details }) => details['inputs'])
  expect(inputs).toEqual([{ lines: { class: 'File', path: 'lines-1' } }, { lines: { class: 'File', path: 'lines-1' } }])
})

test('with wait the end of the tasks is waited for, and at most max-started are started', async () => {
  const { platform, run, install } = await story()
  await install()
  expect(await run({ maxStarted: 1 })).toMatchObject({ exitCode: 5, counts: { started: 1, 'not-started': 1 } })
  const waiting = run({ wait: 1 })
  const timer = setInterval(() => finish(platform, 3), 100)
  expect(await waiting).toMatchObject({ exitCode: 0, counts: { passed: 2 } })
  clearInterval(timer)
})

test('files without a location are refused before anything is sent, all at once', async () => {
  const { platform, run } = await story({ 'cwl-promote.yml': MANIFEST.replace('tests/lines.txt', 'tests/other.txt') })
  expect(await run()).toMatchObject({
    exitCode: 2,
    failure: { message: 'the platform does not have tests/lines.txt', at: { file: 'tests/a.yml', line: 3 } },
  })
  expect(platform.store.countRequests()).toBe(0)
})

test('60 apps with two tests each need one reading of each app, the pages of tasks, and at most one request per task', async () => {
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  const tools = numbers.map((number) => [`tools/t${number}.cwl`, tool(`tool ${number}`)])
  const tests = numbers.flatMap((number) =>
    ['a', 'b'].map(
      (text) => `- { id: ${text}${number}, tool: ../tools/t${number}.cwl, job: { text: ${text} }, output: {} }`,
    ),
  )
  const { platform, run, install } = await story({
    ...Object.fromEntries(tools),
    'tests/a.yml': tests.join('\n'),
    'cwl-promote.yml': MANIFEST.replace('sort.cwl', 'tools/*.cwl'),
  })
  const { store } = platform
  await install()
  expect(await run({ maxStarted: 200, maxRequests: 16 })).toMatchObject({ counts: { started: 120 } })
  for (const { id } of store.listTasks({}, 0, 200)) store.setTask(id, 'COMPLETED', { outputs: {} })
  const before = store.countRequests()
  expect(await run()).toMatchObject({ exitCode: 0, counts: { passed: 120 } })
  const [index, pages] = [1, 2]
  expect(store.countRequests() - before).toBeLessThanOrEqual(index + 60 + pages + 120)
})

test('the dialect of the API document has no tasks', async () => {
  const { run } = await story()
  expect(await run({ platform: 'documented' })).toMatchObject({
    exitCode: 2,
    failure: { message: expect.stringContaining('the API document only names their address') },
  })
})

test('with a runner the tests run on this machine, with what the files pack to, without a platform', async () => {
  const { folder, run } = await story({
    'runner.mjs': RUNNER,
    'tests/a.yml': TESTS.replace('lines-1', 'lines.txt').replace('size: 3', 'size: 2'),
  })
  const runner = `${process.execPath} ${join(folder, 'runner.mjs')}`
  const local = { runner, platform: 'documented', baseUrl: '', token: '' } as const
  expect(await run(local)).toMatchObject({
    exitCode: 7,
    runner,
    tests: [
      { state: 'passed', digest: expect.stringContaining('sha256:') },
      { state: 'failed', reason: 'it completed, but the test expects that it fails' },
    ],
  })
  write(folder, { 'tests/a.yml': TESTS })
  expect(await run(local)).toMatchObject({
    exitCode: 2,
    failure: { message: 'the repository does not have tests/lines-1' },
  })
})

/** A CWL runner for one tool, as far as this test needs it. */
const RUNNER = `
  import { readFileSync, writeFileSync } from 'node:fs'
  const [document, job] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
  const size = readFileSync(job.lines.path).length
  if (document.baseCommand !== 'sort') process.exit(1)
  writeFileSync('out.txt', readFileSync(job.lines.path))
  const path = process.cwd() + '/out.txt'
  console.log(JSON.stringify({ sorted: { class: 'File', basename: 'out.txt', size, path, location: 'file://' + path } }))
`
