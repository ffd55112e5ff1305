import { splitReference } from '../../cwl/documents/document-reference.ts'
import { stampOf } from '../../cwl/packing/stamp.ts'
import { CwlError } from '../../cwl/problems/cwl-error.ts'
import { pathIn } from '../../cwl/source/workspace.ts'
import type { JsonObject } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/types.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { gitAt } from '../../promotion/git.ts'
import { MANIFEST_PATHS, parseManifest, readManifest, type Manifest } from '../../promotion/manifest.ts'
import { listNames } from '../../promotion/name-list.ts'
import { readTreeAt, type Past } from '../../promotion/past.ts'
import type { Change } from '../../promotion/plan.ts'
import { isFromOtherRepository } from '../../promotion/provenance.ts'
import { looksLikeCwl } from '../../promotion/same-app.ts'
import { appsOf, wantedDirectly, wantedOfStage } from '../../promotion/select.ts'
import type { DesiredApp } from '../../promotion/wanted.ts'
import { namedDocuments } from '../documents/documents.ts'
import type { RunOptions } from '../run/options.ts'
import { mapConcurrently } from '../run/side-by-side.ts'
import { MOST_COMMITS } from './changed-files.ts'
import type { Selection } from './wanted.ts'

/** Where all apps got other names, nothing that stands where they lead now says of which commit it is. */
const COMMIT_BEFORE = 'HEAD^'

/**
 * A sentence on the apps that are still on the platform and that the configuration, or what was given, has no more:
 * after a file was renamed there are two, and nobody else says so. Which there were is known of `changedSince`, of the
 * commit before the present one, and of those that the apps which stand there were made from, as far as the clone has
 * them. Undefined when there is none.
 */
export async function findOrphanedApps(
  changes: readonly Change[],
  selection: Selection,
  options: RunOptions,
  platform: Pick<Platform, 'getApp'>,
  signal: AbortSignal,
): Promise<string | undefined> {
  // Each shard would say the same.
  if (options.shard !== undefined) return undefined
  const revisions = [
    ...new Set([
      ...(options.changedSince === undefined ? [] : [options.changedSince]),
      COMMIT_BEFORE,
      ...commitsOf(changes),
    ]),
  ].slice(0, MOST_COMMITS)
  const pasts = await Promise.all(
    revisions.map(async (revision) => readTreeAt(options.workingDirectory, revision, signal)),
  )
  const gone = new Map<string, DesiredApp>()
  for (const past of distinct(pasts, selection, options)) {
    for (const app of await wantedThen(past, selection, options)) gone.set(formatAddress(app.target), app)
  }
  const now = gone.size === 0 ? undefined : wantedNow(selection, options)
  if (now === undefined) return undefined
  for (const target of now) gone.delete(target)
  const standing = await standingOf([...gone.values()], platform, options.concurrency)
  const own = standing.length === 0 ? [] : await ownAmong(standing, options, signal)
  if (own.length === 0) return undefined
  const [verb, pronoun] = own.length === 1 ? ['is', 'it'] : ['are', 'them']
  const names = own.map((app) => `${formatAddress(app.target)} (it was ${app.reference})`)
  const leads =
    selection.manifestFile === undefined
      ? 'none of the files that are given leads'
      : `no app of ${selection.manifestFile} leads`
  return `Still on the platform ${verb} ${listNames(names)}: ${leads} there any more. There is no call that deletes; remove ${pronoun} there by hand, or leave ${pronoun} to those who use ${pronoun}.`
}

function commitsOf(changes: readonly Change[]): readonly string[] {
  return changes.flatMap(({ before }) =>
    before?.kind === 'found' ? (stampOf(before.app.description)?.commit ?? []) : [],
  )
}

/** Those that would not all give the same: most commits change neither which files there are nor the configuration. */
function distinct(pasts: readonly (Past | undefined)[], selection: Selection, options: RunOptions): readonly Past[] {
  const known = new Map<string, Past>()
  for (const past of pasts) {
    const key = past?.keyWith(manifestThen(past, selection, options))
    if (past !== undefined && key !== undefined) known.set(key, past)
  }
  return [...known.values()]
}

