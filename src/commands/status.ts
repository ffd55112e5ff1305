import { listNames } from '../files/name-list.ts'
import { openWorkspace } from '../files/workspace.ts'
import { gitAt } from '../git/git.ts'
import { formatAddress } from '../platform/address.ts'
import type { Platform } from '../platform/types.ts'
import { warnAboutEmptyProject } from './promote/empty-project.ts'
import type { Failure, StatusReport } from './report.ts'
import { connect } from './run/connect.ts'
import type { RunContext } from './run/context.ts'
import { count } from './run/count.ts'
import { omitUndefined } from './run/omit-undefined.ts'
import type { RunOptions } from './run/options.ts'
import { runCommand, type Body } from './run/run-command.ts'
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
  const at = new Date().toISOString()
  let stages: StatusReport['stages'] = []
  const early = {
    stopped: 'nothing is reported',
    found: (failure: Failure): Body<StatusReport> => ({ failure, at, stages, apps: [] }),
  }
  return runCommand<StatusReport>('status', options, context, early, async (run) => {
    const { cutoff, addNotice } = run
    run.context.progress({ kind: 'phase', name: 'configuration' })
    const selected = await selectStages(options, openWorkspace(options.workingDirectory))
    addNotice(...new Set(selected.selections.flatMap((selection) => selection.notices)))
    stages = selected.shown.map(({ stage, project, declaration }) => ({
      name: stage,
      project,
      ...omitUndefined({ from: declaration?.from }),
    }))
    const platform = connect(options, run)
    const git = gitAt(options.workingDirectory, cutoff.stop)
    // Read before packing: a commit made in the meantime does not describe what was packed.
    const clone = { git, head: await git.head() }
    const packed = await packStages(selected, options, run.context, cutoff.stop)
    const { rows, advice } = await compareStages(selected, packed, platform, clone, options, run.context)
    cutoff.stop.throwIfAborted()
    if (advice !== undefined) addNotice(`Since when some apps are not promoted is not known. ${advice}`)
    if (options.apps === undefined) addNotice(...emptyProjects(rows, platform))
    const apps = await appsOf(selected, rows, git, platform.dialect)
    return { at, stages, apps, ...omitUndefined({ failure: packed.failure ?? unreadFailure(rows) }) }
  })
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
