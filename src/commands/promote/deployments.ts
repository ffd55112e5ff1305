import { formatAddress } from '../../platform/address.ts'
import type { Change } from '../../promotion/plan.ts'
import { isInstall } from '../../promotion/plan.ts'
import type { RecordHeader } from '../../promotion/record-schema.ts'
import { digestOfHeader } from '../../promotion/record.ts'
import type { PromotionReport } from '../report.ts'
import type { RunOptions } from '../run/options.ts'

/** Where promotions go: deployments of different places have nothing to say about one another. */
export interface DeploymentPlace {
  /** Of the platform, without a trailing slash. */
  readonly baseUrl: string
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string
}

/** A promotion that is about to begin. */
export interface DeploymentStart extends DeploymentPlace {
  /** Which command it is of. */
  readonly command: PromotionReport['command']
  /** Of the repository; null outside of git, and for a rollback. */
  readonly commit: string | null
  /** `sha256:…` of the plan that is to be carried out. */
  readonly planDigest: string
  /** Of the header of its record, by which record and deployment know each other. */
  readonly record: string
  /** Those of the record that a rollback undoes as a whole: several where it was merged. */
  readonly undoes?: readonly string[]
  /** Only some of the stage's apps were looked at, so that what was deployed before stays installed. */
  readonly partial: boolean
  /** What is to be installed: `owner/project/app`, and the `sha256:…` of its description. */
  readonly installs: readonly { readonly target: string; readonly digest: string }[]
  /** Nothing is to be installed, since everything is there already. */
  readonly inPlace: boolean
}

/** The commit that is at a place, as far as its deployments tell. */
export type Deployed =
  | { readonly kind: 'commit'; readonly commit: string }
  /** Nothing was deployed there, or all of it was rolled back. */
  | { readonly kind: 'none' }
  /** In sentences. */
  | { readonly kind: 'unreadable'; readonly reason: string }

/**
 * Shows promotions to those who do not look at this run: deployments on GitHub. No call rejects for what a server does,
 * and none of them decides whether a promotion goes well.
 */
export interface Deployments {
  /** What was deployed there last. */
  last(place: DeploymentPlace, signal: AbortSignal): Promise<Deployed>
  /**
   * True when `head` is `commit` or comes after it; undefined when that cannot be told. For clones that reach back too
   * little.
   */
  contains(head: string, commit: string, signal: AbortSignal): Promise<boolean | undefined>
  /** Called before the first install. */
  begin(start: DeploymentStart, signal: AbortSignal): Promise<void>
  /**
   * Called with the finished report, whether there was a beginning or not. Gives the id of the deployment. `signal` is
   * that of the run: once it aborts there is time for a last word, and no more.
   */
  end(report: PromotionReport, signal: AbortSignal): Promise<string | undefined>
}

/** What is reported of a plan before it is carried out. */
export function startOf(
  options: RunOptions,
  header: RecordHeader,
  changes: readonly Change[],
  more: {
    readonly command: PromotionReport['command']
    readonly project: string
    readonly planDigest: string
    readonly undoes?: readonly string[]
  },
): DeploymentStart {
  return {
    ...more,
    baseUrl: header.baseUrl,
    stage: header.stage,
    commit: header.commit,
    record: digestOfHeader(header),
    partial: (options.apps ?? []).length > 0 || options.changedSince !== undefined || options.shard !== undefined,
    installs: changes.filter(isInstall).map(({ app, digest }) => ({ target: formatAddress(app.target), digest })),
    inPlace: changes.length > 0 && changes.every(({ action }) => action === 'unchanged'),
  }
}
