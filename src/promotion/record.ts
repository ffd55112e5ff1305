import { existsSync, lstatSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'

import { systemCode } from '../cwl/source/errno.ts'
import { isAddress } from '../cwl/source/remote.ts'
import { digestOf, stringifyJson, type JsonValue } from '../json/index.ts'
import { formatAddress } from '../platform/address.ts'
import { faultOfName } from '../platform/contract.ts'
import type { AppReading, DialectName } from '../platform/types.ts'
import type { AppOutcome } from './apply.ts'
import { codeOf, faultOfWriting, reasonOf, writeAtomically, writeNew } from './atomic-file.ts'
import { sourceText } from './desired-app.ts'
import { PromotionError } from './errors.ts'
import validators from './generated/promotion.cjs'
import { readJsonFile, notOurFormat } from './json-state-file.ts'
import { placeOf } from './output-place.ts'
import { isInstall, type Change, type Install } from './plan.ts'
import { notedCommit } from './provenance.ts'
import type { PromotionRecord, RecordedApp, RecordedBefore, RecordHeader } from './record-schema.ts'
import { digestOfApp } from './same-app.ts'

/** A record being written: the file holds all installs and what was there before them, whatever happens to the process. */
export interface RecordWriter {
  /**
   * Writes down the outcome of an install that took effect or may have, or still may; in a large record it is `unknown`
   * until some more have ended.
   */
  add(outcome: AppOutcome): Promise<void>
  /** Takes out what did not take effect; without anything else, the file. */
  end(): Promise<void>
}

/**
 * Begins a record at `path` with every install that is to come, each as `unknown`: whatever ends the process between a
 * request and its answer, what was there before is on record. Throws PromotionError `usage` when it cannot be written,
 * and when a file is there already: it may be all that knows how to undo an earlier run.
 */
export async function startRecord(
  path: string,
  header: RecordHeader,
  changes: readonly Change[],
): Promise<RecordWriter> {
  await refuseRecordPath(path, header)
  const record = new RecordFile(path, header)
  for (const change of changes.filter(isInstall)) record.put(change, 'unknown')
  try {
    await record.end()
  } catch (error) {
    throw refusalOf(path, error)
  }
  return record
}

/**
 * In characters. All of a record is written each time: for each outcome alone, that of hundreds of apps would take
 * longer than they do.
 */
const WRITTEN_FOR_ONE = 1_000_000

class RecordFile implements RecordWriter {
  readonly #path: string
  readonly #header: RecordHeader
  readonly #entries = new Map<Change, string>()
  #isWritten = true
  #isThere = false
  /** Of the text that is there. */
  #length = 0
  /** Outcomes that it does not have yet. */
  #unwritten = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(path: string, header: RecordHeader) {
    this.#path = path
    this.#header = header
  }

  put(change: Install, outcome: RecordedApp['outcome']): void {
    // Those of which it is known stand last, in the order of time.
    this.#entries.delete(change)
    this.#entries.set(change, stringifyJson(recordedApp(change, outcome, this.#header.dialect) as unknown as JsonValue))
    this.#isWritten = false
  }

  async add(result: AppOutcome): Promise<void> {
    if (isRecorded(result)) {
      this.put(result.change, result.outcome)
      this.#unwritten += 1
      if (this.#unwritten * WRITTEN_FOR_ONE >= this.#length) await this.end()
    } else if (this.#entries.delete(result.change)) {
      // What did not take effect is no business of the record's; the next write leaves it out.
      this.#isWritten = false
    }
  }

  async end(): Promise<void> {
    const write = async (): Promise<void> => this.#write()
    // What one write could not put down the next one may: a disk may be full for a moment.
    this.#writing = this.#writing.then(write, write)
    await this.#writing
  }

  async #write(): Promise<void> {
    // One write may carry the installs that ended while the one before was under way.
    if (this.#isWritten) return
    this.#isWritten = true
    this.#unwritten = 0
    try {
      await this.#replace()
    } catch (error) {
      this.#isWritten = false
      this.#unwritten = Infinity
      throw error
    }
  }

  async #replace(): Promise<void> {
    if (this.#entries.size > 0) {
      const text = recordText(this.#header, [...this.#entries.values()])
      // Only what this run has written may be written over, or taken away.
      await (this.#isThere ? writeAtomically(this.#path, text) : writeNew(this.#path, text))
      this.#isThere = true
      this.#length = text.length
    } else if (this.#isThere) {
      await rm(this.#path, { force: true })
      this.#isThere = false
    }
  }
}

/** Throws PromotionError `usage` when no record can begin at `path`, with this header as far as it is known. */
export async function refuseRecordPath(path: string, header?: RecordHeader): Promise<void> {
  const led = faultOfPlace(path)
  if (led !== undefined) throw unwritable(path, led)
  // A folder or a device is no old record: why it cannot be written is reported below.
  if (existsSync(path) && statSync(path).isFile()) throw existing(path)
  if (!existsSync(path) && isLink(path)) throw unwritable(path, 'it is a symbolic link that leads nowhere')
  const fault = await faultOfWriting(path, header === undefined ? '' : recordText(header, []))
  if (fault !== undefined) throw unwritable(path, fault)
}

function faultOfPlace(path: string): string | undefined {
  try {
    placeOf(path)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true
  } catch (error) {
    // A part of the path is a file: that is reported by anyone who tries to write there.
    if (systemCode(error) === undefined) throw error
    return false
  }
}

/** Another run may have begun a record there since it was looked at. */
function refusalOf(path: string, error: unknown): PromotionError {
  return codeOf(error) === 'EEXIST' && existsSync(path) ? existing(path) : unwritable(path, reasonOf(error))
}

function existing(path: string): PromotionError {
  return new PromotionError('usage', `the record ${path} exists already`, {
    fix: 'Give each run its own file, or move the old one away: `rollback` needs it to undo that run.',
  })
}

function unwritable(path: string, fault: string): PromotionError {
  return new PromotionError('usage', `the record ${path} cannot be written: ${fault}`, {
    fix: 'Give a path in a folder that can be written to. Nothing is installed before that: what is not recorded could not be rolled back.',
  })
}

/** What tells one record from another, the same before its first install and after its last: a digest of its header. */
export function digestOfHeader({
  baseUrl,
  dialect,
  stage,
  project,
  commit,
  actor,
  runUrl,
  startedAt,
  id,
}: RecordHeader): string {
  return digestOf({
    baseUrl,
    dialect,
    stage,
    project,
    commit,
    actor,
    runUrl,
    startedAt,
    ...(id === undefined ? {} : { id }),
  })
}

/** The headers, as digests, of all runs that a record is of. */
export function headersIn(record: PromotionRecord): readonly string[] {
  return record.merged ?? [digestOfHeader(record)]
}

/** Written by hand, so that an entry with a large description is made into text only once. */
function recordText(header: RecordHeader, entries: readonly string[]): string {
  const head = stringifyJson({ version: 1, kind: 'cwl-promote record', ...header })
  return `${head.slice(0, -1)},"apps":[\n${entries.join(',\n')}\n]}\n`
}

/** True for an install that took effect or may have, or still may, and that a record holds. */
export function isRecorded(
  result: AppOutcome,
): result is Extract<AppOutcome, { readonly outcome: RecordedApp['outcome'] }> {
  switch (result.outcome) {
    case 'created':
    case 'updated':
    case 'unknown':
      return true
    case 'failed':
      return result.standing !== 'not-applied'
    case 'unchanged':
    case 'skipped':
    case 'cancelled':
      return false
  }
}

function recordedApp(change: Install, outcome: RecordedApp['outcome'], dialect: DialectName): RecordedApp {
  const remote = change.files.filter(isAddress)
  const commit = notedCommit(change.description)
  return {
    name: change.app.name,
    target: formatAddress(change.app.target),
    source: sourceText(change.app.source),
    outcome,
    digest: digestOfApp(change.description, dialect),
    installedAt: new Date().toISOString(),
    before: recordedBefore(change.before, dialect),
    ...(commit === undefined ? {} : { commit }),
    ...(remote.length === 0 ? {} : { remote }),
  }
}

function recordedBefore(reading: AppReading, dialect: DialectName): RecordedBefore {
  if (reading.kind === 'unreadable') return { kind: 'unreadable', reason: reading.reason }
  if (reading.kind === 'absent') return reading
  const { description } = reading.app
  return { kind: 'found', digest: digestOfApp(description, dialect), description }
}

/** Reads a record. Throws PromotionError `bad-record` that says what is wrong with the file. */
export function readRecord(path: string): PromotionRecord {
  const value = readJsonFile(path, 'record', 'bad-record')
  if (!validators.record(value)) {
    throw notOurFormat(path, 'record', 'bad-record', value, validators.record.errors ?? [])
  }
  const record = value as unknown as PromotionRecord
  refuseAltered(record, path)
  return record
}

/** What a rollback shows must be what it does: where it installs, and that the digest is of what it puts back. */
function refuseAltered({ apps, dialect, project }: PromotionRecord, path: string): void {
  for (const { target, before } of apps) {
    const why = faultOfTarget(target, project)
    if (why !== undefined) {
      throw new PromotionError(
        'bad-record',
        `the record ${path} was changed after it was written: its target ${JSON.stringify(target)} is ${why}`,
        {
          fix: 'Give the file as `promote --record` wrote it.',
        },
      )
    }
    if (before.kind !== 'found' || digestOfApp(before.description, dialect) === before.digest) continue
    throw new PromotionError(
      'bad-record',
      `the record ${path} was changed after it was written: its description of ${target} is not that of ${before.digest}`,
      {
        fix: 'Give the file as `promote --record` wrote it. Without that, install by hand what is right.',
      },
    )
  }
}

/** Why nothing could be installed there by a run for that project; undefined when something could. */
function faultOfTarget(target: string, project: string | null): string | undefined {
  const fault = target
    .split('/')
    .map(faultOfName)
    .find((one) => one !== undefined)
  if (fault !== undefined) return `no app: ${fault}`
  return project !== null && !target.startsWith(`${project}/`) ? `not of its project ${project}` : undefined
}

/** Several records of one promotion, such as those of its shards, as one. Throws PromotionError `bad-record`. */
export function mergeRecords(records: readonly PromotionRecord[]): PromotionRecord {
  const [first] = records
  if (first === undefined) throw new PromotionError('bad-record', 'there is no record to merge')
  for (const other of records) {
    for (const key of ['baseUrl', 'dialect', 'stage', 'project', 'commit'] as const) {
      if (other[key] === first[key]) continue
      throw new PromotionError(
        'bad-record',
        `the records are of different promotions: \`${key}\` is ${String(first[key])} in one and ${String(other[key])} in another`,
        {
          fix: 'Merge only the records of one promotion: of its shards, and of runs of it again.',
        },
      )
    }
  }
  const startedAt = records.map((record) => record.startedAt).sort()[0] ?? first.startedAt
  // In the order of time: a share that was run twice has two installs of one app, and what was there first counts.
  const apps = records
    .flatMap((record) => record.apps)
    .sort((one, other) => (one.installedAt < other.installedAt ? -1 : one.installedAt > other.installedAt ? 1 : 0))
  const { id: _ofOne, ...header } = first
  return { ...header, startedAt, merged: [...new Set(records.flatMap(headersIn))].sort(), apps }
}

/** Writes a record as a whole. Throws PromotionError `usage` when a file is there already, or it cannot be written. */
export async function writeRecord(
  path: string,
  { version: _version, kind: _kind, apps, ...header }: PromotionRecord,
): Promise<void> {
  await refuseRecordPath(path, header)
  try {
    await writeNew(
      path,
      recordText(
        header,
        apps.map((app) => stringifyJson(app as unknown as JsonValue)),
      ),
    )
  } catch (error) {
    throw refusalOf(path, error)
  }
}
