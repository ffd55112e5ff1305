import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { parseLimit } from '../../configuration/limits.ts'
import { PromotionError } from '../../files/errors.ts'
import { faultOfGlob, PLAINER_GLOB } from '../../files/globs.ts'
import { didYouMean } from '../../files/suggest.ts'
import { isWithin } from '../../files/workspace.ts'
import { parseShard } from '../promote/shards.ts'
import type { CommandName } from '../report.ts'
import { isWithinBounds, nameOf, OPTION_ROWS, rangeOf, type OptionName, type OptionRow } from './option-table.ts'
import type { RunOptions } from './options.ts'

export interface Kind {
  readonly words: string
  readonly fits: (value: unknown) => boolean
}

export const TEXT: Kind = { words: 'a text', fits: (value) => typeof value === 'string' }
const TEXTS: Kind = {
  words: 'a list of texts',
  fits: (value) => Array.isArray(value) && value.every((item) => TEXT.fits(item)),
}
export const NUMBER: Kind = { words: 'a number', fits: (value) => typeof value === 'number' }
export const SWITCH: Kind = { words: 'true or false', fits: (value) => typeof value === 'boolean' }
export const FUNCTION: Kind = { words: 'a function', fits: (value) => typeof value === 'function' }
export const OBJECT: Kind = { words: 'an object', fits: isObject }
export const SIGNAL: Kind = { words: 'an AbortSignal', fits: (value) => value instanceof AbortSignal }
const RULES: Kind = {
  words: 'a list of rules, each as `rule()` returns it',
  fits: (value) => Array.isArray(value) && value.every(isRule),
}

