import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { InvalidArgumentError, type Command } from 'commander'

import { EXIT } from '../commands/report.ts'
import { omitUndefined } from '../json/is-present.ts'
import type { RateLimitRule } from '../local-platform/options.ts'
import type { Store } from '../local-platform/store.ts'
import { DIALECT_NAMES, type DialectName } from '../platform/types.ts'
import { count, printable } from '../report/printable.ts'
import { choiceOption, collect, number } from './flags.ts'
import type { Terminal } from './run-verb.ts'

interface PlatformFlags {
  readonly data?: string
  readonly port: number
  readonly host: string
  readonly token?: string
  readonly dialect: DialectName
  readonly strictProjects?: boolean
  readonly rateLimit?: RateLimitRule
  readonly allowedHost?: readonly string[]
  readonly fault?: readonly string[]
  readonly faultSeed?: number
  readonly runner?: string
  readonly exportQuirk?: readonly string[]
  readonly json?: boolean
  readonly verbose?: boolean
}

interface ExportFlags {
  readonly data: string
  readonly id?: string
  readonly state?: string
  readonly json?: boolean
}

export function addPlatformVerb(program: Command, terminal: Terminal): void {
  const platform = addServing(program, terminal)
  addSeeding(platform, terminal)
  const jobs = platform
    .command('export')
    .description('add export jobs and change their state, also while the platform runs')
  addJobAdding(jobs, terminal)
  addJobMoving(jobs, terminal)
  addTaskMoving(platform, terminal)
  addFileAdding(platform, terminal)
}

function addServing(program: Command, terminal: Terminal): Command {
  return (
    program
      .command('platform')
      .description('start a platform on this machine, to try promotions without an account')
      // Not a required option, because commander would require it for `export add` too.
      .option('--data <folder>', 'required: the folder of its database; created if missing')
      .option('--port <number>', 'the port; 0 chooses a free one', port, 0)
      .option(
        '--host <address>',
        'the address to listen on; any other than a loopback address opens it to the network',
        '127.0.0.1',
      )
      .option('--token <token>', 'the token that it accepts. Default: generated and printed')
      .addOption(choiceOption('--dialect <dialect>', 'the dialect', DIALECT_NAMES).default('documented'))
      .option('--strict-projects', 'refuse projects that do not exist, instead of creating them')
      .option('--rate-limit <n/seconds>', 'answer 429 after n requests in each window', rateLimit)
      .option(
        '--runner <command>',
        'run tasks with this CWL runner, such as cwltool. Default: tasks wait for `platform task set`',
      )
      .option('--allowed-host <name>', 'another host name to accept in requests; may be repeated', collect)
      .option(
        '--fault <rule>',
        'a fault to simulate, such as reset,when=after,method=POST,probability=0.3; may be repeated',
        collect,
      )
      .option('--fault-seed <number>', 'the same seed gives the same faults', number)
      .option(
        '--export-quirk <quirk>',
        'unusual behaviour of the list of export jobs: ignore-offset, repeat-items, no-links, largest-page=N; may be repeated',
        collect,
      )
      .option('--json', 'print address and token as one JSON value')
      .option('--verbose', 'log each request to stderr, one JSON object per line')
      .action(async (flags: PlatformFlags) => serve(flags, terminal))
  )
}

function addSeeding(platform: Command, terminal: Terminal): void {
  platform
    .command('seed')
    .description('load projects, apps and export jobs from a JSON file')
    .argument('<file>', 'the file')
    .requiredOption('--data <folder>', 'required: the folder of the platform')
    .option('--json', 'print what was loaded as one JSON value')
    .action(async (file: string, flags: ExportFlags) => seed(file, flags, terminal))
}

function addJobAdding(jobs: Command, terminal: Terminal): void {
  jobs
    .command('add')
    .description('add an export job')
    .requiredOption('--data <folder>', 'required: the folder of the platform')
    .option('--id <id>', 'the id. Default: generated')
    .option('--state <state>', 'the state; any word', 'COMPLETED')
    .option('--json', 'print the job as one JSON value')
    .action(async ({ data, id, state, json }: ExportFlags) =>
      withStore(data, json, terminal, (store) => {
        if (id === '' || state === '') {
          refuse(terminal, json, `the ${id === '' ? 'id' : 'state'} of an export job is empty`, 'Any word will do.')
          return
        }
        if (id !== undefined && store.getExport(id) !== undefined) {
          refuse(
            terminal,
            json,
            `there is an export job ${printable(id)} already`,
            '`platform export set` moves it to another state.',
          )
          return
        }
        const job = store.addExport({ ...(id === undefined ? {} : { id }), state: state ?? 'COMPLETED' })
        printResult(terminal, json, { id: job.id, state: job.state }, `${printable(job.id)} ${printable(job.state)}`)
      }),
    )
}

