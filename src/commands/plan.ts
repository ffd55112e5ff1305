import type { RunContext } from './context.ts'
import type { RunOptions } from './options.ts'
import { makePlan, runPromotion } from './promotion-run.ts'
import type { PromotionReport } from './report.ts'

/** What a promotion would do, app by app. Reads the repository and the platform, changes nothing. */
export async function plan(options: RunOptions, context: RunContext): Promise<PromotionReport> {
  return runPromotion('plan', options, context, async (run) => {
    await makePlan(run)
  })
}
