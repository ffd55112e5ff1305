/** The exit code by which `run` tells a check that could not be made from one that passed. */
const SKIPPED = 77

export const NO_CORPUS = 'the corpus is not beside this repository'
export const NO_REFERENCE = 'cwltool is not installed'

/** Says why a check cannot be made here, and ends. */
export function skip(reason: string): never {
  console.log(`skipped: ${reason}`)
  process.exit(SKIPPED)
}
