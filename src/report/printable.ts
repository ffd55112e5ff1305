import type { PhaseName } from '../commands/run/context.ts'
import type { PhaseTime } from '../commands/run/phases.ts'
import { printable } from '../files/text.ts'
import { duration } from '../platform/duration.ts'

export { count } from '../files/text.ts'
export { printable, printableSentence } from '../files/text.ts'

/** At most `length` characters, the last of them an ellipsis if something was cut. Never splits a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = text.slice(0, Math.max(0, length - 1))
  return `${/[\uD800-\uDBFF]$/.test(kept) ? kept.slice(0, -1) : kept}…`
}

/**
 * It obeys `::command::` at the start of a line, after any white space, and `##[command]` anywhere in it; the page of
 * the log reads `##[` once more.
 */
export function withoutCommands(line: string): string {
  return line.replaceAll('##[', '# #[').replace(/^(\P{L}*?):(?=:)/u, '$1: ')
}

const SHORT_DIGEST = 'sha256:'.length + 12

export function shortDigest(digest: string | null): string {
  return digest === null ? '' : printable(digest).slice(0, SHORT_DIGEST)
}

export { duration }

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

export function phaseTimes(phases: readonly PhaseTime[]): string {
  const times = new Map<string, number>()
  for (const { name, milliseconds } of phases)
    times.set(PHASE_NAMES[name], (times.get(PHASE_NAMES[name]) ?? 0) + milliseconds)
  return [...times].map(([name, milliseconds]) => `${name} ${duration(milliseconds)}`).join(' · ')
}
