import type { ExitCode, Report } from '../commands/report.ts'
import type { RunContext } from '../commands/run/context.ts'
import { namingFlags, rewordFailure, rewordReport } from '../commands/run/option-names.ts'
import { LongStep, longStep } from '../files/step-size.ts'
import { resultText, toJsonText } from '../report/json.ts'
import { bodyToText, endToText, failureToText } from '../report/text.ts'
import type { Flags } from './flags.ts'
import { createProgress } from './progress.ts'
import type { Screen } from './screen.ts'

/** What the commands of the command line share. */
export interface Terminal {
  readonly out: Screen
  readonly err: Screen
  readonly env: NodeJS.ProcessEnv
  /** Aborts when the user presses Ctrl+C. */
  readonly signal: AbortSignal
  /** Sets the exit code of the process. */
  readonly finish: (code: ExitCode) => void
}

/** Runs a command and prints its report: the result on stdout, everything else on stderr. */
export async function runVerb(
  terminal: Terminal,
  flags: Flags & { readonly printsDescription?: boolean },
  verb: (context: RunContext) => Promise<Report>,
): Promise<void> {
  const { out, err } = terminal
  const report = await withProgress(terminal, flags, verb)
  if (flags.json === true || flags.printsDescription === true) return printForPrograms(terminal, flags, report)
  const shown = rewordReport(report, namingFlags)
  out.print(bodyToText(shown, { ...out, diff: flags.diff ?? false }))
  err.print(endToText(shown, err))
  terminal.finish(report.exitCode)
}

/** Prints JSON, or a description, on stdout; what is wrong is for people, on stderr. */
export function printForPrograms({ out, err, finish }: Terminal, { json }: Flags, report: Report): void {
  // A cut description in a redirected file must not look complete.
  if (json === true) out.write(`${toJsonText(report)}\n`)
  else if (report.failure === undefined) out.write(`${resultText(report)}\n`)
  if (report.command === 'pack' || report.command === 'graph') err.print(problemsOf(bodyToText(report, err), report))
  if (report.failure !== undefined) err.print(failureToText(rewordFailure(report.failure, namingFlags), err))
  finish(report.exitCode)
}

/** `pack` always prints JSON on stdout; the problems are for people, on stderr. */
function problemsOf(body: string, report: Report): string {
  return 'problems' in report && report.problems.length > 0 ? body : ''
}

/** Shows the progress of a command. */
export async function withProgress<Outcome>(
  { err, signal }: Terminal,
  { verbose }: Flags,
  verb: (context: RunContext) => Promise<Outcome>,
): Promise<Outcome> {
  const progress = createProgress(err, verbose ?? false)
  try {
    const outcome = await verb({ signal, progress: progress.show, readsEnvironment: true })
    // The command is run again (see runCli), so this is not its result.
    if (longStep() !== undefined) throw new LongStep()
    return outcome
  } finally {
    progress.end()
  }
}
