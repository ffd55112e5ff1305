import { setTimeout as sleep } from 'node:timers/promises'

import { PromotionError } from '../files/errors.ts'
import { count, listNames } from '../files/text.ts'
import { openWorkspace } from '../files/workspace.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { RunOptions } from '../options/options.ts'
import { formatAddress } from '../platform/address.ts'
import { pageOfTask } from '../platform/known-platforms.ts'
import { DRAFT, isFinal } from '../platform/tasks.ts'
import type { Platform, Task, TaskClient } from '../platform/types.ts'
import { mapConcurrently } from '../promotion/map-concurrently.ts'
import type { Desired } from '../promotion/plan.ts'
import { type AppReadings, readApps, readingOf } from '../promotion/read-apps.ts'
import { isSameApp } from '../promotion/same-app.ts'
import { selectApps } from '../promotion/selection/select-apps.ts'
import {
  chooseTests,
  planTests,
  requireTests,
  testedDocuments,
  type PlannedTest,
} from '../promotion/tests/planned-tests.ts'
import { againCommand, judgeTask, requireTasks, TaskFinder, TestData } from '../promotion/tests/stage-tasks.ts'
import { findRow, startMissing, type Bench, type Row } from '../promotion/tests/started-tasks.ts'
import { openRepository } from '../repository/opening.ts'
import { EXIT, type Failure, type TestOutcome, type TestReport } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { failureFrom } from './run/failure.ts'
import { refuseOutputFiles, writeOutputFile } from './run/output-file.ts'
import { type Body, type Run, runCommand } from './run/run-command.ts'
import { packTools } from './test/packed-tools.ts'

/**
 * Finds the tasks that were started for exactly what is installed, starts those that are missing, each at most once,
 * and compares their outputs. A task is created as a draft and then run, so that a lost answer never pays twice. With
 * `runner` the tests run on this machine instead, with what the files pack to.
 */
export async function test(options: RunOptions, context: RunContext): Promise<TestReport> {
  let place: Pick<TestReport, 'stage' | 'project'> = { stage: null, project: null }
  const early = {
    stopped: 'what the tests found is not reported; tasks that were started continue',
    found: (failure: Failure): Body<TestReport> => ({ failure, ...place, tests: [], counts: countStates([]) }),
  }
  return runCommand<TestReport>('test', options, context, early, async (run) => {
    const { cutoff, addNotice } = run
    run.context.progress({ kind: 'phase', name: 'configuration' })
    const repository = openRepository(options)
    requireTests(repository)
    await refuseOutputFiles(options)
    const { runner } = options
    refuseWrongPlace(options)
    if (runner !== undefined) {
      // Most runs use a platform.
      const { testHere } = await import('./test/local-tests.ts')
      const found = await testHere(options, runner, repository, run)
      place = { stage: found.stage, project: found.project }
      const { tests } = found
      return withJunit({ ...place, runner, tests, ...verdictOf(tests) }, options)
    }
    const selection = await selectApps(options, openWorkspace(options.workingDirectory))
    place = { stage: selection.stage, project: selection.project }
    const all = planTests(selection.apps, selection.stage, repository)
    const planned = chooseTests(all, options)
    const platform = connect(options, run)
    const files = await packTools(planned, selection, options, run)
    const tasks = requireTasks(platform, 'tests need')
    const apps = [...new Set(planned.map(({ app }) => app))]
    run.context.progress({ kind: 'phase', name: 'read', total: apps.length })
    const onDone = (): void => run.context.progress({ kind: 'done' })
    const readings = await readApps(
      apps.map(({ target }) => target),
      platform,
      options.maxRequests,
      onDone,
    )
    addNotice(...otherFiles(planned, files, readings, platform))
    const { tasks: listed, truncated } = await tasks.list(selection.project)
    if (truncated !== undefined)
      throw new PromotionError('usage', `the list of tasks is not complete: ${truncated}`, {
        fix: 'A task that is missing there would be started again. Test in a project with fewer tasks.',
      })
    const unread = new Set<string>()
    const bench = {
      unread,
      finder: new TaskFinder(listed, tasks, platform),
      tasks,
      stage: selection.stage,
      platform,
      data: new TestData(tasks, repository.workspace),
    }
    const rows = await mapConcurrently(planned, options.maxRequests, async (each) =>
      findRow(each, readingOf(readings, each.app.target), bench, options),
    )
    for (const reason of unread) addNotice(`Test data was not compared: ${reason}.`)
    cutoff.stop.throwIfAborted()
    run.context.progress({ kind: 'phase', name: 'check', total: rows.length })
    const settings = selection.declaration?.execution_settings
    const started = await startMissing(rows, tasks, { ...options, ...omitUndefined({ settings }) }, cutoff.stop)
    const ended = await waitFor(started, tasks, options, run)
    const outcomes = await mapConcurrently(ended, options.maxRequests, async (row) => outcomeOf(row, bench))
    const untested = selection.apps.filter(({ reference }) => !all.some(({ app }) => app.reference === reference))
    if (untested.length > 0)
      addNotice(`${count(untested.length, 'app')} of the stage ${untested.length === 1 ? 'has' : 'have'} no test.`)
    const others = options.apps === undefined ? testedDocuments(selection.apps, repository) : []
    if (others.length > 0) addNotice(`Only \`--runner\` tests what is not an app of the stage: ${listNames(others)}.`)
    const fix = `If the platform failed, and not the app, start those tasks again with ${againCommand(selection.stage)}.`
    return withJunit({ ...place, tests: outcomes, ...verdictOf(outcomes, fix), ...costOf(outcomes) }, options)
  })
}

