import type { Command, Option } from 'commander'

import type { ConfiguredNames } from '../commands/configured-names.ts'

/** Commands that the help shows, without `help` itself. */
export function visibleCommands(command: Command): readonly Command[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((child) => child.name() !== 'help')
}

/**
 * Candidates for the last of some words: a command, a flag, or a value of a flag or argument. Empty if it may be
 * anything, such as a file. `words` follow the name of the program, and the last one may be incomplete. `readNames` is
 * called only for stages and apps.
 */
export async function candidatesFor(
  program: Command,
  words: readonly string[],
  readNames: (workingDirectory: string, config?: string) => Promise<ConfiguredNames>,
): Promise<readonly string[]> {
  // Bash splits words at equals signs.
  const [last = '', ...before] = words.filter((word, index) => word !== '=' || index === words.length - 1).toReversed()
  const typed = last === '=' ? '' : last
  if (before.includes('--')) return []
  const { command, open, values } = readWords(program, before.toReversed())
  const valuesOf = async (option: Option): Promise<readonly string[]> => {
    const names = NAMES[option.long ?? '']
    if (names === undefined) return option.argChoices ?? []
    return (await readNames(values.get('--working-directory') ?? '.', values.get('--config')))[names]
  }
  if (open !== undefined) return valuesOf(open)
  if (typed.startsWith('-')) {
    const [flag = ''] = typed.split('=')
    const option = typed.includes('=') ? optionOf(command, flag) : undefined
    if (option !== undefined) return (await valuesOf(option)).map((value) => `${flag}=${value}`)
    return command
      .createHelp()
      .visibleOptions(command)
      .flatMap(({ long }) => long ?? [])
  }
  return [
    ...visibleCommands(command).map((child) => child.name()),
    ...command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  ]
}

/** The flags whose values are in the configuration. */
const NAMES: Readonly<Record<string, keyof ConfiguredNames>> = { '--stage': 'stages', '--apps': 'apps' }

interface WordsRead {
  readonly command: Command
  /** The flag whose value comes next. */
  readonly open: Option | undefined
  /** The values of flags so far. */
  readonly values: ReadonlyMap<string, string>
}

function readWords(program: Command, words: readonly string[]): WordsRead {
  let command = program
  let open: Option | undefined
  const values = new Map<string, string>()
  for (const word of words) {
    if (open !== undefined) {
      values.set(open.long ?? '', word)
      open = undefined
    } else if (word.startsWith('-')) {
      const [flag = '', value] = word.split('=', 2)
      const option = optionOf(command, flag)
      if (option !== undefined && value !== undefined) values.set(option.long ?? '', value)
      else if (option?.required === true) open = option
    } else {
      command = visibleCommands(command).find((child) => child.name() === word) ?? command
    }
  }
  return { command, open, values }
}

function optionOf(command: Command, flag: string): Option | undefined {
  return command.options.find(({ long, short }) => long === flag || short === flag)
}
