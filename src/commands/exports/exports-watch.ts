import type { ExportsNews } from '../../export-jobs/history.ts'
import type { ExportsMemory } from '../../export-jobs/memory.ts'
import type { ExportsSummary } from '../../export-jobs/summary.ts'
import type { Failure } from '../report.ts'

/**
 * Where the memory of a watch over exports is kept from run to run: a file, an issue. No call rejects for what a disk
 * or a server does: that is a trouble in words, which makes the run red and costs it nothing else.
 */
export interface ExportsKeeper {
  /** `signal` ends what is asked of a server, then and in the other two. */
  recall(signal: AbortSignal): Promise<Recollection>
  /**
   * Called once, with what the list turned out to be; only after `recall`. While others are still to be told it shows
   * people the news, and remembers `untilTold`: a run that ends here must not make the next one silent.
   */
  keep(news: ExportsNews, summary: ExportsSummary, others: 'told' | 'to-be-told'): Promise<Keeping>
  /** Remembers the news: all were told. Only after a `keep` with others to be told. */
  settle(): Promise<Keeping>
}

/** What is remembered of the run before. */
export interface Recollection {
  /** Where people can read it; absent when there is no such place yet. */
  readonly url?: string
  /** Absent when there was no run before this one, or it left nothing that can be read. */
  readonly memory?: ExportsMemory
  /** Sentences for the report; fail nothing. */
  readonly notices?: readonly string[]
  /** Why nothing could be recalled though there may be something; fails the run. */
  readonly trouble?: Failure
}

/** What came of remembering a run. */
export interface Keeping {
  /** Where people can read it. */
  readonly url?: string
  /** Sentences for the report; fail nothing. */
  readonly notices?: readonly string[]
  /** Why it was not remembered, or not shown; fails the run. */
  readonly trouble?: Failure
}
