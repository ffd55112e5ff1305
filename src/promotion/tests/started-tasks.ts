import { defaultsOf, inputDifference } from '../../app-tests/same-inputs.ts'
import { count } from '../../files/text.ts'
import type { JsonObject } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import { isFinal } from '../../platform/tasks.ts'
import type { AppReading, NewTask, Platform, Task, TaskClient } from '../../platform/types.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import { digestOfExactly } from '../same-app.ts'
import { taskName, type PlannedTest } from './planned-tests.ts'
import { againCommand, judgeTask, type TaskFinder, type TestData, type Tried } from './stage-tasks.ts'

const MOST_STARTED = 20

export interface Row {
  readonly planned: PlannedTest
  readonly installed?: Tried & { readonly revision: number }
  readonly task?: Task
  readonly draft?: Task
  readonly isStarted?: true
  readonly reason?: string
}

export interface Bench {
  readonly finder: TaskFinder
  readonly data: TestData
  /** Why files of the platform could not be read. */
  readonly unread: Set<string>
  readonly tasks: TaskClient
  readonly stage: string | null
  readonly platform: Platform
}

/** A platform that shows other inputs than it was sent must not get one paid task after the other. */
const MOST_OTHERS = 2

export async function findRow(
  planned: PlannedTest,
  reading: AppReading,
  { finder, data, unread, tasks, stage, platform }: Bench,
  { again = false, test: named = [] }: RunOptions,
): Promise<Row> {
  if (reading.kind === 'absent') return { planned, reason: 'the app is not installed; promote it to this stage first' }
  if (reading.kind === 'unreadable') return { planned, reason: `the app cannot be read: ${reading.reason}` }
  const { description, revision } = reading.app
  if (revision === undefined) return { planned, reason: 'the platform does not show the revision of the app' }
  const { target: address } = planned.app
  const digest = digestOfExactly(description, platform.dialect)
  const installed = { address, digest, defaults: defaultsOf(description), revision }
  finder.know(address, revision, digest)
  return reasoned({ planned, installed }, async () => {
    // A file that is not there is an error of the draft, in the words of the platform.
    const stale = await data.staleness(planned).catch((error: unknown) => {
      if (!(error instanceof PlatformError) || error.code === 'cancelled') throw error
      unread.add(error.message)
      return undefined
    })
    if (stale !== undefined) return { planned, installed, reason: stale }
    const { others, task, draft } = await finder.of(planned, installed)
    const isAgain =
      again &&
      task !== undefined &&
      isFinal(task) &&
      (named.includes(planned.test.id) || (await judgeTask(planned, task, { tasks, stage })).state !== 'passed')
    const tooMany = !again && task === undefined && others.length >= MOST_OTHERS
    const reason = `${count(others.length, 'task')} have the name of this test, but ${others[0] ?? ''}; ${againCommand(stage, planned.test.id)} starts it`
    return {
      planned,
      installed,
      ...omitUndefined({ draft, task: isAgain ? undefined : task }),
      ...(tooMany ? { reason } : {}),
    }
  })
}

async function reasoned(row: Row, doing: () => Promise<Row>): Promise<Row> {
  try {
    return await doing()
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code === 'cancelled') throw error
    return { ...row, reason: error.message }
  }
}

interface Starting {
  readonly settings?: JsonObject
}

export async function startMissing(
  rows: readonly Row[],
  tasks: TaskClient,
  options: RunOptions & Starting,
  stop: AbortSignal,
): Promise<readonly Row[]> {
  const most = options.maxStarted ?? MOST_STARTED
  let begun = 0
  return mapConcurrently(rows, options.maxRequests, async (row) => {
    if (row.installed === undefined || row.reason !== undefined || row.task !== undefined) return row
    begun += 1
    if (begun > most)
      return { ...row, reason: `this run starts at most ${count(most, 'task')} (\`max-started\`); run it again` }
    if (stop.aborted) return { ...row, reason: 'the run ended before' }
    return startTask(row, row.installed, tasks, options)
  })
}

async function startTask(
  row: Row,
  installed: NonNullable<Row['installed']>,
  tasks: TaskClient,
  starting: Starting,
): Promise<Row> {
  const { planned } = row
  return reasoned(row, async () => {
    const made = row.draft ?? (await createDraft(planned, installed, tasks, starting))
    if (typeof made === 'string') return { ...row, reason: made }
    const faultOf = async ({ id, errors, inputs }: Task): Promise<string | undefined> => {
      if (errors.length > 0) return `the platform refuses its inputs: ${errors.join('; ')}`
      const shown = inputs ?? (await tasks.get(id)).inputs ?? {}
      const difference = inputDifference(planned.inputs, shown, installed.defaults)
      return difference === undefined
        ? undefined
        : `the platform shows other inputs than those of the test: ${difference}`
    }
    let [draft, fault] = [made, await faultOf(made)]
    // Its files may be there now, and only the platform knows.
    if (fault !== undefined && row.draft !== undefined) {
      draft = await tasks.setInputs(made.id, planned.inputs)
      fault = await faultOf(draft)
    }
    if (fault !== undefined) return { ...row, draft, reason: fault }
    return { ...row, task: await tasks.run(draft.id), isStarted: true }
  })
}

/**
 * A folder for each task: in the project's root a second task could not give its files the names of the first. The
 * platform replaces the part in angle brackets (github.com/sbg/sevenbridges2, `R/class-tasks.R`).
 */
const OUTPUT_FOLDER = '/cwl-promote-tests/<task_id>/'

async function createDraft(
  planned: PlannedTest,
  { digest, revision }: NonNullable<Row['installed']>,
  tasks: TaskClient,
  { settings }: Starting,
): Promise<Task | string> {
  const { owner, project } = planned.app.target
  const task: NewTask = {
    name: taskName(planned, digest),
    description: `Test ${planned.test.id} of ${planned.test.at.file}, created by cwl-promote. ${digest}`,
    project: `${owner}/${project}`,
    app: `${formatAddress(planned.app.target)}/${revision}`,
    inputs: planned.inputs,
    output_location: { main_location: OUTPUT_FOLDER },
    ...omitUndefined({ execution_settings: settings }),
  }
  const creation = await tasks.create(task)
  switch (creation.kind) {
    case 'created':
      return creation.task
    case 'refused':
      return creation.error.message
    case 'unknown':
      return `${creation.error.message}; it may have been created as a draft, and the next run finds it`
  }
}
