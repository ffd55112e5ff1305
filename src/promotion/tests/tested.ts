import { defaultsOf } from '../../app-tests/same-inputs.ts'
import type { DesiredApp } from '../../configuration/desired-app.ts'
import type { StageRules } from '../../configuration/manifest-schema.ts'
import { stageOfTests } from '../../configuration/manifest.ts'
import { ageOf, listNames } from '../../files/text.ts'
import type { JsonObject } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import { PlatformError } from '../../platform/errors.ts'
import { pageOfTask } from '../../platform/known-platforms.ts'
import type { Platform, Task, TaskClient, TaskList } from '../../platform/types.ts'
import { openRepository } from '../../repository/opening.ts'
import { mapConcurrently } from '../map-concurrently.ts'
import { type Change, isInstall, type Tested } from '../plan.ts'
import { digestOfExactly } from '../same-app.ts'
import { selectApps, type Selection } from '../selection/select-apps.ts'
import { planTests, type PlannedTest } from './planned-tests.ts'
import { judgeTask, requireTasks, TaskFinder, TestData, type Tried } from './stage-tasks.ts'

export async function markTested(
  changes: readonly Change[],
  { declaration, stage }: Selection,
  platform: Platform,
  options: RunOptions,
): Promise<readonly Change[]> {
  const where = declaration === undefined ? undefined : stageOfTests(declaration)
  const rules = declaration?.rules
  if (where === undefined || rules === undefined || !changes.some(isInstall)) return changes
  const judge = await openJudge({ stage: where, rules, of: stage ?? '' }, platform, options)
  return mapConcurrently(changes, options.maxRequests, async (change) =>
    isInstall(change) ? { ...change, tested: await judge(change.app, change.description) } : change,
  )
}

export function refuseWithoutTasks({ declaration, stage }: Selection, platform: Platform): void {
  if (declaration !== undefined && stageOfTests(declaration) !== undefined) requireTested(platform, stage ?? '')
}

function requireTested(platform: Platform, stage: string): TaskClient {
  return requireTasks(platform, `the rule \`tested\` of the stage ${stage} needs`)
}

interface Held {
  readonly app: DesiredApp
  readonly stage: string
  readonly description: JsonObject
}

/** Where the rule `tested` of a stage asks for it. Throws as a plan does. */
export async function testedOf(
  held: readonly Held[],
  platform: Platform,
  options: RunOptions,
): Promise<ReadonlyMap<DesiredApp, Tested>> {
  const found = new Map<DesiredApp, Tested>()
  const stages = Object.entries(openRepository(options).manifest?.stages ?? {})
  for (const [stage, its] of Map.groupBy(held, (one) => one.stage)) {
    const [of, declaration] = stages.find(([, other]) => stageOfTests(other) === stage) ?? []
    if (of === undefined) continue
    const judge = await openJudge({ stage, rules: declaration?.rules ?? {}, of }, platform, options)
    await mapConcurrently(its, options.maxRequests, async ({ app, description }) =>
      found.set(app, await judge(app, description)),
    )
  }
  return found
}

interface Place {
  readonly stage: string
  readonly rules: StageRules
  readonly of: string
}

type Judge = (app: DesiredApp, description: JsonObject) => Promise<Tested>

/**
 * Reads the tasks of a stage once. Throws PromotionError: `usage` in a dialect without tasks, and `configuration` for
 * mistakes in tests.
 */
