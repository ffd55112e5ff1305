import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/good.cwl': tool('good'), 'apps/odd.cwl': tool('odd') }

const ODD = parseAddress('acme/dev/odd')

const BEYOND = '{"cwlVersion":"v1.2","class":"CommandLineTool","inputs":[{"id":"x","type":"double","default":1e400}],"outputs":[]}'

test('an app with a number beyond the range of doubles is planned, replaced, and put back as it was', async () => {
  const platform = await startPlatform()
  platform.store.install(ODD, BEYOND)
  const record = join(temporaryFolder(), 'record.json')
  const options = optionsFor(repository(FILES), platform.url, { stage: 'dev' })
  expect(linesOf(await plan(options, listening()))).toEqual(['good create', 'odd update'])
  expect(linesOf(await promote({ ...options, record }, listening()))).toEqual(['good create → created', 'odd update → updated'])
  await rollback({ ...options, undo: record }, listening())
  expect(platform.store.latest(ODD)?.text).toBe(BEYOND)
})

test('an app with a number beyond the range of doubles is copied as it is, and is pulled by nobody', async () => {
  const platform = await startPlatform()
  platform.store.install(ODD, BEYOND)
  const options = optionsFor(repository(FILES), platform.url)
  await promote({ ...options, stage: 'release', apps: ['odd'] }, listening())
  expect(platform.store.latest(parseAddress('acme/release/odd'))?.text).toBe(BEYOND)
  const { apps } = await pull({ ...options, stage: 'dev', force: false }, listening())
  expect(apps).toMatchObject([{ name: 'good', outcome: 'absent' }, { name: 'odd', outcome: 'unreadable', reason: expect.stringContaining('1e400') }])
})
