import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { expect, test } from '@jest/globals'

import { dedent } from '../support/dedent.ts'
import { temporaryFolder } from '../support/local-platform.ts'
import { repositoryOf, toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

/** What tells Windows apart for who reads files: of what is open, the system names another volume than of its path. */
const LIKE_WINDOWS = `
  const fs = process.getBuiltinModule('node:fs')
  const { fstatSync } = fs
  Object.defineProperty(process, 'platform', { value: 'win32' })
  fs.fstatSync = (descriptor, options) => Object.assign(fstatSync(descriptor, options), { dev: 7n })
`

/** Tests run on no Windows. */
async function validateLikeWindows(
  cwd: string,
  more: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
) {
  const preload = join(temporaryFolder(), 'windows.cjs')
  writeFileSync(preload, LIKE_WINDOWS)
  return runCli(['validate', '--json', ...more], { cwd, env: { ...env, NODE_OPTIONS: `--require=${preload}` } })
}

test('files are read if the system names the volume in two ways', async () => {
  const run = await validateLikeWindows(
    repositoryOf({ 'a.cwl': toolText('a'), 'b.cwl': toolText('b'), 'tools/c.cwl': toolText('c') }),
  )
  expect(run.stderr).toBe('')
  expect(JSON.parse(run.stdout)).toMatchObject({
    ok: true,
    documents: [{ path: 'a.cwl' }, { path: 'b.cwl' }, { path: 'tools/c.cwl' }],
  })
})

test('a hard link to a file of git is refused', async () => {
  const cwd = repositoryOf({ 'a.cwl': toolText('a') })
  mkdirSync(join(cwd, '.git'))
  writeFileSync(join(cwd, '.git', 'config'), toolText('config'))
  linkSync(join(cwd, '.git', 'config'), join(cwd, 'b.cwl'))
  const run = await validateLikeWindows(cwd)
  expect([run.code, run.stdout]).toEqual([3, expect.stringContaining('b.cwl is a hard link into the .git folder')])
})

/** Numbers of files as NTFS and large clusters give them: those of neighbours are one number to a double. */
const LONG_NUMBERS = `
  const fs = process.getBuiltinModule('node:fs')
  const numbers = new Map()
  for (const name of ['fstatSync', 'lstatSync', 'statSync']) {
    const ask = fs[name]
    fs[name] = (file, options) => {
      const exact = ask(file, { ...options, bigint: true })
      if (exact === undefined) return undefined
      if (!numbers.has(exact.ino)) numbers.set(exact.ino, 144115205255725056n + BigInt(numbers.size))
      const ino = numbers.get(exact.ino)
      return options?.bigint ? Object.assign(exact, { ino }) : Object.assign(ask(file, options), { ino: Number(ino) })
    }
  }
`

test('a file with several names is distinguished from files of git, even with long file numbers', async () => {
  const cwd = repositoryOf({ 'a.cwl': toolText('a') })
  mkdirSync(join(cwd, '.git'))
  writeFileSync(join(cwd, '.git', 'config'), 'of git')
  linkSync(join(cwd, 'a.cwl'), join(cwd, 'a.copy'))
  const preload = join(temporaryFolder(), 'long-numbers.cjs')
  writeFileSync(preload, LONG_NUMBERS)
  const run = await runCli(['validate', 'a.cwl'], { cwd, env: { NODE_OPTIONS: `--require=${preload}` } })
  expect([run.code, run.stdout]).toEqual([0, expect.not.stringContaining('hard link')])
})

/** A drive that is not there has not even a root. Here it is the whole disk, but for what a test needs of it. */
const NO_DRIVE = `
  const [fs, promises] = ['node:fs', 'node:fs/promises'].map(process.getBuiltinModule)
  const { existsSync, lstatSync, mkdirSync } = fs
  const { open } = promises
  const isMissing = (path) => path === '/' || /^[/](?:missing|[.]cwl-promote)/.test(path)
  const refuse = () => { throw Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open', errno: -2 }) }
  fs.existsSync = (path) => !isMissing(path) && existsSync(path)
  fs.lstatSync = (path, ...more) => (isMissing(path) ? undefined : lstatSync(path, ...more))
  fs.mkdirSync = (path, ...more) => (isMissing(path) ? refuse() : mkdirSync(path, ...more))
  promises.open = async (path, ...more) => (isMissing(path) ? refuse() : open(path, ...more))
`

test.each([
  [
    'pack',
    ['pack', 'a.cwl', '--output', '/missing/packed.json'],
    '`output`: /missing/packed.json cannot be written: there is no such file or folder (ENOENT)',
  ],
  [
    'platform',
    ['platform', '--data', '/missing/data', '--port', '0'],
    '/missing/data cannot be used as data folder (ENOENT)',
  ],
])('%s reports that it cannot write to a missing drive', async (_, argv, message) => {
  const preload = join(temporaryFolder(), 'no-drive.cjs')
  writeFileSync(preload, NO_DRIVE)
  const run = await runCli(argv, {
    cwd: repositoryOf({ 'a.cwl': toolText('a') }),
    env: { NODE_OPTIONS: `--require=${preload}` },
  })
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining(message)])
})

test('Windows does not look for git in the working directory', async () => {
  const programs = temporaryFolder()
  const seen = join(programs, 'seen')
  writeFileSync(
    join(programs, 'git'),
    dedent`
      #!/bin/sh
      echo "$NoDefaultCurrentDirectoryInExePath" > ${JSON.stringify(seen)}
      exit 1
    `,
  )
  chmodSync(join(programs, 'git'), 0o755)
  await validateLikeWindows(repositoryOf({ 'a.cwl': toolText('a') }), ['--changed-since', 'HEAD'], {
    PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}`,
  })
  expect(readFileSync(seen, 'utf8')).toBe('1\n')
})

/** What another program has open cannot be replaced; it lets go of it after so many tries. */
function heldFor(tries: number): string {
  return `
    const promises = process.getBuiltinModule('node:fs/promises')
    const { rename } = promises
    let left = ${tries}
    Object.defineProperty(process, 'platform', { value: 'win32' })
    promises.rename = async (...paths) => {
      left -= 1
      if (left >= 0) throw Object.assign(new Error('EPERM'), { code: 'EPERM', syscall: 'rename', errno: -1 })
      return rename(...paths)
    }
  `
}

test.each([
  [3, 0, ''],
  [100, 2, 'packed.json cannot be written: permission denied (EPERM)'],
])('replacing a file that another program keeps open for %i tries ends with %i', async (tries, code, told) => {
  const cwd = repositoryOf({ 'a.cwl': toolText('a') })
  const preload = join(temporaryFolder(), 'held.cjs')
  writeFileSync(preload, heldFor(tries))
  const run = await runCli(['pack', 'a.cwl', '--output', 'packed.json'], {
    cwd,
    env: { NODE_OPTIONS: `--require=${preload}` },
  })
  expect([run.code, existsSync(join(cwd, 'packed.json')), run.stderr]).toEqual([
    code,
    code === 0,
    expect.stringContaining(told),
  ])
})
