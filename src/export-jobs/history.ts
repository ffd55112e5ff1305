import { createHash } from 'node:crypto'

import type { ExportJob } from '../platform/types.ts'
import {
  dayOf,
  fingerprint,
  MOST_DAYS,
  MOST_REMEMBERED,
  type Day,
  type DayCount,
  type ExportsMemory,
} from './memory.ts'
import type { ExportsSummary } from './summary.ts'

/**
 * What happened since the last run: `failing` if jobs failed, `improved` if some recovered while others still fail,
 * `recovered` if no job fails any more, otherwise `none`.
 */
export type ExportsChange = 'failing' | 'improved' | 'recovered' | 'none'

/** A list of export jobs compared with the memory of the last run. */
export interface ExportsNews {
  /**
   * The same for all runs that see the same change since the same run, so that a receiver can detect duplicates.
   * Hexadecimal.
   */
  readonly id: string
  /** The change in one word. */
  readonly change: ExportsChange
  /** FAILED now, and not in the last run. Without a memory every FAILED job is new. */
  readonly newFailed: readonly ExportJob[]
  /** FAILED in the last run, and COMPLETED now. */
  readonly recovered: readonly ExportJob[]
  /** The number of additional failed jobs among those too many to be remembered individually. */
  readonly newUnnamed: number
  /** FAILED now, including those that a cut list does not show again. */
  readonly failing: number
  /**
   * No job is FAILED, and no job of the last run is in the list: it may be the list of another user. The jobs are
   * remembered for one more run, and do not count as recovered.
   */
  readonly vanished?: true
  /** False if there is no memory of a last run. */
  readonly compared: boolean
  /** The memory for the next run. */
  readonly memory: ExportsMemory
  /** The memory to save until everybody was informed of this change: with it the next run sees the change again. */
  readonly untilReported: ExportsMemory
  /** Sentences on limits of the comparison. */
  readonly notices: readonly string[]
}

/** Compares a list with the memory of the last run. */
export function compareExports(summary: ExportsSummary, previous: ExportsMemory | undefined, now: Date): ExportsNews {
  const before = previous ?? NOTHING
  const today = dayOf(now)
  const listed = sortOut(summary.jobs, before)
  const absent = lookForAbsent(summary, listed, before)
  const { vanished } = absent
  // Jobs that a cut list does not show still count as failing.
  const failing = summary.counts.failed + (summary.truncated ? absent.failed.length + absent.unnamed : 0)
  const newUnnamed = Math.max(0, listed.unreported - unnamedIn(before) - (before.goneUnnamed ?? 0))
  const worse = listed.newFailed.length + newUnnamed
  const better = listed.recovered.length
  // Nobody was informed about vanished jobs: if one recovers, all of them end.
  const failingBefore = vanished ? 0 : Math.max(before.failing, better > 0 ? namedIn(before) : 0)
  const change = changeOf({ worse, better, failing, failingBefore })
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
      ...remember({ truncated: summary.truncated, listed, absent, before, failing, today }),
      days: addDay(before.days, { day: today, failing, newFailed: worse, recovered: better }),
    },
    // The changes of the day are added only when they count as reported. Otherwise they would count twice.
    untilReported: {
      ...asRecovering(before, listed, change),
      days: addDay(before.days, { day: today, failing, newFailed: 0, recovered: 0 }),
    },
    notices: [
      ...absentNotice(absent, summary.truncated),
      ...unnamedNotice(absent.unnamed, summary.truncated),
      ...unreportedNotice(listed.unreported, failing),
    ],
  }
}

type Entries = readonly (readonly [string, Day])[]

/** Remembered jobs that are not in the list. */
interface Absent {
  /** Includes jobs whose recovery was not reported yet. */
  readonly failed: Entries
  readonly recovering: Entries
  readonly left: Entries
  readonly gone: Entries
  /** The least number of FAILED jobs that are not remembered individually. */
  readonly unnamed: number
  readonly allGone: boolean
  readonly vanished: boolean
}

function lookForAbsent(
  { truncated, counts }: ExportsSummary,
  { seen, unreported }: Listed,
  before: ExportsMemory,
): Absent {
  const unseen = (entries: ReadonlyMap<string, Day> | undefined): Entries =>
    [...(entries ?? [])].filter(([print]) => !seen.has(print))
  const recovering = unseen(before.recovering)
  const failed = [...unseen(before.failed), ...recovering]
  const left = unseen(before.left)
  const allGone =
    !truncated && failed.length > 0 && failed.length === namedIn(before) && left.length === before.left.size
  return {
    failed,
    recovering,
    left,
    gone: unseen(before.gone),
    unnamed: Math.max(0, unnamedIn(before) - unreported),
    allGone,
    // Only once: the next run sees that no job counts as failing.
    vanished: allGone && counts.failed === 0 && before.failing > 0,
  }
}

/** FAILED jobs of the last run that are not remembered individually. */
function unnamedIn(memory: ExportsMemory): number {
  return Math.max(0, memory.failing - namedIn(memory))
}

