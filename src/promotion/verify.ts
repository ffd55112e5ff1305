import { sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import { PlatformError } from '../platform/errors.ts'
import type { AppAddress, AppReading, Installation, Platform } from '../platform/types.ts'

/** A platform whose installs count as applied only if the app, read afterwards, equals what was sent. */
export function readingBack(
  platform: Pick<Platform, 'installApp' | 'getApp' | 'dialect'>,
): Pick<Platform, 'installApp' | 'dialect'> {
  return {
    dialect: platform.dialect,
    installApp: async (address, description, before, options) => {
      const installation = await platform.installApp(address, description, before, options)
      if (installation.kind !== 'applied') return installation
      return confirm(installation, description, await readAfter(platform, address), platform)
    },
  }
}

async function readAfter(platform: Pick<Platform, 'getApp'>, address: AppAddress): Promise<AppReading> {
  try {
    return await platform.getApp(address)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { kind: 'unreadable', reason: error.message }
  }
}

function confirm(
  installation: Installation,
  sent: JsonObject,
  reading: AppReading,
  platform: Pick<Platform, 'dialect'>,
): Installation {
  switch (reading.kind) {
    case 'found':
      // The note on the origin counts here: the app must be complete.
      return sameJson(
        stripPlatformKeys(reading.app.description, DIALECTS[platform.dialect]),
        stripPlatformKeys(sent, DIALECTS[platform.dialect]),
      )
        ? installation
        : { kind: 'differs', answered: reading.app.description }
    case 'absent':
      return { kind: 'unknown', reason: 'the platform accepted the app, but it is not there when it is read back' }
    case 'unreadable':
      return { kind: 'unknown', reason: `the platform accepted the app, but it cannot be read back: ${reading.reason}` }
  }
}
