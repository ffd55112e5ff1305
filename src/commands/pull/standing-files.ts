import { posix } from 'node:path'

import { splitReference } from '../../cwl/documents/document-reference.ts'
import type { Standing } from '../../cwl/packing/unpack.ts'
import { nameOf, objectsIn } from '../../cwl/parts.ts'
import { Processes, type Process } from '../../cwl/processes.ts'
import { isAddress } from '../../cwl/remote.ts'
import type { Workspace } from '../../cwl/workspace.ts'
import { canonicalJson, isObject, type JsonObject } from '../../json/index.ts'

/**
 * The files of the repository that the steps of a document run, and those that these run, by what they pack to. `packed` is the
 * description of the document as the repository has it. What is embedded stands in no file, and neither does one of several
 * processes of a file alone.
 */
export function standingFiles(reference: string, packed: JsonObject, workspace: Workspace): Standing {
  const { path } = splitReference(workspace, reference)
  const files = new Map<string, string>()
  const visited = new Set<Process>()
  const visit = (process: Process, description: JsonObject): void => {
    if (visited.has(process)) return
    visited.add(process)
    const packedRuns = new Map(objectsIn(description, 'steps').map((step) => [nameOf(step), step['run']]))
    for (const [index, step] of objectsIn(process.value, 'steps').entries()) {
      const run = process.runs[index]
      const inner = packedRuns.get(nameOf(step))
      if (run === undefined || !isObject(inner)) continue
      if (isFile(run, step['run'])) files.set(canonicalJson(inner), run.path)
      visit(run, inner)
    }
  }
  const { process } = new Processes(workspace).document(path)
  if (process !== undefined) visit(process, packed)
  return { folder: posix.dirname(path), fileOf: (inner) => files.get(canonicalJson(inner)) }
}

function isFile({ isEmbedded, path }: Process, reference: unknown): boolean {
  return !isEmbedded && !isAddress(path) && typeof reference === 'string' && !reference.includes('#')
}
