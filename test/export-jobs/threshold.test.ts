import { expect, test } from '@jest/globals'

import { compareExports } from '../../src/export-jobs/history.ts'
import type { ExportsSummary } from '../../src/export-jobs/summary.ts'
import { brokenRule } from '../../src/export-jobs/threshold.ts'

function listOf(failed: readonly string[], truncated = false): ExportsSummary {
  const jobs = failed.map((id) => ({ id, href: id, state: 'FAILED' }))
  return {
    state: 'failed',
    total: jobs.length + 7,
    counts: { completed: 7, failed: jobs.length, other: 0 },
    jobs,
    truncated,
  }
}

const BEFORE = compareExports(listOf(['a', 'b']), undefined, new Date('2026-11-20T06:17:00.000Z')).memory

test.each([
  ['a whole list', listOf(['a', 'b']), '2 of 9 export jobs failed, and the threshold is 1'],
  ['a whole list without one of them', listOf(['a']), undefined],
  [
    'a list that is truncated before one of them',
    listOf(['a'], true),
    '2 export jobs count as failing, 1 of them since the list is cut off and does not show it again, and the threshold is 1',
  ],
  [
    'a list that is truncated before both',
    listOf([], true),
    '2 export jobs count as failing, since the list is cut off and does not show them again, and the threshold is 1',
  ],
])('after two failures, the threshold applies to the failing jobs with %s', (_, summary, message) => {
  expect(
    brokenRule(summary, compareExports(summary, BEFORE, new Date('2026-11-21T06:17:00.000Z')), {
      failOn: 'failed',
      threshold: 1,
    }),
  ).toBe(message)
})

test.each([
  ['failed', 0, '3 of 10 export jobs failed'],
  ['new-failed', 0, '1 export job failed since the last run'],
  ['new-failed', 1, undefined],
  ['never', 0, undefined],
] as const)('%s with a threshold of %d gives %p', (failOn, threshold, message) => {
  const summary = listOf(['a', 'b', 'c'])
  const news = compareExports(summary, BEFORE, new Date('2026-11-21T06:17:00.000Z'))
  expect(brokenRule(summary, news, { failOn, threshold })).toBe(message)
})
