import { checksOf } from '../../configuration/checks.ts'
import { limitsOf } from '../../configuration/limits.ts'
import { readManifest, type Manifest } from '../../configuration/manifest.ts'
import { readPolicies } from '../../configuration/policies.ts'
import { baselineFromJson, type Baseline, type Checks } from '../../cwl/index.ts'
import { CwlError, PromotionError } from '../../files/errors.ts'
import { DEFAULT_LIMITS, type Limits } from '../../files/limits.ts'
import type { Location } from '../../files/source-text.ts'
import { countRead } from '../../files/step-size.ts'
import { openWorkspace, pathIn, type Workspace } from '../../files/workspace.ts'
import { parseJson, type JsonValue } from '../../json/index.ts'
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

/** Where the name of a baseline was given: an input, or a place in the configuration. */
type GivenBy = { readonly input: string } | { readonly at: Location }

/**
 * Reads a baseline of the repository. Throws PromotionError `configuration` or `usage`, depending on where its name was
 * given.
 */
function readBaseline(workspace: Workspace, file: string, givenBy: GivenBy): Baseline {
  const mistake = (message: string, fix: string): PromotionError =>
    'at' in givenBy
      ? new PromotionError('configuration', message, { fix, at: givenBy.at })
      : new PromotionError('usage', `\`${givenBy.input}\`: ${message}`, { fix })
  const write = `\`cwl-promote validate --write-baseline ${file}\` writes one.`
  const other = 'Name a file that `validate --write-baseline` wrote.'
  let value: JsonValue
  try {
    value = parseJson(workspace.readText(pathIn(workspace, file)))
  } catch (error) {
    if (error instanceof CwlError)
      throw mistake(error.message, error.code === 'no-such-file' ? write : (error.fix ?? write))
    if (error instanceof SyntaxError) throw mistake(`${file} is not a baseline: ${error.message}`, other)
    throw error
  }
  const reading = baselineFromJson(value)
  if (reading.ok) return reading.baseline
  throw mistake(`${file} is not a baseline: ${reading.message}`, other)
}
