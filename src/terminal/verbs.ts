import { Option, type Command } from 'commander'

import type { PromotionReport } from '../commands/report.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import {
  addCheckFlags,
  addCommonFlags,
  addConcurrencyFlag,
  addConfigFlag,
  addExportFlags,
  addFileFlags,
  addInstallFlags,
  addPlatformFlags,
  addPromotionFlags,
  addRuleFlags,
  addTargetFlags,
  addValidationFlags,
  addWatchFlags,
  collect,
  numberOf,
  toPlatformOptions,
  toRunOptions,
  type Flags,
} from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

interface PackFlags {
  readonly graph?: boolean
  readonly yaml?: boolean
  readonly output?: string
  readonly check?: string
  readonly maxBytes?: number
}

/** Adds the commands that the action has too. Each loads its code only when it is called. */
export function addVerbs(program: Command, terminal: Terminal): void {
  for (const add of [addValidate, addPack, addPlan, addPromote, addRollback, addStatus, addExports, addDoctor])
    add(program, terminal)
}

function addValidate(program: Command, terminal: Terminal): void {
  const validate = program
    .command('validate')
    .description('check CWL files and all files that they use; needs no platform')
    .argument(
      '[paths...]',
      'CWL files, folders and globs. Default: the apps of the configuration file, or every .cwl file',
    )
    .action(async (paths: readonly string[], flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/validate.ts')).validate(
          toRunOptions(withPaths(flags, paths), terminal.env),
          context,
        ),
      ),
    )
  addCommonFlags(addValidationFlags(addCheckFlags(addFileFlags(validate))))
}

function addPack(program: Command, terminal: Terminal): void {
  const pack = program
    .command('pack')
    .description('print one app, with everything that it uses, as the JSON object that would be installed')
    .argument('<file>', 'a CWL file, or file#id')
    .option('--stamp', 'add the note with repository, file and commit, as promote does')
    .option('--graph', 'print a $graph in which each process occurs once, for other CWL runners')
    .addOption(new Option('--yaml', 'print YAML').conflicts('json'))
    .option('--output <file>', 'write to this file; only an earlier description is overwritten')
    .option('--check <file>', 'compare with this file, and fail when they differ in meaning')
    .option('--max-bytes <number>', 'refuse a larger description, and list its largest parts', numberOf('max-bytes'))
    .action(async (file: string, flags: Flags & PackFlags) => {
      const { graph, yaml, output, check, maxBytes } = flags
      const printsDescription = output === undefined && check === undefined
      await runVerb(terminal, { ...flags, printsDescription }, async (context) =>
        (await import('../commands/on-files.ts')).pack(
          { ...toRunOptions(flags, terminal.env), file, ...omitUndefined({ graph, yaml, output, check, maxBytes }) },
          context,
        ),
      )
    })
  addCommonFlags(addCheckFlags(addConfigFlag(pack)))
}

function addPlan(program: Command, terminal: Terminal): void {
  const plan = program
    .command('plan')
    .description('show what a promotion would change; changes nothing')
    .option('--out <file>', 'save the plan, for promote --plan')
    .option('--exit-code', 'exit with code 10 when something would change')
    .option(
      '--matrix <n>',
      'list the shards, of at most n (up to 256), that have something to install',
      numberOf('matrix'),
    )
    .action(async (flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).plan(toPlatformOptions(flags, terminal.env), context),
      ),
    )
  addCommonFlags(addPlatformFlags(addRuleFlags(addCheckFlags(addPromotionFlags(plan)))))
}

