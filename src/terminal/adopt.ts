import type { Command } from 'commander'

import type { AdoptReport } from '../commands/report.ts'
import { count } from '../report/printable.ts'
import {
  addCommonFlags,
  addConcurrencyFlag,
  addPlatformFlags,
  collect,
  toPlatformOptions,
  type Flags,
} from './flags.ts'
import { printManifestReport } from './manifest-output.ts'
import { withProgress, type Terminal } from './run-verb.ts'

/** Adds `adopt`, which like `init` only the command line has: somebody must review what it wrote. */
export function addAdoptVerb(program: Command, terminal: Terminal): void {
  const adopt = program
    .command('adopt')
    .description('write a first cwl-promote.yml for a project that has apps already, each matched with its file')
    .requiredOption('--project <owner/project>', 'required: the project that has the apps')
    .option(
      '--app, --apps <name>',
      'an app of the project; may be repeated. Default: all, if the platform lists them',
      collect,
    )
    .option('--dry-run', 'print the file instead of writing it')
    .action(async (flags: Flags) => {
      const report = await withProgress(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).adopt(toPlatformOptions(flags, terminal.env), context),
      )
      printManifestReport(terminal, flags, report, {
        holding: ` for ${countActions(report)}`,
        next: '`cwl-promote plan --stage dev` comes next.',
        lines: unmatchedLines(report),
      })
    })
  addCommonFlags(addPlatformFlags(addConcurrencyFlag(adopt)))
}

/** "60 apps of acme/rna: 40 unchanged, 20 to update". */
function countActions({ apps, project }: AdoptReport): string {
  const actions = [...new Set(apps.map(({ action }) => action))]
  const parts = actions.map(
    (action) => `${apps.filter((app) => app.action === action).length} ${action === 'update' ? 'to update' : action}`,
  )
  return `${count(apps.length, 'app')} of ${project ?? ''}: ${parts.join(', ')}`
}

/** One line each. */
function unmatchedLines({ unmatchedApps, unmatchedFiles }: AdoptReport): readonly string[] {
  return [
    ...unmatchedApps.map(({ name, reason }) => `app left out: ${name}: ${reason}`),
    ...unmatchedFiles.map((file) => `file without an app: ${file}`),
  ]
}
