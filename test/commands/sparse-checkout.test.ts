import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { validate } from '../../src/commands/validate.ts'
import { committedRepository, git } from '../support/git.ts'
import { listening, MANIFEST, optionsFor, tool, workflow } from './support.ts'

/** A sparse checkout of the folder `part`. */
function sparse(): string {
  const folder = committedRepository({
    'part/main.cwl': workflow('../other/tool.cwl'),
    'other/tool.cwl': tool('a'),
    '.github/cwl-promote.yml': MANIFEST,
  })
  git(folder, 'sparse-checkout', 'set', 'part')
  return folder
}

const FIX = expect.stringContaining('This is a sparse checkout. If it leaves files out')

test('the fix for a file that does not exist mentions a sparse checkout, and works', async () => {
  const folder = sparse()
  git(folder, 'sparse-checkout', 'add', '.github')
  const run = async (...files: readonly string[]) => validate(optionsFor(folder, undefined, { files }), listening())
  expect((await run('other/*.cwl')).failure).toMatchObject({ fix: FIX })
  expect((await run('part/man.cwl')).failure).toMatchObject({ fix: 'Did you mean "part/main.cwl"?' })
  expect((await run('part/main.cwl')).problems).toMatchObject([{ code: 'no-such-file', fix: FIX }])
  git(folder, 'sparse-checkout', 'add', 'other')
  expect(await run('part/main.cwl')).toMatchObject({ exitCode: 0 })
})

test('what a glob or folder would find is a notice, and an error in strict runs', async () => {
  const folder = sparse()
  git(folder, 'sparse-checkout', 'add', '.github')
  const run = async (files: readonly string[], strict = false) =>
    validate(optionsFor(folder, undefined, { files, strict }), listening())
  const left = 'this sparse checkout leaves out 1 file that **/*.cwl would find: other/tool.cwl'
  expect((await run(['**/*.cwl'])).notices).toContainEqual(expect.stringContaining(left))
  expect((await run(['**/*.cwl'], true)).failure).toMatchObject({ code: 'git', message: left })
  for (const files of [['part'], ['part/*.cwl'], ['.', '!other/**'], ['part/main.cwl']])
    expect((await run(files)).notices).not.toContainEqual(expect.stringContaining('sparse'))
})

test('a plan needs all files that its globs would find', async () => {
  const folder = committedRepository({
    'a/a.cwl': tool('a'),
    'b/b.cwl': tool('b'),
    'cwl-promote.yml': 'version: 1\nstages: {dev: {project: acme/dev}}\napps: [{path: "*/*.cwl"}]\n',
  })
  git(folder, 'sparse-checkout', 'set', 'a')
  const planned = async () => plan(optionsFor(folder, undefined, { offline: 'test' }), listening())
  expect(await planned()).toMatchObject({ exitCode: 2, failure: { message: expect.stringContaining('b/b.cwl') } })
  git(folder, 'sparse-checkout', 'add', 'b')
  expect(await planned()).toMatchObject({ exitCode: 0 })
})

test('a configuration that a sparse checkout leaves out is an error', async () => {
  expect(await validate(optionsFor(sparse(), undefined, {}), listening())).toMatchObject({
    exitCode: 2,
    failure: {
      code: 'configuration',
      message: 'the configuration file of the repository is not checked out',
      fix: expect.stringContaining('git sparse-checkout add .github,'),
    },
  })
})
