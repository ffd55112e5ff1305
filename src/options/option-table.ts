import { WAYS_TO_VERIFY } from '../configuration/manifest-schema.ts'
import { FAIL_ON } from '../export-jobs/threshold.ts'
import { DIALECT_NAMES } from '../platform/types.ts'
import { COMMANDS, type Command, type Verb } from './command-table.ts'
import { OBJECT, RULES, TEXT, TEXTS, type Kind } from './kinds.ts'
import {
  DEFAULTS,
  type AllOptions,
  type DiffOptions,
  type DoctorOptions,
  type MergeRecordsOptions,
  type PackOptions,
  type RollbackOptions,
  type RunOptions,
} from './options.ts'
import { MOST_SHARDS } from './shards.ts'

type Group = 'What' | 'Checks' | 'Rules' | 'Export jobs' | 'Platform' | 'Output and environment'

export interface OptionRow {
  /** The commands that use it, as an input and as a flag. Others refuse it. */
  readonly commands?: readonly Command[]
  /** The same for the input alone. */
  readonly inputs?: readonly Command[]
  /** The same for the flag alone. */
  readonly flags?: readonly Verb[]
  /** The headline over the flag in the help; that of the command itself if absent. */
  readonly group?: Group
  /** Names the value in the help. An option without a value is a switch. */
  readonly value?: string
  /** A list: the flag may be repeated, and each line of the input is an item. */
  readonly many?: true
  /** For these commands it has a value, of this name. */
  readonly valueFor?: Readonly<Partial<Record<Verb, string>>>
  readonly help?: string
  readonly helpOf?: Readonly<Partial<Record<Verb, string>>>
  /** Adds `--no-NAME` to these commands, with this help. */
  readonly no?: Readonly<Partial<Record<Verb, string>>>
  readonly required?: readonly Verb[]
  /** For these commands it must be given, with this fix if it is not. */
  readonly needed?: Readonly<Partial<Record<Verb, string>>>
  /** Of an option that is neither a flag nor an input. */
  readonly kind?: Kind
  /** Whether only the functions of its commands accept it in the library, or none; absent if all do. */
  readonly library?: 'own' | 'none'
  readonly alias?: string
  /** Of a choice. A wrong value is reported with a suggestion. */
  readonly choices?: readonly string[]
  readonly bounds?: Bounds
  /** A number of minutes that may have a unit: `90s`, `30m`, `2h`. */
  readonly time?: true
  /** The value if none is given. */
  readonly initial?: string | number | boolean
  readonly excludes?: string
  /**
   * A shell passes an empty flag for a variable that is not set, so it is an error. An empty input counts as absent,
   * because workflows hand on empty values; unless the value decides what is approved, compared or undone.
   */
  readonly empty?: 'absent' | 'refused' | readonly Command[]
}

export interface Bounds {
  readonly least: number
  readonly most: number
  /** If false, any number that is not below `least` is allowed. */
  readonly whole: boolean
}

type RowFor<Value> = Value extends boolean
  ? { readonly value?: never }
  : Value extends number
    ? { readonly value: string; readonly bounds: Bounds }
    : Value extends string
      ? { readonly value: string; readonly bounds?: never; readonly many?: never }
      : { readonly value: string; readonly many: true }

interface Named
  extends
    AllOptions,
    Pick<PackOptions, 'file'>,
    Pick<RollbackOptions, 'undo'>,
    Pick<DiffOptions, 'before' | 'after'>,
    Pick<MergeRecordsOptions, 'records'>,
    Pick<DoctorOptions, 'environment'> {
  readonly newRecord: string
  readonly profile: string
  readonly diff: boolean
  readonly json: boolean
  readonly markdown: string
  readonly verbose: boolean
}

const PROMOTING = ['plan', 'promote'] as const
const CHECKING = ['validate', 'pack', 'plan', 'promote', 'pull', 'status'] as const
const CHECKING_ALL = [...CHECKING, 'diff', 'graph', 'pages'] as const
const TARGETED = ['plan', 'promote', 'pull', 'status'] as const
const WITH_PLATFORM = ['plan', 'promote', 'rollback', 'pull', 'status', 'exports', 'doctor', 'test', 'pages'] as const
const WITH_CLIENT = [...WITH_PLATFORM, 'diff', 'init'] as const
const EVERY = [...COMMANDS, 'init'] as const

