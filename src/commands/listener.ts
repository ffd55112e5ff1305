import type { ProgressEvent, RunContext } from './context.ts'

/** A listener may put anything into its error. */
const LONGEST = 500

/**
 * Runs a verb so that a listener that fails costs it nothing: an install that was told to nobody has taken place all the same,
 * and belongs into the report and the record. The first failure is a notice.
 */
export async function withListener<Report extends { readonly notices: readonly string[] }>(context: RunContext, verb: (context: RunContext) => Promise<Report>): Promise<Report> {
  let fault: string | undefined
  const remember = (error: unknown): void => {
    fault ??= (error instanceof Error ? error.message : String(error)).slice(0, LONGEST)
  }
  const progress = (event: ProgressEvent): void => {
    try {
      // An async function can stand in the place of one that gives nothing.
      const told: unknown = context.progress(event)
      if (told instanceof Promise) told.catch(remember)
    } catch (error) {
      remember(error)
    }
  }
  const report = await verb({ ...context, progress })
  return fault === undefined ? report : { ...report, notices: [...report.notices, `The progress listener failed: ${fault}`] }
}
