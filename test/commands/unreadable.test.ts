import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { doctor } from '../../src/commands/doctor.ts'
import { plan } from '../../src/commands/plan.ts'
import { promote } from '../../src/commands/promote.ts'
import { pull } from '../../src/commands/pull.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { parseAddress } from '../../src/platform/address.ts'
import { toJson } from '../../src/report/json.ts'
import { toMarkdown } from '../../src/report/markdown.ts'
import { toText } from '../../src/report/text.ts'
import { json, startAnsweringPlatform, type AnsweringServer } from '../platform/answering-server.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool } from './support.ts'

const FILES = { 'cwl-promote.yml': MANIFEST, 'apps/good.cwl': tool('good'), 'apps/odd.cwl': tool('odd') }

const ODD = '/v2/apps/acme/dev/odd'

interface OddAnswer {
  readonly status: number
  readonly body: string
  readonly type?: string
}

/** A gateway before a real platform that answers each GET of one app as the test says, while it is told to. */
async function startBehindGateway(
  answer: OddAnswer,
): Promise<{ readonly platform: LocalPlatform; readonly gateway: AnsweringServer; readonly state: { odd: boolean } }> {
  const platform = await startPlatform()
  const state = { odd: true }
  const gateway = await startAnsweringPlatform(({ method, url, headers, body }, response) => {
    if (state.odd && method === 'GET' && url === ODD) {
      json(response, answer.status, answer.body, { 'content-type': answer.type ?? 'application/json' })
      return
    }
    const token = String(headers['x-svc-auth-token'])
    void fetch(platform.url + url, {
      method,
      headers: { 'content-type': 'application/json', 'x-svc-auth-token': token },
      ...(method === 'GET' ? {} : { body }),
    }).then(async (forwarded) => json(response, forwarded.status, await forwarded.text()))
  })
  return { platform, gateway, state }
}

const PAGE = { status: 404, body: '<!doctype html><title>Not here</title>', type: 'text/html' }

test.each([
  ['an empty object', { status: 200, body: '{}' }, 'it is an empty object'],
  ['null as description', { status: 200, body: '{"id":"a","raw":null}' }, 'its `raw` is not an object with members'],
  ['an empty description', { status: 200, body: '{"id":"a","raw":{}}' }, 'its `raw` is not an object with members'],
  ['404 as a web page', PAGE, 'answered 404 with a web page'],
  ['a truncated answer', { status: 200, body: '{"class":"Work' }, 'not JSON'],
  ['a refusal', { status: 403, body: '' }, '403 Forbidden'],
  ['a permanent failure', { status: 505, body: '' }, '505'],
])('an app that is answered with %s is unreadable, and the others are installed', async (_, answer, reason) => {
  const { platform, gateway } = await startBehindGateway(answer)
  platform.store.install(parseAddress('acme/dev/odd'), asJson('theirs'))
  const options = optionsFor(repository(FILES), gateway.url, { stage: 'dev' })
  const planned = await plan(options, listening())
  expect(planned).toMatchObject({
    exitCode: 5,
    result: 'failed',
    failure: { message: '1 of 2 apps could not be read on the platform: odd' },
    counts: { create: 1, unreadable: 1, unknown: 0 },
    apps: [{ action: 'create' }, { action: 'unreadable', reason: expect.stringContaining(reason) }],
  })
  const promoted = await promote(options, listening())
  expect(promoted).toMatchObject({ exitCode: 5, counts: { created: 1, unreadable: 1 } })
  expect(linesOf(promoted)).toEqual(['good create → created', 'odd unreadable → skipped'])
  expect(platform.store.latest(parseAddress('acme/dev/odd'))?.text).toBe(asJson('theirs'))
  expect(toText(promoted)).toMatch(/✗ unreadable {2}acme\/dev\/odd.*\n {4}reading acme\/dev\/odd:/)
  expect(toText(promoted)).toContain('1 unreadable, 1 created')
  expect(toMarkdown(promoted)).toContain('❌ unreadable')
  expect(toJson(promoted)).toMatchObject({ counts: { unreadable: 1 } })
})

