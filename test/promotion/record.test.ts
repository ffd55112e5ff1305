import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { objectFrom } from '../../src/json/index.ts'
import type { Install } from '../../src/promotion/plan.ts'
import { headersIn, mergeRecords, readRecord, startRecord, type RecordWriter } from '../../src/promotion/record.ts'
import { afterThisTest, temporaryFolder } from '../support/local-platform.ts'

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
