import { hash } from 'node:crypto'

import { isArray, isIntegerWithin, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'

/**
 * What one run saves for the next, so that it can find what is new. Limited, because it must fit into an issue. Jobs
 * are remembered by a fingerprint of their id, which has a fixed size and only hexadecimal digits.
 */
export interface ExportsMemory {
  /** When it was written, ISO 8601 in UTC. */
  readonly at: string
  /** Fingerprints of jobs that were reported as FAILED and still are. */
  readonly reported: ReadonlySet<string>
  /**
   * Those that no longer are, if it is not certain that their recovery was reported: until it is, they count as
   * failing, and as new if they fail again.
   */
  readonly recovering: ReadonlySet<string>
  /** The number of further FAILED jobs, which have larger fingerprints than all others. */
  readonly more: number
}

/** A fingerprint needs 19 characters; an issue can have 65,536. */
export const MOST_REMEMBERED = 1_000

const FINGERPRINT_DIGITS = 16

/** 64 bits of the id's SHA-256: the probability that two of a million jobs share one is 1 in 37 million. */
export function fingerprint(id: string): string {
  return hash('sha256', id).slice(0, FINGERPRINT_DIGITS)
}

const VERSION = 1

/** The memory as JSON: for an issue or a file. */
export function memoryToJson({ at, reported, recovering, more }: ExportsMemory): JsonObject {
  return objectFrom([
    ['version', VERSION],
    ['at', at],
    ['reported', [...reported]],
    ['recovering', [...recovering]],
    ['more', more],
  ])
}

/** A memory, or why it could not be read. */
export type MemoryReading =
  | { readonly ok: true; readonly memory: ExportsMemory }
  | { readonly ok: false; /** For people. */ readonly reason: string }

/** Reads what {@link memoryToJson} wrote. People may have edited it in the meantime. */
export function memoryFromJson(value: JsonValue): MemoryReading {
  if (!isObject(value)) return { ok: false, reason: 'it is not a JSON object' }
  const { version, at, more } = value
  if (version !== VERSION)
    return {
      ok: false,
      reason: `its version is ${typeof version === 'number' ? version : 'missing'}, and this release reads version ${VERSION}`,
    }
  const reported = fingerprintsIn(value['reported'])
  const recovering = fingerprintsIn(value['recovering'])
  if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at))) return wrong('at')
  if (reported === undefined) return wrong('reported')
  if (recovering === undefined) return wrong('recovering')
  if (more === undefined || !isIntegerWithin(more, 0)) return wrong('more')
  return { ok: true, memory: { at, reported, recovering, more } }
}

function wrong(member: string): MemoryReading {
  return { ok: false, reason: `its member ${member} is not as it was written` }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const FINGERPRINT = /^[0-9a-f]{16}$/

function fingerprintsIn(value: JsonValue | undefined): ReadonlySet<string> | undefined {
  if (!isArray(value) || value.length > MOST_REMEMBERED) return undefined
  const prints = value.filter((print) => typeof print === 'string' && FINGERPRINT.test(print))
  return prints.length === value.length ? new Set(prints.map(String)) : undefined
}