function addJobMoving(jobs: Command, terminal: Terminal): void {
  jobs
    .command('set')
    .description('move an export job to another state')
    .argument('<id>', 'the id of the job')
    .argument('<state>', 'the new state; any word')
    .requiredOption('--data <folder>', 'required: the folder of the platform')
    .option('--json', 'print the job as one JSON value')
    .action(async (id: string, state: string, { data, json }: ExportFlags) =>
      withStore(data, json, terminal, (store) => {
        if (state === '') refuse(terminal, json, 'the state of an export job is empty', 'Any word will do.')
        else if (store.setExport(id, state))
          printResult(terminal, json, { id, state }, `${printable(id)} ${printable(state)}`)
        else refuse(terminal, json, `there is no export job ${printable(id)}`, '`platform export add` makes one.')
      }),
    )
}

interface TaskFlags extends ExportFlags {
  readonly outputs?: string
  readonly message?: string
  readonly steps?: { readonly completed: number; readonly total: number }
  readonly price?: number
}

function addTaskMoving(platform: Command, terminal: Terminal): void {
  platform
    .command('task')
    .description('change the state of tasks, also while the platform runs')
    .command('set')
    .description('move a task to another status')
    .argument('<id>', 'the id of the task')
    .argument('<status>', 'the new status, such as RUNNING, COMPLETED or FAILED; any word')
    .requiredOption('--data <folder>', 'required: the folder of the platform')
    .option('--outputs <file>', 'its outputs, from a JSON file; a File of it needs a name')
    .option('--message <text>', 'the words of the platform on its state')
    .option('--steps <n/total>', 'how many of its steps are done', steps)
    .option('--price <amount>', 'what it has cost, in USD', number)
    .option('--json', 'print the task as one JSON value')
    .action(async (id: string, status: string, flags: TaskFlags) => moveTask(id, status, flags, terminal))
}

async function moveTask(id: string, status: string, flags: TaskFlags, terminal: Terminal): Promise<void> {
  const { data, outputs, message, price, json } = flags
  const { readTaskOutputs } = await import('../local-platform/index.ts')
  const text = outputs === undefined ? '{}' : await readGiven(outputs, json, terminal)
  if (text === undefined) return
  await withStore(data, json, terminal, (store) => {
    const execution = {
      ...omitUndefined({ message }),
      ...(flags.steps === undefined ? {} : { steps_completed: flags.steps.completed, steps_total: flags.steps.total }),
    }
    const details = {
      ...(outputs === undefined ? {} : { outputs: readTaskOutputs(text, outputs) }),
      ...(Object.keys(execution).length === 0 ? {} : { execution_status: execution }),
      ...(price === undefined ? {} : { price: { amount: price, currency: 'USD' } }),
    }
    if (status === '') refuse(terminal, json, 'the status of a task is empty', 'Any word will do.')
    else if (store.setTask(id, status, details) === undefined)
      refuse(terminal, json, `there is no task ${printable(id)}`, '`cwl-promote test` starts some.')
    else printResult(terminal, json, { id, status }, `${printable(id)} ${printable(status)}`)
  })
}

function addFileAdding(platform: Command, terminal: Terminal): void {
  platform
    .command('file')
    .description('add files that tasks can read, also while the platform runs')
    .command('add')
    .description('add a file to a project')
    .argument('<file>', 'the file on this machine')
    .requiredOption('--data <folder>', 'required: the folder of the platform')
    .requiredOption('--project <owner/project>', 'required: the project')
    .option('--id <id>', 'the id. Default: generated')
    .option('--json', 'print the file as one JSON value')
    .action(async (file: string, { data, project, id, json }: ExportFlags & { readonly project: string }) =>
      withStore(data, json, terminal, (store) => {
        const size = statSync(file, { throwIfNoEntry: false })
        if (size?.isFile() !== true) {
          refuse(terminal, json, `${printable(file)} is not a file`, 'Give the path of a file.')
          return
        }
        const added = store.addFile({ ...omitUndefined({ id }), project, name: basename(file), size: size.size })
        mkdirSync(dirname(store.placeOf(added.id)), { recursive: true })
        copyFileSync(file, store.placeOf(added.id))
        printResult(terminal, json, { id: added.id, name: added.name }, printable(added.id))
      }),
    )
}

const RULE_HINT = 'A fault is KIND,name=value,… and a quirk is one word.'

