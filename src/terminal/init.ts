import type { Command } from 'commander'

import { printable, printableSentence } from '../report/printable.ts'
import { failureToText } from '../report/text.ts'
import { failureAsFlags } from './as-flags.ts'
import { addCommonFlags, toRunOptions, type Flags } from './flags.ts'
import { withProgress, type Terminal } from './run-verb.ts'

/** Adds `init`, which only the command line has: in a workflow nobody would read what it wrote. */
export function addInitVerb(program: Command, terminal: Terminal): void {
  const init = program
    .command('init')
    .description('write a first cwl-promote.yml for the CWL in the repository')
    .option('--project <owner/project>', 'the project of the stage dev')
    .option('--dry-run', 'print the file instead of writing it')
    .action(async (flags: Flags) => write(flags, terminal))
  addCommonFlags(init)
}

async function write(flags: Flags, terminal: Terminal): Promise<void> {
  const { out, err, env, finish } = terminal
  const { exitCode, failure, notices, file, text, written } = await withProgress(terminal, flags, async (context) =>
    (await import('../commands/on-files.ts')).init(toRunOptions(flags, env), context),
  )
  if (flags.json === true) {
    const value = {
      file,
      text,
      written,
      ...(notices.length === 0 ? {} : { notices }),
      ...(failure === undefined ? {} : { failure }),
    }
    out.write(`${JSON.stringify(value, undefined, 2)}\n`)
  } else if (written) {
    out.say(
      `✓ ${printable(file)} is written. \`cwl-promote validate\` and \`cwl-promote plan --stage dev\` come next.\n`,
    )
  } else {
    out.write(text)
  }
  for (const notice of notices) err.say(`note: ${printableSentence(notice)}\n`)
  if (failure !== undefined) err.say(failureToText(failureAsFlags(failure), err))
  finish(exitCode)
}
