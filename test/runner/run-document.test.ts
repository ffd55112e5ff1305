import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, test } from '@jest/globals'

import { runDocument } from '../../src/runner/run-document.ts'
import { temporaryFolder } from '../support/local-platform.ts'

/** A runner that is this program. */
function runnerOf(program: string): string {
  const file = join(temporaryFolder(), 'runner.mjs')
  writeFileSync(file, program)
  return `${process.execPath} ${file}`
}

const never = new AbortController().signal
const work = { description: { class: 'CommandLineTool' }, job: { text: 'hi' } }

test('a runner gets the document and the job, a folder for outputs, and no secret', async () => {
  process.env['CWL_PROMOTE_TOKEN'] = 'secret'
  const runner = runnerOf(`
    import { readFileSync } from 'node:fs'
    const [document, job] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
    console.log(JSON.stringify({ document, job, token: process.env.CWL_PROMOTE_TOKEN ?? null, place: process.cwd() }))`)
  const folder = join(temporaryFolder(), 'task')
  expect(await runDocument(runner, { ...work, folder }, never)).toMatchObject({
    kind: 'completed',
    outputs: { document: work.description, job: work.job, token: null, place: expect.stringMatching(/outputs$/) },
  })
  delete process.env['CWL_PROMOTE_TOKEN']
})

test.each([
  ['console.error("one\\n\\ntwo"); process.exit(3)', 'failed', 'the runner ended with code 3\none\ntwo'],
  ['console.log("not JSON")', 'failed', 'the runner printed no outputs'],
  ['process.kill(process.pid, "SIGKILL")', 'failed', 'the runner ended with code none'],
])('a runner that does %s has failed, with its last lines', async (program, kind, message) => {
  expect(await runDocument(runnerOf(program), work, never)).toMatchObject({ kind, message })
})

test('what went wrong is shown, and not where the program was', async () => {
  const message = "TypeError: Cannot read properties of null (reading 'toLowerCase')"
  const program = `
    const deep = (left) => (left === 0 ? null.toLowerCase() : deep(left - 1))
    process.on('exit', () => { for (let n = 0; n < 9; n += 1) console.error('INFO [job] ' + n) })
    deep(20)`
  const end = await runDocument(runnerOf(program), work, never)
  expect(end).toMatchObject({ kind: 'failed', message: expect.stringContaining(message) })
  expect(end).not.toMatchObject({ message: expect.stringContaining(' at deep') })
})

test('a folder that is given keeps the documents and the log', async () => {
  const folder = join(temporaryFolder(), 'task')
  await runDocument(runnerOf('console.error("hello"); console.log("{}")'), { ...work, folder }, never)
  expect(readdirSync(folder).toSorted()).toEqual(['app.cwl', 'job.json', 'outputs', 'runner.log'])
  expect(readFileSync(join(folder, 'runner.log'), 'utf8')).toBe('hello\n')
})

test('a runner that does not exist is named', async () => {
  expect(await runDocument('/nowhere/cwltool --x', work, never)).toMatchObject({
    kind: 'no-runner',
    message: 'the runner /nowhere/cwltool cannot be started: it is not installed, or not in PATH',
  })
})

test('when the run ends, the runner and what it started end too', async () => {
  const folder = temporaryFolder()
  const [ready, ended] = [join(folder, 'ready'), join(folder, 'ended')]
  const child = `
    const { writeFileSync } = require('node:fs')
    process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(ended)}, ''); process.exit() })
    setTimeout(() => {}, 60000)
    writeFileSync(${JSON.stringify(ready)}, '')`
  const runner = runnerOf(`
    import { spawn } from 'node:child_process'
    spawn(process.execPath, ['-e', ${JSON.stringify(child)}])
    setTimeout(() => {}, 60000)`)
  const controller = new AbortController()
  const running = runDocument(runner, work, controller.signal)
  while (!existsSync(ready)) await sleep(20)
  controller.abort()
  await expect(running).rejects.toThrow()
  while (!existsSync(ended)) await sleep(20)
})
