import { styleText } from 'node:util'

import type { ExitCode, Report } from '../commands/report.ts'
import type { PhaseName, ProgressEvent, RunContext } from '../commands/run/context.ts'
import { namingFlags, rewordFailure, rewordReport } from '../commands/run/option-names.ts'
import { longStep, LongStep } from '../files/step-size.ts'
import { resultText, toJsonText } from '../report/json.ts'
import { clip, duration, printable } from '../report/printable.ts'
import { bodyToText, endToText, failureToText } from '../report/text.ts'
import type { Flags } from './flags.ts'
import { keepFlags } from './kept-flags.ts'
import type { Screen } from './screen.ts'

export interface Terminal {
  readonly out: Screen
  readonly err: Screen
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
  readonly finish: (code: ExitCode) => void
}

export async function runVerb(
  terminal: Terminal,
  flags: Flags & { readonly printsDescription?: boolean },
  verb: (context: RunContext) => Promise<Report>,
): Promise<void> {
  const { out, err } = terminal
  const report = await withMarkdown(flags, async () => withProgress(terminal, flags, verb))
  if (flags.json === true || flags.printsDescription === true) return printForPrograms(terminal, flags, report)
  const shown = rewordReport(report, (text) => keepFlags(namingFlags(text), flags))
  out.print(bodyToText(shown, { ...out, diff: flags.diff ?? false }))
  err.print(endToText(shown, err))
  terminal.finish(report.exitCode)
}

async function withMarkdown(flags: Flags, run: () => Promise<Report>): Promise<Report> {
  const { markdown } = flags
  if (markdown === undefined) return run()
  const { refuseMarkdown, writeMarkdown } = await import('./markdown-file.ts')
  await refuseMarkdown(flags)
  return writeMarkdown(await run(), { ...flags, markdown })
}

function printForPrograms({ out, err, finish }: Terminal, flags: Flags, report: Report): void {
  const { json } = flags
  // A cut description in a redirected file must not look complete.
  if (json === true) out.write(`${toJsonText(report)}\n`)
  else if (report.failure === undefined) out.write(`${resultText(report)}\n`)
  if (report.command === 'pack' || report.command === 'graph') err.print(problemsOf(bodyToText(report, err), report))
  if (report.failure !== undefined)
    err.print(
      failureToText(
        rewordFailure(report.failure, (text) => keepFlags(namingFlags(text), flags)),
        err,
      ),
    )
  finish(report.exitCode)
}

/** `pack` always prints JSON on stdout; the problems are for people, on stderr. */
function problemsOf(body: string, report: Report): string {
  return 'problems' in report && report.problems.length > 0 ? body : ''
}

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

const DOING: Readonly<Record<PhaseName, string>> = {
  configuration: 'reading the configuration',
  validate: 'validating',
  pack: 'packing',
  read: 'reading the platform',
  plan: 'planning',
  install: 'installing',
  exports: 'reading the export jobs',
  check: 'checking',
}

/** In milliseconds: shorter waits are over before anyone can read the message. */
const WORTH_SAYING = 1_000

/** In milliseconds: documents may be finished faster than a terminal draws. */
const BETWEEN_DRAWINGS = 100

/** In milliseconds: before that, a rate is not precise, and most work is over. */
const WORTH_A_RATE = 2_000

interface Progress {
  readonly show: (event: ProgressEvent) => void
  readonly end: () => void
}

/**
 * On a terminal, one line that is overwritten; elsewhere nothing. A long wait is always shown, because silence looks
 * like a program that hangs. `clock` returns milliseconds.
 */
export function createProgress(
  screen: Screen,
  verbose: boolean,
  clock = (): number => process.uptime() * 1000,
): Progress {
  let total: number | undefined
  let done = 0
  let doing = ''
  let drawn = 0
  let began = 0
  let drawnAt = 0
  let ended = false
  const erase = (): void => {
    // With spaces, because a terminal without colours may not know escape sequences either.
    if (drawn > 0) screen.write(`\r${' '.repeat(drawn)}\r`)
    drawn = 0
  }
  const draw = (): void => {
    if (!screen.interactive || doing === '') return
    erase()
    drawnAt = clock()
    const rate = total === undefined ? '' : ` ${done}/${total}${rateText(done, total, drawnAt - began)}`
    const line = clip(`${doing}${rate} …`, screen.width - 1)
    screen.write(dim(screen, line))
    drawn = line.length
  }
  const print = (text: string): void => {
    erase()
    screen.print(`${dim(screen, printable(text))}\n`)
    draw()
  }
  return {
    show: (event) => {
      // After an error, steps that were already running still report their end.
      if (ended) return
      switch (event.kind) {
        case 'phase':
          doing = DOING[event.name]
          total = event.total
          done = 0
          began = clock()
          draw()
          break
        case 'done':
          done += 1
          if (clock() - drawnAt >= BETWEEN_DRAWINGS) draw()
          break
        case 'app':
          done += 1
          draw()
          break
        case 'record':
          // On a terminal the user has named it.
          break
        case 'wait':
          if (verbose || event.wait.milliseconds >= WORTH_SAYING)
            print(`waiting ${duration(event.wait.milliseconds)}: ${event.wait.reason}`)
          break
        case 'tasks':
          doing = event.text
          total = undefined
          draw()
          break
        case 'request':
          if (verbose) print(event.line)
          break
      }
    },
    end: () => {
      ended = true
      erase()
    },
  }
}

function rateText(done: number, total: number, milliseconds: number): string {
  if (milliseconds < WORTH_A_RATE || done === 0 || done >= total) return ''
  const perSecond = (done * 1000) / milliseconds
  const rate = perSecond >= 1 ? `${Math.round(perSecond)}/s` : `${Math.max(1, Math.round(perSecond * 60))}/min`
  return `, ${rate}, ${duration(((total - done) * 1000) / perSecond)} left`
}

function dim(screen: Screen, text: string): string {
  return screen.color ? styleText('dim', text, { validateStream: false }) : text
}