function namedIn({ failed, recovering }: ExportsMemory): number {
  return failed.size + (recovering?.size ?? 0)
}

/**
 * The memory of jobs whose recovery is about to be reported: people who may have heard of it must hear of it if they
 * fail again. Jobs that were gone, and no longer count as failing, are treated like those that had left.
 */
function asRecovering(before: ExportsMemory, listed: Listed, change: ExportsChange): ExportsMemory {
  const { gone = new Map(), recovering = new Map(), ...others } = before
  const failing = new Set(listed.failed.map(({ print }) => print))
  const isOver = (print: string): boolean => change === 'recovered' || (listed.seen.has(print) && !failing.has(print))
  const [over, still] = parted(before.failed, isOver)
  const [back, missing] = parted(gone, isOver)
  const all = new Map([...recovering, ...over])
  return {
    ...others,
    failed: still,
    left: new Map([...before.left, ...back]),
    ...(all.size === 0 ? {} : { recovering: all }),
    ...(missing.size === 0 ? {} : { gone: missing }),
  }
}

/** The entries that match, and the others. */
function parted(
  entries: ReadonlyMap<string, Day>,
  isOne: (print: string) => boolean,
): readonly [ReadonlyMap<string, Day>, ReadonlyMap<string, Day>] {
  const those = (wanted: boolean): ReadonlyMap<string, Day> =>
    new Map([...entries].filter(([print]) => isOne(print) === wanted))
  return [those(true), those(false)]
}

interface Remembering {
  readonly truncated: boolean
  readonly listed: Listed
  readonly absent: Absent
  readonly before: ExportsMemory
  readonly failing: number
  readonly today: Day
}

type Remembered = Pick<ExportsMemory, 'failed' | 'left' | 'recovering' | 'gone' | 'goneUnnamed' | 'upTo'>

function remember({ truncated, listed, absent, before, failing, today }: Remembering): Remembered {
  // A cut list, or one that may be another user's, shows nothing about a missing job: it keeps its state.
  const stays = truncated || absent.vanished
  // After everybody was informed that no job fails, every later failure is news.
  const mayReturn = !stays && failing > 0 && before.failing > 0 && absent.failed.length > 0
  const sinceFailed = (print: string): Day => before.failed.get(print) ?? before.gone?.get(print) ?? today
  const isRecovering = new Map(absent.recovering)
  const absentFailed = absent.failed.filter(([print]) => !isRecovering.has(print))
  const failed = new Map([
    ...(stays ? absentFailed : []),
    ...listed.failed.map(({ print }) => [print, sinceFailed(print)] as const),
  ])
  const sinceLeft = (print: string): Day =>
    before.left.get(print) ?? before.recovering?.get(print) ?? sinceFailed(print)
  // Jobs whose recovery may have been reported are new if they fail again.
  const left = new Map([
    ...(stays ? absent.left : mayReturn ? absent.recovering : []),
    ...listed.left.map(({ print }) => [print, sinceLeft(print)] as const),
  ])
  const recovering = new Map(stays ? absent.recovering : [])
  const gone = new Map(stays ? absent.gone : mayReturn ? absentFailed : [])
  // Jobs that a cut list does not show still count as failing.
  const goneUnnamed = (stays ? (before.goneUnnamed ?? 0) : 0) + (absent.vanished || mayReturn ? absent.unnamed : 0)
  // While unnamed jobs may be listed again, no job above them counts as new because of its name.
  const ceiling = goneUnnamed > 0 || (truncated && absent.unnamed > 0) ? before.upTo : undefined
  return bounded({ failed, left, recovering, gone, goneUnnamed }, ceiling)
}

function absentNotice({ failed, allGone, vanished }: Absent, truncated: boolean): readonly string[] {
  if (failed.length === 0) return []
  return [`${missingNotice(failed.length, truncated)}${allGone ? ALL_GONE : ''}${vanished ? FOR_ONE_MORE_RUN : ''}`]
}

/**
 * Whether unnamed jobs have recovered or are gone is unknown. Without this notice, the numbers of two runs would not
 * add up.
 */
function unnamedNotice(unnamed: number, truncated: boolean): readonly string[] {
  if (unnamed === 0) return []
  const [jobs, are, count] = unnamed === 1 ? ['job', 'is', 'counts'] : ['jobs', 'are', 'count']
  return [
    `${unnamed} more export ${jobs}, known from the last run by number alone, ${truncated ? `${count} as failing still` : `${are} not FAILED any more, or no longer in the list`}.`,
  ]
}

function unreportedNotice(unreported: number, failing: number): readonly string[] {
  if (unreported === 0) return []
  const are = failing > MOST_REMEMBERED ? 'are' : 'were'
  return [
    `More than ${MOST_REMEMBERED} export jobs ${are} failing: for ${unreported} of them only their number is compared with the last run.`,
  ]
}

