import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

import { isArray, isObject, objectFrom, parseJson, stringifyJson, type JsonValue } from '../json/index.ts'
import { prepareQuery } from './rows.ts'
import { FINAL, type StoredTask, type TaskFilter, type Tasks } from './task-types.ts'

export const TASK_SCHEMA = `
  CREATE TABLE IF NOT EXISTS task (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, project TEXT NOT NULL, name TEXT NOT NULL,
    app TEXT NOT NULL, status TEXT NOT NULL, details TEXT NOT NULL, created_at TEXT NOT NULL,
    started_at TEXT NOT NULL DEFAULT '', ended_at TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY, project TEXT NOT NULL, name TEXT NOT NULL, size INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS file_folder (id TEXT PRIMARY KEY, folder TEXT NOT NULL) STRICT;
`

const TASK = {
  id: 'text',
  project: 'text',
  name: 'text',
  app: 'text',
  status: 'text',
  details: 'text',
  createdAt: 'text',
  startedAt: 'text',
  endedAt: 'text',
} as const
const COLUMNS =
  'id, project, name, app, status, details, created_at AS createdAt, started_at AS startedAt, ended_at AS endedAt'
const FILE = { id: 'text', project: 'text', name: 'text', size: 'integer' } as const
const MATCHES = `(:project IS NULL OR project = :project) AND (:status IS NULL OR status = :status)
  AND (:app IS NULL OR substr(app, 1, length(:app) + 1) = :app || '/')
  AND (:createdFrom IS NULL OR created_at >= :createdFrom) AND (:endedFrom IS NULL OR ended_at >= :endedFrom)`

export function createTasks(database: DatabaseSync, folder: string): Tasks {
  const insert = database.prepare(
    `INSERT INTO task (id, project, name, app, status, details, created_at)
     VALUES (:id, :project, :name, :app, 'DRAFT', :details, :now)`,
  )
  const update = database.prepare(
    `UPDATE task SET status = :status, details = :details, started_at = :startedAt, ended_at = :endedAt WHERE id = :id`,
  )
  const selectOne = prepareQuery(database, TASK, `SELECT ${COLUMNS} FROM task WHERE id = :id`)
  const select = (order: string) =>
    prepareQuery(
      database,
      TASK,
      `SELECT ${COLUMNS} FROM task WHERE ${MATCHES} ORDER BY sequence ${order} LIMIT :limit OFFSET :offset`,
    )
  const [selectFirst, selectLast] = [select('ASC'), select('DESC')]
  const count = prepareQuery(database, { total: 'integer' }, `SELECT count(*) AS total FROM task WHERE ${MATCHES}`)
  const insertFile = database.prepare(
    'INSERT OR REPLACE INTO file (id, project, name, size) VALUES (:id, :project, :name, :size)',
  )
  const selectFile = prepareQuery(database, FILE, 'SELECT id, project, name, size FROM file WHERE id = :id')
  const selectFiles = prepareQuery(
    database,
    FILE,
    `SELECT id, project, name, size FROM file LEFT JOIN file_folder USING (id)
     WHERE project = :project AND (:name IS NULL OR name = :name) AND coalesce(folder, '') = :folder ORDER BY name`,
  )
  const selectFolder = prepareQuery(database, { folder: 'text' }, 'SELECT folder FROM file_folder WHERE id = :id')
  const insertFolder = database.prepare('INSERT INTO file_folder (id, folder) VALUES (:id, :folder)')
  const bind = ({ project, status, app, createdFrom, endedFrom }: TaskFilter) => ({
    project: project ?? null,
    status: status ?? null,
    app: app ?? null,
    createdFrom: createdFrom ?? null,
    endedFrom: endedFrom ?? null,
  })
  const getTask = (id: string): StoredTask | undefined => {
    const row = selectOne.get({ id })
    return row === undefined ? undefined : fromRow(row)
  }
  const addFile: Tasks['addFile'] = ({ id = newId(), project, name, size }) => {
    insertFile.run({ id, project, name, size })
    return { id, project, name, size }
  }
  const addOutput: Tasks['addOutput'] = (task, name, size) => {
    const { project } = task
    const place = folderOf(task)
    let free = name
    for (let number = 1; selectFiles.get({ project, name: free, folder: place }) !== undefined; number += 1)
      free = `_${number}_${name}`
    const file = addFile({ project, name: free, size })
    if (place !== '') insertFolder.run({ id: file.id, folder: place })
    return file
  }

  return {
    addTask: ({ project, name, app, details }) => {
      const id = randomUUID()
      const createdAt = new Date().toISOString()
      insert.run({ id, project, name, app, details: stringifyJson(details), now: createdAt })
      return { id, project, name, app, status: 'DRAFT', details, createdAt, startedAt: '', endedAt: '' }
    },
    setTask: (id, status, details = {}, from) => {
      const task = getTask(id)
      if (task === undefined || (from !== undefined && !from.includes(task.status))) return undefined
      const now = new Date().toISOString()
      const outputs = details['outputs']
      const known = outputs === undefined ? {} : { outputs: withIds(outputs, task, addOutput) }
      update.run({
        id,
        status,
        details: stringifyJson({ ...task.details, ...details, ...known }),
        startedAt: task.startedAt === '' && status !== 'DRAFT' ? now : task.startedAt,
        endedAt: FINAL.has(status) ? now : '',
      })
      return getTask(id)
    },
    getTask,
    listTasks: (filter, offset, limit) =>
      (filter.ascending === true ? selectFirst : selectLast).all({ ...bind(filter), offset, limit }).map(fromRow),
    countTasks: (filter) => count.get(bind(filter))?.total ?? 0,
    addFile,
    addOutput,
    getFile: (id) => selectFile.get({ id }),
    sibling: (id, name) => {
      const { project } = selectFile.get({ id }) ?? {}
      const place = selectFolder.get({ id })?.folder ?? ''
      return project === undefined ? undefined : selectFiles.get({ project, name, folder: place })
    },
    // An id may be any text.
    placeOf: (id) => resolve(folder, encodeURIComponent(id).replaceAll('.', '%2E')),
    listFiles: (project, name) => selectFiles.all({ project, name: name ?? null, folder: '' }),
  }
}

function folderOf({ id, name, details: { output_location: location } }: StoredTask): string {
  const main = isObject(location) ? location['main_location'] : undefined
  const folder = typeof main === 'string' ? main.replaceAll('<task_id>', id).replaceAll('<task_name>', name) : ''
  return folder.replaceAll(/^\/+|(?<!\/)\/+$/g, '')
}

/** Each File without an id is a new file of the project. */
function withIds(value: JsonValue, task: StoredTask, addOutput: Tasks['addOutput']): JsonValue {
  if (isArray(value)) return value.map((item) => withIds(item, task, addOutput))
  if (!isObject(value)) return value
  const { class: kind, path, basename, name = basename, size, secondaryFiles } = value
  if (kind === 'File' && path === undefined && typeof name === 'string') {
    const file = addOutput(task, name, typeof size === 'number' ? size : 0)
    return {
      class: 'File',
      path: file.id,
      name: file.name,
      ...(secondaryFiles === undefined ? {} : { secondaryFiles: withIds(secondaryFiles, task, addOutput) }),
    }
  }
  return objectFrom(Object.entries(value).map(([key, item]) => [key, withIds(item, task, addOutput)]))
}

function newId(): string {
  return randomUUID().replaceAll('-', '').slice(0, 24)
}

function fromRow({ details, ...task }: Readonly<Record<keyof typeof TASK, string>>): StoredTask {
  const value = parseJson(details)
  return { ...task, details: isObject(value) ? value : {} }
}
