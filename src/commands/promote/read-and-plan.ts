import pLimit from 'p-limit'

import { formatAddress } from '../../platform/address.ts'
import type { AppAddress, AppReading, Platform } from '../../platform/types.ts'
import type { DesiredApp } from '../../promotion/desired-app.ts'
import { desiredFromApp, planChange, requireSame, type Change, type Desired } from '../../promotion/plan.ts'
import { checkCopy, type CopyCheck } from './check-copy.ts'

/**
 * Reads every target, and every app that is copied, each once, and plans. Rejects with the PlatformError of the first
 * reading that fails: a plan that knows only a part of the platform is none.
 */
export async function readAndPlan(
  apps: readonly DesiredApp[],
  descriptions: ReadonlyMap<string, Desired>,
  platform: Pick<Platform, 'getApp' | 'repeatsToken' | 'dialect'>,
  options: CopyCheck & {
    readonly concurrency: number
    /** Copy only what the repository packs to. */ readonly requireSame: boolean
  },
): Promise<readonly Change[]> {
  const limit = pLimit(options.concurrency)
  const readings = new Map<string, Promise<AppReading>>()
  const read = (address: AppAddress): Promise<AppReading> => {
    const key = formatAddress(address)
    const known = readings.get(key)
    if (known !== undefined) return known
    const reading = limit(() => platform.getApp(address))
    readings.set(key, reading)
    return reading
  }
  /** What the repository packs to was validated already. */
  const judge = async (copy: Desired, address: string, packed: Desired | undefined): Promise<Desired> =>
    options.requireSame && packed !== undefined
      ? requireSame(copy, packed, platform.dialect)
      : checkCopy(copy, address, options)
  const planOne = async (app: DesiredApp): Promise<Change> => {
    const { source } = app
    const packed = app.reference === undefined ? undefined : descriptions.get(app.reference)
    if (source.kind === 'app') {
      const [origin, before] = await Promise.all([read(source.address), read(app.target)])
      const copy = desiredFromApp(origin, source, platform.dialect)
      return planChange(app, await judge(copy, formatAddress(source.address), packed), before, platform.dialect)
    }
    if (packed === undefined || source.kind !== 'file') throw new TypeError(`${app.name} was not packed`)
    return planChange(app, withoutToken(packed, source.reference, platform), await read(app.target), platform.dialect)
  }
  try {
    return await Promise.all(apps.map(planOne))
  } finally {
    limit.clearQueue()
  }
}

/** A description that repeats the token is nobody's to install: all who may read the app could read it. */
function withoutToken(packed: Desired, reference: string, platform: Pick<Platform, 'repeatsToken'>): Desired {
  if (packed.kind === 'missing' || !platform.repeatsToken(packed.description)) return packed
  return {
    kind: 'missing',
    blockedBy: 'rule',
    reason: `the description that ${reference} packs to repeats the token of the platform; take it out of the files, and replace the token`,
  }
}