function addPromote(program: Command, terminal: Terminal): void {
  const promote = program
    .command('promote')
    .description('install the apps that differ, from files or from another project, and verify each')
    .option('--dry-run', 'plan only: install nothing')
    .option('--plan <file>', 'apply exactly this saved plan, or refuse; the plan includes the stage')
    .option('--expect-plan-digest <digest>', 'apply the plan only if it has this digest')
    .option(
      '--record <file>',
      'write a record for rollback: what was installed, and what was there before; must be a new file',
    )
    .option('--no-stamp', 'do not add the note with repository, file and commit')
    .option('--report-exports', 'also report the export jobs (the default)')
    .option('--no-report-exports', 'do not read the export jobs')
    .action(async (flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        withoutRecord(
          await (await import('../commands/on-platform.ts')).promote(toPlatformOptions(flags, terminal.env), context),
          flags,
        ),
      ),
    )
  addCommonFlags(
    addPlatformFlags(
      addExportFlags(
        addInstallFlags(
          addRuleFlags(addCheckFlags(addPromotionFlags(promote))),
          'It can only be stricter than the stage',
        ),
      ),
    ),
  )
}

function addRollback(program: Command, terminal: Terminal): void {
  const rollback = program
    .command('rollback')
    .description('undo a recorded promotion: install again what each app was before')
    .requiredOption('--record <file>', 'required: the record that promote wrote')
    .option('--new-record <file>', 'write a record of the rollback; must be a new file')
    .option('--apps <name>', 'an app to restore; may be repeated. Default: all', collect)
    .option('--dry-run', 'plan only: install nothing')
    .option('--diff', 'show what each update changes line by line')
    .action(async ({ record = '', newRecord, ...flags }: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).rollback(
          {
            ...toPlatformOptions(newRecord === undefined ? flags : { ...flags, record: newRecord }, terminal.env),
            undo: record,
          },
          context,
        ),
      ),
    )
  addCommonFlags(addPlatformFlags(addInstallFlags(addConcurrencyFlag(rollback), 'Default: answer')))
}

function addStatus(program: Command, terminal: Terminal): void {
  const status = program
    .command('status')
    .description('show what each stage holds of each app, what is not promoted, and what was changed on the platform')
    .action(async (flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).status(toPlatformOptions(flags, terminal.env), context),
      ),
    )
  addCommonFlags(addPlatformFlags(addCheckFlags(addTargetFlags(status, 'to show', '. Default: all stages'))))
}

function addExports(program: Command, terminal: Terminal): void {
  const exports = program
    .command('exports')
    .description('count your export jobs by state, and fail if one failed')
    .action(async (flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).exports(
          { ...toPlatformOptions(flags, terminal.env), ...webhookOf(flags, terminal.env) },
          context,
        ),
      ),
    )
  addCommonFlags(addPlatformFlags(addWatchFlags(addExportFlags(addConfigFlag(exports)))))
}

function addDoctor(program: Command, terminal: Terminal): void {
  const doctor = program
    .command('doctor')
    .description('check address, token, platform, network and configuration, and suggest fixes; changes nothing')
    .option('--stage <name>', 'the stage whose apps are read. Default: all stages')
    .option('--project <owner/project>', 'without a configuration file: the project to check')
    .option('--apps <name>', 'an app to read; may be repeated', collect)
    .action(async (flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).doctor(
          { ...toPlatformOptions(flags, terminal.env), environment: terminal.env },
          context,
        ),
      ),
    )
  addCommonFlags(addPlatformFlags(addConfigFlag(doctor)))
}

/** A later step may look for the requested record. */
function withoutRecord(report: PromotionReport, { record }: Flags): PromotionReport {
  if (record === undefined || report.recordFile !== undefined || report.failure !== undefined) return report
  const notice = `Nothing was installed, so the record ${record} was not written.`
  return { ...report, notices: [...report.notices, notice] }
}

/** Only for `exports`: the variable may be set for all commands. */
function webhookOf({ webhookUrl }: Flags, env: NodeJS.ProcessEnv): { readonly webhookUrl?: string } {
  const url = webhookUrl ?? env['CWL_PROMOTE_WEBHOOK_URL']
  return url === undefined || url === '' ? {} : { webhookUrl: url }
}

function withPaths(flags: Flags, paths: readonly string[]): Flags {
  const files = [...paths, ...(flags.files ?? [])]
  return files.length === 0 ? flags : { ...flags, files }
}