export const ACCEPTED = 'Give a file, REVISION:FILE, stage:STAGE/APP or app:OWNER/PROJECT/APP.'

const UP = Number.MAX_SAFE_INTEGER

/**
 * From it come the flags, their help and their completion, the inputs of the action with the commands that use them,
 * and the checks of values. `plan` accepts all inputs of `promote`, except the plan to apply, because one step may be
 * either.
 */
export const OPTIONS = {
  out: {
    inputs: ['pages'],
    flags: ['plan', 'pages'],
    value: '<file>',
    help: 'save the plan, for promote --plan',
    helpOf: { pages: 'the folder of the pages. Default: docs/apps' },
  },
  exitCode: {
    initial: false,
    inputs: ['plan', 'status', 'diff', 'test'],
    flags: ['plan', 'status'],
    help: 'exit with code 10 when something would change',
    helpOf: { status: 'exit with code 10 when an app has drifted or is unpromoted, or is in a state of --only' },
  },
  only: {
    commands: ['status'],
    group: 'What',
    many: true,
    value: '<states>',
    help: 'list only apps in one of these states, separated by commas: drifted, unpromoted, absent, unreadable, unknown, current',
  },
  matrix: {
    commands: ['plan'],
    value: '<n>',
    bounds: { least: 1, most: MOST_SHARDS, whole: true },
    help: 'list the shards, of at most n (up to 256), that have something to install',
  },
  to: {
    commands: ['pull'],
    value: '<folder>',
    help: 'the folder for apps that have no file in the repository yet: those of --apps, or all that the platform lists',
  },
  dryRun: {
    initial: false,
    // A command that writes nothing accepts it too.
    inputs: ['validate', 'pack', 'plan', 'promote', 'rollback', 'pull', 'status', 'doctor', 'images'],
    flags: ['validate', 'promote', 'rollback', 'pull', 'init', 'images'],
    help: 'plan only: install nothing',
    helpOf: {
      validate: 'with --fix: print the corrections as a diff, and write nothing',
      pull: 'show what would be written, and write nothing',
      images: 'with --pin: print the changes as a diff, and write nothing',
      init: 'print the file instead of writing it',
    },
  },
  wait: {
    commands: ['test'],
    value: '<time>',
    bounds: { least: 0, most: 6 * 60, whole: false },
    time: true,
    help: 'wait for the tasks for as long as this: 30m, 2h, 90s, or a number of minutes. Default: report what is known now',
  },
  runner: {
    commands: ['test'],
    value: '<command>',
    help: 'run the tests on this machine with this CWL runner, such as cwltool; needs no platform',
  },
  maxStarted: {
    commands: ['test'],
    value: '<number>',
    bounds: { least: 0, most: UP, whole: true },
    help: 'the largest number of tasks to start. Default: 20',
  },
  test: {
    flags: ['test'],
    group: 'What',
    many: true,
    value: '<id>',
    help: 'a test to work on, by its id; may be repeated. Default: all',
  },
  again: {
    flags: ['test'],
    help: 'start tasks again that failed or were aborted; with --test also tasks of tests that passed',
  },
  keep: {
    flags: ['test'],
    value: '<folder>',
    help: 'with --runner, keep the log, the job and the outputs of each test in this new folder',
  },
  junit: {
    commands: ['test'],
    value: '<file>',
    help: 'write the results to this file as JUnit XML, which GitHub, GitLab and Jenkins can show',
  },
  dockstore: {
    library: 'own',
    flags: ['init'],
    help: 'also write .dockstore.yml, for Dockstore; only that if there is a configuration file',
  },
  force: {
    library: 'own',
    flags: ['pull'],
    help: 'overwrite files that have uncommitted changes, and write what would undo commits',
  },
  plan: {
    commands: ['promote'],
    empty: 'refused',
    value: '<file>',
    help: 'apply exactly this saved plan, or refuse; the plan includes the stage',
  },
  expectPlanDigest: {
    commands: ['promote', 'rollback'],
    empty: 'refused',
    value: '<digest>',
    help: 'apply the plan only if it has this digest',
    helpOf: { rollback: 'roll back only if the plan, as a dry run has it, has this digest' },
  },
  record: {
    inputs: ['rollback', 'merge-records'],
    flags: ['promote', 'rollback'],
    required: ['rollback'],
    needed: { 'merge-records': 'Give the file to write.' },
    empty: 'refused',
    value: '<file>',
    help: 'write a record for rollback: what was installed, and what was there before; must be a new file',
    helpOf: { rollback: 'required: the record that promote wrote' },
  },
  newRecord: {
    library: 'own',
    flags: ['rollback', 'merge-records'],
    required: ['merge-records'],
    empty: 'absent',
    value: '<file>',
    help: 'write a record of the rollback; must be a new file',
    helpOf: { 'merge-records': 'required: the merged record; must be a new file' },
  },
  stamp: {
    inputs: ['pack', 'plan', 'promote'],
    flags: ['pack'],
    help: 'add the note with repository, file and commit, as promote does',
    no: { promote: 'do not add the note with repository, file and commit' },
  },
  graph: {
    library: 'own',
    flags: ['pack'],
    help: 'print a $graph in which each process occurs once, for other CWL runners',
  },
  yaml: { library: 'own', flags: ['pack'], excludes: 'json', help: 'print YAML' },
  output: {
    library: 'own',
    flags: ['pack'],
    value: '<file>',
    help: 'write to this file; only an earlier description is overwritten',
  },
  check: {
    library: 'own',
    inputs: ['images', 'pages'],
    flags: ['pack', 'images', 'pages'],
    valueFor: { pack: '<file>' },
    help: 'ask the registry of each image whether it has it for linux/amd64',
    helpOf: {
      pack: 'compare with this file, and fail when they differ in meaning',
      pages: 'write nothing, and exit with code 10 when a page is out of date',
    },
  },
  pin: {
    library: 'own',
    commands: ['images'],
    help: 'write the digest of each image behind its tag, into the files',
  },
  update: {
    library: 'own',
    commands: ['images'],
    help: 'show newer tags of the same form; change nothing',
  },
  maxBytes: {
    library: 'own',
    flags: ['pack'],
    value: '<number>',
    bounds: { least: 1, most: UP, whole: true },
    help: 'refuse a larger description, and list its largest parts',
  },

  config: {
    commands: [...CHECKING_ALL, 'exports', 'doctor', 'test', 'images'],
    group: 'What',
    value: '<file>',
    help: 'the configuration file. Default: cwl-promote.yml or .github/cwl-promote.yml (or .yaml)',
  },
  files: {
    inputs: [...CHECKING, 'diff', 'graph', 'images'],
    flags: ['validate', ...TARGETED, 'images'],
    group: 'What',
    many: true,
    value: '<path>',
    help: 'a CWL file, folder or glob; may be repeated',
  },
  stage: {
    commands: [...TARGETED, 'doctor', 'test', 'images'],
    group: 'What',
    value: '<name>',
    help: 'the stage of the configuration file to promote to; can be left out if there is only one',
    helpOf: {
      pull: 'the stage of the configuration file to pull from; can be left out if there is only one',
      status: 'the stage of the configuration file to show. Default: all stages',
      doctor: 'the stage whose apps are read. Default: all stages',
      test: 'the stage whose apps are tested; can be left out if there is only one',
      images: 'only the apps of this stage',
    },
  },
  project: {
    inputs: [...TARGETED, 'doctor'],
    flags: [...TARGETED, 'doctor', 'init'],
    group: 'What',
    value: '<owner/project>',
    help: 'without a configuration file: the project to promote to',
    helpOf: {
      pull: 'without a configuration file: the project to pull from',
      status: 'without a configuration file: the project to show; without --files its apps are listed',
      doctor: 'without a configuration file: the project to check',
      init: 'the project of the stage dev. If it has apps already, each is matched with its file',
    },
  },
  apps: {
    inputs: [...TARGETED, 'rollback', 'doctor', 'test', 'images'],
    flags: [...TARGETED, 'rollback', 'doctor', 'init', 'test', 'images'],
    group: 'What',
    alias: '--app',
    many: true,
    empty: ['rollback'],
    value: '<name>',
    help: 'an app to work on; may be repeated. Default: all',
    helpOf: {
      rollback: 'an app to restore; may be repeated. Default: all',
      doctor: 'an app to read; may be repeated',
      init: 'an app of the project; may be repeated. Default: all, if the platform lists them',
    },
  },
  name: {
    commands: TARGETED,
    group: 'What',
    value: '<name>',
    help: 'without a configuration file: the name of the app on the platform. Default: the name of its file',
  },
  probeProject: {
    library: 'own',
    flags: ['doctor'],
    value: '<owner/project>',
    help: 'install a small tool, cwl-promote-probe, several times in this project, and show how the platform answers where no documentation shows it',
  },
  maxRequests: {
    inputs: COMMANDS,
    flags: [...TARGETED, 'rollback', 'init', 'test', 'images'],
    group: 'What',
    value: '<number>',
    // More concurrent requests gain nothing and look like an attack.
    bounds: { least: 1, most: 64, whole: true },
    initial: DEFAULTS.maxRequests,
    help: 'the most requests at the same time, from 1 to 64',
  },
  copyFrom: {
    commands: PROMOTING,
    group: 'What',
    empty: 'refused',
    value: '<owner/project>',
    help: 'without a configuration file: copy the apps from this project; --apps or --files names them',
  },

  strict: {
    initial: false,
    commands: CHECKING_ALL,
    group: 'Checks',
    help: 'treat warnings as errors',
  },
  allowRemote: {
    commands: [...CHECKING_ALL, 'images'],
    group: 'Checks',
    many: true,
    value: '<host>',
    help: 'read documents from this host over https, if the CWL refers to them; may be repeated',
  },
  limits: {
    commands: [...CHECKING_ALL, 'images'],
    group: 'Checks',
    many: true,
    value: '<name=number>',
    help: 'a limit on what is read, see docs/configuration.md; may be repeated',
  },
  baseline: {
    commands: CHECKING_ALL,
    group: 'Checks',
    value: '<file>',
    help: 'show only problems that this file does not accept',
  },
  fix: {
    initial: false,
    flags: ['validate'],
    group: 'Checks',
    help: 'write the corrections that are known exactly into the files, then validate again',
  },
  writeBaseline: {
    flags: ['validate'],
    group: 'Checks',
    value: '<file>',
    help: 'write the problems of today to this file, to accept them',
  },
  sarif: {
    commands: ['validate'],
    group: 'Checks',
    value: '<file>',
    help: 'write the problems to this file as SARIF 2.1.0, for code scanning',
  },
  codequality: {
    flags: ['validate'],
    group: 'Checks',
    value: '<file>',
    help: 'write the problems to this file as a Code Quality report of GitLab',
  },
  changedSince: {
    commands: ['validate', ...PROMOTING],
    group: 'What',
    value: '<revision>',
    help: 'only apps made from a file that changed since this git revision',
    helpOf: {
      validate: 'only documents that changed, or use a file that changed, since this git revision',
    },
  },

  shard: {
    commands: PROMOTING,
    group: 'Rules',
    // A misspelt matrix gives an empty share, and each job would promote everything.
    empty: 'refused',
    value: '<i/n>',
    help: 'only share i of n of the apps, with n up to 256',
  },
  diff: {
    library: 'none',
    flags: [...PROMOTING, 'rollback'],
    group: 'Rules',
    help: 'show what each update changes line by line',
  },
  allowBreaking: {
    initial: false,
    commands: PROMOTING,
    group: 'Rules',
    help: 'ignore the rule of the stage against breaking changes',
  },
  acceptDrift: {
    initial: false,
    commands: PROMOTING,
    group: 'Rules',
    help: 'ignore the rule of the stage against drift: replace what was edited on the platform, or may have been',
  },
  lastRecord: {
    commands: [...PROMOTING, 'pull'],
    group: 'Rules',
    empty: 'refused',
    value: '<file>',
    help: 'the record of the last promotion, for the rule against downgrades and to list apps that are no longer in the plan',
    helpOf: { pull: 'the record of the last promotion, for apps whose note does not show what was installed' },
  },
  failFast: {
    initial: false,
    inputs: [...PROMOTING, 'rollback'],
    flags: ['promote', 'rollback'],
    group: 'Rules',
    help: 'start no other install after the first failure',
  },
  subjects: {
    flags: ['promote', 'rollback'],
    group: 'Rules',
    value: '<folder>',
    help: 'write the installed apps and SHA256SUMS into this new or empty folder, to sign them',
  },
  verify: {
    choices: WAYS_TO_VERIFY,
    inputs: [...PROMOTING, 'rollback'],
    flags: ['promote', 'rollback'],
    group: 'Rules',
    value: '<how>',
    help: 'how to verify an install: compare the answer, or also read the app again. It can only be stricter than the stage',
    helpOf: {
      rollback: 'how to verify an install: compare the answer, or also read the app again. Default: answer',
    },
  },

  reportExports: {
    inputs: PROMOTING,
    flags: ['promote'],
    group: 'Export jobs',
    help: 'also report the export jobs (the default)',
    no: { promote: 'do not read the export jobs' },
  },
  maxPages: {
    inputs: [...PROMOTING, 'exports'],
    flags: ['promote', 'exports'],
    group: 'Export jobs',
    value: '<number>',
    bounds: { least: 1, most: UP, whole: true },
    help: 'the largest number of pages of export jobs to read. Default: 10,000, or as in the configuration',
  },
  failOn: {
    choices: FAIL_ON,
    commands: ['exports'],
    group: 'Export jobs',
    value: '<what>',
    help: 'what fails the run: any failed job, only jobs that failed since the last run, or nothing. Default: failed, or as in the configuration',
  },
  threshold: {
    commands: ['exports'],
    group: 'Export jobs',
    value: '<number>',
    bounds: { least: 0, most: UP, whole: true },
    help: 'the number of failed jobs that is accepted. Default: 0, or as in the configuration',
  },
  stateFile: {
    commands: ['exports'],
    group: 'Export jobs',
    value: '<file>',
    help: 'a file that remembers what was seen; --fail-on new-failed and --webhook-url need it',
  },
  webhookUrl: {
    commands: ['exports'],
    group: 'Export jobs',
    empty: 'absent',
    value: '<url>',
    help: 'the address that gets a JSON message on each change. Other users of this machine can see it in the command, so set CWL_PROMOTE_WEBHOOK_URL instead',
  },

  baseUrl: {
    inputs: COMMANDS,
    flags: WITH_CLIENT,
    group: 'Platform',
    empty: 'absent',
    value: '<url>',
    help: 'the address of the platform. Default: CWL_PROMOTE_BASE_URL',
  },
  token: {
    inputs: COMMANDS,
    flags: WITH_CLIENT,
    group: 'Platform',
    empty: 'absent',
    value: '<token>',
    help: 'the token for the platform. Other users of this machine can see it in the command, so set CWL_PROMOTE_TOKEN instead',
  },
  profile: {
    library: 'none',
    inputs: [...WITH_PLATFORM, 'diff'],
    flags: WITH_CLIENT,
    group: 'Platform',
    empty: 'absent',
    value: '<name>',
    help: 'take address and token from this profile of ~/.sevenbridges/credentials',
  },
  platform: {
    choices: DIALECT_NAMES,
    inputs: COMMANDS,
    flags: WITH_CLIENT,
    group: 'Platform',
    value: '<dialect>',
    help: 'the dialect of the platform. Default: CWL_PROMOTE_PLATFORM, or seven-bridges for known public platforms and profiles, else documented',
  },
  allowInsecureHttp: {
    flags: WITH_CLIENT,
    group: 'Platform',
    help: 'allow sending the token over http:// to another machine',
  },

  workingDirectory: {
    inputs: COMMANDS,
    flags: EVERY,
    group: 'Output and environment',
    value: '<folder>',
    initial: '.',
    help: 'the folder to work in. No document outside of it is read. Paths are relative to it, except plans, records and --subjects',
  },
  timeout: {
    inputs: COMMANDS,
    flags: EVERY,
    group: 'Output and environment',
    value: '<minutes>',
    // A job on GitHub's runners can last at most six hours.
    bounds: { least: 0, most: 6 * 60, whole: false },
    initial: DEFAULTS.timeout,
    help: 'the longest time for the whole run, up to 360',
  },
  markdown: {
    library: 'none',
    flags: COMMANDS,
    group: 'Output and environment',
    value: '<file>',
    help: 'write the summary to this file as Markdown, for a comment on a pull or merge request',
  },
  json: {
    library: 'none',
    flags: EVERY,
    group: 'Output and environment',
    help: 'print one JSON value, described in docs/json.md',
  },
  verbose: { library: 'none', flags: EVERY, group: 'Output and environment', help: 'show every request' },

  file: {
    library: 'own',
    kind: TEXT,
    needed: {
      pack: 'Give the document to pack: `path` or `path#id`.',
      graph: 'Give the document to draw: `path` or `path#id`.',
    },
  },
  before: { library: 'own', kind: TEXT, needed: { diff: ACCEPTED } },
  after: { library: 'own', kind: TEXT, needed: { diff: ACCEPTED } },
  undo: { library: 'none', kind: TEXT, needed: { rollback: 'Give the record of the run that is to be undone.' } },
  records: { library: 'own', kind: TEXTS, needed: { 'merge-records': 'Give the records to merge.' } },
  environment: {
    library: 'own',
    kind: OBJECT,
    needed: { doctor: 'Give the environment of the process.', images: 'Give the environment of the process.' },
  },
  access: { kind: OBJECT },
  offline: { kind: TEXT },
  ref: { kind: TEXT },
  event: { kind: OBJECT },
  commit: { kind: TEXT },
  repository: { kind: TEXT },
  rules: { kind: RULES },
  actor: { kind: TEXT },
  runUrl: { kind: TEXT },
} as const satisfies {
  readonly [Name in keyof Named]-?: OptionRow &
    (RowFor<Required<Named>[Name]> | { readonly kind: Kind }) &
    (Name extends keyof RunOptions ? { readonly library?: never } : { readonly library: 'own' | 'none' })
}

