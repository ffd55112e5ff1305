import { isObject, parseJson, type JsonObject } from '../json/index.ts'
import { StartError } from './start-error.ts'

export interface StoredTask {
  readonly id: string
  readonly project: string
  readonly name: string
  readonly app: string
  /** DRAFT, QUEUED, RUNNING, COMPLETED, FAILED, ABORTED, or any other text. */
  readonly status: string
  /** `description`, `inputs`, `outputs`, `errors`, `price` and others, as the platform sends them. */
  readonly details: JsonObject
  /** ISO 8601, UTC; the last two are empty until it has started and ended. */
  readonly createdAt: string
  readonly startedAt: string
  readonly endedAt: string
}

export interface StoredFile {
  readonly id: string
  readonly project: string
  readonly name: string
  readonly size: number
}

export interface TaskFilter {
  readonly project?: string
  readonly status?: string
  /** Only tasks of this app, `owner/project/app`, of any revision. */
  readonly app?: string
  /** Created at this time or later; ISO 8601. */
  readonly createdFrom?: string
  readonly endedFrom?: string
  readonly ascending?: boolean
}

export interface Tasks {
  addTask(task: Pick<StoredTask, 'project' | 'name' | 'app' | 'details'>): StoredTask
  /**
   * Adds to the details of the task. File objects of `outputs` without an id become files of the project. Undefined if
   * no task has this id, or if its status is not one of `from`.
   */
  setTask(id: string, status: string, details?: JsonObject, from?: readonly string[]): StoredTask | undefined
  getTask(id: string): StoredTask | undefined
  listTasks(filter: TaskFilter, offset: number, limit: number): readonly StoredTask[]
  countTasks(filter: TaskFilter): number
  addFile(file: Omit<StoredFile, 'id'> & { readonly id?: string }): StoredFile
  /**
   * In the folder of its `output_location`, or else in the root. A name that is taken there gets `_1_`, `_2_` … in
   * front.
   */
  addOutput(task: StoredTask, name: string, size: number): StoredFile
  getFile(id: string): StoredFile | undefined
  /** The file with this name in the folder of another. */
  sibling(id: string, name: string): StoredFile | undefined
  placeOf(id: string): string
  /** In the root of a project. */
  listFiles(project: string, name?: string): readonly StoredFile[]
}

export const FINAL: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'ABORTED'])

/** Throws a StartError that names `file` if its text is not a JSON object. */
export function readTaskOutputs(text: string, file: string): JsonObject {
  const fix = 'Give a JSON object: output → value.'
  try {
    const value = parseJson(text)
    if (isObject(value)) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new StartError(`${file} is not JSON: ${error.message}`, fix)
  }
  throw new StartError(`${file} is not a JSON object`, fix)
}
