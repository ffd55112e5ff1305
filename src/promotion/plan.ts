import type { JsonObject } from '../json/index.ts'
import { formatAddress } from '../platform/address.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { AppReading, DialectName } from '../platform/types.ts'
import type { AppSource, DesiredApp } from './desired-app.ts'
import { detailsOf, type UpdateDetails } from './details.ts'
import { digestOfApp, isSameApp } from './same-app.ts'

/** The description that an app is to have, or why there is none. */
export type Desired =
  | {
      readonly kind: 'ready'
      readonly description: JsonObject
      readonly digest: string
      /** Files of the repository that it was packed from; empty for a copy. */
      readonly files: readonly string[]
    }
  | {
      readonly kind: 'missing'
      readonly reason: string
      /** `circumstances` when absent. */ readonly blockedBy?: BlockedBy
    }

/** Who says no: a rule of the configuration (the whole run is refused), or the state of things (other apps go on). */
export type BlockedBy = 'rule' | 'circumstances'

/** What the plan wants to do with an app. */
export type Action = 'create' | 'update' | 'unchanged' | 'blocked' | 'unknown' | 'unreadable'

/** What the plan is to do with one app. */
export type Change = Install | InPlace | Blocked | Unreadable

interface Described {
  readonly app: DesiredApp
  readonly description: JsonObject
  readonly digest: string
  readonly files: readonly string[]
  /** What was at the target when the plan was made. */
  readonly before: AppReading
}

/** An app that a request is to be sent for. */
export interface Install extends Described {
  readonly action: 'create' | 'update' | 'unknown'
  readonly reason?: string
  /** Only with the action `update`. */
  readonly details?: UpdateDetails
}

/** An app that is as it should be. */
export interface InPlace extends Described {
  readonly action: 'unchanged'
}

/** An app that there is nothing to be sent for, or that must not be sent. */
export interface Blocked {
  readonly action: 'blocked'
  readonly app: DesiredApp
  readonly digest: string | null
  readonly blockedBy: BlockedBy
  readonly reason: string
  /** The rules that refuse it, where several do; {@link reason} has them all in one line. */
  readonly reasons?: readonly string[]
  readonly before?: AppReading
  /** What the update that is refused would change. */
  readonly details?: UpdateDetails
}

/** An app of which the platform did not say what is there, so that nothing is installed over it. */
export interface Unreadable {
  readonly action: 'unreadable'
  readonly app: DesiredApp
  readonly digest: string | null
  readonly reason: string
  readonly before: AppReading
  readonly details?: undefined
}

/**
 * What it takes to bring one app from what is at its target to what is desired. Pure. Descriptions are the same when
 * {@link isSameApp} says so.
 */
export function planChange(app: DesiredApp, desired: Desired, before: AppReading, dialect: DialectName): Change {
  if (desired.kind === 'missing') {
    return {
      action: 'blocked',
      app,
      digest: null,
      blockedBy: desired.blockedBy ?? 'circumstances',
      reason: desired.reason,
      before,
    }
  }
  const { description, digest, files } = desired
  const change = { app, description, digest, files, before }
  switch (before.kind) {
    case 'absent':
      return { ...change, action: 'create' }
    case 'unreadable':
      return before.code === undefined
        ? { ...change, action: 'unknown', reason: before.reason }
        : { action: 'unreadable', app, digest, reason: before.reason, before }
    case 'found':
      if (isSameApp(description, before.app.description, dialect)) return { ...change, action: 'unchanged' }
      return { ...change, action: 'update', details: detailsOf(before.app.description, description, dialect) }
  }
}

/** What a copy takes from the app that it copies. */
export function desiredFromApp(
  reading: AppReading,
  source: Extract<AppSource, { readonly kind: 'app' }>,
  dialect: DialectName,
): Desired {
  const { stage } = source
  const address = formatAddress(source.address)
  switch (reading.kind) {
    case 'absent':
      return {
        kind: 'missing',
        reason: `there is no app ${address} to copy${stage === undefined ? '' : `: promote it to the stage ${stage} first`}`,
      }
    case 'unreadable':
      return { kind: 'missing', reason: `${address} cannot be copied: ${reading.reason}` }
    case 'found': {
      const description = stripPlatformKeys(reading.app.description, DIALECTS[dialect])
      return { kind: 'ready', description, digest: digestOfApp(description, dialect), files: [] }
    }
  }
}

/**
 * A copy that is to be what the repository packs to: refused otherwise, so that what was tested is what is released.
 * Without a packed form nothing was demanded. The files of the copy are then those of the repository.
 */
export function requireSame(copy: Desired, packed: Desired | undefined, dialect: DialectName): Desired {
  if (packed === undefined || copy.kind === 'missing') return copy
  if (packed.kind === 'missing') return packed
  if (isSameApp(copy.description, packed.description, dialect)) return { ...copy, files: packed.files }
  return {
    kind: 'missing',
    blockedBy: 'rule',
    reason: `rule \`require-same\`: the app that would be copied (${copy.digest}) is not what this repository packs to (${packed.digest}); promote these files to the stage that it is copied from, or run at the commit that was promoted there`,
  }
}

/** True when carrying out the plan would send a request for this app. */
export function isInstall(change: Change): change is Install {
  return change.action === 'create' || change.action === 'update' || change.action === 'unknown'
}
