import type { Command } from 'commander'

import { toJsonText } from '../report/json.ts'
import { bodyToText, failureToText } from '../report/text.ts'
import { addCommonFlags, toRunOptions, type Flags } from './flags.ts'
import type { Terminal } from './verbs.ts'

/** Adds `merge-records`, for the job that comes after those of a promotion in shards. */
export function addMergeRecordsVerb(program: Command, { out, err, env, signal, finish }: Terminal): void {
  const merge = program
    .command('merge-records')
    .description('make one record of those of several shards, so that one rollback undoes them all')
    .argument('<records...>', 'files that promote --record wrote, and globs of them')
    .requiredOption('--new-record <file>', 'where to write the record of them all; nothing may stand there yet')
    .action(async (records: readonly string[], { newRecord = '', ...flags }: Flags) => {
      const { mergeRecordFiles } = await import('../commands/on-files.ts')
      const report = await mergeRecordFiles({ ...toRunOptions(flags, env), records, record: newRecord }, { signal, progress: () => undefined })
      out.write(flags.json === true ? `${toJsonText(report)}\n` : bodyToText(report, out))
      if (report.failure !== undefined) err.write(failureToText(report.failure, err))
      finish(report.exitCode)
    })
  addCommonFlags(merge)
}
