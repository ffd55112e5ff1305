import type { DatabaseSync } from 'node:sqlite'

interface Waiting {
  readonly work: () => unknown
  readonly succeed: (result: unknown) => void
  readonly fail: (error: unknown) => void
}

/**
 * Runs work in a transaction. Requests that arrive together share one commit, because each commit waits for the disk.
 * Nobody can read what is not on disk yet: the whole transaction runs without a pause.
 */
export function groupCommits(database: DatabaseSync): <T>(work: () => T) => Promise<T> {
  let waiting: Waiting[] = []
  const commit = (): void => {
    const group = waiting
    waiting = []
    try {
      const results = inTransaction(database, () => group.map(({ work }) => work()))
      group.forEach(({ succeed }, index) => succeed(results[index]))
    } catch (error) {
      const [first, ...others] = group
      // Not again: a locked database would be waited for twice.
      if (others.length === 0) return first?.fail(error)
      // The error may be that of one work only, so each runs in its own transaction.
      for (const { work, succeed, fail } of group) {
        try {
          succeed(inTransaction(database, work))
        } catch (own) {
          fail(own)
        }
      }
    }
  }
  return async <T>(work: () => T) =>
    new Promise<T>((resolve, fail) => {
      if (waiting.length === 0) setImmediate(commit)
      waiting.push({ work, succeed: (result) => resolve(result as T), fail })
    })
}

/** Does all of the work or, if it throws, none of it. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work()
  // Immediate: two writers wait here instead of failing at the commit.
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // After the disk was full, the transaction has already ended.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
