import pLimit from 'p-limit'

import { CwlError } from '../../cwl/cwl-error.ts'
import { splitReference } from '../../cwl/document-reference.ts'
import { stampOf } from '../../cwl/packing/stamp.ts'
import { pathIn } from '../../cwl/workspace.ts'
import { formatAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/types.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { parseManifest, readManifest, type Manifest } from '../../promotion/manifest.ts'
import { listNames } from '../../promotion/name-list.ts'
import { pastOf, type Past } from '../../promotion/past.ts'
import type { Change } from '../../promotion/plan.ts'
import { appsOf, wantedDirectly, wantedOfStage } from '../../promotion/select.ts'
import type { WantedApp } from '../../promotion/wanted.ts'
import { namedDocuments } from '../documents/documents.ts'
import type { RunOptions } from '../run/options.ts'
import { MOST_COMMITS } from './changed-files.ts'
import type { Selection } from './wanted.ts'

/**
 * A sentence on the apps that are still on the platform and that the repository has no more: after a file was renamed there
 * are two, and nobody else says so. Which there were is known of the commits that the apps which stand there were made from,
 * and of `changedSince`, as far as the clone has them. Undefined when there is none.
 */
export async function leftBehind(changes: readonly Change[], selection: Selection, options: RunOptions, platform: Pick<Platform, 'getApp'>, signal: AbortSignal): Promise<string | undefined> {
  // Each shard would say the same.
  if (options.shard !== undefined) return undefined
  const revisions = [...new Set([...(options.changedSince === undefined ? [] : [options.changedSince]), ...commitsOf(changes)])].slice(0, MOST_COMMITS)
  const pasts = await Promise.all(revisions.map(async (revision) => pastOf(options.workingDirectory, revision, signal)))
  const gone = new Map<string, WantedApp>()
  for (const past of distinct(pasts, selection.manifestFile)) {
    for (const app of await wantedThen(past, selection, options)) gone.set(formatAddress(app.target), app)
  }
  if (gone.size === 0) return undefined
  for (const target of wantedNow(selection, options)) gone.delete(target)
  const standing = await standingOf([...gone.values()], platform, options.concurrency)
  if (standing.length === 0) return undefined
  const [verb, pronoun] = standing.length === 1 ? ['is', 'it'] : ['are', 'them']
  const names = standing.map((app) => `${formatAddress(app.target)} (it was ${app.reference})`)
  return `Still on the platform ${verb} ${listNames(names)}: no app of this repository leads there any more. There is no call that deletes; remove ${pronoun} there by hand, or leave ${pronoun} to those who use ${pronoun}.`
}

function commitsOf(changes: readonly Change[]): readonly string[] {
  return changes.flatMap(({ before }) => (before?.kind === 'found' ? (stampOf(before.app.description)?.commit ?? []) : []))
}

/** Those that would not all give the same: most commits change neither which files there are nor the configuration. */
function distinct(pasts: readonly (Past | undefined)[], manifestFile: string | undefined): readonly Past[] {
  const known = new Map<string, Past>()
  for (const past of pasts) {
    const key = past?.keyWith(manifestFile)
    if (past !== undefined && key !== undefined) known.set(key, past)
  }
  return [...known.values()]
}

/** What this run would have promoted then, to the same project. */
async function wantedThen(past: Past, { manifestFile, stage, project, workspace }: Selection, options: RunOptions): Promise<readonly WantedApp[]> {
  try {
    if (manifestFile !== undefined) return ofStage(parseManifest(await past.readText(manifestFile), manifestFile), past, stage ?? '').filter((app) => isOf(app, project))
    const files = (options.files ?? []).flatMap((pattern) => filesThen(past, pathIn(workspace, pattern)))
    return files.length === 0 ? [] : directly(files, past, options, project)
  } catch (error) {
    // What stood there then may have been wrong, or of another version: nothing is known of such a commit.
    if (error instanceof PromotionError || error instanceof CwlError) return []
    throw error
  }
}

function filesThen(past: Past, pattern: string): readonly string[] {
  const found = past.find([pattern])
  if (found.length > 0) return found
  const { path, fragment } = splitReference(past, pattern)
  return fragment !== undefined && past.has(path) ? [pattern] : []
}

/** All that the repository has for the project now: also in other stages, and what this run was not asked for. */
function wantedNow({ project, workspace }: Selection, options: RunOptions): readonly string[] {
  const manifest = options.project === undefined ? readManifest(workspace, options.config) : undefined
  const wanted =
    manifest === undefined
      ? directly(namedDocuments(options.files ?? [], workspace), workspace, options, project)
      : Object.keys(manifest.stages).filter((stage) => manifest.stages[stage]?.project === project).flatMap((stage) => ofStage(manifest, workspace, stage))
  return wanted.map((app) => formatAddress(app.target))
}

function ofStage(manifest: Manifest, tree: Pick<Past, 'find' | 'has'>, stage: string): readonly WantedApp[] {
  if (!Object.hasOwn(manifest.stages, stage)) return []
  return wantedOfStage(manifest, appsOf(manifest, (patterns) => tree.find(patterns), (path) => tree.has(path)), stage)
}

function directly(files: readonly string[], tree: Pick<Past, 'has'>, { copyFrom }: RunOptions, project: string): readonly WantedApp[] {
  return wantedDirectly({ files, project, apps: [], ...(copyFrom === undefined ? {} : { copyFrom }) }, (path) => tree.has(path))
}

function isOf({ target }: WantedApp, project: string): boolean {
  return `${target.owner}/${target.project}` === project
}

/** Those that are there, and that nobody has put something else in the place of. */
async function standingOf(apps: readonly WantedApp[], platform: Pick<Platform, 'getApp'>, concurrency: number): Promise<readonly WantedApp[]> {
  const limit = pLimit(concurrency)
  const stands = async (app: WantedApp): Promise<boolean> => {
    const reading = await platform.getApp(app.target)
    const path = reading.kind === 'found' ? stampOf(reading.app.description)?.path : undefined
    return reading.kind === 'found' && (path === undefined || path.endsWith(app.reference ?? ''))
  }
  try {
    const found = await Promise.all(apps.map((app) => limit(() => stands(app))))
    return apps.filter((_, index) => found[index])
  } catch (error) {
    // The plan stands without.
    if (error instanceof PlatformError) return []
    throw error
  } finally {
    limit.clearQueue()
  }
}
