import type { Command } from 'commander'

import type * as OnPlatform from '../commands/on-platform.ts'
import type { PromotionReport, Report } from '../commands/report.ts'
import type { RunContext } from '../commands/run/context.ts'
import { COMMAND_ROWS, rowOf, type Verb } from '../options/command-table.ts'
import { OPTIONS } from '../options/option-table.ts'
import type { AllOptions, GraphOptions } from '../options/options.ts'
import { addFlags, choiceOption, number, toPlatformOptions, toRunOptions, type Flags } from './flags.ts'
import { runVerb, type Terminal } from './run-verb.ts'

interface Given {
  readonly options: AllOptions
  readonly flags: Flags
  readonly args: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly context: RunContext
}

function onPlatform(name: 'plan' | 'status' | 'test' | 'pull'): (given: Given) => Promise<Report> {
  return async ({ options, context }) => (await loadPlatform())[name](options, context)
}

async function loadPlatform(): Promise<typeof OnPlatform> {
  return import('../commands/on-platform.ts')
}

/** Each loads its code only when it is called. */
const VERBS = {
  validate: async ({ options, args, context }) => {
    const files = [...args, ...(options.files ?? [])]
    const { validate } = await import('../commands/validate.ts')
    return validate(files.length === 0 ? options : { ...options, files }, context)
  },
  pack: async ({ options: { check, ...options }, args: [file = ''], context }) =>
    (await import('../commands/on-files.ts')).pack(
      { ...options, file, ...(typeof check === 'string' ? { check } : {}) },
      context,
    ),
  plan: onPlatform('plan'),
  promote: async ({ options, context }) =>
    withoutRecord(await (await loadPlatform()).promote(options, context), options),
  rollback: async ({ options: { record: undo = '', ...options }, flags: { newRecord: record }, context }) =>
    (await loadPlatform()).rollback({ ...options, undo, ...(record === undefined ? {} : { record }) }, context),
  status: onPlatform('status'),
  pages: async ({ options: { check, ...options }, context }) =>
    (await import('../commands/on-files.ts')).pages(
      { ...options, check: check === true },
      context,
      (await import('../report/app-page.ts')).makePages,
    ),
  test: onPlatform('test'),
  exports: async ({ options, env, context }) =>
    (await loadPlatform()).exports({ ...options, ...webhookOf(options, env) }, context),
  doctor: async ({ options, env: environment, context }) =>
    (await loadPlatform()).doctor({ ...options, environment }, context),
  // Somebody must review what it wrote: here in a diff, on GitHub in a pull request.
  pull: onPlatform('pull'),
  diff: async ({ options, args: [before = '', after = ''], context }) =>
    (await loadPlatform()).diff({ ...options, before, after }, context),
  images: async ({ options: { check, ...options }, env: environment, context }) =>
    (await import('../commands/images.ts')).images({ ...options, check: check === true, environment }, context),
  'merge-records': async ({ options, args: records, flags: { newRecord: record = '' }, context }) =>
    (await import('../commands/on-files.ts')).mergeRecordFiles({ ...options, records, record }, context),
} as const satisfies { readonly [Name in Verb]?: (given: Given) => Promise<Report> }

export function addVerbs(program: Command, terminal: Terminal): void {
  for (const name of Object.keys(VERBS) as (keyof typeof VERBS)[]) addVerb(program, terminal, name, VERBS[name])
}

export function addCommand(program: Command, name: Verb): Command {
  const { description, args = [] } = rowOf(name)
  const command = program.command(name).description(description)
  for (const [argument, meaning] of args) command.argument(argument, meaning)
  return command
}

function addVerb(program: Command, terminal: Terminal, name: Verb, run: (given: Given) => Promise<Report>): void {
  const command = addCommand(program, name)
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
  ...Object.fromEntries(Object.entries(COMMAND_ROWS).map(([name, { examples }]) => [name, examples])),
  completion: [
    ['completion bash > ~/.cwl-promote.bash', 'then add `source ~/.cwl-promote.bash` to ~/.bashrc'],
    ['completion zsh > ~/.cwl-promote.zsh', 'then source it in ~/.zshrc, after `compinit`'],
    ['completion fish > ~/.config/fish/completions/cwl-promote.fish', 'fish finds it there'],
    ['completion powershell | Out-String | Invoke-Expression', 'in the file that $PROFILE names'],
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
  const graph = addCommand(program, 'graph')
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
