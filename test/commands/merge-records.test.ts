import { copyFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { mergeRecordFiles } from '../../src/commands/merge-records.ts'
import { promote } from '../../src/commands/promote.ts'
import { recordHeader } from '../../src/commands/promote/install.ts'
import { rollback } from '../../src/commands/rollback.ts'
import type { LocalPlatform } from '../../src/local-platform/index.ts'
import { formatAddress } from '../../src/platform/address.ts'
import { digestOfHeader, headersIn, readRecord } from '../../src/promotion/records/record.ts'
import { startPlatform, temporaryFolder } from '../support/local-platform.ts'
import { nightly } from '../support/nightly.ts'
import { runCli } from '../support/run-cli.ts'
import { listening, MANIFEST, optionsFor, repository, tool, write } from './support.ts'

function apps(label: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: 7 }, (_, index) => [`apps/t${index}.cwl`, tool(`${label} ${'x'.repeat(index)}`)] as const),
  )
}

function everything(platform: LocalPlatform): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    platform.store.listApps().map(({ address }) => [formatAddress(address), platform.store.latest(address)?.text]),
  )
}

/** A promotion in three shards over an earlier one, and the texts of that. */
async function inShards() {
  const platform = await startPlatform()
  const folder = repository({ 'cwl-promote.yml': MANIFEST, ...apps('first') })
  const options = optionsFor(folder, platform.url, { stage: 'dev', reportExports: false })
  await promote(options, listening())
  const before = everything(platform)
  write(folder, apps('second'))
  const records = temporaryFolder()
  const paths = [1, 2, 3].map((index) => join(records, `record-${index}.json`))
  await Promise.all(paths.map((record, index) => promote({ ...options, record, shard: `${index + 1}/3` }, listening())))
  return { platform, folder, options, before, records, paths }
}

