import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { parseLimit } from '../configuration/limits.ts'
import { PromotionError } from '../files/errors.ts'
import { faultOfGlob, PLAINER_GLOB } from '../files/globs.ts'
import { didYouMean } from '../files/suggest.ts'
import { isWithin } from '../files/workspace.ts'
import type { Verb } from './command-table.ts'
import { NUMBER, SWITCH, TEXT, TEXTS, type Kind } from './kinds.ts'
import {
  isWithinBounds,
  nameOf,
  OPTION_ROWS,
  rangeOf,
  rowFor,
  type OptionName,
  type OptionRow,
} from './option-table.ts'
import type { RunOptions } from './options.ts'
import { parseShard } from './shards.ts'

export function wrongKind(name: string, { words, fits }: Kind, value: unknown): PromotionError | undefined {
  if (value === undefined || fits(value)) return undefined
  return new PromotionError('usage', `\`${name}\` has a value of the wrong type`, { fix: `It must be ${words}.` })
}

export function checkOptions(options: RunOptions, verb: Verb): void {
  const given: Given = options
  for (const [option, , row] of OPTION_ROWS) checkValue(inputOf(option, verb), rowFor(row, verb), given[option])
  checkTexts(given, verb)
  checkWorkingDirectory(options.workingDirectory)
  for (const glob of options.files ?? []) checkGlob(glob)
  for (const limit of options.limits ?? []) parseLimit(limit)
  if (options.shard !== undefined) parseShard(options.shard)
  if (verb === 'validate' && options.dryRun && options.fix !== true) {
    throw new PromotionError('usage', '`dry-run` needs `fix`', {
      fix: 'Add the input `fix`, or leave `dry-run` out: without `fix` no document is changed.',
    })
  }
  for (const [one, others, why, fix] of APART)
    if (isGiven(options[one]) && others.some((other) => isGiven(options[other])))
      throw new PromotionError('usage', `\`${nameOf(one)}\` cannot be combined with ${why}`, { fix })
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

const APART: readonly (readonly [
  one: keyof RunOptions,
  others: readonly (keyof RunOptions)[],
  why: string,
  fix: string,
])[] = [
  [
    'shard',
    ['plan', 'expectPlanDigest', 'matrix'],
    'an approved plan or with `matrix`: a shard knows only its own part',
    'Give `shard` alone, or leave it out.',
  ],
  [
    'shard',
    ['out'],
    '`out`: a shard knows only its own part, and its plan could not be applied',
    'Save the plan of all apps, or leave `out` out.',
  ],
  ['writeBaseline', ['fix'], '`fix`', 'Correct first. Then accept what is left.'],
  [
    'writeBaseline',
    ['changedSince'],
    '`changed-since`: a baseline of a part would forget the rest',
    'Leave `changed-since` out.',
  ],
]

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== false
}

function checkValue(input: string, row: OptionRow, value: unknown): void {
  const { choices, bounds } = row
  const fault = wrongKind(input, kindOf(row), value)
  if (fault !== undefined) throw fault
  if (choices !== undefined && typeof value === 'string' && !choices.includes(value))
    throw new PromotionError('usage', `\`${input}\` is ${JSON.stringify(value)}${didYouMean(value, choices)}`, {
      fix: `It is one of ${choices.join(', ')}.`,
    })
  if (bounds !== undefined && typeof value === 'number' && !isWithinBounds(bounds, value))
    throw new PromotionError('usage', `\`${input}\` is ${value}`, { fix: `It must be a ${rangeOf(bounds, value)}.` })
}

function kindOf({ kind, many, bounds, value }: OptionRow): Kind {
  if (kind !== undefined) return kind
  if (many === true) return TEXTS
  if (bounds !== undefined) return NUMBER
  return value === undefined ? SWITCH : TEXT
}

function checkTexts(given: Given, verb: Verb): void {
  for (const [option, , { needed }] of OPTION_ROWS) {
    const fix = needed?.[verb]
    const value = given[option]
    if (fix !== undefined && (value === undefined || value === ''))
      throw new PromotionError('usage', `\`${inputOf(option, verb)}\` is ${value === '' ? 'empty' : 'missing'}`, {
        fix,
      })
  }
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

type Given = Partial<Readonly<Record<OptionName, unknown>>> & Pick<RunOptions, 'apps'>

/** What the function of a command in the library accepts. */
export function libraryOptions(verb: Verb): readonly string[] {
  return OPTION_ROWS.flatMap(([option, , { library, flags = [], needed = {} }]) =>
    library === undefined || (library === 'own' && (flags.includes(verb) || verb in needed)) ? [option] : [],
  )
}

function inputOf(name: string, verb: Verb): string {
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
