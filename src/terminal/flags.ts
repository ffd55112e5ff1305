import { InvalidArgumentError, Option, type Command } from 'commander'

import { didYouMean } from '../files/suggest.ts'
import { omitUndefined } from '../json/is-present.ts'
import { findAccess } from '../options/access.ts'
import type { Verb } from '../options/command-table.ts'
import {
  DIGITS,
  numberIn,
  OPTION_ROWS,
  rangeOf,
  rowFor,
  spellingOf,
  type Bounds,
  type OptionRow,
} from '../options/option-table.ts'
import { DEFAULTS, type AllOptions } from '../options/options.ts'
import { COLOR_CHOICES, type ColorChoice } from './screen.ts'

type Unflagged = 'offline' | 'ref' | 'commit' | 'repository' | 'actor' | 'runUrl' | 'access'

/** As commander parses them: absent if a command does not have the flag, or it was not given. */
export interface Flags extends Partial<Omit<AllOptions, Unflagged>> {
  readonly newRecord?: string
  readonly profile?: string
  readonly diff?: boolean
  readonly json?: boolean
  readonly markdown?: string
  readonly verbose?: boolean
  readonly color?: ColorChoice
}

export function collect(value: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), value]
}

export function number(text: string): number {
  if (!DIGITS.test(text)) throw new InvalidArgumentError('It must be a number in digits, such as 10.')
  return Number(text)
}

function numberWithin(bounds: Bounds, row: OptionRow): (text: string) => number {
  return (text) => {
    const value = numberIn(text, row)
    if (value === undefined) throw new InvalidArgumentError(`It must be a ${rangeOf(bounds)}, ${spellingOf(row)}.`)
    return value
  }
}

/** A wrong value is reported with a suggestion, as for the input of that name. */
export function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((value) => {
    if (!choices.includes(value))
      throw new InvalidArgumentError(`It is one of ${choices.join(', ')}${didYouMean(value, choices) || '.'}`)
    return value
  })
}

export function addFlags(command: Command, verb: Verb): Command {
  for (const [, name, row] of OPTION_ROWS) {
    if (row.group !== undefined) command.optionsGroup(`${row.group}:`)
    const verbs: readonly Verb[] = row.flags ?? row.commands ?? []
    if (verbs.includes(verb)) command.addOption(flagOf(verb, name, rowFor(row, verb)))
    const no = row.no?.[verb]
    if (no !== undefined) command.addOption(new Option(`--no-${name}`, no))
  }
  return command.addOption(colorOption())
}

function flagOf(verb: Verb, name: string, row: OptionRow): Option {
  const { alias, value, many, choices, bounds, initial, excludes, required } = row
  const flags = [...(alias === undefined ? [] : [`${alias},`]), `--${name}`, ...(value === undefined ? [] : [value])]
  const help = row.helpOf?.[verb] ?? row.help
  const option =
    choices === undefined ? new Option(flags.join(' '), help) : choiceOption(flags.join(' '), help ?? '', choices)
  if (many === true) option.argParser(collect)
  if (bounds !== undefined) option.argParser(numberWithin(bounds, row))
  // Everybody knows that a switch is off if it is not given.
  if (initial !== undefined && value !== undefined) option.default(initial)
  if (many !== true && value !== undefined) refuseSecond(option)
  if (excludes !== undefined) option.conflicts(excludes)
  return option.makeOptionMandatory(required?.includes(verb) ?? false)
}

/** Otherwise the last one would count: `--stage dev --stage release` would install into release. */
function refuseSecond(option: Option): void {
  const parse = option.parseArg
  let isGiven = false
  option.argParser((value, previous) => {
    if (isGiven) throw new InvalidArgumentError('It is given twice.')
    isGiven = true
    return parse === undefined ? value : parse(value, previous)
  })
}

export function colorOption(): Option {
  return choiceOption(
    '--color <when>',
    'use colors: auto, always or never. Default: auto, which means on a terminal, unless NO_COLOR is set',
    COLOR_CHOICES,
  )
}

export function toRunOptions(flags: Flags, env: NodeJS.ProcessEnv): AllOptions {
  return {
    ...DEFAULTS,
    workingDirectory: '.',
    ...flags,
    ...omitUndefined({
      baseUrl: flags.baseUrl ?? env['CWL_PROMOTE_BASE_URL'],
      token: flags.token ?? env['CWL_PROMOTE_TOKEN'],
    }),
  }
}

export function toPlatformOptions({ profile, ...flags }: Flags, env: NodeJS.ProcessEnv): AllOptions {
  const { baseUrl, token, platform, ...others } = flags
  // A job must not use a file that happens to be on its machine.
  const usesDefault = env['GITHUB_ACTIONS'] !== 'true'
  return { ...toRunOptions(others, {}), ...findAccess({ baseUrl, token, platform, profile }, env, usesDefault) }
}
