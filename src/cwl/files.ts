import {
  copyOf,
  entriesOf,
  isArray,
  isObject,
  keepKeyOrder,
  emptyObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
} from '../json/index.ts'
import type { ProblemCode } from './codes.ts'
import { CwlError, type CwlErrorCode } from './cwl-error.ts'
import { markHole } from './holes.ts'
import { howToRaise } from './limits.ts'
import { fragmentOf, lastName } from './localnames.ts'
import { measure } from './text/measure.ts'
import { originOf, positionOf, setOrigin } from './text/origin.ts'
import type { Problem } from './problem.ts'
import { isAddress, isPinned } from './remote.ts'
import { resolveAddress, resolveReference, type Target } from './references.ts'
import { parseYaml } from './source.ts'
import { SourceText, type Place } from './text/text.ts'
import { joinPath, type Workspace } from './workspace.ts'

/** A file read, with `$import`, `$include` and `$mixin` replaced by what they name. */
export interface LoadedFile {
  readonly path: string
  /** What its references are relative to: itself, unless `$base` says otherwise. */
  readonly base: Base
  /** False when something that it imports could not be had: a hole stands there, and what is missing says little. */
  readonly isWhole: boolean
  /** Undefined when the file could not be read or parsed at all. */
  readonly value: JsonValue | undefined
  readonly problems: readonly Problem[]
  /** Files that it imports or includes, and those that they do; without itself. */
  readonly reached: ReadonlySet<string>
}

/** A path of the workspace, or the address of another machine. */
export type Base = { readonly kind: 'local'; readonly path: string } | { readonly kind: 'remote'; readonly address: string }

/** Reads each file of a workspace once. */
export class Files {
  readonly workspace: Workspace
  readonly #loaded = new Map<string, LoadedFile>()
  readonly #texts = new Map<string, string | CwlError>()
  /** Where documents of other machines were found, by the addresses that they were asked for under. */
  readonly #found = new Map<string, string>()
  /** Files that lack a document which is wanted from another machine. */
  readonly #lacking = new Set<string>()
  /** By address, the first place of the workspace that leads there. */
  readonly #referrers = new Map<string, Place>()
  readonly #sizes = new Map<string, number>()
  #allBytes = 0
  /** What the document being read has newly read so far. */
  #files = 0
  #bytes = 0
  /** Files being read, outermost first: an import of one of them is a cycle. */
  readonly #open: string[] = []
  /** Maps and lists around what is being read, in all these files. */
  #level = 0

  constructor(workspace: Workspace) {
    this.workspace = workspace
  }

  load(path: string): LoadedFile {
    const known = this.#loaded.get(path)
    if (known !== undefined) return known
    const loaded = this.#read(path)
    // Another document may still have room for a file that this one has none for.
    if (!loaded.problems.some((problem) => EXHAUSTED.has(problem.code))) this.#loaded.set(path, loaded)
    return loaded
  }

  /** From here on, files count for another document. */
  startDocument(): void {
    this.#files = 0
    this.#bytes = 0
  }

  /** Bytes of a file that was read; 0 of one that was not. */
  sizeOf(path: string): number {
    return this.#sizes.get(path) ?? 0
  }

  /** Whether all that was read for all documents could be too much for one. */
  get mayExceed(): boolean {
    const { files, totalBytes } = this.workspace.limits
    return this.#sizes.size > files || this.#allBytes > totalBytes
  }

