import type { Command } from 'commander'

import {
  addCheckFlags,
  addCommonFlags,
  addPlatformFlags,
  addTargetFlags,
  toPlatformOptions,
  type Flags,
} from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

/** Adds `pull`. Somebody must review what it wrote: here in a diff, on GitHub in a pull request. */
export function addPullVerb(program: Command, terminal: Terminal): void {
  const pull = program
    .command('pull')
    .description('edit the files of the repository so that they match the apps on the platform')
    .option('--to <folder>', 'the folder for apps of --apps that have no file in the repository yet')
    .option('--dry-run', 'show what would be written, and write nothing')
    .option('--force', 'overwrite files that have uncommitted changes')
    .action(async ({ force = false, ...flags }: Flags & { readonly force?: boolean }) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).pull(
          { ...toPlatformOptions(flags, terminal.env), force },
          context,
        ),
      ),
    )
  addCommonFlags(addPlatformFlags(addCheckFlags(addTargetFlags(pull, 'to pull from'))))
}
