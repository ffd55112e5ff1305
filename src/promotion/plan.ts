import { digestOf, sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { AppReading, DialectName } from '../platform/types.ts'
import type { WantedApp } from './wanted.ts'

/** The description that an app is to have, or why there is none. */
export type Desired =
  | {
      readonly kind: 'ready'
      readonly description: JsonObject
      readonly digest: string
      /** Files of the repository that it was packed from; empty for a copy. */
      readonly files: readonly string[]
    }
  | { readonly kind: 'missing'; readonly reason: string }

/** Who says no: a rule of the configuration (the whole run is refused), or the state of things (other apps go on). */
export type BlockedBy = 'rule' | 'circumstances'

/** What the plan is to do with one app. */
export type Change =
  | {
      readonly action: 'create' | 'update' | 'unchanged' | 'unknown'
      readonly app: WantedApp
      readonly description: JsonObject
      readonly digest: string
      readonly files: readonly string[]
      /** What stood at the target when the plan was made. */
      readonly before: AppReading
      readonly reason?: string
    }
  | {
      readonly action: 'blocked'
      readonly app: WantedApp
      readonly digest: string | null
      readonly blockedBy: BlockedBy
      readonly reason: string
      readonly before?: AppReading
    }

/**
 * What it takes to bring one app from what stands at its target to what is desired. Pure. Descriptions are the same
 * when their canonical JSON is, less the keys that the dialect says the platform writes.
 */
export function planChange(app: WantedApp, desired: Desired, before: AppReading, dialect: DialectName): Change {
  if (desired.kind === 'missing') {
    return { action: 'blocked', app, digest: null, blockedBy: 'circumstances', reason: desired.reason, before }
  }
  const { description, digest, files } = desired
  const change = { app, description, digest, files, before }
  switch (before.kind) {
    case 'absent':
      return { ...change, action: 'create' }
    case 'unreadable':
      return { ...change, action: 'unknown', reason: before.reason }
    case 'found':
      return { ...change, action: isSameApp(description, before.app.description, dialect) ? 'unchanged' : 'update' }
  }
}

/** What a copy takes from the app that it copies. */
export function desiredFromApp(reading: AppReading, address: string, dialect: DialectName): Desired {
  switch (reading.kind) {
    case 'absent':
      return { kind: 'missing', reason: `there is no app ${address} to copy` }
    case 'unreadable':
      return { kind: 'missing', reason: `${address} cannot be copied: ${reading.reason}` }
    case 'found': {
      const description = stripPlatformKeys(reading.app.description, DIALECTS[dialect])
      return { kind: 'ready', description, digest: digestOf(description), files: [] }
    }
  }
}

/** True when both are the same app, apart from what the platform writes. */
export function isSameApp(left: JsonObject, right: JsonObject, dialect: DialectName): boolean {
  return sameJson(stripPlatformKeys(left, DIALECTS[dialect]), stripPlatformKeys(right, DIALECTS[dialect]))
}

/** True when carrying out the plan would send a request for this app. */
export function isInstall(change: Change): change is Exclude<Change, { action: 'blocked' }> {
  return change.action === 'create' || change.action === 'update' || change.action === 'unknown'
}
