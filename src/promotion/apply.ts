import pLimit from 'p-limit'

import { withoutStamp } from '../cwl/index.ts'
import { listNames } from '../files/text.ts'
import { sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import { PlatformError, type ReadBack } from '../platform/errors.ts'
import type { DialectName, Installation, Platform } from '../platform/types.ts'
import { printable } from '../platform/words.ts'
import { isInstall, type Blocked, type Change, type InPlace, type Install, type Unreadable } from './plan.ts'
import { revisionNote } from './provenance.ts'
import { bareApp, digestOfApp } from './same-app.ts'

/** The result for one app. */
export type Outcome = AppOutcome['outcome']

export type AppOutcome = Created | Updated | Unchanged | Failed | Unknown | Skipped | Cancelled

interface Created {
  readonly outcome: 'created'
  readonly change: Install
  readonly revision?: number
}

interface Updated {
  readonly outcome: 'updated'
  readonly change: Install
  readonly revision?: number
  readonly reason?: string
}

interface Unchanged {
  readonly outcome: 'unchanged'
  readonly change: InPlace | Install
  readonly reason?: string
}

interface Failed {
  readonly outcome: 'failed'
  readonly change: Install
  readonly reason: string
  readonly readBack?: Exclude<ReadBack, 'unknown'>
}

interface Unknown {
  readonly outcome: 'unknown'
  readonly change: Install
  readonly reason: string
}

/** It was not to be installed, or another app failed before its turn. */
interface Skipped {
  readonly outcome: 'skipped'
  readonly change: Install | Blocked | Unreadable
  readonly reason: string
}

interface Cancelled {
  readonly outcome: 'cancelled'
  readonly change: Install
  readonly reason: string
}

export function reasonFor(result: AppOutcome): string | undefined {
  switch (result.outcome) {
    case 'created':
      return undefined
    case 'unchanged':
    case 'updated':
    case 'failed':
    case 'unknown':
    case 'skipped':
    case 'cancelled':
      return result.reason
  }
}

interface ApplyOptions {
  /** Concurrent installs. The platform client lowers this if the platform asks to slow down. */
  readonly concurrency: number
  /** After it aborts no install starts, and waiting ones are not sent. Those in progress are finished. */
  readonly signal: AbortSignal
  /** Called once per app, as soon as its outcome is known; awaited before the next install begins. */
  readonly onOutcome?: (outcome: AppOutcome) => void | Promise<void>
  /** After the first failure no install starts. An app that could not be read counts as a failure. */
  readonly failFast?: boolean
}

/**
 * One outcome per change, in the order of the plan. If one app fails, the others continue. It does not reject for
 * errors of the platform.
 */
export async function applyPlan(
  changes: readonly Change[],
  platform: Pick<Platform, 'installApp' | 'dialect'>,
  options: ApplyOptions,
): Promise<readonly AppOutcome[]> {
  const limit = pLimit(options.concurrency)
  let failed = changes.some(({ action }) => action === 'unreadable')

  const apply = async (change: Change): Promise<AppOutcome> => {
    if (!isInstall(change)) return outcomeWithoutInstall(change)
    if (options.signal.aborted) return { change, outcome: 'cancelled', reason: 'the run ended before this app’s turn' }
    if (failed && options.failFast === true)
      return { change, outcome: 'skipped', reason: 'another app failed before this app’s turn' }
    const outcome = await install(change, platform, options.signal)
    if (outcome.outcome === 'failed' || outcome.outcome === 'unknown') failed = true
    return outcome
  }
  const applyAndReport = async (change: Change): Promise<AppOutcome> => {
    const outcome = await apply(change)
    await options.onOutcome?.(outcome)
    return outcome
  }
  return Promise.all(
    changes.map((change) => (isInstall(change) ? limit(() => applyAndReport(change)) : applyAndReport(change))),
  )
}

function outcomeWithoutInstall(change: InPlace | Blocked | Unreadable): AppOutcome {
  return change.action === 'unchanged'
    ? { change, outcome: 'unchanged' }
    : { change, outcome: 'skipped', reason: change.reason }
}

async function install(
  change: Install,
  platform: Pick<Platform, 'installApp' | 'dialect'>,
  stop: AbortSignal,
): Promise<AppOutcome> {
  const note = revisionNote(change)
  try {
    return outcomeOf(
      change,
      await platform.installApp(change.app.target, change.description, change.before, {
        stop,
        bare: withoutStamp,
        ...(note === undefined ? {} : { note }),
      }),
      platform.dialect,
    )
  } catch (error) {
    // An internal error in one app must not stop the report on the others.
    if (!(error instanceof PlatformError))
      return {
        change,
        outcome: 'unknown',
        reason: `unexpected: ${error instanceof Error ? error.message : String(error)}`,
      }
    return outcomeOfError(change, error, stop)
  }
}

function outcomeOfError(
  change: Install,
  { code, message, readBack, mayStillApply }: PlatformError,
  stop: AbortSignal,
): AppOutcome {
  if (readBack === 'unknown') return { change, outcome: 'unknown', reason: message }
  if (readBack === 'applied') return { change, outcome: 'failed', reason: message, readBack }
  const isOver = code === 'cancelled' || (code === 'timeout' && stop.aborted)
  // No request was accepted for certain, but one may still be applied: that must be recorded.
  if (mayStillApply === true) return { change, outcome: isOver ? 'unknown' : 'failed', reason: message }
  // Otherwise every request was refused or never sent.
  return isOver
    ? { change, outcome: 'cancelled', reason: message }
    : { change, outcome: 'failed', reason: message, readBack: 'not-applied' }
}

function outcomeOf(change: Install, installation: Installation, dialect: DialectName): AppOutcome {
  switch (installation.kind) {
    case 'applied':
      if (installation.created === undefined) {
        return { change, outcome: 'updated', reason: 'installed; whether the app was there before cannot be read' }
      }
      return {
        change,
        outcome: installation.created ? 'created' : 'updated',
        ...(installation.revision === undefined ? {} : { revision: installation.revision }),
      }
    case 'already-installed':
      return {
        change,
        outcome: 'unchanged',
        reason: 'already installed: another run has installed the same since it was read',
      }
    case 'differs':
      return { change, outcome: 'failed', reason: wordsForOther(change, installation.answered, dialect) }
    case 'unknown':
      return { change, outcome: 'unknown', reason: installation.reason }
  }
}

/**
 * The platform answered with another description. The digests are those of plans, without the note on the origin: if
 * only the note differs, they are not shown.
 */
function wordsForOther({ description, digest }: Install, answered: JsonObject, dialect: DialectName): string {
  const [sent, other] = [description, answered].map((each) => stripPlatformKeys(each, DIALECTS[dialect])) as [
    JsonObject,
    JsonObject,
  ]
  if (sameJson(bareApp(sent, dialect), bareApp(other, dialect)))
    return 'the platform answered with what was sent, but for the note on where the app came from; `stamp: false` (`--no-stamp`) installs files without one'
  return `the platform answered with another description (${digestOfApp(other, dialect)}) than the one sent (${digest}): it ${differences(sent, other)}`
}

function differences(sent: JsonObject, other: JsonObject): string {
  const [own, theirs] = [Object.keys(sent), Object.keys(other)]
  const kinds = [
    ['lacks', own.filter((key) => !(key in other))],
    ['adds', theirs.filter((key) => !(key in sent))],
    ['changes', own.filter((key) => key in other && !sameJson(sent[key] ?? null, other[key] ?? null))],
  ] as const
  return kinds
    .flatMap(([verb, keys]) => (keys.length === 0 ? [] : [`${verb} ${listNames(keys.map(printable))}`]))
    .join('; it ')
}
