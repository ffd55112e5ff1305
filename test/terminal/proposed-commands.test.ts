import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { parseAddress } from '../../src/platform/address.ts'
import { keepFlags } from '../../src/terminal/kept-flags.ts'
import { MANIFEST, tool } from '../commands/support.ts'
import { writeFiles } from '../support/files.ts'
import { commit, committedRepository } from '../support/git.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { runCli, type CliRun } from '../support/run-cli.ts'

/** The commands that a message proposes, in backticks. */
function commandsIn(text: string): readonly string[] {
  return [...text.replaceAll(/\s+/g, ' ').matchAll(/`cwl-promote ([^`]+)`/g)].map(([, command = '']) => command)
}

test('the command that keeps an edit, and the one that brings it back, do so as they are printed', async () => {
  const [platform, other] = [await startPlatform({ dialect: 'seven-bridges' }), await startPlatform()]
  const home = temporaryFolder()
  writeFiles(home, {
    '.sevenbridges/credentials': `[default]\napi_endpoint = ${other.url}/v2\nauth_token = ${TOKEN}\n[lab]\napi_endpoint = ${platform.url}/v2\nauth_token = ${TOKEN}\n`,
  })
  chmodSync(join(home, '.sevenbridges', 'credentials'), 0o600)
  const cwd = committedRepository({ 'conf/stages.yml': MANIFEST, 'apps/a.cwl': tool('a') })
  const run = async (command: string): Promise<CliRun> => runCli(command.split(' '), { cwd, env: { HOME: home } })
  const flags = '--stage dev --profile lab --config conf/stages.yml'
  const first = await run(`promote ${flags} --no-report-exports`)
  const { host } = new URL(platform.url)
  expect([first.code, first.stdout]).toEqual([
    0,
    expect.stringContaining(`✓ acme/dev (stage dev) on ${host} (profile lab): 1 created`),
  ])
  const address = parseAddress('acme/dev/a')
  const edit = (label: string): void => {
    const app: unknown = JSON.parse(platform.store.latest(address)?.text ?? '{}')
    platform.store.install(address, JSON.stringify({ ...Object(app), label, 'sbg:revisionNotes': '' }))
  }

  edit('edited')
  const planned = await run(`plan ${flags}`)
  const [keep = ''] = commandsIn(planned.stdout)
  expect(keep).toBe('pull --stage dev --config conf/stages.yml --profile lab')
  const pulled = await run(keep)
  expect([pulled.code, pulled.stdout]).toEqual([0, expect.stringContaining(`Platform: ${host} (profile lab)`)])
  expect(readFileSync(join(cwd, 'apps/a.cwl'), 'utf8')).toContain('label: "edited"')

  commit(cwd, { 'apps/a.cwl': tool('newer') })
  edit('again')
  const record = join(temporaryFolder(), 'r2.json')
  const promoted = await run(`promote ${flags} --no-report-exports --record ${record}`)
  expect(promoted.stdout.replaceAll(/\s+/g, ' ')).toContain('and was replaced; to undo that:')
  const [undo = ''] = commandsIn(promoted.stdout)
  expect(undo).toBe(`rollback --record ${record} --profile lab`)
  expect((await run(undo)).code).toBe(0)
  expect(JSON.parse(platform.store.latest(address)?.text ?? '{}')).toMatchObject({ label: 'again' })
  expect(other.store.countRequests('POST')).toBe(0)
})

test.each([
  ['`cwl-promote validate` lists all', '`cwl-promote validate --config c.yml` lists all'],
  ['`cwl-promote exports`', "`cwl-promote exports --config c.yml --profile 'my lab' --platform documented --token …`"],
  [
    '`cwl-promote pull --project acme/dev --files a.cwl`',
    "`cwl-promote pull --project acme/dev --files a.cwl --profile 'my lab' --platform documented --token …`",
  ],
  ['the note of cwl-promote', 'the note of cwl-promote'],
])('the flags that a command has are kept: %s', (text, kept) => {
  const flags = { stage: 'dev', config: 'c.yml', profile: 'my lab', platform: 'documented', token: 's3cret' } as const
  expect(keepFlags(text, flags)).toBe(kept)
})
