import pLimit from 'p-limit'

import { formatAddress } from '../platform/address.ts'
import { PlatformError, type PlatformErrorCode } from '../platform/errors.ts'
import type { AppAddress, AppReading, Platform } from '../platform/types.ts'

/** Errors that are about one app or one answer. Others are about the user, the platform as a whole, or the run. */
const OF_ONE_APP: ReadonlySet<PlatformErrorCode> = new Set<PlatformErrorCode>([
  'credentials',
  'not-found',
  'conflict',
  'refused',
  'server',
  'unreachable',
  'timeout',
  'redirect',
  'html',
  'empty-body',
  'truncated',
  'not-json',
  'unexpected-body',
  'too-large',
])

/** Errors that are about the platform as a whole if every answer fails this way. */
const OF_THE_PLATFORM: ReadonlySet<PlatformErrorCode> = new Set<PlatformErrorCode>([
  'credentials',
  'server',
  'unreachable',
  'timeout',
  'redirect',
])

/** If this many apps fail with the same error and none could be read, the error is about all. */
const MANY = 5

export type AppReadings = ReadonlyMap<string, AppReading>

/**
 * Each once. An app that cannot be read has a reading with the code of the error. Rejects with a PlatformError that is
 * about more than one app, such as a refused token.
 */
export async function readApps(
  addresses: readonly AppAddress[],
  platform: Pick<Platform, 'getApp'>,
  concurrency: number,
  onDone: () => void = () => undefined,
): Promise<AppReadings> {
  const limit = pLimit(concurrency)
  const byName = new Map(addresses.map((address) => [formatAddress(address), address]))
  const enough = Math.min(MANY, byName.size)
  const errors: PlatformError[] = []
  let answered = false
  const read = async (address: AppAddress): Promise<AppReading> => {
    try {
      const reading = await platform.getApp(address)
      answered = true
      return reading
    } catch (error) {
      if (!(error instanceof PlatformError) || !isOfOneApp(error)) throw error
      errors.push(error)
      const shared = errors.length >= enough ? sharedBy(errors) : undefined
      if (!answered && shared !== undefined) throw shared
      return { kind: 'unreadable', reason: error.message, code: error.code }
    } finally {
      onDone()
    }
  }
  try {
    return new Map(
      await Promise.all([...byName].map(async ([name, address]) => [name, await limit(read, address)] as const)),
    )
  } finally {
    limit.clearQueue()
  }
}

export function readingOf(readings: AppReadings, address: AppAddress): AppReading {
  const reading = readings.get(formatAddress(address))
  if (reading === undefined) throw new TypeError(`${formatAddress(address)} was not read`)
  return reading
}

/** With a wrong token no app can be read, and a request that was cut off at the end of the run is not about one app. */
function isOfOneApp({ code, status, unfinished }: PlatformError): boolean {
  return OF_ONE_APP.has(code) && status !== 401 && unfinished === undefined
}

/** The first of several errors that are the same and about the platform as a whole. */
function sharedBy(errors: readonly PlatformError[]): PlatformError | undefined {
  const [first] = errors
  return first !== undefined && OF_THE_PLATFORM.has(first.code) && errors.every(({ code }) => code === first.code)
    ? first
    : undefined
}