function missingNotice(number: number, truncated: boolean): string {
  const [which, are, they] =
    number === 1 ? ['job that was', 'is', 'it still counts'] : ['jobs that were', 'are', 'they still count']
  const jobs = `${number} export ${which} FAILED at the last run`
  return truncated
    ? `${jobs} ${number === 1 ? 'does' : 'do'} not show in the part of the list that was read; ${they} as failing.`
    : `${jobs} ${are} no longer in the list.`
}

const ALL_GONE =
  ' No remembered job is in the list: the jobs may be gone from the platform, or the token belongs to another user.'

const FOR_ONE_MORE_RUN = ' No job counts as recovered, and the memory is kept for one more run.'

/** The day on which a job was first FAILED. */
export function failingSince(memory: ExportsMemory, job: ExportJob): Day | undefined {
  return memory.failed.get(fingerprint(job.id))
}

/** The time of the last run if there was none. If the news of a first run was not delivered, only this is saved. */
const NEVER = '1970-01-01T00:00:00.000Z'

const NOTHING: ExportsMemory = { at: NEVER, failing: 0, failed: new Map(), left: new Map(), days: [] }

function idsOf(jobs: readonly ExportJob[]): readonly string[] {
  return jobs.map(({ id }) => id).toSorted()
}

function idOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

interface Listed {
  /** Those of the remembered jobs that are in the list. */
  readonly seen: ReadonlySet<string>
  readonly failed: readonly { readonly print: string }[]
  readonly left: readonly { readonly print: string }[]
  readonly newFailed: readonly ExportJob[]
  readonly recovered: readonly ExportJob[]
  /** FAILED jobs of which the last run could not save whether they were FAILED. */
  readonly unreported: number
}

function sortOut(jobs: readonly ExportJob[], before: ExportsMemory): Listed {
  const seen = new Set<string>()
  const failed: { readonly print: string }[] = []
  const left: { readonly print: string }[] = []
  const newFailed: ExportJob[] = []
  const recovered: ExportJob[] = []
  let unreported = 0
  const remembered = [before.failed, before.left, before.gone, before.recovering]
  const remembersNone = remembered.every((entries) => entries === undefined || entries.size === 0)
  for (const job of jobs) {
    // Of a long list most jobs are COMPLETED, and a fingerprint takes longer than all else that is done with a job.
    if (remembersNone && job.state !== 'FAILED') continue
    const print = fingerprint(job.id)
    const wasReported = before.failed.has(print) || before.gone?.has(print) === true
    const known = wasReported || before.left.has(print) || before.recovering?.has(print) === true
    if (known) seen.add(print)
    if (job.state === 'FAILED') {
      failed.push({ print })
      if (before.upTo !== undefined && print > before.upTo) unreported += 1
      else if (!wasReported) newFailed.push(job)
    } else if (job.state === 'COMPLETED') {
      if (known) recovered.push(job)
    } else if (known) left.push({ print })
  }
  return { seen, failed, left, newFailed, recovered, unreported }
}

/**
 * As many entries as a memory can hold, none above `ceiling`: those with the smallest fingerprints. Fingerprints are
 * evenly distributed, and the same ones are kept each time, so that jobs below the last of them are compared exactly.
 */
function bounded(
  { failed, left, recovering, gone, goneUnnamed }: Required<Omit<Remembered, 'upTo'>>,
  ceiling: string | undefined,
): Remembered {
  const prints = [failed, left, recovering, gone].flatMap((entries) => [...entries.keys()]).toSorted()
  const last = prints.length > MOST_REMEMBERED ? prints[MOST_REMEMBERED - 1] : undefined
  const upTo = [last, ceiling].filter((print) => print !== undefined).toSorted()[0]
  const below = (entries: ReadonlyMap<string, Day>): ReadonlyMap<string, Day> =>
    upTo === undefined ? entries : new Map([...entries].filter(([print]) => print <= upTo))
  const keptGone = below(gone)
  const keptRecovering = below(recovering)
  const unnamed = goneUnnamed + gone.size - keptGone.size
  return {
    failed: below(failed),
    left: below(left),
    ...(keptRecovering.size === 0 ? {} : { recovering: keptRecovering }),
    ...(keptGone.size === 0 ? {} : { gone: keptGone }),
    ...(unnamed === 0 ? {} : { goneUnnamed: unnamed }),
    ...(upTo === undefined ? {} : { upTo }),
  }
}

function changeOf(counts: {
  readonly worse: number
  readonly better: number
  readonly failing: number
  readonly failingBefore: number
}): ExportsChange {
  if (counts.worse > 0) return 'failing'
  if (counts.failing === 0) return counts.failingBefore > 0 ? 'recovered' : 'none'
  return counts.better > 0 ? 'improved' : 'none'
}

/** Not by date: the last entry is that of the last run, even if the clock of an earlier one was ahead. */
function addDay(days: readonly DayCount[], today: DayCount): readonly DayCount[] {
  const same = days.find(({ day }) => day === today.day)
  const merged: DayCount =
    same === undefined
      ? today
      : { ...today, newFailed: same.newFailed + today.newFailed, recovered: same.recovered + today.recovered }
  return [...days.filter(({ day }) => day !== today.day), merged].slice(-MOST_DAYS)
}
