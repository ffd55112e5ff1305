import type { Command } from 'commander'

import type { InitReport } from '../commands/report.ts'
import { namingFlags, rewordFailure } from '../commands/run/option-names.ts'
import { printable, printableSentence } from '../report/printable.ts'
import { failureToText } from '../report/text.ts'
import { addFlags, toPlatformOptions, type Flags } from './flags.ts'
import { type Terminal, withProgress } from './run-verb.ts'

/** Only the command line has `init`: in a workflow nobody would read what it wrote. */
export function addInitVerb(program: Command, terminal: Terminal): void {
  const init = program
    .command('init')
    .description('write a first cwl-promote.yml for the CWL in the repository, and for the apps of a project')
    .action(async (flags: Flags) =>
      print(
        terminal,
        flags,
        await withProgress(terminal, flags, async (context) =>
          (await import('../commands/on-files.ts')).init(toPlatformOptions(flags, terminal.env), context),
        ),
      ),
    )
  addFlags(init, 'init')
}

function print({ out, err, finish }: Terminal, flags: Flags, report: InitReport): void {
  const { json } = flags
  const { exitCode, notices, failure, file, text, written, withoutApp } = report
  if (json === true) {
    const value = { file, text, written, withoutApp, ...(notices.length === 0 ? {} : { notices }), failure }
    out.write(`${JSON.stringify(value, undefined, 2)}\n`)
  } else if (written)
    out.print(
      `✓ ${printable(file)} is written. \`cwl-promote validate${inFolder(flags)}\` and \`cwl-promote plan --stage dev${inFolder(flags)}${accessIn(flags)}\` come next.\n`,
    )
  else out.write(text)
  for (const notice of notices) err.print(`note: ${printableSentence(notice)}\n`)
  if (failure !== undefined) err.print(failureToText(rewordFailure(failure, namingFlags), err))
  finish(exitCode)
}

/** The next command works as it is printed, except that a token is never shown. */
function accessIn({ profile, baseUrl, token, allowInsecureHttp }: Flags): string {
  return [
    ...(profile === undefined ? [] : ['--profile', quoted(profile)]),
    ...(baseUrl === undefined ? [] : ['--base-url', quoted(baseUrl)]),
    ...(allowInsecureHttp === true ? ['--allow-insecure-http'] : []),
    ...(token === undefined ? [] : ['--token …']),
  ]
    .map((word) => ` ${word}`)
    .join('')
}

function inFolder({ workingDirectory = '.' }: Flags): string {
  return workingDirectory === '.' ? '' : ` --working-directory ${quoted(workingDirectory)}`
}

function quoted(word: string): string {
  const shown = printable(word)
  return /^[\w./:-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", String.raw`'\''`)}'`
}
