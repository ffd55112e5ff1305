import { createHash } from 'node:crypto'

import { isArray, isIntegerWithin, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'

/** A day of UTC, `2026-11-21`. */
export type Day = string

/** What one day saw; later runs of a day replace its numbers and add to its changes. */
export interface DayCount {
  /** Each day occurs once. */
  readonly day: Day
  /** FAILED at the last run of the day. */
  readonly failing: number
  /** Jobs that turned up FAILED on that day. */
  readonly newFailed: number
  /** Jobs that had been FAILED and were COMPLETED on that day. */
  readonly recovered: number
}

/**
 * What one run leaves for the next, so that it can tell what is new. Bounded: it must fit into an issue. Jobs are
 * remembered by a fingerprint of their id, which has a fixed size and no characters of its own.
 */
export interface ExportsMemory {
  /** When it was written, ISO 8601 in UTC. */
  readonly at: string
  /** FAILED jobs in all, remembered or not. */
  readonly failing: number
  /** Fingerprints of FAILED jobs, and the day on which each was first seen to be. */
  readonly failed: ReadonlyMap<string, Day>
  /** Of jobs that were FAILED and are now in a state that is neither good nor bad. */
  readonly left: ReadonlyMap<string, Day>
  /**
   * Of jobs that were FAILED and are not any more, which somebody may have been told and the run did not get to know:
   * until all were told they count as `failing` still, and as new when they fail again. Absent when there are none.
   */
  readonly recovering?: ReadonlyMap<string, Day>
  /**
   * Of jobs that were FAILED and were not listed by the last run, while others were failing: everybody was told of
   * them, and they are remembered for one more run, since they may only have been missing from that list. Absent when
   * there are none.
   */
  readonly gone?: ReadonlyMap<string, Day>
  /** How many more such jobs there may be among those whose fingerprints are not remembered; absent for none. */
  readonly goneUnnamed?: number
  /** Fingerprints above this one are not remembered, since there were too many; undefined when all are. */
  readonly upTo?: string
  /** In the order of the runs: the last one is the day of the last run. */
  readonly days: readonly DayCount[]
}

/** With its day an entry takes about 20 characters; an issue holds 65,536. */
export const MOST_REMEMBERED = 1_000

/** Days of the chart. */
export const MOST_DAYS = 30

const FINGERPRINT_DIGITS = 16

/** 64 bits of the id's SHA-256: two among a million jobs share one with a chance of one in 37 million. */
export function fingerprint(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, FINGERPRINT_DIGITS)
}

/** The day of a moment, in UTC. */
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

/** A memory, or why there is none to be read. */
export type MemoryReading =
  | { readonly ok: true; readonly memory: ExportsMemory }
  | { readonly ok: false; /** For people. */ readonly reason: string }

/** Reads what {@link memoryToJson} wrote, from wherever it has been in between. */
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
