import { DIALECTS } from '../platform/dialect.ts'
import type { ExportJob, Platform } from '../platform/types.ts'

/**
 * The verdict on all jobs: `failed` if any failed, else `other` if any is in another state or may not have been read,
 * else `completed`.
 */
export type ExportsState = 'failed' | 'completed' | 'other' | 'none' | 'not-read'

/** The result of reading the list of export jobs (API document, section 1). */
export interface ExportsSummary {
  readonly state: ExportsState
  /** The number of jobs that were read; each counts once. */
  readonly total: number
  readonly counts: { readonly completed: number; readonly failed: number; readonly other: number }
  /** As the platform sent them, in the order of its list, each with its latest state. */
  readonly jobs: readonly ExportJob[]
  /** The list has more pages that were not read; `reason` explains it. */
  readonly truncated: boolean
  /** Items that the platform listed more than once, each counted once; absent if there were none. */
  readonly repeated?: number
  /** States that the dialect has in addition to FAILED and COMPLETED; absent if none. */
  readonly knownStates?: ReadonlySet<string>
  /** Why the list was not read, or not to its end. */
  readonly reason?: string
}

/**
 * Counts all of the user's export jobs by state. The API document shows COMPLETED and FAILED, and adds that the
 * complete set is not shown, so any other state counts as `other`. Rejects with a PlatformError if a page cannot be
 * read, because half of a list gives no verdict.
 */
export async function summarizeExports(
  platform: Pick<Platform, 'listExports' | 'dialect'>,
  options: { readonly maxPages?: number } = {},
): Promise<ExportsSummary> {
  // A job keeps its place in the list, with its latest state.
  const byId = new Map<string, ExportJob>()
  let reason: string | undefined
  let repeated = 0
  for await (const page of platform.listExports(options)) {
    for (const job of [...page.jobs, ...(page.moved ?? [])]) byId.set(job.id, job)
    reason = page.truncated ?? reason
    repeated += page.repeated
  }
  const jobs = [...byId.values()]
  const counts = countStates(jobs)
  const { exportStates } = DIALECTS[platform.dialect]
  return {
    state: verdict(counts, reason !== undefined),
    total: jobs.length,
    counts,
    jobs,
    truncated: reason !== undefined,
    ...(repeated === 0 ? {} : { repeated }),
    ...(exportStates.size === 0 ? {} : { knownStates: exportStates }),
    ...(reason === undefined ? {} : { reason }),
  }
}

function countStates(jobs: readonly ExportJob[]): ExportsSummary['counts'] {
  const completed = jobs.filter((job) => job.state === 'COMPLETED').length
  const failed = jobs.filter((job) => job.state === 'FAILED').length
  return { completed, failed, other: jobs.length - completed - failed }
}

function verdict(counts: ExportsSummary['counts'], truncated: boolean): ExportsState {
  if (counts.failed > 0) return 'failed'
  // Jobs that were not read may be in any state.
  if (counts.other > 0 || truncated) return 'other'
  return counts.completed > 0 ? 'completed' : 'none'
}
