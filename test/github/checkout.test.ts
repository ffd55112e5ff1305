import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { lookAtCheckout } from '../../src/github/checkout.ts'
import { writeFiles } from '../support/files.ts'
import { commit, committedRepository, git, headOf } from '../support/git.ts'
import { temporaryFolder } from '../support/local-platform.ts'

const STARTED = '0123456789abcdef0123456789abcdef01234567'
const NEVER = new AbortController().signal
const ENV = { GITHUB_REPOSITORY: 'Octo/rnaseq', GITHUB_SHA: STARTED }

test('without a clone, the commit is that of the workflow', async () => {
  const started = { commit: STARTED, isOfWorkflow: true, startedFor: STARTED }
  expect(await lookAtCheckout(temporaryFolder(), ENV, NEVER)).toEqual(started)
  expect(await lookAtCheckout('/no/such/folder', ENV, NEVER)).toEqual(started)
})

test('a path that is a file, or below one, gives the commit of the workflow', async () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'a.cwl': '{}' })
  for (const path of ['a.cwl', 'a.cwl/below'])
    expect(await lookAtCheckout(join(folder, path), ENV, NEVER)).toMatchObject({ commit: STARTED, isOfWorkflow: true })
})

test('a clone without a commit gives the commit of the workflow', async () => {
  const folder = temporaryFolder()
  git(folder, 'init', '-q')
  expect(await lookAtCheckout(folder, ENV, NEVER)).toEqual({ commit: STARTED, isOfWorkflow: true })
})

test('with a clone, the commit is the one that is checked out', async () => {
  const folder = committedRepository({ 'a.cwl': '{}' })
  const first = headOf(folder)
  commit(folder, { 'a.cwl': '[]' })
  git(folder, 'checkout', '-q', first)
  expect(await lookAtCheckout(folder, ENV, NEVER)).toEqual({ commit: first, isOfWorkflow: true })
})

test.each([
  'https://github.com/octo/rnaseq',
  'https://github.com/octo/rnaseq.git/',
  'git@github.com:octo/rnaseq.git',
  'ssh://git@ghe.example/Octo/RNAseq',
])('%s is the repository of the workflow', async (remote) => {
  const folder = committedRepository({})
  git(folder, 'remote', 'add', 'origin', remote)
  expect(await lookAtCheckout(folder, ENV, NEVER)).toEqual({
    commit: headOf(folder),
    isOfWorkflow: true,
  })
})

test.each([
  'https://github.com/octo/other',
  'https://github.com/mallory/octo-rnaseq',
  'https://github.com/mallory/rnaseq.git',
  '../rnaseq',
])('the remote %s is another repository, so there is no commit', async (remote) => {
  const folder = committedRepository({})
  git(folder, 'remote', 'add', 'origin', remote)
  expect(await lookAtCheckout(folder, ENV, NEVER)).toEqual({ commit: undefined, isOfWorkflow: false })
})
