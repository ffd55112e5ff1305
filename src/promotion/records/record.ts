import { existsSync, lstatSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'

import { sourceText } from '../../configuration/desired-app.ts'
import { codeOf, faultOf, faultOfWriting, reasonOf, writeAtomically, writeNew } from '../../files/atomic-file.ts'
import { unlessRefused } from '../../files/errno.ts'
import { PromotionError } from '../../files/errors.ts'
import { readJsonFile, notOurFormat } from '../../files/json-state-file.ts'
import { placeOf } from '../../files/output-place.ts'
import { isAddress } from '../../files/remote.ts'
import { digestOf, stringifyJson, type JsonValue } from '../../json/index.ts'
import { formatAddress } from '../../platform/address.ts'
import { faultOfName } from '../../platform/contract.ts'
import type { AppReading, DialectName } from '../../platform/types.ts'
import type { AppOutcome } from '../apply.ts'
import validators from '../generated/promotion.cjs'
import { isInstall, type Change, type Install } from '../plan.ts'
import { notedCommit } from '../provenance.ts'
import { digestOfApp } from '../same-app.ts'
import type { PromotionRecord, RecordedApp, RecordedBefore, RecordHeader } from './schemas.ts'

export interface RecordWriter {
  add(outcome: AppOutcome): Promise<void>
  /** Removes installs that had no effect; the file, if none is left. */
  end(): Promise<void>
}

/**
 * With every planned install as `unknown`: even if the process ends between a request and its answer, the earlier
 * version is recorded. Throws PromotionError `usage` if it cannot be written, or if the file exists: only that file may
 * know how to undo an earlier run.
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
 * In characters. The whole record is written each time. With hundreds of apps, writing after each outcome would take
 * longer than the installs.
 */
const WRITTEN_FOR_ONE = 1_000_000

class RecordFile implements RecordWriter {
  readonly #path: string
  readonly #header: RecordHeader
  readonly #entries = new Map<Change, string>()
  #isWritten = true
  #isThere = false
  #length = 0
  #unwritten = 0
  #writing: Promise<void> = Promise.resolve()

  constructor(path: string, header: RecordHeader) {
    this.#path = path
    this.#header = header
  }

  put(change: Install, outcome: RecordedApp['outcome']): void {
    // Apps with a known outcome are at the end, in order of time.
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
      // An install without effect does not belong in the record; the next write leaves it out.
      this.#isWritten = false
    }
  }

  async end(): Promise<void> {
    const write = async (): Promise<void> => this.#write()
    // If one write failed, the next one may succeed: a disk may be full for a moment.
    this.#writing = this.#writing.then(write, write)
    await this.#writing
  }

  async #write(): Promise<void> {
    // One write may include the installs that ended during the previous one.
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
      // Only a file that this run created may be overwritten or removed.
      await (this.#isThere ? writeAtomically(this.#path, text) : writeNew(this.#path, text))
      this.#isThere = true
      this.#length = text.length
    } else if (this.#isThere) {
      await rm(this.#path, { force: true })
      this.#isThere = false
    }
  }
}

export async function refuseRecordPath(path: string, header?: RecordHeader): Promise<void> {
  const led = faultOf(() => placeOf(path))
  if (led !== undefined) throw unwritable(path, led)
  // A folder or a device is not an old record. It is reported below why it cannot be written.
  if (existsSync(path) && statSync(path).isFile()) throw existing(path)
  if (!existsSync(path) && isLink(path)) throw unwritable(path, 'it is a symbolic link that leads nowhere')
  const fault = await faultOfWriting(path, header === undefined ? '' : recordText(header, []))
  if (fault !== undefined) throw unwritable(path, fault)
}

/** A part of the path may be a file: that is reported by the code that tries to write there. */
function isLink(path: string): boolean {
  return unlessRefused(() => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true, false)
}

/** Another run may have begun a record there in the meantime. */
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

/** The same before the first install of a record and after its last. */
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

export function headersIn(record: PromotionRecord): readonly string[] {
  return record.merged ?? [digestOfHeader(record)]
}

function recordText(header: RecordHeader, entries: readonly string[]): string {
  const head = stringifyJson({ version: 1, kind: 'cwl-promote record', ...header })
  return `${head.slice(0, -1)},"apps":[\n${entries.join(',\n')}\n]}\n`
}

export function isInstalled({ outcome }: { readonly outcome: AppOutcome['outcome'] }): boolean {
  return outcome === 'created' || outcome === 'updated'
}

export function isRecorded(
  result: AppOutcome,
): result is Extract<AppOutcome, { readonly outcome: RecordedApp['outcome'] }> {
  switch (result.outcome) {
    case 'created':
    case 'updated':
    case 'unknown':
      return true
    case 'failed':
      return result.readBack !== 'not-applied'
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

/** Reads a record. Throws PromotionError `bad-record` with the reason. */
export function readRecord(path: string): PromotionRecord {
  const value = readJsonFile(path, 'record', 'bad-record')
  if (!validators.record(value)) {
    throw notOurFormat(path, 'record', 'bad-record', value, validators.record.errors)
  }
  const record = value as unknown as PromotionRecord
  refuseAltered(record, path)
  return record
}

/** A rollback must restore what the record shows, at the targets that it shows. */
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
        fix: 'Give the file as `promote --record` wrote it. Without that, install the right version by hand.',
      },
    )
  }
}

function faultOfTarget(target: string, project: string | null): string | undefined {
  const fault = target
    .split('/')
    .map(faultOfName)
    .find((one) => one !== undefined)
  if (fault !== undefined) return `no app: ${fault}`
  return project !== null && !target.startsWith(`${project}/`) ? `not of its project ${project}` : undefined
}

/** Merges several records of one promotion, such as those of its shards. Throws PromotionError `bad-record`. */
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
  const startedAt = records.map((record) => record.startedAt).reduce((one, other) => (other < one ? other : one))
  // In order of time: a shard that was run twice has two installs of an app, and the earliest version counts.
  const apps = records
    .flatMap((record) => record.apps)
    .sort((one, other) => (one.installedAt < other.installedAt ? -1 : one.installedAt > other.installedAt ? 1 : 0))
  const { id: _ofOne, ...header } = first
  return { ...header, startedAt, merged: [...new Set(records.flatMap(headersIn))].sort(), apps }
}

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
