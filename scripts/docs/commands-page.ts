import type { Command } from 'commander'

import { INPUTS } from '../../src/github/input-values.ts'
import { visibleCommands } from '../../src/terminal/completion.ts'
import { createProgram } from '../../src/terminal/run.ts'
import { openScreen } from '../../src/terminal/screen.ts'
import { EXIT_CODE_MEANINGS, exitCodesOf } from './exit-codes.ts'

/** A command that can be run, with its full name such as `platform seed`. */
interface RunnableCommand {
  readonly name: string
  readonly command: Command
  readonly flags: readonly Flag[]
}

interface Flag {
  readonly long: string
  readonly flags: string
  readonly description: string
}

/** A table of the exit codes and what each means. */
export function exitCodeTable(): string {
  const rows = Object.entries(EXIT_CODE_MEANINGS).map(([code, meaning]) => `| ${code} | ${meaning} |`)
  return ['| exit code | |', '|---|---|', ...rows].join('\n')
}

/** What each command does, and the exit codes that not every command has. */
export function commandTable(): string {
  const rows = commandList()
    .filter(({ name }) => !name.startsWith('platform '))
    .map(({ name, command }) => `| \`${name}\` | ${cell(command.description())} | ${ownExitCodes(name)} |`)
  return ['| command | | more exit codes |', '|---|---|---|', ...rows].join('\n')
}

function ownExitCodes(name: string): string {
  const common = new Set(exitCodesOf(''))
  return exitCodesOf(name)
    .filter((code) => !common.has(code))
    .join(', ')
}

/** The flags that are not inputs of the action. Those of the local platform are on its own page. */
export function flagTable(): string {
  const found = commandList()
    .filter(({ name }) => !name.startsWith('platform'))
    .flatMap(({ name, flags }) => flags.filter(({ long }) => !INPUTS.has(long)).map((flag) => ({ ...flag, name })))
  const same = Map.groupBy(found, ({ flags, description }) => `| \`${flags}\` | ${cell(description)}`)
  const rows = [...same].map(([row, each]) => {
    const names = each.length > MANY ? `${each.length} commands` : each.map(({ name }) => `\`${name}\``).join(', ')
    return `${row} | ${names} |`
  })
  return ['| flag | | commands |', '|---|---|---|', ...rows].join('\n')
}

const MANY = 8

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
  const flags = flagsOf(command)
  const below = command.commands.flatMap((child) => runnable(child, `${name} ${child.name()}`))
  return flags.length === 0 && below.length > 0 ? below : [{ name, command, flags }, ...below]
}

function flagsOf(command: Command): readonly Flag[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .filter(({ long }) => long !== '--help')
    .map(({ long, flags, description }) => ({ long: (long ?? '').replace(/^--(?:no-)?/, ''), flags, description }))
}

function cell(text: string): string {
  return text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;')
}
