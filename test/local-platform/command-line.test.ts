import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { openStore } from '../../src/local-platform/index.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'

test.each([
  ['an empty state', ['export', 'add', '--state', ''], 'the state of an export job is empty'],
  ['an empty id', ['export', 'add', '--id', ''], 'the id of an export job is empty'],
  ['an empty state to move to', ['export', 'set', 'e', ''], 'the state of an export job is empty'],
  ['a seed over several lines that is none', ['seed', 'lines'], 'is not JSON'],
  ['a seed with a misspelt member', ['seed', 'misspelt.json'], 'misspelt.json: the seed has a member "exprots"; there are projects, apps, exports'],
  ['a folder that is a file', ['seed', 'right.json', '--data', 'lines'], 'cannot be used'],
])('%s is refused in words, and nothing is stored', async (_what, argv, words) => {
  const cwd = temporaryFolder()
  const store = await openStore(join(cwd, 'data'))
  store.addExport({ id: 'e', state: 'FAILED' })
  writeFileSync(join(cwd, 'lines'), 'one\ntwo\n')
  writeFileSync(join(cwd, 'misspelt.json'), '{"exprots":[]}')
  writeFileSync(join(cwd, 'right.json'), '{}')
  const run = await runCli(['platform', ...argv, ...(argv.includes('--data') ? [] : ['--data', 'data'])], { cwd })
  const left = store.listExports({ states: [] }, 0, 10)
  store.close()
  expect(run).toMatchObject({ code: 2, stdout: '' })
  // The message, and what to do about it, each on its line.
  expect(run.stderr).toMatch(/^✗ [^\n]*\n {2}[^\n]*\n$/)
  expect(run.stderr).toContain(words)
  expect(left.map(({ id, state }) => [id, state])).toEqual([['e', 'FAILED']])
})
