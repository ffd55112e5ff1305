import { expect, test } from '@jest/globals'

import { doctor } from '../../../src/commands/doctor.ts'
import { plan } from '../../../src/commands/plan.ts'
import { promote } from '../../../src/commands/promote.ts'
import { status } from '../../../src/commands/status.ts'
import { linesOf, listening, MANIFEST, optionsFor, tool } from '../../commands/support.ts'
import { committedRepository } from '../../support/git.ts'
import { startPlatform } from '../../support/local-platform.ts'

test('a project that does not exist is found before anything is planned', async () => {
  const platform = await startPlatform({ dialect: 'seven-bridges', strictProjects: true })
  const folder = committedRepository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') })
  const options = optionsFor(folder, platform.url, { platform: 'seven-bridges', stage: 'dev', reportExports: false })
  const missing = { code: 'usage', message: 'there is no project acme/dev, or this token cannot see it' }
  for (const command of [plan, promote, status])
    expect(await command(options, listening())).toMatchObject({ exitCode: 2, failure: missing })
  expect((await doctor({ ...options, environment: {} }, listening())).findings).toContainEqual(
    expect.objectContaining({ check: 'read', status: 'failed', message: missing.message }),
  )
  platform.store.addProject({ owner: 'acme', project: 'dev' })
  const report = await plan(options, listening())
  expect([linesOf(report), report.notices]).toEqual([['a create'], []])
})
