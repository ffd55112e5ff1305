import { chmodSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, test } from '@jest/globals'

import { temporaryFolder } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

/** What tells Windows apart for who reads files: of what is open, the system names another volume than of its path. */
const LIKE_WINDOWS = `
  const fs = process.getBuiltinModule('node:fs')
  const { fstatSync } = fs
  Object.defineProperty(process, 'platform', { value: 'win32' })
  fs.fstatSync = (descriptor) => Object.assign(fstatSync(descriptor), { dev: 7 })
`

/** Tests run on no Windows. */
async function validateLikeWindows(cwd: string, more: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const preload = join(temporaryFolder(), 'windows.cjs')
  writeFileSync(preload, LIKE_WINDOWS)
  return runCli(['validate', '--json', ...more], { cwd, env: { ...env, NODE_OPTIONS: `--require=${preload}` } })
}

test('files are read where the system names the volume in two ways', async () => {
  const run = await validateLikeWindows(repositoryOf({ 'a.cwl': toolText('a'), 'b.cwl': toolText('b'), 'tools/c.cwl': toolText('c') }))
  expect(run.stderr).toBe('')
  expect(JSON.parse(run.stdout)).toMatchObject({ ok: true, documents: [{ path: 'a.cwl' }, { path: 'b.cwl' }, { path: 'tools/c.cwl' }] })
})

test('a hard link into the folder of git is told there, too', async () => {
  const cwd = repositoryOf({ 'a.cwl': toolText('a') })
  mkdirSync(join(cwd, '.git'))
  writeFileSync(join(cwd, '.git', 'config'), toolText('config'))
  linkSync(join(cwd, '.git', 'config'), join(cwd, 'b.cwl'))
  const run = await validateLikeWindows(cwd)
  expect([run.code, run.stdout]).toEqual([3, expect.stringContaining('b.cwl is a hard link into the .git folder')])
})

test('Windows is told to look for git in no working directory, where a repository could bring one', async () => {
  const programs = temporaryFolder()
  const seen = join(programs, 'seen')
  writeFileSync(join(programs, 'git'), `#!/bin/sh\necho "$NoDefaultCurrentDirectoryInExePath" > ${JSON.stringify(seen)}\nexit 1\n`)
  chmodSync(join(programs, 'git'), 0o755)
  await validateLikeWindows(repositoryOf({ 'a.cwl': toolText('a') }), ['--changed-since', 'HEAD'], { PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` })
  expect(readFileSync(seen, 'utf8')).toBe('1\n')
})