/** Called last, and does not throw: a file that cannot be written must not hide the results. */
async function withJunit(body: Body<TestReport>, options: RunOptions): Promise<Body<TestReport>> {
  const { junit: file } = options
  if (file === undefined) return body
  try {
    const { toJunit } = await import('./test/junit.ts')
    await writeOutputFile(options, file, toJunit(body), 'junit')
    return body
  } catch (error) {
    return body.failure === undefined ? { ...body, failure: failureFrom(error), exitCode: EXIT.failed } : body
  }
}

function refuseWrongPlace({ runner, again, keep }: RunOptions): void {
  if (runner !== undefined && again === true)
    throw new PromotionError('usage', '`again` is for tasks of a platform', {
      fix: 'With a runner, each test always runs: remove the input `again`.',
    })
  if (runner === undefined && keep !== undefined)
    throw new PromotionError('usage', '`keep` is for tests that run on this machine', {
      fix: 'Add the input `runner`. The platform keeps the files of its tasks.',
    })
}

function otherFiles(
  planned: readonly PlannedTest[],
  files: ReadonlyMap<string, Desired>,
  readings: AppReadings,
  { dialect }: Platform,
): readonly string[] {
  const names = planned.flatMap(({ app, test: { tool } }) => {
    const [desired, reading] = [files.get(tool), readingOf(readings, app.target)]
    const isOther =
      reading.kind === 'found' &&
      desired?.kind === 'ready' &&
      !isSameApp(desired.description, reading.app.description, dialect)
    return isOther ? [app.name] : []
  })
  const apps = [...new Set(names)]
  return apps.length === 0
    ? []
    : [
        `What is installed is tested, and the files here differ from it: ${listNames(apps)}. Pull or promote them first: promoting replaces an edit on the platform.`,
      ]
}

