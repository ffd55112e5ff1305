import { didYouMean } from '../../cwl/suggest.ts'
import { FAIL_ON, type FailOn } from '../../exports/threshold.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import type { DialectName } from '../../platform/types.ts'
import { PromotionError } from '../../promotion/errors.ts'
import { MOST_SHARDS, parseShard } from '../../promotion/shards.ts'
import { WAYS_TO_VERIFY } from '../../promotion/verify.ts'
import type { Report } from '../report.ts'
import { checkTypes, inputOf } from './option-types.ts'

/** What the verbs are told, from whichever face; each name is that of an input and of a flag. */
export interface RunOptions {
  /** The repository, or the part of it to work in. Everything read from files stays inside. */
  readonly workingDirectory: string
  /** Path of cwl-promote.yml, when it stands elsewhere than usual. */
  readonly config?: string
  /** A stage of cwl-promote.yml; not needed where there is only one. */
  readonly stage?: string
  /** Paths, folders and globs of CWL files; without a configuration file. */
  readonly files?: readonly string[]
  /** `owner/project`; without a configuration file. */
  readonly project?: string
  /** `owner/project`; without a configuration file. */
  readonly copyFrom?: string
  /** Names of the apps to work on; all when absent or empty. */
  readonly apps?: readonly string[]
  /** Address of the platform before `/v2`; not needed by verbs that ask nothing of it. */
  readonly baseUrl?: string
  /** Authenticates the caller (API document, "Authentication"); a secret, in no report and no message. */
  readonly token?: string
  /** Which dialect of its interface the platform speaks. */
  readonly platform: DialectName
  /** Plan, and carry nothing out. */
  readonly dryRun: boolean
  /** Requests under way at once. */
  readonly concurrency: number
  /** Minutes, for the whole run. */
  readonly timeout: number
  /** A promote run also reads the export jobs; what the configuration says when absent, else true. */
  readonly reportExports?: boolean
  /** Pages of the list of export jobs to read at most. */
  readonly maxPages?: number
  /** What makes `exports` fail; what the configuration says when absent, else `failed`. */
  readonly failOn?: FailOn
  /** As many failed export jobs as this are still fine; what the configuration says when absent, else 0. */
  readonly threshold?: number
  /** Where `exports` remembers what it saw, relative to the working directory. */
  readonly stateFile?: string
  /** Told of changes by `exports`; a secret. */
  readonly webhookUrl?: string
  /** Lets the token travel in clear text to an `http://` address; for a network that is trusted. */
  readonly allowInsecureHttp: boolean
  /** `plan`, and `promote` with `dryRun`, ask the platform for nothing: why, for people. */
  readonly offline?: string
  /** Lifts the rule `breaking` of the stage for this run. */
  readonly allowBreaking?: boolean
  /** `refs/heads/…` or `refs/tags/…`, for the rules of the stage; what git says when absent. */
  readonly ref?: string
  /** The commit that is promoted; what git says when absent. */
  readonly commit?: string
  /** The repository that is promoted, for the note on its apps; what git says when absent. */
  readonly repository?: string
  /** A note on where it came from in each installed (default) or packed (default: none) description. */
  readonly stamp?: boolean
  /** Warnings about CWL are errors. */
  readonly strict?: boolean
  /** Hosts whose documents may be read, beside those of the configuration: exact names, over https only. */
  readonly allowRemote?: readonly string[]
  /** Problems that are accepted, relative to the working directory; counts more than that of the configuration. */
  readonly baseline?: string
  /** Where `validate` writes a baseline that accepts what it found, relative to the working directory. */
  readonly writeBaseline?: string
  /** Where `validate` writes its problems as SARIF, relative to the working directory. */
  readonly sarif?: string
  /** Who promotes, for the record. */
  readonly actor?: string
  /** Where the run can be looked at, for the record. */
  readonly runUrl?: string
  /**
   * Where `promote` and `rollback` write what they installed, relative to the current directory; `rollback` reads another one,
   * see RollbackOptions.
   */
  readonly record?: string
  /** A folder of their own where `promote` and `rollback` write what stands afterwards, to be signed; relative to the current directory. */
  readonly subjects?: string
  /** Record of the promotion before, for the rule `downgrade`; relative to the current directory. */
  readonly lastRecord?: string
  /** Where `plan` saves the plan, relative to the current directory. */
  readonly out?: string
  /** A saved plan, to be carried out exactly so or not at all; relative to the current directory. */
  readonly plan?: string
  /** Digest of the plan that may be carried out. */
  readonly expectPlanDigest?: string
  /** `plan` ends with 10 when it would change something. */
  readonly exitCode?: boolean
  /** After the first failure no install begins. */
  readonly failFast?: boolean
  /** How installs are verified; more than the stage of the configuration says, never less. */
  readonly verify?: (typeof WAYS_TO_VERIFY)[number]
  /** Only apps whose packed form a file changed since this git revision can have changed. */
  readonly changedSince?: string
  /** `i/N`: the i-th of N shares of the apps, from 1. */
  readonly shard?: string
  /** `plan` says into how many shards at most a promotion may be split, as a matrix. */
  readonly matrix?: number
}

/** What `rollback` is told. */
export interface RollbackOptions extends RunOptions {
  /** The record of the run that is to be undone, relative to the current directory. */
  readonly undo: string
}

