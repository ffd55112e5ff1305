import type { Comparison, Judgement } from '../../app-tests/compare-outputs.ts'
import { onPlatform, type Place } from '../../app-tests/places.ts'
import { inputDifference } from '../../app-tests/same-inputs.ts'
import { dataDifference } from '../../app-tests/test-data.ts'
import type { AppTest } from '../../app-tests/test-file.ts'
import { PromotionError } from '../../files/errors.ts'
import { count, quoteArgument } from '../../files/text.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { JsonObject } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import { formatAddress } from '../../platform/address.ts'
import { DRAFT, isFinal } from '../../platform/tasks.ts'
import type { AppAddress, Platform, Task, TaskClient } from '../../platform/types.ts'
import { digestOfExactly } from '../same-app.ts'
import { taskName, type PlannedTest } from './planned-tests.ts'

/** `needs` begins the message. */
export function requireTasks({ tasks, dialect }: Pick<Platform, 'tasks' | 'dialect'>, needs: string): TaskClient {
  if (tasks !== undefined) return tasks
  throw new PromotionError(
    'usage',
    `${needs} tasks, and the dialect ${dialect} has none: the API document only names their address`,
    { fix: 'Give `platform: seven-bridges` if the platform is of that kind.' },
  )
}

/** The app that a task must have run. */
export interface Tried {
  readonly address: AppAddress
  /** Of exactly its description. */
  readonly digest: string
  /** The defaults of its inputs. */
  readonly defaults: JsonObject
}

interface FoundTasks {
  /** The last task that was run for exactly this. */
  readonly task?: Task
  /** Created for this and not run. Its inputs may be others: it can be completed. */
  readonly draft?: Task
  /** How each task differs that has the name of the test, and was run for something else. */
  readonly others: readonly string[]
}

export class TaskFinder {
  readonly #byApp: ReadonlyMap<string, readonly Task[]>
  readonly #tasks: TaskClient
  readonly #platform: Platform
  readonly #digests = new Map<string, Promise<string | undefined>>()

