import { posix } from 'node:path'

import type { Location } from '../../files/source-text.ts'
import { joinPath, relativePath } from '../../files/workspace.ts'
import { copyOf, isArray, isObject, orderedKeys, withField, type JsonObject, type JsonValue } from '../../json/index.ts'
import type { Files } from '../documents/files.ts'
import { decode, isLocalReference, mayBeName } from '../documents/references.ts'
import { isThere } from '../lint/facts/named-files.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { mapItems } from '../yaml/map-items.ts'
import { fileOf, positionIn } from '../yaml/origin.ts'

/** Named by a path of the repository, which does not exist on a platform. */
export interface LocalDefault extends Location {
  readonly class: 'File' | 'Directory'
  /** Relative to the workspace, without a slash at its end; an absolute path is unchanged. The key in the configuration. */
  readonly path: string
  readonly reference: string
}

/** The value on the platform; undefined if there is none. */
export type MapPath = (path: string) => string | undefined

export class LocalFiles {
  readonly #files: Files
  readonly #root: string
  readonly #mapPath: MapPath
  readonly #found = new Map<string, LocalDefault>()

  /** Paths are made relative to `root`, the file of the description. */
  constructor(files: Files, root: string, mapPath: MapPath) {
    this.#files = files
    this.#root = root
    this.#mapPath = mapPath
  }

  /** Those that are not mapped, each place once. */
  get found(): readonly LocalDefault[] {
    return [...this.#found.values()]
  }

  /**
   * Every local File and Directory is mapped, or made relative to the packed document. `file` is that of the process.
   * Processes of its steps are unchanged.
   */
  relocate(process: JsonObject, file: string): JsonObject {
    return mapFiles(process, (reference, holder, key) => this.#move(reference, holder, key, file))
  }

  #move(reference: string, holder: JsonObject, key: string, file: string): string {
    if (!isLocalReference(reference, key) && !mayBeName(reference)) return reference
    const from = fileOf(holder, file)
    const { base } = this.#files.load(from)
    if (
      !isLocalReference(reference, key) &&
      (base.kind === 'remote' || !isThere(this.#files, joinPath(base.path, reference)))
    )
      return reference
    const isFileAddress = /^file:/i.test(reference)
    if (base.kind === 'remote' && !isFileAddress) return URL.parse(reference, base.address)?.href ?? reference
    // It can name a file of any machine, but not of this repository.
    const path = withoutSlash(base.kind === 'remote' ? pathOf(reference) : joinPath(base.path, pathOf(reference)))
    const mapped = this.#mapPath(path)
    if (mapped !== undefined) return mapped
    const place = positionIn(from, holder, key)
    const kind = holder['class'] === 'Directory' ? 'Directory' : 'File'
    this.#found.set(JSON.stringify([place, reference]), { class: kind, path, reference, ...place })
    if (base.kind === 'remote' || isFileAddress || reference.startsWith('/')) return reference
    return posix.join(referenceTo(relativePath(posix.dirname(this.#root), posix.dirname(base.path))), reference)
  }
}

function referenceTo(path: string): string {
  return path.replaceAll(/[%#?]/g, encodeURIComponent)
}

/** Of the repository; undefined if there is none, or several. */
export type PathOfPlace = (place: string) => string | undefined

/** Reverses the mapping, also in processes of steps. `root` is the file of the description. */
export function withPaths(description: JsonObject, root: string, pathOfPlace: PathOfPlace): JsonObject {
  const named = mapFiles(description, (reference, _, key) => {
    const path = pathOfPlace(reference)
    if (path === undefined) return reference
    const back = referenceTo(path.startsWith('/') ? path : relativePath(posix.dirname(root), path))
    return isLocalReference(back, key) ? back : reference
  })
  const { steps } = named
  if (!isArray(steps)) return named
  return withField(
    named,
    'steps',
    mapItems(steps, (step) => {
      const run = isObject(step) ? step['run'] : undefined
      return isObject(step) && isObject(run) ? withField(step, 'run', withPaths(run, root, pathOfPlace)) : step
    }),
  )
}

type ChangeReference = (reference: string, holder: JsonObject, key: string) => string

/** Changes the `location` or `path` of each File and Directory, but not in processes of steps. */
export function mapFiles(process: JsonObject, change: ChangeReference): JsonObject {
  return mapFilesIn(process, change, stepsIn(process)) as JsonObject
}

function mapFilesIn(value: JsonValue, change: ChangeReference, steps: ReadonlySet<JsonValue>): JsonValue {
  if (isArray(value)) return mapItems(value, (item) => mapFilesIn(item, change, steps))
  if (!isObject(value)) return value
  let copy: { [key: string]: JsonValue } | undefined
  const isFile = value['class'] === 'File' || value['class'] === 'Directory'
  for (const key of orderedKeys(value)) {
    const item = value[key]
    if (item === undefined || (key === 'run' && steps.has(value))) continue
    const changed =
      isFile && typeof item === 'string' && (key === 'location' || key === 'path')
        ? change(item, value, key)
        : mapFilesIn(item, change, steps)
    if (changed !== item) (copy ??= copyOf(value))[key] = changed
  }
  return copy ?? value
}

/** `data/` is the folder `data`. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=[^/]|^\/)\/+$/, '')
}

function pathOf(reference: string): string {
  return decode(reference.replace(/^file:\/\//i, ''))
}

/** An absolute path is one of some machine. */
export function describeLocal({ class: kind, path }: LocalDefault): string {
  return `the ${kind === 'File' ? 'file' : 'folder'} ${path} of ${path.startsWith('/') ? 'some machine' : 'the repository'}`
}

export function localDefaultProblem(local: LocalDefault): Problem {
  const { file, line, column } = local
  return createProblemAs(
    { file, line, column },
    'local-default',
    `this names ${describeLocal(local)}, which a platform does not have`,
    `Remove the default, or write under the stage in cwl-promote.yml: \`files: { ${JSON.stringify(local.path)}: ID_ON_THE_PLATFORM }\`.`,
    'warning',
  )
}

/** Elsewhere than in steps, `run` is an ordinary field. */
export function stepsIn({ steps }: JsonObject): ReadonlySet<JsonValue> {
  return new Set(isArray(steps) ? steps : [])
}
