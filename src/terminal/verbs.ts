import type { Command } from 'commander'

import type { PromotionReport, Report } from '../commands/report.ts'
import type { RunContext } from '../commands/run/context.ts'
import { OPTIONS, type Verb } from '../commands/run/option-table.ts'
import type { AllOptions, GraphOptions } from '../commands/run/options.ts'
import { addFlags, choiceOption, number, toPlatformOptions, toRunOptions, type Flags } from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

interface Given {
  readonly options: AllOptions
  readonly flags: Flags
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly context: RunContext
}

interface ReportingVerb {
  readonly description: string
  readonly args?: readonly (readonly [name: string, description: string])[]
  /** Each loads its code only when it is called. */
  readonly run: (given: Given) => Promise<Report>
}

const SIDE = 'a file, REVISION:FILE, stage:STAGE/APP or app:OWNER/PROJECT/APP'

const VERBS = {
  validate: {
    description: 'check CWL files and all files that they use; needs no platform',
    args: [
      ['[paths...]', 'CWL files, folders and globs. Default: every .cwl file, and the apps of the configuration file'],
    ],
    run: async ({ options, args, context }) => {
      const files = [...args, ...(options.files ?? [])]
      const { validate } = await import('../commands/validate.ts')
      return validate(files.length === 0 ? options : { ...options, files }, context)
    },
  },
  pack: {
    description: 'print one app, with everything that it uses, as the JSON object that would be installed',
    args: [['<file>', 'a CWL file, or file#id']],
    run: async ({ options, args: [file = ''], context }) =>
      (await import('../commands/on-files.ts')).pack({ ...options, file }, context),
  },
  plan: {
    description: 'show what a promotion would change; changes nothing',
    run: async ({ options, context }) => (await import('../commands/on-platform.ts')).plan(options, context),
  },
  promote: {
    description: 'install the apps that differ, from files or from another project, and verify each',
    run: async ({ options, context }) =>
      withoutRecord(await (await import('../commands/on-platform.ts')).promote(options, context), options),
  },
  rollback: {
    description: 'undo a recorded promotion: install again what each app was before',
    run: async ({ options: { record: undo = '', ...options }, flags: { newRecord: record }, context }) =>
      (await import('../commands/on-platform.ts')).rollback(
        { ...options, undo, ...(record === undefined ? {} : { record }) },
        context,
      ),
  },
  status: {
    description: 'show what each stage holds of each app, what is not promoted, and what was changed on the platform',
    run: async ({ options, context }) => (await import('../commands/on-platform.ts')).status(options, context),
  },
  test: {
    description: 'run the tests of the apps of a stage as tasks on the platform, each once, and compare their outputs',
    run: async ({ options, context }) => (await import('../commands/on-platform.ts')).test(options, context),
  },
  exports: {
    description: 'count your export jobs by state, and fail if one failed',
    run: async ({ options, env, context }) =>
      (await import('../commands/on-platform.ts')).exports({ ...options, ...webhookOf(options, env) }, context),
  },
  doctor: {
    description:
      'check address, token, platform, network and configuration, and suggest fixes; changes nothing without --probe-project',
    run: async ({ options, env: environment, context }) =>
      (await import('../commands/on-platform.ts')).doctor({ ...options, environment }, context),
  },
  // Somebody must review what it wrote: here in a diff, on GitHub in a pull request.
  pull: {
    description: 'edit the files of the repository so that they match the apps on the platform',
    run: async ({ options, context }) => (await import('../commands/on-platform.ts')).pull(options, context),
  },
  diff: {
    description: 'show what differs between two apps, each a file, a file of a git revision or an installed app',
    args: [
      ['<before>', SIDE],
      ['<after>', 'the same, to compare it with; exits with 10 if they differ'],
    ],
    run: async ({ options, args: [before = '', after = ''], context }) =>
      (await import('../commands/on-platform.ts')).diff({ ...options, before, after }, context),
  },
  'merge-records': {
    description: 'merge the records of several shards into one, so that one rollback undoes them all',
    args: [['<records...>', 'files or globs: records that promote wrote']],
    run: async ({ options, args: records, flags: { newRecord: record = '' }, context }) =>
      (await import('../commands/on-files.ts')).mergeRecordFiles({ ...options, records, record }, context),
  },
} as const satisfies { readonly [Name in Verb]?: ReportingVerb }

export function addVerbs(program: Command, terminal: Terminal): void {
  for (const name of Object.keys(VERBS) as (keyof typeof VERBS)[]) addVerb(program, terminal, name, VERBS[name])
}

function addVerb(
  program: Command,
  terminal: Terminal,
  name: Verb,
  { description, args = [], run }: ReportingVerb,
): void {
  const command = program.command(name).description(description)
  for (const [argument, meaning] of args) command.argument(argument, meaning)
  const { env } = terminal
  const toOptions = OPTIONS.baseUrl.flags.some((verb) => verb === name) ? toPlatformOptions : toRunOptions
  command.action(async () => {
    const flags = command.opts<Flags>()
    const printsDescription = name === 'pack' && flags.output === undefined && flags.check === undefined
    await runVerb(terminal, { ...flags, printsDescription }, async (context) =>
      run({ options: toOptions(flags, env), flags, args: command.args, env, context }),
    )
  })
  addFlags(command, name)
}

/** A later step may look for the requested record. */
function withoutRecord(report: PromotionReport, { record }: AllOptions): PromotionReport {
  if (record === undefined || report.recordFile !== undefined || report.failure !== undefined) return report
  const notice = `Nothing was installed, so the record ${record} was not written.`
  return { ...report, notices: [...report.notices, notice] }
}