describe('merging records', () => {
  test('of shards makes one record, with which one rollback undoes all of them', async () => {
    const { platform, folder, options, before, records, paths } = await inShards()
    expect(everything(platform)).not.toEqual(before)
    const merged = join(records, 'merged', 'record.json')
    const run = await runCli(['merge-records', join(records, 'record-*.json'), '--new-record', merged], { cwd: folder })
    expect(run).toMatchObject({
      code: 0,
      stderr: '',
      stdout: `✓ 3 records with 7 installs are merged into ${merged}\n`,
    })
    const record = readRecord(merged)
    expect(record.startedAt).toBe(paths.map((path) => readRecord(path).startedAt).toSorted()[0])
    expect(record.apps.map((app) => app.installedAt)).toEqual(record.apps.map((app) => app.installedAt).toSorted())
    expect(await rollback({ ...options, undo: merged }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 7 },
    })
    expect(everything(platform)).toEqual(before)
  })

  nightly('distinguishes shards that start at the same moment', async () => {
    const { folder, options, platform, records, paths } = await inShards()
    const begin = (): string =>
      digestOfHeader(
        recordHeader(
          options,
          { baseUrl: platform.url, dialect: 'documented' },
          { stage: 'dev', project: 'acme/dev', commit: null },
        ),
      )
    expect(new Set(Array.from({ length: 100 }, begin)).size).toBe(100)
    const merged = join(records, 'merged.json')
    await runCli(['merge-records', ...paths, '--new-record', merged], { cwd: folder })
    expect(headersIn(readRecord(merged)).toSorted()).toEqual(
      paths.flatMap((path) => headersIn(readRecord(path))).toSorted(),
    )
    expect(readRecord(merged)).not.toHaveProperty('id')
  })

  test('of a shard that ran twice restores the state before its first run', async () => {
    const { platform, folder, options, before, records, paths } = await inShards()
    write(folder, apps('third'))
    const again = join(records, 'again.json')
    await promote({ ...options, record: again, shard: '2/3' }, listening())
    const merged = join(records, 'merged.json')
    // The later one first: the order in which files are named does not count.
    const report = await mergeRecordFiles({ ...options, records: [again, ...paths], record: merged }, listening())
    expect(report).toMatchObject({ exitCode: 0, recordFile: merged, records: [again, ...paths] })
    expect(await rollback({ ...options, undo: merged }, listening())).toMatchObject({
      exitCode: 0,
      counts: { updated: 7 },
    })
    expect(everything(platform)).toEqual(before)
  })

  nightly('of a shard keeps apps that others installed between its runs', async () => {
    const { platform, options, before, records, paths } = await inShards()
    const theirs = tool('by hand')
    const elsewhere = repository({ 'apps/t3.cwl': theirs })
    await promote(
      optionsFor(elsewhere, platform.url, { project: 'acme/dev', files: ['apps'], reportExports: false }),
      listening(),
    )
    const byHand = everything(platform)['acme/dev/t3']
    const again = join(records, 'again.json')
    expect(await promote({ ...options, record: again }, listening())).toMatchObject({ counts: { updated: 1 } })
    const merged = join(records, 'merged.json')
    await mergeRecordFiles({ ...options, records: [...paths, again], record: merged }, listening())
    const report = await rollback({ ...options, undo: merged }, listening())
    expect(report).toMatchObject({
      exitCode: 0,
      counts: { updated: 7 },
    })
    expect(everything(platform)).toEqual({ ...before, 'acme/dev/t3': byHand })
  })

  // A question mark is a run of which it is not known whether it installed: the request got no answer in time, and did
  // not.
  test.each([
    ['a b?', 'update'],
    ['a b? c', 'update'],
    ['a b? c?', 'update'],
    ['a b? c d?', 'update'],
    ['a? b?', 'unchanged'],
  ])('of runs that installed %s restores the state before the first, like single rollbacks', async (runs, action) => {
    const platform = await startPlatform()
    const folder = repository({ 'apps/t.cwl': tool('before') })
    const options = optionsFor(folder, platform.url, { project: 'acme/dev', files: ['apps'], reportExports: false })
    await promote(options, listening())
    const before = everything(platform)
    const records = temporaryFolder()
    const paths = runs.split(' ').map((label) => join(records, label))
    for (const record of paths) {
      const isLost = record.endsWith('?')
      write(folder, { 'apps/t.cwl': tool(basename(record)) })
      if (isLost) platform.faults.set([{ kind: '504', method: 'POST' }])
      expect(await promote({ ...options, record }, listening())).toMatchObject({
        apps: [{ outcome: isLost ? 'unknown' : 'updated' }],
      })
      platform.faults.set([])
    }
    const merged = join(records, 'merged.json')
    await mergeRecordFiles({ ...options, records: paths, record: merged }, listening())
    const planned = await rollback({ ...options, undo: merged, dryRun: true }, listening())
    for (const undo of paths.toReversed())
      expect(await rollback({ ...options, undo }, listening())).toMatchObject({ exitCode: 0 })
    expect(everything(platform)).toEqual(before)
    expect(planned).toMatchObject({
      exitCode: 0,
      notices: [],
      apps: [
        {
          action,
          digest: readRecord(paths[0] ?? '').apps.map((app) =>
            app.before.kind === 'found' ? app.before.digest : undefined,
          )[0],
        },
      ],
    })
  })

  nightly('of a run with an unknown result keeps apps that others installed since', async () => {
    const { platform, options, records, paths } = await inShards()
    const again = join(records, 'again.json')
    write(options.workingDirectory, { 'apps/t3.cwl': tool('third') })
    platform.faults.set([{ kind: '504', method: 'POST' }])
    await promote({ ...options, record: again }, listening())
    platform.faults.set([])
    const elsewhere = repository({ 'apps/t3.cwl': tool('by hand') })
    await promote(
      optionsFor(elsewhere, platform.url, { project: 'acme/dev', files: ['apps'], reportExports: false }),
      listening(),
    )
    const merged = join(records, 'merged.json')
    await mergeRecordFiles({ ...options, records: [...paths, again], record: merged }, listening())
    const report = await rollback({ ...options, undo: merged }, listening())
    expect(report).toMatchObject({ exitCode: 5, counts: { updated: 6, blocked: 1 } })
    expect(report.apps.find(({ action }) => action === 'blocked')).toMatchObject({
      name: 't3',
      reason: expect.stringMatching(
        /^the recorded install is unknown, and what is installed at acme\/dev\/t3 \(sha256:\w+\) is neither what was sent/,
      ),
    })
  })

  nightly('counts a record once if it is named twice or copied', async () => {
    const { folder, records, paths } = await inShards()
    const copy = join(records, 'record-1-again.json')
    copyFileSync(paths[0] ?? '', copy)
    const run = await runCli(
      [
        'merge-records',
        ...paths,
        `${records}/../${basename(records)}/record-2.json`,
        `${records}/./record-3.json`,
        copy,
        '--new-record',
        'merged.json',
      ],
      { cwd: folder },
    )
    expect(run).toMatchObject({ code: 0, stdout: '✓ 3 records with 7 installs are merged into merged.json\n' })
    expect(readRecord(join(folder, 'merged.json')).apps).toHaveLength(7)
  })

  nightly('into the same file at the same time writes one of them', async () => {
    const { options, records, paths } = await inShards()
    const merged = join(records, 'merged.json')
    const reports = await Promise.all(
      [paths.slice(0, 1), paths].map((some) =>
        mergeRecordFiles({ ...options, records: some, record: merged }, listening()),
      ),
    )
    const [wrote, refused] = reports.toSorted((one, other) => one.exitCode - other.exitCode)
    expect(wrote).toMatchObject({ exitCode: 0, recordFile: merged })
    expect(refused).toMatchObject({ exitCode: 2, failure: { message: `the record ${merged} exists already` } })
    expect(readRecord(merged).apps).toHaveLength(wrote?.apps.length ?? 0)
  })

  test('is refused without a write for records that do not belong together', async () => {
    const { options, records, paths } = await inShards()
    const [first = '', second = ''] = paths
    const taken = join(records, 'taken.json')
    const other = join(records, 'other.json')
    writeFileSync(taken, 'mine')
    writeFileSync(other, readFileSync(first, 'utf8').replaceAll('acme/dev', 'acme/other'))
    const merge = async (named: readonly string[], record = join(records, 'merged.json')) =>
      (await mergeRecordFiles({ ...options, records: named, record }, listening())).failure
    expect(await merge([first, other])).toMatchObject({
      code: 'bad-record',
      message: 'the records are of different promotions: `project` is acme/other in one and acme/dev in another',
    })
    expect(await merge([])).toMatchObject({ code: 'usage', message: 'no record is named' })
    expect(await merge([join(records, 'none-*.json')])).toMatchObject({
      code: 'bad-record',
      message: expect.stringContaining('no record is at'),
    })
    expect(await merge([taken])).toMatchObject({ code: 'bad-record', message: expect.stringContaining('is not JSON') })
    expect(await merge([first, second], taken)).toMatchObject({
      code: 'usage',
      message: `the record ${taken} exists already`,
    })
    expect(readFileSync(taken, 'utf8')).toBe('mine')
  })
})

nightly('a record that is named several times, in any spelling, is merged once', async () => {
  const platform = await startPlatform()
  const folder = temporaryFolder()
  const record = join(folder, 'record.json')
  await promote(
    optionsFor(repository({ 'cwl-promote.yml': MANIFEST, 'apps/a.cwl': tool('a') }), platform.url, {
      stage: 'dev',
      reportExports: false,
      record,
    }),
    listening(),
  )
  symlinkSync('record.json', join(folder, 'link.json'))
  const run = await runCli(
    [
      'merge-records',
      'record.json',
      './record.json',
      join(folder, 'rec*.json'),
      'link.json',
      '--new-record',
      'merged.json',
    ],
    { cwd: folder },
  )
  expect(run).toMatchObject({ code: 0, stdout: '✓ 1 record with 1 install is merged into merged.json\n' })
  expect(readRecord(join(folder, 'merged.json')).apps).toHaveLength(1)
})
