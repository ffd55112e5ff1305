import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

import type { AppAddress } from '../platform/types.ts'
import { createExportJobs } from './export-jobs.ts'
import { prepareQuery } from './rows.ts'
import { checkFolder, isBusy, openError, StartError } from './start-error.ts'
import type { ExportJobs } from './stored-exports.ts'
import { createTasks, TASK_SCHEMA } from './stored-tasks.ts'
import type { Tasks } from './task-types.ts'

/** One revision of an app, without its description. */
export interface RevisionMark {
  /** Counted from 0. */
  readonly revision: number
  readonly createdAt: string
  /** Its note, in `sbg:revisionNotes`; empty without a note. */
  readonly notes: string
}

/** An installed description. */
export interface StoredRevision extends RevisionMark {
  /** The JSON text exactly as it was sent. */
  readonly text: string
}

/** An app, without its descriptions. */
export interface StoredApp {
  readonly address: AppAddress
  readonly revision: number
  readonly createdAt: string
  readonly modifiedAt: string
}

/** A project that exists. */
export interface StoredProject {
  readonly owner: string
  readonly project: string
  /** The name that it was created with, if that is another text. */
  readonly name?: string
  /** When it was created; ISO 8601, UTC. Empty in the database of an older version. */
  readonly createdAt?: string
}

/** The result of adding a revision with a given number. */
export type RevisionResult =
  | { readonly kind: 'added'; readonly stored: StoredRevision }
  /** It is not the number after the latest; `latest` is undefined if the app does not exist. */
  | { readonly kind: 'taken'; readonly latest: number | undefined }