  /** Asks for what other machines hold and was missed so far; true when files that lacked it must be read again. */
  async settle(): Promise<boolean> {
    const { remote } = this.workspace
    if (remote === undefined || !(await remote.settle())) return false
    for (const path of this.#lacking) this.#loaded.delete(path)
    this.#lacking.clear()
    return true
  }

  /** Remembers the place that refers to a document of another machine, and says when the document may change meanwhile. */
  refer(path: string, reference: string, place: Place): readonly Problem[] {
    if (!isAddress(path)) return []
    const first = isAddress(place.file) ? this.#referrers.get(place.file) : place
    if (first !== undefined && !this.#referrers.has(path)) this.#referrers.set(path, { file: first.file, line: first.line, column: first.column })
    // A sibling that such a document names by a relative reference is as lasting as its own address.
    const isSibling = isAddress(place.file) && !isAddress(reference)
    return isSibling || isPinned(path) || this.workspace.remote?.get(path) instanceof CwlError ? [] : [mutableProblem(path, place)]
  }

  /** The problems, those in documents of other machines with the place of the workspace that leads there. */
  traced(problems: readonly Problem[]): readonly Problem[] {
    if (this.#referrers.size === 0) return problems
    return problems.map((problem) => {
      const referrer = problem.referrer ?? this.#referrers.get(problem.file)
      return referrer === undefined ? problem : { ...problem, referrer }
    })
  }

  #text(path: string): string | CwlError {
    const known = this.#texts.get(path)
    if (known !== undefined) return known
    let text: string | CwlError
    try {
      const read = isAddress(path) ? this.#remoteText(path) : this.workspace.readText(path)
      if (read === undefined) return new CwlError('remote-unreadable', `${path} was not asked for`)
      text = read
    } catch (error) {
      if (!(error instanceof CwlError)) throw error
      text = error
    }
    const exhausted = text instanceof CwlError ? undefined : this.#spend(path, text)
    if (exhausted !== undefined) return exhausted
    this.#texts.set(path, text)
    return text
  }

  /** Undefined when it must be asked for first. */
  #remoteText(address: string): string | CwlError | undefined {
    const { remote } = this.workspace
    if (remote === undefined) return new CwlError('remote-reference', `${address} is on another machine, and only files of the repository are read`, ALLOW)
    const document = remote.get(address)
    if (document === 'wanted') {
      for (const path of [address, ...this.#open]) this.#lacking.add(path)
      return undefined
    }
    if (document instanceof CwlError) return document
    this.#found.set(address, document.address)
    return document.text
  }

  #spend(path: string, text: string): CwlError | undefined {
    const { files, totalBytes } = this.workspace.limits
    const size = Buffer.byteLength(text)
    this.#files += 1
    this.#bytes += size
    if (this.#files > files) return tooManyFiles(files)
    if (this.#bytes > totalBytes) return tooManyBytes(totalBytes)
    this.#sizes.set(path, size)
    this.#allBytes += size
    return undefined
  }

  #read(path: string): LoadedFile {
    const unread = { path, base: { kind: 'local', path }, isWhole: false, value: undefined, reached: new Set<string>() } as const
    const text = this.#text(path)
    if (text instanceof CwlError) {
      return { ...unread, problems: [problemOf(text, { file: path, line: 1, column: 1, ...text.place })] }
    }
    const parsing = parseYaml(text, path, this.workspace.limits)
    if (!parsing.ok) return { ...unread, problems: parsing.problems }
    const base = baseOf(parsing.value, path, this.#found.get(path))
    const expansion: Expansion = { path, base, root: parsing.value, within: new Map(), opened: new Set(), hasHoles: false, imported: 0, isFull: false, problems: new Set(parsing.problems), reached: new Set() }
    this.#open.push(path)
    try {
      const value = DIRECTIVES.test(text) ? this.#expand(parsing.value, expansion) : parsing.value
      return { path, base, isWhole: !expansion.hasHoles, value, problems: [...expansion.problems], reached: expansion.reached }
    } finally {
      this.#open.pop()
    }
  }

  /** The same value where nothing in it is an import; otherwise a copy of the way down to the imports. */
  #expand(value: JsonValue, expansion: Expansion): JsonValue {
    if (!isArray(value) && !isObject(value)) return value
    this.#level += 1
    const expanded = isArray(value) ? this.#expandList(value, expansion) : this.#expandMap(value, expansion)
    this.#level -= 1
    return expanded
  }

  #expandMap(value: JsonObject, expansion: Expansion): JsonValue {
    if ('$import' in value) return this.#import(value, '$import', expansion) ?? holeIn(value, expansion)
    if ('$include' in value) return this.#include(value, expansion)
    if ('$mixin' in value) return this.#mixin(value, expansion)
    let copy: MutableJsonObject | undefined
    for (const [key, item] of entriesOf(value)) {
      const expanded = this.#expand(item, expansion)
      if (expanded !== item) {
        copy ??= copyOf(value)
        copy[key] = expanded
      }
    }
    return copy ?? value
  }

  /** A list that an item imports is spliced in at its place (SALAD 1.2, "Import"). */
  #expandList(list: readonly JsonValue[], expansion: Expansion): JsonValue {
    const items: JsonValue[] = []
    const offsets: number[] = []
    const origin = originOf(list)
    let changed = false
    for (const [index, item] of list.entries()) {
      const expanded = this.#expand(item, expansion)
      const splice = isArray(expanded) && isObject(item) && ('$import' in item || '$mixin' in item)
      items.push(...(splice ? expanded : [expanded]))
      const offset = origin?.offsets[index] ?? 0
      offsets.push(...(splice ? expanded.map(() => offset) : [offset]))
      changed ||= expanded !== item
    }
    if (!changed) return list
    if (origin !== undefined) setOrigin(items, { source: origin.source, start: origin.start, offsets })
    return items
  }

  #import(directive: JsonObject, key: '$import' | '$mixin', expansion: Expansion): JsonValue | undefined {
    const target = this.#target(directive, key, expansion)
    if (target === undefined) return undefined
    const place = placeOf(directive, key, expansion.path)
    const isWithin = target.path === expansion.path && target.fragment !== undefined && !expansion.opened.has(target.fragment)
    const cycle = this.#open.indexOf(target.path)
    if (cycle >= 0 && !isWithin) {
      const way = [...this.#open.slice(cycle), target.path].join(' → ')
      expansion.problems.add(errorAt(place, 'import-cycle', `this import never ends: ${way}`, 'Remove one of the imports.'))
      return undefined
    }
    const { depth } = this.workspace.limits
    if (this.#level > depth) {
      expansion.problems.add(errorAt(place, 'too-deep', `files that import one another nest more than ${depth} levels deep here`, howToRaise('depth', 'document')))
      return undefined
    }
    if (isWithin) return this.#importWithin(target.fragment, place, expansion)
    const file = this.load(target.path)
    if (this.#lacking.has(target.path)) this.#lacking.add(expansion.path)
    expansion.reached.add(target.path)
    for (const reached of file.reached) expansion.reached.add(reached)
    expansion.hasHoles ||= !file.isWhole
    if (file.value === undefined && file.problems.some((problem) => UNOPENED.has(problem.code))) {
      for (const problem of file.problems) expansion.problems.add({ ...problem, ...place })
      return undefined
    }
    for (const problem of file.problems) expansion.problems.add(problem)
    if (file.value === undefined || target.fragment === undefined) return this.#afford(file.value, place, expansion)
    return this.#afford(this.#named(file.value, target.path, target.fragment, place, expansion), place, expansion)
  }

  /** An object of the same file, as the reference's own packer imports types: it stands there as it was written. */
  #importWithin(fragment: string, place: Place, expansion: Expansion): JsonValue | undefined {
    const known = expansion.within.get(fragment)
    if (known !== undefined) return this.#afford(known, place, expansion)
    const found = this.#named(expansion.root, expansion.path, fragment, place, expansion)
    if (found === undefined) return undefined
    expansion.opened.add(fragment)
    const expanded = this.#expand(found, expansion)
    expansion.opened.delete(fragment)
    expansion.within.set(fragment, expanded)
    return this.#afford(expanded, place, expansion)
  }

  #named(value: JsonValue, path: string, fragment: string, place: Place, expansion: Expansion): JsonValue | undefined {
    const found = findNamed(value, fragment)
    if (found === undefined) expansion.problems.add(errorAt(place, 'no-such-name', `${path} holds nothing named ${fragment}`, 'Name an object by its id or name.'))
    return found
  }

