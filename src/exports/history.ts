import { createHash } from 'node:crypto'

import type { ExportJob } from '../platform/types.ts'
import { dayOf, fingerprint, MOST_DAYS, MOST_REMEMBERED, type Day, type DayCount, type ExportsMemory } from './memory.ts'
import type { ExportsSummary } from './summary.ts'

/**
 * What happened since the last run: `failing` when jobs failed, `improved` when some recovered while others are still
 * failing, `recovered` when nothing is failing any more, `none` otherwise.
 */
export type ExportsChange = 'failing' | 'improved' | 'recovered' | 'none'

/** A list of export jobs against what the last run remembered. */
export interface ExportsNews {
  /** The same for all runs that see the same change since the same run: who is told twice can tell. Hexadecimal. */
  readonly id: string
  readonly change: ExportsChange
  /** FAILED now, and not at the last run. Without a memory all that is FAILED is new. */
  readonly newFailed: readonly ExportJob[]
  /** Remembered as FAILED, and COMPLETED now. */
  readonly recovered: readonly ExportJob[]
  /** More failed jobs than before, among those too many to be remembered one by one. */
  readonly newUnnamed: number
  /** FAILED now, with those that a list which is cut off does not show again. */
  readonly failing: number
  /**
   * Nothing is FAILED, and no job that the last run remembered is in the list any more: it may be that of another user.
   * What became of them is not known; they are remembered for one more run, and nothing has recovered.
   */
  readonly vanished?: true
  /** False when there was no last run to compare with. */
  readonly compared: boolean
  /** What the next run is to be told. */
  readonly memory: ExportsMemory
  /** What it is to be told until everybody knows of this change: with it the next run sees the change once more. */
  readonly untilTold: ExportsMemory
  /** Sentences on what cannot be told, or is worth saying. */
  readonly notices: readonly string[]
}

/** Compares a list with the last run's memory of it. */
export function compareExports(summary: ExportsSummary, previous: ExportsMemory | undefined, now: Date): ExportsNews {
  const before = previous ?? NOTHING
  const today = dayOf(now)
  const listed = sortOut(summary.jobs, before)

  const missing = [...before.failed].filter(([print]) => !listed.seen.has(print))
  const missingLeft = [...before.left].filter(([print]) => !listed.seen.has(print))
  const allGone = !summary.truncated && missing.length > 0 && missing.length === before.failed.size && missingLeft.length === before.left.size
  // Once: nothing counts as failing then, which shows at the next run.
  const vanished = allGone && summary.counts.failed === 0 && before.failing > 0
  // A list that is cut off, or may be another one, says nothing about a job that it does not show: it stays what it was.
  const [unseen, unseenLeft] = summary.truncated || vanished ? [missing, missingLeft] : [[], []]
  const failing = summary.counts.failed + (summary.truncated ? missing.length : 0)

  const failed = new Map([...unseen, ...listed.failed.map(({ print }) => [print, before.failed.get(print) ?? today] as const)])
  const left = new Map([...unseenLeft, ...listed.left.map(({ print }) => [print, before.left.get(print) ?? before.failed.get(print) ?? today] as const)])
  const kept = bounded(failed, left)

  const newUnnamed = Math.max(0, listed.untold - Math.max(0, before.failing - before.failed.size))
  const better = listed.recovered.length
  // Of jobs that had vanished nothing was told: the recovery of one is the end of them all.
  const failingBefore = vanished ? 0 : Math.max(before.failing, better > 0 ? before.failed.size : 0)
  const change = changeOf({ worse: listed.newFailed.length + newUnnamed, better, failing, failingBefore })
  return {
    id: idOf([before.at, change, newUnnamed, idsOf(listed.newFailed), idsOf(listed.recovered)]),
    change,
    newFailed: listed.newFailed,
    recovered: listed.recovered,
    newUnnamed,
    failing,
    ...(vanished ? { vanished } : {}),
    compared: before.at !== NEVER,
    memory: {
      at: now.toISOString(),
      failing,
      ...kept,
      days: addDay(before.days, { day: today, failing, newFailed: listed.newFailed.length + newUnnamed, recovered: better }),
    },
    // The changes of the day are added when they count as told, or they would count twice.
    untilTold: { ...before, days: addDay(before.days, { day: today, failing, newFailed: 0, recovered: 0 }) },
    notices: [
      ...(missing.length > 0 ? [`${missingNotice(missing.length, summary.truncated)}${allGone ? ALL_GONE : ''}${vanished ? FOR_ONE_MORE_RUN : ''}`] : []),
      ...(listed.untold > 0 ? [`More than ${MOST_REMEMBERED} export jobs are failing: for ${listed.untold} of them only their number is compared with the last run.`] : []),
    ],
  }
}

