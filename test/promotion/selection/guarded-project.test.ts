import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../../src/commands/plan.ts'
import { promote } from '../../../src/commands/promote.ts'
import { rollback } from '../../../src/commands/rollback.ts'
import { listening, MANIFEST, optionsFor, repository, tool } from '../../commands/support.ts'
import { startPlatform, temporaryFolder } from '../../support/local-platform.ts'

const RULED = MANIFEST.replace('from: dev }', 'from: dev, rules: { approved-plan: required } }')
const FILES = { 'cwl-promote.yml': RULED, 'apps/a.cwl': tool('a'), 'tools/b.cwl': tool('b') }

test.each([
  ['', 'acme/release'],
  ['', 'Acme/Release'],
  ['tools', 'acme/release'],
])(
  'the project of a stage with rules is not promoted to by its name, in the folder "%s": %s',
  async (below, project) => {
    const platform = await startPlatform()
    const folder = repository(FILES)
    mkdirSync(join(folder, '.git'))
    const options = optionsFor(join(folder, below), platform.url, { project, files: ['.'] })
    for (const command of [plan, promote])
      expect(await command(options, listening())).toMatchObject({
        exitCode: 2,
        failure: { message: 'this project is the stage release, whose rules would not apply to `project`' },
      })
    expect(platform.store.countRequests('POST')).toBe(0)
    expect(await promote({ ...options, project: 'acme/dev' }, listening())).toMatchObject({ exitCode: 0 })
  },
)

test('a rollback needs an approved plan where the stage demands one', async () => {
  const platform = await startPlatform()
  const folder = repository({ ...FILES, 'cwl-promote.yml': MANIFEST })
  const record = join(temporaryFolder(), 'record.json')
  const options = optionsFor(folder, platform.url)
  await promote({ ...options, stage: 'dev' }, listening())
  await promote({ ...options, project: 'acme/release', files: ['tools/b.cwl'], name: 'a' }, listening())
  await promote({ ...options, stage: 'release', record }, listening())
  const undoing = { ...options, workingDirectory: repository(FILES), undo: record }
  expect(await rollback(undoing, listening())).toMatchObject({
    exitCode: 4,
    failure: { message: expect.stringContaining('rule `approved-plan`') },
  })
  const { planDigest = '' } = await rollback({ ...undoing, dryRun: true }, listening())
  expect(await rollback({ ...undoing, expectPlanDigest: `sha256:${'0'.repeat(64)}` }, listening())).toMatchObject({
    exitCode: 4,
  })
  expect(await rollback({ ...undoing, expectPlanDigest: planDigest }, listening())).toMatchObject({
    exitCode: 0,
    counts: { updated: 1 },
  })
})
