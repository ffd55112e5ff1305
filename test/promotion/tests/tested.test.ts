import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from '@jest/globals'

import { doctor } from '../../../src/commands/doctor.ts'
import { plan } from '../../../src/commands/plan.ts'
import { promote } from '../../../src/commands/promote.ts'
import { status } from '../../../src/commands/status.ts'
import { isObject, type JsonObject, type JsonValue } from '../../../src/json/index.ts'
import type { StoredTask } from '../../../src/local-platform/task-types.ts'
import type { RunOptions } from '../../../src/options/options.ts'
import { listening, write } from '../../commands/support.ts'
import { finish, MANIFEST, SORT, story, TESTS, type Story } from '../../commands/test-story.ts'

function withRule(rule: string): string {
  return MANIFEST.replace('from: dev', `from: dev\n    rules: { tested: ${rule} }`)
}

async function release({ options }: Story, more: Partial<RunOptions> = {}) {
  return promote(options({ stage: 'release', ...more }), listening())
}

function refused(reason: unknown) {
  return {
    exitCode: 4,
    failure: { code: 'refused-by-rule' },
    apps: [{ blockedBy: 'rule', reason: expect.stringMatching(/^rule `tested`: /), tested: { message: reason } }],
  }
}

test('a copy is refused until its tests have passed on exactly this', async () => {
  const told = await story({ 'cwl-promote.yml': withRule('tests') })
  const { folder, platform, run, install, options } = told
  await install()
  const never = 'not yet run in dev on exactly this: sorts, fails; run `cwl-promote test --stage dev`'
  expect(await release(told)).toMatchObject(refused(never))
  await run()
  expect(await release(told)).toMatchObject(
    refused('still running in dev: sorts, fails; run `cwl-promote test --stage dev --wait 30m`'),
  )
  finish(platform, 4)
  expect(await release(told)).toMatchObject(refused('the test sorts failed in dev: sorted.size: expected 3, found 4'))
  write(folder, { 'tests/a.yml': TESTS.replace('size: 3', 'size: 4') })
  const tested = { state: 'passed', message: 'tested in dev just now', url: expect.stringContaining('/tasks/') }
  expect(await plan(options({ stage: 'release' }), listening())).toMatchObject({ exitCode: 0, apps: [{ tested }] })
  expect(await status(options({}), listening())).toMatchObject({ apps: [{ stages: [{ stage: 'dev', tested }] }] })
  expect(await release(told)).toMatchObject({ exitCode: 0, apps: [{ outcome: 'created', tested }] })
  write(folder, { 'sort.cwl': SORT.replace('baseCommand: sort', 'baseCommand: [sort, -r]') })
  await install()
  expect(await release(told)).toMatchObject(refused(never))
})

test.each([
  ['each task has its own folder', {}, ['out.txt', 'out.txt']],
  ['tasks of an older version have none', { output_location: null }, ['out.txt', '_1_out.txt']],
] as const)('an app is tested and released twice in one project: %s', async (_what, details, names) => {
  const told = await story({ 'cwl-promote.yml': withRule('tests') })
  const { store } = told.platform
  for (const [command, outcome] of [
    ['sort', 'created'],
    ['[sort, -r]', 'updated'],
  ] as const) {
    write(told.folder, { 'sort.cwl': SORT.replace('baseCommand: sort', `baseCommand: ${command}`) })
    await told.install()
    expect(await told.run()).toMatchObject({ exitCode: 10, counts: { started: 2 } })
    for (const { id } of store.listTasks({ status: 'QUEUED' }, 0, 2)) store.setTask(id, 'QUEUED', details)
    finish(told.platform, 3)
    expect(await told.run()).toMatchObject({ exitCode: 0, counts: { passed: 2 } })
    expect(await release(told)).toMatchObject({ exitCode: 0, apps: [{ outcome }] })
  }
  const completed = store.listTasks({ status: 'COMPLETED', ascending: true }, 0, 2)
  expect(completed.map((task) => task.details['outputs'])).toMatchObject(names.map((name) => ({ sorted: { name } })))
})

test('with task, one completed task of it is enough', async () => {
  const told = await story({ 'cwl-promote.yml': withRule('task') })
  await told.install()
  expect(await release(told)).toMatchObject(refused('no task of exactly this completed in dev; run it there'))
  const task = { project: 'acme/dev', name: 'by hand', app: 'acme/dev/sort/0', details: {} }
  told.platform.store.setTask(told.platform.store.addTask(task).id, 'COMPLETED')
  expect(await release(told)).toMatchObject({ exitCode: 0 })
})

