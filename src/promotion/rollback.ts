import { parseAddress } from '../platform/address.ts'
import type { AppReading, DialectName } from '../platform/types.ts'
import type { DesiredApp } from './desired-app.ts'
import { isInstall, planChange, type Change } from './plan.ts'
import type { PromotionRecord, RecordedApp, RecordedBefore } from './record-schema.ts'
import { digestOfApp, looksLikeCwl, NO_APP } from './same-app.ts'

/** An install of a record, as the app that is to stand there again. */
export interface Undoing {
  readonly app: DesiredApp
  readonly recorded: RecordedApp
  /** What the installs of the record may have left there: digests, and `absent`. */
  readonly left: ReadonlySet<string>
}

/**
 * The installs of a record, the last one first, each target once. What was there before the first counts, but where
 * someone else changed it between two of them: then what the later one replaced, as if the record of each were undone
 * alone.
 */
export function undoingsOf(record: PromotionRecord, file: string): readonly Undoing[] {
  const undoings = new Map<string, Undoing>()
  for (const recorded of record.apps) {
    const earlier = undoings.get(recorded.target)
    const { digest, before } = recorded
    const follows = earlier !== undefined && (before.kind === 'unreadable' || earlier.left.has(standingIn(before)))
    undoings.set(recorded.target, {
      app: { name: recorded.name, target: parseAddress(recorded.target), source: { kind: 'record', file } },
      recorded: follows ? { ...recorded, before: earlier.recorded.before } : recorded,
      // An install may not have taken effect; of what could not be read before it is known what the one before it may
      // have left.
      left: new Set([digest, ...(before.kind === 'unreadable' ? (earlier?.left ?? []) : [standingIn(before)])]),
    })
  }
  return [...undoings.values()].toReversed()
}

function standingIn(before: Exclude<RecordedBefore, { readonly kind: 'unreadable' }>): string {
  return before.kind === 'found' ? before.digest : before.kind
}

/** Why an app that was not there before is left standing. */
export const CREATED_THEN =
  'the app was created by the recorded run, and the documented platform has no call that deletes an app; remove it there by hand if it is to go'

/**
 * What it takes to put back what was at a target before the recorded install. Pure. Blocked when that cannot be done:
 * nothing was there, what was there could not be read or is no app, or someone else has installed since. Not for an app
 * that was not there before and is not there now, which needs no undoing.
 */
export function planUndoing({ app, recorded, left }: Undoing, now: AppReading, dialect: DialectName): Change {
  const blocked = (reason: string): Change => ({
    action: 'blocked',
    app,
    digest: null,
    blockedBy: 'circumstances',
    reason,
    before: now,
  })
  const { before } = recorded
  if (now.kind === 'unreadable' && now.code !== undefined)
    return { action: 'unreadable', app, digest: null, reason: now.reason, before: now }
  const standing = now.kind === 'found' ? digestOfApp(now.app.description, dialect) : undefined
  const theirs = standing === undefined || left.has(standing) ? undefined : ofOthers(recorded, standing)
  // What is somebody else's is not to be removed by hand either.
  if (before.kind === 'absent') return blocked(theirs ?? CREATED_THEN)
  if (before.kind === 'unreadable')
    return blocked('what was installed before could not be read, so it is not in the record')
  const { description, digest } = before
  const change = planChange(app, { kind: 'ready', description, digest, files: [] }, now, dialect)
  if (change.action === 'update' && theirs !== undefined) return blocked(theirs)
  return isInstall(change) && !looksLikeCwl(description) ? blocked(BEFORE_WAS_NO_APP) : change
}

/** Put back it would take the place of an app. */
const BEFORE_WAS_NO_APP = `what was read there before is ${NO_APP}; install by hand what is right`

/** Why what is at a target is not, or may not be, of the recorded install. */
function ofOthers({ target, digest, outcome, before }: RecordedApp, standing: string): string {
  if (outcome === 'failed' || outcome === 'unknown') {
    const not =
      before.kind === 'found'
        ? `is neither what was sent (${digest}) nor what was installed before (${before.digest})`
        : `is not what was sent (${digest}), and nothing was installed before`
    return `the recorded install is ${outcome}, and what is installed at ${target} (${standing}) ${not}; compare them, and install by hand what is right`
  }
  return `someone has installed ${target} since: it is ${standing}, and the recorded run installed ${digest}`
}
