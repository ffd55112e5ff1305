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

/** Adds `pull`. Somebody must look at what it wrote before it is kept: here in a diff, on GitHub in a pull request. */
export function addPullVerb(program: Command, terminal: Terminal): void {
  const pull = program
    .command('pull')
    .description('write what differs in the apps of a stage on the platform into their files in the repository')
    .option('--to <folder>', 'write the apps of --apps, which have no file in the repository yet, into this folder')
    .option('--dry-run', 'say what would be written, and write nothing')
    .option('--force', 'write over files with changes that no commit holds')
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
