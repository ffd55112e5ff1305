import { startLocalPlatform, type LocalPlatform, type LocalPlatformOptions } from '../../src/local-platform/index.ts'
import { createPlatform } from '../../src/platform/api.ts'
import type { Platform, PlatformOptions } from '../../src/platform/types.ts'
import { afterThisTest, temporaryFolder } from './cleanup.ts'

export const TOKEN = 'canary-token-4f1c9a'

export { afterThisTest, cleanUp, temporaryFolder } from './cleanup.ts'

/** A local platform on a fresh database, stopped after the test. */
export async function startPlatform(options: Partial<LocalPlatformOptions> = {}): Promise<LocalPlatform> {
  const platform = await startLocalPlatform({
    dataFolder: options.dataFolder ?? temporaryFolder(),
    token: TOKEN,
    ...options,
  })
  let running = true
  const stop = async (): Promise<void> => {
    if (!running) return
    running = false
    await platform.stop()
  }
  afterThisTest(stop)
  return { ...platform, stop }
}

/** A client of a platform, quick to wait. */
export function clientOf(platform: Pick<LocalPlatform, 'url'>, options: Partial<PlatformOptions> = {}): Platform {
  return createPlatform({ baseUrl: platform.url, token: TOKEN, longestWait: 5, attemptTimeout: 5_000, ...options })
}

/** All that an async iterable gives. */
export async function collect<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const collected: T[] = []
  for await (const item of items) collected.push(item)
  return collected
}
