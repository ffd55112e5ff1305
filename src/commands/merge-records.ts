import { existsSync } from 'node:fs'

import { faultOf } from '../files/atomic-file.ts'
import { PromotionError } from '../files/errors.ts'
import { globFiles } from '../files/find-files.ts'
import { placeOf } from '../files/output-place.ts'
import type { MergeRecordsOptions } from '../options/options.ts'
import { headersIn, mergeRecords, readRecord, writeRecord } from '../promotion/records/record.ts'
import type { PromotionRecord } from '../promotion/records/schemas.ts'
import type { Failure, MergeRecordsReport } from './report.ts'
import type { RunContext } from './run/context.ts'
import { runCommand, type Body } from './run/run-command.ts'

/** Never overwrites a file. */
export async function mergeRecordFiles(options: MergeRecordsOptions, context: RunContext): Promise<MergeRecordsReport> {
  const { records, record } = options
  let files: readonly string[] = []
  const early = {
    stopped: 'nothing was written',
    found: (failure: Failure): Body<MergeRecordsReport> => ({ failure, records: files, apps: [] }),
  }
  return runCommand<MergeRecordsReport>('merge-records', options, context, early, async ({ cutoff }) => {
    files = findRecords(records)
    const read = readDistinct(files)
    files = [...read.keys()]
    const merged = mergeRecords([...read.values()])
    await cutoff.throwIfOver()
    await writeRecord(record, merged)
    const apps = merged.apps.map(({ name, target, outcome, digest, installedAt }) => ({
      name,
      target,
      outcome,
      digest,
      installedAt,
    }))
    return { records: files, apps, recordFile: record }
  })
}

function readDistinct(files: readonly string[]): ReadonlyMap<string, PromotionRecord> {
  const known = new Set<string>()
  const read = new Map<string, PromotionRecord>()
  for (const file of files) {
    const record = readRecord(file)
    const key = JSON.stringify([
      headersIn(record),
      record.apps.map(({ target, outcome, installedAt }) => [target, outcome, installedAt]),
    ])
    if (!known.has(key)) read.set(file, record)
    known.add(key)
  }
  return read
}

/** A path that exists is not read as a pattern, even if it has special characters. */
function findRecords(patterns: readonly string[]): readonly string[] {
  const fix = 'Give the files that `promote` wrote: paths and globs.'
  if (patterns.length === 0) throw new PromotionError('usage', 'no record is named', { fix })
  const found = patterns.flatMap((pattern) => {
    refuseLedAway(pattern)
    const files = existsSync(pattern) ? [pattern] : globFiles(pattern)
    if (files.length === 0)
      throw new PromotionError('bad-record', `no record is at ${JSON.stringify(pattern)}`, { fix })
    return files
  })
  return [...new Set(found)].sort()
}

/** Checked before any folder is listed: the repository may contain links to other folders. */
function refuseLedAway(pattern: string): void {
  const fault = faultOf(() => placeOf(pattern))
  if (fault !== undefined)
    throw new PromotionError('bad-record', `no record is read at ${JSON.stringify(pattern)}: ${fault}`)
}
