import type { Command } from 'commander'

import type { InitReport } from '../commands/report.ts'
import { namingFlags, rewordFailure } from '../commands/run/option-names.ts'
import { omitUndefined } from '../json/is-present.ts'
import { printable, printableSentence } from '../report/printable.ts'
import { failureToText } from '../report/text.ts'
import { addFlags, toPlatformOptions, type Flags } from './flags.ts'
import { keepFlags } from './kept-flags.ts'
import { type Terminal, withProgress } from './run-verb.ts'
import { addCommand } from './verbs.ts'

export function addInitVerb(program: Command, terminal: Terminal): void {
  const init = addCommand(program, 'init').action(async (flags: Flags) =>
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
  } else if (written && file.endsWith('.dockstore.yml'))
    out.print(
      `✓ ${printable(file)} is written. Dockstore reads it after each push, once its GitHub App is installed.\n`,
    )
  else if (written)
    out.print(
      keepFlags(
        `✓ ${printable(file)} is written. \`cwl-promote validate\` and \`cwl-promote plan --stage dev\` come next.\n`,
        omitUndefined({ ...flags, apps: undefined }),
      ),
    )
  else out.write(text)
  for (const notice of notices) err.print(`note: ${printableSentence(notice)}\n`)
  if (failure !== undefined) err.print(failureToText(rewordFailure(failure, namingFlags), err))
  finish(exitCode)
}
