import type { Command } from 'commander'

import { toJsonText } from '../report/json.ts'
import { bodyToText, failureToText } from '../report/text.ts'
import { addCommonFlags, addPlatformFlags, addTargetFlags, toRunOptions, type Flags } from './flags.ts'
import type { Terminal } from './verbs.ts'

/** Adds `pull`. Somebody must look at what it wrote before it is kept: here in a diff, on GitHub in a pull request. */
export function addPullVerb(program: Command, terminal: Terminal): void {
  const pull = program
    .command('pull')
    .description('write the apps of a stage, as they stand on the platform, over their documents in the repository')
    .option('--dry-run', 'say what would be written, and write nothing')
    .option('--force', 'write over files with changes that no commit holds')
    .action(async (flags: Flags & { readonly force?: boolean }) => write(flags, terminal))
  addCommonFlags(addPlatformFlags(addTargetFlags(pull, 'to pull from')))
}

async function write(flags: Flags & { readonly force?: boolean }, { out, err, env, signal, finish }: Terminal): Promise<void> {
  const { pull } = await import('../commands/on-platform.ts')
  const report = await pull({ ...toRunOptions(flags, env), force: flags.force ?? false }, { signal, progress: () => undefined, readsEnvironment: true })
  out.write(flags.json === true ? `${toJsonText(report)}\n` : bodyToText(report, out))
  if (report.failure !== undefined) err.write(failureToText(report.failure, err))
  finish(report.exitCode)
}
