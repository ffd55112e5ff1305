import { readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { objectFrom } from '../../src/json/index.ts'
import type { Install } from '../../src/promotion/plan.ts'
import { readRecord, startRecord, type RecordWriter } from '../../src/promotion/record.ts'
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
