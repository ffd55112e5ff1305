import type { DraftApp } from '../../configuration/draft-manifest.ts'
import { localDefaultRules } from '../../configuration/local-defaults.ts'
import { Files, fragmentOf } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import type { Workspace } from '../../files/workspace.ts'
import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import type { Desired } from '../../promotion/plan.ts'
import { packAll, type Packed } from '../documents/packing.ts'
import type { RunContext } from '../run/context.ts'

/** All documents of a repository without a configuration, each packed alone. */
export interface PackedRepository {
  /** All documents, apps or not. */
  readonly paths: readonly string[]
  /** Files that others run, or refer to in another way. */
  readonly used: ReadonlySet<string>
  /** Files, and the parts of files, that have errors. */
  readonly withErrors: ReadonlySet<string>
  /** The possible apps of each file without a main process. */
  readonly parts: ReadonlyMap<string, readonly DraftApp[]>
  /** By `path` or `path#id`. */
  readonly descriptions: ReadonlyMap<string, Desired>
  /** The value of a file as written; undefined if it cannot be read. */
  readonly valueOf: (path: string) => JsonValue | undefined
}

/** Throws PromotionError `usage` if there is no document, and the reason of the signal when it aborts. */
export async function packRepository(
  workspace: Workspace,
  { signal, progress }: Pick<RunContext, 'signal' | 'progress'>,
): Promise<PackedRepository> {
  const paths = workspace.find(['.'])
  if (paths.length === 0)
    throw new PromotionError('usage', 'there is no CWL file in this folder', {
      fix: 'Run it in a repository of CWL, or give the input `working-directory`.',
    })
  progress({ kind: 'phase', name: 'validate', total: paths.length })
  const files = new Files(workspace)
  const valueOf = (path: string): JsonValue | undefined => {
    // The size limit applies to each document separately, so that many documents fit.
    files.startDocument()
    return files.load(path).value
  }
  const rules = { checks: {}, local: localDefaultRules(undefined, null) }
  const whole = await packAll(paths, workspace, signal, rules, () => progress({ kind: 'done' }))
  const parts = new Map(
    paths.filter((path) => hasNoMain(path, whole)).map((path) => [path, partsOf(path, valueOf(path))] as const),
  )
  const references = [...parts.values()].flat().map(({ path }) => path)
  const ofParts = await packAll(
    references.filter((reference) => !whole.found.has(reference)),
    workspace,
    signal,
    rules,
  )
  return {
    paths,
    used: new Set([...whole.files].flatMap(([path, reached]) => reached.filter((file) => file !== path))),
    withErrors: new Set([...whole.found, ...ofParts.found].flatMap(([reference, { ok }]) => (ok ? [] : [reference]))),
    parts,
    descriptions: new Map([...whole.descriptions, ...ofParts.descriptions]),
    valueOf,
  }
}

function hasNoMain(path: string, { found }: Packed): boolean {
  return found.get(path)?.problems.some(({ code, file }) => code === 'no-main' && file === path) ?? false
}

/**
 * The possible apps of a file that has no main process: its workflows, or else its tools; the file itself if they have
 * no names.
 */
function partsOf(path: string, value: JsonValue | undefined): readonly DraftApp[] {
  const graph = isObject(value) ? value['$graph'] : undefined
  const processes = isArray(graph) ? graph.filter(isObject) : []
  const named = (processes.some(isWorkflow) ? processes.filter(isWorkflow) : processes).flatMap(
    ({ id }): readonly DraftApp[] =>
      typeof id === 'string' ? [{ path: `${path}#${fragmentOf(id)}`, name: fragmentOf(id) }] : [],
  )
  return named.length === 0 ? [{ path }] : named
}

/** Whether a process is a workflow. */
export function isWorkflow(process: JsonValue): boolean {
  return isObject(process) && process['class'] === 'Workflow'
}
