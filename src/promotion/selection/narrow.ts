import type { DesiredApp } from '../../configuration/desired-app.ts'
import { Changes } from '../../cwl/index.ts'
import { isAddress } from '../../files/remote.ts'
import { stringifyJson } from '../../json/index.ts'
import type { RunOptions } from '../../options/options.ts'
import { partition, parseShard, type Weighed } from '../../options/shards.ts'
import { formatAddress } from '../../platform/address.ts'
import { findChangedPaths, unreachedNotices, type ChangedPaths } from '../../repository/documents.ts'
import type { Packed } from '../packing.ts'
import type { ChangedFiles } from './changed-files.ts'
import type { Selection } from './select-apps.ts'

export interface Narrowed {
  readonly apps: readonly DesiredApp[]
  readonly notices: readonly string[]
  readonly changedFiles: ReadonlyMap<string, ChangedFiles>
}

/** True if the selection of apps depends on which files their documents reach or on their size, also for copies. */
export function needsFiles(options: RunOptions): boolean {
  return options.changedSince !== undefined || options.shard !== undefined || options.matrix !== undefined
}

/** First what no changed file can affect (`changedSince`), then the apps of other shards. Throws PromotionError. */
export async function narrow(
  selection: Selection,
  packed: Packed,
  options: RunOptions,
  signal: AbortSignal,
): Promise<Narrowed> {
  const { changedSince, shard } = options
  const narrowed =
    changedSince === undefined
      ? { apps: selection.apps, notices: [], changedFiles: new Map() }
      : affectedOf(selection, packed, changedSince, await findChangedPaths(changedSince, options, signal))
  return shard === undefined ? narrowed : { ...narrowed, apps: inShard(narrowed.apps, packed, shard) }
}

function affectedOf(
  { apps, workspace, manifest }: Selection,
  packed: Packed,
  since: string,
  changed: ChangedPaths,
): Narrowed {
  if (changed.kind === 'all')
    return { apps, notices: [`${changed.reason}, so that no app is left out.`], changedFiles: new Map() }
  const changes = new Changes(workspace, changed.paths)
  const changedFiles = new Map<string, ChangedFiles>()
  // A changed configuration can give any app another name or another source.
  const all = manifest !== undefined && changes.among([manifest.file]).length > 0
  const affected = apps.filter((app) => {
    if (app.reference === undefined) return true
    const files = changes.among(packed.files.get(app.reference) ?? [])
    if (files.length > 0) changedFiles.set(formatAddress(app.target), { since, files })
    return all || files.length > 0
  })
  const notices =
    all && changedFiles.size < apps.length
      ? [`${manifest.file} changed since ${since}, so that no app is left out.`]
      : unreachedNotices('app', apps.length, affected.length, since)
  return { apps: affected, notices, changedFiles }
}

function inShard(apps: readonly DesiredApp[], packed: Packed, shard: string): readonly DesiredApp[] {
  const { index, of } = parseShard(shard)
  const mine = new Set(partition(weighed(apps, packed), of)[index - 1])
  return apps.filter((app) => mine.has(app))
}

export function shardsOf(
  apps: readonly DesiredApp[],
  packed: Packed,
  of: number,
  targets: ReadonlySet<string>,
): readonly string[] {
  return partition(weighed(apps, packed), of).flatMap((share, index) =>
    share.some((app) => targets.has(formatAddress(app.target))) ? [`${index + 1}/${of}`] : [],
  )
}

/**
 * Each app with the length of its description. With remote documents the length can differ between shards, so it is not
 * used then.
 */
function weighed(apps: readonly DesiredApp[], { descriptions, files }: Packed): readonly Weighed<DesiredApp>[] {
  return apps.map((item) => {
    const { reference = '' } = item
    const desired = files.get(reference)?.some(isAddress) === true ? undefined : descriptions.get(reference)
    const weight = desired?.kind === 'ready' ? stringifyJson(desired.description).length : 1
    return { item, key: formatAddress(item.target), weight }
  })
}
