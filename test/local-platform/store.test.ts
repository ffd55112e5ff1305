import { join } from 'node:path'

import { describe, expect, test } from '@jest/globals'

import { openStore, type Store } from '../../src/local-platform/index.ts'
import { problemFrom } from '../../src/local-platform/problem.ts'
import { afterThisTest, startPlatform, temporaryFolder } from '../support/local-platform.ts'

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
})
