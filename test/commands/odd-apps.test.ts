import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { rollback } from '../../src/commands/rollback.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/good.cwl': tool('good'), 'apps/odd.cwl': tool('odd') }

const ODD = parseAddress('acme/dev/odd')

const BEYOND =
  '{"cwlVersion":"v1.2","class":"CommandLineTool","inputs":[{"id":"x","type":"double","default":1e400}],"outputs":[]}'

test('an app with a number beyond the range of doubles is planned, replaced and restored', async () => {
  const platform = await startPlatform()
  platform.store.install(ODD, BEYOND)
  const record = join(temporaryFolder(), 'record.json')
  const options = optionsFor(repository(FILES), platform.url, { stage: 'dev' })
  expect(linesOf(await plan(options, listening()))).toEqual(['good create', 'odd update'])
  expect(linesOf(await promote({ ...options, record }, listening()))).toEqual([
    'good create → created',
    'odd update → updated',
  ])
  await rollback({ ...options, undo: record }, listening())
  expect(platform.store.latest(ODD)?.text).toBe(BEYOND)
})

test('an app with a number beyond the range of doubles is not copied and not pulled', async () => {
  const platform = await startPlatform()
  platform.store.install(ODD, BEYOND)
  const options = optionsFor(repository(FILES), platform.url)
  const copied = await promote({ ...options, stage: 'release', apps: ['odd'] }, listening())
  expect(copied).toMatchObject({ exitCode: 5, apps: [{ action: 'blocked', reason: expect.stringContaining('1e400') }] })
  expect(platform.store.latest(parseAddress('acme/release/odd'))).toBeUndefined()
  const { apps } = await pull({ ...options, stage: 'dev', force: false }, listening())
  expect(apps).toMatchObject([
    { name: 'good', outcome: 'absent' },
    { name: 'odd', outcome: 'unreadable', reason: expect.stringContaining('1e400') },
  ])
})

test('an installed description that is not an app gives a notice in the plan', async () => {
  const platform = await startPlatform()
  platform.store.install(ODD, '{"error":"session expired"}')
  const options = optionsFor(repository(FILES), platform.url, { stage: 'dev' })
  const notice = expect.stringMatching(
    /^What was read at acme\/dev\/odd is no app, since it has neither `class` nor `cwlVersion`/,
  )
  expect(await plan(options, listening())).toMatchObject({
    exitCode: 0,
    notices: expect.arrayContaining([notice]),
  })
  expect(await promote(options, listening())).toMatchObject({
    exitCode: 0,
    notices: expect.arrayContaining([notice]),
    counts: { created: 1, updated: 1 },
  })
  expect(await plan(options, listening())).toMatchObject({ exitCode: 0, notices: [] })
})

test('a document that contains the token is refused by name, and nothing is installed', async () => {
  const platform = await startPlatform()
  const options = optionsFor(repository({ ...FILES, 'apps/odd.cwl': tool(`use ${TOKEN}`) }), platform.url, {
    stage: 'dev',
  })
  for (const run of [plan, promote]) {
    const report = await run(options, listening())
    expect(report).toMatchObject({
      exitCode: 4,
      failure: { code: 'refused-by-rule', message: '1 app is refused by a rule: odd' },
      apps: [
        { action: 'create' },
        { action: 'blocked', reason: expect.stringContaining('apps/odd.cwl packs to contains the token') },
      ],
    })
    expect(JSON.stringify(report)).not.toContain(TOKEN)
  }
  expect(platform.store.listApps()).toEqual([])
})

test.each(['documented', 'seven-bridges'] as const)(
  'an app that contains the token is not shown, does not stop others, and is replaced (%s)',
  async (dialect) => {
    const platform = await startPlatform({ dialect })
    platform.store.install(ODD, JSON.stringify({ class: 'CommandLineTool', cwlVersion: 'v1.2', doc: TOKEN }))
    const record = join(temporaryFolder(), 'record.json')
    const options = optionsFor(repository(FILES), platform.url, { stage: 'dev', platform: dialect })
    const planned = await plan(options, listening())
    expect(linesOf(planned)).toEqual(['good create', 'odd unknown'])
    expect(planned.apps[1]?.reason).toContain('a body that contains the token; it is not shown')
    const released = await promote({ ...options, stage: 'release' }, listening())
    expect(linesOf(released)).toEqual(['good blocked → skipped', 'odd blocked → skipped'])
    const pulled = await pull({ ...options, force: false }, listening())
    expect(pulled.apps).toMatchObject([{ outcome: 'absent' }, { outcome: 'unreadable' }])
    const context = listening()
    const promoted = await promote({ ...options, record }, context)
    expect(linesOf(promoted)).toEqual(['good create → created', 'odd unknown → updated'])
    expect(JSON.parse(platform.store.latest(ODD)?.text ?? '')).toMatchObject({ label: 'odd' })
    expect(
      [JSON.stringify([planned, released, pulled, promoted, context.events]), readFileSync(record, 'utf8')].join('\n'),
    ).not.toContain(TOKEN)
    expect(linesOf(await plan(options, listening()))).toEqual(['good unchanged', 'odd unchanged'])
  },
)
