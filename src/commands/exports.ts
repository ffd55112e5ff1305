import type { ExportsSummary } from '../exports/summary.ts'
import type { Wait } from '../platform/types.ts'
import { connect } from './connect.ts'
import type { RunContext } from './context.ts'
import { startCutoff } from './cutoff.ts'
import { noticesOf, notRead, readExportList } from './export-list.ts'
import { exitCodeOf, failureFrom, stoppedFailure } from './failure.ts'
import { checkOptions, type RunOptions } from './options.ts'
import { EXIT, type ExportsReport, type Failure } from './report.ts'

/** Lists the caller's export jobs, counts them by state, and fails when any failed. */
export async function exports(options: RunOptions, context: RunContext): Promise<ExportsReport> {
  const cutoff = startCutoff(context.signal, options.timeout)
  const waits: Wait[] = []
  try {
    checkOptions(options)
    const platform = connect(options, context, cutoff.requests, waits)
    context.progress({ kind: 'phase', name: 'exports' })
    const summary = await readExportList(platform, options)
    const failure = judge(summary)
    return {
      command: 'exports',
      exitCode: failure === undefined ? EXIT.fine : exitCodeOf(failure),
      ...(failure === undefined ? {} : { failure }),
      notices: noticesOf(summary),
      ...summary,
    }
  } catch (error) {
    const failure = cutoff.stop.aborted ? stoppedFailure(cutoff.timedOut, 'the list of export jobs was not read to its end') : failureFrom(error)
    return { command: 'exports', exitCode: exitCodeOf(failure), failure, notices: [], ...notRead(failure.message) }
  } finally {
    cutoff.end()
  }
}

function judge(summary: ExportsSummary): Failure | undefined {
  const { failed } = summary.counts
  if (failed === 0) return undefined
  return {
    code: 'exports-failed',
    message: `${failed} of ${summary.total} export ${summary.total === 1 ? 'job' : 'jobs'} failed`,
    hint: 'The report names each with its address.',
  }
}
