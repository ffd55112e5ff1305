import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { createProgress } from '../../src/terminal/run-verb.ts'
import { committedRepository } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { toolText } from '../support/repository.ts'
import { runCli } from '../support/run-cli.ts'

const ARGS = ['--files', 'a.cwl', '--project', 'acme/dev']

/** A platform, and a command line that asks it from a repository with one tool. */
async function scene() {
  const platform = await startPlatform()
  const cwd = committedRepository({ 'a.cwl': toolText('a') })
  return {
    platform,
    run: (argv: readonly string[]) =>
      runCli(argv, { cwd, env: { CWL_PROMOTE_BASE_URL: platform.url, CWL_PROMOTE_TOKEN: TOKEN } }),
    read: (path: string) => readFileSync(join(cwd, path), 'utf8'),
  }
}

test.each([['plan'], ['promote', '--no-report-exports'], ['pull']])(
  '%s --verbose prints every request on standard error',
  async (verb, ...more) => {
    const { run } = await scene()
    const quiet = await run([verb, ...ARGS, ...more, '--json'])
    expect(quiet.stderr).not.toContain('GET ')
    const told = await run([verb, ...ARGS, ...more, '--json', '--verbose'])
    expect(told.stderr).toMatch(/GET \/v2\/apps\/acme\/dev\/a .*(?:200|404)/)
    expect(JSON.parse(told.stdout)).toMatchObject({ project: 'acme/dev' })
  },
)

test.each([['plan'], ['pull']])('%s reports that it waits for the platform', async (verb) => {
  const { platform, run } = await scene()
  platform.faults.set([{ kind: '429', method: 'GET', path: '/v2/apps', times: 1 }])
  const told = await run([verb, ...ARGS])
  expect(told.stderr).toMatch(/^waiting 1\.0 s: the platform asks to slow down \(429\)$/m)
})

test('long work shows its speed and the remaining time', () => {
  let now = 0
  const written: string[] = []
  const write = (text: string): void => void written.push(text)
  const screen = { write, print: write, color: false, width: 60, interactive: true }
  const { show, end } = createProgress(screen, false, () => now)
  show({ kind: 'phase', name: 'validate', total: 100 })
  for (const seconds of [1, 4, 8]) {
    now = seconds * 1000
    for (let count = 0; count < 10; count += 1) show({ kind: 'done' })
  }
  end()
  // A step that was already running when another one failed.
  show({ kind: 'app', name: 'a', target: 'acme/dev/a', outcome: 'cancelled' })
  expect(written.map((text) => text.trim()).filter((text) => text !== '')).toEqual([
    'validating 0/100 …',
    'validating 1/100 …',
    'validating 11/100, 3/s, 32.4 s left …',
    'validating 21/100, 3/s, 30.1 s left …',
  ])
  // Without escape codes, which a terminal without colours may not know.
  expect(written.join('')).not.toContain('\u001B')
})

test('init and merge-records print only their results', async () => {
  const { run, read } = await scene()
  expect(await run(['init', '--project', 'acme/dev', '--verbose'])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('cwl-promote.yml is written'),
    stderr: '',
  })
  expect(read('cwl-promote.yml')).toContain('acme/dev')
  const [record, merged] = [join(temporaryFolder(), 'record.json'), join(temporaryFolder(), 'merged.json')]
  await run(['promote', '--stage', 'dev', '--no-report-exports', '--record', record])
  expect(await run(['merge-records', record, '--new-record', merged, '--verbose'])).toMatchObject({
    code: 0,
    stderr: '',
  })
})
