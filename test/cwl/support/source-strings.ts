import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'

import { parseYaml } from '../../../src/cwl/yaml/parse-yaml.ts'

/** A text of a document, and the key that it is under; of a key itself, that is undefined. */
export interface Text {
  readonly text: string
  readonly under: string | undefined
}

/** What a document says, read by another YAML library and without any code that packs. */
export class SourceStrings {
  /** Texts that the packed description must have. */
  readonly needed: Text[] = []
  /** All texts of the files that were read. */
  readonly known = new Set<string>()
  readonly #folder: string
  readonly #hasNotice: (code: string, file: string) => boolean
  readonly #read = new Map<string, unknown>()
  readonly #walked = new Set<unknown>()

  /** `files` are all that were packed; `hasNotice` says whether packing has reported a code for a file. */
  constructor(
    folder: string,
    reference: string,
    files: readonly string[],
    hasNotice: (code: string, file: string) => boolean,
  ) {
    this.#folder = folder
    this.#hasNotice = hasNotice
    for (const file of files) if (/\.(?:cwl|ya?ml|json)$/.test(file)) this.#load(file)
    this.#run(reference, '')
  }

  /** The process that `run` names, from a file in the folder `base`. */
  #run(reference: string, from: string): void {
    const [path = '', fragment] = this.#isFile(reference, from) ? [reference] : reference.split('#')
    const file = path === '' ? from : join(dirname(from), decodeURIComponent(path))
    const document = this.#load(file)
    if (!isMap(document) || !Array.isArray(document['$graph'])) return this.#walk(document, file, undefined)
    // What is beside the processes goes into the one that was asked for.
    for (const [key, value] of Object.entries(document))
      if (key.includes(':') || key === '$namespaces' || key === '$schemas')
        this.#walk({ [key]: value }, file, undefined)
    const graph: readonly unknown[] = document['$graph']
    const names = fragment === undefined ? ['main'] : [fragment]
    const named = graph.filter((each) => isMap(each) && names.includes(tail(String(each['id']))))
    for (const each of named.length === 0 ? graph : named) this.#walk(each, file, undefined)
  }

  #isFile(reference: string, from: string): boolean {
    return existsSync(join(this.#folder, dirname(from), reference)) && !reference.startsWith('#')
  }

  #load(file: string): unknown {
    if (this.#read.has(file)) return this.#read.get(file)
    const text = readFileSync(join(this.#folder, file), 'utf8').replace(/^\uFEFF/, '')
    const value = parse(text, file)
    this.#read.set(file, value)
    for (const each of textsIn(value)) this.known.add(each.text)
    return value
  }

  #include(reference: string, from: string): string {
    const text = readFileSync(join(this.#folder, dirname(from), decodeURIComponent(reference)), 'utf8')
    const unix = text.replaceAll('\r\n', '\n')
    this.known.add(unix)
    return unix
  }

  #walk(value: unknown, file: string, under: string | undefined): void {
    if (typeof value === 'string') {
      this.needed.push({ text: value, under })
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) this.#walk(item, file, under)
      return
    }
    if (this.#walked.has(value)) return
    this.#walked.add(value)
    if (isMap(value)) this.#map(value, file, under)
  }

  #map(value: Readonly<Record<string, unknown>>, file: string, under: string | undefined): void {
    const { $import: imported, $include: included, $mixin: mixin } = value
    if (typeof imported === 'string') {
      const [path = '', fragment] = imported.split('#')
      const target = join(dirname(file), decodeURIComponent(path))
      const document = this.#load(target)
      // Of a file of types those that are used are written out.
      if (fragment === undefined && under !== 'types') this.#walk(document, target, under)
      return
    }
    if (typeof included === 'string') {
      this.needed.push({ text: this.#include(included, file), under })
      return
    }
    if (typeof mixin === 'string') {
      const mixed = this.#load(join(dirname(file), mixin))
      if (isMap(mixed)) this.#map({ ...mixed, ...value, $mixin: undefined }, file, under)
      return
    }
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined || item === null || this.#isGone(key, value, file)) continue
      if (!NOT_KEPT.has(key)) this.needed.push({ text: key, under: undefined })
      if (key === 'run' && typeof item === 'string') this.#run(item, file)
      else this.#walk(item, file, key)
    }
  }

  /** What docs/packing.md says that packing leaves out. */
  #isGone(key: string, holder: Readonly<Record<string, unknown>>, file: string): boolean {
    if (key === 'cwlVersion' || key === TYPES || holder['class'] === TYPES) return true
    if (key === '$schemas') return this.#hasNotice('dropped-schema', file)
    return (key === 'inputBinding' || key === 'outputBinding') && this.#hasNotice('dropped-binding', file)
  }
}

const TYPES = 'SchemaDefRequirement'

/** Keys that are instructions to the reader of the file, or that go where nothing is left under them. */
const NOT_KEPT: ReadonlySet<string> = new Set(['$graph', '$namespaces', '$schemas', 'run', 'requirements', 'hints'])

function parse(text: string, file: string): unknown {
  try {
    // Where a text in a block ends with the file, this library adds a line break, and others do not.
    if (text.endsWith('\n')) return load(text, { schema: CORE_SCHEMA.withTags(mergeTag) })
  } catch {
    // It refuses a line that is indented too little, and others do not.
  }
  const parsing = parseYaml(text, file)
  return parsing.ok ? parsing.value : undefined
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every text of a value, and every key. */
export function textsIn(value: unknown, under?: string): readonly Text[] {
  const found: Text[] = []
  const seen = new Set<unknown>()
  const visit = (each: unknown, key: string | undefined): void => {
    if (typeof each === 'string') found.push({ text: each, under: key })
    if (typeof each !== 'object' || each === null || seen.has(each)) return
    seen.add(each)
    if (Array.isArray(each)) for (const item of each) visit(item, key)
    else
      for (const [name, item] of Object.entries(each)) {
        found.push({ text: name, under: undefined })
        visit(item, name)
      }
  }
  visit(value, under)
  return found
}

/** An identifier without the path of its document and of what it is in. */
export function tail(id: string): string {
  return id.slice(Math.max(id.lastIndexOf('#'), id.lastIndexOf('/')) + 1)
}
