import { Changes } from '../../cwl/reach.ts'
import { stringifyJson } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { gitAt } from '../../promotion/git.ts'
import { dealOut, parseShard, type Weighed } from '../../promotion/shards.ts'
import type { WantedApp } from '../../promotion/wanted.ts'
import type { Packed } from '../documents/packing.ts'
import type { RunOptions } from '../run/options.ts'
import type { ChangedFiles } from './changed-files.ts'
import type { Selection } from './wanted.ts'

/** The apps that a run is left with, and what there is to say about that. */
export interface Narrowed {
  readonly wanted: readonly WantedApp[]
  readonly notices: readonly string[]
  /** By target. Only with `changedSince`. */
  readonly changedFiles: ReadonlyMap<string, ChangedFiles>
}

/** True when which apps a run is about depends on what their documents reach or weigh, also for copies. */
export function needsFiles(options: RunOptions): boolean {
  return options.changedSince !== undefined || options.shard !== undefined || options.matrix !== undefined
}

/**
 * Leaves out the apps that no changed file can have changed (`changedSince`), then those of other shards (`shard`).
 * Throws PromotionError.
 */
export async function narrow(selection: Selection, packed: Packed, options: RunOptions, signal: AbortSignal): Promise<Narrowed> {
  const notices: string[] = []
  const changedFiles = new Map<string, ChangedFiles>()
  let { wanted } = selection
  const { changedSince: since } = options
  if (since !== undefined) {
    const changes = new Changes(selection.workspace, await gitAt(options.workingDirectory, signal).changedSince(since))
    // A changed configuration can give any app another name or another source.
    const all = selection.manifestFile !== undefined && changes.among([selection.manifestFile]).length > 0
    const affected = wanted.filter((app) => {
      if (app.reference === undefined) return true
      const files = changes.among(packed.files.get(app.reference) ?? [])
      if (files.length > 0) changedFiles.set(formatAddress(app.target), { since, files })
      return all || files.length > 0
    })
    if (all && changedFiles.size < wanted.length) notices.push(`${selection.manifestFile} changed since ${since}, so that no app is left out.`)
    const leftOut = wanted.length - affected.length
    if (leftOut > 0) notices.push(`${leftOut} of ${wanted.length} apps reach no file that changed since ${since}, and are left out.`)
    wanted = affected
  }
  if (options.shard !== undefined) {
    const { index, of } = parseShard(options.shard)
    const mine = new Set(dealOut(wanted.map((app) => weigh(app, packed)), of)[index - 1])
    wanted = wanted.filter((app) => mine.has(app))
  }
  return { wanted, notices, changedFiles }
}

/** The shards of `of` that hold any of these targets. */
export function shardsOf(wanted: readonly WantedApp[], packed: Packed, of: number, targets: ReadonlySet<string>): readonly string[] {
  return dealOut(wanted.map((app) => weigh(app, packed)), of).flatMap((apps, index) =>
    apps.some((app) => targets.has(formatAddress(app.target))) ? [`${index + 1}/${of}`] : [],
  )
}

function weigh(app: WantedApp, packed: Packed): Weighed<WantedApp> {
  const desired = app.reference === undefined ? undefined : packed.descriptions.get(app.reference)
  return { item: app, key: formatAddress(app.target), weight: desired?.kind === 'ready' ? stringifyJson(desired.description).length : 1 }
}
