import { Packer } from '../cwl/pack.ts'
import { isError, type Problem } from '../cwl/problem.ts'
import { sortProblems } from '../cwl/validate.ts'
import type { Workspace } from '../cwl/workspace.ts'
import type { Desired } from '../promotion/plan.ts'

export interface Packed {
  /** By `path` or `path#id`; a document with errors is missing with that reason. */
  readonly descriptions: ReadonlyMap<string, Desired>
  /** The files that each reaches, errors or not. */
  readonly files: ReadonlyMap<string, readonly string[]>
  /** Of all documents, each once, sorted. */
  readonly problems: readonly Problem[]
  /** References of documents with errors. */
  readonly invalid: readonly string[]
}

/** Validates and packs documents, given as `path` or `path#id`; reads nothing but the repository. */
export async function packAll(references: readonly string[], workspace: Workspace, signal: AbortSignal): Promise<Packed> {
  const packer = new Packer(workspace)
  const descriptions = new Map<string, Desired>()
  const reached = new Map<string, readonly string[]>()
  const problems: Problem[] = []
  const invalid: string[] = []
  for (const reference of new Set(references)) {
    signal.throwIfAborted()
    const packing = await packer.pack(reference)
    problems.push(...packing.problems)
    reached.set(reference, packing.files)
    if (packing.ok) {
      const { description, digest, files } = packing
      descriptions.set(reference, { kind: 'ready', description, digest, files })
    } else {
      invalid.push(reference)
      descriptions.set(reference, { kind: 'missing', reason: reasonOf(packing.problems) })
    }
  }
  return { descriptions, files: reached, problems: sortProblems(problems), invalid }
}

function reasonOf(problems: readonly Problem[]): string {
  const errors = problems.filter(isError)
  const [first] = errors
  if (first === undefined) return 'the document cannot be packed'
  const more = errors.length === 1 ? '' : ` (and ${errors.length - 1} more)`
  return `${first.file}:${first.line}:${first.column}: ${first.message}${more}`
}