/** Between two readings of the same tasks, in milliseconds: short tests end soon, and long ones need few requests. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 30_000

async function waitFor(
  rows: readonly Row[],
  tasks: TaskClient,
  options: RunOptions,
  { context, cutoff: { stop } }: Run,
): Promise<readonly Row[]> {
  const last = performance.now() + (options.wait ?? 0) * 60_000
  let [current, shown] = [rows, '']
  for (let wait = FIRST_PAUSE; ; wait = Math.min(LONGEST_PAUSE, wait * 1.5)) {
    const isOpen = ({ task }: Row): boolean => task !== undefined && task.status !== DRAFT && !isFinal(task)
    const left = last - performance.now()
    const open = current.filter(isOpen)
    if (left <= 0 || open.length === 0) return current
    const text = waitingText(open.flatMap(({ task }) => task ?? []))
    if (text !== shown) context.progress({ kind: 'tasks', text })
    shown = text
    await sleep(Math.min(wait, left), undefined, { signal: stop })
    current = await mapConcurrently(current, options.maxRequests, async (row) =>
      row.task !== undefined && isOpen(row) ? { ...row, task: await tasks.get(row.task.id) } : row,
    )
  }
}

function waitingText(open: readonly Task[]): string {
  const steps = open.flatMap(({ steps: its }) => its ?? [])
  const [completed, total] = (['completed', 'total'] as const).map((key) =>
    steps.reduce((sum, its) => sum + its[key], 0),
  )
  return `waiting for ${count(open.length, 'task')}${steps.length === 0 ? '' : `, ${completed} of ${total} steps`}`
}

async function outcomeOf(row: Row, { finder, tasks, stage, platform }: Bench): Promise<TestOutcome> {
  const { planned, isStarted, reason, installed, draft, task = draft } = row
  const { test: declared, app } = planned
  const judged =
    task === undefined || reason !== undefined
      ? { state: 'not-started' as const, ...omitUndefined({ reason }) }
      : await judgeTask(planned, task, { tasks, stage })
  return {
    id: declared.id,
    app: app.name,
    target: formatAddress(app.target),
    at: declared.at,
    ...judged,
    state: judged.state === 'running' && isStarted === true ? 'started' : judged.state,
    digest: installed?.digest ?? null,
    ...omitUndefined({
      revision: installed?.revision,
      taskId: task?.id,
      status: task?.status,
      url: task === undefined ? undefined : pageOfTask(platform.baseUrl, app.target, task.id),
      steps: task?.steps,
      price: task?.price,
      seconds: secondsOf(task),
      before: installed === undefined ? undefined : figuresOf(finder.before(planned, installed)),
    }),
  }
}

function figuresOf(task: Task | undefined): TestOutcome['before'] {
  if (task === undefined) return undefined
  const { app = '', price } = task
  const revision = Number(app.slice(app.lastIndexOf('/') + 1))
  return omitUndefined({ revision: Number.isInteger(revision) ? revision : undefined, seconds: secondsOf(task), price })
}

function secondsOf({ startedAt = '', endedAt = '' }: Partial<Task> = {}): number | undefined {
  const seconds = (Date.parse(endedAt) - Date.parse(startedAt)) / 1000
  return Number.isFinite(seconds) ? Math.round(seconds) : undefined
}

function countStates(tests: readonly TestOutcome[]): TestReport['counts'] {
  const number = (state: TestOutcome['state']): number => tests.filter((each) => each.state === state).length
  return {
    passed: number('passed'),
    failed: number('failed'),
    running: number('running'),
    started: number('started'),
    'not-started': number('not-started'),
  }
}

function verdictOf(
  tests: readonly TestOutcome[],
  fix?: string,
): Pick<Body<TestReport>, 'counts' | 'failure' | 'exitCode'> {
  const counts = countStates(tests)
  const { failed, running, started } = counts
  if (failed > 0)
    return {
      counts,
      failure: {
        code: 'tests-failed',
        message: `${count(failed, 'test')} failed`,
        ...omitUndefined({ fix }),
      },
    }
  if (counts['not-started'] > 0)
    return {
      counts,
      failure: {
        code: 'tests-not-started',
        message: `${count(counts['not-started'], 'test')} could not be started`,
      },
    }
  return { counts, exitCode: running + started > 0 ? EXIT.changesPending : EXIT.fine }
}

function costOf(tests: readonly TestOutcome[]): Pick<TestReport, 'cost'> {
  const prices = tests.flatMap(({ price }) => price ?? [])
  const [first] = prices
  if (first === undefined || prices.some(({ currency }) => currency !== first.currency)) return {}
  const amount = prices.reduce((sum, price) => sum + price.amount, 0)
  return { cost: { amount: Math.round(amount * 100) / 100, currency: first.currency } }
}
