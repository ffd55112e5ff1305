import type { ExportsNews } from '../../export-jobs/history.ts'
import type { ExportsMemory } from '../../export-jobs/memory.ts'
import type { ExportsSummary } from '../../export-jobs/summary.ts'
import type { Failure } from '../report.ts'

/**
 * Remembers between runs what a watch of export jobs saw: in a file or an issue. Calls do not reject for errors of a
 * disk or a server. Such errors are returned as a trouble, which makes the run fail but has no other effect.
 */
export interface ExportsKeeper {
  /** `signal` cancels requests to a server, also those of the other two methods. */
  recall(signal: AbortSignal): Promise<Recollection>
  /**
   * Saves and shows the result of this run. Called once, after `recall`. While `others` are still to be informed it
   * shows people the news, and saves `untilReported`: if the run ends here, the next run must report the news again.
   */
  keep(news: ExportsNews, summary: ExportsSummary, others: 'informed' | 'to-be-informed'): Promise<Keeping>
  /** Saves that everybody was informed. Called only after a `keep` with others to be informed. */
  settle(): Promise<Keeping>
}

/** What is remembered of the last run. */
export interface Recollection {
  /** A page where people can read it; absent if it does not exist yet. */
  readonly url?: string
  /** Absent if there was no earlier run, or its memory cannot be read. */
  readonly memory?: ExportsMemory
  /** Sentences for the report. They do not make the run fail. */
  readonly notices?: readonly string[]
  /** Why the memory could not be read although it may exist. It makes the run fail. */
  readonly trouble?: Failure
}

/** The result of saving. */
export interface Keeping {
  /** A page where people can read it. */
  readonly url?: string
  /** Sentences for the report. They do not make the run fail. */
  readonly notices?: readonly string[]
  /** Why the run was not saved or not shown. It makes the run fail. */
  readonly trouble?: Failure
}
