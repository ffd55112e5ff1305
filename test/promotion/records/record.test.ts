import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { withStamp } from '../../../src/cwl/packing/stamp.ts'
import { objectFrom } from '../../../src/json/index.ts'
import type { Install } from '../../../src/promotion/plan.ts'
import {
  digestOfHeader,
  headersIn,
  isRecorded,
  mergeRecords,
  readRecord,
  refuseRecordPath,
  startRecord,
  writeRecord,
  type RecordWriter,
} from '../../../src/promotion/records/record.ts'
import { afterThisTest, temporaryFolder } from '../../support/local-platform.ts'

const HEADER = {
  baseUrl: 'https://api.example.org',
  dialect: 'documented',
  stage: 'dev',
  project: 'acme/dev',
  commit: null,
  actor: null,
  runUrl: null,
  startedAt: '2026-11-21T06:18:30.000Z',
} as const

const APPS = 40

function described(label: string, length: number): Install['description'] {
  return objectFrom([
    ['class', 'CommandLineTool'],
    ['label', label],
    ['doc', 'x'.repeat(length)],
  ])
}

/** The update of an app of so many characters. */
function update(index: number, length: number): Install {
  const app = `a${index}`
  return {
    action: 'update',
    app: {
      name: app,
      target: { owner: 'acme', project: 'dev', app },
      source: { kind: 'file', reference: `${app}.cwl` },
    },
    description: described('new', length),
    digest: 'sha256:new',
    files: [`${app}.cwl`],
    before: { kind: 'found', app: { description: described('old', length) } },
  }
}

async function begun(length: number) {
  const path = join(temporaryFolder(), 'record.json')
  const changes = Array.from({ length: APPS }, (_, index) => update(index, length))
  return { path, changes, record: await startRecord(path, HEADER, changes) }
}

/** How often the file has been replaced when all of them are installed one after the other. */
async function replacedWhile(path: string, changes: readonly Install[], record: RecordWriter): Promise<number> {
  const files = [statSync(path).ino]
  for (const change of changes) {
    await record.add({ outcome: 'updated', change })
    files.push(statSync(path).ino)
  }
  return files.filter((file, at) => at > 0 && file !== files[at - 1]).length
}

function outcomesIn(path: string): readonly string[] {
  return readRecord(path).apps.map(({ outcome }) => outcome)
}

