import { join } from 'node:path'

import { expect, test } from '@jest/globals'

import { promote } from '../../src/commands/promote.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { readRecord } from '../../src/promotion/records/record.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { linesOf, listening, MANIFEST, optionsFor, repository, tool, whileInstalling, write } from './support.ts'

const APPS = ['apps/a.cwl', 'apps/b.cwl', 'apps/c.cwl', 'apps/new.cwl', 'apps/other.cwl']

/** What somebody else brings there. */
const THEIRS = JSON.stringify({
  cwlVersion: 'v1.2',
  class: 'CommandLineTool',
  label: 'theirs',
  inputs: [],
  outputs: [],
})

/** A platform where all but the app `new` stand, and a repository where all of them are to be others. */
async function beforeUpdates() {
  const platform = await startPlatform()
  const folder = repository({
    'cwl-promote.yml': MANIFEST,
    ...Object.fromEntries(APPS.map((file) => [file, tool(file)])),
  })
  const record = join(temporaryFolder(), 'record.json')
  const options = optionsFor(folder, platform.url, { stage: 'dev', maxRequests: 1, reportExports: false })
  await promote({ ...options, apps: ['a', 'b', 'c', 'other'] }, listening())
  write(folder, Object.fromEntries(APPS.map((file) => [file, tool(`${file}, better`)])))
  return { platform, record, options }
}

function textsOn(platform: LocalPlatform): ReadonlyMap<string, string | undefined> {
  return new Map(
    platform.store.listApps().map(({ address }) => [formatAddress(address), platform.store.latest(address)?.text]),
  )
}

const AFTER_A_WHILE = 'it was changed on the platform after it was read, and was not touched; plan again'

test('apps that others install during a long promotion are kept, and the rest is installed', async () => {
  const { platform, record, options } = await beforeUpdates()
  const before = platform.store.countRequests('POST')
  // As if each app had its turn more than a minute after the plan was made.
  const report = await promote(
    { ...options, record },
    { ...whileInstalling(platform, ['acme/dev/b', 'acme/dev/new'], THEIRS), freshFor: 0 },
  )
  expect(linesOf(report)).toEqual([
    'a update → updated',
    'b update → failed',
    'c update → updated',
    'new create → failed',
    'other update → updated',
  ])
  expect(report).toMatchObject({ exitCode: 5, result: 'failed', failure: { code: 'apps-failed' } })
  expect(report.apps.flatMap(({ outcome, reason }) => (outcome === 'failed' ? [reason] : []))).toEqual([
    `installing acme/dev/b: ${AFTER_A_WHILE}`,
    `installing acme/dev/new: ${AFTER_A_WHILE}`,
  ])
  const there = textsOn(platform)
  expect([there.get('acme/dev/b'), there.get('acme/dev/new')]).toEqual([THEIRS, THEIRS])
  expect([there.get('acme/dev/a'), there.get('acme/dev/c')]).toEqual([
    expect.stringContaining('better'),
    expect.stringContaining('better'),
  ])
  // Nothing was sent for theirs, and nothing of theirs is on record to be undone.
  expect(platform.store.countRequests('POST') - before).toBe(3)
  expect(new Set(readRecord(record).apps.map(({ name }) => name))).toEqual(new Set(['a', 'c', 'other']))
  await rollback({ ...options, undo: record }, listening())
  const after = textsOn(platform)
  expect([after.get('acme/dev/b'), after.get('acme/dev/new'), after.get('acme/dev/a')]).toEqual([
    THEIRS,
    THEIRS,
    expect.not.stringContaining('better'),
  ])
})

test('a long rollback keeps apps that others install meanwhile', async () => {
  const { platform, record, options } = await beforeUpdates()
  await promote({ ...options, record }, listening())
  const report = await rollback(
    { ...options, apps: ['a', 'b'], undo: record },
    { ...whileInstalling(platform, ['acme/dev/b'], THEIRS), freshFor: 0 },
  )
  expect(linesOf(report).toSorted()).toEqual(['a update → updated', 'b update → failed'])
  expect(textsOn(platform).get('acme/dev/b')).toBe(THEIRS)
})

test('within a minute an app is read only once and installed once', async () => {
  const { platform, options } = await beforeUpdates()
  const [reads, installs] = [platform.store.countRequests('GET'), platform.store.countRequests('POST')]
  const report = await promote(options, whileInstalling(platform, ['acme/dev/b'], THEIRS))
  expect(report).toMatchObject({ exitCode: 0, counts: { updated: 4, created: 1 } })
  // With the index.
  expect([platform.store.countRequests('GET') - reads, platform.store.countRequests('POST') - installs]).toEqual([
    1 + APPS.length,
    APPS.length,
  ])
})
