import { stampOf } from '../cwl/index.ts'
import { ageOf } from '../files/text.ts'
import type { DatedCommit } from '../git/git-history.ts'
import { stringifyJson } from '../json/index.ts'
import type { AppReading, DialectName, InstalledApp } from '../platform/types.ts'
import type { Desired, Drift } from './plan.ts'
import { isNoteFromHere, notedCommit } from './provenance.ts'
import { isSameApp } from './same-app.ts'
import { type StageState } from './stage-states.ts'

export interface StateWithReason {
  readonly state: StageState
  readonly since?: DatedCommit
  readonly reason?: string
}

/**
 * Between the installed and the desired commit. `undoes`: the installed commit, if only its side changed them.
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
  /** The stage that the app is copied from, if the app was changed by hand there: then this one may be unchanged. */
  readonly driftedSource?: string | undefined
  readonly remote?: string | undefined
  readonly digest?: string
  readonly recorded?: string | undefined
  readonly at: string
}

/**
 * Undefined if the app was promoted from here and then not changed. The record takes precedence, then the note on the
 * revision, then the history of the files. Pure.
 */
export function driftOf(app: InstalledApp, facts: DriftFacts): Drift | undefined {
  const { changes, driftedSource, recorded, digest } = facts
  if (recorded !== undefined && recorded === digest) return undefined
  const foreign = foreignOriginOf(app, facts)
  if (foreign !== undefined) return foreign
  if (recorded !== undefined) return { reason: `it differs from what the record of the last promotion contains` }
  // An edit on the platform would have given the revision another note.
  if (changes.kind !== 'unchanged' || driftedSource !== undefined || app.note !== undefined) return undefined
  return { reason: `${notChanged(app)}: it was changed on the platform, or is packed in another way now` }
}

export function judgeDifference(app: InstalledApp, facts: DriftFacts): StateWithReason {
  const { changes, driftedSource } = facts
  const since = changes.kind === 'changed' && changes.since !== undefined ? { since: changes.since } : {}
  const drift = driftOf(app, facts)
  if (drift !== undefined) return { state: 'drifted', ...since, reason: drift.reason }
  if (changes.kind !== 'unchanged')
    return { state: 'unpromoted', ...since, ...(changes.reason === undefined ? {} : { reason: changes.reason }) }
  return {
    state: 'unpromoted',
    reason:
      driftedSource === undefined
        ? `${notChanged(app)}: it is packed in another way now`
        : `the stage ${driftedSource}, which it is copied from, has drifted`,
  }
}

function notChanged({ description }: InstalledApp): string {
  return `no file of it has changed since ${notedCommit(description)?.slice(0, 12) ?? 'it was installed'}, from which it was installed`
}

function foreignOriginOf(app: InstalledApp, { remote, at }: DriftFacts): Drift | undefined {
  const { description, revision, note, notes = [], installedBy, installedAt } = app
  const isMarked = stampOf(description) !== undefined || notes.some((one) => isNoteFromHere(one, remote))
  if (note === undefined)
    return isMarked ? undefined : { reason: 'nothing on the app shows that cwl-promote installed it', unmarked: true }
  if (isNoteFromHere(note, remote)) return undefined
  const which = revision === undefined ? 'the revision' : `revision ${revision}`
  const marks = [
    ...(installedBy === undefined ? [] : [`by ${installedBy.slice(0, LONGEST_NOTE)}`]),
    ...(installedAt === undefined ? [] : [ageOf(installedAt, at)]),
    ...(note === '' ? [] : [`with the note ${stringifyJson(note.slice(0, LONGEST_NOTE))}`]),
  ]
  return {
    reason: `${which} was not installed by cwl-promote${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`,
    ...(isMarked ? {} : { unmarked: true }),
  }
}

const LONGEST_NOTE = 100
