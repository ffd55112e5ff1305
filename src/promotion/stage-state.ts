import { stampOf } from '../cwl/index.ts'
import type { DatedCommit } from '../git/git-history.ts'
import { stringifyJson } from '../json/index.ts'
import type { AppReading, DialectName, InstalledApp } from '../platform/types.ts'
import type { Desired } from './plan.ts'
import { isOwnNote, notedCommit } from './provenance.ts'
import { isSameApp } from './same-app.ts'

/**
 * A stage's app compared with the desired one. `drifted`: it was changed there, and not by a promotion. `unknown`: the
 * two cannot be compared. `unreadable`: the platform's answer is neither an app nor its absence.
 */
export type StageState = 'current' | 'unpromoted' | 'drifted' | 'absent' | 'unreadable' | 'unknown'

/** A state and its reason. */
export interface StateWithReason {
  readonly state: StageState
  /** The first commit that is not in the installed app. */
  readonly since?: DatedCommit
  /** The reason, if the state does not explain itself. */
  readonly reason?: string
}

/**
 * Git's changes to the files of an app between the installed and the desired commit. `unknown`: the history is missing,
 * for the reason given.
 */
export type FileChanges =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly since?: DatedCommit; readonly reason?: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Whether a stage has the desired app; undefined if it has something else, which git may explain. */
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

/**
 * The state of an app that differs from the desired one. `driftedSource` names the stage that it is copied from, if the
 * app was changed by hand there: then this one may be unchanged. Pure.
 */
export function judgeDifference(
  app: InstalledApp,
  changes: FileChanges,
  driftedSource: string | undefined,
): StateWithReason {
  const since = changes.kind === 'changed' && changes.since !== undefined ? { since: changes.since } : {}
  const stranger = foreignOriginOf(app)
  if (stranger !== undefined) return { state: 'drifted', ...since, reason: stranger }
  switch (changes.kind) {
    case 'unknown':
      return { state: 'unpromoted', reason: changes.reason }
    case 'changed':
      return { state: 'unpromoted', ...since, ...(changes.reason === undefined ? {} : { reason: changes.reason }) }
    case 'unchanged':
      return driftedSource === undefined
        ? { state: 'drifted', reason: `no file of it has changed since ${shortCommit(app)}: ${ELSEWHERE}` }
        : { state: 'unpromoted', reason: `the stage ${driftedSource}, which it is copied from, has drifted` }
  }
}

const ELSEWHERE = 'it was changed on the platform, or is packed in another way now'

function shortCommit({ description }: InstalledApp): string {
  return `${notedCommit(description)?.slice(0, 12) ?? 'it was installed'}, from which it was installed`
}

/** Why an app was not installed by this program; undefined if it was. The note on its revision takes precedence. */
function foreignOriginOf({ description, revision, note }: InstalledApp): string | undefined {
  if (note === undefined)
    return stampOf(description) === undefined ? 'nothing on the app shows that cwl-promote installed it' : undefined
  if (isOwnNote(note)) return undefined
  const which = revision === undefined ? 'the revision' : `revision ${revision}`
  return `cwl-promote did not make ${which}${note === '' ? '' : `, which has the note ${stringifyJson(note.slice(0, LONGEST_NOTE))}`}`
}

/** In characters; a note may be a page. */
const LONGEST_NOTE = 100
