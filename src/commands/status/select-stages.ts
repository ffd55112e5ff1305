import type { DesiredApp } from '../../configuration/desired-app.ts'
import { readManifest } from '../../configuration/manifest.ts'
import { filterApps } from '../../configuration/select.ts'
import type { Workspace } from '../../files/workspace.ts'
import { formatAddress } from '../../platform/address.ts'
import type { Lister } from '../promote/copy-project.ts'
import { selectApps, type Selection } from '../promote/select-apps.ts'
import type { RunOptions } from '../run/options.ts'

/** An app of a stage. */
export interface Row {
  readonly selection: Selection
  readonly app: DesiredApp
}

/** The stages of a run. */
export interface Stages {
  /** The reported stages, in the order of the configuration. */
  readonly shown: readonly Selection[]
  /** The reported stages, and those that they are copied from. */
  readonly selections: readonly Selection[]
  /** The apps to report. */
  readonly rows: readonly Row[]
  /** The reported apps, and those that they are copied from, by target. */
  readonly needed: ReadonlyMap<string, Row>
}

/** All stages of the configuration, or the one of the options, with their apps. Throws PromotionError and CwlError. */
export async function selectStages(
  { apps: names = [], ...options }: RunOptions,
  workspace: Workspace,
  platform: () => Lister,
): Promise<Stages> {
  const selections = new Map<string | null, Selection>()
  const select = async (stage: string | undefined): Promise<Selection> => {
    const known = stage === undefined ? undefined : selections.get(stage)
    if (known !== undefined) return known
    const selection = await selectApps(stage === undefined ? options : { ...options, stage }, workspace, platform)
    selections.set(selection.stage, selection)
    if (selection.declaration?.from !== undefined) await select(selection.declaration.from)
    return selection
  }
  const shown: Selection[] = []
  for (const stage of stagesOf(options, workspace)) shown.push(await select(stage))
  const rows = shown.flatMap((selection) => selection.apps.map((app) => ({ selection, app })))
  const chosen = new Set(
    filterApps(
      rows.map(({ app }) => app),
      names,
    ),
  )
  const reported = rows.filter(({ app }) => chosen.has(app))
  return {
    shown,
    selections: [...selections.values()],
    rows: reported,
    needed: neededFor(reported, [...selections.values()]),
  }
}

/** Undefined for the stage of options without a configuration, or if the name is not needed. */
function stagesOf({ project, stage, config }: RunOptions, workspace: Workspace): readonly (string | undefined)[] {
  if (project !== undefined || stage !== undefined) return [stage]
  const names = Object.keys(readManifest(workspace, config)?.stages ?? {})
  // Without stages, selecting an app reports what is missing.
  return names.length === 0 ? [undefined] : names
}

function neededFor(rows: readonly Row[], selections: readonly Selection[]): ReadonlyMap<string, Row> {
  const all = new Map(
    selections.flatMap((selection) =>
      selection.apps.map((app) => [formatAddress(app.target), { selection, app }] as const),
    ),
  )
  const needed = new Map<string, Row>()
  const add = (target: string, row: Row | undefined): void => {
    if (row === undefined || needed.has(target)) return
    needed.set(target, row)
    const { source } = row.app
    if (source.kind === 'app') add(formatAddress(source.address), all.get(formatAddress(source.address)))
  }
  for (const row of rows) add(formatAddress(row.app.target), row)
  return needed
}
