import type { ExportsNews } from './history.ts'

/**
 * Since when jobs are new, in words that follow `2 export jobs failed`. Without a memory there may have been earlier
 * runs anyway: one without failures opens no issue, and one whose news was not delivered is not saved.
 */
export function sinceWhen({ compared }: Pick<ExportsNews, 'compared'>): string {
  return compared ? ' since the last run' : ', with nothing remembered to compare with'
}
