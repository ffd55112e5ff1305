import { createHash, hash } from 'node:crypto'

import { isArray, isIntegerWithin, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import type { ExportJob } from '../platform/types.ts'
import type { ExportsSummary } from './summary.ts'

/**
 * What happened since the last run: `failing` if jobs failed, `improved` if some recovered while others still fail,
 * `recovered` if no job fails any more, otherwise `none`.
 */
type ExportsChange = 'failing' | 'improved' | 'recovered' | 'none'

/** A list of export jobs compared with the memory of the last run. */
export interface ExportsNews {
  /** The same for all runs that see the same change since the same run. Hexadecimal. */
  readonly id: string
  readonly change: ExportsChange
  /** FAILED now, and not reported as FAILED before. Without a memory every FAILED job is new. */
  readonly newFailed: readonly ExportJob[]
  /** Reported as FAILED, and COMPLETED now. */
  readonly recovered: readonly ExportJob[]
  /** Further ones, too many to be remembered individually. */
  readonly newUnnamed: number
  /** FAILED now, including those that a cut list does not show again. */
  readonly failing: number
  /** False if there is no memory of a last run. */
  readonly compared: boolean
  readonly memory: ExportsMemory
  /** To save until everybody was informed of this change: with it the next run sees the change again. */
  readonly untilReported: ExportsMemory
  readonly notices: readonly string[]
}

/**
 * A FAILED job that was not reported is new. A reported job counts until a list shows it in another state, or is whole
 * and does not show it.
 */
export function compareExports(summary: ExportsSummary, previous: ExportsMemory | undefined, now: Date): ExportsNews {
  const before = previous ?? NOTHING
  const { seen, failed, newFailed, recovered, unnamed } = sortOut(summary.jobs, before)
  const unseen = (prints: ReadonlySet<string>): readonly string[] => [...prints].filter((print) => !seen.has(print))
  const absent = [...unseen(before.reported), ...unseen(before.recovering)]
  // A cut list shows nothing about a job that is not in it.
  const unread = summary.truncated ? absent.length + Math.max(0, before.more - unnamed) : 0
  const failing = summary.counts.failed + unread
  const newUnnamed = Math.max(0, unnamed - before.more)
  const change = changeOf(newFailed.length + newUnnamed, recovered.length, failing, countOf(before))
  const reported = new Set([...failed, ...(summary.truncated ? unseen(before.reported) : [])])
  const recovering = new Set(summary.truncated ? unseen(before.recovering) : [])
  const isOver = (print: string): boolean => !failed.has(print) && (seen.has(print) || !summary.truncated)
  return {
    id: idOf([before.at, change, newUnnamed, idsOf(newFailed), idsOf(recovered)]),
    change,
    newFailed,
    recovered,
    newUnnamed,
    failing,
    compared: before.at !== NEVER,
    memory: bounded(now, failing, reported, recovering),
    // People may have heard of a recovery: they must hear of the job if it fails again.
    untilReported: {
      ...before,
      reported: new Set([...before.reported].filter((print) => !isOver(print))),
      recovering: new Set([...before.recovering, ...[...before.reported].filter(isOver)]),
    },
    notices: [...absentNotice(absent.length, summary.truncated), ...unnamedNotice(unnamed)],
  }
}

/** For a first run whose news was not delivered: only this is saved. */
const NEVER = '1970-01-01T00:00:00.000Z'

const NOTHING: ExportsMemory = { at: NEVER, reported: new Set(), recovering: new Set(), more: 0 }

function countOf({ reported, recovering, more }: ExportsMemory): number {
  return reported.size + recovering.size + more
}

function changeOf(worse: number, better: number, failing: number, failingBefore: number): ExportsChange {
  if (worse > 0) return 'failing'
  if (failing === 0) return failingBefore > 0 ? 'recovered' : 'none'
  return better > 0 ? 'improved' : 'none'
}

/**
 * Fingerprints are evenly distributed. Those with the smallest are kept each time, so that jobs below the last of them
 * are compared exactly.
 */
function bounded(
  now: Date,
  failing: number,
  prints: ReadonlySet<string>,
  recovering: ReadonlySet<string>,
): ExportsMemory {
  const reported = new Set([...prints].toSorted().slice(0, MOST_REMEMBERED))
  const more = Math.max(0, failing - reported.size - recovering.size)
  return { at: now.toISOString(), reported, recovering, more }
}

interface Listed {
  readonly seen: ReadonlySet<string>
  readonly failed: ReadonlySet<string>
  readonly newFailed: readonly ExportJob[]
  readonly recovered: readonly ExportJob[]
  readonly unnamed: number
}

function sortOut(jobs: readonly ExportJob[], { reported, recovering, more }: ExportsMemory): Listed {
  const seen = new Set<string>()
  const failed = new Set<string>()
  const newFailed: ExportJob[] = []
  const recovered: ExportJob[] = []
  let unnamed = 0
  const last = more === 0 ? undefined : ([...reported, ...recovering].toSorted().at(-1) ?? '')
  for (const job of jobs) {
    if (job.state !== 'FAILED' && reported.size + recovering.size === 0) continue
    const print = fingerprint(job.id)
    const isKnown = reported.has(print) || recovering.has(print)
    if (isKnown) seen.add(print)
    if (job.state === 'FAILED') {
      failed.add(print)
      if (last !== undefined && print > last) unnamed += 1
      else if (!reported.has(print)) newFailed.push(job)
    } else if (job.state === 'COMPLETED' && isKnown) recovered.push(job)
  }
  return { seen, failed, newFailed, recovered, unnamed }
}

function absentNotice(absent: number, truncated: boolean): readonly string[] {
  if (absent === 0) return []
  const [which, are, they] =
    absent === 1 ? ['job that was', 'is', 'it still counts'] : ['jobs that were', 'are', 'they still count']
  const jobs = `${absent} export ${which} FAILED at the last run`
  return [
    truncated
      ? `${jobs} ${absent === 1 ? 'does' : 'do'} not show in the part of the list that was read; ${they} as failing.`
      : `${jobs} ${are} no longer in the list.`,
  ]
}

function unnamedNotice(unnamed: number): readonly string[] {
  if (unnamed === 0) return []
  return [
    `More than ${MOST_REMEMBERED} export jobs were failing: for ${unnamed} of them only their number is compared with the last run.`,
  ]
}

function idsOf(jobs: readonly ExportJob[]): readonly string[] {
  return jobs.map(({ id }) => id).toSorted()
}

function idOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** What one run saves for the next. Limited, because it must fit into an issue. */
export interface ExportsMemory {
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

export function memoryToJson({ at, reported, recovering, more }: ExportsMemory): JsonObject {
  return objectFrom([
    ['version', VERSION],
    ['at', at],
    ['reported', [...reported]],
    ['recovering', [...recovering]],
    ['more', more],
  ])
}

export type MemoryReading =
  | { readonly ok: true; readonly memory: ExportsMemory }
  | { readonly ok: false; readonly reason: string }

/** People may have edited it. */
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
