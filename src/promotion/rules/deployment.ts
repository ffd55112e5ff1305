import type { RunOptions } from '../../options/options.ts'
import { formatAddress } from '../../platform/address.ts'
import { isInstall, type Change } from '../plan.ts'
import { digestOfHeader } from '../records/record.ts'
import type { RecordHeader } from '../records/schemas.ts'

type RunCommand = 'plan' | 'promote' | 'rollback'

/** Where promotions go. Deployments of different places are independent. */
export interface DeploymentPlace {
  /** Without a trailing slash. */
  readonly baseUrl: string
  /** Null without a configuration file. */
  readonly stage: string | null
  /** `owner/project` */
  readonly project: string
}

/** A promotion that is about to begin. */
export interface DeploymentStart extends DeploymentPlace {
  readonly command: RunCommand
  /** The commit of the repository; null outside of git, and for a rollback. */
  readonly commit: string | null
  /** `sha256:…` of the plan to apply. */
  readonly planDigest: string
  readonly record: string
  /** The header digests of the record that a rollback undoes completely; several if it was merged. */
  readonly undoes?: readonly string[]
  /** Only some apps of the stage are part of this run, so what was deployed before stays installed. */
  readonly partial: boolean
  /** What will be installed: `owner/project/app`, and the `sha256:…` of its description. */
  readonly installs: readonly { readonly target: string; readonly digest: string }[]
  /** Nothing needs to be installed, because everything is up to date. */
  readonly inPlace: boolean
}

export interface KnowsCommits {
  /** Or a descendant of it; undefined if unknown. Used for clones without enough history. */
  contains(head: string, commit: string, signal: AbortSignal): Promise<boolean | undefined>
}

export function startOf(
  options: RunOptions,
  header: RecordHeader,
  changes: readonly Change[],
  more: {
    readonly command: RunCommand
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
