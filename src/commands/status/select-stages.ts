import type { DesiredApp } from '../../configuration/desired-app.ts'
import { readManifest } from '../../configuration/manifest.ts'
import { filterApps, parseProject } from '../../configuration/select.ts'
import type { Workspace } from '../../files/workspace.ts'
import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import { faultsOf, invalidFailure, packAll, type Packed } from '../../promotion/packing.ts'
import type { Desired } from '../../promotion/plan.ts'
import type { Lister } from '../../promotion/selection/copy-project.ts'
import { namesIn } from '../../promotion/selection/new-apps.ts'
import {
  assertExclusiveOptions,
  selectApps,
  withoutManifest,
  type Selection,
} from '../../promotion/selection/select-apps.ts'
import { withRemote } from '../../repository/remote.ts'
import type { Failure } from '../report.ts'
import type { RunContext } from '../run/context.ts'

export interface Row {
  readonly selection: Selection
  readonly app: DesiredApp
}

export interface Stages {
  readonly shown: readonly Selection[]
  readonly selections: readonly Selection[]
  readonly rows: readonly Row[]
  readonly needed: ReadonlyMap<string, Row>
}

export async function selectStages(
  { apps: names = [], ...options }: RunOptions,
  workspace: Workspace,
  platform: () => Lister,
): Promise<Stages> {
  const selections = new Map<string | null, Selection>()
  const select = async (stage: string | undefined): Promise<Selection> => {
    const known = stage === undefined ? undefined : selections.get(stage)
    if (known !== undefined) return known
    const given = stage === undefined ? options : { ...options, stage }
    const selection = isListing(options)
      ? await listProject(given, names, workspace, platform)
      : await selectApps(given, workspace, platform)
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

/** Without files, the apps of a project are listed. */
function isListing({ project, files, copyFrom }: RunOptions): boolean {
  return project !== undefined && files === undefined && copyFrom === undefined
}

/** Each is compared with itself: no file is given for it. */
async function listProject(
  { project = '', ...options }: RunOptions,
  names: readonly string[],
  workspace: Workspace,
  platform: () => Lister,
): Promise<Selection> {
  assertExclusiveOptions({ ...options, project })
  const place = parseProject(project, 'project')
  const listed = names.length > 0 ? names : await namesIn(place, project, platform())
  const apps = [...new Set(listed)].map((app): DesiredApp => {
    const target = { ...place, app }
    return { name: app, target, source: { kind: 'app', address: target } }
  })
  return {
    ...(await withoutManifest(options, project, apps, workspace)),
    notices: [
      'The apps are listed, and compared with no files: to compare them, give the input `files`, or a configuration.',
    ],
  }
}

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

export interface PackedStages {
  desired(row: Row): Desired | undefined
  files(row: Row): readonly string[] | undefined
  readonly failure: Failure | undefined
}

/** Packs the apps of each stage that is installed from files. Each stage can have different rules for that. */
export async function packStages(
  { selections, rows, needed }: Stages,
  options: RunOptions,
  context: RunContext,
  signal: AbortSignal,
): Promise<PackedStages> {
  const all = [...needed.values()]
  const packed = new Map<Selection, Packed>()
  context.progress({ kind: 'phase', name: 'pack', total: new Set(all.flatMap(({ app }) => app.reference ?? [])).size })
  for (const selection of selections) {
    const references = referencesOf(all.filter((row) => row.selection === selection))
    if (references.length === 0) continue
    const workspace = await withRemote(selection.workspace, selection.remote, options, signal, context)
    packed.set(
      selection,
      await packAll(references, workspace, signal, selection.packing, () => context.progress({ kind: 'done' })),
    )
  }
  return {
    desired: ({ selection, app: { source } }) =>
      source.kind === 'file' ? packed.get(selection)?.descriptions.get(source.reference) : undefined,
    files: ({ app: { reference = '' } }) =>
      [...packed.values()].find(({ files }) => files.has(reference))?.files.get(reference),
    failure: failureOf(rows, packed),
  }
}

function referencesOf(rows: readonly Row[]): readonly string[] {
  return rows.flatMap(({ app: { source } }) => (source.kind === 'file' ? [source.reference] : []))
}

function failureOf(rows: readonly Row[], packed: ReadonlyMap<Selection, Packed>): Failure | undefined {
  const faults = [...packed].map(([selection, documents]) =>
    faultsOf(referencesOf(rows.filter((row) => row.selection === selection)), documents),
  )
  const invalid = [...new Set(faults.flatMap((each) => each.invalid))]
  if (invalid.length === 0) return undefined
  const problems = [...new Set(faults.flatMap((each) => each.problems))]
  const fix = 'What the stages hold of it is not compared. `validate` shows each error.'
  return invalidFailure({ invalid, problems, accepted: [] }, fix)
}
