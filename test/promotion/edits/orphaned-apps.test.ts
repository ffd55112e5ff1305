import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../../src/commands/plan.ts'
import { promote } from '../../../src/commands/promote.ts'
import type { RunOptions } from '../../../src/options/options.ts'
import { parseAddress } from '../../../src/platform/address.ts'
import { listening, MANIFEST, optionsFor, OUTSIDE_GIT, repository, tool } from '../../commands/support.ts'
import { startPlatform, temporaryFolder } from '../../support/local-platform.ts'

const APPS = { 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a'), 'apps/b.cwl': tool('b'), 'apps/c.cwl': tool('c') }

const BOTH =
  'Still on the platform are acme/dev/b (it was apps/b.cwl), acme/dev/c (it was apps/c.cwl): no app of this plan is installed there any more. The API cannot delete an app; remove them there by hand, or leave them to those who use them.'

/** The options of a plan after one of three promoted files was renamed and one was removed. */
async function renamed() {
  const platform = await startPlatform()
  const folder = repository(APPS)
  const record = join(temporaryFolder(), 'record.json')
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  expect(await promote({ ...options, record }, listening())).toMatchObject({ exitCode: 0, counts: { created: 3 } })
  renameSync(join(folder, 'apps/b.cwl'), join(folder, 'apps/bb.cwl'))
  rmSync(join(folder, 'apps/c.cwl'))
  return { platform, options: { ...options, lastRecord: record } }
}

test('apps of the last record that are not in the plan are named while they are installed', async () => {
  const { platform, options } = await renamed()
  expect(await plan(options, listening())).toMatchObject({ exitCode: 0, notices: [BOTH] })
  expect((await promote(options, listening())).notices).toEqual([BOTH, OUTSIDE_GIT])
  platform.store.install(parseAddress('acme/dev/b'), '{"login":"please"}')
  expect((await plan(options, listening())).notices).toEqual([
    expect.stringMatching(/^Still on the platform is acme\/dev\/c \(it was apps\/c\.cwl\): .* remove it there by hand/),
  ])
})

test.each<[string, Partial<RunOptions>]>([
  ['a plan for one app', { apps: ['a'] }],
  ['a plan for a shard', { shard: '1/1' }],
])('%s names no other apps', async (_, more) => {
  const { options } = await renamed()
  expect((await plan({ ...options, ...more }, listening())).notices).toEqual([])
})

test('without the last record no apps are named', async () => {
  const { options } = await renamed()
  const { lastRecord: _, ...others } = options
  expect((await plan(others, listening())).notices).toEqual([])
})

test('an unreadable last record is an error', async () => {
  const { options } = await renamed()
  expect(await plan({ ...options, lastRecord: 'nowhere.json' }, listening())).toMatchObject({
    exitCode: 2,
    failure: { code: 'bad-record' },
  })
})
