import { Argument, type Command, type Option } from 'commander'

import type { ConfiguredNames } from '../commands/configured-names.ts'
import { PromotionError } from '../files/errors.ts'
import type { Terminal } from './run-verb.ts'

/**
 * Each asks the hidden command `__complete` for candidates, one per line, and lets the shell complete files if there
 * are none. Names are in quotes when they are inserted, so that none of them is run.
 */
const SCRIPTS = {
  bash: `_cwl_promote() {
  local line quoted cur=\${COMP_WORDS[COMP_CWORD]}
  [[ $cur == = ]] && cur=
  COMPREPLY=()
  while IFS= read -r line; do
    printf -v quoted %q "$line"
    [[ $quoted == "$cur"* ]] && COMPREPLY+=("$quoted")
  done < <(cwl-promote __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null </dev/null)
}
complete -o default -F _cwl_promote cwl-promote
`,
  zsh: `_cwl_promote() {
  local -a candidates
  candidates=(\${(f)"$(cwl-promote __complete -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null </dev/null)"})
  if (( $#candidates )); then
    compadd -- "\${candidates[@]}"
  else
    _files
  fi
}
compdef _cwl_promote cwl-promote
`,
  fish: `function __cwl_promote
    set -l words (commandline -opc)
    set -l last (commandline -ct)
    set -l candidates (cwl-promote __complete -- $words[2..-1] "$last" 2>/dev/null </dev/null)
    if set -q candidates[1]
        printf '%s\\n' $candidates
    else
        __fish_complete_path "$last"
    end
end
complete -c cwl-promote -f -a '(__cwl_promote)'
`,
  // '--' has quotes, because a script such as npm's cwl-promote.ps1 does not get it without them. PowerShell before 7.3
  // leaves out an empty argument, so = takes its place.
  powershell: `Register-ArgumentCompleter -Native -CommandName cwl-promote -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
        Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
        ForEach-Object { if ($_.Value -is [string]) { $_.Value } else { $_.ToString() } })
    if ($wordToComplete -eq '') { $words += '=' }
    $typed = $wordToComplete.Trim([char[]](34, 39))
    cwl-promote __complete '--' @words 2>$null |
        Where-Object { $_.StartsWith($typed, [StringComparison]::Ordinal) } |
        ForEach-Object {
            $text = if ($_ -match '^[\\w./:=+-]+$') { $_ } else { "'" + $_.Replace("'", "''") + "'" }
            [System.Management.Automation.CompletionResult]::new($text, $_, 'ParameterValue', $_)
        }
}
`,
} as const

type Shell = keyof typeof SCRIPTS

const SHELLS = Object.keys(SCRIPTS)

function isShell(name: string): name is Shell {
  return Object.hasOwn(SCRIPTS, name)
}

function shellNamed(name: string): Shell {
  if (isShell(name)) return name
  throw new PromotionError('usage', `there is no script for the shell ${JSON.stringify(name)}`, {
    fix: `The shells are ${SHELLS.join(', ')}.`,
  })
}

export function addCompletionVerb(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .description('print a script that completes commands, flags, stages and apps in a shell')
    .addArgument(new Argument('<shell>', SHELLS.join(', ')).choices(SHELLS).argParser(shellNamed))
    .action((shell: Shell) => terminal.out.write(SCRIPTS[shell]))
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
