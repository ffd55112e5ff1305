import { Argument, type Command, type Option } from 'commander'

import type { ConfiguredNames } from '../commands/configured-names.ts'
import { PromotionError } from '../files/errors.ts'
import type { Terminal } from './run-verb.ts'

const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const

type Shell = (typeof SHELLS)[number]

function shellNamed(name: string): Shell {
  const shell = SHELLS.find((known) => known === name)
  if (shell !== undefined) return shell
  throw new PromotionError('usage', `there is no script for the shell ${JSON.stringify(name)}`, {
    fix: `The shells are ${SHELLS.join(', ')}.`,
  })
}

export function addCompletionVerb(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print a script that completes commands, flags, stages and apps in a shell')
    .addArgument(new Argument('<shell>', SHELLS.join(', ')).choices(SHELLS).argParser(shellNamed))
    .action(async (shell: Shell) => {
      const { SCRIPTS } = await import('./completion-scripts.ts')
      terminal.out.write(SCRIPTS[shell])
    })
  program
    .command('__complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const candidates = await candidatesFor(program, words, async (folder, config) =>
        (await import('../commands/configured-names.ts')).configuredNames(folder, config),
      )
      terminal.out.write(candidates.map((candidate) => `${candidate}\n`).join(''))
    })
}

export function visibleCommands(command: Command): readonly Command[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .filter((child) => child.name() !== 'help')
}

/**
 * A command, a flag, or a value of a flag or argument. Empty if it may be anything, such as a file. `words` follow the
 * name of the program, and the last one may be incomplete. `readNames` is called only for stages and apps.
 */
async function candidatesFor(
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

const NAMES: Readonly<Record<string, keyof ConfiguredNames>> = { '--stage': 'stages', '--apps': 'apps' }

interface WordsRead {
  readonly command: Command
  readonly open: Option | undefined
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
