import type { ExportJob, Platform } from '../platform/types.ts'

/**
 * The verdict on all jobs: `failed` when any failed, else `other` when any is neither or may not have been read, else
 * `completed`.
 */
export type ExportsState = 'failed' | 'completed' | 'other' | 'none' | 'not-read'

/** What the list of export jobs came to (API document, section 1). */
export interface ExportsSummary {
  /** The verdict on them all. */
  readonly state: ExportsState
  /** How many were read; each counts once. */
  readonly total: number
  /** COMPLETED, FAILED, and all other states together. */
  readonly counts: { readonly completed: number; readonly failed: number; readonly other: number }
  /** As the platform gave them, in the order of its list, each with the state that was read last. */
  readonly jobs: readonly ExportJob[]
  /** The list goes on, but was not read further; `reason` says why. */
  readonly truncated: boolean
  /** Items that the platform listed more than once, each counted once; absent when there were none. */
  readonly repeated?: number
  /** Why the list could not be read, or why it is cut off. */
  readonly reason?: string
}

/**
 * Reads all pages of the caller's export jobs and counts them by state. Only COMPLETED is fine and only FAILED is
 * failed: the API document shows these two and says that the complete set is not shown, so any other counts as `other`.
 * Rejects with a PlatformError when a page cannot be read: half a list is no verdict.
 */
export async function summarizeExports(
  platform: Pick<Platform, 'listExports'>,
  options: { readonly maxPages?: number } = {},
): Promise<ExportsSummary> {
  // A job keeps its place, and has the state that was read last.
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
  return {
    state: verdict(counts, reason !== undefined),
    total: jobs.length,
    counts,
    jobs,
    truncated: reason !== undefined,
    ...(repeated === 0 ? {} : { repeated }),
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
  // What was not read may be anything.
  if (counts.other > 0 || truncated) return 'other'
  return counts.completed > 0 ? 'completed' : 'none'
}
