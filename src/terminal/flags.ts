import { InvalidArgumentError, Option, type Command } from 'commander'

import { findAccess } from '../commands/run/access.ts'
import { DIGITS, rangeOf, type BoundedInput } from '../commands/run/number-bounds.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import { DEFAULTS, type RunOptions } from '../commands/run/options.ts'
import { WAYS_TO_VERIFY } from '../configuration/manifest-schema.ts'
import { FAIL_ON } from '../export-jobs/threshold.ts'
import { didYouMean } from '../files/suggest.ts'
import { DIALECT_NAMES } from '../platform/types.ts'
import { COLOR_CHOICES, type ColorChoice } from './screen.ts'

/** Options without a flag: programs or the environment set them. */
type Unflagged = 'offline' | 'ref' | 'commit' | 'repository' | 'actor' | 'runUrl' | 'access'

/** The flags as commander parses them: absent if a command does not have the flag, or it was not given. */
export interface Flags extends Partial<Omit<RunOptions, Unflagged>> {
  readonly newRecord?: string
  readonly profile?: string
  readonly diff?: boolean
  readonly json?: boolean
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

/** Parses a number. Its bounds are checked later, as for the input of that name. */
export function numberOf(input: BoundedInput): (text: string) => number {
  return (text) => {
    if (!DIGITS.test(text)) throw new InvalidArgumentError(`It must be a ${rangeOf(input)}, in digits.`)
    return Number(text)
  }
}

/** A flag with a list of values. A wrong value is reported with a suggestion, as for the input of that name. */
export function choiceOption(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices).argParser((value) => {
    if (!choices.includes(value))
      throw new InvalidArgumentError(`It is one of ${choices.join(', ')}${didYouMean(value, choices) || '.'}`)
    return value
  })
}

/** Flags of every command. */
export function addCommonFlags(command: Command): Command {
  return command
    .optionsGroup('Output and environment:')
    .option(
      '--working-directory <folder>',
      'the folder to work in. No document outside of it is read. Paths are relative to it, except plans, records and --subjects',
      '.',
    )
    .option(
      '--timeout <minutes>',
      'the longest time for the whole run, up to 360',
      numberOf('timeout'),
      DEFAULTS.timeout,
    )
    .option('--json', 'print one JSON value, described in docs/json.md')
    .option('--verbose', 'show every request')
    .addOption(colorOption())
}

/** For the commands that print text for people. */
export function colorOption(): Option {
  return choiceOption(
    '--color <when>',
    'use colors: auto, always or never. Default: auto, which means on a terminal, unless NO_COLOR is set',
    COLOR_CHOICES,
  )
}

/** For the commands that read the configuration file. */
export function addConfigFlag(command: Command): Command {
  return command
    .optionsGroup('What:')
    .option('--config <file>', 'the configuration file. Default: cwl-promote.yml or .github/cwl-promote.yml (or .yaml)')
}

/** For the commands that work on files of the repository. */
export function addFileFlags(command: Command): Command {
  return addConfigFlag(command).option('--files <path>', 'a CWL file, folder or glob; may be repeated', collect)
}

/** For the commands that promote. */
export function addPromotionFlags(command: Command): Command {
  return addTargetFlags(command, 'to promote to').option(
    '--copy-from <owner/project>',
    'without a configuration file: copy the apps from this project; --apps or --files names them',
  )
}

/** For the commands that work on the apps of a project; `purpose` and `usually` describe the project in the help. */
export function addTargetFlags(
  command: Command,
  purpose: string,
  usually = '; can be left out if there is only one',
): Command {
  return addConcurrencyFlag(
    addFileFlags(command)
      .option('--stage <name>', `the stage of the configuration file ${purpose}${usually}`)
      .option('--project <owner/project>', `without a configuration file: the project ${purpose}`)
      .option('--app, --apps <name>', 'an app to work on; may be repeated. Default: all', collect)
      .option(
        '--name <name>',
        'without a configuration file: the name of the app on the platform. Default: the name of its file',
      ),
  )
}

/** For the commands that read or install several apps at the same time. */
export function addConcurrencyFlag(command: Command): Command {
  return command.option(
    '--concurrency <number>',
    'the number of requests at the same time, from 1 to 64',
    numberOf('concurrency'),
    DEFAULTS.concurrency,
  )
}

