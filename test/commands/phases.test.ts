import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { BROKEN, listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

/** Each look at it is a second later than the one before. */
function secondsApart(): () => number {
  let looks = 0
  return () => (looks += 1) * 1_000
}

test('each phase of a promotion lasts until the next one starts', async () => {
  const platform = await startPlatform()
  const options = optionsFor(repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') }), platform.url, {
    stage: 'dev',
    record: join(temporaryFolder(), 'record.json'),
  })
  const run = (): Parameters<typeof plan>[1] => ({ ...listening(), clock: secondsApart() })
  const second = (name: string) => ({ name, milliseconds: 1_000 })
  const planned = await plan(options, run())
  expect([planned.duration, planned.phases]).toEqual([6_000, ['configuration', 'pack', 'read', 'plan'].map(second)])
  const promoted = await promote({ ...options, reportExports: true }, run())
  expect([promoted.duration, promoted.phases]).toEqual([
    8_000,
    ['configuration', 'pack', 'read', 'plan', 'install', 'exports'].map(second),
  ])
  const undone = await rollback(
    { ...options, record: join(temporaryFolder(), 'record.json'), undo: options.record ?? '' },
    run(),
  )
  expect(undone.phases).toEqual(['configuration', 'read', 'plan', 'install'].map(second))
})

test('a run that ends early reports the phases that started', async () => {
  const options = optionsFor(repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': BROKEN }), 'http://127.0.0.1:9', {
    stage: 'dev',
  })
  expect((await plan(options, { ...listening(), clock: secondsApart() })).phases?.map(({ name }) => name)).toEqual([
    'configuration',
    'pack',
  ])
  expect((await plan({ ...options, matrix: 0 }, listening())).phases).toEqual([])
})