  constructor(listed: readonly Task[], tasks: TaskClient, platform: Platform) {
    this.#byApp = Map.groupBy(
      listed.toSorted(({ createdAt: left = '' }, { createdAt: right = '' }) =>
        left < right ? -1 : left > right ? 1 : 0,
      ),
      ({ app = '' }) => app.slice(0, app.lastIndexOf('/')),
    )
    this.#tasks = tasks
    this.#platform = platform
  }

  /**
   * The name alone decides nothing: anyone may give it to a task. Another revision counts if its description is the
   * same apart from the note on its origin.
   */
  async of(planned: PlannedTest, { address, digest, defaults }: Tried): Promise<FoundTasks> {
    const name = taskName(planned, digest)
    const [runs, drafts, others]: [Task[], Task[], string[]] = [[], [], []]
    for (const listed of this.#of(address)) {
      if (listed.name !== name || !(await this.#ran(listed, address, digest))) continue
      const isWhole = listed.inputs !== undefined && listed.description !== undefined
      const task = isWhole ? listed : await this.#tasks.get(listed.id)
      if (task.description?.includes(digest) !== true) others.push(`its description does not have ${digest}`)
      else if (task.status === DRAFT) drafts.push(task)
      else {
        const difference = inputDifference(planned.inputs, task.inputs ?? {}, defaults)
        if (difference === undefined) runs.push(task)
        else others.push(difference)
      }
    }
    return { others, ...omitUndefined({ task: runs.at(-1), draft: drafts[0] }) }
  }

  /** The last one of the same test that completed for anything else, to compare with. */
  before(planned: PlannedTest, { address, digest }: Tried): Task | undefined {
    const [name, start] = [taskName(planned, digest), `test ${planned.test.id} (`]
    return this.#of(address).findLast(
      (task) => task.status === 'COMPLETED' && task.name !== name && task.name.startsWith(start),
    )
  }

  async completed(address: AppAddress, digest: string): Promise<Task | undefined> {
    for (const task of this.#of(address).toReversed())
      if (task.status === 'COMPLETED' && (await this.#ran(task, address, digest))) return task
    return undefined
  }

  #of(address: AppAddress): readonly Task[] {
    return this.#byApp.get(formatAddress(address)) ?? []
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
    return reading.kind === 'found' ? digestOfExactly(reading.app.description, this.#platform.dialect) : undefined
  }

  know(address: AppAddress, revision: number, digest: string): void {
    this.#digests.set(`${formatAddress(address)}/${revision}`, Promise.resolve(digest))
  }
}

/** The test data of a run. Each file of the platform is read once. */
export class TestData {
  readonly #tasks: TaskClient
  readonly #workspace: Workspace
  readonly #files = new Map<string, Promise<JsonObject>>()

  constructor(tasks: TaskClient, workspace: Workspace) {
    this.#tasks = tasks
    this.#workspace = workspace
  }

  /** Why a task of these tests shows nothing: the platform has other test data than the repository. */
  async staleness({ files }: PlannedTest): Promise<string | undefined> {
    for (const file of files) {
      const known = this.#files.get(file.id) ?? this.#tasks.file(file.id)
      this.#files.set(file.id, known)
      const difference = dataDifference(file, await known, this.#workspace)
      if (difference !== undefined)
        return `stale: ${difference}; upload the file, and write its id under \`files\` of the stage`
    }
    return undefined
  }
}

/** Can be pasted if the stage is known. */
export function againCommand(stage: string | null, test?: string): string {
  const verb = stage === null ? 'test' : `cwl-promote test --stage ${quoteArgument(stage)}`
  return `\`${verb} --again${test === undefined ? '' : ` --test ${quoteArgument(test)}`}\``
}

interface Judging {
  readonly tasks: TaskClient
  readonly stage: string | null
}

export async function judgeTask({ test }: PlannedTest, task: Task, { tasks, stage }: Judging): Promise<Judgement> {
  if (!isFinal(task)) return { state: task.status === DRAFT ? 'not-started' : 'running' }
  if (task.status === 'ABORTED')
    return { state: 'failed', reason: `the task was aborted; ${againCommand(stage, test.id)} runs it again` }
  if (task.status === 'FAILED')
    return judgeFailure(test, `the task failed${task.message === undefined ? '' : `: ${task.message}`}`)
  const { outputs = {} } = task.outputs === undefined ? await tasks.get(task.id) : task
  return judgeOutputs(test, outputs, onPlatform(tasks))
}

export function judgeFailure({ shouldFail }: AppTest, reason: string): Judgement {
  return shouldFail ? { state: 'passed' } : { state: 'failed', reason }
}

const MOST_DIFFERENCES = 20

export async function judgeOutputs(
  { shouldFail, output }: AppTest,
  found: JsonObject,
  place: Place,
): Promise<Judgement> {
  if (shouldFail) return { state: 'failed', reason: 'it completed, but the test expects that it fails' }
  // Plans and states need it only for a stage with the rule `tested`.
  const { compareOutputs } = await import('../../app-tests/compare-outputs.ts')
  const { differences, notCompared } = await compareOutputs(output, found, place)
  if (differences.length > 0) {
    const shown = differences.slice(0, MOST_DIFFERENCES).map(({ message }) => message)
    const rest = differences.length - shown.length
    return {
      state: 'failed',
      reason: [...shown, ...(rest > 0 ? [`and ${count(rest, 'more difference')}`] : [])].join('; '),
    }
  }
  return { state: 'passed', ...(notCompared.length === 0 ? {} : { reason: wordsFor(notCompared), notCompared }) }
}

function wordsFor(notCompared: Comparison['notCompared']): string {
  const kinds = Map.groupBy(notCompared, ({ what }) => what)
  return [...kinds]
    .map(([what, { length }]) => `${count(length, what, what === 'contents' ? what : `${what}s`)} not compared`)
    .join(', ')
}