  /** Files that import one another can make very many values of few, and very deep ones, as aliases do inside one file. */
  #afford(value: JsonValue | undefined, place: Place, expansion: Expansion): JsonValue | undefined {
    if (value === undefined || expansion.isFull) return undefined
    const { nodes, depth } = this.workspace.limits
    const size = measure(value)
    expansion.imported += size.values
    if (expansion.imported > nodes) {
      expansion.isFull = true
      expansion.problems.add(errorAt(place, 'too-many-nodes', `what ${expansion.path} imports holds more than ${nodes} values`, howToRaise('nodes', 'document')))
      return undefined
    }
    if (size.depth <= depth) return value
    expansion.problems.add(errorAt(place, 'too-deep', `what is imported here nests ${size.depth} levels deep, and ${depth} are the limit`, howToRaise('depth', 'document')))
    return undefined
  }

  #include(directive: JsonObject, expansion: Expansion): JsonValue {
    const target = this.#target(directive, '$include', expansion)
    if (target === undefined) return holeIn(directive, expansion)
    expansion.reached.add(target.path)
    const text = this.#text(target.path)
    if (!(text instanceof CwlError)) return text
    expansion.problems.add(problemOf(text, placeOf(directive, '$include', expansion.path)))
    return holeIn(directive, expansion)
  }

  /** The named object with the directive's other fields over its own (SALAD 1.2, "Mixin"). */
  #mixin(directive: JsonObject, expansion: Expansion): JsonValue {
    const base = this.#import(directive, '$mixin', expansion)
    if (base === undefined) return holeIn(directive, expansion)
    if (!isObject(base)) {
      expansion.problems.add(errorAt(placeOf(directive, '$mixin', expansion.path), 'bad-mixin', '$mixin takes the fields of a map, and this names none', 'Use $import for what is no map.'))
      return holeIn(directive, expansion)
    }
    const mixed = emptyObject()
    const keys: string[] = []
    for (const [key, value] of [...entriesOf(base), ...entriesOf(directive)]) {
      if (key !== '$mixin') {
        if (!(key in mixed)) keys.push(key)
        mixed[key] = this.#expand(value, expansion)
      }
    }
    keepKeyOrder(mixed, keys)
    const origin = originOf(directive)
    if (origin !== undefined) setOrigin(mixed, origin)
    return mixed
  }

  #target(
    directive: JsonObject,
    key: '$import' | '$include' | '$mixin',
    expansion: Expansion,
  ): { readonly path: string; readonly fragment?: string } | undefined {
    const place = placeOf(directive, key, expansion.path)
    const reference = directive[key]
    if (typeof reference !== 'string') {
      expansion.problems.add(errorAt(place, 'bad-reference', `${key} takes the path of a file`, 'Write it as text.'))
      return undefined
    }
    const others = Object.keys(directive).filter((name) => name !== key)
    if (key !== '$mixin' && others.length > 0) {
      expansion.problems.add(
        errorAt(place, 'import-not-alone', `${key} stands alone, but ${others.join(', ')} stands beside it`, 'Remove the other fields, or use $mixin.'),
      )
      return undefined
    }
    const target = resolveFrom(this.workspace, expansion.base, reference)
    if (target.kind === 'local') {
      for (const problem of this.refer(target.path, reference, place)) expansion.problems.add(problem)
      return target
    }
    expansion.problems.add(referenceProblem(target, place))
    return undefined
  }
}

