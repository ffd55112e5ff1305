import { posix } from 'node:path'

import {
  splitReference,
  nameOf,
  objectsIn,
  Processes,
  type Process,
  wayTo,
  type ExistingFiles,
  type Way,
} from '../../cwl/index.ts'
import { isAddress } from '../../files/remote.ts'
import type { Workspace } from '../../files/workspace.ts'
import { canonicalJson, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'

/**
 * The files that the steps of a document run, directly or not, by their packed form, and the processes in the document
 * itself. `packed` is the description of the document in the repository.
 */
export function existingFilesOf(reference: string, packed: JsonObject, workspace: Workspace): ExistingFiles {
  const { path } = splitReference(workspace, reference)
  const files = new Map<string, string>()
  const embedding = new Set<string>()
  const visited = new Set<Process>()
  const visit = (process: Process, description: JsonObject, way: Way): void => {
    if (visited.has(process)) return
    visited.add(process)
    const packedRuns = new Map(objectsIn(description, 'steps').map((step) => [nameOf(step), step['run']]))
    for (const [index, step] of objectsIn(process.value, 'steps').entries()) {
      const run = process.runs[index]
      const inner = packedRuns.get(nameOf(step))
      if (run === undefined || !isObject(inner)) continue
      const isWithin = run.isEmbedded && run.path === process.path
      const there = isWithin ? wayTo(step, way) : undefined
      if (there !== undefined) embedding.add(there)
      if (!isWithin && isWholeFile(run.path, step['run'])) files.set(canonicalJson(inner), run.path)
      visit(run, inner, there)
    }
  }
  const { process } = new Processes(workspace).document(path)
  if (process !== undefined) visit(process, packed, '')
  return { folder: posix.dirname(path), fileOf: (inner) => files.get(canonicalJson(inner)), embedding }
}

/** False for one of several processes of a file, and for a remote document. */
function isWholeFile(path: string, reference: JsonValue | undefined): boolean {
  return !isAddress(path) && !(typeof reference === 'string' && reference.includes('#'))
}
