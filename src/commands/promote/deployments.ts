import type { DeploymentStart, KnowsCommits } from '../../promotion/rules/deployment.ts'
import type { PromotionReport } from '../report.ts'

/**
 * Promotions as deployments on GitHub. Calls do not reject for errors of the server, and such errors do not make a
 * promotion fail.
 */
export interface Deployments extends KnowsCommits {
  begin(start: DeploymentStart, signal: AbortSignal): Promise<void>
  /**
   * Called even if `begin` was not. Returns the id of the deployment. `signal` is that of the run: after it aborts
   * there is only time for a last request.
   */
  end(report: PromotionReport, signal: AbortSignal): Promise<string | undefined>
}
