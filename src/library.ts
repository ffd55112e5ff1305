import { diff as runDiff } from './commands/diff.ts'
import { doctor as runDoctor } from './commands/doctor.ts'
import { exports as runExports } from './commands/exports.ts'
import { init as runInit } from './commands/init.ts'
import { mergeRecordFiles } from './commands/merge-records.ts'
import { pack as runPack } from './commands/pack.ts'
import { plan as runPlan } from './commands/plan.ts'
import { promote as runPromote } from './commands/promote.ts'
import { pull as runPull } from './commands/pull.ts'
import type {
  DiffReport,
  DoctorReport,
  ExportsReport,
  InitReport,
  MergeRecordsReport,
  PackReport,
  PromotionReport,
  PullReport,
  StatusReport,
  TestReport,
  ValidateReport,
} from './commands/report.ts'
import { rollback as runRollback } from './commands/rollback.ts'
import type { RunContext } from './commands/run/context.ts'
import { omitUndefined } from './commands/run/omit-undefined.ts'
import {
  DEFAULTS,
  type DiffOptions,
  type DoctorOptions,
  type MergeRecordsOptions,
  type PackOptions,
  type PullOptions,
  type RollbackOptions,
  type RunOptions,
} from './commands/run/options.ts'
import { status as runStatus } from './commands/status.ts'
import { test as runTest } from './commands/test.ts'
import { validate as runValidate } from './commands/validate.ts'

type WithDefault = keyof typeof DEFAULTS | 'workingDirectory'

/** Options of a command. Those with a default value may be left out; `workingDirectory` is the current directory then. */
export type Options<Of extends RunOptions = RunOptions> = Omit<Of, WithDefault> & Partial<Pick<Of, WithDefault>>

/** What a run needs apart from its options. Without a `signal` only its time limit stops it. */
export type Context = Partial<RunContext>

/** The options of `rollback`. */
export interface UndoOptions extends Omit<Options<RollbackOptions>, 'undo' | 'record'> {
  /** The record of the run to undo, relative to the current directory. */
  readonly record: string
  /** Where the record of the rollback is written. */
  readonly newRecord?: string
}

/** The options of `mergeRecords`. */
export interface MergeOptions extends Omit<Options<MergeRecordsOptions>, 'record'> {
  /** Where the merged record is written. */
  readonly newRecord: string
}

/** Validates documents: all of the folder if no `files` are named. */
export async function validate(options: Options = {}, context?: Context): Promise<ValidateReport> {
  return runValidate(complete(options), complement(context))
}

/** Packs one document into what would be installed. */
export async function pack(options: Options<PackOptions>, context?: Context): Promise<PackReport> {
  return runPack({ ...options, ...complete(options) }, complement(context))
}

/** Compares the apps of a stage with the platform. Changes nothing. */
export async function plan(options: Options = {}, context?: Context): Promise<PromotionReport> {
  return runPlan(complete(options), complement(context))
}

/** Plans, then installs what differs. */
export async function promote(options: Options = {}, context?: Context): Promise<PromotionReport> {
  return runPromote(complete(options), complement(context))
}

/** Restores what the run of a record replaced. */
export async function rollback(options: UndoOptions, context?: Context): Promise<PromotionReport> {
  const { record, newRecord, ...others } = { ...options }
  return runRollback(
    { ...complete(others), ...omitUndefined({ record: newRecord }), undo: record },
    complement(context),
  )
}

/** Writes changes that were made on the platform into the files of the folder. */
export async function pull(options: Options<PullOptions> = {}, context?: Context): Promise<PullReport> {
  return runPull({ ...options, ...complete(options) }, complement(context))
}

/** Compares the apps of all stages with the files and with the records of earlier runs. */
export async function status(options: Options = {}, context?: Context): Promise<StatusReport> {
  return runStatus(complete(options), complement(context))
}

/** Compares two documents, revisions or installed apps. */
export async function diff(options: Options<DiffOptions>, context?: Context): Promise<DiffReport> {
  return runDiff({ ...options, ...complete(options) }, complement(context))
}

/** Starts the tests of the apps of a stage that were not started yet, and reports what is known of all. */
export async function test(options: Options = {}, context?: Context): Promise<TestReport> {
  return runTest(complete(options), complement(context))
}

/** Counts the export jobs of the platform, and lists those that failed. */
export async function checkExports(options: Options = {}, context?: Context): Promise<ExportsReport> {
  return runExports(complete(options), complement(context))
}

/** Writes a first configuration. */
export async function init(options: Options = {}, context?: Context): Promise<InitReport> {
  return runInit(complete(options), complement(context))
}

/** Merges the records of the shards of a promotion. */
export async function mergeRecords(options: MergeOptions, context?: Context): Promise<MergeRecordsReport> {
  const { newRecord, ...others } = { ...options }
  return mergeRecordFiles({ ...others, ...complete(others), record: newRecord }, complement(context))
}

/** Checks settings, network and access. */
export async function doctor(options: Options<DoctorOptions>, context?: Context): Promise<DoctorReport> {
  return runDoctor({ ...options, ...complete(options) }, complement(context))
}

function complete(options: Options | null | undefined): RunOptions {
  return { workingDirectory: '.', ...DEFAULTS, ...omitUndefined(options ?? {}) }
}

function complement(context: Context = {}): RunContext {
  return { signal: new AbortController().signal, progress: () => undefined, ...context }
}
