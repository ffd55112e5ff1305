import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { RENAMED_CODES } from './codes.ts'
import type { Problem } from './problem.ts'

/** What is the same about a problem when lines move. */
export interface Identity {
  readonly file: string
  readonly code: string
  /** Without the numbers of the lines that it mentions. */
  readonly message: string
}

/** Problems that were there when a baseline was taken, and are accepted: new ones are told alone. */
export interface Baseline {
  /** In the order of the file. */
  readonly entries: readonly AcceptedProblems[]
}

/** As many problems that are alike as were accepted. */
export interface AcceptedProblems extends Identity {
  /** 1 or more. */
  readonly count: number
}

/** What a baseline makes of problems. */
export interface Acceptance {
  /** Those that the baseline does not accept, in their order. */
  readonly told: readonly Problem[]
  /** Those that it accepts, in their order. */
  readonly accepted: readonly Problem[]
}

function identityOf({ file, code, message }: Problem): Identity {
  return { file, code, message: message.replaceAll(/\bline \d+/g, 'line') }
}

/** A text for each problem that stays the same when lines move; of several alike, one for each. */
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
 * Parts the problems that a baseline accepts from those it does not know: of several alike, the first ones are
 * accepted. `mayAccept` says which can be accepted at all.
 */
export function accept(
  problems: readonly Problem[],
  baseline: Baseline,
  mayAccept: (problem: Problem) => boolean = () => true,
): Acceptance {
  const left = countsOf(baseline)
  const told: Problem[] = []
  const accepted: Problem[] = []
  for (const problem of problems) {
    const key = keyOf(identityOf(problem))
    const count = left.get(key) ?? 0
    if (count > 0 && mayAccept(problem)) {
      left.set(key, count - 1)
      accepted.push(problem)
    } else told.push(problem)
  }
  return { told, accepted }
}

/** How many of the accepted problems do not occur any more, in files of which `isKnown` says that all is known. */
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

/** A baseline file that accepts these problems: readable, and in an order that makes small differences. */
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

/** Reads a baseline file; the text says what is wrong with one that is none. */
export function baselineFromJson(
  value: JsonValue,
): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly message: string } {
  if (!isObject(value) || value['version'] !== 1)
    return { ok: false, message: 'a baseline is a map with version: 1; this is none, or of a later version' }
  const { accepted } = value
  if (!isArray(accepted)) return { ok: false, message: 'a baseline lists problems under accepted' }
  const entries: AcceptedProblems[] = []
  for (const [index, entry] of accepted.entries()) {
    const [file, code, message, count = 1] = isObject(entry)
      ? [entry['file'], entry['code'], entry['message'], entry['count']]
      : []
    if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
      return { ok: false, message: `item ${index + 1} of accepted lacks file, code or message` }
    }
    const renamed = RENAMED_CODES.get(code)
    if (renamed !== undefined) {
      return {
        ok: false,
        message: `item ${index + 1} of accepted names the code ${code}, which is now ${renamed}; write the baseline again`,
      }
    }
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
      return { ok: false, message: `the count of item ${index + 1} of accepted is no whole number from 1 up` }
    entries.push({ file, code, message, count })
  }
  return { ok: true, baseline: { entries } }
}
