import { expect, test } from '@jest/globals'

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

const FIX = expect.stringContaining('This is a sparse checkout. If it leaves the file out')

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
