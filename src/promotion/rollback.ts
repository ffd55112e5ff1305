import type { DesiredApp } from '../configuration/desired-app.ts'
import { printable } from '../files/text.ts'
import { parseAddress } from '../platform/address.ts'
import type { AppReading, DialectName, InstalledApp } from '../platform/types.ts'
import { isInstall, planChange, type Change } from './plan.ts'
import { notedCommit, notedDigests } from './provenance.ts'
import type { PromotionRecord, RecordedApp, RecordedBefore } from './records/schemas.ts'
import { digestOfApp, digestOfContent, looksLikeCwl, NO_APP } from './same-app.ts'

export interface Undoing {
  readonly app: DesiredApp
  readonly recorded: RecordedApp
  /** What the installs of the record may have written there: digests, and `absent`. */
  readonly left: ReadonlySet<string>
}

/**
 * The last one first, each target once. The version before the first install is restored; if someone else changed the
 * app between two installs, the version before the later one.
 */
export function undoingsOf(record: PromotionRecord, file: string): readonly Undoing[] {
  const undoings = new Map<string, Undoing>()
  for (const recorded of record.apps) {
    const earlier = undoings.get(recorded.target)
    const { digest, before } = recorded
    const follows = earlier !== undefined && (before.kind === 'unreadable' || earlier.left.has(contentOf(before)))
    undoings.set(recorded.target, {
      app: { name: recorded.name, target: parseAddress(recorded.target), source: { kind: 'record', file } },
      recorded: follows ? { ...recorded, before: earlier.recorded.before } : recorded,
      // An install may not have taken effect. If the version before it could not be read, the earlier install shows
      // what it may have been.
      left: new Set([digest, ...(before.kind === 'unreadable' ? (earlier?.left ?? []) : [contentOf(before)])]),
    })
  }
  return [...undoings.values()].toReversed()
}

function contentOf(before: Exclude<RecordedBefore, { readonly kind: 'unreadable' }>): string {
  return before.kind === 'found' ? before.digest : before.kind
}

export const CREATED_THEN =
  'the app was created by the recorded run, and the API cannot delete an app; remove it there by hand if it is not needed'

/**
 * Pure. Blocked if nothing was there before, what was there could not be read or is not an app, or someone else has
 * changed the app since. Undefined for an app that neither existed before nor exists now.
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
  const installed = now.kind === 'found' ? digestOfApp(now.app.description, dialect) : undefined
  const theirs =
    now.kind !== 'found' || installed === undefined || left.has(installed)
      ? undefined
      : ofOthers(recorded, installed, now.app, dialect)
  // An app that somebody else changed should not be removed by hand either.
  if (before.kind === 'absent') return blocked(theirs ?? CREATED_THEN)
  if (before.kind === 'unreadable')
    return blocked('what was installed before could not be read, so it is not in the record')
  const { description, digest } = before
  const change = planChange(app, { kind: 'ready', description, digest, files: [] }, now, dialect)
  if (change.action === 'update' && theirs !== undefined) return blocked(theirs)
  return isInstall(change) && !looksLikeCwl(description) ? blocked(BEFORE_WAS_NO_APP) : change
}

/** It would replace an app. */
const BEFORE_WAS_NO_APP = `what was read there before is ${NO_APP}; install the right version by hand`

/** Why the current version is not, or may not be, that of the recorded install. */
function ofOthers(
  { target, digest, outcome, before }: RecordedApp,
  installed: string,
  app: InstalledApp,
  dialect: DialectName,
): string {
  if (outcome === 'failed' || outcome === 'unknown') {
    const not =
      before.kind === 'found'
        ? `is neither what was sent (${digest}) nor what was installed before (${before.digest})`
        : `is not what was sent (${digest}), and nothing was installed before`
    return `the recorded install is ${outcome}, and what is installed at ${target} (${installed}) ${not}; compare them, and install the right version by hand`
  }
  return `${howInstalled(target, app, dialect)}: it is ${installed}, and the recorded run installed ${digest}`
}

/** By its note. */
function howInstalled(target: string, app: InstalledApp, dialect: DialectName): string {
  const { description, revision, installedBy } = app
  const digests = notedDigests(app)
  if (digests.includes(digestOfContent(description, dialect))) {
    const commit = notedCommit(description)
    return `${target} was promoted again${commit === undefined ? '' : ` from ${commit.slice(0, 12)}`}`
  }
  const by = [
    ...(revision === undefined ? [] : [`as revision ${revision}`]),
    ...(installedBy === undefined ? [] : [`by ${printable(installedBy)}`]),
  ]
  return `${target} was ${digests.length > 0 ? 'edited' : 'installed'} since${by.length === 0 ? '' : `, ${by.join(' ')}`}`
}
