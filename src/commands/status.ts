import type { DesiredApp } from '../configuration/desired-app.ts'
import { splitReference } from '../cwl/index.ts'
import { PromotionError } from '../files/errors.ts'
import { didYouMean } from '../files/suggest.ts'
import { count, listNames } from '../files/text.ts'
import { openWorkspace } from '../files/workspace.ts'
import type { DatedCommit } from '../git/git-history.ts'
import { type Git, gitAt } from '../git/git.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { RunOptions } from '../options/options.ts'
import { formatAddress } from '../platform/address.ts'
import type { DialectName, Platform } from '../platform/types.ts'
import type { Tested } from '../promotion/plan.ts'
import { digestOfApp } from '../promotion/same-app.ts'
import { checkProject } from '../promotion/selection/copy-project.ts'
import { STAGE_STATES, type StageState } from '../promotion/stage-states.ts'
import { testedOf } from '../promotion/tests/tested.ts'
import { EXIT, type Failure, type StageApp, type StatusApp, type StatusReport } from './report.ts'
import { connectLate } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { inOneSentence } from './run/failure.ts'
import { type Body, runCommand } from './run/run-command.ts'
import { type ComparedRow, commitIn, compareStages } from './status/compare-stages.ts'
import { packStages, selectStages, type Row, type Stages } from './status/select-stages.ts'

/**
 * Revision, commit and age of each app, what is not promoted and since which commit, and what was changed on the
 * platform. With `stage` only that one, and without a configuration file the project of the options. Each app of a
 * stage is read once.
 */
export async function status(options: RunOptions, context: RunContext): Promise<StatusReport> {
  const report = await compareAll(options, context)
  const pending = (report.only ?? PENDING).some((state) => report.counts[state] > 0)
  return options.exitCode === true && report.exitCode === EXIT.fine && pending
    ? { ...report, exitCode: EXIT.changesPending }
    : report
}

const PENDING = ['drifted', 'unpromoted'] as const

async function compareAll(options: RunOptions, context: RunContext): Promise<StatusReport> {
  const at = new Date().toISOString()
  let stages: StatusReport['stages'] = []
  const early = {
    stopped: 'nothing is reported',
    found: (failure: Failure): Body<StatusReport> => ({ failure, at, stages, apps: [], counts: countStates([]) }),
  }
  return runCommand<StatusReport>('status', options, context, early, async (run) => {
    const { cutoff, addNotice } = run
    const only = statesOf(options.only)
    run.context.progress({ kind: 'phase', name: 'configuration' })
    const connected = connectLate(options, run)
    const selected = await selectStages(options, openWorkspace(options.workingDirectory), connected)
    addNotice(...new Set(selected.selections.flatMap((selection) => selection.notices)))
    stages = selected.shown.map(({ stage, project, declaration }) => ({
      name: stage,
      project,
      ...omitUndefined({ from: declaration?.from }),
    }))
    const platform = connected()
    const git = gitAt(options.workingDirectory, cutoff.stop)
    const clone = { git, head: await git.head(), at }
    const packed = await packStages(selected, options, run.context, cutoff.stop)
    const { rows, advice } = await compareStages(selected, packed, platform, clone, options, run.context)
    cutoff.stop.throwIfAborted()
    if (advice !== undefined) addNotice(`Since when some apps are not promoted is not known. ${advice}`)
    if (options.apps === undefined) addNotice(...(await emptyProjects(rows, platform)))
    const tested = await testedIn(rows, platform, options, addNotice)
    cutoff.stop.throwIfAborted()
    const apps = await appsOf(selected, rows, git, { dialect: platform.dialect, tested })
    return {
      at,
      stages,
      apps: only === undefined ? apps : apps.filter((app) => app.stages.some(({ state }) => only.includes(state))),
      counts: countStates(apps),
      ...omitUndefined({ only, failure: packed.failure ?? unreadFailure(rows) }),
    }
  })
}

function countStates(apps: readonly StatusApp[]): StatusReport['counts'] {
  const held = apps.flatMap(({ stages }) => stages)
  const number = (state: StageState): number => held.filter((one) => one.state === state).length
  return {
    unreadable: number('unreadable'),
    drifted: number('drifted'),
    unknown: number('unknown'),
    unpromoted: number('unpromoted'),
    absent: number('absent'),
    current: number('current'),
  }
}