/** For the commands that check documents. */
export function addCheckFlags(command: Command): Command {
  return command
    .optionsGroup('Checks:')
    .option('--strict', 'treat warnings as errors')
    .option(
      '--allow-remote <host>',
      'read documents from this host over https, if the CWL refers to them; may be repeated',
      collect,
    )
    .option('--limits <name=number>', 'a limit on what is read, see docs/configuration.md; may be repeated', collect)
    .option('--baseline <file>', 'show only problems that this file does not accept')
}

/** Only for `validate`. */
export function addValidationFlags(command: Command): Command {
  return command
    .option('--write-baseline <file>', 'write the problems of today to this file, to accept them')
    .option(
      '--changed-since <revision>',
      'only documents that changed, or use a file that changed, since this git revision',
    )
    .option('--sarif <file>', 'write the problems to this file as SARIF 2.1.0, for code scanning')
}

/** For the commands that use the platform. */
export function addPlatformFlags(command: Command): Command {
  return command
    .optionsGroup('Platform:')
    .option('--base-url <url>', 'the address of the platform. Default: CWL_PROMOTE_BASE_URL')
    .option(
      '--token <token>',
      'the token for the platform. Other users of this machine can see it in the command, so set CWL_PROMOTE_TOKEN instead',
    )
    .option('--profile <name>', 'take address and token from this profile of ~/.sevenbridges/credentials')
    .addOption(
      choiceOption(
        '--platform <dialect>',
        'the dialect of the platform. Default: seven-bridges for the known public platforms, else documented',
        DIALECT_NAMES,
      ),
    )
    .option('--allow-insecure-http', 'allow sending the token over http:// to another machine')
}

/** For the commands that make a plan. */
export function addRuleFlags(command: Command): Command {
  return command
    .optionsGroup('Rules:')
    .option('--changed-since <revision>', 'only apps made from a file that changed since this git revision')
    .option('--shard <i/n>', 'only share i of n of the apps, with n up to 256')
    .option('--diff', 'show what each update changes line by line')
    .option('--allow-breaking', 'ignore the rule of the stage against breaking changes')
    .option(
      '--last-record <file>',
      'the record of the last promotion, for the rule against downgrades and to list apps that are no longer in the plan',
    )
}

/** For the commands that install; `withoutVerify` describes the default. */
export function addInstallFlags(command: Command, withoutVerify: string): Command {
  return command
    .optionsGroup('Rules:')
    .option('--fail-fast', 'start no other install after the first failure')
    .option(
      '--subjects <folder>',
      'write the installed apps and SHA256SUMS into this new or empty folder, to sign them',
    )
    .addOption(
      choiceOption(
        '--verify <how>',
        `how to verify an install: compare the answer, or also read the app again. ${withoutVerify}`,
        WAYS_TO_VERIFY,
      ),
    )
}

/** For the commands that read the export jobs. */
export function addExportFlags(command: Command): Command {
  return command
    .optionsGroup('Export jobs:')
    .option(
      '--max-pages <number>',
      'the largest number of pages of export jobs to read. Default: 10,000, or as in the configuration',
      numberOf('max-pages'),
    )
}

/** For the command `exports`. */
export function addWatchFlags(command: Command): Command {
  return command
    .addOption(
      choiceOption(
        '--fail-on <what>',
        'what fails the run: any failed job, only jobs that failed since the last run, or nothing. Default: failed, or as in the configuration',
        FAIL_ON,
      ),
    )
    .option(
      '--threshold <number>',
      'the number of failed jobs that is accepted. Default: 0, or as in the configuration',
      numberOf('threshold'),
    )
    .option(
      '--state-file <file>',
      'a file that remembers what was seen; --fail-on new-failed and --webhook-url need it',
    )
    .option(
      '--webhook-url <url>',
      'the address that gets a JSON message on each change. Other users of this machine can see it in the command, so set CWL_PROMOTE_WEBHOOK_URL instead',
    )
}

/** The options of a run, from flags and, for address and token, the environment. */
export function toRunOptions(flags: Flags, env: NodeJS.ProcessEnv): RunOptions {
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

/** The same for the commands that use the platform: environment and profiles can also define how to reach it. */
export function toPlatformOptions({ profile, ...flags }: Flags, env: NodeJS.ProcessEnv): RunOptions {
  const { baseUrl, token, platform, ...others } = flags
  // A job must not use a file that happens to be on its machine.
  const usesDefault = env['GITHUB_ACTIONS'] !== 'true'
  return { ...toRunOptions(others, {}), ...findAccess({ baseUrl, token, platform, profile }, env, usesDefault) }
}
