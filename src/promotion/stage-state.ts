import { stampOf } from '../cwl/index.ts'
import { ageOf } from '../files/text.ts'
import type { DatedCommit } from '../git/git-history.ts'
import { stringifyJson } from '../json/index.ts'
import type { AppReading, DialectName, InstalledApp } from '../platform/types.ts'
import type { Desired, Drift } from './plan.ts'
import { isNoteFromHere, notedCommit, notedDigests } from './provenance.ts'
import { digestOfApp, digestOfContent, isSameApp } from './same-app.ts'
import { type StageState } from './stage-states.ts'

export interface StateWithReason {
  readonly state: StageState
  readonly since?: DatedCommit
  readonly reason?: string
}

/**
 * Between the installed and the desired commit. `undoes`: the installed commit, if its side changed them too.
 * `unknown`: the history is missing, for the reason given.
 */
export type FileChanges =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly since?: DatedCommit; readonly reason?: string; readonly undoes?: string }
  | { readonly kind: 'unknown'; readonly reason: string }

export function compareHeld(desired: Desired, reading: AppReading, dialect: DialectName): StateWithReason | undefined {
  switch (reading.kind) {
    case 'absent':
      return { state: 'absent' }
    case 'unreadable':
      return { state: reading.code === undefined ? 'unknown' : 'unreadable', reason: reading.reason }
    case 'found':
      if (desired.kind === 'missing') return { state: 'unknown', reason: desired.reason }
      return isSameApp(desired.description, reading.app.description, dialect) ? { state: 'current' } : undefined
  }
}

export interface DriftFacts {
  readonly changes: FileChanges
  /** How the app that it is copied from was edited, as {@link editedSource} gives it. */
  readonly driftedSource?: string | undefined
  readonly remote?: string | undefined
  readonly dialect: DialectName
  readonly recorded?: string | undefined
  /** Git has all that was edited, because it was pulled. */
  readonly isTakenOver?: boolean
  readonly at: string
}

/**
 * Undefined if it is what a promotion left: it fits a digest in its notes, or the record. Neither the history of git
 * nor the files are needed for that. Undefined too if git has the edit. Pure.
 */
export function driftOf(
  app: InstalledApp,
  { dialect, recorded, remote, at, isTakenOver }: Omit<DriftFacts, 'changes' | 'driftedSource'>,
): Drift | undefined {
  const { description, revision, note, notes = [], installedBy, installedAt } = app
  if (isTakenOver === true) return undefined
  const digests = notedDigests(app)
  if (digests.includes(digestOfContent(description, dialect))) return undefined
  if (recorded !== undefined && recorded === digestOfApp(description, dialect)) return undefined
  const isOurs = note === undefined ? stampOf(description) !== undefined : isNoteFromHere(note, remote)
  if (isOurs && digests.length === 0 && recorded === undefined) return { reason: OLDER_NOTE, unmarked: true }
  const isMarked =
    recorded !== undefined || stampOf(description) !== undefined || notes.some((one) => isNoteFromHere(one, remote))
  if (!isMarked && note === undefined)
    return { reason: 'nothing on the app shows that cwl-promote installed it', unmarked: true }
  const which = revision === undefined ? 'it' : `revision ${revision}`
  const marks = [
    ...(installedBy === undefined ? [] : [`by ${installedBy.slice(0, LONGEST_NOTE)}`]),
    ...(installedAt === undefined ? [] : [ageOf(installedAt, at)]),
    ...(isOurs || note === '' || note === undefined
      ? []
      : [`with the note ${stringifyJson(note.slice(0, LONGEST_NOTE))}`]),
  ]
  const what =
    note !== undefined && !isOurs
      ? 'was not installed by cwl-promote'
      : `is not what ${digests.length > 0 ? 'cwl-promote installed' : 'the record of the last promotion contains'}`
  return {
    reason: `${which} ${what}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    ...(isMarked ? {} : { unmarked: true }),
  }
}

const OLDER_NOTE = 'its note has no digest, so whether somebody edited it since is not known'

/** Undefined if it is what a promotion left there, or that is not known. */
export function editedSource(
  place: string,
  app: InstalledApp,
  facts: Omit<DriftFacts, 'changes' | 'driftedSource'>,
): string | undefined {
  const drift = driftOf(app, facts)
  if (drift === undefined || drift.reason === OLDER_NOTE) return undefined
  const { revision, installedBy } = app
  const by = installedBy === undefined ? '' : ` by ${installedBy.slice(0, LONGEST_NOTE)}`
  return revision === undefined
    ? `${place} has another version, made on the platform${by}`
    : `${place} has revision ${revision}, made on the platform${by}`
}

/** An app that is not compared with a file. */
export function judgeAlone(app: InstalledApp, facts: Omit<DriftFacts, 'changes' | 'driftedSource'>): StateWithReason {
  const drift = driftOf(app, facts)
  return drift === undefined || drift.unmarked === true
    ? { state: 'unknown' }
    : { state: 'drifted', reason: drift.reason }
}

export function judgeDifference(app: InstalledApp, facts: DriftFacts): StateWithReason {
  const { changes, driftedSource } = facts
  const since = changes.kind === 'changed' && changes.since !== undefined ? { since: changes.since } : {}
  const drift = driftOf(app, facts)
  if (drift !== undefined && drift.reason !== OLDER_NOTE) return { state: 'drifted', ...since, reason: drift.reason }
  if (changes.kind !== 'unchanged' || driftedSource !== undefined) {
    const own = changes.kind === 'unchanged' ? undefined : changes.reason
    const reasons = [driftedSource, own, drift?.reason].filter((reason) => reason !== undefined)
    return { state: 'unpromoted', ...since, ...(reasons.length === 0 ? {} : { reason: reasons.join('; ') }) }
  }
  const edited = drift === undefined ? '' : 'was changed on the platform, or '
  return {
    state: drift === undefined ? 'unpromoted' : 'drifted',
    reason: `no file of it has changed since ${notedCommit(app.description)?.slice(0, 12) ?? 'it was installed'}, from which it was installed: it ${edited}is packed in another way now`,
  }
}

const LONGEST_NOTE = 100
