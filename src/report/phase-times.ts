import type { PhaseName } from '../commands/run/context.ts'
import type { PhaseTime } from '../commands/run/phases.ts'
import { duration } from './printable.ts'

/**
 * The names of the phases for readers; times of the same name are added. An install is verified as soon as it was
 * answered.
 */
const PHASE_NAMES: Readonly<Record<PhaseName, string>> = {
  configuration: 'read and validate',
  validate: 'read and validate',
  pack: 'read and validate',
  read: 'read the platform',
  plan: 'plan',
  install: 'install and verify',
  exports: 'export jobs',
  check: 'check',
}

/** The phases with their times, in one line that needs no escaping. */
export function phaseTimes(phases: readonly PhaseTime[]): string {
  const times = new Map<string, number>()
  for (const { name, milliseconds } of phases)
    times.set(PHASE_NAMES[name], (times.get(PHASE_NAMES[name]) ?? 0) + milliseconds)
  return [...times].map(([name, milliseconds]) => `${name} ${duration(milliseconds)}`).join(' · ')
}
