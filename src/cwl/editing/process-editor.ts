import { posix } from 'node:path'

import { isAddress } from '../../files/remote.ts'
import { caseFold } from '../../files/text.ts'
import { relativePath } from '../../files/workspace.ts'
import {
  canonicalJson,
  isObject,
  objectFrom,
  entriesOf,
  sameWrittenJson,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { nameOf, objectsIn } from '../documents/parts.ts'
import type { Process, Processes } from '../documents/processes.ts'
import { fieldsNextToGraph } from '../packing/document-fields.ts'
import { unpackDescription } from '../packing/unpack.ts'
import { originOf } from '../yaml/origin.ts'
import { stringifyYaml } from '../yaml/stringify-yaml.ts'
import { NotEditable, type Node } from './syntax-tree.ts'
import type { Slot } from './text-edit.ts'
import { ValueEditor, type Runs } from './value-editor.ts'

interface EditOptions {
  readonly hasShortTypes: boolean
  /** For new files: of added steps, and of a tool that several steps run with different changes. */
  readonly folder: string
}

type Editing =
  | { readonly ok: true; readonly texts: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly reason: string }

/**
 * Writes the differences of `next` into the files of a process, at the places of the old values. Both descriptions have
 * the same form: `old` is that of the process in the repository. The caller must check that the files pack to `next`
 * afterwards.
 */
export function editProcess(
  process: Process,
  processes: Processes,
  { old, next }: { readonly old: JsonObject; readonly next: JsonObject },
  options: EditOptions,
): Editing {
  try {
    return { ok: true, texts: new ProcessEditor(process, processes, { old, next }, options).texts() }
  } catch (error) {
    if (error instanceof NotEditable) return { ok: false, reason: error.message }
    throw error
  }
}

class ProcessEditor implements Runs {
  readonly #processes: Processes
  readonly #options: EditOptions
  readonly #values: ValueEditor
  readonly #next: JsonObject
  readonly #runs = new Map<JsonObject, { readonly process: Process; readonly from: Process }>()
  /** The processes that the steps of each process need. */
  readonly #wanted = new Map<Process, Set<string>>()
  readonly #files = new Map<string, string>()
  readonly #done = new Set<Process>()
  readonly #copies = new Map<string, string>()
  readonly #taken = new Set<string>()

  constructor(
    process: Process,
    processes: Processes,
    { old, next }: { readonly old: JsonObject; readonly next: JsonObject },
    options: EditOptions,
  ) {
    this.#processes = processes
    this.#options = options
    this.#next = next
    this.#values = new ValueEditor(processes.workspace, options.hasShortTypes, this)
    this.#collect(process, old, next)
    const nextToGraph = new Set(fieldsNextToGraph(process).map(([key]) => key))
    const [isNextToGraph, isWithin] = [(key: string) => nextToGraph.has(key), (key: string) => !nextToGraph.has(key)]
    this.#values.changeMap(this.#slotOf(process), fieldsWith(isWithin, old), fieldsWith(isWithin, next))
    if (nextToGraph.size > 0)
      this.#values.changeMap(
        this.#values.files.open(process.path).root,
        fieldsWith(isNextToGraph, old),
        fieldsWith(isNextToGraph, next),
      )
  }

  texts(): ReadonlyMap<string, string> {
    return new Map([...this.#values.files.texts(), ...this.#copies])
  }

  /** It can only be changed if all steps that run it need the same change. */
  #collect(process: Process, old: JsonObject, next: JsonObject): void {
    const steps = new Map(objectsIn(next, 'steps').map((step) => [nameOf(step), step]))
    const runs = new Map(objectsIn(process.value, 'steps').map((step, index) => [nameOf(step), process.runs[index]]))
    for (const step of objectsIn(old, 'steps')) {
      const run = runs.get(nameOf(step))
      const [before, after] = [step['run'], steps.get(nameOf(step))?.['run']]
      if (run === undefined || !isObject(before)) continue
      if (isWholeFile(run)) this.#files.set(canonicalJson(before), run.path)
      if (!isObject(after)) continue
      this.#runs.set(step, { process: run, from: process })
      this.#wanted.set(run, (this.#wanted.get(run) ?? new Set()).add(canonicalJson(after)))
      this.#collect(run, before, after)
    }
  }

  #slotOf(process: Process): Slot {
    const origin = originOf(process.value)
    if (origin === undefined) throw new NotEditable('the process is not written in a file')
    const { root } = this.#values.files.open(origin.source.file)
    const found = slotAt(root, origin.start)
    if (found === undefined) throw new NotEditable('the process is not written in its file as it is')
    return found
  }

  change(slot: Slot, step: JsonObject, next: JsonValue): boolean {
    const run = this.#runs.get(step)
    const old = step['run']
    if (run === undefined || !isObject(old) || !isObject(next)) return false
    const { process, from } = run
    const isWithin = process.isEmbedded && process.path === from.path
    const isContested = (this.#wanted.get(process)?.size ?? 0) > 1
    const isClosed = isContested || isAddress(process.path)
    if (!isWithin && isClosed) slot.edit.replace(slot, this.#copied(slot.edit.path, next, process))
    else if (!this.#done.has(process)) {
      const fault = this.#changeProcess(process, old, next)
      if (fault !== undefined && isWithin) throw fault
      if (fault !== undefined) slot.edit.replace(slot, this.#copied(slot.edit.path, next, process))
    }
    return true
  }

  #changeProcess(process: Process, old: JsonObject, next: JsonObject): NotEditable | undefined {
    const [files, copies, done] = [[...this.#files], [...this.#copies], [...this.#done]]
    const fault = this.#values.files.attempt(() => {
      this.#done.add(process)
      this.#values.changeMap(this.#slotOf(process), old, next)
    })
    if (fault === undefined) return undefined
    restore(this.#files, files)
    restore(this.#copies, copies)
    this.#done.clear()
    for (const each of done) this.#done.add(each)
    return fault
  }

  added(step: JsonObject, path: string): JsonObject {
    const run = step['run']
    return isObject(run) ? withField(step, 'run', this.#copied(path, run)) : step
  }

  /** A reference to a file with the process, existing or new. */
  #copied(from: string, next: JsonObject, process?: Process): string {
    const text = canonicalJson(next)
    let path = this.#files.get(text)
    if (path === undefined) {
      const { folder } = this.#options
      const wanted = process === undefined ? (nameOf(next) ?? 'process') : process.path
      const stem = posix
        .basename(wanted)
        .replace(/\.\w+$/, '')
        .replaceAll(/[^\w.-]+/g, '_')
      path = this.#freePath(posix.join(folder, stem))
      this.#files.set(text, path)
      this.#writeAgain(next, path)
    }
    return referenceFrom(from, path)
  }

  #freePath(start: string): string {
    let path = `${start}.cwl`
    for (let number = 2; this.#processes.workspace.has(path) || this.#taken.has(caseFold(path)); number += 1)
      path = `${start}_${number}.cwl`
    this.#taken.add(caseFold(path))
    return path
  }

  #writeAgain(process: JsonObject, path: string): void {
    const { cwlVersion, $namespaces: namespaces } = this.#next
    const folder = posix.dirname(path)
    const whole = objectFrom([
      ['cwlVersion', process['cwlVersion'] ?? cwlVersion ?? 'v1.2'],
      ...(namespaces === undefined ? [] : [['$namespaces', namespaces] as const]),
      ...entriesOf(process).filter(([key]) => key !== 'cwlVersion'),
    ])
    const { files } = unpackDescription(whole, posix.basename(path, '.cwl'), {
      folder,
      fileOf: (inner) => this.#files.get(canonicalJson(inner)),
      embedding: new Set(),
    })
    for (const [file, value] of files) this.#copies.set(posix.join(folder, file), stringifyYaml(value))
  }
}

function fieldsWith(isTaken: (key: string) => boolean, value: JsonObject): JsonObject {
  return objectFrom(entriesOf(value).filter(([key]) => isTaken(key)))
}

function restore<Value>(map: Map<string, Value>, entries: Iterable<readonly [string, Value]>): void {
  map.clear()
  for (const [key, value] of entries) map.set(key, value)
}

function referenceFrom(from: string, path: string): string {
  return relativePath(posix.dirname(from), path).split('/').map(encodeURIComponent).join('/')
}

function isWholeFile({ value, root, isEmbedded }: Process): boolean {
  return !isEmbedded && root['$graph'] === undefined && sameWrittenJson(value['class'] ?? null, root['class'] ?? null)
}

function slotAt(slot: Slot, start: number): Slot | undefined {
  const { node, edit } = slot
  if (node.kind === 'map' && node.start === start) return slot
  if (!('entries' in node) || !contains(node, start)) return undefined
  for (const entry of node.entries) {
    const found = slotAt({ edit, node: entry.value, entry, holder: node }, start)
    if (found !== undefined) return found
  }
  return undefined
}

function contains({ start, end }: Node, offset: number): boolean {
  return start <= offset && offset < end
}