test('an app that is unreadable in one stage is not copied, and the others are', async () => {
  const { gateway } = await startBehindGateway(PAGE)
  const options = optionsFor(repository(FILES), gateway.url)
  await promote({ ...options, stage: 'dev' }, listening())
  const copied = await promote({ ...options, stage: 'release' }, listening())
  expect(linesOf(copied)).toEqual(['good create → created', 'odd blocked → skipped'])
  expect(copied).toMatchObject({ exitCode: 5, apps: [{}, { reason: expect.stringContaining('cannot be copied') }] })
})

test('a plan with an unreadable app is refused once the app can be read', async () => {
  const { platform, gateway, state } = await startBehindGateway({ status: 200, body: '{}' })
  const saved = join(temporaryFolder(), 'plan.json')
  const options = optionsFor(repository(FILES), gateway.url, { stage: 'dev' })
  await plan({ ...options, out: saved }, listening())
  state.odd = false
  expect(await promote({ ...options, plan: saved }, listening())).toMatchObject({
    exitCode: 4,
    failure: {
      code: 'stale-plan',
      message: expect.stringContaining('acme/dev/odd could not be read when the plan was made'),
    },
  })
  expect(platform.store.listApps()).toEqual([])
  state.odd = true
  expect(linesOf(await promote({ ...options, plan: saved }, listening()))).toEqual([
    'good create → created',
    'odd unreadable → skipped',
  ])
  await plan({ ...options, apps: ['good'], out: saved }, listening())
  expect(readFileSync(saved, 'utf8')).not.toContain('unreadable')
})

nightly('a plan of an app that can no longer be read is refused', async () => {
  const { gateway, state } = await startBehindGateway(PAGE)
  const saved = join(temporaryFolder(), 'plan.json')
  const options = optionsFor(repository(FILES), gateway.url, { stage: 'dev' })
  state.odd = false
  await plan({ ...options, out: saved }, listening())
  state.odd = true
  expect(await promote({ ...options, plan: saved }, listening())).toMatchObject({
    exitCode: 4,
    failure: { message: expect.stringContaining('acme/dev/odd cannot be read now') },
  })
})

test('rollback, pull and doctor report the unreadable app and handle the others', async () => {
  const { platform, gateway, state } = await startBehindGateway(PAGE)
  for (const app of ['good', 'odd']) platform.store.install(parseAddress(`acme/dev/${app}`), asJson(`old ${app}`))
  const folder = repository(FILES)
  const options = optionsFor(folder, gateway.url, { stage: 'dev' })
  const record = join(temporaryFolder(), 'record.json')
  state.odd = false
  expect(await promote({ ...options, record }, listening())).toMatchObject({ exitCode: 0 })
  state.odd = true
  const undone = await rollback({ ...options, undo: record }, listening())
  expect(undone).toMatchObject({ exitCode: 5, counts: { updated: 1, unreadable: 1 } })
  expect(platform.store.latest(parseAddress('acme/dev/good'))?.text).toBe(asJson('old good'))
  const pulled = await pull({ ...options, force: true }, listening())
  expect(pulled).toMatchObject({ exitCode: 5, written: true })
  expect(pulled.apps).toMatchObject([{ outcome: 'pulled' }, { outcome: 'unreadable' }])
  const others = repository({ ...FILES, 'apps/other.cwl': tool('other') })
  const found = await doctor(
    { ...options, workingDirectory: others, apps: ['odd', 'other'], environment: {} },
    listening(),
  )
  expect(found.exitCode).toBe(5)
  expect(found.findings.filter(({ check }) => check === 'read')).toMatchObject([
    { status: 'failed', message: expect.stringContaining('reading acme/dev/odd: the platform answered 404') },
    { status: 'ok', message: expect.stringContaining('404 for acme/dev/other: not installed yet') },
  ])
})

test('a platform that fails for every app is one failure of the run', async () => {
  const gateway = await startAnsweringPlatform((_seen, response) => json(response, 403, ''))
  expect(await plan(optionsFor(repository(FILES), gateway.url, { stage: 'dev' }), listening())).toMatchObject({
    exitCode: 1,
    failure: { code: 'credentials' },
    apps: [{ action: 'unknown' }, { action: 'unknown' }],
  })
})

function asJson(label: string): string {
  return JSON.stringify({
    class: 'CommandLineTool',
    cwlVersion: 'v1.2',
    label,
    inputs: [],
    outputs: [],
    baseCommand: 'true',
  })
}