test('a stage that is installed from files has the tasks of tested-in', async () => {
  const manifest = MANIFEST.replace('from: dev', 'rules: { tested: tests, tested-in: dev }').replace(
    'project: acme/release',
    'project: acme/release\n    files: { tests/lines.txt: lines-1 }',
  )
  const told = await story({ 'cwl-promote.yml': manifest })
  await told.install()
  await told.run()
  finish(told.platform, 3)
  expect(await release(told)).toMatchObject({ exitCode: 0 })
  write(told.folder, { 'sort.cwl': SORT.replace('sort\n', '[sort, -r]\n') })
  expect(await release(told)).toMatchObject(
    refused(expect.stringContaining('on exactly this: sorts, fails; promote it to dev and run')),
  )
})

test('what cannot be known refuses', async () => {
  const told = await story({ 'cwl-promote.yml': withRule('tests'), 'tests/a.yml': '[]\n' })
  await told.install()
  expect(await release(told)).toMatchObject(
    refused('it has no test; write one, or set `tested: task` or `tested: off`'),
  )
  told.platform.faults.set([{ kind: 'array', path: '/v2/tasks' }])
  expect(await release(told)).toMatchObject(refused(expect.stringContaining('the tasks of acme/dev cannot be read')))
})

test('the status names the place of a mistake in a file of tests, and is reported', async () => {
  const told = await story({ 'cwl-promote.yml': withRule('tests') })
  await told.install()
  write(told.folder, { 'tests/a.yml': TESTS.replace('tool:', 'tol:') })
  const { failure } = await plan(told.options({ stage: 'release' }), listening())
  const { at, message } = failure ?? {}
  expect(at).toMatchObject({ file: 'tests/a.yml', line: expect.any(Number) })
  expect(await status(told.options({}), listening())).toMatchObject({
    exitCode: 0,
    notices: [
      expect.stringContaining(
        `Whether apps are tested is not known: tests/a.yml:${at?.line}:${at?.column}: ${message}`.replace(/\.$/, ''),
      ),
    ],
  })
})

const PASSED = { sorted: { class: 'File', name: 'out.txt', size: 3 } }

/** A member starts a task on the platform, in the name of the test `sorts`, and it completes. */
function forge({ platform: { store } }: Story, change: (task: StoredTask) => Partial<StoredTask>): void {
  const real = store.listTasks({ ascending: true }, 0, 10).find(({ name }) => name.includes('sorts'))
  if (real === undefined) throw new Error('the test was not started')
  store.setTask(real.id, 'ABORTED')
  const forged = store.addTask({ ...real, ...change(real) })
  store.setTask(forged.id, 'COMPLETED', { outputs: PASSED })
}

test.each<readonly [what: string, change: (task: StoredTask) => Partial<StoredTask>, reason: string]>([
  [
    'another file',
    ({ details }) => ({ details: { ...details, inputs: { lines: { class: 'File', path: 'lines-2' } } } }),
    'lines: expected {"class":"File","path":"lines-1"}, found {"class":"File","path":"lines-2"}',
  ],
  [
    'one more value',
    ({ details }) => ({ details: { ...details, inputs: { ...asObject(details['inputs']), reverse: true } } }),
    'reverse: expected null, found true',
  ],
  [
    'no note of the digest',
    ({ details }) => ({ details: { ...details, description: 'mine' } }),
    'its description does',
  ],
])('a task with the name of a test and %s releases nothing', async (_what, change, reason) => {
  const told = await story({ 'cwl-promote.yml': withRule('tests') })
  told.platform.store.addFile({ id: 'lines-2', project: 'acme/dev', name: 'lines.txt', size: 2 })
  await told.install()
  await told.run()
  forge(told, change)
  const { store } = told.platform
  for (const task of store.listTasks({ status: 'ABORTED' }, 0, 1)) store.setTask(task.id, 'DRAFT')
  finish(told.platform, 3)
  expect(await release(told)).toMatchObject(refused(expect.stringContaining(`(a task has its name, but ${reason}`)))
})

test('a task of other test data than the repository has is stale', async () => {
  const told = await story({ 'cwl-promote.yml': withRule('tests') })
  await told.install()
  await told.run()
  finish(told.platform, 3)
  expect(await release(told, { dryRun: true })).toMatchObject({ exitCode: 0 })
  write(told.folder, { 'tests/lines.txt': 'c\nb\na\n' })
  const stale = 'stale: tests/lines.txt has 6 bytes here, and 2 there (lines-1)'
  expect(await told.run()).toMatchObject({ exitCode: 5, tests: [{ reason: expect.stringContaining(stale) }, {}] })
  expect(await release(told)).toMatchObject(refused(expect.stringContaining(stale)))
  write(told.folder, { 'tests/lines.txt': LFS_POINTER })
  expect(await release(told)).toMatchObject({ exitCode: 0 })
})