/** All data of the local platform. After a method returns, its result is on disk. */
export interface Store extends ExportJobs, Tasks {
  /** Stores a description, the JSON text of an object, as the next revision. Creates project and app if needed. */
  install(address: AppAddress, text: string): StoredRevision
  /** Stores a description as exactly this revision. */
  addRevision(address: AppAddress, revision: number, text: string): RevisionResult
  latest(address: AppAddress): StoredRevision | undefined
  /** Every description ever installed at this address, oldest first. */
  revisions(address: AppAddress): readonly StoredRevision[]
  /** When each revision was created, oldest first. */
  history(address: AppAddress): readonly RevisionMark[]
  revision(address: AppAddress, revision: number): StoredRevision | undefined
  label(address: AppAddress): string
  /** Sorted by owner, project and name. */
  listApps(): readonly StoredApp[]
  /** Does nothing if it exists. */
  addProject(project: StoredProject): void
  /** Whether it was added, or was created with its first app. */
  hasProject(project: StoredProject): boolean
  /** Sorted by owner and name. */
  listProjects(): readonly StoredProject[]
  /** Does all of the work or, if it throws, none of it; much faster than separate writes. */
  atomically<T>(work: () => T): T
  /** Requests answered since the server started, all or of one method. */
  countRequests(method?: string): number
  /** Called by the server for each request. */
  countRequest(method: string): void
  /** False if its file was deleted or replaced: new data would be lost then. */
  isThere(): boolean
  /** Called by `stop` of the platform; nothing can be read or stored any more. */
  close(): void
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS project (
    owner TEXT NOT NULL, project TEXT NOT NULL, name TEXT NOT NULL DEFAULT '', created_at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (owner, project)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS revision (
    owner TEXT NOT NULL, project TEXT NOT NULL, app TEXT NOT NULL, revision INTEGER NOT NULL,
    text TEXT NOT NULL, created_at TEXT NOT NULL,
    PRIMARY KEY (owner, project, app, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS export_job (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, state TEXT NOT NULL, details TEXT NOT NULL,
    created_at TEXT NOT NULL DEFAULT '', modified_at TEXT NOT NULL DEFAULT ''
  ) STRICT;
`

/** How long to wait for a lock of another process, in milliseconds; by default SQLite does not wait. */
const BUSY_TIMEOUT = 10_000

/**
 * Several processes may have it open: `platform export set` works next to a running server. An answered write survives
 * `kill -9` (write-ahead log, full synchronous). Throws a StartError if the folder or its database cannot be used.
 */
export async function openStore(dataFolder: string): Promise<Store> {
  checkFolder(dataFolder)
  try {
    createFolder(dataFolder)
    // A Node that was built without SQLite has no such module: the rest of the library must load without it.
    const { DatabaseSync: Database } = await import('node:sqlite')
    const file = join(dataFolder, 'platform.sqlite')
    const database = new Database(file, { timeout: BUSY_TIMEOUT })
    try {
      await keepLog(database)
      database.exec('PRAGMA synchronous = FULL')
      prepareSchema(database, dataFolder)
      return createStore(database, file)
    } catch (error) {
      // An open database would prevent removing the folder: Windows keeps open files, and some network file systems do
      // under another name.
      database.close()
      throw error
    }
  } catch (error) {
    throw openError(error, dataFolder)
  }
}

/** Creates parents first. Node's own recursive option never returns if a file system allows no folders, as below /proc. */
function createFolder(folder: string, isData = true): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) createFolder(dirname(folder), false)
  try {
    mkdirSync(folder, { mode: 0o700 })
    // The data folder is often in a repository.
    if (isData) writeFileSync(join(folder, '.gitignore'), '*\n')
  } catch (error) {
    // Another process may have been quicker. A link without a target does not count.
    if (!existsSync(folder)) throw error
  }
}

/** In milliseconds: another process needs about as long to create a database. */
const BEFORE_NEXT_TRY = 10

/** If several processes create a database at once, SQLite refuses all but one and does not wait, unlike elsewhere. */
async function keepLog(database: DatabaseSync): Promise<void> {
  const last = performance.now() + BUSY_TIMEOUT
  for (;;) {
    try {
      database.exec('PRAGMA journal_mode = WAL')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > last) throw error
      await sleep(BEFORE_NEXT_TRY)
    }
  }
}

const SCHEMA_VERSION = 3

const ADD_TIMES = `
  ALTER TABLE export_job ADD COLUMN created_at TEXT NOT NULL DEFAULT '';
  ALTER TABLE export_job ADD COLUMN modified_at TEXT NOT NULL DEFAULT '';
`

const ADD_NAMES = `
  ALTER TABLE project ADD COLUMN name TEXT NOT NULL DEFAULT '';
  ALTER TABLE project ADD COLUMN created_at TEXT NOT NULL DEFAULT '';
`

function prepareSchema(database: DatabaseSync, folder: string): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
  if (version > SCHEMA_VERSION)
    throw new StartError(
      `the database in ${folder} was written by a newer version`,
      'Update cwl-promote, or give another folder.',
    )
  database.exec(SCHEMA + TASK_SCHEMA)
  if (version === 1) database.exec(ADD_TIMES)
  if (version === 1 || version === 2) database.exec(ADD_NAMES)
  if (version < SCHEMA_VERSION) database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
}

const ONE_APP = 'owner = :owner AND project = :project AND app = :app'
const textField = (name: string): string => `iif(text -> '$."${name}"' LIKE '"%', text ->> '$."${name}"', '')`
const NOTES = `${textField('sbg:revisionNotes')} AS notes`
const COLUMNS = `revision, text, created_at AS createdAt, ${NOTES}`

const PROJECT = { owner: 'text', project: 'text' } as const
const MARK = { revision: 'integer', createdAt: 'text', notes: 'text' } as const
const REVISION = { ...MARK, text: 'text' } as const
const APP = { ...PROJECT, app: 'text', revision: 'integer', createdAt: 'text', modifiedAt: 'text' } as const

function createStore(database: DatabaseSync, file: string): Store {
  const identity = identityOf(file)
  const insert = database.prepare(
    'INSERT INTO revision (owner, project, app, revision, text, created_at) VALUES (:owner, :project, :app, :revision, :text, :createdAt)',
  )
  const insertProject = database.prepare(
    'INSERT OR IGNORE INTO project (owner, project, name, created_at) VALUES (:owner, :project, :name, :createdAt)',
  )
  const selectLatest = prepareQuery(
    database,
    REVISION,
    `SELECT ${COLUMNS} FROM revision WHERE ${ONE_APP} ORDER BY revision DESC LIMIT 1`,
  )
  const selectRevision = prepareQuery(
    database,
    REVISION,
    `SELECT ${COLUMNS} FROM revision WHERE ${ONE_APP} AND revision = :revision`,
  )
  const selectRevisions = prepareQuery(
    database,
    REVISION,
    `SELECT ${COLUMNS} FROM revision WHERE ${ONE_APP} ORDER BY revision`,
  )
  const selectHistory = prepareQuery(
    database,
    MARK,
    `SELECT revision, created_at AS createdAt, ${NOTES} FROM revision WHERE ${ONE_APP} ORDER BY revision`,
  )
  const filterApps = prepareQuery(
    database,
    APP,
    `SELECT owner, project, app, max(revision) AS revision, min(created_at) AS createdAt, max(created_at) AS modifiedAt
     FROM revision GROUP BY owner, project, app ORDER BY owner, project, app`,
  )
  const selectLabel = prepareQuery(
    database,
    { label: 'text' },
    `SELECT ${textField('label')} AS label FROM revision WHERE ${ONE_APP} ORDER BY revision DESC LIMIT 1`,
  )
  const selectProject = database.prepare('SELECT 1 FROM project WHERE owner = :owner AND project = :project')
  const selectProjects = prepareQuery(
    database,
    { ...PROJECT, name: 'text', createdAt: 'text' },
    'SELECT owner, project, name, created_at AS createdAt FROM project ORDER BY owner, project',
  )

  const projectOf = ({ owner, project }: StoredProject) => ({ owner, project })
  const addProject = ({ name = '', createdAt = new Date().toISOString(), ...project }: StoredProject): void =>
    void insertProject.run({ ...projectOf(project), name, createdAt })
  const key = ({ owner, project, app }: AppAddress) => ({ owner, project, app })
  const latest = (address: AppAddress) => selectLatest.get(key(address))
  const add = (address: AppAddress, revision: number, text: string): StoredRevision => {
    const createdAt = new Date().toISOString()
    addProject(address)
    insert.run({ ...key(address), revision, text, createdAt })
    return selectRevision.get({ ...key(address), revision }) ?? { revision, text, createdAt, notes: '' }
  }
  const counts = new Map<string, number>()

  return {
    ...createExportJobs(database),
    ...createTasks(database, join(dirname(file), 'files')),
    install: (address, text) =>
      inTransaction(database, () => add(address, (latest(address)?.revision ?? -1) + 1, text)),
    addRevision: (address, revision, text) =>
      inTransaction(database, () => {
        const last = latest(address)?.revision
        if (revision !== (last ?? -1) + 1) return { kind: 'taken', latest: last }
        return { kind: 'added', stored: add(address, revision, text) }
      }),
    latest,
    revisions: (address) => selectRevisions.all(key(address)),
    history: (address) => selectHistory.all(key(address)),
    revision: (address, revision) => selectRevision.get({ ...key(address), revision }),
    label: (address) => selectLabel.get(key(address))?.label ?? '',
    listApps: () =>
      filterApps.all().map(({ owner, project, app, revision, createdAt, modifiedAt }) => ({
        address: { owner, project, app },
        revision,
        createdAt,
        modifiedAt,
      })),
    addProject,
    hasProject: (project) => selectProject.get(projectOf(project)) !== undefined,
    listProjects: () => selectProjects.all(),
    atomically: (work) => inTransaction(database, work),
    countRequests: (method) =>
      method === undefined ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(method) ?? 0),
    countRequest: (method) => void counts.set(method, (counts.get(method) ?? 0) + 1),
    isThere: () => identityOf(file) === identity,
    close: () => database.close(),
  }
}

function inTransaction<T>(database: DatabaseSync, work: () => T): T {
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

function identityOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats === undefined ? undefined : `${stats.dev} ${stats.ino}`
}