export type OptionName = keyof typeof OPTIONS

export const OPTION_ROWS: readonly (readonly [option: OptionName, name: string, row: OptionRow])[] = (
  Object.keys(OPTIONS) as OptionName[]
).map((option) => [option, nameOf(option), OPTIONS[option]])

export function nameOf(option: string): string {
  return option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The range in words that follow `It must be a`. A maximum for counting is only named if `value` exceeds it. */
export function rangeOf({ least, most, whole }: Bounds, value = 0): string {
  if (!whole) return `number above ${least}, at most ${most}`
  return most === UP && !(value > most) ? `whole number from ${least} up` : `whole number from ${least} to ${most}`
}

export function isWithinBounds({ least, most, whole }: Bounds, value: number): boolean {
  return value >= least && value <= most && (whole ? Number.isSafeInteger(value) : value > least)
}

export function numberIn(text: string, { time }: OptionRow = {}): number | undefined {
  const [, digits = '', unit = 'm'] = /^(\d+(?:\.\d+)?)([smh])?$/.exec(text) ?? []
  if (digits === '' || (time !== true && text !== digits)) return undefined
  return Number(digits) * ({ s: 1 / 60, h: 60 }[unit] ?? 1)
}

export function spellingOf({ time }: OptionRow): string {
  return time === true ? 'of minutes in digits, or a time such as 90s, 30m or 2h' : 'in digits'
}

/** The row as a command has it. */
export function rowFor(row: OptionRow, verb: Verb): OptionRow {
  const value = row.valueFor?.[verb]
  return value === undefined ? row : { ...row, value }
}

export const DIGITS = /^\d+(?:\.\d+)?$/
