import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { openStore, parseExportQuirks } from '../../src/local-platform/index.ts'
import { dedent } from '../support/dedent.ts'
import { temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { runCli } from '../support/run-cli.ts'

test.each([
  ['an empty state', ['export', 'add', '--state', ''], 'the state of an export job is empty'],
  [
    'an unknown quirk',
    ['--export-quirk', 'upside-down'],
    'there is no quirk "upside-down" of the list of export jobs; there are ignore-offset, repeat-items, no-links, largest-page=N',
  ],
  ['a page size of zero', ['--export-quirk', 'largest-page=0'], 'there is no quirk "largest-page=0"'],
  ['an empty id', ['export', 'add', '--id', ''], 'the id of an export job is empty'],
  ['an empty new state', ['export', 'set', 'e', ''], 'the state of an export job is empty'],
  ['an invalid seed of several lines', ['seed', 'lines'], 'is not JSON'],
  [
    'a seed with a misspelt member',
    ['seed', 'misspelt.json'],
    'misspelt.json: the seed has a member "exprots"; there are projects, apps, exports',
  ],
  ['a seed that is not UTF-8', ['seed', 'latin-1.json'], 'latin-1.json cannot be read: it is not UTF-8'],
  ['a seed that is a device', ['seed', '/dev/zero'], '/dev/zero cannot be read: it is a device'],
  ['an invalid allowed host', ['--allowed-host', '*'], '"*" is not the name of a host'],
  ['a folder that is a file', ['seed', 'right.json', '--data', 'lines'], 'cannot be used'],
])('%s is refused with a message, and nothing is stored', async (_what, argv, words) => {
  const cwd = temporaryFolder()
  const store = await openStore(join(cwd, 'data'))
  store.addExport({ id: 'e', state: 'FAILED' })
  writeFileSync(
    join(cwd, 'lines'),
    dedent`
      one
      two
    `,
  )
  writeFileSync(join(cwd, 'misspelt.json'), '{"exprots":[]}')
  writeFileSync(join(cwd, 'latin-1.json'), Buffer.from('{"exports":[{"state":"\u00e9"}]}', 'latin1'))
  writeFileSync(join(cwd, 'right.json'), '{}')
  const args = ['platform', ...argv, ...(argv.includes('--data') ? [] : ['--data', 'data'])]
  const run = await runCli(args, { cwd })
  const inJson = await runCli([...args, '--json'], { cwd })
  const left = store.listExports({ states: [] }, 0, 10)
  store.close()
  expect(run).toMatchObject({ code: 2, stdout: '' })
  // The message, and what to do about it, each on its line.
  expect(run.stderr).toMatch(/^✗ [^\n]*\n {2}[^\n]*\n$/)
  expect(run.stderr).toContain(words)
  const [, message = '', fix = ''] = /^✗ ([^\n]*)\n {2}([^\n]*)\n$/.exec(run.stderr) ?? []
  expect([inJson.code, inJson.stderr, JSON.parse(inJson.stdout)]).toEqual([
    2,
    run.stderr,
    { ok: false, failure: { code: 'usage', message, fix } },
  ])
  expect(left.map(({ id, state }) => [id, state])).toEqual([['e', 'FAILED']])
})

test.each([
  ['add', ['export', 'add']],
  ['move', ['export', 'set', 'e', 'COMPLETED']],
  ['load', ['seed', 'seed.json']],
])('a damaged database is reported by the command to %s', async (_what, argv) => {
  const cwd = temporaryFolder()
  const store = await openStore(join(cwd, 'data'))
  store.addExport({ id: 'e', state: 'FAILED' })
  store.close()
  writeFileSync(join(cwd, 'seed.json'), '{"exports":[{"id":"f","state":"FAILED"}]}')
  const database = join(cwd, 'data', 'platform.sqlite')
  // The schema, on the first page, can be read; nothing else can.
  writeFileSync(database, readFileSync(database).fill(0x5a, 4096))
  const run = await runCli(['platform', ...argv, '--data', 'data', '--json'], { cwd })
  expect(run.code).toBe(2)
  expect(JSON.parse(run.stdout)).toEqual({
    ok: false,
    failure: {
      code: 'usage',
      message: 'the database in data cannot be used: database disk image is malformed',
      fix: 'Give another folder, or remove the database in this one to begin again.',
    },
  })
  expect(run.stderr).toMatch(/^✗ the database in data cannot be used: [^\n]*\n {2}[^\n]*\n$/)
})

test.each([
  [['--rate-limit', '5'], 'It is two numbers, such as 100/60.'],
  [['--rate-limit', '0/60'], 'It is two numbers, such as 100/60.'],
  [['--rate-limit', '5/0'], 'It is two numbers, such as 100/60.'],
  [['--rate-limit', '5/60s'], 'It is two numbers, such as 100/60.'],
  [
    ['--data', 'data', '--token', 'fifteen-letters'],
    'cannot start: the token for the platform has fewer than 16 characters',
  ],
  [['--port', '65536'], 'It is a number from 0 to 65535.'],
  [['--port', '80x'], 'It is a number from 0 to 65535.'],
  [['export', 'add', '--data', 'none'], 'none holds no local platform'],
  [['export', 'set', 'e', 'FAILED', '--data', 'none'], 'none holds no local platform'],
])('%j is refused with a message, and no folder is created', async (argv, words) => {
  const cwd = temporaryFolder()
  const run = await runCli(['platform', ...argv], { cwd })
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(words) })
  expect(readdirSync(cwd)).toEqual([])
})

test('--export-quirk changes the list of export jobs', async () => {
  const cwd = temporaryFolder()
  const store = await openStore(join(cwd, 'data'))
  for (let at = 0; at < 5; at += 1) store.addExport({ id: `e${at}`, state: 'COMPLETED' })
  store.close()
  const pages: unknown[] = []
  const run = await runCli(
    [
      'platform',
      '--data',
      'data',
      '--token',
      TOKEN,
      '--export-quirk',
      'largest-page=2',
      '--export-quirk',
      'no-links',
      '--export-quirk',
      'repeat-items',
    ],
    {
      cwd,
      onOutput: (stdout, child) => {
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(stdout)?.[0]
        if (url === undefined || pages.length > 0) return
        pages.push('asked')
        void fetch(`${url}/v2/storage/exports?offset=2`, {
          headers: { 'content-type': 'application/json', 'x-svc-auth-token': TOKEN },
        })
          .then((answer) => answer.json())
          .then((page) => pages.push(page))
          .finally(() => child.kill('SIGTERM'))
      },
    },
  )
  expect(run.code).toBe(0)
  expect(pages[1]).toMatchObject({ items: [{ id: 'e1' }, { id: 'e2' }], links: [] })
  expect(parseExportQuirks(['ignore-offset', 'largest-page=7'])).toEqual({ ignoreOffset: true, largestPage: 7 })
})
