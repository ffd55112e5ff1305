import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'

import { reasonOf } from '../../files/atomic-file.ts'
import { sameJson, type JsonObject } from '../../json/index.ts'
import { omitUndefined } from '../../json/is-present.ts'
import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import { DIALECTS, stripPlatformKeys } from '../../platform/dialect.ts'
import { PlatformError } from '../../platform/errors.ts'
import type { AppAddress, AppReading, Installation, Platform } from '../../platform/types.ts'
import { applyPlan, reasonFor, type AppOutcome } from '../../promotion/apply.ts'
import { isInstall, type Change } from '../../promotion/plan.ts'
import { isInstalled, isRecorded, startRecord, type RecordWriter } from '../../promotion/records/record.ts'
import type { RecordHeader } from '../../promotion/records/schemas.ts'
import { writeSubjects } from '../../promotion/records/subjects.ts'
import { startOf } from '../../promotion/rules/deployment.ts'
import type { Failure } from '../report.ts'
import type { ProgressEvent } from '../run/context.ts'
import { INSTALL_GRACE } from '../run/cutoff.ts'
import type { PromotionRun } from './promotion-run.ts'
import type { Applied, Planned, Steps } from './run-state.ts'

export interface Work {
  readonly planned: Planned
  readonly changes: readonly Change[]
  readonly platform: Platform
  readonly commit: string | null
  readonly readsBack: boolean
  readonly undoes?: readonly string[]
}

export async function* install(run: PromotionRun, options: RunOptions, work: Work): Steps<Applied> {
  const { context, cutoff } = run
  const { planned, changes, platform } = work
  const header = recordHeader(options, platform, {
    stage: planned.stage,
    project: planned.project ?? '',
    commit: work.commit,
  })
  const record = options.record === undefined ? undefined : await startRecord(options.record, header, changes)
  if (options.record !== undefined && changes.some(isInstall))
    context.progress({ kind: 'record', file: options.record })
  await announce(run, options, work, header)
  context.progress({ kind: 'phase', name: 'install', total: changes.length })
  cutoff.grant(INSTALL_GRACE)
  const { outcomes, unrecorded } = await applyOnRecord(run, options, work, record)
  const recordFile =
    options.record !== undefined &&
    outcomes.some(isRecorded) &&
    (unrecorded === undefined || existsSync(options.record))
      ? options.record
      : undefined
  const settled: Applied = {
    kind: 'applied',
    plan: planned,
    outcomes,
    ...omitUndefined({ unrecorded, recordFile }),
    afterwards: [],
  }
  yield settled
  cutoff.grant(0)
  // A run that must end has no time for this. The next run finds these apps up to date and writes their files.
  if (options.subjects === undefined || cutoff.stop.aborted) return settled
  const kept = await keepSubjects(run, options.subjects, settled, platform)
  yield kept
  return kept
}

async function announce(
  { command, deployments, cutoff }: PromotionRun,
  options: RunOptions,
  { planned, changes, undoes }: Work,
  header: RecordHeader,
): Promise<void> {
  const more = {
    command,
    project: planned.project ?? '',
    planDigest: planned.plan.digest,
    ...omitUndefined({ undoes }),
  }
  await deployments?.begin(startOf(options, header, changes, more), cutoff.stop)
}

/** If a record cannot be written, no further install begins, because it could not be rolled back. */
async function applyOnRecord(
  { context, cutoff }: PromotionRun,
  options: RunOptions,
  { changes, platform, readsBack }: Work,
  record: RecordWriter | undefined,
): Promise<Pick<Applied, 'outcomes' | 'unrecorded'>> {
  const halt = new AbortController()
  let unrecorded: Failure | undefined
  const note = async (writing: Promise<void> | undefined): Promise<void> => {
    try {
      await writing
    } catch (error) {
      unrecorded ??= unrecordedBy(error)
      halt.abort()
    }
  }
  const outcomes = await applyPlan(
    changes,
    readsBack || options.verify === 'read-back' ? readingBack(platform) : platform,
    {
      concurrency: options.maxRequests,
      signal: AbortSignal.any([cutoff.stop, halt.signal]),
      failFast: options.failFast ?? false,
      onOutcome: async (outcome) => {
        await note(record?.add(outcome))
        // Reported after it is recorded, so that the record is complete even if the process is killed next.
        context.progress(progressOf(outcome))
      },
    },
  )
  await note(record?.end())
  return { outcomes, ...omitUndefined({ unrecorded }) }
}