async function serve(flags: PlatformFlags, terminal: Terminal): Promise<void> {
  if (flags.data === undefined || flags.data === '') {
    refuse(terminal, flags.json, 'no data folder is named', 'Give a folder with `--data FOLDER`.')
    return
  }
  const { parseExportQuirks, parseFault, startLocalPlatform, StartError } = await import('../local-platform/index.ts')
  const { data, host, dialect, token } = flags
  let platform
  try {
    platform = await startLocalPlatform({
      dataFolder: data,
      port: flags.port,
      host,
      dialect,
      ...omitUndefined({
        token,
        rateLimit: flags.rateLimit,
        strictProjects: flags.strictProjects,
        allowedHosts: flags.allowedHost,
        faults: flags.fault?.map(parseFault),
        faultSeed: flags.faultSeed,
        runner: flags.runner,
        exportQuirks: flags.exportQuirk === undefined ? undefined : parseExportQuirks(flags.exportQuirk),
        log: flags.verbose === true ? (line: string) => terminal.err.write(`${line}\n`) : undefined,
      }),
    })
  } catch (error) {
    if (!(error instanceof StartError) && !(error instanceof RangeError)) throw error
    refuse(
      terminal,
      flags.json,
      `the platform cannot start: ${error.message}`,
      error instanceof StartError ? error.fix : RULE_HINT,
    )
    return
  }
  const shown = token === undefined ? { token: platform.token } : {}
  printResult(
    terminal,
    flags.json,
    { url: platform.url, ...shown, dialect, data },
    [
      `A platform of the ${dialect} dialect listens at ${platform.url} and keeps its data in ${printable(data)}.`,
      '',
      `  export CWL_PROMOTE_BASE_URL=${platform.url}`,
      token === undefined
        ? `  export CWL_PROMOTE_TOKEN=${platform.token}`
        : '  export CWL_PROMOTE_TOKEN=…   # the one that you gave',
      ...(dialect === 'documented' ? [] : [`  export CWL_PROMOTE_PLATFORM=${dialect}`]),
      '',
      `Its page for people is ${platform.url}. Ctrl+C stops it.`,
    ].join('\n'),
  )
  await aborted(terminal.signal)
  await platform.stop()
  // This command ends successfully when it is stopped.
  terminal.finish(EXIT.fine)
}

async function seed(file: string, { data, json }: ExportFlags, terminal: Terminal): Promise<void> {
  const { loadSeed, StartError } = await import('../local-platform/index.ts')
  const text = await readGiven(file, json, terminal)
  if (text === undefined) return
  await withOpen(data, json, terminal, (store) => {
    try {
      const { projects, apps, exports } = loadSeed(text, store)
      printResult(
        terminal,
        json,
        { projects, apps, exports },
        `${count(projects, 'project')}, ${count(apps, 'app')}, ${count(exports, 'export job')}`,
      )
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      refuse(terminal, json, `${printable(file)}: ${printable(error.message)}`, error.fix)
    }
  })
}

/** Undefined if it was refused. */
async function readGiven(file: string, json: boolean | undefined, terminal: Terminal): Promise<string | undefined> {
  const { readInputFile, UnreadableFile } = await import('../files/read-input-file.ts')
  try {
    return readInputFile(file)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    refuse(terminal, json, `${printable(file)} cannot be read: ${error.message}`, 'Give a JSON file.')
    return undefined
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

async function withStore(
  data: string,
  json: boolean | undefined,
  terminal: Terminal,
  use: (store: Store) => void,
): Promise<void> {
  if (!existsSync(join(data, 'platform.sqlite'))) {
    refuse(
      terminal,
      json,
      `${printable(data)} holds no local platform`,
      'Start one there first: `cwl-promote platform --data FOLDER`.',
    )
    return
  }
  await withOpen(data, json, terminal, use)
}

async function withOpen(
  data: string,
  json: boolean | undefined,
  terminal: Terminal,
  use: (store: Store) => void,
): Promise<void> {
  const { databaseError, openStore, StartError } = await import('../local-platform/index.ts')
  try {
    const store = await openStore(data)
    try {
      use(store)
    } finally {
      store.close()
    }
  } catch (error) {
    // A database that opens may be damaged elsewhere, or be locked by another process.
    const failure = databaseError(error, data)
    if (!(failure instanceof StartError)) throw failure
    refuse(terminal, json, printable(failure.message), failure.fix)
  }
}

function printResult(
  terminal: Terminal,
  json: boolean | undefined,
  value: Readonly<Record<string, string | number>>,
  text: string,
): void {
  terminal.out.write(json === true ? `${JSON.stringify(value)}\n` : `${text}\n`)
}

function refuse(terminal: Terminal, json: boolean | undefined, message: string, fix: string): void {
  if (json === true) terminal.out.write(`${JSON.stringify({ ok: false, failure: { code: 'usage', message, fix } })}\n`)
  terminal.err.print(`✗ ${message}\n  ${fix}\n`)
  terminal.finish(EXIT.usage)
}

function port(text: string): number {
  const value = Number(text)
  if (!/^\d{1,5}$/.test(text) || value > 65_535) throw new InvalidArgumentError('It is a number from 0 to 65535.')
  return value
}

function steps(text: string): { readonly completed: number; readonly total: number } {
  const match = /^(\d+)\/(\d+)$/.exec(text)
  if (match === null) throw new InvalidArgumentError('It is two numbers, such as 3/12.')
  return { completed: Number(match[1]), total: Number(match[2]) }
}

function rateLimit(text: string): RateLimitRule {
  const match = /^(\d+)\/(\d+)$/.exec(text)
  const [limit, seconds] = [Number(match?.[1]), Number(match?.[2])]
  if (match === null || limit < 1 || seconds < 1) throw new InvalidArgumentError('It is two numbers, such as 100/60.')
  return { limit, seconds }
}
