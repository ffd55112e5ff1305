import type { Outcome } from '../../promotion/apply.ts'
import type { Action, AppReport } from '../report.ts'

const RED_OUTCOMES: ReadonlySet<Outcome | undefined> = new Set<Outcome>(['failed', 'unknown', 'cancelled', 'skipped'])

const RED_ACTIONS: ReadonlySet<Action> = new Set<Action>(['blocked', 'unreadable'])

export function redApps(apps: readonly AppReport[]): readonly AppReport[] {
  const refused = apps.filter(isRefused)
  return refused.length > 0
    ? refused
    : apps.filter(({ action, outcome }) => RED_ACTIONS.has(action) || RED_OUTCOMES.has(outcome))
}

export function isRefused({ blockedBy }: AppReport): boolean {
  return blockedBy === 'rule'
}
