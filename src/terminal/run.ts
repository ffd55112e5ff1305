import { Command, CommanderError, Option } from 'commander'

import { EXIT, type ExitCode, type Failure } from '../commands/report.ts'
import { exitCodeOf, failureFrom } from '../commands/run/failure.ts'
import { namingFlags, rewordFailure } from '../commands/run/option-names.ts'
import { runInOwnProcess, watchSteps } from '../commands/run/own-process.ts'
import { VERSION } from '../configuration/version.ts'
import { wordsForCode } from '../files/errno.ts'
import { longStep } from '../files/step-size.ts'
import { nearest } from '../files/suggest.ts'
import { count } from '../files/text.ts'
import { OPTION_ROWS } from '../options/option-table.ts'
import { failureToText } from '../report/text.ts'
import { addCompletionVerb } from './completion.ts'
import { type Flags, colorOption } from './flags.ts'
import { addInitVerb } from './init.ts'
import { addPlatformVerb } from './local-platform.ts'
import type { Terminal } from './run-verb.ts'
import { type ColorChoice, type OutputStream, openScreen } from './screen.ts'
import { type Ending, listenForSignals } from './signals.ts'
import { addExamples, addGraphVerb, addVerbs } from './verbs.ts'

interface CliStreams {
  readonly stdout: OutputStream
  readonly stderr: OutputStream
  readonly env: NodeJS.ProcessEnv
  /** Listens for signals that ask the run to end; `print` shows a message to the user. */
  readonly listen: (print: (text: string) => void) => Ending
  /** Whether the process only runs the command line, so that it can be run again in another process. */
  readonly isProcess?: boolean
}

function streamsOf({ stdout, stderr, env }: NodeJS.Process): Omit<CliStreams, 'listen' | 'isProcess'> {
  return { stdout, stderr, env }
}

/**
 * Without `node` and the script in front. Returns the exit code. Never rejects: a mistake in the command line is one
 * message and {@link EXIT}`.usage`.
 */
export async function runCli(
  argv: readonly string[],
  { stdout, stderr, env, listen, isProcess }: CliStreams = {
    ...streamsOf(process),
    listen: listenForSignals,
    isProcess: true,
  },
): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.fine
  let color: ColorChoice = 'auto'
  const { signal, stop, release } = listen((text) =>
    terminal.err.print(terminal.err.interactive ? `\n${text}\n` : `${text}\n`),
  )
  const terminal: Terminal = {
    out: openScreen(
      stdout,
      env,
      ({ code, message }) => {
        failOnLoss()
        // Called once, because each further write fails too.
        if (signal.aborted) return
        stop()
        const reason = code === undefined ? message : `${wordsForCode(code) ?? 'the system refuses'} (${code})`
        terminal.err.print(
          failureToText({ code: 'unwritable', message: `the output cannot be written: ${reason}` }, terminal.err),
        )
      },
      () => color,
    ),
    err: openScreen(stderr, env, failOnLoss, () => color),
    env,
    signal,
    finish: (code) => {
      exitCode = code
    },
  }
  try {
    const program = createProgram(terminal)
    program.hook('preAction', (_program, command) => {
      color = command.opts<Flags>().color ?? 'auto'
    })
    if (isProcess === true) watchSteps()
    await program.parseAsync([...withSwitches(program, argv)], { from: 'user' })
    return exitCode
  } catch (error) {
    const path = longStep()
    if (path !== undefined) return await runAgain(path, argv, terminal)
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return EXIT.fine
      const failure = usageFailure(error, argv)
      if (wantsJson(argv)) terminal.out.write(`${JSON.stringify({ ok: false, failure }, undefined, 2)}\n`)
      terminal.err.print(failureToText(failure, terminal.err))
      return EXIT.usage
    }
    const failure = failureFrom(error)
    terminal.err.print(failureToText(rewordFailure(failure, namingFlags), terminal.err))
    return exitCodeOf(failure)
  } finally {
    release()
  }
}

async function runAgain(path: string, argv: readonly string[], { out, err, signal }: Terminal): Promise<ExitCode> {
  const end = await runInOwnProcess(path, signal)
  if (end.kind === 'ended') return end.exitCode
  if (wantsJson(argv)) out.write(`${JSON.stringify({ ok: false, failure: end.failure }, undefined, 2)}\n`)
  err.print(failureToText(rewordFailure(end.failure, namingFlags), err))
  return exitCodeOf(end.failure)
}

function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--')
  return argv.slice(0, end < 0 ? undefined : end).includes('--json')
}

