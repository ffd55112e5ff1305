import { parseLimit } from '../../configuration/limits.ts'
import { WAYS_TO_VERIFY } from '../../configuration/manifest-schema.ts'
import { FAIL_ON } from '../../export-jobs/threshold.ts'
import { PromotionError } from '../../files/errors.ts'
import { faultOfGlob, PLAINER_GLOB } from '../../files/globs.ts'
import { didYouMean } from '../../files/suggest.ts'
import { DIALECTS } from '../../platform/dialect.ts'
import { parseShard } from '../promote/shards.ts'
import type { CommandName } from '../report.ts'
import { BOUNDS, rangeOf, type BoundedInput } from './number-bounds.ts'
import type { PackOptions, RollbackOptions, RunOptions } from './options.ts'
import { checkWorkingDirectory } from './working-directory.ts'

/** Options that must not be empty: a shell passes an empty text for a variable that is not set. */
const NEVER_EMPTY = [
  'workingDirectory',
  'config',
  'stage',
  'project',
  'copyFrom',
  'name',
  'to',
  'baseline',
  'writeBaseline',
  'sarif',
  'stateFile',
  'changedSince',
  'record',
  'undo',
  'subjects',
  'lastRecord',
  'out',
  'plan',
  'file',
  'output',
  'check',
] as const satisfies readonly (keyof PackOptions | keyof RollbackOptions)[]

/** Throws PromotionError `usage` for invalid values, naming the input. `verb` may require some options. */
export function checkOptions(options: RunOptions & Pick<PackOptions, 'maxBytes'>, verb?: CommandName): void {
  checkTexts(options, verb)
  checkWorkingDirectory(options.workingDirectory)
  for (const glob of options.files ?? []) checkGlob(glob)
  for (const limit of options.limits ?? []) parseLimit(limit)
  checkNumber('concurrency', options.concurrency)
  checkNumber('timeout', options.timeout)
  checkNumber('max-bytes', options.maxBytes)
  checkNumber('matrix', options.matrix)
  if (options.shard !== undefined) parseShard(options.shard)
  if (
    options.shard !== undefined &&
    (options.plan !== undefined || options.expectPlanDigest !== undefined || options.matrix !== undefined)
  ) {
    throw new PromotionError(
      'usage',
      '`shard` cannot be combined with an approved plan or with `matrix`: a shard knows only its own part',
      {
        fix: 'Give `shard` alone, or leave it out.',
      },
    )
  }
  if (options.shard !== undefined && options.out !== undefined) {
    throw new PromotionError(
      'usage',
      '`shard` cannot be combined with `out`: a shard knows only its own part, and its plan could not be applied',
      {
        fix: 'Save the plan of all apps, or leave `out` out.',
      },
    )
  }
  if (options.writeBaseline !== undefined && options.changedSince !== undefined) {
    throw new PromotionError(
      'usage',
      '`write-baseline` cannot be combined with `changed-since`: a baseline of a part would forget the rest',
      { fix: 'Leave `changed-since` out.' },
    )
  }
  if (options.expectPlanDigest !== undefined && !/^sha256:[0-9a-f]{64}$/.test(options.expectPlanDigest)) {
    throw new PromotionError(
      'usage',
      `\`expect-plan-digest\` is ${JSON.stringify(options.expectPlanDigest)}, which is not the digest of a plan`,
      {
        fix: 'Give all of it, `sha256:` and 64 hexadecimal digits, as the saved plan and `plan --json` have it; in the action, the output `plan-digest`.',
      },
    )
  }
  checkNumber('max-pages', options.maxPages)
  checkNumber('threshold', options.threshold)
  checkChoice('fail-on', options.failOn, FAIL_ON)
  checkChoice('verify', options.verify, WAYS_TO_VERIFY)
  checkChoice('platform', options.platform, Object.keys(DIALECTS))
}

function checkChoice(input: string, value: string | undefined, choices: readonly string[]): void {
  if (value === undefined || choices.includes(value)) return
  throw new PromotionError('usage', `\`${input}\` is ${JSON.stringify(value)}${didYouMean(value, choices)}`, {
    fix: `It is one of ${choices.join(', ')}.`,
  })
}

function checkTexts(options: Partial<PackOptions & RollbackOptions>, verb: CommandName | undefined): void {
  const empty =
    NEVER_EMPTY.find((name) => options[name] === '') ?? (options.apps?.includes('') === true ? 'apps' : undefined)
  if (empty === undefined) return
  throw new PromotionError('usage', `\`${inputOf(empty, verb)}\` is empty`, {
    fix: REQUIRED[`${verb} ${empty}`] ?? 'Give a value, or leave it out.',
  })
}

/** The fixes for options that a command always needs. */
const REQUIRED: Readonly<Record<string, string>> = {
  'pack file': 'Give the document to pack: `path` or `path#id`.',
  'rollback undo': 'Give the record of the run that is to be undone.',
  'merge-records record': 'Give the file to write.',
}

/** The input or flag of an option. `rollback` has two options for records, and `merge-records` takes several. */
function inputOf(name: string, verb: CommandName | undefined): string {
  if (name === 'record' && (verb === 'rollback' || verb === 'merge-records')) return 'new-record'
  return name === 'undo' ? 'record' : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function checkGlob(glob: string): void {
  const fault = faultOfGlob(glob)
  if (fault !== undefined)
    throw new PromotionError('usage', `\`files\`: the glob ${JSON.stringify(glob)} ${fault}`, { fix: PLAINER_GLOB })
}

function checkNumber(input: BoundedInput, value: number | undefined): void {
  const { least, most, whole } = BOUNDS[input]
  if (value === undefined || (value >= least && value <= most && (whole ? Number.isSafeInteger(value) : value > least)))
    return
  throw new PromotionError('usage', `\`${input}\` is ${value}`, { fix: `It must be a ${rangeOf(input, value)}.` })
}
