import type { DesiredApp } from '../../configuration/desired-app.ts'
import { formatAddress } from '../../platform/address.ts'
import type { AppAddress, Platform } from '../../platform/types.ts'
import { desiredFromApp, planChange, requireSame, type Change, type Desired } from '../../promotion/plan.ts'
import { readApps, readingOf } from '../../promotion/read-apps.ts'
import { checkCopy, type CopyCheck } from './check-copy.ts'

/**
 * Reads every target and every app to copy, each once, and plans. Rejects with a PlatformError that is about more than
 * one app.
 */
export async function readAndPlan(
  apps: readonly DesiredApp[],
  descriptions: ReadonlyMap<string, Desired>,
  platform: Pick<Platform, 'getApp' | 'repeatsToken' | 'dialect'>,
  options: CopyCheck & {
    readonly concurrency: number
    /** Called after each app that was read. */ readonly onDone?: () => void
    /** Copy only what the repository packs to. */ readonly requireSame: boolean
  },
): Promise<readonly Change[]> {
  const readings = await readApps(addressesOf(apps), platform, options.concurrency, options.onDone)
  /** If it equals what the repository packs to, it was already validated. */
  const judge = async (copy: Desired, address: string, packed: Desired | undefined): Promise<Desired> =>
    options.requireSame && packed !== undefined
      ? requireSame(copy, packed, platform.dialect)
      : checkCopy(copy, address, options)
  const planOne = async (app: DesiredApp): Promise<Change> => {
    const { source } = app
    const packed = app.reference === undefined ? undefined : descriptions.get(app.reference)
    const before = readingOf(readings, app.target)
    if (source.kind === 'app') {
      const copy = desiredFromApp(readingOf(readings, source.address), source, platform.dialect)
      return planChange(app, await judge(copy, formatAddress(source.address), packed), before, platform.dialect)
    }
    if (packed === undefined || source.kind !== 'file') throw new TypeError(`${app.name} was not packed`)
    return planChange(app, withoutToken(packed, source.reference, platform), before, platform.dialect)
  }
  return Promise.all(apps.map(planOne))
}

/** The apps that are read: all targets, and for copies also their sources. */
export function addressesOf(apps: readonly DesiredApp[]): readonly AppAddress[] {
  return apps.flatMap(({ source, target }) => (source.kind === 'app' ? [source.address, target] : [target]))
}

/** Refuses a description that contains the token: everybody who may read the app could read it. */
function withoutToken(packed: Desired, reference: string, platform: Pick<Platform, 'repeatsToken'>): Desired {
  if (packed.kind === 'missing' || !platform.repeatsToken(packed.description)) return packed
  return {
    kind: 'missing',
    blockedBy: 'rule',
    reason: `the description that ${reference} packs to contains the token of the platform; remove it from the files, and replace the token`,
  }
}
