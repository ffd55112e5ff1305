import type { Command } from 'commander'

import { addCommonFlags, toRunOptions, type Flags } from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

/** Adds `merge-records`, for the job that comes after those of a promotion in shards. */
export function addMergeRecordsVerb(program: Command, terminal: Terminal): void {
  const merge = program
    .command('merge-records')
    .description('make one record of those of several shards, so that one rollback undoes them all')
    .argument('<records...>', 'files that promote --record wrote, and globs of them')
    .requiredOption(
      '--new-record <file>',
      'required: where to write the record of them all; the file must not exist yet',
    )
    .action(async (records: readonly string[], { newRecord = '', ...flags }: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-files.ts')).mergeRecordFiles(
          { ...toRunOptions(flags, terminal.env), records, record: newRecord },
          context,
        ),
      ),
    )
  addCommonFlags(merge)
}
