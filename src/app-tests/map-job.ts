import { mapFiles, positionOf, withoutSlash, type MapPath } from '../cwl/index.ts'
import type { Location } from '../files/source-text.ts'
import { joinPath } from '../files/workspace.ts'
import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import type { AppTest } from './test-file.ts'

/** A file or folder of a job that the platform does not have. */
export interface UnmappedFile {
  /** Relative to the workspace. */
  readonly path: string
  readonly at: Location
}

/**
 * The inputs of a task: each File and Directory of a job with the id that the stage gives its path. A path that is
 * neither mapped nor a file of the repository is an id already; `hasFile` reports whether it is one.
 */
export function mapJob(
  { job, jobFile }: AppTest,
  mapPath: MapPath,
  hasFile: (path: string) => boolean,
): { readonly inputs: JsonObject; readonly unmapped: readonly UnmappedFile[] } {
  const unmapped: UnmappedFile[] = []
  const named = mapFiles({ job }, (reference, holder, key) => {
    const path = withoutSlash(joinPath(jobFile, reference))
    const mapped = mapPath(path)
    if (mapped !== undefined) return mapped
    if (/[/.]/.test(reference) || hasFile(path)) {
      unmapped.push({ path, at: positionOf(holder, key) ?? { file: jobFile, line: 1, column: 1 } })
    }
    return reference
  })['job']
  const inputs = isObject(named) ? named : objectFrom([])
  const own = Object.entries(inputs).filter(([name]) => !name.includes(':'))
  return { inputs: objectFrom(own.map(([name, value]) => [name, asInput(value)])), unmapped }
}

/** The platform reads the id of a file in `path`. */
function asInput(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(asInput)
  if (!isObject(value)) return value
  const { class: kind, location, path = location } = value
  if ((kind === 'File' || kind === 'Directory') && typeof path === 'string') return { class: kind, path }
  return objectFrom(Object.entries(value).map(([name, item]) => [name, asInput(item)]))
}
