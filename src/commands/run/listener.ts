import type { ProgressEvent, RunContext } from './context.ts'

/** A listener may throw a very long message. */
const LONGEST = 500

/**
 * Runs a command so that a listener that throws does not stop it: an install that the listener was not informed about
 * was made anyway, and belongs in the report and the record. The first error is a notice.
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
      // The listener may be an async function, although its type returns nothing.
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

/** The text of an error. Anything can be thrown, even a value that cannot be converted to text. */
function wordsOf(error: unknown): string {
  try {
    const words: unknown = error instanceof Error ? error.message : error
    return String(words).slice(0, LONGEST)
  } catch {
    return 'it threw a value without a message'
  }
}
