import type { ExitCode, Failure } from '../commands/report.ts'
import { printable, printableSentence } from '../report/printable.ts'
import { failureToText } from '../report/text.ts'
import { failureAsFlags } from './as-flags.ts'
import type { Flags } from './flags.ts'
import type { Terminal } from './run-verb.ts'

/** What the commands that write a first configuration report. */
interface ManifestReport {
  readonly command: string
  readonly exitCode: ExitCode
  readonly failure?: Failure
  readonly notices: readonly string[]
  readonly file: string
  readonly text: string
  readonly written: boolean
}

/**
 * Prints such a report. A dry run prints the configuration, and `lines` on standard error. Otherwise `lines` follow the
 * sentence that it is written `holding` something, and what comes `next`.
 */
export function printManifestReport(
  { out, err, finish }: Terminal,
  flags: Flags,
  report: ManifestReport,
  {
    holding = '',
    next,
    lines = [],
  }: { readonly holding?: string; readonly next: string; readonly lines?: readonly string[] },
): void {
  const { command: _, exitCode, notices, failure, ...others } = report
  if (flags.json === true) {
    const value = { ...others, ...(notices.length === 0 ? {} : { notices }), failure }
    out.write(`${JSON.stringify(value, undefined, 2)}\n`)
  } else {
    if (report.written) out.print(`✓ ${printable(report.file)} is written${holding}. ${next}\n`)
    else out.write(report.text)
    const screen = report.written ? out : err
    for (const line of lines) screen.print(`${printableSentence(line)}\n`)
  }
  for (const notice of notices) err.print(`note: ${printableSentence(notice)}\n`)
  if (failure !== undefined) err.print(failureToText(failureAsFlags(failure), err))
  finish(exitCode)
}