function statesOf(only: RunOptions['only']): readonly StageState[] | undefined {
  return only
    ?.flatMap((item) => item.split(','))
    .map((word) => {
      const state = STAGE_STATES.find((one) => one === word.trim())
      if (state !== undefined) return state
      throw new PromotionError('usage', `\`only\` has ${JSON.stringify(word)}${didYouMean(word, STAGE_STATES)}`, {
        fix: `The states are ${STAGE_STATES.join(', ')}.`,
      })
    })
}

async function emptyProjects(rows: readonly ComparedRow[], platform: Platform): Promise<readonly string[]> {
  const notices: string[] = []
  for (const [project, its] of Map.groupBy(rows, ({ row }) => row.selection.project)) {
    const readings = its.map(({ reading }) => reading)
    notices.push(...[await checkProject(readings, project, platform)].filter((notice) => notice !== undefined))
  }
  return notices
}

function unreadFailure(rows: readonly ComparedRow[]): Failure | undefined {
  const unread = rows.filter(({ result }) => result.state === 'unreadable')
  if (unread.length === 0) return undefined
  return {
    code: 'apps-failed',
    message: `${unread.length} of ${count(rows.length, 'app')} could not be read on the platform: ${listNames(unread.map(({ row }) => formatAddress(row.app.target)))}`,
    fix: 'Run again; if the answer stays the same, ask the operator of the platform.',
  }
}

async function appsOf(
  { shown }: Stages,
  rows: readonly ComparedRow[],
  git: Git,
  more: Pick<Known, 'dialect' | 'tested'>,
): Promise<readonly StatusApp[]> {
  const commits = new Set(rows.flatMap(({ reading }) => commitIn(reading) ?? []))
  const dates = await unlessGitFails(git.datesOf([...commits]))
  const absent = rows.flatMap(({ row, result }) => (result.state === 'absent' ? (documentOf(row) ?? []) : []))
  const added = await unlessGitFails(git.additionsOf([...new Set(absent)]))
  const held = new Map(rows.map((compared) => [compared.row, stageApp(compared, { dates, added, ...more })]))
  const groups = Map.groupBy(held.keys(), ({ app }) => `${app.name}\n${app.reference ?? ''}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { name, reference } = first.app
    return {
      name,
      ...omitUndefined({ source: reference }),
      stages: shown.flatMap((selection) =>
        group.flatMap((row) => (row.selection === selection ? (held.get(row) ?? []) : [])),
      ),
    }
  })
}

interface Known {
  readonly dates: ReadonlyMap<string, string>
  readonly added: ReadonlyMap<string, DatedCommit>
  readonly dialect: DialectName
  readonly tested: ReadonlyMap<DesiredApp, Tested>
}

function stageApp({ row, reading, result }: ComparedRow, { dates, added, dialect, tested }: Known): StageApp {
  const app = reading.kind === 'found' ? reading.app : undefined
  const commit = commitIn(reading)
  return {
    stage: row.selection.stage,
    target: formatAddress(row.app.target),
    state: result.state,
    digest: app === undefined ? null : digestOfApp(app.description, dialect),
    ...omitUndefined({
      revision: app?.revision,
      commit,
      committedAt: dates.get(commit ?? ''),
      installedAt: app?.installedAt,
      since: result.since ?? (result.state === 'absent' ? added.get(documentOf(row) ?? '') : undefined),
      reason: result.reason,
      tested: tested.get(row.app),
    }),
  }
}

/** The status can be reported without it: what is wrong with tests, or with their tasks, is a notice. */
async function testedIn(
  rows: readonly ComparedRow[],
  platform: Platform,
  options: RunOptions,
  addNotice: (notice: string) => void,
): Promise<ReadonlyMap<DesiredApp, Tested>> {
  const held = rows.flatMap(({ row: { app, selection }, reading }) =>
    selection.stage === null || reading.kind !== 'found'
      ? []
      : [{ app, stage: selection.stage, description: reading.app.description }],
  )
  try {
    return await testedOf(held, platform, options)
  } catch (error) {
    if (!(error instanceof PromotionError)) throw error
    const { message, fix, at } = error
    const place = at === undefined ? '' : `${at.file}:${at.line}:${at.column}: `
    addNotice(`Whether apps are tested is not known: ${inOneSentence({ message: place + message, fix })}`)
    return new Map()
  }
}

function documentOf({ app: { reference }, selection: { workspace } }: Row): string | undefined {
  return reference === undefined ? undefined : splitReference(workspace, reference).path
}

/** The status can be reported without it: outside of a repository nothing is known about commits. */
async function unlessGitFails<Value>(asked: Promise<ReadonlyMap<string, Value>>): Promise<ReadonlyMap<string, Value>> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PromotionError && error.code === 'git') return new Map()
    throw error
  }
}
