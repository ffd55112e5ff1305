import { errorsIn } from '../../cwl/index.ts'
import type { Desired } from '../../promotion/plan.ts'
import { faultsOf, packAll, type Packed } from '../documents/packing.ts'
import { withRemote } from '../documents/remote.ts'
import type { Selection } from '../promote/select-apps.ts'
import type { Failure } from '../report.ts'
import type { RunContext } from '../run/context.ts'
import { count } from '../run/count.ts'
import type { RunOptions } from '../run/options.ts'
import type { Row, Stages } from './select-stages.ts'

/** The packed files of the apps. */
export interface PackedStages {
  /** The description of an app that is installed from a file; undefined for a copy. */
  desired(row: Row): Desired | undefined
  /** The files that an app reaches, also for a copy; undefined if unknown. */
  files(row: Row): readonly string[] | undefined
  /** Set if documents of reported apps have errors. */
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
  const invalid = new Set(faults.flatMap((each) => each.invalid))
  if (invalid.size === 0) return undefined
  const problems = new Set(faults.flatMap((each) => each.problems))
  return {
    code: 'invalid-cwl',
    message: `${errorsIn([...problems])} in the CWL of ${count(invalid.size, 'app')}`,
    fix: 'What the stages hold of it is not compared. `validate` shows each error.',
  }
}
