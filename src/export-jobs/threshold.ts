import type { ExportsNews } from './history.ts'
import type { ExportsSummary } from './summary.ts'

/** What makes a run fail: any failed job, only those that failed since the last run, or none. */
export const FAIL_ON = ['failed', 'new-failed', 'never'] as const

/** One of {@link FAIL_ON}. */
export type FailOn = (typeof FAIL_ON)[number]

interface ExportsRule {
  readonly failOn: FailOn
  readonly threshold: number
}

export function brokenRule(
  summary: ExportsSummary,
  news: ExportsNews,
  { failOn, threshold }: ExportsRule,
): string | undefined {
  const allowed = threshold === 0 ? '' : `, and the threshold is ${threshold}`
  switch (failOn) {
    case 'never':
      return undefined
    case 'failed': {
      const { failing } = news
      const { failed } = summary.counts
      if (failing <= threshold) return undefined
      return failing > failed
        ? `${withUnseen(failing, failing - failed)}${allowed}`
        : `${failed} of ${summary.total} export ${summary.total === 1 ? 'job' : 'jobs'} failed${allowed}`
    }
    case 'new-failed': {
      const failed = news.newFailed.length + news.newUnnamed
      return failed > threshold
        ? `${failed} export ${failed === 1 ? 'job' : 'jobs'} failed${sinceWhen(news)}${allowed}`
        : undefined
    }
  }
}

function withUnseen(failing: number, unseen: number): string {
  const which = unseen === failing ? '' : `${unseen} of them `
  return `${failing} export ${failing === 1 ? 'job counts' : 'jobs count'} as failing, ${which}since the list is cut off and does not show ${unseen === 1 ? 'it' : 'them'} again`
}

/**
 * In words that follow `2 export jobs failed`. Without a memory there may have been earlier runs anyway: one without
 * failures opens no issue, and one whose news was not delivered is not saved.
 */
export function sinceWhen({ compared }: Pick<ExportsNews, 'compared'>): string {
  return compared ? ' since the last run' : ' (nothing is remembered yet, so each failure is new)'
}
