import type { ProgressEvent, RunContext } from './context.ts'

/** A listener may put anything into its error. */
const LONGEST = 500

/**
 * Runs a command so that a listener that fails costs it nothing: an install that was told to nobody has taken place all
 * the same, and belongs into the report and the record. The first failure is a notice.
 */
export async function withListener<Report extends { readonly notices: readonly string[] }>(
  context: RunContext,
  verb: (context: RunContext) => Promise<Report>,
): Promise<Report> {
  let fault: string | undefined
  const remember = (error: unknown): void => {
    fault ??= wordsOf(error)
  }
  const progress = (event: ProgressEvent): void => {
    try {
      // An async function can stand in the place of one that gives nothing.
      const returned: unknown = context.progress(event)
      if (returned instanceof Promise) returned.catch(remember)
    } catch (error) {
      remember(error)
    }
  }
  const report = await verb({ ...context, progress })
  return fault === undefined
    ? report
    : { ...report, notices: [...report.notices, `The progress listener failed: ${fault}`] }
}

/** Anything can be thrown, also what cannot be made into text; that must not end the run in the place of its listener. */
function wordsOf(error: unknown): string {
  try {
    const words: unknown = error instanceof Error ? error.message : error
    return String(words).slice(0, LONGEST)
  } catch {
    return 'it threw something that has no words'
  }
}
