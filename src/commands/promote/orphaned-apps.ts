import { listNames } from '../../files/name-list.ts'
import { formatAddress, parseAddress } from '../../platform/address.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { Platform } from '../../platform/types.ts'
import type { Change } from '../../promotion/plan.ts'
import type { PromotionRecord } from '../../promotion/record-schema.ts'
import { looksLikeCwl } from '../../promotion/same-app.ts'
import { mapConcurrently } from '../run/map-concurrently.ts'
import type { RunOptions } from '../run/options.ts'

/**
 * A notice on apps of the last record that are still on the platform and no longer in the plan: renaming a file creates
 * a second app. Undefined if there are none, and if the plan is about some of the apps only.
 */
export async function findOrphanedApps(
  changes: readonly Change[],
  record: PromotionRecord,
  { apps = [], changedSince, shard, concurrency }: RunOptions,
  platform: Pick<Platform, 'getApp'>,
): Promise<string | undefined> {
  if (apps.length > 0 || changedSince !== undefined || shard !== undefined) return undefined
  const planned = new Set(changes.map(({ app }) => formatAddress(app.target)))
  const gone = new Map(record.apps.filter(({ target }) => !planned.has(target)).map((app) => [app.target, app]))
  const isThere = await mapConcurrently([...gone.keys()], concurrency, async (target) => isApp(target, platform))
  const names = [...gone.values()].flatMap(({ target, source }, at) =>
    isThere[at] === true ? [`${target} (it was ${source})`] : [],
  )
  if (names.length === 0) return undefined
  const [verb, pronoun] = names.length === 1 ? ['is', 'it'] : ['are', 'them']
  return `Still on the platform ${verb} ${listNames(names)}: no app of this plan is installed there any more. The API cannot delete an app; remove ${pronoun} there by hand, or leave ${pronoun} to those who use ${pronoun}.`
}

async function isApp(target: string, platform: Pick<Platform, 'getApp'>): Promise<boolean> {
  try {
    const reading = await platform.getApp(parseAddress(target))
    return reading.kind === 'found' && looksLikeCwl(reading.app.description)
  } catch (error) {
    // The plan does not depend on it.
    if (error instanceof PlatformError) return false
    throw error
  }
}