function usageFailure({ code, message: text }: CommanderError, argv: readonly string[]): Failure {
  // The help itself is on standard error.
  if (code === 'commander.help')
    return {
      code: 'usage',
      message: 'no command is given',
      fix: 'Begin with `cwl-promote validate`; `cwl-promote --help` lists all commands.',
    }
  const lines = text.replace(/^error: /, '').split('\n')
  // Commander writes a suggestion in parentheses, on a separate line.
  const guesses = lines.filter((line, index) => index > 0 && /^\(.*\)$/.test(line))
  const message = lines.filter((line) => !guesses.includes(line)).join('\n')
  const guess = guesses.filter((line) => isNear(message, line))
  if (code === 'commander.excessArguments') {
    const verb = argv[0] ?? ''
    const [, expected = '0', list = ''] = EXCESS.exec(message) ?? []
    const extra = list.split(', ').slice(Number(expected)).join(' ')
    const taken =
      expected === '0' ? 'no arguments, and got' : `only ${count(Number(expected), 'argument')}, and also got`
    return {
      code: 'usage',
      message: `"${verb}" takes ${taken} "${extra}"`,
      fix:
        likeSbpack(verb, extra) ??
        (extra.includes(' ') ? SEE_HELP : undefined) ??
        (TAKES_FILES.has(verb) && /[/*]|\.\w+$/.test(extra)
          ? `Did you mean --files ${extra}, with --project? With cwl-promote.yml, --app NAME chooses.`
          : undefined) ??
        (TAKES_STAGE.has(verb) ? `Did you mean --stage ${extra}?` : SEE_HELP),
    }
  }
  return {
    code: 'usage',
    message,
    fix:
      fixOf(code, message, argv) ??
      (guess.length > 0 ? guess.join(' ').replaceAll(/^\(|\)$/g, '') : withoutDryRun(message, argv)),
  }
}

function fixOf(code: string, message: string, argv: readonly string[]): string | undefined {
  if (code === 'commander.unknownCommand') {
    const [first = '', ...others] = argv
    const known = SBPACK_COMMANDS.get(first)
    const meant = OTHER_WORDS.get(first)
    return (
      (meant === undefined ? undefined : `Did you mean ${meant}?`) ??
      likeSbpack('promote', argv.join(' ')) ??
      likeSbpack(first, others.join(' ')) ??
      (known === undefined ? undefined : `What ${first} does is here: cwl-promote ${known}`)
    )
  }
  if (code === 'commander.missingMandatoryOptionValue' && argv[0] === 'rollback')
    return 'Give what "promote --record FILE" wrote, or the file of the action\'s output record-file.'
  if (code !== 'commander.unknownOption') return undefined
  const [verb = ''] = argv
  const [, given = ''] = /^unknown option '([^'=]*)/.exec(message) ?? []
  const meant = flagsOf(verb).find((flag) => lettersOf(flag) === lettersOf(given))
  return meant === undefined ? undefined : `Did you mean ${meant}?`
}

/** A person who asks for a dry run must not be advised to run without one. */
function withoutDryRun(message: string, [verb = '']: readonly string[]): string {
  if (!/^unknown option '--?(?:no-?)?dry/i.test(message)) return SEE_HELP
  return verb === 'test'
    ? 'It starts tasks and has no dry run. "cwl-promote status" shows what is known.'
    : verb === 'plan'
      ? '"plan" installs nothing, so leave it out.'
      : `"${verb}" has no dry run. ${SEE_HELP}`
}

/** Its guesses are far-fetched: `--nope` is not `--name`. */
function isNear(message: string, guess: string): boolean {
  const [, given] = /'([^'=]*)'?/.exec(message) ?? []
  return given === undefined || nearest(given, guess.match(/--[a-z-]+|(?<=mean )[a-z-]+/g) ?? []) !== undefined
}

/** What other programs call a command. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ...['push', 'install', 'deploy', 'release', 'publish', 'upload'].map((word) => [word, 'promote'] as const),
  ...['check', 'lint'].map((word) => [word, 'validate'] as const),
  ...['list', 'ls'].map((word) => [word, 'status'] as const),
  ...['undo', 'revert'].map((word) => [word, 'rollback'] as const),
])

function flagsOf(verb: string): readonly string[] {
  return OPTION_ROWS.flatMap(([, name, row]) => {
    const verbs: readonly string[] = row.flags ?? row.commands ?? []
    return [
      ...(verbs.includes(verb) ? [`--${name}`] : []),
      ...(row.no !== undefined && Object.hasOwn(row.no, verb) ? [`--no-${name}`] : []),
    ]
  })
}

function lettersOf(flag: string): string {
  return flag.replaceAll(/[-_]/g, '').toLowerCase()
}

/** The command for the arguments of sbpack and sbpull: `[PROFILE] OWNER/PROJECT/APP FILE`; undefined for others. */
function likeSbpack(verb: string, words: string): string | undefined {
  const command = SBPACK_COMMANDS.get(verb)
  const [, profile = '.', project = '', app = '', file = ''] =
    /^(?:([\w.-]+) )?([^/ ]+\/[^/ ]+)\/([^/ ]+) (\S+)$/.exec(words) ?? []
  if (file === '' || command === undefined) return undefined
  const named = profile === '.' ? '' : ` --profile ${profile}`
  return `For sbpack's arguments, type: cwl-promote ${command}${named} --project ${project} --name ${app} --files ${file}`
}

const SBPACK_COMMANDS: ReadonlyMap<string, string> = new Map([
  ['promote', 'promote'],
  ['sbpack', 'promote'],
  ['pull', 'pull'],
  ['sbpull', 'pull'],
])

const EXCESS = /^too many arguments[^.]*\. Expected (\d+) arguments? but got \d+: (.*)\.$/s

const SEE_HELP = 'Run it with --help to see the options.'

const TAKES_FILES: ReadonlySet<string> = new Set(['plan', 'promote', 'pull'])
const TAKES_STAGE: ReadonlySet<string> = new Set(['plan', 'promote', 'pull', 'status', 'doctor', 'test'])

const AFTER_HELP = `
Address and token come from CWL_PROMOTE_BASE_URL and CWL_PROMOTE_TOKEN, else from SB_API_ENDPOINT and SB_AUTH_TOKEN,
else from the profile "default" of ~/.sevenbridges/credentials.
Exit codes: 0 fine, 1 failed, 2 wrong usage or configuration, 3 invalid CWL, 4 refused, 5 some apps failed,
6 export jobs failed, 7 a test failed, 10 changes are pending (plan or status
--exit-code, diff) or tests are running, 130 cancelled.`

/** In columns: descriptions are wrapped next to the names of flags if there is as much room for them. */
const NARROWEST_HELP = 20

export function createProgram(terminal: Terminal): Command {
  const program = new Command('cwl-promote')
    .description(
      'Releases the CWL in your git repository to a cloud genomics platform: validate, plan, promote, roll back.',
    )
    .version(VERSION, '--version', 'print the version')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: terminal.out.print,
      writeErr: terminal.err.print,
      // Errors of the command line are printed like all other errors.
      outputError: () => undefined,
      getOutHelpWidth: () => terminal.out.width,
      getErrHelpWidth: () => terminal.err.width,
      getOutHasColors: () => terminal.out.color,
      getErrHasColors: () => terminal.err.color,
    })
    .configureHelp({ minWidthToWrap: NARROWEST_HELP })
    .addHelpText('after', AFTER_HELP)
  addVerbs(program, terminal)
  addInitVerb(program, terminal)
  addGraphVerb(program, terminal)
  addPlatformVerb(program, terminal)
  addCompletionVerb(program, terminal)
  program
    .command('demo')
    .description('show everything in a few seconds, on its own platform')
    .option('--json', 'print the result of each step as one JSON value; the text goes to standard error')
    .addOption(colorOption())
    .action(async ({ json }: { readonly json?: boolean }) => {
      const { runDemo } = await import('./demo.ts')
      const { print, color, width } = json === true ? terminal.err : terminal.out
      const { exitCode, ...outcome } = await runDemo({ write: print, color, width, signal: terminal.signal })
      if (json === true)
        terminal.out.write(`${JSON.stringify({ ok: exitCode === EXIT.fine, ...outcome }, undefined, 2)}\n`)
      terminal.finish(exitCode)
    })
  for (const command of program.commands) addExamples(command)
  return program
}

function failOnLoss(): void {
  process.once('exit', () => {
    if (process.exitCode === EXIT.fine || process.exitCode === EXIT.cancelled) process.exitCode = EXIT.failed
  })
}

/**
 * `--x`, `--no-x`, `--x=true` and `--x=false`. Adds the missing forms to each command, without a line in its help, and
 * returns the command line in forms that exist.
 */
function withSwitches(program: Command, argv: readonly string[]): readonly string[] {
  const switches = new Set<string>()
  for (const command of commandsOf(program)) {
    for (const { long } of command.options.filter((option) => option.isBoolean() || option.negate)) {
      const name = (long ?? '').replace(/^--(?:no-)?/, '')
      if (UNSWITCHED.has(name)) continue
      switches.add(name)
      for (const other of [`--${name}`, `--no-${name}`])
        if (!command.options.some((option) => option.long === other)) command.addOption(new Option(other).hideHelp())
    }
  }
  const end = argv.indexOf('--')
  return argv.map((argument, index) => {
    const [, name = '', value] = /^--([a-z-]+)=(true|false)$/.exec(argument) ?? []
    return switches.has(name) && (end === -1 || index < end) ? `--${value === 'true' ? '' : 'no-'}${name}` : argument
  })
}

/** These ask for something else than a report. */
const UNSWITCHED: ReadonlySet<string> = new Set(['help', 'version', 'json'])

function commandsOf(command: Command): readonly Command[] {
  return command.commands.flatMap((child) => [child, ...commandsOf(child)])
}