describe('a record', () => {
  test('has what came of each install as soon as it is told', async () => {
    const { path, changes, record } = await begun(1_000)
    expect(await replacedWhile(path, changes, record)).toBe(APPS)
    expect(outcomesIn(path)).toEqual(changes.map(() => 'updated'))
  })

  test('of much that stood there before is not written again for each install, and lacks none at any time', async () => {
    const { path, changes, record } = await begun(200_000)
    const [first, ...others] = changes
    await record.add({ outcome: 'updated', change: first ?? update(0, 0) })
    expect(outcomesIn(path)).toEqual(changes.map(() => 'unknown'))
    // Eight million characters, and one million for each outcome.
    expect(await replacedWhile(path, others, record)).toBe(4)
    await record.end()
    expect(outcomesIn(path)).toEqual(changes.map(() => 'updated'))
  })

  test('has what stood there before, as far as it is known', async () => {
    const path = join(temporaryFolder(), 'record.json')
    const one = update(1, 1)
    const readings: readonly Install['before'][] = [
      { kind: 'absent' },
      { kind: 'unreadable', reason: 'it is hidden' },
      one.before,
    ]
    await startRecord(
      path,
      HEADER,
      readings.map((before, index) => ({ ...update(index, 1), before })),
    )
    expect(readRecord(path).apps.map(({ before }) => before)).toEqual([
      { kind: 'absent' },
      { kind: 'unreadable', reason: 'it is hidden' },
      { kind: 'found', digest: expect.any(String), description: described('old', 1) },
    ])
  })

  test('loses an install without effect when it is written next, and its file when none is left', async () => {
    const path = join(temporaryFolder(), 'record.json')
    const changes = [update(0, 1), update(1, 1)]
    const [one, two] = changes
    const record = await startRecord(path, HEADER, changes)
    if (one === undefined || two === undefined) throw new Error('there are two')
    await record.add({ outcome: 'failed', change: one, readBack: 'not-applied', reason: 'no' })
    expect(outcomesIn(path)).toEqual(['unknown', 'unknown'])
    await record.end()
    expect(outcomesIn(path)).toEqual(['unknown'])
    await record.add({ outcome: 'skipped', change: two, reason: 'no' })
    await record.end()
    expect(existsSync(path)).toBe(false)
    await record.add({ outcome: 'updated', change: two })
    expect(outcomesIn(path)).toEqual(['updated'])
  })

  test.each([
    ['acme/other/a1', 'not of its project acme/dev'],
    ['acme/dev/..', 'no app: it would change the path'],
  ])('with the target %s was changed', async (target, why) => {
    const path = join(temporaryFolder(), 'record.json')
    await startRecord(path, HEADER, [update(1, 1)])
    writeFileSync(path, readFileSync(path, 'utf8').replace('"acme/dev/a1"', JSON.stringify(target)))
    expect(() => readRecord(path)).toThrow(
      expect.objectContaining({
        code: 'bad-record',
        message: `the record ${path} was changed after it was written: its target "${target}" is ${why}`,
        fix: 'Give the file as `promote --record` wrote it.',
      }),
    )
  })

  test('is not begun at a link that leads nowhere', async () => {
    const path = join(temporaryFolder(), 'record.json')
    symlinkSync('nowhere.json', path)
    await expect(startRecord(path, HEADER, [update(0, 10)])).rejects.toThrow(
      `the record ${path} cannot be written: it is a symbolic link that leads nowhere`,
    )
  })

  test('names the addresses that an app was read from', async () => {
    const path = join(temporaryFolder(), 'record.json')
    const remote = 'https://example.org/b.cwl'
    await startRecord(path, HEADER, [{ ...update(0, 10), files: ['a0.cwl', remote] }])
    expect(readRecord(path).apps).toMatchObject([{ name: 'a0', remote: [remote] }])
  })

  test('merged with that of another shard begins with the earlier one, and has the apps of both', async () => {
    const { path } = await begun(10)
    const later = { ...readRecord(path), startedAt: '2026-11-21T07:00:00.000Z' }
    const [app] = later.apps
    if (app === undefined) throw new Error('it has no apps')
    const earlier = { ...later, startedAt: HEADER.startedAt, apps: [{ ...app, name: 'b', target: 'acme/dev/b' }] }
    const merged = mergeRecords([later, earlier])
    expect(merged).toMatchObject({
      startedAt: HEADER.startedAt,
      merged: [...headersIn(later), ...headersIn(earlier)].toSorted(),
    })
    expect(new Set(merged.apps)).toEqual(new Set([...later.apps, ...earlier.apps]))
    expect(() => mergeRecords([])).toThrow('there is no record to merge')
  })

  const BAD = { code: 'usage', fix: expect.stringMatching(/^Give a path in a folder that can be written to\. Nothing/) }

  test.each<[string, (path: string) => void, object]>([
    [
      'a folder is',
      (path) => mkdirSync(path),
      { ...BAD, message: expect.stringMatching(/cannot be written: it is a folder \(EISDIR\)$/) },
    ],
    [
      'a link leads to a record',
      (path) => {
        writeFileSync(`${path}.old`, '')
        symlinkSync(`${path}.old`, path)
      },
      { code: 'usage', message: expect.stringMatching(/ exists already$/) },
    ],
  ])('does not begin where %s', async (_, prepare, error) => {
    const path = join(temporaryFolder(), 'record.json')
    prepare(path)
    await expect(refuseRecordPath(path)).rejects.toMatchObject(error)
    await expect(startRecord(path, HEADER, [update(0, 1)])).rejects.toMatchObject(error)
  })

  test('does not begin below a file, nor at a device', async () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const below = join(file, 'record.json')
    await expect(refuseRecordPath(below)).rejects.toMatchObject({
      ...BAD,
      message: `the record ${below} cannot be written: part of the path is a file, not a folder (ENOTDIR)`,
    })
    await expect(refuseRecordPath('/dev/null')).rejects.toMatchObject({
      ...BAD,
      message: 'the record /dev/null cannot be written: it is a device or similar, not a file',
    })
  })

  test('of a plan without installs has no file', async () => {
    const path = join(temporaryFolder(), 'record.json')
    const record = await startRecord(path, HEADER, [])
    await record.end()
    expect(existsSync(path)).toBe(false)
    await refuseRecordPath(path, HEADER)
    expect(readdirSync(dirname(path))).toEqual([])
  })

  test('with a description that is not that of its digest was changed', async () => {
    const path = join(temporaryFolder(), 'record.json')
    await startRecord(path, HEADER, [update(1, 1)])
    writeFileSync(path, readFileSync(path, 'utf8').replace('"old"', '"other"'))
    expect(() => readRecord(path)).toThrow(
      expect.objectContaining({
        code: 'bad-record',
        message: expect.stringMatching(
          /^the record \S+ was changed after it was written: its description of acme\/dev\/a1 is not that of sha256:\w{64}$/,
        ),
        fix: 'Give the file as `promote --record` wrote it. Without that, install the right version by hand.',
      }),
    )
  })

  test('of no project can have any target', async () => {
    const path = join(temporaryFolder(), 'record.json')
    await startRecord(path, { ...HEADER, project: null }, [update(1, 1)])
    writeFileSync(path, readFileSync(path, 'utf8').replace('"acme/dev/a1"', '"other/dev/a1"'))
    expect(readRecord(path).apps).toMatchObject([{ target: 'other/dev/a1' }])
  })

  test.each([
    ['stage', null, 'dev'],
    ['project', 'acme/other', 'acme/dev'],
    ['commit', 'abc', null],
  ])('is not merged with one that has another %s', async (key, other, own) => {
    const { path } = await begun(10)
    const record = readRecord(path)
    expect(() => mergeRecords([record, { ...record, [key]: other }])).toThrow(
      expect.objectContaining({
        code: 'bad-record',
        message: `the records are of different promotions: \`${key}\` is ${own} in one and ${other} in another`,
        fix: 'Merge only the records of one promotion: of its shards, and of runs of it again.',
      }),
    )
  })

  test('merged has its apps in order of time, and the headers of all runs', async () => {
    const { path } = await begun(10)
    const [one, two] = ['2026-11-21T06:00:00.000Z', '2026-11-21T08:00:00.000Z'].map((startedAt) => ({
      ...readRecord(path),
      id: startedAt,
      startedAt,
      apps: readRecord(path)
        .apps.slice(0, 2)
        .map((app, index) => ({ ...app, installedAt: `${index}${startedAt}` })),
    }))
    if (one === undefined || two === undefined) throw new Error('there are two')
    const merged = mergeRecords([two, one])
    expect(merged).not.toHaveProperty('id')
    expect([merged.startedAt, merged.apps.map(({ installedAt }) => installedAt)]).toEqual([
      one.startedAt,
      [`0${one.startedAt}`, `0${two.startedAt}`, `1${one.startedAt}`, `1${two.startedAt}`],
    ])
    expect(headersIn(merged)).toEqual([digestOfHeader(one), digestOfHeader(two)].toSorted())
    expect(headersIn(mergeRecords([merged, { ...one, id: 'x' }, one]))).toHaveLength(3)
  })

  test('that was merged is written as a record, and not over another', async () => {
    const { path } = await begun(10)
    const merged = mergeRecords([readRecord(path)])
    const other = join(temporaryFolder(), 'merged.json')
    await writeRecord(other, merged)
    expect(readRecord(other)).toEqual(merged)
    await expect(writeRecord(other, merged)).rejects.toMatchObject({ message: `the record ${other} exists already` })
  })

  test('is identified by each field of its header', () => {
    const digests = Object.keys(HEADER).map((key) => digestOfHeader({ ...HEADER, [key]: 'x' }))
    expect(new Set([...digests, digestOfHeader(HEADER), digestOfHeader({ ...HEADER, id: 'x' })]).size).toBe(
      Object.keys(HEADER).length + 2,
    )
  })

  test.each([
    [{ outcome: 'created' }, true],
    [{ outcome: 'failed' }, true],
    [{ outcome: 'failed', readBack: 'applied' }, true],
    [{ outcome: 'unchanged' }, false],
    [{ outcome: 'cancelled' }, false],
  ])('has the outcome %j: %s', (outcome, isIt) => {
    expect(isRecorded(outcome as Parameters<typeof isRecorded>[0])).toBe(isIt)
  })

  test('has the commit from the note on a description', async () => {
    const path = join(temporaryFolder(), 'record.json')
    const commit = 'a'.repeat(40)
    const description = withStamp(described('new', 1), { path: 'a.cwl', commit, version: '1.0.0' })
    await startRecord(path, HEADER, [{ ...update(0, 1), description }, update(1, 1)])
    const [one, two] = readRecord(path).apps
    expect([one?.commit, one?.source, two?.source]).toEqual([commit, 'a0.cwl', 'a1.cwl'])
    expect(two).not.toHaveProperty('commit')
    expect(two).not.toHaveProperty('remote')
  })

  test('that is refused because its folder cannot be written through leaves nothing, and can begin once the disk works', async () => {
    const path = join(temporaryFolder(), 'record.json')
    const mend = await failToSyncFolders()
    await expect(startRecord(path, HEADER, [update(0, 10)])).rejects.toThrow(
      `the record ${path} cannot be written: the disk has an error (EIO)`,
    )
    expect(readdirSync(dirname(path))).toEqual([])
    mend()
    await startRecord(path, HEADER, [update(0, 10)])
    expect(outcomesIn(path)).toEqual(['unknown'])
  })
})

/** As a disk does that fails when a new name is to be written through, until it is mended. */
async function failToSyncFolders(): Promise<() => void> {
  const some = await open('/dev/null', 'r')
  await some.close()
  const handle = Object.getPrototypeOf(some) as typeof some
  const sync = Object.getOwnPropertyDescriptor(handle, 'sync') ?? {}
  handle.sync = async function (this: typeof some) {
    if ((await this.stat()).isDirectory())
      throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', syscall: 'fsync' })
    await this.datasync()
  }
  const mend = (): void => void Object.defineProperty(handle, 'sync', sync)
  afterThisTest(mend)
  return mend
}
