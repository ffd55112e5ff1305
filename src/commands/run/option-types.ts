import { wordsFor } from '../../json/index.ts'
import type { Environment } from '../../platform/proxy.ts'
import { PromotionError } from '../../promotion/errors.ts'
import type { Report } from '../report.ts'
import type {
  DoctorOptions,
  MergeRecordsOptions,
  PackOptions,
  PullOptions,
  RollbackOptions,
  RunOptions,
} from './options.ts'

type Options = Required<
  PackOptions &
    RollbackOptions &
    Pick<MergeRecordsOptions, 'records'> &
    Pick<DoctorOptions, 'environment'> &
    Pick<PullOptions, 'force'>
>

type Kind<Value> = Value extends string
  ? 'text'
  : Value extends number
    ? 'number'
    : Value extends boolean
      ? 'truth'
      : Value extends readonly string[]
        ? 'texts'
        : Value extends Environment
          ? 'map'
          : never

const KINDS: { readonly [Name in keyof Options]: Kind<Options[Name]> } = {
  workingDirectory: 'text',
  config: 'text',
  stage: 'text',
  files: 'texts',
  project: 'text',
  copyFrom: 'text',
  apps: 'texts',
  baseUrl: 'text',
  token: 'text',
  platform: 'text',
  dryRun: 'truth',
  concurrency: 'number',
  timeout: 'number',
  reportExports: 'truth',
  maxPages: 'number',
  failOn: 'text',
  threshold: 'number',
  stateFile: 'text',
  webhookUrl: 'text',
  allowInsecureHttp: 'truth',
  offline: 'text',
  allowBreaking: 'truth',
  ref: 'text',
  commit: 'text',
  repository: 'text',
  stamp: 'truth',
  strict: 'truth',
  allowRemote: 'texts',
  baseline: 'text',
  writeBaseline: 'text',
  sarif: 'text',
  actor: 'text',
  runUrl: 'text',
  record: 'text',
  subjects: 'text',
  lastRecord: 'text',
  out: 'text',
  plan: 'text',
  expectPlanDigest: 'text',
  exitCode: 'truth',
  failFast: 'truth',
  verify: 'text',
  changedSince: 'text',
  shard: 'text',
  matrix: 'number',
  undo: 'text',
  records: 'texts',
  file: 'text',
  graph: 'truth',
  yaml: 'truth',
  output: 'text',
  check: 'text',
  maxBytes: 'number',
  environment: 'map',
  force: 'truth',
}

const NEVER_MISSING = [
  'workingDirectory',
  'platform',
  'dryRun',
  'concurrency',
  'timeout',
  'allowInsecureHttp',
] as const satisfies readonly (keyof RunOptions)[]

/** What only one verb wants, and wants always; and what to give. */
const WANTED_BY: Readonly<Partial<Record<Report['command'], Readonly<Record<string, string>>>>> = {
  pack: { file: 'Give the document to pack: `path` or `path#id`.' },
  rollback: { undo: 'Give the record of the run that is to be undone.' },
  doctor: { environment: 'Give that of the process: `env` of node:process.' },
  'merge-records': {
    records: 'Give the files that `promote` wrote: paths and globs.',
    record: 'Give the file to write.',
  },
}

/** What a verb wants always, by the names of options, and what to give. */
export function wantedBy(verb: Report['command'] | undefined): Readonly<Record<string, string>> {
  return (verb === undefined ? undefined : WANTED_BY[verb]) ?? {}
}

const WANTED: Readonly<Record<(typeof KINDS)[keyof Options], string>> = {
  text: 'a text',
  number: 'a number',
  truth: 'true or false',
  texts: 'a list of texts',
  map: 'an object',
}

/**
 * A program without types can call a verb with anything at all. Throws PromotionError `usage` for a call that leaves
 * nothing to make a run of, and so no report.
 */
export function checkCall(context: unknown, options: unknown): void {
  if (typeof options !== 'object' || options === null) {
    throw new PromotionError('usage', `the options must be an object, and are ${wordsFor(options)}`, {
      fix: "Begin with `{ ...DEFAULTS, workingDirectory: '.' }`.",
    })
  }
  const signal = typeof context === 'object' && context !== null && 'signal' in context ? context.signal : undefined
  if (!(signal instanceof AbortSignal)) {
    throw new PromotionError(
      'usage',
      `the \`signal\` of the context must be an AbortSignal, and is ${wordsFor(signal)}`,
      { fix: 'Give `new AbortController().signal` where nothing is to stop the run.' },
    )
  }
}

/**
 * What a verb is given beside options and context, with the functions that it calls. Throws PromotionError `usage` for
 * what is none.
 */
export function assertCallbacks(name: string, given: unknown, functions: readonly string[]): void {
  if (given === undefined) return
  if (typeof given !== 'object' || given === null)
    throw new PromotionError('usage', `\`${name}\` must be an object, and is ${wordsFor(given)}`, {
      fix: 'Leave it out where there is none.',
    })
  const members = new Map(functions.map((each) => [each, Reflect.get(given, each) as unknown]))
  for (const [each, member] of members) {
    if (typeof member !== 'function')
      throw new PromotionError('usage', `\`${each}\` of \`${name}\` must be a function, and is ${wordsFor(member)}`, {
        fix: `Give all of ${functions.join(', ')}, or leave \`${name}\` out.`,
      })
  }
}

/** A program without types can give anything. Throws PromotionError `usage` that shows no value: one may be the token. */
export function checkTypes(options: Partial<Options>, verb?: Report['command']): void {
  const missing = NEVER_MISSING.find((name) => options[name] === undefined)
  if (missing !== undefined) {
    throw new PromotionError('usage', `\`${inputOf(missing)}\` must be given`, {
      fix:
        missing === 'workingDirectory'
          ? 'Give the folder of the repository.'
          : 'Begin with `...DEFAULTS`, which has what is usual.',
    })
  }
  const given = new Map<string, unknown>(Object.entries(options))
  for (const [name, fix] of Object.entries(wantedBy(verb))) {
    // By its own name: the faces never leave it out.
    if (given.get(name) === undefined) throw new PromotionError('usage', `\`${name}\` must be given`, { fix })
  }
  const names = Object.keys(KINDS) as readonly (keyof Options)[]
  for (const name of names) {
    const value: unknown = options[name]
    const fault = value === undefined ? undefined : faultOf(value, KINDS[name])
    if (fault !== undefined)
      throw new PromotionError('usage', `\`${inputOf(name, verb)}\` must be ${WANTED[KINDS[name]]}, and ${fault}`, {
        fix: 'Give another value, or leave it out if it may be.',
      })
  }
}

function faultOf(value: unknown, kind: keyof typeof WANTED): string | undefined {
  if (value === null) return 'is null'
  if (kind !== 'texts') return typeof value === TYPES[kind] ? undefined : `is ${wordsFor(value)}`
  if (!Array.isArray(value)) return `is ${wordsFor(value)}`
  const other = value.findIndex((item) => typeof item !== 'string')
  return other === -1 ? undefined : `holds ${wordsFor(value[other])}`
}

const TYPES = { text: 'string', number: 'number', truth: 'boolean', map: 'object' } as const

/** What the faces call an option. Of a rollback `record` is the one to undo, and of a merger there are several. */
export function inputOf(name: string, verb?: Report['command']): string {
  if (name === 'record' && (verb === 'rollback' || verb === 'merge-records')) return 'new-record'
  return name === 'undo' ? 'record' : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
