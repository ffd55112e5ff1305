import pLimit from 'p-limit'

import { formatAddress } from '../platform/address.ts'
import type { AppAddress, AppReading, Platform } from '../platform/types.ts'
import { desiredFromApp, planChange, type Change, type Desired } from '../promotion/plan.ts'
import type { WantedApp } from '../promotion/wanted.ts'

/**
 * Reads every target, and every app that is copied, each once, and plans. Rejects with the PlatformError of the first
 * reading that fails: a plan that knows only a part of the platform is none.
 */
export async function readAndPlan(
  wanted: readonly WantedApp[],
  descriptions: ReadonlyMap<string, Desired>,
  platform: Pick<Platform, 'readApp' | 'dialect'>,
  concurrency: number,
): Promise<readonly Change[]> {
  const limit = pLimit(concurrency)
  const readings = new Map<string, Promise<AppReading>>()
  const read = (address: AppAddress): Promise<AppReading> => {
    const key = formatAddress(address)
    const known = readings.get(key)
    if (known !== undefined) return known
    const reading = limit(() => platform.readApp(address))
    readings.set(key, reading)
    return reading
  }
  const planOne = async (app: WantedApp): Promise<Change> => {
    const { source } = app
    const before = read(app.target)
    if (source.kind === 'file') {
      const desired = descriptions.get(source.reference)
      if (desired === undefined) throw new TypeError(`${source.reference} was not packed`)
      return planChange(app, desired, await before, platform.dialect)
    }
    const [origin, target] = await Promise.all([read(source.address), before])
    return planChange(app, desiredFromApp(origin, formatAddress(source.address), platform.dialect), target, platform.dialect)
  }
  try {
    return await Promise.all(wanted.map(planOne))
  } finally {
    limit.clearQueue()
  }
}
