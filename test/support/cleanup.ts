import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const cleanups: (() => Promise<void> | void)[] = []

/** Called after each test. What runs outside of jest, as `npm run torture` does, calls it itself. */
export async function cleanUp(): Promise<void> {
  const errors: unknown[] = []
  for (const cleanup of cleanups.splice(0).toReversed())
    try {
      await cleanup()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'))
}

// Where jest copies the modules for each file, as it does to measure coverage.
const { afterEach } = globalThis as { readonly afterEach?: (cleanup: () => Promise<void>) => void }
afterEach?.(cleanUp)

/** Runs after the test that is running now. */
export function afterThisTest(cleanup: () => Promise<void> | void): void {
  cleanups.push(cleanup)
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cwl-promote-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
