import { mergeDescriptions, namedDifferences, placeInWords, type MergeConflict } from '../../cwl/index.ts'
import { aroundDifference, listNames, printable } from '../../files/text.ts'
import { sameWrittenJson, stringifyJson, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { InstalledApp, Platform } from '../../platform/types.ts'
import type { Packed } from '../packing.ts'
import { inOneSpelling } from '../same-app.ts'
import type { Installed, PastDescriptions, Place } from './past.ts'
import type { PackingGround } from './pull-proof.ts'

export interface MergeGround extends PackingGround {
  readonly platform: Platform
  readonly packed: Packed
  readonly past: PastDescriptions
  /** Where it is not known that this undoes nothing, and at conflicts, what is installed is written. */
  readonly force: boolean
}

type Merged =
  | { readonly kind: 'merged'; readonly description: JsonObject }
  | { readonly kind: 'unchanged' | 'conflict'; readonly reason: string }

const ONLY_OLDER = 'it is only older than git: there is nothing to take over'

/** What the files should pack to: what the platform changed since the last promotion, and what git changed since. */
export async function mergeApp(installed: Installed, ground: MergeGround): Promise<Merged> {
  const { past, platform, packed, force } = ground
  const { app, reference, files = [], ours } = installed
  const { dialect } = platform
  const base = await past.baseOf(installed, platform)
  const unchanged = async (): Promise<Merged> => {
    const commit = await past.unseen(app)
    const reason =
      commit === undefined
        ? ONLY_OLDER
        : `nobody edited it; it was installed from commit ${commit.slice(0, 12)}, which this clone does not have`
    return { kind: 'unchanged', reason }
  }
  if (base.kind === 'known' && base.description === app.description) return unchanged()
  if (ours === undefined) {
    if (force) return { kind: 'merged', description: app.description }
    const reason = packed.descriptions.get(reference)
    return {
      kind: 'conflict',
      reason: `its file cannot be packed, so what git has changed in it is not known: ${reason?.kind === 'missing' ? reason.reason : ''}; fix it, or write what is installed anyway${FORCE}`,
    }
  }
  const changedBy = async (places: readonly Place[]): Promise<ReadonlyMap<Place, string>> =>
    past.changedBy(places, reference, files, ours, dialect)
  if (base.kind === 'known') {
    const { merged, conflicts, own } = mergeInOneSpelling(base.description, { ...installed, ours }, platform)
    if (conflicts.length > 0 && !force) {
      const authors = await changedBy(conflicts)
      return {
        kind: 'conflict',
        reason: listNames(
          conflicts.map((conflict) => conflictInWords(conflict, authors.get(conflict), app)),
          '; ',
        ),
      }
    }
    return sameWrittenJson(merged, own) ? unchanged() : { kind: 'merged', description: merged }
  }
  if (force) return { kind: 'merged', description: app.description }
  const undone = await changedBy(namedDifferences(...inOneSpelling(app.description, ours, dialect)))
  if (undone.size === 0) return { kind: 'merged', description: app.description }
  const commits = Map.groupBy(undone, ([, commit]) => commit)
  const lines = [...commits].map(
    ([commit, places]) => `this undoes ${commit} (${listNames(places.map(([place]) => placeInWords(place)))})`,
  )
  return { kind: 'conflict', reason: `${base.reason}, and ${listNames(lines)}; write it anyway${FORCE}` }
}

/** Git has all that was changed on the platform, because it was pulled: replacing it loses nothing. */
export async function isTakenOver(
  installed: Installed & { readonly ours: JsonObject },
  past: PastDescriptions,
  platform: Pick<Platform, 'dialect' | 'getRevision'>,
): Promise<boolean> {
  const base = await past.baseOf(installed, platform)
  if (base.kind === 'unknown') return false
  const { conflicts, merged, own } = mergeInOneSpelling(base.description, installed, platform)
  return conflicts.length === 0 && sameWrittenJson(merged, own)
}

function mergeInOneSpelling(
  base: JsonObject,
  { app, ours }: Installed & { readonly ours: JsonObject },
  { dialect }: Pick<Platform, 'dialect'>,
): ReturnType<typeof mergeDescriptions> & { readonly own: JsonObject } {
  const [theirs, own] = inOneSpelling(app.description, ours, dialect)
  const [before] = inOneSpelling(base, ours, dialect)
  return { ...mergeDescriptions(before, own, theirs), own }
}

const FORCE = ' with `--force`'

const LONGEST_VALUE = 80

function conflictInWords(conflict: MergeConflict, commit: string | undefined, app: InstalledApp): string {
  const { revision, installedBy } = app
  const [git, there] = aroundDifference(textOf(conflict.ours), textOf(conflict.theirs), LONGEST_VALUE)
  const by = [
    ...(revision === undefined ? [] : [`revision ${revision}`]),
    ...(installedBy === undefined ? [] : [`by ${printable(installedBy)}`]),
  ]
  return `${placeInWords(conflict)}: git has ${git}${commit === undefined ? '' : ` (${commit})`}, and the platform ${there}${by.length === 0 ? '' : ` (${by.join(' ')})`}`
}

function textOf(value: JsonValue | undefined): string {
  return value === undefined ? 'nothing' : stringifyJson(value)
}
