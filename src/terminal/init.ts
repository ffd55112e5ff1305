import type { Command } from 'commander'

import { addCommonFlags, toRunOptions, type Flags } from './flags.ts'
import { printManifestReport } from './manifest-output.ts'
import { withProgress, type Terminal } from './run-verb.ts'

/** Adds `init`, which only the command line has: in a workflow nobody would read what it wrote. */
export function addInitVerb(program: Command, terminal: Terminal): void {
  const init = program
    .command('init')
    .description('write a first cwl-promote.yml for the CWL in the repository')
    .option('--project <owner/project>', 'the project of the stage dev')
    .option('--dry-run', 'print the file instead of writing it')
    .action(async (flags: Flags) => {
      const report = await withProgress(terminal, flags, async (context) =>
        (await import('../commands/on-files.ts')).init(toRunOptions(flags, terminal.env), context),
      )
      printManifestReport(terminal, flags, report, {
        next: '`cwl-promote validate` and `cwl-promote plan --stage dev` come next.',
      })
    })
  addCommonFlags(init)
}