/** An empty map in the place of what could not be had, whose mistake is told already. */
function holeIn(directive: JsonObject, expansion: Expansion): JsonObject {
  const hole = emptyObject()
  const origin = originOf(directive)
  if (origin !== undefined) setOrigin(hole, origin)
  markHole(hole)
  expansion.hasHoles = true
  return hole
}

/** A text without any of these has nothing to expand; a key may also be written with escapes. */
const DIRECTIVES = /\$(?:import|include|mixin)|\\[xuU]/

interface Expansion {
  readonly path: string
  readonly base: Base
  /** The file as it is written. */
  readonly root: JsonValue
  /** What the file imports from itself, by name, each made once; and the names that are being imported. */
  readonly within: Map<string, JsonValue>
  readonly opened: Set<string>
  hasHoles: boolean
  /** Values that came by imports so far, those of an import in an import counted again. */
  imported: number
  /** There is no room for further imports; that is told. */
  isFull: boolean
  /** Each once, though a file may be imported on several ways. */
  readonly problems: Set<Problem>
  readonly reached: Set<string>
}

/** `$base` of a file (SALAD 1.2, "Document context"): a path is relative to the file, an address stands for itself. */
function baseOf(value: JsonValue, path: string, found: string | undefined): Base {
  const written = isObject(value) ? value['$base'] : undefined
  if (isAddress(path)) {
    const own = found ?? path
    return { kind: 'remote', address: typeof written === 'string' ? (URL.parse(written, own)?.href ?? own) : own }
  }
  if (typeof written !== 'string') return { kind: 'local', path }
  if (/^https?:/i.test(written)) return { kind: 'remote', address: written }
  const relative = written.replace(/#.*$/s, '')
  // What is relative to a folder stands in it.
  return { kind: 'local', path: relative === '' ? path : joinPath(path, relative.endsWith('/') ? `${relative}-` : relative) }
}

/** Where a reference leads that stands in a file with this base; a bare fragment stays in the file. */
export function resolveFrom(workspace: Workspace, base: Base, reference: string): Target {
  if (base.kind === 'local') return resolveReference(workspace, base.path, reference)
  return resolveAddress(workspace, reference, base.address)
}

const EXHAUSTED: ReadonlySet<string> = new Set(['too-many-files', 'too-many-bytes'])

/** Codes that say the file was never opened: the mistake is then the reference's, and is told at its place. */
const UNOPENED: ReadonlySet<string> = new Set(['no-such-file', 'outside-repository', 'unreadable', 'remote-reference', 'remote-unreadable', ...EXHAUSTED])

export function tooManyFiles(limit: number): CwlError {
  return new CwlError('too-many-files', `the document reaches more files than the limit of ${limit}`, howToRaise('files', 'document'))
}

export function tooManyBytes(limit: number): CwlError {
  return new CwlError('too-many-bytes', `the files that the document reaches have together more bytes than the limit of ${limit}`, howToRaise('totalBytes', 'document'))
}

export function isUnopened(file: LoadedFile): boolean {
  return file.value === undefined && file.problems.some((problem) => UNOPENED.has(problem.code))
}

export function referenceProblem(
  target: { readonly kind: 'remote'; readonly address: string } | { readonly kind: 'unsupported'; readonly reason: string },
  place: Place,
): Problem {
  return target.kind === 'remote'
    ? errorAt(place, 'remote-reference', `${target.address} is on another machine, and only files of the repository are read`, ALLOW)
    : errorAt(place, 'bad-reference', target.reason)
}

const ALLOW = 'Copy the file into the repository, or allow its host with `allow-remote`.'

function mutableProblem(address: string, place: Place): Problem {
  return {
    code: 'mutable-reference',
    severity: 'warning',
    message: `${address} names no commit and no version, so that what is planned may not be what is promoted`,
    hint: 'Put the hash of a commit, or a version, in the place of the branch.',
    ...place,
  }
}

function problemOf(error: CwlError, place: Place): Problem {
  return errorAt(place, error.code, error.message, error.hint)
}

function errorAt(place: Place, code: ProblemCode | CwlErrorCode, message: string, hint?: string): Problem {
  return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place }
}

