import { compareOutputs, needsSizes, perhapsRenamed, type SameName } from '../../app-tests/compare-outputs.ts'
import type { AppTest } from '../../app-tests/test-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { DRAFT, isFinal } from '../../platform/tasks.ts'
import type { AppAddress, Platform, Task, TaskClient } from '../../platform/types.ts'
import { digestOfMeaning } from '../../promotion/same-app.ts'
import type { TestOutcome } from '../report.ts'
import type { PlannedTest } from './planned-tests.ts'

/** `needs` begins the message. */
export function requireTasks({ tasks, dialect }: Pick<Platform, 'tasks' | 'dialect'>, needs: string): TaskClient {
  if (tasks !== undefined) return tasks
  throw new PromotionError(
    'usage',
    `${needs} tasks, and the dialect ${dialect} has none: the API document only names their address`,
    { fix: 'Give `platform: seven-bridges` if the platform is of that kind.' },
  )
}

export class TaskFinder {
  readonly #tasks: readonly Task[]
  readonly #platform: Platform
  readonly #digests = new Map<string, Promise<string | undefined>>()

  constructor(tasks: readonly Task[], platform: Platform) {
    this.#tasks = tasks
    this.#platform = platform
  }

  /**
   * The last task that was run, or else the first draft. Another revision counts if its description is the same, apart
   * from its form and the note on its origin.
   */
  async named(name: string, address: AppAddress, digest: string): Promise<Task | undefined> {
    const found: Task[] = []
    for (const task of this.#of(address))
      if (task.name === name && (await this.#ran(task, address, digest))) found.push(task)
    return found.findLast(({ status }) => status !== DRAFT) ?? found[0]
  }

  async completed(address: AppAddress, digest: string): Promise<Task | undefined> {
    for (const task of this.#of(address).toReversed())
      if (task.status === 'COMPLETED' && (await this.#ran(task, address, digest))) return task
    return undefined
  }

  #of(address: AppAddress): readonly Task[] {
    return this.#tasks
      .filter(({ app = '' }) => app.startsWith(`${formatAddress(address)}/`))
      .sort(({ createdAt: left = '' }, { createdAt: right = '' }) => (left < right ? -1 : left > right ? 1 : 0))
  }

  async #ran({ app = '' }: Task, address: AppAddress, digest: string): Promise<boolean> {
    return (await this.#digestOf(address, Number(app.slice(app.lastIndexOf('/') + 1)))) === digest
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
    return reading.kind === 'found' ? digestOfMeaning(reading.app.description, this.#platform.dialect) : undefined
  }

  know(address: AppAddress, revision: number, digest: string): void {
    this.#digests.set(`${formatAddress(address)}/${revision}`, Promise.resolve(digest))
  }
}

type Judgement = Pick<TestOutcome, 'state' | 'reason'>

export async function judgeTask({ test }: PlannedTest, task: Task, tasks: TaskClient): Promise<Judgement> {
  if (!isFinal(task)) return { state: task.status === DRAFT ? 'not-started' : 'running' }
  if (task.status === 'ABORTED')
    return { state: 'failed', reason: 'the task was aborted; run it again on the platform' }
  if (task.status === 'FAILED')
    return judgeFailure(test, `the task failed${task.message === undefined ? '' : `: ${task.message}`}`)
  const { outputs = {} } = task.outputs === undefined ? await tasks.get(task.id) : task
  const found = needsSizes(test.output) ? await withSizes(outputs, tasks) : outputs
  return judgeOutputs(test, isObject(found) ? found : objectFrom([]), perhapsRenamed)
}

export function judgeFailure({ shouldFail }: AppTest, reason: string): Judgement {
  return shouldFail ? { state: 'passed' } : { state: 'failed', reason }
}

export function judgeOutputs({ shouldFail, output }: AppTest, found: JsonObject, sameName: SameName): Judgement {
  if (shouldFail) return { state: 'failed', reason: 'it completed, but the test expects that it fails' }
  const differences = compareOutputs(output, found, sameName)
  if (differences.length === 0) return { state: 'passed' }
  return { state: 'failed', reason: differences.map(({ message }) => message).join('; ') }
}

/** Not every platform puts the size of files into the outputs. */
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
