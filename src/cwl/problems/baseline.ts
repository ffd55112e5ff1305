import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { Problem } from './problem.ts'

interface Identity {
  readonly file: string
  readonly code: string
  /** Without the line numbers in it. */
  readonly message: string
}

/** Problems that existed when the baseline was written, and are accepted. Only new problems are reported. */
export interface Baseline {
  /** In the order of the file. */
  readonly entries: readonly AcceptedProblems[]
}

export interface AcceptedProblems extends Identity {
  /** 1 or more. */
  readonly count: number
}

export interface Acceptance {
  /** Those that the baseline does not accept, in their order. */
  readonly reported: readonly Problem[]
  /** Those that the baseline accepts, in their order. */
  readonly accepted: readonly Problem[]
}

function identityOf({ file, code, message }: Problem): Identity {
  return { file, code, message: message.replaceAll(/\bline \d+/g, 'line') }
}

/** Each stays the same when lines move. Problems with the same identity get different ones. */
export function fingerprintsOf(problems: readonly Problem[]): readonly string[] {
  const seen = new Map<string, number>()
  return problems.map((problem) => {
    const key = keyOf(identityOf(problem))
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return `${key}${count}`
  })
}

function keyOf({ file, code, message }: Identity): string {
  return JSON.stringify([file, code, message])
}

/**
 * Divides problems into those that a baseline accepts and all others. Of several with the same identity, the first ones
 * are accepted. `mayAccept` returns whether a problem can be accepted at all.
 */
export function accept(
  problems: readonly Problem[],
  baseline: Baseline,
  mayAccept: (problem: Problem) => boolean = () => true,
): Acceptance {
  const left = countsOf(baseline)
  const reported: Problem[] = []
  const accepted: Problem[] = []
  for (const problem of problems) {
    const key = keyOf(identityOf(problem))
    const count = left.get(key) ?? 0
    if (count > 0 && mayAccept(problem)) {
      left.set(key, count - 1)
      accepted.push(problem)
    } else reported.push(problem)
  }
  return { reported, accepted }
}

/** How many accepted problems no longer occur, in files that were checked completely, as `isKnown` returns. */
export function countGone(
  baseline: Baseline,
  problems: readonly Problem[],
  isKnown: (file: string) => boolean,
): number {
  const left = countsOf(baseline)
  for (const problem of problems) {
    const key = keyOf(identityOf(problem))
    const count = left.get(key)
    if (count !== undefined) left.set(key, count - 1)
  }
  return baseline.entries.reduce((sum, entry) => {
    const count = left.get(keyOf(entry)) ?? 0
    left.delete(keyOf(entry))
    return count > 0 && isKnown(entry.file) ? sum + count : sum
  }, 0)
}

function countsOf({ entries }: Baseline): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + entry.count)
  return counts
}

/** A baseline file that accepts these problems. Its order keeps later differences small. */
export function baselineToJson(problems: readonly Problem[]): JsonObject {
  const counts = new Map<string, AcceptedProblems>()
  for (const problem of problems) {
    const identity = identityOf(problem)
    counts.set(keyOf(identity), { ...identity, count: (counts.get(keyOf(identity))?.count ?? 0) + 1 })
  }
  const entries = [...counts].sort(([left], [right]) => (left < right ? -1 : 1))
  return objectFrom([
    ['version', 1],
    [
      'accepted',
      entries.map(([, { file, code, message, count }]) =>
        objectFrom([
          ['file', file],
          ['code', code],
          ['message', message],
          ...(count === 1 ? [] : [['count', count] as const]),
        ]),
      ),
    ],
  ])
}

/** Reads a baseline file. `message` explains what is wrong with an invalid one. */
export function baselineFromJson(
  value: JsonValue,
): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly message: string } {
  if (!isObject(value) || value['version'] !== 1)
    return {
      ok: false,
      message: 'a baseline must be a map with version: 1, but this is something else, or a later version',
    }
  const { accepted } = value
  if (!isArray(accepted)) return { ok: false, message: 'a baseline must list problems under "accepted"' }
  const entries: AcceptedProblems[] = []
  for (const [index, entry] of accepted.entries()) {
    const [file, code, message, count = 1] = isObject(entry)
      ? [entry['file'], entry['code'], entry['message'], entry['count']]
      : []
    if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
      return { ok: false, message: `item ${index + 1} of "accepted" needs the fields file, code and message` }
    }
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
      return { ok: false, message: `"count" of item ${index + 1} of "accepted" must be a whole number, 1 or more` }
    entries.push({ file, code, message, count })
  }
  return { ok: true, baseline: { entries } }
}
