import type { Command } from 'commander'

import { visibleCommands } from '../../src/terminal/completion.ts'
import { createProgram } from '../../src/terminal/run.ts'
import { openScreen } from '../../src/terminal/screen.ts'
import { EXAMPLES } from '../../src/terminal/verbs.ts'
import { EXIT_CODE_MEANINGS, exitCodesOf } from './exit-codes.ts'

/** A group of flags of one command, as its help shows it. */
interface FlagGroup {
  readonly heading: string
  /** A row of Markdown for each flag. */
  readonly rows: readonly string[]
}

/** A command that can be run, with its full name such as `platform seed`. */
interface RunnableCommand {
  readonly name: string
  readonly command: Command
  readonly groups: readonly FlagGroup[]
}

const OWN = 'Options'

/** As many commands must have the same group of flags for a section of its own. */
const LEAST_SHARED = 3

/** The section of every command, from its declaration, and then of the groups of flags that several commands share. */
export function commandSections(): string {
  const commands = commandList()
  const shared = sharedGroups(commands)
  return [
    ...commands.map((each) => commandSection(each, shared)),
    ...shared.map((group) => `## ${group.heading}\n\n${flagTable(group)}`),
  ].join('\n\n')
}

/** A table of the exit codes and what each means. */
export function exitCodeTable(): string {
  const rows = Object.entries(EXIT_CODE_MEANINGS).map(([code, meaning]) => `| ${code} | ${meaning} |`)
  return ['| exit code | |', '|---|---|', ...rows].join('\n')
}

/** All commands that can be run, in the order of the help. */
export function commandList(): readonly RunnableCommand[] {
  const screen = openScreen(process.stdout, {}, () => {})
  const program = createProgram({
    out: screen,
    err: screen,
    env: {},
    signal: new AbortController().signal,
    finish: () => {},
  })
  return visibleCommands(program).flatMap((command) => runnable(command, command.name()))
}

function runnable(command: Command, name: string): readonly RunnableCommand[] {
  const groups = flagGroups(command)
  const below = command.commands.flatMap((child) => runnable(child, `${name} ${child.name()}`))
  return groups.length === 0 && below.length > 0 ? below : [{ name, command, groups }, ...below]
}

function flagGroups(command: Command): readonly FlagGroup[] {
  const options = command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long !== '--help')
  const byHeading = Map.groupBy(options, ({ helpGroupHeading }) => helpGroupHeading?.replace(/:$/, '') ?? OWN)
  return [...byHeading].map(([heading, each]) => {
    const rows = each.map(({ flags, description, defaultValue }) => {
      const initial: unknown = defaultValue
      const end = typeof initial === 'string' || typeof initial === 'number' ? ` (default: \`${initial}\`)` : ''
      return `| \`${flags}\` | ${cell(description)}${end} |`
    })
    return { heading, rows }
  })
}

/** The groups of several flags that are the same in several commands, in their first order; one for each heading. */
function sharedGroups(commands: readonly RunnableCommand[]): readonly FlagGroup[] {
  const all = commands.flatMap(({ groups }) => groups.filter(({ heading, rows }) => heading !== OWN && rows.length > 1))
  const same = [...Map.groupBy(all, flagTable).values()].filter(({ length }) => length >= LEAST_SHARED)
  const byHeading = Map.groupBy(same, ([group]) => group?.heading)
  return [...byHeading.values()].flatMap(
    (variants) => variants.toSorted((one, other) => other.length - one.length)[0]?.slice(0, 1) ?? [],
  )
}

function commandSection({ name, command, groups }: RunnableCommand, shared: readonly FlagGroup[]): string {
  const tables = new Set(shared.map(flagTable))
  const isShared = (group: FlagGroup): boolean => tables.has(flagTable(group))
  const links = groups
    .filter(isShared)
    .map(({ heading }) => `[${heading}](#${heading.toLowerCase().replaceAll(' ', '-')})`)
  const examples = EXAMPLES[name] ?? []
  return [
    `## ${name}`,
    `${capitalized(cell(command.description()))}.`,
    `\`\`\`\ncwl-promote ${name} ${command.usage()}\n\`\`\``,
    ...command.registeredArguments.map((argument) => `\`${argument.name()}\`: ${cell(argument.description)}.`),
    ...groups
      .filter((group) => !isShared(group))
      .map((group) => (group.heading === OWN ? flagTable(group) : `**${group.heading}**\n\n${flagTable(group)}`)),
    ...(links.length === 0 ? [] : [`More flags: ${links.join(', ')}.`]),
    `[Exit codes](#exit-codes): ${exitCodesOf(name).join(', ')}.`,
    ...(examples.length === 0
      ? []
      : [
          `\`\`\`sh\n${examples.map(([line, purpose]) => `# ${capitalized(purpose)}\ncwl-promote ${line}`).join('\n')}\n\`\`\``,
        ]),
  ].join('\n\n')
}

function flagTable({ rows }: FlagGroup): string {
  return ['| flag | |', '|---|---|', ...rows].join('\n')
}

function capitalized(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')
}
