import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname, isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import pLimit from 'p-limit'

import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { runDocument } from '../runner/run-document.ts'
import { parseStored } from './description.ts'
import type { Store } from './store.ts'
import { portsOf, secondaryNames, type Port } from './task-ports.ts'
import type { StoredFile, StoredTask } from './task-types.ts'

export interface TaskRuns {
  readonly begin: (id: string) => void
  readonly end: (id: string) => void
  readonly stop: () => Promise<void>
}

/** Tasks at the same time: one uses all cores that its tools use. */
const AT_ONCE = 2

const OPEN = ['QUEUED', 'RUNNING'] as const

const MANY = 1_000_000

export function createTaskRuns(store: Store, dataFolder: string, runner: string | undefined): TaskRuns {
  const limit = pLimit(AT_ONCE)
  const running = new Map<string, AbortController>()
  const all = new Set<Promise<void>>()
  const begin = (id: string): void => {
    if (runner === undefined) return
    const controller = new AbortController()
    running.set(id, controller)
    const folder = resolve(dataFolder, 'tasks', id)
    const run = limit(() => runTask(id, store, { runner, folder, signal: controller.signal }))
      .catch(() => {
        // The database cannot be written: the task stays as it is, and runs again at the next start.
      })
      .finally(() => {
        running.delete(id)
        all.delete(run)
      })
    all.add(run)
  }
  if (runner !== undefined)
    for (const status of OPEN) for (const { id } of store.listTasks({ status, ascending: true }, 0, MANY)) begin(id)
  return {
    begin,
    end: (id) => running.get(id)?.abort(),
    stop: async () => {
      limit.clearQueue()
      for (const controller of running.values()) controller.abort()
      await Promise.all([...all].slice(0, limit.activeCount))
    },
  }
}

interface Place {
  readonly runner: string
  readonly folder: string
  readonly signal: AbortSignal
}

async function runTask(id: string, store: Store, { runner, folder, signal }: Place): Promise<void> {
  if (signal.aborted) return
  const total = stepsOf(store, id)
  const status = (completed: number, message: string): JsonObject => ({
    execution_status: { steps_completed: completed, steps_total: total, message },
  })
  const task = store.setTask(id, 'RUNNING', status(0, 'The runner has started.'), OPEN)
  if (task === undefined) return
  try {
    const [description, inputs] = [descriptionOf(store, task), inputsOf(task)]
    const work = { description: asObject(asRun(description, store)), job: jobFor(description, inputs, store), folder }
    const end = await runDocument(runner, work, signal)
    if (end.kind === 'completed') {
      const outputs = kept(end.outputs, task, store)
      store.setTask(id, 'COMPLETED', { ...status(total, 'Task is completed.'), outputs }, ['RUNNING'])
    } else store.setTask(id, 'FAILED', status(0, end.message), ['RUNNING'])
  } catch (error) {
    // It was aborted, or the platform stops.
    if (signal.aborted) return
    store.setTask(id, 'FAILED', status(0, error instanceof Error ? error.message : String(error)), ['RUNNING'])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function descriptionOf(store: Store, { app }: Pick<StoredTask, 'app'>): JsonObject {
  const [owner = '', project = '', name = '', revision] = app.split('/')
  const stored = store.revision({ owner, project, app: name }, Number(revision))
  return stored === undefined ? {} : parseStored(stored.text)
}

function inputsOf({ details }: StoredTask): JsonObject {
  return asObject(details['inputs'] ?? null)
}

function asObject(value: JsonValue): JsonObject {
  return isObject(value) ? value : {}
}

function stepsOf(store: Store, id: string): number {
  const task = store.getTask(id)
  const steps = task === undefined ? undefined : descriptionOf(store, task)['steps']
  return isArray(steps) ? steps.length : isObject(steps) ? Object.keys(steps).length : 1
}

/** Files get what a public platform adds for their input: its format, and secondary files from the same folder. */
function jobFor(description: JsonObject, inputs: JsonObject, store: Store): JsonObject {
  const ports = portsOf(description)
  const completed = Object.entries(inputs).map(
    ([name, value]) => [name, completedFor(ports.get(name), value, store)] as const,
  )
  return asObject(asRun(objectFrom(completed), store))
}

function completedFor(port: Port | undefined, value: JsonValue, store: Store): JsonValue {
  if (port === undefined) return value
  if (isArray(value)) return value.map((item) => completedFor(port, item, store))
  if (!isObject(value)) return value
  const file = fileIn(value, store)
  if (file === undefined)
    return objectFrom(
      Object.entries(value).map(([name, item]) => [name, completedFor(port.fields.get(name), item, store)]),
    )
  const siblings = secondaryNames(port, file.name).flatMap((name) => store.sibling(file.id, name) ?? [])
  const secondaryFiles = siblings.map(({ id }): JsonObject => ({ class: 'File', path: id }))
  return {
    ...omitUndefined({ format: port.format }),
    ...(secondaryFiles.length === 0 ? {} : { secondaryFiles }),
    ...value,
  }
}

function asRun(value: JsonValue, store: Store): JsonValue {
  if (isArray(value)) return value.map((item) => asRun(item, store))
  if (!isObject(value)) return value
  const file = fileIn(value, store)
  if (file !== undefined) {
    const { format, secondaryFiles } = value
    const others = omitUndefined({
      format,
      secondaryFiles: secondaryFiles === undefined ? undefined : asRun(secondaryFiles, store),
    })
    return { class: 'File', path: store.placeOf(file.id), basename: file.name, ...others }
  }
  return objectFrom(Object.entries(value).map(([key, item]) => [key, asRun(item, store)]))
}

function fileIn({ class: kind, location, path = location }: JsonObject, store: Store): StoredFile | undefined {
  return kind === 'File' && typeof path === 'string' ? store.getFile(path) : undefined
}

function kept(value: JsonValue, task: StoredTask, store: Store): JsonValue {
  if (isArray(value)) return value.map((item) => kept(item, task, store))
  if (!isObject(value)) return value
  const { class: kind, basename, secondaryFiles } = value
  const place = kind === 'File' ? placeIn(value) : undefined
  if (place === undefined) return objectFrom(Object.entries(value).map(([key, item]) => [key, kept(item, task, store)]))
  const { id, name } = store.addOutput(task, typeof basename === 'string' ? basename : 'output', statSync(place).size)
  const content = store.placeOf(id)
  mkdirSync(dirname(content), { recursive: true })
  copyFileSync(place, content)
  return {
    class: 'File',
    path: id,
    name,
    ...(secondaryFiles === undefined ? {} : { secondaryFiles: kept(secondaryFiles, task, store) }),
  }
}

function placeIn({ path, location }: JsonObject): string | undefined {
  const named = [path, location].find((one) => typeof one === 'string')
  if (typeof named !== 'string') return undefined
  const place = named.startsWith('file://') ? fileURLToPath(named) : named
  return isAbsolute(place) && existsSync(place) ? place : undefined
}
