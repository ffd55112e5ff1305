import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { openStore, type Store } from '../../src/local-platform/index.ts'
import { problemFrom } from '../../src/local-platform/problem.ts'
import { createPlatform } from '../../src/platform/api.ts'
import { afterThisTest, startPlatform, temporaryFolder, TOKEN } from '../support/local-platform.ts'

const ADDRESS = { owner: 'acme', project: 'p', app: 'a' }

async function open(folder: string): Promise<Store> {
  const store = await openStore(folder)
  afterThisTest(() => store.close())
  return store
}

function thrownBy(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('the store', () => {
  test('rolls back work that fails', async () => {
    const store = await open(temporaryFolder())
    const work = (): void => {
      store.install(ADDRESS, '{}')
      store.addExport({ id: 'e', state: 'FAILED' })
      throw new Error('halfway')
    }
    expect(() => store.atomically(work)).toThrow('halfway')
    expect([store.listApps(), store.getExport('e')]).toEqual([[], undefined])
    store.install(ADDRESS, '{}')
    expect(store.listApps()).toHaveLength(1)
  })

  test.each(['full', 'locked'] as const)(
    'reports a database that is %s with its own status, and stores nothing',
    async (state) => {
      const folder = temporaryFolder()
      const store = await open(folder)
      const { DatabaseSync: Database } = await import('node:sqlite')
      const database = new Database(join(folder, 'platform.sqlite'), { timeout: 1 })
      afterThisTest(() => database.close())
      // A bound of the database stands in for the size of the disk: the error is the same.
      if (state === 'full') database.exec('PRAGMA max_page_count = 1')
      const write = (): void =>
        database.exec(
          `INSERT INTO project (owner, project) SELECT 'a', hex(randomblob(9000)) FROM (SELECT 1 UNION SELECT 2 UNION SELECT 3)`,
        )
      const error = state === 'full' ? thrownBy(write) : store.atomically(() => thrownBy(write))
      expect(problemFrom(error)).toMatchObject(
        state === 'full'
          ? { status: 507, message: expect.stringContaining('the disk of the data folder is full') }
          : { status: 503, message: expect.stringContaining('another process') },
      )
      expect(store.listProjects()).toEqual([])
    },
  )

  test.each(['deleted', 'replaced'] as const)('fails every request after its database was %s', async (what) => {
    const dataFolder = join(temporaryFolder(), 'data')
    const platform = await startPlatform({ dataFolder })
    const client = createPlatform({ baseUrl: platform.url, token: TOKEN, longestWait: 1 })
    expect(await client.installApp(ADDRESS, { class: 'CommandLineTool' }, { kind: 'absent' })).toMatchObject({
      kind: 'applied',
    })
    rmSync(dataFolder, { recursive: true })
    if (what === 'replaced') (await openStore(dataFolder)).close()
    const words = expect.stringContaining('was deleted or replaced while it ran; start the local platform again')
    await expect(client.getApp(ADDRESS)).rejects.toMatchObject({ code: 'server', message: words })
    await expect(client.installApp(ADDRESS, { class: 'Workflow' }, { kind: 'absent' })).resolves.toMatchObject({
      kind: 'unknown',
      reason: words,
    })
  })

  test('accepts export jobs of another process next to a running server', async () => {
    const dataFolder = temporaryFolder()
    const platform = await startPlatform({ dataFolder })
    const beside = await open(dataFolder)
    beside.addExport({ id: 'e', state: 'RUNNING' })
    expect(platform.store.getExport('e')?.state).toBe('RUNNING')
    beside.setExport('e', 'FAILED')
    expect(platform.store.getExport('e')?.state).toBe('FAILED')
  })

  test('refuses an id that is in use', async () => {
    const store = await open(temporaryFolder())
    store.addExport({ id: 'e', state: 'FAILED' })
    expect(() => store.addExport({ id: 'e', state: 'FAILED' })).toThrow('UNIQUE')
  })

  test('has no gap in the pages for export jobs that were refused or rolled back', async () => {
    const store = await open(temporaryFolder())
    store.addExport({ id: 'a', state: 'FAILED' })
    expect(() => store.addExport({ id: 'a', state: 'FAILED' })).toThrow('UNIQUE')
    const work = (): void => {
      store.addExport({ id: 'x', state: 'FAILED' })
      throw new Error('halfway')
    }
    expect(() => store.atomically(work)).toThrow('halfway')
    store.addExport({ id: 'b', state: 'FAILED' })
    expect(store.listExports({ states: [] }, 1, 50).map(({ id }) => id)).toEqual(['b'])
    expect(store.countExports({ states: [] })).toBe(2)
  })

  test('keeps a write-ahead log', async () => {
    const folder = temporaryFolder()
    const store = await open(folder)
    store.install(ADDRESS, '{}')
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(`${folder}/platform.sqlite`)
    afterThisTest(() => database.close())
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  })
})

describe('rows of a database', () => {
  test('of another form are refused when they are read, with the name of the column', async () => {
    const folder = temporaryFolder()
    // Tables of this name that somebody else made: they take a number for a text, and a text for a number.
    const { DatabaseSync: Database } = await import('node:sqlite')
    const foreign = new Database(join(folder, 'platform.sqlite'))
    foreign.exec(`
      PRAGMA user_version = 3;
      CREATE TABLE export_job (
        sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, state, details, created_at, modified_at
      );
      INSERT INTO export_job (id, state, details) VALUES ('e', 7, '{}');
      CREATE TABLE revision (owner, project, app, revision, text, created_at);
      INSERT INTO revision VALUES ('acme', 'p', 'a', 'first', '{}', NULL);
    `)
    foreign.close()
    const store = await open(folder)
    expect(() => store.getExport('e')).toThrow('the database gives no text as state')
    expect(() => store.listExports({ states: [] }, 0, 10)).toThrow('the database gives no text as state')
    expect(() => store.latest(ADDRESS)).toThrow('the database gives no integer as revision')
    expect(() => store.listApps()).toThrow('the database gives no integer as revision')
    expect(store.countExports({ states: [] })).toBe(1)
  })
})