async function openJudge({ stage, rules, of }: Place, platform: Platform, options: RunOptions): Promise<Judge> {
  const tasks = requireTested(platform, of)
  const repository = openRepository(options)
  const { apps: _apps, to: _to, ...all } = options
  const its = await selectApps({ ...all, stage }, repository.workspace)
  const planned = rules.tested === 'tests' ? planTests(its.apps, stage, repository) : []
  const listed = await listTasks(tasks, its.project)
  if (typeof listed === 'string') return async () => Promise.resolve({ state: 'unknown', message: listed })
  const finder = new TaskFinder(listed.tasks, tasks, platform)
  const data = new TestData(tasks, repository.workspace)
  const bench = { finder, tasks, stage, data, rule: rules['tested-not-compared'] }
  const at = new Date().toISOString()
  return async ({ reference, source }, description) => {
    const digest = digestOfExactly(description, platform.dialect)
    const command = `cwl-promote test --stage ${stage}`
    const app = its.apps.find((one) => one.reference === reference)
    if (app === undefined) return { state: 'untested', message: `the stage ${stage} does not have it` }
    const passed = (task: Task, note = ''): Tested => ({
      state: 'passed',
      message: `tested in ${stage}${task.endedAt === undefined ? '' : ` ${ageOf(task.endedAt, at)}`}${note}`,
      ...omitUndefined({ at: task.endedAt, url: pageOfTask(platform.baseUrl, app.target, task.id) }),
    })
    if (rules.tested !== 'tests') {
      const task = await finder.completed(app.target, digest)
      return task === undefined
        ? { state: 'untested', message: `no task of exactly this completed in ${stage}; run it there` }
        : passed(task)
    }
    const mine = planned.filter((each) => each.app.reference === reference)
    if (mine.length === 0)
      return { state: 'untested', message: 'it has no test; write one, or set `tested: task` or `tested: off`' }
    const tried = { address: app.target, digest, defaults: defaultsOf(description) }
    const rows = await mapConcurrently(mine, options.maxRequests, async (each) => judgeTest(each, tried, bench))
    const idsIn = (state: Tested['state']): string =>
      listNames(rows.flatMap((row) => (row.state === state ? [row.id] : [])))
    const failed = rows.find(({ state }) => state === 'failed') ?? rows.find(({ state }) => state === 'unknown')
    if (failed !== undefined) {
      const { id, state, reason = '' } = failed
      return {
        state,
        message: `the test ${id} ${state === 'failed' ? 'failed' : 'is not known'} in ${stage}: ${reason}`,
      }
    }
    if (idsIn('untested') !== '') {
      const why = rows.flatMap((row) => (row.state === 'untested' ? (row.reason ?? []) : []))[0]
      return {
        state: 'untested',
        message: `not yet run in ${stage} on exactly this: ${idsIn('untested')}${why === undefined ? '' : ` (${why})`}; ${source.kind === 'file' ? `promote it to ${stage} and ` : ''}run \`${command}\``,
      }
    }
    if (idsIn('running') !== '')
      return {
        state: 'running',
        message: `still running in ${stage}: ${idsIn('running')}; run \`${command} --wait 30m\``,
      }
    const last = rows
      .flatMap(({ task }) => task ?? [])
      .sort(({ endedAt: left = '' }, { endedAt: right = '' }) => (left < right ? 1 : -1))[0]
    const partly = rows.flatMap(({ id, isPartial, reason = '' }) => (isPartial === true ? [`${id}: ${reason}`] : []))
    return last === undefined
      ? { state: 'unknown', message: 'no task is known' }
      : passed(last, partly.length === 0 ? '' : ` (${partly.join('; ')})`)
  }
}

async function listTasks(tasks: TaskClient, project: string): Promise<TaskList | string> {
  try {
    const list = await tasks.list(project)
    return list.truncated === undefined ? list : `the list of tasks of ${project} is not complete: ${list.truncated}`
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code === 'cancelled') throw error
    return `the tasks of ${project} cannot be read: ${error.message}`
  }
}

interface Row {
  readonly id: string
  readonly state: Tested['state']
  readonly reason?: string
  readonly task?: Task
  readonly isPartial?: boolean
}

interface Bench {
  readonly finder: TaskFinder
  readonly tasks: TaskClient
  readonly stage: string
  readonly data: TestData
  readonly rule: StageRules['tested-not-compared']
}

async function judgeTest(
  planned: PlannedTest,
  tried: Tried,
  { finder, tasks, stage, data, rule }: Bench,
): Promise<Row> {
  const { id } = planned.test
  try {
    const { task, others } = await finder.of(planned, tried)
    if (task === undefined) {
      const [other] = others
      return { id, state: 'untested', ...(other === undefined ? {} : { reason: `a task has its name, but ${other}` }) }
    }
    const stale = await data.staleness(planned)
    if (stale !== undefined) return { id, state: 'untested', reason: stale }
    const { state, reason, notCompared = [] } = await judgeTask(planned, task, { tasks, stage })
    const isOpen = state === 'not-started' || state === 'started'
    const isTooLittle = rule === 'allow' ? false : notCompared.some(({ isAll }) => isAll || rule === 'refuse')
    return {
      id,
      state: isOpen ? 'untested' : isTooLittle ? 'unknown' : state,
      task,
      ...(reason === undefined ? {} : { reason: isTooLittle ? `it passed, but ${reason}` : reason }),
      isPartial: notCompared.length > 0,
    }
  } catch (error) {
    if (!(error instanceof PlatformError) || error.code === 'cancelled') throw error
    return { id, state: 'unknown', reason: error.message }
  }
}