export function wrongKind(name: string, { words, fits }: Kind, value: unknown): PromotionError | undefined {
  if (value === undefined || fits(value)) return undefined
  return new PromotionError('usage', `\`${name}\` has a value of the wrong type`, { fix: `It must be ${words}.` })
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isRule(value: unknown): boolean {
  if (!isObject(value) || !('codes' in value) || !isObject(value.codes)) return false
  const { codes, on: _on, scope: _scope, ...callbacks } = value as Readonly<Record<string, unknown>>
  return (
    Object.values(codes as object).every(isObject) &&
    Object.values(callbacks).every((callback) => FUNCTION.fits(callback))
  )
}

export function checkOptions(options: RunOptions, verb: CommandName): void {
  const given: Given = options
  for (const [option, name, row] of OPTION_ROWS) checkValue(name, row, given[option])
  for (const [option, kind] of Object.entries(OTHERS) as readonly (readonly [OtherName, Kind])[])
    checkKind(inputOf(option, verb), kind, given[option])
  checkTexts(given, verb)
  checkWorkingDirectory(options.workingDirectory)
  for (const glob of options.files ?? []) checkGlob(glob)
  for (const limit of options.limits ?? []) parseLimit(limit)
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
  if (verb === 'validate' && options.dryRun && options.fix !== true) {
    throw new PromotionError('usage', '`dry-run` needs `fix`', {
      fix: 'Add the input `fix`, or leave `dry-run` out: without `fix` no document is changed.',
    })
  }
  if (options.writeBaseline !== undefined && options.fix === true) {
    throw new PromotionError('usage', '`write-baseline` cannot be combined with `fix`', {
      fix: 'Correct first. Then accept what is left.',
    })
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
}

function checkValue(input: string, row: OptionRow, value: unknown): void {
  const { choices, bounds } = row
  checkKind(input, kindOf(row), value)
  if (choices !== undefined && typeof value === 'string' && !choices.includes(value))
    throw new PromotionError('usage', `\`${input}\` is ${JSON.stringify(value)}${didYouMean(value, choices)}`, {
      fix: `It is one of ${choices.join(', ')}.`,
    })
  if (bounds !== undefined && typeof value === 'number' && !isWithinBounds(bounds, value))
    throw new PromotionError('usage', `\`${input}\` is ${value}`, { fix: `It must be a ${rangeOf(bounds, value)}.` })
}

function checkKind(input: string, kind: Kind, value: unknown): void {
  const fault = wrongKind(input, kind, value)
  if (fault !== undefined) throw fault
}

function kindOf({ many, bounds, value }: OptionRow): Kind {
  if (many === true) return TEXTS
  if (bounds !== undefined) return NUMBER
  return value === undefined ? SWITCH : TEXT
}

function checkTexts(given: Given, verb: CommandName): void {
  for (const [name, fix] of Object.entries(REQUIRED[verb] ?? {}) as readonly (readonly [keyof Given, string])[])
    if (given[name] === undefined || given[name] === '')
      throw new PromotionError('usage', `\`${inputOf(name, verb)}\` is ${given[name] === '' ? 'empty' : 'missing'}`, {
        fix,
      })
  const empty =
    OPTION_ROWS.find(
      ([option, , row]) =>
        row.value !== undefined && row.choices === undefined && row.empty !== 'absent' && given[option] === '',
    )?.[0] ?? (given.apps?.includes('') === true ? 'apps' : undefined)
  if (empty === undefined) return
  throw new PromotionError('usage', `\`${inputOf(empty, verb)}\` is empty`, {
    fix: 'Give a value, or leave it out.',
  })
}

export const ACCEPTED = 'Give a file, REVISION:FILE, stage:STAGE/APP or app:OWNER/PROJECT/APP.'

const REQUIRED: Partial<Record<CommandName, Readonly<Partial<Record<keyof Given, string>>>>> = {
  pack: { file: 'Give the document to pack: `path` or `path#id`.' },
  graph: { file: 'Give the document to draw: `path` or `path#id`.' },
  diff: { before: ACCEPTED, after: ACCEPTED },
  rollback: { undo: 'Give the record of the run that is to be undone.' },
  'merge-records': { records: 'Give the records to merge.', record: 'Give the file to write.' },
  doctor: { environment: 'Give the environment of the process.' },
}

type OtherName =
  | Exclude<keyof RunOptions, OptionName>
  | 'file'
  | 'undo'
  | 'before'
  | 'after'
  | 'records'
  | 'environment'

const OTHERS: Readonly<Record<OtherName, Kind>> = {
  file: TEXT,
  undo: TEXT,
  before: TEXT,
  after: TEXT,
  records: TEXTS,
  environment: OBJECT,
  access: OBJECT,
  offline: TEXT,
  ref: TEXT,
  event: OBJECT,
  commit: TEXT,
  repository: TEXT,
  rules: RULES,
  actor: TEXT,
  runUrl: TEXT,
}

const OF_SOME: Readonly<Record<Exclude<OptionName | OtherName, keyof RunOptions>, true>> = {
  file: true,
  undo: true,
  before: true,
  after: true,
  records: true,
  environment: true,
  newRecord: true,
  profile: true,
  diff: true,
  json: true,
  verbose: true,
  graph: true,
  yaml: true,
  output: true,
  check: true,
  maxBytes: true,
  force: true,
  probeProject: true,
  markdown: true,
}

export function commonOptions(): readonly string[] {
  return [...OPTION_ROWS.map(([option]) => option), ...Object.keys(OTHERS)].filter((option) => !(option in OF_SOME))
}

type Given = Partial<Readonly<Record<OptionName | OtherName, unknown>>> & Pick<RunOptions, 'apps'>

function inputOf(name: string, verb: CommandName): string {
  if (name === 'record' && (verb === 'rollback' || verb === 'merge-records')) return 'new-record'
  return name === 'undo' ? 'record' : nameOf(name)
}

function checkGlob(glob: string): void {
  const fault = faultOfGlob(glob)
  if (fault !== undefined)
    throw new PromotionError('usage', `\`files\`: the glob ${JSON.stringify(glob)} ${fault}`, { fix: PLAINER_GLOB })
}

/**
 * Throws PromotionError `usage` if a symbolic link leads from the folder of a run out of its clone, or out of
 * `checkouts`, a folder that clones are made in. Such a link can be committed, and people who can write to a repository
 * must not get access to files outside of it.
 */
export function checkWorkingDirectory(folder: string, checkouts?: string): void {
  const named = resolve(folder)
  if (!existsSync(named)) return
  const real = realpathSync(named)
  for (let at = named; ; at = dirname(at)) {
    if ((at === checkouts || existsSync(join(at, '.git'))) && !isWithin(realpathSync(at), real))
      throw ledAway(relative(at, named))
    if (at === dirname(at)) return
  }
}

function ledAway(folder: string): PromotionError {
  return new PromotionError(
    'usage',
    `\`working-directory\`: ${folder} is a symbolic link that leaves the repository, or lies behind one`,
    {
      fix: 'Only files inside the repository are read. Give the real path of the folder in place of the link.',
    },
  )
}
