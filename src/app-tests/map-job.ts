import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { mapFiles, positionOf, withoutSlash, type MapPath } from '../cwl/index.ts'
import type { Location } from '../files/source-text.ts'
import { joinPath, type Workspace } from '../files/workspace.ts'
import { isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import type { AppTest } from './test-file.ts'

export interface UnmappedFile {
  readonly path: string
  readonly at: Location
}

/** A file of the repository that is on the platform too. */
export interface MappedFile {
  readonly path: string
  readonly id: string
  /** That tools see. */
  readonly name: string
}

interface MappedJob {
  readonly inputs: JsonObject
  readonly unmapped: readonly UnmappedFile[]
}

/**
 * Each File and Directory of a job becomes the id that the stage gives its path. A path that is neither mapped nor a
 * file of the repository is an id already; `hasFile` reports whether it is one.
 */
export function mapJob(
  test: AppTest,
  mapPath: MapPath,
  hasFile: (path: string) => boolean,
): MappedJob & { readonly files: readonly MappedFile[] } {
  const files: MappedFile[] = []
  const { inputs, unmapped } = mapped(test, (path, reference, holder) => {
    const id = mapPath(path)
    const { basename, class: kind } = holder
    if (id !== undefined && kind === 'File')
      files.push({ path, id, name: typeof basename === 'string' ? basename : path.slice(path.lastIndexOf('/') + 1) })
    const isPath = /[/.]/.test(reference) || hasFile(path)
    return id ?? (isPath ? undefined : reference)
  })
  return { inputs: objectFrom(Object.entries(inputs).map(([name, value]) => [name, asInput(value)])), unmapped, files }
}

/** Each File and Directory gets its absolute path, which must exist. */
export function localJob(test: AppTest, { has, root }: Pick<Workspace, 'has' | 'root'>): MappedJob {
  return mapped(test, (path, _reference, _holder, key) => {
    if (!has(path)) return undefined
    const place = join(root, path)
    return key === 'location' ? pathToFileURL(place).href : place
  })
}

function mapped(
  { job, jobFile }: AppTest,
  find: (path: string, reference: string, holder: JsonObject, key: string) => string | undefined,
): MappedJob {
  const unmapped: UnmappedFile[] = []
  const named = mapFiles({ job }, (reference, holder, key) => {
    const path = withoutSlash(joinPath(jobFile, reference))
    const place = find(path, reference, holder, key)
    if (place === undefined)
      unmapped.push({ path, at: positionOf(holder, key) ?? { file: jobFile, line: 1, column: 1 } })
    return place ?? reference
  })['job']
  const inputs = isObject(named) ? named : objectFrom([])
  return { inputs: objectFrom(Object.entries(inputs).filter(([name]) => !name.includes(':'))), unmapped }
}

/** The platform reads the id of a file in `path`. */
function asInput(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(asInput)
  if (!isObject(value)) return value
  const { class: kind, location, path = location } = value
  if ((kind === 'File' || kind === 'Directory') && typeof path === 'string') return { class: kind, path }
  return objectFrom(Object.entries(value).map(([name, item]) => [name, asInput(item)]))
}
