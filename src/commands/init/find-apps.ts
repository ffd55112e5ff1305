import type { DraftApp } from '../../configuration/draft-manifest.ts'
import { hasOuterSpace, stemOf } from '../../configuration/names.ts'
import { PromotionError } from '../../files/errors.ts'
import { listNames } from '../../files/name-list.ts'
import type { Workspace } from '../../files/workspace.ts'
import { isArray, isObject, type JsonValue } from '../../json/index.ts'
import { faultOfName } from '../../platform/contract.ts'
import type { RunContext } from '../run/context.ts'
import { isWorkflow, packRepository } from './pack-repository.ts'

/** The apps that `init` found. */
export interface FoundApps {
  readonly apps: readonly DraftApp[]
  readonly withErrors: readonly DraftApp[]
  /** All documents, apps or not. */
  readonly documents: readonly string[]
  readonly notices: readonly string[]
}

/**
 * Finds the documents that no other file runs; tools only if there are no workflows. Throws PromotionError `usage` if
 * none of them can be an app, or all have errors.
 */
export async function findApps(workspace: Workspace, context: RunContext): Promise<FoundApps> {
  const { paths, used, withErrors, parts, valueOf } = await packRepository(workspace, context)
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

/** Leaves out tools if there is a workflow. */
function chooseRoots(
  roots: readonly string[],
  classAt: (path: string) => ReturnType<typeof classOf>,
): readonly string[] {
  const classes = new Map(roots.map((path) => [path, classAt(path)]))
  return roots.some((path) => classes.get(path) === 'workflow')
    ? roots.filter((path) => classes.get(path) !== 'other')
    : roots
}

/** The chosen files, and what is left out, by reason. */
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
