import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, test } from '@jest/globals'

import { gitAt } from '../../src/promotion/git.ts'
import { afterThisTest, temporaryFolder } from '../support/local-platform.ts'

const NEVER = new AbortController().signal

/** Puts something else first where programs are looked for, until the test is over. */
function putFirst(folder: string, variables: Readonly<Record<string, string>>): void {
  const before = { ...process.env }
  Object.assign(process.env, { ...variables, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` })
  afterThisTest(() => {
    for (const name of [...Object.keys(variables), 'PATH']) {
      const value = before[name]
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  })
}

test('git sees neither the token nor any input of the action', async () => {
  const folder = temporaryFolder()
  const seen = join(folder, 'seen')
  writeFileSync(join(folder, 'git'), `#!/bin/sh\nenv > ${JSON.stringify(seen)}\n`)
  chmodSync(join(folder, 'git'), 0o755)
  putFirst(folder, { CWL_PROMOTE_TOKEN: 'canary-in-variable', INPUT_TOKEN: 'canary-in-input', 'INPUT_GITHUB-TOKEN': 'canary-of-github' })
  await gitAt(folder, NEVER).head()
  const environment = readFileSync(seen, 'utf8')
  expect(environment).toContain('PATH=')
  expect(environment).not.toContain('canary')
})

test('outside of a repository there is neither commit nor branch nor tag', async () => {
  const git = gitAt(temporaryFolder(), NEVER)
  expect([await git.head(), await git.branch(), await git.tags(), await git.contains('a'.repeat(40))]).toEqual([undefined, undefined, [], undefined])
  await expect(git.changedSince('main')).rejects.toMatchObject({ code: 'git', message: expect.stringContaining('git knows of no changes since "main": not a git repository') })
})

test('a commit that is no commit is not asked for', async () => {
  expect(await gitAt(temporaryFolder(), NEVER).contains('--upload-pack=x')).toBeUndefined()
})
