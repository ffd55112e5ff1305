import { checksOf } from '../configuration/checks.ts'
import { limitsOf } from '../configuration/limits.ts'
import { readManifest, type Manifest } from '../configuration/manifest.ts'
import { readPolicies } from '../configuration/policies.ts'
import { baselineFromJson, type Baseline, type Checks, type Rule } from '../cwl/index.ts'
import { CwlError, PromotionError } from '../files/errors.ts'
import { DEFAULT_LIMITS, type Limits } from '../files/limits.ts'
import type { Location } from '../files/source-text.ts'
import { countRead } from '../files/step-size.ts'
import { listNames } from '../files/text.ts'
import { openWorkspace, pathIn, type Workspace } from '../files/workspace.ts'
import { parseJson, type JsonValue } from '../json/index.ts'
import { omitUndefined } from '../json/is-present.ts'
import { CALLBACKS } from '../options/kinds.ts'
import type { RunOptions } from '../options/options.ts'

export interface Repository {
  readonly workspace: Workspace
  readonly manifest: Manifest | undefined
}

/** Throws CwlError and PromotionError. */
export function openRepository({ workingDirectory, config, limits }: RunOptions): Repository {
  const workspace = openWorkspace(workingDirectory)
  const manifest = readManifest(workspace, config)
  return { workspace: boundedBy(manifest, workspace, limits), manifest }
}

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

export async function checksWithoutBaseline(options: RunOptions, { workspace, manifest }: Repository): Promise<Checks> {
  const checks = checksOf(manifest, options.strict ?? false, options.rules?.map(guarded))
  return { ...checks, rules: [...(checks.rules ?? []), ...(await readPolicies(manifest, workspace))] }
}

export async function checksFor(options: RunOptions, repository: Repository): Promise<Checks> {
  const checks = await checksWithoutBaseline(options, repository)
  const baseline = baselineFor(options, repository)
  return baseline === undefined ? checks : { ...checks, baseline: baseline.baseline }
}

/** The option takes precedence over the configuration. */
export function baselineFile(options: RunOptions, manifest: Manifest | undefined): string | undefined {
  return options.baseline ?? manifest?.checks?.baseline
}

/** Throws PromotionError, also if the file does not exist. */
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

type GivenBy = { readonly input: string } | { readonly at: Location }

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

/** A mistake in code of the caller is not one of this program. */
function guarded(own: Rule): Rule {
  const fail = (error: unknown): never => {
    const codes = listNames(Object.keys(own.codes))
    throw new PromotionError('usage', `the rule of ${codes} failed: ${String(error)}`, { fix: 'Correct the rule.' })
  }
  const guard =
    (member: (...given: readonly unknown[]) => unknown) =>
    (...given: readonly unknown[]): unknown => {
      try {
        const done = member.apply(own, [...given])
        return done instanceof Promise ? done.catch(fail) : done
      } catch (error) {
        return fail(error)
      }
    }
  // By name: those of a class are in its prototype.
  const callbacks = CALLBACKS.flatMap((name) => {
    const member: unknown = own[name as keyof Rule]
    return typeof member === 'function' ? [[name, guard(member as Parameters<typeof guard>[0])] as const] : []
  })
  const { codes, on, scope } = own
  return { codes, ...omitUndefined({ on, scope }), ...Object.fromEntries(callbacks) }
}
