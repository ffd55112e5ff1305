import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { isObject, parseJson, stringifyJson } from '../json/index.ts'
import { prepareQuery } from './rows.ts'
import type { ExportFilter, ExportJobs, StoredExport } from './stored-exports.ts'

const JOB = { id: 'text', state: 'text', details: 'text', createdAt: 'text', modifiedAt: 'text' } as const
const COLUMNS = 'id, state, details, created_at AS createdAt, modified_at AS modifiedAt'
const TOTAL = { total: 'integer' } as const

const MATCHES = `(:states = '[]' OR state IN (SELECT value FROM json_each(:states)))
  AND (:volume IS NULL OR details ->> '$.source.volume' = :volume OR details ->> '$.destination.volume' = :volume)`

export function createExportJobs(database: DatabaseSync): ExportJobs {
  const insert = database.prepare(
    'INSERT INTO export_job (id, state, details, created_at, modified_at) VALUES (:id, :state, :details, :now, :now)',
  )
  const update = database.prepare(
    'UPDATE export_job SET state = :state, details = coalesce(:details, details), modified_at = :now WHERE id = :id',
  )
  const selectOne = prepareQuery(database, JOB, `SELECT ${COLUMNS} FROM export_job WHERE id = :id`)
  // No job is ever removed, so its number is its position. With OFFSET and count(*) SQLite would pass over every job, for each page.
  const selectAny = prepareQuery(
    database,
    JOB,
    `SELECT ${COLUMNS} FROM export_job WHERE sequence > :offset ORDER BY sequence LIMIT :limit`,
  )
  const countAny = prepareQuery(database, TOTAL, 'SELECT coalesce(max(sequence), 0) AS total FROM export_job')
  const selectPage = prepareQuery(
    database,
    JOB,
    `SELECT ${COLUMNS} FROM export_job WHERE ${MATCHES} ORDER BY sequence LIMIT :limit OFFSET :offset`,
  )
  const count = prepareQuery(database, TOTAL, `SELECT count(*) AS total FROM export_job WHERE ${MATCHES}`)
  const countEach = prepareQuery(
    database,
    { state: 'text', jobs: 'integer' },
    'SELECT state, count(*) AS jobs FROM export_job GROUP BY state ORDER BY state',
  )
  const bind = (filter: ExportFilter) => ({ states: JSON.stringify(filter.states), volume: filter.volume ?? null })

  return {
    addExport: (job) => {
      const { id = newId(), state, details = {} } = job
      const now = new Date().toISOString()
      insert.run({ id, state, details: stringifyJson(details), now })
      return { id, state, details, createdAt: now, modifiedAt: now }
    },
    setExport: (id, state, details) =>
      update.run({
        id,
        state,
        details: details === undefined ? null : stringifyJson(details),
        now: new Date().toISOString(),
      }).changes > 0,
    getExport: (id) => {
      const row = selectOne.get({ id })
      return row === undefined ? undefined : fromRow(row)
    },
    listExports: (filter, offset, limit) => {
      const rows = isAny(filter) ? selectAny.all({ offset, limit }) : selectPage.all({ ...bind(filter), offset, limit })
      return rows.map(fromRow)
    },
    countExports: (filter) => (isAny(filter) ? countAny.get() : count.get(bind(filter)))?.total ?? 0,
    countStates: () => countEach.all(),
  }
}

/** The usual case: filtering every row of a long list would be most of the work. */
function isAny(filter: ExportFilter): boolean {
  return filter.states.length === 0 && filter.volume === undefined
}

/** Only digits and letters: an id that begins with a hyphen would be read as an option of the command line. */
function newId(): string {
  return randomBytes(16).toString('hex')
}

function fromRow({ details, ...job }: Readonly<Record<keyof typeof JOB, string>>): StoredExport {
  const value = parseJson(details)
  return { ...job, details: isObject(value) ? value : {} }
}
