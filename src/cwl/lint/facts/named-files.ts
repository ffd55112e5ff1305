import { CwlError } from '../../../files/errors.ts'
import { escapeGlob } from '../../../files/globs.ts'
import type { Workspace } from '../../../files/workspace.ts'
import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import type { Files } from '../../documents/files.ts'
import { objectsIn, requirementsOf, writtenUnder, type Written } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { isLocalReference, LONGEST_PATH, resolveFrom } from '../../documents/references.ts'
import { oncePerObject } from '../../yaml/once.ts'
import { fileOf } from '../../yaml/origin.ts'

interface NamedFile {
  readonly value: JsonObject
  readonly key: 'location' | 'path'
}

export function namedFilesAmong(values: readonly JsonObject[]): readonly NamedFile[] {
  return values.flatMap((value) =>
    (['location', 'path'] as const).flatMap((key) => (typeof value[key] === 'string' ? { value, key } : [])),
  )
}

/** Files and Directories at any depth. */
export function fileValuesIn(holders: readonly JsonObject[], key: string): readonly JsonObject[] {
  const found: JsonObject[] = []
  for (const holder of holders) if (typeof holder[key] === 'object') collect(holder[key], found)
  return found
}

function collect(value: JsonValue, found: JsonObject[]): void {
  if (isArray(value)) for (const item of value) collect(item, found)
  if (!isObject(value)) return
  if (value['class'] === 'File' || value['class'] === 'Directory') found.push(value)
  for (const part of Object.values(value)) collect(part, found)
}

/**
 * Where a reference leads, if nothing is there. Undefined also for references that are not checked: addresses, absolute
 * paths, and paths outside of the repository.
 */
export function missingPath(
  written: JsonValue | undefined,
  container: object,
  process: Pick<Process, 'path'>,
  files: Files,
  kind: 'file' | 'any' = 'file',
): string | undefined {
  if (typeof written !== 'string' || !isLocalReference(written, 'location') || /^(?:\/|file:)/i.test(written))
    return undefined
  const { base } = files.load(fileOf(container, process.path))
  if (base.kind === 'remote') return undefined
  const target = resolveFrom(files.workspace, base, written)
  if (target.kind !== 'local' || target.path.startsWith('../')) return undefined
  return (kind === 'any' ? isThere(files, target.path) : holdsFile(files, target.path)) ? undefined : target.path
}

export function isThere(files: Files, path: string): boolean {
  if (path.length > LONGEST_PATH || path.startsWith('../')) return false
  return holdsFile(files, path) || holdsFolder(files, path)
}

function holdsFile(files: Files, path: string): boolean {
  const known = knownFiles(files)
  const found = known.get(path) ?? files.workspace.has(path)
  known.set(path, found)
  return found
}

/** A check goes through all folders above, and thousands of documents may name the same file. */
const knownFiles = oncePerObject<Files, Map<string, boolean>>(() => new Map())

function holdsFolder(files: Files, path: string): boolean {
  const known = knownFolders(files)
  const found = known.get(path) ?? isFolder(files.workspace, path)
  known.set(path, found)
  return found
}

/** A search takes long, and a folder may be named many times. */
const knownFolders = oncePerObject<Files, Map<string, boolean>>(() => new Map())

/** A plain name is looked up; for others the content is searched: git keeps no empty folders. */
function isFolder(workspace: Workspace, path: string): boolean {
  const escaped = escapeGlob(path)
  try {
    if (escaped !== path) return workspace.find([`${escaped}/**`]).length > 0
    workspace.find([path || '.'])
    return true
  } catch (error) {
    if (error instanceof CwlError) return false
    throw error
  }
}

export function globsOf({ value }: Process): readonly Written[] {
  return objectsIn(value, 'outputs').flatMap(({ outputBinding: binding }) =>
    isObject(binding) ? writtenUnder(binding, 'glob') : [],
  )
}

export function streamsOf({ value }: Process): readonly Written[] {
  return ['stdout', 'stderr'].flatMap((key) => writtenUnder(value, key))
}

export function entriesOf({ value }: Process): readonly JsonObject[] {
  return requirementsOf(value, 'InitialWorkDirRequirement').flatMap((requirement) => objectsIn(requirement, 'listing'))
}
