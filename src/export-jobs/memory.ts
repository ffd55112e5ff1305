import { hash } from 'node:crypto'

import { isArray, isIntegerWithin, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'

/** A day in UTC, `2026-11-21`. */
export type Day = string

/** The numbers of one day. Later runs of the day replace its numbers and add to its changes. */
export interface DayCount {
  /** Each day occurs once. */
  readonly day: Day
  /** FAILED at the last run of the day. */
  readonly failing: number
  /** Jobs that were first FAILED on that day. */
  readonly newFailed: number
  /** Jobs that were FAILED before and COMPLETED on that day. */
  readonly recovered: number
}

/**
 * What one run saves for the next, so that it can find what is new. Limited, because it must fit into an issue. Jobs
 * are remembered by a fingerprint of their id, which has a fixed size and only hexadecimal digits.
 */
export interface ExportsMemory {
  /** When it was written, ISO 8601 in UTC. */
  readonly at: string
  /** Number of all FAILED jobs, remembered or not. */
  readonly failing: number
  /** Fingerprints of FAILED jobs, and the day on which each was first FAILED. */
  readonly failed: ReadonlyMap<string, Day>
  /** Jobs that were FAILED and are now in a state that is neither good nor bad. */
  readonly left: ReadonlyMap<string, Day>
  /**
   * Jobs that were FAILED and no longer are, if it is not certain that their recovery was reported: until it is, they
   * still count as `failing`, and as new if they fail again. Absent if there are none.
   */
  readonly recovering?: ReadonlyMap<string, Day>
  /**
   * Jobs that were FAILED and were missing in the last list, while others failed. That was reported. They are
   * remembered for one more run, because they may be missing only in that list. Absent if there are none.
   */
  readonly gone?: ReadonlyMap<string, Day>
  /** The number of further such jobs without a fingerprint; absent if there are none. */
  readonly goneUnnamed?: number
  /** Fingerprints above this one are not remembered, because there were too many; undefined if all are. */
  readonly upTo?: string
  /** In the order of the runs: the last one is the day of the last run. */
  readonly days: readonly DayCount[]
}

/** An entry with its day needs about 20 characters; an issue can have 65,536. */
export const MOST_REMEMBERED = 1_000

/** Days of the chart. */
export const MOST_DAYS = 30

const FINGERPRINT_DIGITS = 16

/** 64 bits of the id's SHA-256: the probability that two of a million jobs share one is 1 in 37 million. */
export function fingerprint(id: string): string {
  return hash('sha256', id).slice(0, FINGERPRINT_DIGITS)
}

/** The day of a time, in UTC. */
export function dayOf(moment: Date): Day {
  return moment.toISOString().slice(0, 10)
}

const VERSION = 1

/** The memory as JSON: for an issue or a file. */
export function memoryToJson(memory: ExportsMemory): JsonObject {
  const { at, failing, failed, left, recovering, gone, goneUnnamed, upTo, days } = memory
  return objectFrom([
    ['version', VERSION],
    ['at', at],
    ['failing', failing],
    ['failed', byDay(failed)],
    ['left', byDay(left)],
    ...(recovering === undefined ? [] : [['recovering', byDay(recovering)] as const]),
    ...(gone === undefined ? [] : [['gone', byDay(gone)] as const]),
    ...(goneUnnamed === undefined ? [] : [['goneUnnamed', goneUnnamed] as const]),
    ...(upTo === undefined ? [] : [['upTo', upTo] as const]),
    ['days', days.map((one) => [one.day, one.failing, one.newFailed, one.recovered])],
  ])
}

function byDay(entries: ReadonlyMap<string, Day>): JsonObject {
  const groups = Map.groupBy([...entries], ([, day]) => day)
  return objectFrom(
    [...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, group]) => [day, group.map(([print]) => print)]),
  )
}

/** A memory, or why it could not be read. */
export type MemoryReading =
  | { readonly ok: true; readonly memory: ExportsMemory }
  | { readonly ok: false; /** For people. */ readonly reason: string }

/** Reads what {@link memoryToJson} wrote. People may have edited it in the meantime. */
export function memoryFromJson(value: JsonValue): MemoryReading {
  if (!isObject(value)) return { ok: false, reason: 'it is not a JSON object' }
  const { version, at, failing, upTo, goneUnnamed } = value
  if (version !== VERSION)
    return {
      ok: false,
      reason: `its version is ${typeof version === 'number' ? version : 'missing'}, and this release reads version ${VERSION}`,
    }
  const failed = fromDays(value['failed'])
  const left = fromDays(value['left'])
  const recovering = value['recovering'] === undefined ? NONE : fromDays(value['recovering'])
  const gone = value['gone'] === undefined ? NONE : fromDays(value['gone'])
  const days = fromCounts(value['days'])
  if (typeof at !== 'string' || !MOMENT.test(at) || Number.isNaN(Date.parse(at))) return wrong('at')
  if (!isCount(failing)) return wrong('failing')
  if (failed === undefined) return wrong('failed')
  if (left === undefined) return wrong('left')
  if (recovering === undefined) return wrong('recovering')
  if (gone === undefined) return wrong('gone')
  if (failed.size + left.size + recovering.size + gone.size > MOST_REMEMBERED)
    return { ok: false, reason: `it remembers more than ${MOST_REMEMBERED} jobs` }
  if (goneUnnamed !== undefined && !isCount(goneUnnamed)) return wrong('goneUnnamed')
  if (upTo !== undefined && !isFingerprint(upTo)) return wrong('upTo')
  if (days === undefined) return wrong('days')
  return {
    ok: true,
    memory: {
      at,
      failing,
      failed,
      left,
      ...(recovering.size === 0 ? {} : { recovering }),
      ...(gone.size === 0 ? {} : { gone }),
      ...(goneUnnamed === undefined ? {} : { goneUnnamed }),
      ...(upTo === undefined ? {} : { upTo }),
      days,
    },
  }
}

const NONE: ReadonlyMap<string, Day> = new Map()

function wrong(member: string): MemoryReading {
  return { ok: false, reason: `its member ${member} is not as it was written` }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
const DAY = /^\d{4}-\d\d-\d\d$/
const FINGERPRINT = /^[0-9a-f]{16}$/

function isFingerprint(value: JsonValue): value is string {
  return typeof value === 'string' && FINGERPRINT.test(value)
}

function isCount(value: JsonValue | undefined): value is number {
  return isIntegerWithin(value, 0)
}

function fromDays(value: JsonValue | undefined): ReadonlyMap<string, Day> | undefined {
  if (!isObject(value)) return undefined
  const entries = new Map<string, Day>()
  for (const [day, prints] of Object.entries(value)) {
    if (!DAY.test(day) || !isArray(prints)) return undefined
    for (const print of prints) {
      if (!isFingerprint(print)) return undefined
      entries.set(print, day)
    }
  }
  return entries
}

function fromCounts(value: JsonValue | undefined): readonly DayCount[] | undefined {
  if (!isArray(value) || value.length > MOST_DAYS) return undefined
  const days: DayCount[] = []
  for (const row of value) {
    if (!isArray(row)) return undefined
    const [day, failing, newFailed, recovered] = row
    if (typeof day !== 'string' || !DAY.test(day) || !isCount(failing) || !isCount(newFailed) || !isCount(recovered))
      return undefined
    days.push({ day, failing, newFailed, recovered })
  }
  return days
}
