import { Option, type Command } from 'commander'

/**
 * Allows all usual forms of every switch: `--x`, `--no-x`, `--x=true` and `--x=false`. Adds the missing forms to each
 * command, without a line in its help, and returns the command line in forms that exist.
 */
export function withSwitches(program: Command, argv: readonly string[]): readonly string[] {
  const switches = new Set<string>()
  for (const command of commandsOf(program)) {
    for (const { long } of command.options.filter((option) => option.isBoolean() || option.negate)) {
      const name = (long ?? '').replace(/^--(?:no-)?/, '')
      if (UNSWITCHED.has(name)) continue
      switches.add(name)
      for (const other of [`--${name}`, `--no-${name}`])
        if (!command.options.some((option) => option.long === other)) command.addOption(new Option(other).hideHelp())
    }
  }
  const end = argv.indexOf('--')
  return argv.map((argument, index) => {
    const [, name = '', value] = /^--([a-z-]+)=(true|false)$/.exec(argument) ?? []
    return switches.has(name) && (end === -1 || index < end) ? `--${value === 'true' ? '' : 'no-'}${name}` : argument
  })
}

/** These ask for something else than a report. */
const UNSWITCHED: ReadonlySet<string> = new Set(['help', 'version', 'json'])

function commandsOf(command: Command): readonly Command[] {
  return command.commands.flatMap((child) => [child, ...commandsOf(child)])
}
