import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import type { RunOptions } from '../../src/commands/run/options.ts'
import { status } from '../../src/commands/status.ts'
import { listening, write } from './support.ts'
import { finish, MANIFEST, SORT, story, TESTS, type Story } from './test-story.ts'

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
  expect(await release(told)).toMatchObject(refused(expect.stringContaining('still running in dev: sorts, fails')))
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
