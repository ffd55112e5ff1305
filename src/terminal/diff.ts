import type { Command } from 'commander'

import {
  addCheckFlags,
  addCommonFlags,
  addConfigFlag,
  addPlatformFlags,
  toPlatformOptions,
  type Flags,
} from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

const SIDE = 'a file, REVISION:FILE, stage:STAGE/APP or app:OWNER/PROJECT/APP'

/** Adds `diff`, which only the command line has: a workflow has the details of a plan. */
export function addDiffVerb(program: Command, terminal: Terminal): void {
  const diff = program
    .command('diff')
    .description('show what differs between two apps, each a file, a file of a git revision or an installed app')
    .argument('<before>', SIDE)
    .argument('<after>', 'the same, to compare it with; exits with 10 if they differ')
    .action(async (before: string, after: string, flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).diff(
          { ...toPlatformOptions(flags, terminal.env), before, after },
          context,
        ),
      ),
    )
  addCommonFlags(addPlatformFlags(addCheckFlags(addConfigFlag(diff))))
}
