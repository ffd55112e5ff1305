import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { commit, committedRepository } from '../support/git.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { linesOf, listening, MANIFEST, optionsFor, tool, workflow } from './support.ts'

const RUNNING = JSON.stringify({
  cwlVersion: 'v1.2',
  class: 'Workflow',
  inputs: [],
  outputs: [],
  steps: [
    {
      id: 'say',
      in: [],
      out: [],
      run: { class: 'CommandLineTool', cwlVersion: 'v1.2', baseCommand: ['echo'], inputs: [], outputs: [] },
    },
  ],
})

/** A promoted repository, and an app on the platform that has no file in it. */
async function repository() {
  const platform = await startPlatform()
  const folder = committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') })
  const options = { ...optionsFor(folder, platform.url, { stage: 'dev', reportExports: false }), force: false }
  await promote(options, listening())
  platform.store.install(parseAddress('acme/dev/found'), RUNNING)
  return { platform, folder, options }
}

test('an app without a file is written into a folder, and a plan then has no change', async () => {
  const { folder, options } = await repository()
  const report = await pull({ ...options, apps: ['found'], to: './apps' }, listening())
  expect(report).toMatchObject({
    exitCode: 0,
    written: true,
    notices: [
      'apps/found.cwl, apps/found/say.cwl are new: add them to git with `git add`, or other clones lack them.',
      'Add what is new to `apps` in cwl-promote.yml, unless a row there finds it.',
    ],
    apps: [{ name: 'found', outcome: 'pulled', files: ['apps/found.cwl', 'apps/found/say.cwl'] }],
  })
  expect(readFileSync(join(folder, 'apps/found.cwl'), 'utf8')).toMatch(/^cwlVersion: v1\.2\nclass: Workflow\n/)
  expect(linesOf(await plan(options, listening()))).toEqual(['a unchanged', 'found unchanged'])
})

test('the command line accepts one app and its folder, also without a configuration', async () => {
  const { folder, platform } = await repository()
  const env = { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN }
  const argv = ['pull', '--project', 'acme/dev', '--app', 'found', '--to', 'new/deep']
  const run = await runCli(argv, { cwd: folder, env })
  expect(run).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('→ new/deep/found.cwl, new/deep/found/say.cwl'),
  })
  const again = await runCli(argv, { cwd: folder, env })
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('new/deep/found.cwl is there already') })
})

test.each([
  [{ apps: ['a'], to: 'new' }, 'acme/dev/a has the file apps/a.cwl already'],
  [{ to: 'new' }, 'the dialect documented cannot list the apps of a project'],
  [{ apps: ['found'], to: '../out' }, '`to` is "../out", which is not a folder of the repository'],
  [{ apps: ['found'], to: '' }, '`to` is empty'],
  [{ apps: ['x/y'], to: 'new' }, 'no app can be named "x/y": it contains a slash'],
  [
    { apps: ['found'], to: 'new', name: 'b', project: 'acme/dev', stage: undefined },
    '`to` and `name` exclude one another',
  ],
  [{ name: 'b' }, '`name` is for runs without a configuration file'],
])('%j is refused: %s', async (more, message) => {
  const { folder, options } = await repository()
  const { stage, ...rest } = { ...options, ...more }
  const given = stage === undefined ? rest : { ...rest, stage }
  expect(await pull(given, listening())).toMatchObject({ exitCode: 2, written: false, failure: { message } })
  expect(existsSync(join(folder, 'new'))).toBe(false)
})

test('a named app that is not on the platform fails the run', async () => {
  const { options } = await repository()
  expect(await pull({ ...options, apps: ['nowhere', 'found'], to: 'new' }, listening())).toMatchObject({
    exitCode: 5,
    apps: [{ outcome: 'absent' }, { outcome: 'pulled' }],
  })
})

nightly('without a configuration, one app can have another name than its file', async () => {
  const { platform, folder } = await repository()
  const given = { project: 'acme/other', files: ['apps/a.cwl'], name: 'say-hello', reportExports: false }
  const options = optionsFor(folder, platform.url, given)
  expect(linesOf(await plan(options, listening()))).toEqual(['say-hello create'])
  expect(await promote(options, listening())).toMatchObject({ exitCode: 0 })
  expect(platform.store.latest(parseAddress('acme/other/say-hello'))).toBeDefined()
  expect(linesOf(await plan(options, listening()))).toEqual(['say-hello unchanged'])
  // It is pulled by that name too, and copied under another one.
  expect(await pull({ ...options, force: false }, listening())).toMatchObject({ apps: [{ outcome: 'unchanged' }] })
  const { files: _, ...copy } = {
    ...options,
    copyFrom: 'acme/other',
    project: 'acme/third',
    apps: ['say-hello'],
    name: 'hi',
  }
  expect(linesOf(await promote(copy, listening()))).toEqual(['hi create → created'])
})

test('one of several files is selected by its app name, which can be changed', async () => {
  const { platform, folder } = await repository()
  commit(folder, { 'apps/b.cwl': workflow('a.cwl') })
  const options = optionsFor(folder, platform.url, { project: 'acme/other', files: ['apps'], name: 'hi' })
  expect(linesOf(await plan({ ...options, apps: ['a'] }, listening()))).toEqual(['hi create'])
  expect(linesOf(await plan({ ...options, files: ['apps/a.cwl'], apps: ['hi'] }, listening()))).toEqual(['hi create'])
})

nightly('a name is refused for several apps and if it is not valid', async () => {
  const { platform, folder } = await repository()
  commit(folder, { 'apps/b.cwl': workflow('a.cwl') })
  const options = optionsFor(folder, platform.url, { project: 'acme/other', files: ['apps'], name: 'b' })
  expect(await plan(options, listening())).toMatchObject({
    exitCode: 2,
    failure: { code: 'usage', message: '`name` is the name of one app, and 2 are named' },
  })
  expect(await plan({ ...options, files: ['apps/a.cwl'], name: 'x/y' }, listening())).toMatchObject({
    exitCode: 2,
    failure: {
      message: 'apps/a.cwl gives the app the name "x/y", which it cannot have: it contains a slash',
      fix: 'Rename the file, or give another name with the input `name`.',
    },
  })
})