function placeOf(container: JsonObject, key: string, file: string): Place {
  return positionOf(container, key) ?? new SourceText(file, '').place(0)
}

/** The object whose `id` or `name` is the fragment, or ends with it; or the entry of a top-level map with that key. */
export function findNamed(value: JsonValue, fragment: string): JsonValue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const named = NAMED.get(value) ?? namedIn(value)
  NAMED.set(value, named)
  return named.get(fragment) ?? (isObject(value) && Object.hasOwn(value, fragment) ? value[fragment] : undefined)
}

/** A file of types may be asked for each of them. */
const NAMED = new WeakMap<object, ReadonlyMap<string, JsonObject>>()

/** From the outside in, so that of several with a name the outermost counts. */
function namedIn(value: JsonValue): ReadonlyMap<string, JsonObject> {
  const named = new Map<string, JsonObject>()
  const seen = new Set<JsonValue>([value])
  for (const next of seen) {
    if (isObject(next)) {
      const name = next['id'] ?? next['name']
      if (typeof name === 'string') for (const each of [fragmentOf(name), lastName(name)]) if (!named.has(each)) named.set(each, next)
    }
    if (isArray(next) || isObject(next)) for (const item of isArray(next) ? next : Object.values(next)) if (typeof item === 'object') seen.add(item)
  }
  return named
}