function missingNotice(number: number, truncated: boolean): string {
  const [which, are, they] = number === 1 ? ['job that was', 'is', 'it counts'] : ['jobs that were', 'are', 'they count']
  const jobs = `${number} export ${which} FAILED at the last run`
  return truncated ? `${jobs} ${number === 1 ? 'does' : 'do'} not show in the part of the list that was read; ${they} as failing still.` : `${jobs} ${are} no longer in the list.`
}

const ALL_GONE = ' No job that is remembered is there: they may be gone from the platform, or the token is of another user, who has another list.'

const FOR_ONE_MORE_RUN = ' Nothing is taken for recovered, and what was remembered is kept for one more run.'

/** The day on which a job was first seen FAILED. */
export function failingSince(memory: ExportsMemory, job: ExportJob): Day | undefined {
  return memory.failed.get(fingerprint(job.id))
}

/** When the last run was, where there was none: of a first run nobody was told of, this is all that is remembered. */
const NEVER = '1970-01-01T00:00:00.000Z'

const NOTHING: ExportsMemory = { at: NEVER, failing: 0, failed: new Map(), left: new Map(), days: [] }

function idsOf(jobs: readonly ExportJob[]): readonly string[] {
  return jobs.map(({ id }) => id).toSorted()
}

function idOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

interface Listed {
  readonly seen: ReadonlySet<string>
  readonly failed: readonly { readonly print: string }[]
  readonly left: readonly { readonly print: string }[]
  readonly newFailed: readonly ExportJob[]
  readonly recovered: readonly ExportJob[]
  /** FAILED jobs of which the last run could not remember whether they were. */
  readonly untold: number
}

function sortOut(jobs: readonly ExportJob[], before: ExportsMemory): Listed {
  const seen = new Set<string>()
  const failed: { readonly print: string }[] = []
  const left: { readonly print: string }[] = []
  const newFailed: ExportJob[] = []
  const recovered: ExportJob[] = []
  let untold = 0
  for (const job of jobs) {
    const print = fingerprint(job.id)
    seen.add(print)
    const known = before.failed.has(print) || before.left.has(print)
    if (job.state === 'FAILED') {
      failed.push({ print })
      if (before.upTo !== undefined && print > before.upTo) untold += 1
      else if (!before.failed.has(print)) newFailed.push(job)
    } else if (job.state === 'COMPLETED') {
      if (known) recovered.push(job)
    } else if (known) left.push({ print })
  }
  return { seen, failed, left, newFailed, recovered, untold }
}

/**
 * As many as a memory holds: those with the smallest fingerprints. Fingerprints are spread evenly, and the same ones are
 * kept each time, so whatever is below the last of them is compared exactly.
 */
function bounded(failed: ReadonlyMap<string, Day>, left: ReadonlyMap<string, Day>): Pick<ExportsMemory, 'failed' | 'left' | 'upTo'> {
  if (failed.size + left.size <= MOST_REMEMBERED) return { failed, left }
  const upTo = [...failed.keys(), ...left.keys()].toSorted()[MOST_REMEMBERED - 1] ?? ''
  const below = (entries: ReadonlyMap<string, Day>): ReadonlyMap<string, Day> => new Map([...entries].filter(([print]) => print <= upTo))
  return { failed: below(failed), left: below(left), upTo }
}

function changeOf(counts: { readonly worse: number; readonly better: number; readonly failing: number; readonly failingBefore: number }): ExportsChange {
  if (counts.worse > 0) return 'failing'
  if (counts.failing === 0) return counts.failingBefore > 0 ? 'recovered' : 'none'
  return counts.better > 0 ? 'improved' : 'none'
}

function addDay(days: readonly DayCount[], today: DayCount): readonly DayCount[] {
  const same = days.find(({ day }) => day === today.day)
  const merged: DayCount = same === undefined ? today : { ...today, newFailed: same.newFailed + today.newFailed, recovered: same.recovered + today.recovered }
  return [...days.filter(({ day }) => day !== today.day), merged].toSorted((one, other) => (one.day < other.day ? -1 : 1)).slice(-MOST_DAYS)
}
