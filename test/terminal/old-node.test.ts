import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

import { afterAll, expect, test } from '@jest/globals'

import { MANIFEST, tool } from '../commands/support.ts'
import { dedent } from '../support/dedent.ts'
import { writeFiles } from '../support/files.ts'
import { startPlatform, TOKEN } from '../support/local-platform.ts'
import { daily, nightly } from '../support/nightly.ts'
import { BIN, BUNDLE, COMPILE_CACHE } from '../support/programs.ts'
import { inputVariables } from '../support/runner-environment.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-node-'))

afterAll(() => rmSync(folder, { recursive: true }))

const OLDER =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.19.0"}})'

/** What Node 20 does not have of that which the program uses. */
const LACKING = `${OLDER};delete Map.groupBy;delete Object.groupBy;delete Promise.withResolvers`

/** Runs a file with a Node that says it is of version 20: an old one is not at hand everywhere. */
function runWithOldNode(
  file: string,
  ...argv: readonly string[]
): { readonly code: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', OLDER, file, ...argv], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { code: status, stdout, stderr }
}

test('an old Node starts the Node of the clone and returns its exit code', () => {
  // What `npm ci` installs; without it this test could only pass by chance.
  expect(existsSync(join(root, 'node_modules', 'node'))).toBe(true)
  expect(runWithOldNode(BIN, '--version')).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    stderr: '',
  })
  expect(runWithOldNode(BIN, 'validate', 'no such file.cwl')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('there is no file no such file.cwl'),
  })
})

const SIGNALS = daily(['SIGINT', 'SIGTERM', 'SIGHUP'] as const, (signal) => signal === 'SIGTERM')

/** A platform that an old Node has handed over, and that runs: both processes, and how the first of them ends. */
async function servingPlatform(detached = false) {
  const child = spawn(
    process.execPath,
    ['--import', OLDER, BIN, 'platform', '--data', join(folder, 'data'), '--json'],
    { cwd: folder, detached, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const ended = once(child, 'close')
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  await once(child.stdout, 'data')
  const pid = child.pid ?? 0
  return {
    pid,
    handedTo: Number(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })),
    ended: async () => ({ code: ((await ended) as readonly unknown[])[0], stderr }),
  }
}

test.each(SIGNALS)('%s to only the old Node is passed on', async (signal) => {
  const { pid, ended } = await servingPlatform()
  process.kill(pid, signal)
  expect(await ended()).toMatchObject({ code: 0 })
})

test.each(SIGNALS)('%s to both processes counts once', async (signal) => {
  const { pid, ended } = await servingPlatform(true)
  process.kill(-pid, signal)
  const { code, stderr } = await ended()
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('stopped at once')])
})

/** A promotion that an old Node has handed over, while an install takes its time: a group of processes of its own. */
async function promotion() {
  const platform = await startPlatform({ faults: [{ kind: 'latency', milliseconds: 3_000, method: 'POST' }] })
  writeFiles(folder, { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') })
  const argv = ['promote', '--stage', 'dev', '--json', '--no-report-exports']
  const child = spawn(process.execPath, ['--import', OLDER, BIN, ...argv], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COMPILE_CACHE, CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN },
  })
  const ended = once(child, 'close')
  const stdout = text(child.stdout)
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk
  })
  while (platform.store.countRequests('POST') === 0) await sleep(5)
  const patience = async (): Promise<void> => {
    while (!stderr.includes('Ctrl+C again stops at once')) await sleep(5)
  }
  return {
    pid: child.pid ?? 0,
    patience,
    ended: async () => ({ code: ((await ended) as readonly unknown[])[0], stdout: await stdout, stderr }),
  }
}

nightly('SIGINT to both processes counts once, even if the old Node handles it late', async () => {
  const { pid, patience, ended } = await promotion()
  process.kill(pid, 'SIGSTOP')
  process.kill(-pid, 'SIGINT')
  await patience()
  process.kill(pid, 'SIGCONT')
  const { code, stdout, stderr } = await ended()
  expect([code, stderr]).toEqual([130, expect.not.stringContaining('stopped at once')])
  expect(JSON.parse(stdout)).toMatchObject({ counts: { created: 1 } })
})