const LFS_POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 2\n`

test('doctor says of the files what test would say', async () => {
  const told = await story()
  await told.install()
  const diagnose = async () => {
    const { findings } = await doctor({ ...told.options({}), environment: {} }, listening())
    return findings.filter(({ check }) => check === 'tests').map((each) => `${each.status}: ${each.message}`)
  }
  expect(await diagnose()).toEqual(['ok: the stage dev has 1 file for 2 tests'])
  write(told.folder, { 'tests/lines.txt': 'c\nb\na\n' })
  expect(await diagnose()).toEqual([
    expect.stringContaining('would not start: stale: tests/lines.txt has 6 bytes here'),
  ])
  write(told.folder, { 'cwl-promote.yml': MANIFEST.replace('lines-1', 'lines-9') })
  expect(await diagnose()).toEqual([expect.stringContaining('there is no file "lines-9"')])
})

test('a checksum is compared by reading the file, and what cannot be read does not count as passed', async () => {
  const checksum = 'sha1$55ca6286e3e4f4fba5d0448333fa99fc5a404a73'
  const manifest = withRule('tests')
  const told = await story({
    'cwl-promote.yml': manifest,
    'tests/a.yml': TESTS.replace('size: 3', `checksum: "${checksum}"`),
  })
  const { store } = told.platform
  await told.install()
  await told.run()
  finish(told.platform, 3)
  const [{ path = '' } = {}] = store
    .listTasks({ status: 'COMPLETED' }, 0, 1)
    .map(({ details }) => asObject(asObject(details['outputs'])['sorted']))
  const partly = { state: 'passed', reason: '1 checksum not compared', notCompared: [{ path: 'sorted.checksum' }] }
  expect(await told.run()).toMatchObject({ exitCode: 0, tests: [partly, {}] })
  expect(await release(told)).toMatchObject(
    refused('the test sorts is not known in dev: it passed, but 1 checksum not compared'),
  )
  write(told.folder, {
    'cwl-promote.yml': manifest.replace('tested: tests', 'tested: tests, tested-not-compared: allow'),
  })
  const message = 'tested in dev just now (sorts: 1 checksum not compared)'
  expect(await plan(told.options({ stage: 'release' }), listening())).toMatchObject({ apps: [{ tested: { message } }] })
  write(told.folder, { 'cwl-promote.yml': manifest })
  const place = store.placeOf(typeof path === 'string' ? path : '')
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, 'ho\n')
  expect(await told.run()).toMatchObject({ exitCode: 7, tests: [{ state: 'failed' }, {}] })
  writeFileSync(place, 'hi\n')
  expect(await told.run()).toMatchObject({ exitCode: 0, tests: [{ state: 'passed' }, {}] })
  expect(await release(told)).toMatchObject({ exitCode: 0 })
})

test.each([
  ['a list of one', 'baseCommand: sort', 'baseCommand: [sort]', '"baseCommand":"sort"', '"baseCommand":["sort"]'],
  // cwltool writes the two to a command line as two texts.
  ['a number', 'default: 1,', 'default: 1.0,', '"default":1', '"default":1.0'],
])('another spelling of the same description is not exactly this: %s', async (_what, ...spellings) => {
  const [written, other, installed, edited] = spellings
  const inputs = 'inputs: { n: { type: float, default: 1, inputBinding: {} }, lines:'
  const tool = SORT.replace('inputs: { lines:', inputs)
  const told = await story({ 'cwl-promote.yml': withRule('tests'), 'sort.cwl': tool })
  await told.install()
  await told.run()
  finish(told.platform, 3)
  expect(await plan(told.options({ stage: 'release' }), listening())).toMatchObject({ exitCode: 0 })
  write(told.folder, { 'sort.cwl': tool.replace(written, other) })
  const { store } = told.platform
  const address = { owner: 'acme', project: 'dev', app: 'sort' }
  store.install(address, (store.latest(address)?.text ?? '').replace(installed, edited))
  expect(await release(told)).toMatchObject(refused(expect.stringContaining('not yet run in dev on exactly this')))
})

function asObject(value: JsonValue | undefined): JsonObject {
  return value !== undefined && isObject(value) ? value : {}
}
