import type { Command } from 'commander'

import { printable, printableSentence } from '../report/printable.ts'
import { addCommonFlags, addPlatformFlags, addPromotionFlags, toRunOptions, type Flags } from './flags.ts'
import type { Terminal } from './verbs.ts'

/** Adds `pull`, which only the command line has: somebody must look at what it wrote before it is committed. */
export function addPullVerb(program: Command, terminal: Terminal): void {
  const pull = program
    .command('pull')
    .description('write the apps of a stage, as they stand on the platform, over their documents in the repository')
    .option('--dry-run', 'say what would be written, and write nothing')
    .option('--force', 'write over files with changes that no commit holds')
    .action(async (flags: Flags & { readonly force?: boolean }) => write(flags, terminal))
  addCommonFlags(addPlatformFlags(addPromotionFlags(pull)))
}

async function write(flags: Flags & { readonly force?: boolean }, { out, err, env, signal, finish }: Terminal): Promise<void> {
  const { pull } = await import('../commands/pull.ts')
  const { failureToText } = await import('../report/text.ts')
  const report = await pull({ ...toRunOptions(flags, env), force: flags.force ?? false }, { signal, progress: () => undefined })
  const { command: _, exitCode, failure, notices, ...value } = report
  if (flags.json === true) {
    out.write(`${JSON.stringify({ ...value, ...(notices.length === 0 ? {} : { notices }), ...(failure === undefined ? {} : { failure }) }, undefined, 2)}\n`)
  } else {
    for (const app of report.apps) {
      const files = app.files.length === 0 ? '' : ` → ${app.files.map(printable).join(', ')}`
      out.write(`${app.outcome.padEnd(10)} ${printable(app.target)}${files}${app.reason === undefined ? '' : `: ${printableSentence(app.reason)}`}\n`)
    }
  }
  for (const notice of notices) err.write(`note: ${printableSentence(notice)}\n`)
  if (failure !== undefined) err.write(failureToText(failure, err))
  finish(exitCode)
}
