import type { Command } from 'commander'

import { addCommonFlags, toRunOptions, type Flags } from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

/** Adds `merge-records`, for the job after those of a promotion in shards. */
export function addMergeRecordsVerb(program: Command, terminal: Terminal): void {
  const merge = program
    .command('merge-records')
    .description('merge the records of several shards into one, so that one rollback undoes them all')
    .argument('<records...>', 'files or globs: records that promote wrote')
    .requiredOption('--new-record <file>', 'required: the merged record; must be a new file')
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
