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
  CommonReport,
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
import { namingOptions, rewordReport } from './commands/run/option-names.ts'
import { status as runStatus } from './commands/status.ts'
import { test as runTest } from './commands/test.ts'
import { validate as runValidate } from './commands/validate.ts'
import { PromotionError } from './files/errors.ts'
import { didYouMean } from './files/suggest.ts'
import { omitUndefined } from './json/is-present.ts'
import { libraryOptions, wrongKind } from './options/check-options.ts'
import type { Verb } from './options/command-table.ts'
import { FUNCTION, isObject, NUMBER, OBJECT, SIGNAL, SWITCH, TEXT, type Kind } from './options/kinds.ts'
import {
  DEFAULTS,
  type DiffOptions,
  type DoctorOptions,
  type InitOptions,
  type MergeRecordsOptions,
  type PackOptions,
  type PullOptions,
  type RollbackOptions,
  type RunOptions,
} from './options/options.ts'

type WithDefault = keyof typeof DEFAULTS | 'workingDirectory'

/** Options of a command. Those with a default value may be left out; `workingDirectory` is the current directory then. */
export type Options<Of extends RunOptions = RunOptions> = Omit<Of, WithDefault> & Partial<Pick<Of, WithDefault>>

/** What a run needs apart from its options. Without a `signal` only its time limit stops it. */
export type Context = Partial<Omit<RunContext, 'fault'>>

/** The options of `rollback`. */
export interface UndoOptions extends Omit<Options<RollbackOptions>, 'undo' | 'record'> {
  readonly record: string
  readonly newRecord?: string
}

/** The options of `mergeRecords`. */
export interface MergeOptions extends Omit<Options<MergeRecordsOptions>, 'record'> {
  readonly newRecord: string
}

/** Validates documents: all of the folder if no `files` are named. */
export async function validate(options: Options = {}, context?: Context): Promise<ValidateReport> {
  return call('validate', runValidate, options, context)
}

/** Packs one document into what would be installed. */
export async function pack(options: Options<PackOptions>, context?: Context): Promise<PackReport> {
  return call('pack', runPack, options, context)
}

/** Compares the apps of a stage with the platform. Changes nothing. */
export async function plan(options: Options = {}, context?: Context): Promise<PromotionReport> {
  return call('plan', runPlan, options, context)
}

/** Plans, then installs what differs. */
export async function promote(options: Options = {}, context?: Context): Promise<PromotionReport> {
  return call('promote', runPromote, options, context)
}

/** Restores what the run of a record replaced. */
export async function rollback(options: UndoOptions, context?: Context): Promise<PromotionReport> {
  return call(
    'rollback',
    ({ record, newRecord, ...others }: UndoOptions & RunOptions, given) =>
      runRollback({ ...others, ...omitUndefined({ record: newRecord }), undo: record }, given),
    options,
    context,
  )
}

/** Writes changes that were made on the platform into the files of the folder. */
export async function pull(options: Options<PullOptions> = {}, context?: Context): Promise<PullReport> {
  return call('pull', runPull, options, context)
}

/** Compares the apps of all stages with the files and with the records of earlier runs. */
export async function status(options: Options = {}, context?: Context): Promise<StatusReport> {
  return call('status', runStatus, options, context)
}

/** Compares two documents, revisions or installed apps. */
export async function diff(options: Options<DiffOptions>, context?: Context): Promise<DiffReport> {
  return call('diff', runDiff, options, context)
}

/** Starts the tests of the apps of a stage that were not started yet, and reports what is known of all. */
export async function test(options: Options = {}, context?: Context): Promise<TestReport> {
  return call('test', runTest, options, context)
}

/** Counts the export jobs of the platform, and lists those that failed. */
export async function checkExports(options: Options = {}, context?: Context): Promise<ExportsReport> {
  return call('exports', runExports, options, context)
}

/** Writes a first configuration. */
export async function init(options: Options<InitOptions> = {}, context?: Context): Promise<InitReport> {
  return call('init', runInit, options, context)
}

/** Merges the records of the shards of a promotion. */
export async function mergeRecords(options: MergeOptions, context?: Context): Promise<MergeRecordsReport> {
  return call(
    'merge-records',
    ({ newRecord, ...others }: MergeOptions & RunOptions, given) =>
      mergeRecordFiles({ ...others, record: newRecord }, given),
    options,
    context,
  )
}

/** Checks settings, network and access. */
export async function doctor(options: Options<DoctorOptions>, context?: Context): Promise<DoctorReport> {
  return call('doctor', runDoctor, options, context)
}

async function call<Given extends Options, Of extends CommonReport>(
  verb: Verb,
  command: (options: Given & RunOptions, context: RunContext) => Promise<Of>,
  options: Given,
  context: Context | undefined,
): Promise<Of> {
  const fault = faultOfCall(verb, options, context)
  const given: RunContext = {
    signal: new AbortController().signal,
    progress: () => undefined,
    ...(fault === undefined ? omitUndefined(context ?? {}) : { fault }),
  }
  const defaults = { workingDirectory: '.', ...DEFAULTS }
  return rewordReport(await command({ ...options, ...defaults, ...omitUndefined(options ?? {}) }, given), namingOptions)
}

const CONTEXT: Readonly<Record<Exclude<keyof RunContext, 'fault'>, Kind>> = {
  signal: SIGNAL,
  progress: FUNCTION,
  readsEnvironment: SWITCH,
  offersSubjects: SWITCH,
  pullLabels: FUNCTION,
  startedFor: TEXT,
  clock: FUNCTION,
  freshFor: NUMBER,
  network: OBJECT,
}

/** A mistyped option must not be ignored, because it may be `dryRun`. */
function faultOfCall(verb: Verb, options: unknown, context: unknown): PromotionError | undefined {
  const given: Readonly<Record<string, unknown>> = { ...(isObject(context) ? context : {}) }
  return (
    wrongKind('options', OBJECT, options ?? undefined) ??
    unknownName(options, libraryOptions(verb), 'an option') ??
    wrongKind('context', OBJECT, context ?? undefined) ??
    unknownName(context, Object.keys(CONTEXT), 'a member of the context') ??
    Object.entries(CONTEXT)
      .map(([name, kind]) => wrongKind(name, kind, given[name]))
      .find((fault) => fault !== undefined)
  )
}

function unknownName(members: unknown, known: readonly string[], what: string): PromotionError | undefined {
  const name = Object.keys(members ?? {}).find((member) => !known.includes(member))
  if (name === undefined) return undefined
  return new PromotionError('usage', `${JSON.stringify(name)} is not ${what}${didYouMean(name, known)}`, {
    fix: 'Correct its name, or leave it out. docs/library.md describes the options and the context.',
  })
}
