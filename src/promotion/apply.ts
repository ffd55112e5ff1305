import pLimit from 'p-limit'

import { digestOf } from '../json/index.ts'
import { PlatformError, type Standing } from '../platform/errors.ts'
import type { Installation, Platform } from '../platform/types.ts'
import { installsBefore } from './order.ts'
import { isInstall, type Change } from './plan.ts'

/** What came of one app. */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'failed' | 'unknown' | 'skipped' | 'cancelled'

export interface AppOutcome {
  readonly change: Change
  readonly outcome: Outcome
  readonly reason?: string
  /** Of an install that did not go well: whether what was sent stands there all the same, where that is known for good. */
  readonly standing?: Standing
}

export interface ApplyOptions {
  /** Installs under way at once; the platform client lowers it further when it is told to slow down. */
  readonly concurrency: number
  /** After it aborts no install starts, nor is one sent that waits; those under way are finished. */
  readonly signal: AbortSignal
  /** Called once an app, as soon as its outcome is known; awaited before another install takes its turn. */
  readonly onOutcome?: (outcome: AppOutcome) => void | Promise<void>
  /** After the first failure no install starts. */
  readonly failFast?: boolean
}

/**
 * Carries out a plan: one outcome a change, in the order of the plan. A failure ends no other app, and nothing here
 * rejects because of the platform. A tool that is an app of its own is settled before the workflows that run it.
 */
export async function applyPlan(changes: readonly Change[], platform: Pick<Platform, 'installApp'>, options: ApplyOptions): Promise<readonly AppOutcome[]> {
  const limit = pLimit(options.concurrency)
  const settled = new Map<Change, Promise<AppOutcome>>()
  let failed = false

  const settle = async (change: Change): Promise<AppOutcome> => {
    if (!isInstall(change)) return settleWithoutInstall(change)
    if (options.signal.aborted) return { change, outcome: 'cancelled', reason: 'the run ended before this app’s turn' }
    if (failed && options.failFast === true) return { change, outcome: 'skipped', reason: 'another app failed before this app’s turn' }
    const outcome = await install(change, platform, options.signal)
    if (outcome.outcome === 'failed' || outcome.outcome === 'unknown') failed = true
    return outcome
  }
  const settleAndTell = async (change: Change): Promise<AppOutcome> => {
    const outcome = await settle(change)
    await options.onOutcome?.(outcome)
    return outcome
  }
  const settleInTurn = async (change: Change, earlier: readonly Change[]): Promise<AppOutcome> => {
    for (const other of earlier) await settled.get(other)
    return isInstall(change) ? limit(() => settleAndTell(change)) : settleAndTell(change)
  }
  for (const { change, earlier } of installsBefore(changes)) settled.set(change, settleInTurn(change, earlier))
  return Promise.all(changes.map(async (change) => settled.get(change) ?? settle(change)))
}

function settleWithoutInstall(change: Change): AppOutcome {
  return change.action === 'blocked' ? { change, outcome: 'skipped', reason: change.reason } : { change, outcome: 'unchanged' }
}

type Install = Exclude<Change, { action: 'blocked' }>

async function install(change: Install, platform: Pick<Platform, 'installApp'>, stop: AbortSignal): Promise<AppOutcome> {
  try {
    return outcomeOf(change, await platform.installApp(change.app.target, change.description, change.before, { stop }))
  } catch (error) {
    if (!(error instanceof PlatformError)) {
      // A mistake of ours in one app must not cost the others their report.
      return { change, outcome: 'unknown', reason: `unexpected: ${error instanceof Error ? error.message : String(error)}` }
    }
    if (error.standing === 'unknown') return { change, outcome: 'unknown', reason: error.message, standing: 'unknown' }
    if (error.standing === 'applied') {
      return { change, outcome: 'failed', reason: `${error.message}; read back, the app is as it was sent`, standing: 'applied' }
    }
    // No request was taken for good, but one may still be carried out: that must be on record, whatever stands there now.
    const isOver = error.code === 'cancelled' || (error.code === 'timeout' && stop.aborted)
    if (error.mayStillApply === true) return { change, outcome: isOver ? 'unknown' : 'failed', reason: error.message }
    // Otherwise every request was refused or never sent.
    return { change, outcome: isOver ? 'cancelled' : 'failed', reason: error.message, standing: 'not-applied' }
  }
}

function outcomeOf(change: Install, installation: Installation): AppOutcome {
  switch (installation.kind) {
    case 'applied':
      if (installation.created === undefined) {
        return { change, outcome: 'updated', reason: 'installed; whether the app was there before cannot be read' }
      }
      return { change, outcome: installation.created ? 'created' : 'updated' }
    case 'differs':
      return {
        change,
        outcome: 'failed',
        reason: `the platform answered with another description (${digestOf(installation.answered)}) than the one sent (${change.digest})`,
      }
    case 'unknown':
      return { change, outcome: 'unknown', reason: installation.reason }
  }
}
