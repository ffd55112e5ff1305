import { stampOf } from '../cwl/packing/stamp.ts'
import { stringifyJson } from '../json/index.ts'
import type { AppReading, DialectName, InstalledApp } from '../platform/types.ts'
import type { DatedCommit } from './git-history.ts'
import type { Desired } from './plan.ts'
import { isOwnNote, notedCommit } from './provenance.ts'
import { isSameApp } from './same-app.ts'

/**
 * What a stage holds, compared with what it should. `drifted`: it was changed there, and not by a promotion. `unknown`:
 * the two cannot be compared. `unreadable`: the platform's answer is neither an app nor its absence.
 */
export type StageState = 'current' | 'unpromoted' | 'drifted' | 'absent' | 'unreadable' | 'unknown'

/** A state and why it is so. */
export interface Standing {
  readonly state: StageState
  /** The first commit that is not in what the stage holds. */
  readonly since?: DatedCommit
  /** In words, where the state does not say it. */
  readonly reason?: string
}

/**
 * What git says of the files of an app, from the commit of what is installed to that of what should be. `unknown`: it
 * lacks the history, for the reason given.
 */
export type FileChanges =
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'changed'; readonly since?: DatedCommit; readonly reason?: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Whether a stage holds what it should; undefined where it holds something else, which git may know more about. */
export function compareHeld(desired: Desired, reading: AppReading, dialect: DialectName): Standing | undefined {
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
 * The state of an app that is not what it should be. `driftedSource` names the stage that it is copied from, where that
 * one was changed by hand: then this one need not have been. Pure.
 */
export function judgeDifference(app: InstalledApp, changes: FileChanges, driftedSource: string | undefined): Standing {
  const since = changes.kind === 'changed' && changes.since !== undefined ? { since: changes.since } : {}
  const stranger = strangerOf(app)
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

/** Why an app was not installed by this program; undefined where it was. The note on its revision counts most. */
function strangerOf({ description, revision, note }: InstalledApp): string | undefined {
  if (note === undefined)
    return stampOf(description) === undefined ? 'nothing on the app says that cwl-promote installed it' : undefined
  if (isOwnNote(note)) return undefined
  const which = revision === undefined ? 'the revision' : `revision ${revision}`
  return `cwl-promote did not make ${which}${note === '' ? '' : `, which has the note ${stringifyJson(note.slice(0, LONGEST_NOTE))}`}`
}

/** In characters; a note may be a page. */
const LONGEST_NOTE = 100
