import { test } from '@jest/globals'

/**
 * Whether this is the nightly run, `npm run test:nightly`. It tests every row of the large tables, and what needs real
 * time. `npm test` runs an example of each kind.
 */
export const NIGHTLY = process.env['CWL_PROMOTE_NIGHTLY'] === '1'

/** All rows in the nightly run; by day those that stand for the others. */
export function daily<Row>(rows: readonly Row[], isExample: (row: Row, index: number) => boolean): readonly Row[] {
  return NIGHTLY ? rows : rows.filter(isExample)
}

/** Tests of what needs real time or a program of its own, and of rare endings: only the nightly run has them. */
export const nightly: Pick<typeof test, 'each'> & ((...args: Parameters<typeof test>) => void) = NIGHTLY
  ? test
  : Object.assign(() => undefined, { each: () => () => undefined })