/** One that is not named may have stood at another of its places. */
function manifestThen(past: Past, { manifestFile }: Selection, { config }: RunOptions): string | undefined {
  return manifestFile === undefined || config !== undefined
    ? manifestFile
    : MANIFEST_PATHS.find((path) => past.has(path))
}

/** What this run would have promoted then, to the same project. */
async function wantedThen(past: Past, selection: Selection, options: RunOptions): Promise<readonly DesiredApp[]> {
  const { stage, project, workspace } = selection
  try {
    const file = manifestThen(past, selection, options)
    if (file !== undefined)
      return ofStage(parseManifest(await past.readText(file), file), past, stage ?? '').filter((app) =>
        isOf(app, project),
      )
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

/**
 * All that there is for the project now: also in other stages, and what this run was not asked for. Undefined when that
 * cannot be told: another stage may have mistakes that are none of this run.
 */
function wantedNow(selection: Selection, options: RunOptions): readonly string[] | undefined {
  const { project, workspace } = selection
  try {
    const manifest = options.project === undefined ? readManifest(workspace, options.config) : undefined
    const wanted =
      manifest === undefined
        ? directly(namedDocuments(options.files ?? [], workspace), workspace, options, project)
        : Object.keys(manifest.stages)
            .filter((stage) => manifest.stages[stage]?.project === project)
            .flatMap((stage) => ofStage(manifest, workspace, stage))
    return wanted.map((app) => formatAddress(app.target))
  } catch (error) {
    if (error instanceof PromotionError) return undefined
    throw error
  }
}

function ofStage(manifest: Manifest, tree: Pick<Past, 'find' | 'has'>, stage: string): readonly DesiredApp[] {
  if (!Object.hasOwn(manifest.stages, stage)) return []
  return wantedOfStage(
    manifest,
    appsOf(
      manifest,
      (patterns) => tree.find(patterns),
      (path) => tree.has(path),
    ),
    stage,
  )
}

function directly(
  files: readonly string[],
  tree: Pick<Past, 'has'>,
  { copyFrom }: RunOptions,
  project: string,
): readonly DesiredApp[] {
  return wantedDirectly({ files, project, apps: [], ...(copyFrom === undefined ? {} : { copyFrom }) }, (path) =>
    tree.has(path),
  )
}

function isOf({ target }: DesiredApp, project: string): boolean {
  return `${target.owner}/${target.project}` === project
}

interface Standing {
  readonly app: DesiredApp
  readonly description: JsonObject
}

/** Those that are there. */
async function standingOf(
  apps: readonly DesiredApp[],
  platform: Pick<Platform, 'getApp'>,
  concurrency: number,
): Promise<readonly Standing[]> {
  const read = async (app: DesiredApp): Promise<readonly Standing[]> => {
    const reading = await platform.getApp(app.target)
    return reading.kind === 'found' && looksLikeCwl(reading.app.description)
      ? [{ app, description: reading.app.description }]
      : []
  }
  try {
    return (await mapConcurrently(apps, concurrency, read)).flat()
  } catch (error) {
    // The plan stands without.
    if (error instanceof PlatformError) return []
    throw error
  }
}

/**
 * Those that nobody has put something else in the place of, as far as notes tell: another repository may have files of
 * the same names. What a sparse checkout leaves out is still in the repository, and nobody may be told to take its app
 * away.
 */
async function ownAmong(
  standing: readonly Standing[],
  { workingDirectory, repository }: RunOptions,
  signal: AbortSignal,
): Promise<readonly DesiredApp[]> {
  const git = gitAt(workingDirectory, signal)
  const [remote, prefix, leftOut] = [
    repository ?? (await git.remote()),
    await git.prefix(),
    new Set(await git.leftOut()),
  ]
  const isOwn = ({ app, description }: Standing): boolean => {
    const path = stampOf(description)?.path
    return path === undefined || (path === `${prefix}${app.reference}` && !isFromOtherRepository(description, remote))
  }
  const isGone = ({ app: { reference = '' } }: Standing): boolean =>
    !leftOut.has(splitReference({ has: (path) => leftOut.has(path) }, reference).path)
  return standing.filter((each) => isOwn(each) && isGone(each)).map(({ app }) => app)
}
