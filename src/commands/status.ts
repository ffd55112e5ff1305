import { listNames } from '../files/name-list.ts'
import { openWorkspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { formatAddress } from '../platform/address.ts'
import type { Platform } from '../platform/types.ts'
import { warnAboutEmptyProject } from './promote/empty-project.ts'
import { EXIT, type Failure, type StatusReport } from './report.ts'
import { checkOptions } from './run/check-options.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { count } from './run/count.ts'
import { startCutoff } from './run/cutoff.ts'
import { exitCodeOf, failureFrom, stoppedFailure, whileWaiting } from './run/failure.ts'
import { withListener } from './run/listener.ts'
import { omitUndefined } from './run/omit-undefined.ts'
import type { RunOptions } from './run/options.ts'
import { compareStages, type ComparedRow } from './status/compare-stages.ts'
import { packStages } from './status/pack-stages.ts'
import { selectStages } from './status/select-stages.ts'
import { appsOf } from './status/stage-apps.ts'

/**
 * Compares what each stage of the configuration has: revision, commit and age of each app, what is not promoted and
 * since which commit, and what was changed on the platform. With `stage` only that one, and without a configuration
 * file the project of the options. Reads the repository and the platform, each app of a stage once, and changes
 * neither.
 */
export async function status(options: RunOptions, context: RunContext): Promise<StatusReport> {
  return withListener(context, (heard) => readStatus(options, heard))
}

async function readStatus(options: RunOptions, context: RunContext): Promise<StatusReport> {
  const cutoff = startCutoff(context, options)
  const notices: string[] = []
  const at = new Date().toISOString()
  let stages: StatusReport['stages'] = []
  try {
    checkOptions(options)
    context.progress({ kind: 'phase', name: 'configuration' })
    const selected = await selectStages(options, openWorkspace(options.workingDirectory))
    notices.push(...new Set(selected.selections.flatMap((selection) => selection.notices)))
    stages = selected.shown.map(({ stage, project, declaration }) => ({
      name: stage,
      project,
      ...omitUndefined({ from: declaration?.from }),
    }))
    const platform = connect(options, context, cutoff.requests, {
      waits: [],
      onNotice: (notice) => void notices.push(notice),
    })
    const git = gitAt(options.workingDirectory, cutoff.stop)
    // Read before packing: a commit made in the meantime does not describe what was packed.
    const clone = { git, head: await git.head() }
    const packed = await packStages(selected, options, context, cutoff.stop)
    const { rows, advice } = await compareStages(selected, packed, platform, clone, options, context)
    cutoff.stop.throwIfAborted()
    if (advice !== undefined) notices.push(`Since when some apps are not promoted is not known. ${advice}`)
    if (options.apps === undefined) notices.push(...emptyProjects(rows, platform))
    const apps = await appsOf(selected, rows, git, platform.dialect)
    return reportOf({ at, stages, notices, apps, ...omitUndefined({ failure: packed.failure ?? unreadFailure(rows) }) })
  } catch (error) {
    const failure = cutoff.stop.aborted
      ? stoppedFailure(cutoff.timedOut, whileWaiting(error, 'nothing is reported'))
      : failureFrom(error)
    return reportOf({ at, stages, notices, apps: [], failure })
  } finally {
    cutoff.end()
  }
}

function reportOf(end: Omit<StatusReport, 'command' | 'exitCode'>): StatusReport {
  return { command: 'status', exitCode: end.failure === undefined ? EXIT.fine : exitCodeOf(end.failure), ...end }
}

/** Warnings about stages without apps. */
function emptyProjects(rows: readonly ComparedRow[], platform: Platform): readonly string[] {
  const byProject = Map.groupBy(rows, ({ row }) => row.selection.project)
  return [...byProject].flatMap(([project, its]) => {
    const readings = its.map(({ reading }) => reading)
    return warnAboutEmptyProject(readings, project, platform) ?? []
  })
}

/** The same failure as for a plan with unreadable apps. */
function unreadFailure(rows: readonly ComparedRow[]): Failure | undefined {
  const unread = rows.filter(({ result }) => result.state === 'unreadable')
  if (unread.length === 0) return undefined
  return {
    code: 'apps-failed',
    message: `${unread.length} of ${count(rows.length, 'app')} could not be read on the platform: ${listNames(unread.map(({ row }) => formatAddress(row.app.target)))}`,
    fix: 'Run again; if the answer stays the same, ask the operator of the platform.',
  }
}
