import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { json, startAnsweringServer } from '../platform/answering-server.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'

test('the command line uses a state file, and a webhook from the environment', async () => {
  const platform = await startPlatform()
  const hook = await startAnsweringServer((_, response) => json(response, 200, 'ok'))
  const cwd = temporaryFolder()
  const env = {
    CWL_PROMOTE_BASE_URL: platform.url,
    CWL_PROMOTE_TOKEN: TOKEN,
    CWL_PROMOTE_WEBHOOK_URL: `${hook.url}/canary-webhook-path`,
  }
  const watch = ['exports', '--state-file', 'state.json', '--fail-on', 'new-failed']
  platform.store.addExport({ id: 'a', state: 'FAILED' })
  platform.store.addExport({ id: 'b', state: 'FAILED' })

  const first = await runCli(watch, { cwd, env })
  expect(first.code).toBe(6)
  expect(first.stdout).toContain('2 export jobs failed (nothing is remembered yet, so each failure is new): a, b.')
  platform.store.setExport('a', 'COMPLETED')
  const second = await runCli([...watch, '--json'], { cwd, env })
  expect(second.code).toBe(0)
  expect(JSON.parse(second.stdout)).toMatchObject({
    state: 'failed',
    newFailed: [],
    recovered: [{ id: 'a', state: 'COMPLETED' }],
  })
  expect((await runCli(watch, { cwd, env })).code).toBe(0)
  expect((await runCli(['exports', '--state-file', 'state.json', '--threshold', '1'], { cwd, env })).code).toBe(0)

  expect(hook.seen.map(({ url, body }) => [url, /"event":"([\w-]+)"/.exec(body)?.[1]])).toEqual([
    ['/canary-webhook-path', 'exports-failing'],
    ['/canary-webhook-path', 'exports-improved'],
  ])
  for (const { stdout, stderr } of [first, second]) expect(stdout + stderr).not.toContain('canary-webhook-path')
  expect(readdirSync(cwd)).toEqual(['state.json'])
  expect(readFileSync(join(cwd, 'state.json'), 'utf8')).not.toContain(TOKEN)
})

test('messages name the flags of the command line', async () => {
  const platform = await startPlatform({ faults: [{ kind: 'array', path: '/v2/storage', times: 1 }] })
  const hook = await startAnsweringServer((_, response) =>
    response.writeHead(302, { location: 'https://example.com/' }).end(),
  )
  const env = {
    CWL_PROMOTE_BASE_URL: platform.url,
    CWL_PROMOTE_TOKEN: TOKEN,
    CWL_PROMOTE_WEBHOOK_URL: `${hook.url}/hook`,
  }
  platform.store.addExport({ id: 'a', state: 'FAILED' })
  const watch = ['exports', '--state-file', 'state.json']
  const cwd = temporaryFolder()
  const unread = await runCli(watch, { cwd, env })
  expect([unread.code, unread.stderr]).toEqual([
    1,
    expect.stringMatching(
      /the body is not of type object\n {2}Check that the base URL is that of the platform, and `--platform`\.\n$/,
    ),
  ])
  const untold = await runCli(watch, { cwd, env })
  expect([untold.code, untold.stdout.replaceAll(/\s+/g, ' ')]).toEqual([
    6,
    expect.stringContaining('it redirects (302), which is not followed. Is `webhook-url` right?'),
  ])
})

test.each([
  [['--fail-on', 'new-failed'], {}, /`fail-on: new-failed` needs to know what the last run saw.*state-file/s],
  [['--fail-on', 'sometimes'], {}, /It is one of failed, new-failed, never/],
  [['--threshold', '-1'], {}, /number/],
  [
    ['--state-file', 'x', '--webhook-url', 'http://example.com/canary-webhook-path'],
    {},
    /webhook URL begins with http:/,
  ],
  [
    [],
    { CWL_PROMOTE_WEBHOOK_URL: 'https://example.com/canary-webhook-path' },
    /`webhook-url` needs to know what the last run saw/,
  ],
])('exports %j %j is a usage error', async (flags, env, message) => {
  const run = await runCli(['exports', ...flags], {
    cwd: temporaryFolder(),
    env: { CWL_PROMOTE_BASE_URL: 'http://127.0.0.1:9', CWL_PROMOTE_TOKEN: TOKEN, ...env },
  })
  expect([run.code, run.stderr]).toEqual([2, expect.stringMatching(message)])
  expect(run.stderr).not.toContain('canary-webhook-path')
})
