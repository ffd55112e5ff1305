import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import type { Problem } from './problem.ts'

/** Problems that were there when a baseline was taken, and are accepted: new ones are told alone. */
export interface Baseline {
  readonly fingerprints: ReadonlySet<string>
}

/**
 * What is the same about a problem when lines move: its file, code and message, and which of several alike it is. Lines
 * that a message mentions do not count.
 */
export function fingerprintsOf(problems: readonly Problem[]): readonly string[] {
  const seen = new Map<string, number>()
  return problems.map(({ file, code, message }) => {
    const text = [file, code, message.replaceAll(/\bline \d+/g, 'line')].join('\n')
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return count === 1 ? text : `${text}\n${count}`
  })
}

/** The problems that a baseline does not have. */
export function withoutAccepted(problems: readonly Problem[], { fingerprints }: Baseline): readonly Problem[] {
  const own = fingerprintsOf(problems)
  return problems.filter((_, index) => !fingerprints.has(own[index] ?? ''))
}

/** A baseline file that accepts these problems: readable, and in an order that makes small differences. */
export function baselineToJson(problems: readonly Problem[]): JsonObject {
  const lines = fingerprintsOf(problems).map((fingerprint) => fingerprint.split('\n')).sort((left, right) => (left.join('\n') < right.join('\n') ? -1 : 1))
  return objectFrom([
    ['version', 1],
    ['accepted', lines.map(([file = '', code = '', message = '', count]) => objectFrom([['file', file], ['code', code], ['message', message], ...(count === undefined ? [] : [['count', Number(count)] as const])]))],
  ])
}

/** Reads a baseline file; the text says what is wrong with one that is none. */
export function baselineFromJson(value: JsonValue): { readonly ok: true; readonly baseline: Baseline } | { readonly ok: false; readonly message: string } {
  if (!isObject(value) || value['version'] !== 1) return { ok: false, message: 'a baseline is a map with version: 1; this is none, or of a later version' }
  const { accepted } = value
  if (!isArray(accepted)) return { ok: false, message: 'a baseline lists problems under accepted' }
  const fingerprints = new Set<string>()
  for (const [index, entry] of accepted.entries()) {
    const [file, code, message, count] = isObject(entry) ? [entry['file'], entry['code'], entry['message'], entry['count']] : []
    if (typeof file !== 'string' || typeof code !== 'string' || typeof message !== 'string') {
      return { ok: false, message: `item ${index + 1} of accepted lacks file, code or message` }
    }
    fingerprints.add([file, code, message, ...(typeof count === 'number' ? [count] : [])].join('\n'))
  }
  return { ok: true, baseline: { fingerprints } }
}
