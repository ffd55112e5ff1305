import { expect, test } from '@jest/globals'

import { plan } from '../../../src/commands/plan.ts'
import { promote } from '../../../src/commands/promote.ts'
import { status } from '../../../src/commands/status.ts'
import type { DialectName } from '../../../src/platform/types.ts'
import { linesOf, listening, optionsFor, repository, tool } from '../../commands/support.ts'
import { dedent } from '../../support/dedent.ts'
import { startPlatform } from '../../support/local-platform.ts'

const COPY = dedent`
  version: 1
  stages:
    dev: { project: acme/dev }
    release: { project: acme/release, from: dev, apps: ['*'], except: ['draft-*'] }
`

/** A stage `release` that copies acme/dev, which holds these apps. */
async function copying(held: readonly string[], files = {}, dialect: DialectName = 'seven-bridges') {
  const platform = await startPlatform({ dialect })
  const install = (project: string, app: string): void => {
    platform.store.install({ owner: 'acme', project, app }, JSON.stringify({ ...JSON.parse(TOOL), label: app }))
  }
  for (const app of held) install('dev', app)
  const folder = repository({ 'cwl-promote.yml': COPY, ...files })
  const options = optionsFor(folder, platform.url, { platform: dialect, stage: 'release', reportExports: false })
  return { platform, install, options }
}

const TOOL = '{"cwlVersion":"v1.2","class":"CommandLineTool","baseCommand":["echo"],"inputs":[],"outputs":[]}'

test('a stage copies every app of a project but those of `except`, and names what only it has', async () => {
  const { install, options } = await copying(['align', 'call', 'draft-sort', 'trim'])
  const copied = await promote(options, listening())
  expect([copied.exitCode, linesOf(copied), copied.notices]).toEqual([
    0,
    ['align create → created', 'call create → created', 'trim create → created'],
    [],
  ])
  for (const app of ['old', 'draft-own']) install('release', app)
  install('dev', 'later')
  const again = await plan(options, listening())
  expect(linesOf(again)).toEqual(['align unchanged', 'call unchanged', 'later create', 'trim unchanged'])
  expect(again.notices).toEqual([
    'Only in acme/release, not in acme/dev: old. The API cannot delete an app; remove it there by hand, or name it in `except` of the stage.',
  ])
  const one = await plan({ ...options, apps: ['later'] }, listening())
  expect([linesOf(one), one.notices]).toEqual([['later create'], []])
  const { apps } = await status(options, listening())
  expect(apps.map(({ name, stages }) => [name, stages[0]?.state])).toContainEqual(['later', 'absent'])
})

test('an app with a row keeps the name of its row', async () => {
  const rows = "apps: [{ path: call.cwl, names: { release: 'call-{name}' } }]\n"
  const { options } = await copying(['align', 'call'], { 'cwl-promote.yml': COPY + rows, 'call.cwl': tool('call') })
  const { apps } = await plan(options, listening())
  expect(apps.map(({ target }) => target)).toEqual(['acme/release/align', 'acme/release/call-call'])
})

test.each<
  [string, { readonly held?: readonly string[]; readonly dialect?: DialectName; readonly stage?: string }, string]
>([
  [
    'a platform without a list of apps',
    { dialect: 'documented' },
    'the stage release copies a whole project, and the dialect documented cannot list its apps',
  ],
  ['a project without apps', { held: [] }, 'the stage release has no app to promote'],
  ['the stage that is copied, which has no rows', { stage: 'dev' }, 'the stage dev has no app to promote'],
])('refuses %s', async (_, { held = ['align'], dialect, stage = 'release' }, message) => {
  const { options } = await copying(held, {}, dialect)
  expect(await promote({ ...options, stage }, listening())).toMatchObject({ exitCode: 2, failure: { message } })
})
