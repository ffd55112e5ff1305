import { Option, type Command } from 'commander'

import type { PromotionReport } from '../commands/report.ts'
import { omitUndefined } from '../commands/run/omit-undefined.ts'
import { DEFAULTS } from '../commands/run/options.ts'
import {
  addCheckFlags,
  addCommonFlags,
  addConfigFlag,
  addExportFlags,
  addFileFlags,
  addInstallFlags,
  addPlatformFlags,
  addPromotionFlags,
  addRuleFlags,
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
  for (const add of [addValidate, addPack, addPlan, addPromote, addRollback, addExports, addDoctor])
    add(program, terminal)
}

function addValidate(program: Command, terminal: Terminal): void {
  const validate = program
    .command('validate')
    .description('check CWL documents and all that they reach; needs no platform')
    .argument(
      '[paths...]',
      'CWL files, folders and globs; without any, the apps of the configuration file, or every .cwl file',
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
    .description('print a document, and all that it reaches, as one JSON object: what would be installed')
    .argument('<file>', 'a CWL file, or file#id')
    .option('--stamp', 'with the note on where it came from, as promote installs it')
    .option('--graph', 'as a $graph with each process once, for other runners of CWL')
    .addOption(new Option('--yaml', 'as YAML').conflicts('json'))
    .option('--output <file>', 'write it to a file, over nothing but an earlier description')
    .option('--check <file>', 'compare it with a file, and fail when that says something else')
    .option('--max-bytes <number>', 'refuse a larger description, and say what is largest in it', numberOf('max-bytes'))
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
    .description('show what a promotion would do; reads the platform and changes nothing')
    .option('--out <file>', 'save the plan, for promote --plan')
    .option('--exit-code', 'exit with 10 when something would change')
    .option('--matrix <n>', 'say which of at most n shards, up to 256, have something to install', numberOf('matrix'))
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
    .description('install what differs into a project, from files or by copy, and check what came back')
    .option('--dry-run', 'plan, and install nothing')
    .option('--plan <file>', 'carry out exactly this saved plan, or refuse; its stage need not be named again')
    .option('--expect-plan-digest <digest>', 'carry out only the plan of this digest')
    .option(
      '--record <file>',
      'write what was installed and what was there before, for rollback; the file must not exist yet',
    )
    .option('--no-stamp', 'install no note on where each app came from')
    .option('--report-exports', 'report on the export jobs too, as it does unless the configuration says otherwise')
    .option('--no-report-exports', 'leave the export jobs alone')
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
          'more than the stage says, never less',
        ),
      ),
    ),
  )
}

function addRollback(program: Command, terminal: Terminal): void {
  const rollback = program
    .command('rollback')
    .description('put back what was installed at each target before a recorded promotion')
    .requiredOption('--record <file>', 'required: the record of the promotion to undo')
    .option('--new-record <file>', 'write what the rollback installs; the file must not exist yet')
    .option('--apps <name>', 'an app to put back, all when absent; may be repeated', collect)
    .option(
      '--concurrency <number>',
      'requests under way at once, from 1 to 64',
      numberOf('concurrency'),
      DEFAULTS.concurrency,
    )
    .option('--dry-run', 'plan, and install nothing')
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
  addCommonFlags(addPlatformFlags(addInstallFlags(rollback, 'the answer when absent')))
}

function addExports(program: Command, terminal: Terminal): void {
  const exports = program
    .command('exports')
    .description('count your export jobs by state, and fail when any failed')
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
    .description('check address, token, platform, network and configuration, and say what to do; changes nothing')
    .option('--stage <name>', 'the stage whose apps are read; all when absent')
    .option('--project <owner/project>', 'without a configuration file: the project to look into')
    .option('--apps <name>', 'an app to read, with --project or of the configuration file; may be repeated', collect)
    .action(async (flags: Flags) =>
      runVerb(terminal, flags, async (context) =>
        (await import('../commands/on-platform.ts')).doctor(
          { ...toPlatformOptions(flags, terminal.env), environment: terminal.env },
          context,
        ),
      ),
    )
  addCommonFlags(addPlatformFlags(addExportFlags(addConfigFlag(doctor), '10 when absent')))
}

/** A later step may look for the record that was asked for. */
function withoutRecord(report: PromotionReport, { record }: Flags): PromotionReport {
  if (record === undefined || report.recordFile !== undefined || report.failure !== undefined) return report
  const notice = `Nothing was installed, so the record ${record} was not written.`
  return { ...report, notices: [...report.notices, notice] }
}

/** Only for the command that has a watch: the variable may be set for all. */
function webhookOf({ webhookUrl }: Flags, env: NodeJS.ProcessEnv): { readonly webhookUrl?: string } {
  const url = webhookUrl ?? env['CWL_PROMOTE_WEBHOOK_URL']
  return url === undefined || url === '' ? {} : { webhookUrl: url }
}

function withPaths(flags: Flags, paths: readonly string[]): Flags {
  const files = [...paths, ...(flags.files ?? [])]
  return files.length === 0 ? flags : { ...flags, files }
}