nightly.each(['both', 'an old Node alone'] as const)('a second Ctrl+C to %s ends the run at once', async (receiver) => {
  const { pid, patience, ended } = await promotion()
  const target = receiver === 'both' ? -pid : pid
  process.kill(target, 'SIGINT')
  await patience()
  process.kill(target, 'SIGINT')
  expect(await ended()).toMatchObject({ code: 130, stdout: '', stderr: expect.stringContaining('stopped at once') })
})

const ON_WINDOWS = 'data:text/javascript,Object.defineProperty(process,"platform",{value:"win32"})'

nightly('on Windows, the old Node passes no signal on', async () => {
  const clone = join(folder, 'clone')
  for (const part of ['src', 'node_modules/node/bin']) mkdirSync(join(clone, part), { recursive: true })
  copyFileSync(join(root, 'src', 'bin.ts'), join(clone, 'src', 'bin.ts'))
  symlinkSync(process.execPath, join(clone, 'node_modules', 'node', 'bin', 'node.exe'))
  writeFileSync(
    join(clone, 'src', 'cli.ts'),
    dedent`
      process.stdin.on('end', () => process.exit(7)).resume()
      console.log('runs')
    `,
  )
  const child = spawn(process.execPath, ['--import', OLDER, '--import', ON_WINDOWS, join(clone, 'src', 'bin.ts')], {
    stdio: 'pipe',
  })
  const ended = once(child, 'close')
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  await sleep(200)
  child.stdin.end()
  expect(await ended).toEqual([7, null])
})

nightly('a process that a signal ended gives the exit code of a shell', async () => {
  const { handedTo, ended } = await servingPlatform()
  process.kill(handedTo, 'SIGKILL')
  expect(await ended()).toMatchObject({ code: 128 + 9 })
})

test('an old Node without another one names the required version', () => {
  mkdirSync(join(folder, 'src'))
  copyFileSync(join(root, 'src', 'bin.ts'), join(folder, 'src', 'bin.ts'))
  const { code, stdout, stderr } = runWithOldNode(join(folder, 'src', 'bin.ts'), '--version')
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).toBe(`${SENTENCE}\n`)
})

const SENTENCE =
  'cwl-promote needs Node.js 24 or later, and this is 20.19.0. In a clone, `npm ci` brings Node 24 along; elsewhere install it from https://nodejs.org/.'

test('the bundle needs no function of a newer Node to say so', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', LACKING, BUNDLE], {
    env: { ...inputVariables({ command: 'validate' }), GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, expect.stringContaining(`::error::${SENTENCE}\n`)])
})

test('the library of the package says the same when it is imported', () => {
  const script = join(folder, 'package.mjs')
  const library = JSON.stringify(pathToFileURL(join(root, 'lib', 'library', 'index.js')).href)
  writeFileSync(script, `await import(${library}).catch(({ message }) => console.log(message))\n`)
  expect(runWithOldNode(script)).toEqual({ code: 0, stdout: `${SENTENCE}\n`, stderr: '' })
})

test('the library and the action say the same', () => {
  const script = join(folder, 'library.mjs')
  const library = JSON.stringify(pathToFileURL(join(root, 'src', 'index.ts')).href)
  writeFileSync(
    script,
    `const { validate } = await import(${library})\nconst { failure } = await validate({ files: ['.'] })\nconsole.log(\`\${failure.message}. \${failure.fix}\`)\n`,
  )
  expect(runWithOldNode(script)).toEqual({ code: 0, stdout: `${SENTENCE}\n`, stderr: '' })
  const { status, stdout } = spawnSync(process.execPath, ['--import', OLDER, join(root, 'src', 'action.ts')], {
    env: { ...inputVariables({ command: 'validate' }), GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder },
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, expect.stringContaining(`::error::${SENTENCE}\n`)])
})