/** What `pack` is told. */
export interface PackOptions extends RunOptions {
  /** `path` or `path#id` */
  readonly file: string
  /** As a `$graph`, each process once, for other runners of CWL. */
  readonly graph?: boolean
  /** As YAML in place of JSON. */
  readonly yaml?: boolean
  /** Where to write it in place of printing it, relative to the working directory. */
  readonly output?: string
  /** A packed file, relative to the working directory, that must say the same; nothing is printed. */
  readonly check?: string
  /** The most bytes that the description may have, as minified JSON. */
  readonly maxBytes?: number
}

/** What inputs have when they are not given; the configuration says nothing about these. */
export const DEFAULTS = {
  platform: 'documented',
  dryRun: false,
  concurrency: 8,
  timeout: 60,
  allowInsecureHttp: false,
} as const satisfies Partial<RunOptions>

/** More requests at once than this gain nothing and look like an attack. */
const MOST_AT_ONCE = 64

/** Six hours is the longest that a job on GitHub's runners lives. */
const LONGEST_RUN = 6 * 60

/** What names something when it is given at all; a shell makes nothing of a variable that is not set. */
const NEVER_EMPTY = [
  'workingDirectory', 'config', 'stage', 'project', 'copyFrom', 'baseline', 'writeBaseline', 'sarif', 'stateFile', 'changedSince',
  'record', 'undo', 'subjects', 'lastRecord', 'out', 'plan', 'file', 'output', 'check',
] as const satisfies readonly (keyof PackOptions | keyof RollbackOptions)[]

/** Throws PromotionError `usage` for values that no face should let through, naming the input; `verb` may want some of its own. */
export function checkOptions(options: RunOptions, verb?: Report['command']): void {
  checkTypes(options, verb)
  checkTexts(options, verb)
  checkNumber('concurrency', options.concurrency, 1, MOST_AT_ONCE, true)
  checkNumber('timeout', options.timeout, 0, LONGEST_RUN, false)
  if (options.matrix !== undefined) checkNumber('matrix', options.matrix, 1, MOST_SHARDS, true)
  if (options.shard !== undefined) parseShard(options.shard)
  if (options.shard !== undefined && (options.plan !== undefined || options.expectPlanDigest !== undefined || options.matrix !== undefined)) {
    throw new PromotionError('usage', '`shard` goes neither with an approved plan nor with `matrix`: a shard knows only its own part', {
      hint: 'Give `shard` alone, or leave it out.',
    })
  }
  if (options.shard !== undefined && options.out !== undefined) {
    throw new PromotionError('usage', '`shard` does not go with `out`: a shard knows only its own part, and its plan could not be carried out', {
      hint: 'Save the plan of all apps, or leave `out` out.',
    })
  }
  if (options.writeBaseline !== undefined && options.changedSince !== undefined) {
    throw new PromotionError('usage', '`write-baseline` does not go with `changed-since`: a baseline of a part would forget the rest', { hint: 'Leave `changed-since` out.' })
  }
  if (options.expectPlanDigest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(options.expectPlanDigest)) {
    throw new PromotionError('usage', `\`expect-plan-digest\` is ${JSON.stringify(options.expectPlanDigest)}, which is no digest of a plan`, {
      hint: 'Give all of it, `sha256:` and 64 hexadecimal digits, as the saved plan and `plan --json` have it; in the action, the output `plan-digest`.',
    })
  }
  if (options.maxPages !== undefined) checkNumber('max-pages', options.maxPages, 1, Number.MAX_SAFE_INTEGER, true)
  if (options.threshold !== undefined) checkNumber('threshold', options.threshold, 0, Number.MAX_SAFE_INTEGER, true)
  checkChoice('fail-on', options.failOn, FAIL_ON)
  checkChoice('verify', options.verify, WAYS_TO_VERIFY)
  checkChoice('platform', options.platform, Object.keys(DIALECTS))
}

function checkChoice(input: string, value: string | undefined, choices: readonly string[]): void {
  if (value === undefined || choices.includes(value)) return
  throw new PromotionError('usage', `\`${input}\` is ${JSON.stringify(value)}.${didYouMean(value, choices)}`, { hint: `It is one of ${choices.join(', ')}.` })
}

function checkTexts(options: Partial<PackOptions & RollbackOptions>, verb: Report['command'] | undefined): void {
  const empty = NEVER_EMPTY.find((name) => options[name] === '') ?? (options.apps?.includes('') === true ? 'apps' : undefined)
  if (empty === undefined) return
  throw new PromotionError('usage', `\`${inputOf(empty, verb)}\` is empty`, { hint: 'Give a value, or leave it out.' })
}

function checkNumber(input: string, value: number, least: number, most: number, whole: boolean): void {
  const fits = value >= least && value <= most && (whole ? Number.isSafeInteger(value) : value > 0)
  if (fits) return
  const endless = most === Number.MAX_SAFE_INTEGER && value <= most
  const range = endless ? `whole number from ${least} up` : whole ? `whole number from ${least} to ${most}` : `number above ${least}, at most ${most}`
  throw new PromotionError('usage', `\`${input}\` is ${value}`, { hint: `It must be a ${range}.` })
}
