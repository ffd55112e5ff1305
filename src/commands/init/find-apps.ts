import type { DraftApp } from '../../configuration/draft-manifest.ts'
import { localDefaultRules } from '../../configuration/local-defaults.ts'
import { hasOuterSpace, stemOf } from '../../configuration/names.ts'
import { Files, fragmentOf } from '../../cwl/index.ts'
import { PromotionError } from '../../files/errors.ts'
import { listNames } from '../../files/text.ts'
import type { Workspace } from '../../files/workspace.ts'
import { type JsonValue, isArray, isObject } from '../../json/index.ts'
import { faultOfName } from '../../platform/contract.ts'
import { type Packed, packAll } from '../../promotion/packing.ts'
import type { Desired } from '../../promotion/plan.ts'
import type { RunContext } from '../run/context.ts'

interface FoundApps {
  readonly apps: readonly DraftApp[]
  readonly withErrors: readonly DraftApp[]
  readonly documents: readonly string[]
  readonly notices: readonly string[]
}

export function findApps({ paths, used, withErrors, parts, valueOf }: PackedRepository): FoundApps {
  const roots = paths.filter((path) => !used.has(path))
  const chosen = chooseRoots(roots, (path) => classOf(valueOf(path), !parts.has(path)))
  const found = chosen.flatMap((path): readonly DraftApp[] => parts.get(path) ?? [{ path }])
  const usable = found.filter(hasNameOfApp)
  if (usable.length === 0)
    throw new PromotionError('usage', 'no document has a name that an app can have', {
      fix: 'Rename one: without control characters, and without a space before its ending.',
    })
  const sound = usable.filter((app) => !withErrors.has(app.path))
  if (sound.length === 0) {
    throw new PromotionError('usage', 'every document that would be an app has errors', {
      fix: 'Run `cwl-promote validate`, fix them, and run this again.',
    })
  }
  const faulty = usable.filter((app) => withErrors.has(app.path))
  return {
    apps: sound,
    withErrors: faulty,
    documents: paths,
    notices: noticesOn({
      withErrors: faulty.map(({ path }) => path),
      // If there are workflows, a tool that nothing runs may be an app, or a part that is not used yet.
      unrun: roots.filter((path) => !chosen.includes(path)),
      unusable: found.filter((app) => !hasNameOfApp(app)).map(({ path }) => path),
    }),
  }
}

function chooseRoots(
  roots: readonly string[],
  classAt: (path: string) => ReturnType<typeof classOf>,
): readonly string[] {
  const classes = new Map(roots.map((path) => [path, classAt(path)]))
  return roots.some((path) => classes.get(path) === 'workflow')
    ? roots.filter((path) => classes.get(path) !== 'other')
    : roots
}

interface Choice {
  readonly withErrors: readonly string[]
  readonly unrun: readonly string[]
  readonly unusable: readonly string[]
}

function noticesOn({ withErrors, unrun, unusable }: Choice): readonly string[] {
  return [
    ...(withErrors.length === 0
      ? []
      : [`Left out, because of errors: ${listNames(withErrors)}. The file has a comment for each.`]),
    ...(unrun.length === 0
      ? []
      : [
          `Left out, because they are not workflows and no workflow runs them: ${listNames(unrun)}. Add a row for each that should be an app.`,
        ]),
    ...(unusable.length === 0 ? [] : [`Left out, because an app cannot have such a name: ${listNames(unusable)}.`]),
  ]
}

function hasNameOfApp({ path, name }: DraftApp): boolean {
  const own = name ?? stemOf(path)
  return faultOfName(own) === undefined && !hasOuterSpace(own)
}

/**
 * A document with several processes counts as a workflow, unless it has no main process and only tools. An unreadable
 * document can be anything.
 */
function classOf(value: JsonValue | undefined, hasMain: boolean): 'workflow' | 'other' | 'unknown' {
  if (!isObject(value)) return 'unknown'
  const graph = value['$graph']
  return isWorkflow(value) || (isArray(graph) && (hasMain || graph.some(isWorkflow))) ? 'workflow' : 'other'
}

export interface PackedRepository {
  readonly paths: readonly string[]
  readonly used: ReadonlySet<string>
  readonly withErrors: ReadonlySet<string>
  readonly parts: ReadonlyMap<string, readonly DraftApp[]>
  readonly descriptions: ReadonlyMap<string, Desired>
  readonly valueOf: (path: string) => JsonValue | undefined
}

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

function isWorkflow(process: JsonValue): boolean {
  return isObject(process) && process['class'] === 'Workflow'
}