function unrecordedBy(error: unknown): Failure {
  return {
    code: 'record-not-written',
    message: `the record could not be written: ${reasonOf(error)}`,
    fix: 'No further install was begun. What is installed is in the report; free the disk or give another path, and run again.',
  }
}

function progressOf(result: AppOutcome): ProgressEvent {
  const { name, target } = result.change.app
  return {
    kind: 'app',
    name,
    target: formatAddress(target),
    outcome: result.outcome,
    ...omitUndefined({ reason: reasonFor(result) }),
  }
}

async function keepSubjects(
  { context, addNotice }: PromotionRun,
  folder: string,
  settled: Applied,
  { dialect }: Platform,
): Promise<Applied> {
  try {
    return { ...settled, ...omitUndefined({ subjects: await writeSubjects(folder, settled.outcomes, dialect) }) }
  } catch (error) {
    const message = `the installed apps could not be written into ${folder}: ${reasonOf(error)}`
    if (context.offersSubjects === true) {
      addNotice(`There is nothing to be signed: ${message}. ${promotedAnyway(settled.outcomes)}`.trimEnd())
      return settled
    }
    const failure: Failure = {
      code: 'subjects-not-written',
      message,
      fix: `${promotedAnyway(settled.outcomes)}Give a new folder, on a disk with free space, and run again.`,
    }
    return { ...settled, afterwards: [...settled.afterwards, failure] }
  }
}

export function promotedAnyway(outcomes: readonly AppOutcome[]): string {
  return outcomes.some(isInstalled) ? 'The apps were promoted anyway. ' : ''
}

export function recordHeader(
  options: RunOptions,
  platform: Pick<Platform, 'baseUrl' | 'dialect'>,
  where: Pick<RecordHeader, 'stage' | 'project' | 'commit'>,
): RecordHeader {
  return {
    baseUrl: platform.baseUrl,
    dialect: platform.dialect,
    stage: where.stage,
    project: where.project,
    commit: where.commit,
    actor: options.actor ?? null,
    runUrl: options.runUrl ?? null,
    startedAt: new Date().toISOString(),
    id: randomUUID(),
  }
}

/** Installs count as applied only if the app, read afterwards, equals what was sent. */
export function readingBack(
  platform: Pick<Platform, 'installApp' | 'getApp' | 'dialect'>,
): Pick<Platform, 'installApp' | 'dialect'> {
  return {
    dialect: platform.dialect,
    installApp: async (address, description, before, options) => {
      const installation = await platform.installApp(address, description, before, options)
      if (installation.kind !== 'applied') return installation
      return confirm(installation, description, await readAfter(platform, address), platform)
    },
  }
}

async function readAfter(platform: Pick<Platform, 'getApp'>, address: AppAddress): Promise<AppReading> {
  try {
    return await platform.getApp(address)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { kind: 'unreadable', reason: error.message }
  }
}

function confirm(
  installation: Installation,
  sent: JsonObject,
  reading: AppReading,
  platform: Pick<Platform, 'dialect'>,
): Installation {
  switch (reading.kind) {
    case 'found':
      return sameJson(
        stripPlatformKeys(reading.app.description, DIALECTS[platform.dialect]),
        stripPlatformKeys(sent, DIALECTS[platform.dialect]),
      )
        ? installation
        : { kind: 'differs', answered: reading.app.description }
    case 'absent':
      return { kind: 'unknown', reason: 'the platform accepted the app, but it is not there when it is read back' }
    case 'unreadable':
      return { kind: 'unknown', reason: `the platform accepted the app, but it cannot be read back: ${reading.reason}` }
  }
}
