import { Argument, type Command } from 'commander'

import { PromotionError } from '../files/errors.ts'
import { candidatesFor } from './candidates.ts'
import type { Terminal } from './run-verb.ts'

/**
 * One script for each shell. It asks the hidden command `__complete` for candidates, one per line, and lets the shell
 * complete files if there are none. Names are in quotes when they are inserted, so that none of them is run.
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

/** Adds `completion`, and the hidden command that its scripts call. */
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
