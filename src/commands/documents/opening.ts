import { readBaseline } from '../../configuration/baseline-file.ts'
import { checksOf } from '../../configuration/checks.ts'
import { limitsOf } from '../../configuration/limits.ts'
import { readManifest, type Manifest } from '../../configuration/manifest.ts'
import { readPolicies } from '../../configuration/policies.ts'
import type { Checks, Baseline } from '../../cwl/index.ts'
import { DEFAULT_LIMITS, type Limits } from '../../files/limits.ts'
import { countRead } from '../../files/step-size.ts'
import { openWorkspace, type Workspace } from '../../files/workspace.ts'
import type { RunOptions } from '../run/options.ts'

/** A repository with its configuration. */
export interface Repository {
  /** Has the limits of the configuration. */
  readonly workspace: Workspace
  /** Undefined if there is no configuration file. */
  readonly manifest: Manifest | undefined
}

/** Opens the working directory and reads its configuration. Throws CwlError and PromotionError. */
export function openRepository({ workingDirectory, config, limits }: RunOptions): Repository {
  const workspace = openWorkspace(workingDirectory)
  const manifest = readManifest(workspace, config)
  return { workspace: boundedBy(manifest, workspace, limits), manifest }
}

/** The same workspace with the limits of the configuration and of the run. */
export function boundedBy(
  manifest: Manifest | undefined,
  workspace: Workspace,
  given: RunOptions['limits'],
): Workspace {
  const limits = limitsOf(manifest, given)
  if (Object.entries(limits).some(([name, value]) => value > DEFAULT_LIMITS[name as keyof Limits]))
    countRead(Infinity, 'documents beyond the usual limits')
  return Object.keys(limits).length === 0 ? workspace : openWorkspace(workspace.root, limits)
}

/** How the options and the configuration have documents checked, without a baseline. Throws PromotionError. */
export async function checksWithoutBaseline(options: RunOptions, { workspace, manifest }: Repository): Promise<Checks> {
  const checks = checksOf(manifest, options.strict ?? false, options.rules)
  return { ...checks, rules: [...(checks.rules ?? []), ...(await readPolicies(manifest, workspace))] }
}

/** How the options and the configuration have documents checked. Throws PromotionError. */
export async function checksFor(options: RunOptions, repository: Repository): Promise<Checks> {
  const checks = await checksWithoutBaseline(options, repository)
  const baseline = baselineFor(options, repository)
  return baseline === undefined ? checks : { ...checks, baseline: baseline.baseline }
}

/** The path of the baseline as the user gave it. The option takes precedence over the configuration. */
export function baselineFile(options: RunOptions, manifest: Manifest | undefined): string | undefined {
  return options.baseline ?? manifest?.checks?.baseline
}

/** The baseline of a run. Throws PromotionError, also if the file does not exist. */
export function baselineFor(
  options: RunOptions,
  { workspace, manifest }: Repository,
): { readonly file: string; readonly baseline: Baseline } | undefined {
  const file = baselineFile(options, manifest)
  if (file === undefined) return undefined
  const givenBy =
    options.baseline === undefined && manifest !== undefined
      ? { at: manifest.at('checks', 'baseline') }
      : { input: 'baseline' }
  return { file, baseline: readBaseline(workspace, file, givenBy) }
}
