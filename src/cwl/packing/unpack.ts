import { posix } from 'node:path'

import { caseFold } from '../../files/text.ts'
import { relativePath } from '../../files/workspace.ts'
import {
  canonicalJson,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { nameOf, objectsIn } from '../documents/parts.ts'
import { isLocalReference } from '../documents/references.ts'
import { mapObjects } from '../yaml/map-items.ts'
import { DistinctNames } from './graph-form.ts'
import { mapFiles } from './local-files.ts'
import { withoutStamp } from './stamp.ts'

/** A description split into files. */
export interface Unpacked {
  /** The file to pack to get the description again. */
  readonly root: string
  /** Contents by path, with forward slashes, relative to one folder; the root first. */
  readonly files: ReadonlyMap<string, JsonObject>
}

/** Existing files: a process that one of them contains is not written again. */
export interface ExistingFiles {
  /** The folder of the root, relative to the repository. */
  readonly folder: string
  /** That packs to the process, relative to the repository. */
  readonly fileOf: (process: JsonObject) => string | undefined
  /** The {@link Way} to each step that embeds its process. */
  readonly embedding: ReadonlySet<string>
}

/**
 * Splits a packed description into files: its own process as `NAME.cwl`, and each process that a step runs as a file in
 * the folder `NAME`, once for any number of steps. Packed again, the files give a description with the same digest, as
 * long as existing files do not change. A provenance note is removed. A step that refers to a file is unchanged.
 */
export function unpackDescription(description: JsonObject, name: string, existing: ExistingFiles = NO_FILES): Unpacked {
  const plain = withoutStamp(description)
  const writer = new FileWriter(plain, name, existing)
  const root = writer.root(plain)
  return { root, files: writer.files }
}

const NO_FILES: ExistingFiles = { folder: '', fileOf: () => undefined, embedding: new Set() }

/** In bytes: Linux allows 255, and the extension and a number need some. */
const LONGEST_STEM = 200

/** Devices of Windows, with any extension: git cannot check out such a file there. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

export function withoutDevice(name: string): string {
  return name.replace(DEVICE, '$&_')
}

class FileWriter {
  readonly files = new Map<string, JsonObject>()
  readonly #name: string
  readonly #version: JsonValue
  readonly #namespaces: JsonObject
  readonly #existing: ExistingFiles
  /** Processes in existing files. */
  readonly #kept = new Map<JsonObject, string>()
  readonly #names: DistinctNames
  readonly #known = new Map<JsonObject, string>()
  readonly #same = new Map<string, string>()

  constructor(description: JsonObject, name: string, existing: ExistingFiles) {
    const { cwlVersion, $namespaces: namespaces } = description
    this.#name = name
    this.#existing = existing
    this.#keep(description, '')
    const folder = posix.join(existing.folder, name)
    const taken = [...this.#kept.values()].flatMap((file) =>
      posix.dirname(file) === folder ? caseFold(posix.basename(file, '.cwl')) : [],
    )
    this.#names = new DistinctNames(taken, caseFold)
    this.#version = cwlVersion ?? 'v1.2'
    this.#namespaces = isObject(namespaces) ? namespaces : objectFrom([])
  }

  /** Before names are assigned, so that no existing file is overwritten. */
  #keep(process: JsonObject, way: Way): void {
    for (const step of objectsIn(process, 'steps')) {
      const { run } = step
      if (!isObject(run) || this.#kept.has(run)) continue
      const inner = wayTo(step, way)
      const file = this.#embeds(inner) ? undefined : this.#existing.fileOf(run)
      if (file === undefined) this.#keep(run, inner)
      else this.#kept.set(run, file)
    }
  }

  #embeds(way: Way): boolean {
    return way !== undefined && this.#existing.embedding.has(way)
  }

  root(description: JsonObject): string {
    const path = `${this.#name}.cwl`
    // Its text is known after those that it runs are written.
    this.files.set(path, description)
    this.files.set(path, this.#withRuns(description, '.', ''))
    return path
  }

  #withRuns(process: JsonObject, folder: string, way: Way): JsonObject {
    const { steps } = process
    if (!isArray(steps)) return process
    return withField(
      process,
      'steps',
      mapObjects(steps, (step) => this.#step(step, folder, way)),
    )
  }

  #step(step: JsonObject, folder: string, way: Way): JsonObject {
    const { run, id } = step
    if (!isObject(run)) return step
    const inner = wayTo(step, way)
    if (this.#embeds(inner)) return withField(step, 'run', this.#withRuns(run, folder, inner))
    const kept = this.#kept.get(run)
    const reference =
      kept === undefined
        ? relativePath(folder, this.#fileFor(run, typeof id === 'string' ? id : 'process'))
        : relativePath(posix.join(this.#existing.folder, folder), kept)
    return withField(step, 'run', reference.split('/').map(encodeURIComponent).join('/'))
  }

  #fileFor(process: JsonObject, stepName: string): string {
    const known = this.#known.get(process)
    if (known !== undefined) return known
    const body = this.#withRuns(process, this.#name, undefined)
    const text = canonicalJson(body)
    const { id } = process
    const path = this.#same.get(text) ?? this.#write(body, text, typeof id === 'string' ? id : stepName)
    this.#known.set(process, path)
    return path
  }

  #write(body: JsonObject, text: string, wanted: string): string {
    const stem =
      wanted
        .replace(/\.cwl$/, '')
        .replace(/[^\w.-]+/g, '_')
        .replace(/^[.-]+/, '')
        .slice(0, LONGEST_STEM) || 'process'
    const path = `${this.#name}/${this.#names.give(withoutDevice(stem))}.cwl`
    this.#same.set(text, path)
    const mentioned = prefixesIn(body)
    const used = entriesOf(this.#namespaces).filter(([prefix]) => mentioned.has(prefix))
    const moved = mapFiles(body, (reference, _, key) =>
      isLocalReference(reference, key) && !/^(?:\/|file:)/i.test(reference) ? posix.join('..', reference) : reference,
    )
    this.files.set(
      path,
      objectFrom([
        ['cwlVersion', body['cwlVersion'] ?? this.#version],
        ...(used.length === 0 ? [] : [['$namespaces', objectFrom(used)] as const]),
        ...entriesOf(moved).filter(([key]) => key !== 'cwlVersion' && key !== '$namespaces'),
      ]),
    )
    return path
  }
}

/** Names of steps from the root, joined by slashes; empty for the root, and undefined for what is not a process. */
export type Way = string | undefined

export function wayTo(step: JsonObject, way: Way): Way {
  const name = nameOf(step)
  return way === undefined || name === undefined ? undefined : way === '' ? name : `${way}/${name}`
}

/** Before the first colon of keys and texts. */
export function prefixesIn(value: JsonValue, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value.slice(0, Math.max(0, value.indexOf(':'))))
  else if (isArray(value)) for (const item of value) prefixesIn(item, found)
  else if (isObject(value)) {
    for (const key of orderedKeys(value)) {
      prefixesIn(key, found)
      prefixesIn(value[key] ?? null, found)
    }
  }
  return found
}
