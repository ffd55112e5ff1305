import { test } from '@jest/globals'

type Test = typeof test | typeof test.skip

/**
 * A test that needs another program. Without it the test is skipped, and the reason is printed. `.ci/run` installs all
 * programs and sets this variable: there, a missing program is a failure.
 */
export function testNeeding(missing: string | undefined, what: string): Test {
  if (missing === undefined) return test
  if (process.env['CWL_PROMOTE_ALL_PROGRAMS'] === '1') throw new Error(`${what}: ${missing}`)
  console.log(`skipped: ${what}, because ${missing}`)
  return test.skip
}