/** Only for `exports`: the variable may be set for all commands. */
function webhookOf({ webhookUrl }: AllOptions, env: NodeJS.ProcessEnv): { readonly webhookUrl?: string } {
  const url = webhookUrl ?? env['CWL_PROMOTE_WEBHOOK_URL']
  return url === undefined || url === '' ? {} : { webhookUrl: url }
}

export const EXAMPLES: Readonly<Record<string, readonly (readonly [command: string, purpose: string])[]>> = {
  validate: [
    ['validate', 'every .cwl file, and the apps of cwl-promote.yml'],
    ['validate tools "workflows/*.cwl"', 'a folder and a glob'],
  ],
  pack: [
    ['pack workflows/rnaseq.cwl > rnaseq.json', 'what would be installed'],
    ['pack library.cwl#align --check align.json', 'compare with a file'],
  ],
  plan: [
    ['plan --stage dev', 'a stage of cwl-promote.yml'],
    ["plan --project acme/rnaseq-dev --files 'tools/*.cwl'", 'without cwl-promote.yml'],
  ],
  promote: [
    ['promote --stage dev --record record.json', 'install what differs, and keep a record for rollback'],
    ['promote --plan plan.json', 'exactly the plan that plan --out saved'],
  ],
  rollback: [['rollback --record record.json', 'undo that promotion']],
  'merge-records': [["merge-records 'records/*.json' --new-record all.json", 'one record of all shards']],
  pull: [['pull --stage dev', 'bring changes made on the platform into the repository']],
  status: [
    ['status', 'what each stage holds, and what is not promoted'],
    ['status --stage release --app align', 'one app of one stage'],
  ],
  diff: [
    ['diff main:tools/align.cwl tools/align.cwl', 'a file with what it was in a git revision'],
    ['diff stage:dev/align tools/align.cwl', 'an installed app with a file'],
  ],
  exports: [['exports --state-file seen.json --fail-on new-failed', 'fail only for new failures']],
  test: [
    ['test --stage dev', 'start the tests that were not run with what is installed'],
    ['test --stage dev --wait 30m', 'also wait up to 30 minutes for them'],
    ['test --runner cwltool', 'run them on this machine, without a platform'],
  ],
  doctor: [['doctor', 'check address, token, network and configuration']],
  init: [['init --project acme/rnaseq-dev', 'write cwl-promote.yml']],
  completion: [
    ['completion bash > ~/.cwl-promote.bash', 'then add `source ~/.cwl-promote.bash` to ~/.bashrc'],
    ['completion zsh > ~/.cwl-promote.zsh', 'then source it in ~/.zshrc, after `compinit`'],
    ['completion fish > ~/.config/fish/completions/cwl-promote.fish', 'fish finds it there'],
    ['completion powershell | Out-String | Invoke-Expression', 'in the file that $PROFILE names'],
  ],
  graph: [
    ['graph workflows/rnaseq.cwl', 'for a Markdown page, in a block ```mermaid'],
    ['graph workflows/rnaseq.cwl --format svg --depth 1 > rnaseq.svg', 'a picture, with its sub-workflows open'],
  ],
  platform: [['platform --data ./platform-data --port 8080', 'start it, and print its address and token']],
  'platform seed': [
    ['platform seed seed.json --data ./platform-data', 'load the projects, apps and export jobs of a file'],
  ],
  'platform export add': [
    ['platform export add --data ./platform-data --id job-1 --state RUNNING', 'an export job that is running'],
  ],
  'platform export set': [['platform export set job-1 FAILED --data ./platform-data', 'the same job, failed']],
  'platform task set': [
    ['platform task set task-1 COMPLETED --data ./platform-data', 'a task that `test` started, completed'],
  ],
  'platform file add': [
    ['platform file add reads.fastq --data ./platform-data --project acme/rnaseq', 'a file that tasks can read'],
  ],
  demo: [['demo', 'promote a small repository on a platform in a box']],
}

/** Adds its examples to the help of a command and of the commands below it, such as `platform seed`. */
export function addExamples(command: Command, name = command.name()): void {
  for (const child of command.commands) addExamples(child, `${name} ${child.name()}`)
  const examples = EXAMPLES[name] ?? []
  if (examples.length === 0) return
  const lines = examples.map(([line, purpose]) => `  cwl-promote ${line}\n      ${purpose}`)
  command.addHelpText('after', `\n${examples.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
}

type GraphFlags = Required<Pick<GraphOptions, 'format' | 'depth' | 'parameters'>>

const FORMATS = ['mermaid', 'svg'] as const satisfies readonly GraphFlags['format'][]

export function addGraphVerb(program: Command, terminal: Terminal): void {
  const graph = program
    .command('graph')
    .description('draw a workflow: its inputs, steps and outputs, and the links between them')
    .argument('<file>', 'a CWL file, or file#id')
    .addOption(choiceOption('--format <format>', 'mermaid or svg (a picture)', FORMATS).default('mermaid'))
    .option('--depth <number>', 'levels of sub-workflows to open; the others are one box each', number, 0)
    .option('--parameters', 'draw all inputs; without it, those that are not files are counted in their steps', false)
    .action(async (file: string, flags: Flags & GraphFlags) => {
      const { format, depth, parameters, ...others } = flags
      const options = { ...toRunOptions(others, terminal.env), file, format, depth, parameters }
      await runVerb(terminal, { ...flags, printsDescription: true }, async (context) =>
        (await import('../commands/on-files.ts')).graph(options, context),
      )
    })
  addFlags(graph, 'graph')
}
