import { setImmediate } from 'node:timers/promises'

import { refuseLocalDefaults, type LocalDefaultRules } from '../configuration/local-defaults.ts'
import { type Checks, errorsIn, Packer, type Packing, isError, type Problem, sortProblems } from '../cwl/index.ts'
import { count } from '../files/text.ts'
import type { Workspace } from '../files/workspace.ts'
import type { Desired } from './plan.ts'

export interface Packed {
  readonly descriptions: ReadonlyMap<string, Desired>
  readonly files: ReadonlyMap<string, readonly string[]>
  readonly found: ReadonlyMap<string, Pick<Packing, 'ok' | 'problems' | 'accepted'>>
}

/** The problems of some documents. */
export interface Faults {
  /** Sorted, without duplicates. */
  readonly problems: readonly Problem[]
  /** Problems that the baseline accepts, without duplicates. */
  readonly accepted: readonly Problem[]
  /** References of documents with errors. */
  readonly invalid: readonly string[]
}

export function faultsOf(references: readonly string[], { found }: Packed): Faults {
  const these = [...new Set(references)].flatMap((reference) => {
    const packing = found.get(reference)
    return packing === undefined ? [] : [{ reference, ...packing }]
  })
  return {
    problems: sortProblems(these.flatMap(({ problems }) => problems)),
    accepted: sortProblems(these.flatMap(({ accepted }) => accepted)),
    invalid: these.flatMap(({ reference, ok }) => (ok ? [] : [reference])),
  }
}

export function invalidFailure(
  { invalid, problems }: Faults,
  fix: string,
): { readonly code: 'invalid-cwl'; readonly message: string; readonly fix: string } {
  return { code: 'invalid-cwl', message: `${errorsIn(problems)} in the CWL of ${count(invalid.length, 'app')}`, fix }
}

export interface PackingRules {
  readonly checks: Checks
  readonly local: LocalDefaultRules
}

/** References are `path` or `path#id`. Reads only the repository. */
export async function packAll(
  references: readonly string[],
  workspace: Workspace,
  signal: AbortSignal,
  { checks, local }: PackingRules,
  onDone: () => void = () => undefined,
): Promise<Packed> {
  const packer = new Packer(workspace, { checks, mapPath: local.mapPath })
  const descriptions = new Map<string, Desired>()
  const reached = new Map<string, readonly string[]>()
  const found = new Map<string, Packing>()
  for (const reference of new Set(references)) {
    // Signals and timers are handled only between turns of the event loop.
    await setImmediate()
    signal.throwIfAborted()
    const packing = await packer.pack(reference)
    found.set(reference, packing)
    reached.set(reference, packer.filesReached(reference))
    if (packing.ok) {
      const refusal = local.allowed ? undefined : refuseLocalDefaults(packing.localDefaults)
      const { description, digest, files } = packing
      descriptions.set(
        reference,
        refusal === undefined ? { kind: 'ready', description, digest, files } : { kind: 'missing', reason: refusal },
      )
    } else {
      descriptions.set(reference, { kind: 'missing', reason: reasonOf(packing.problems) })
    }
    onDone()
  }
  return { descriptions, files: reached, found }
}

export function baselineNotices({ accepted }: Pick<Faults, 'accepted'>): readonly string[] {
  return accepted.length === 0
    ? []
    : [`${accepted.length} known ${accepted.length === 1 ? 'problem is' : 'problems are'} accepted by the baseline.`]
}

export function reasonOf(problems: readonly Problem[]): string {
  const errors = problems.filter(isError)
  const [first] = errors
  if (first === undefined) return 'the document cannot be packed'
  const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`
  return `${first.file}:${first.line}:${first.column}: ${first.message}${more}`
}
