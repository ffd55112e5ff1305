import { compareOutputs, needsSizes } from '../../app-tests/index.ts'
import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { DRAFT, isFinal } from '../../platform/tasks.ts'
import type { AppAddress, Platform, Task, TaskClient } from '../../platform/types.ts'
import { digestOfApp } from '../../promotion/same-app.ts'
import type { TestOutcome } from '../report.ts'
import type { PlannedTest } from './planned-tests.ts'

/** Finds tasks of apps by the description that they ran. */
export class TaskFinder {
  readonly #tasks: readonly Task[]
  readonly #platform: Platform
  readonly #digests = new Map<string, Promise<string | undefined>>()

  /** `tasks` are all those of the project of the apps. */
  constructor(tasks: readonly Task[], platform: Platform) {
    this.#tasks = tasks
    this.#platform = platform
  }

  /**
   * The task with this name that ran an app with this digest: the last one that was run, or else the first draft.
   * Another revision counts if its description is the same, apart from the note on its origin.
   */
  async named(name: string, address: AppAddress, digest: string): Promise<Task | undefined> {
    const found = await this.#of(name, address, digest)
    return found.findLast(({ status }) => status !== DRAFT) ?? found[0]
  }

  async #of(name: string, address: AppAddress, digest: string): Promise<readonly Task[]> {
    const prefix = `${formatAddress(address)}/`
    const found: Task[] = []
    for (const task of this.#tasks) {
      const { app = '' } = task
      if (task.name !== name || !app.startsWith(prefix)) continue
      if ((await this.#digestOf(address, Number(app.slice(prefix.length)))) === digest) found.push(task)
    }
    return found.toSorted(({ createdAt: left = '' }, { createdAt: right = '' }) =>
      left < right ? -1 : left > right ? 1 : 0,
    )
  }

  /** Each revision is read once: it does not change. */
  #digestOf(address: AppAddress, revision: number): Promise<string | undefined> {
    const key = `${formatAddress(address)}/${revision}`
    const known = this.#digests.get(key) ?? this.#readDigest(address, revision)
    this.#digests.set(key, known)
    return known
  }

  async #readDigest(address: AppAddress, revision: number): Promise<string | undefined> {
    const reading = await this.#platform.getRevision(address, revision)
    return reading.kind === 'found' ? digestOfApp(reading.app.description, this.#platform.dialect) : undefined
  }

  /** A revision that was read already. */
  know(address: AppAddress, revision: number, digest: string): void {
    this.#digests.set(`${formatAddress(address)}/${revision}`, Promise.resolve(digest))
  }
}

/** What a task shows about its test. */
export type Judgement = Pick<TestOutcome, 'state' | 'reason'>

/** Compares the outputs of a finished task with what its test expects. */
export async function judgeTask({ test }: PlannedTest, task: Task, tasks: TaskClient): Promise<Judgement> {
  if (!isFinal(task)) return { state: task.status === DRAFT ? 'not-started' : 'running' }
  if (task.status === 'ABORTED')
    return { state: 'failed', reason: 'the task was aborted; run it again on the platform' }
  if (task.status === 'FAILED') {
    if (test.shouldFail) return { state: 'passed' }
    return { state: 'failed', reason: `the task failed${task.message === undefined ? '' : `: ${task.message}`}` }
  }
  if (test.shouldFail) return { state: 'failed', reason: 'the task completed, but the test expects that it fails' }
  const { outputs = {} } = task.outputs === undefined ? await tasks.get(task.id) : task
  const found = needsSizes(test.output) ? await withSizes(outputs, tasks) : outputs
  const differences = compareOutputs(test.output, isObject(found) ? found : objectFrom([]))
  if (differences.length === 0) return { state: 'passed' }
  return { state: 'failed', reason: differences.map(({ message }) => message).join('; ') }
}

/** The outputs with the size of each file, which the platform does not put into them. */
async function withSizes(value: JsonValue, tasks: TaskClient): Promise<JsonValue> {
  if (isArray(value)) return Promise.all(value.map((item) => withSizes(item, tasks)))
  if (!isObject(value)) return value
  const { class: kind, path, size } = value
  if (kind === 'File' && typeof path === 'string' && size === undefined) {
    const file: JsonObject = await tasks.file(path)
    return {
      ...value,
      ...(file['size'] === undefined ? {} : { size: file['size'] }),
      name: value['name'] ?? file['name'] ?? null,
    }
  }
  const members = Object.entries(value).map(async ([name, item]) => [name, await withSizes(item, tasks)] as const)
  return objectFrom(await Promise.all(members))
}
