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
import { CwlError } from './cwl-error.ts'
import { fragmentOf, lastName } from './localnames.ts'
import { originOf, positionOf, setOrigin } from './origin.ts'
import type { Problem } from './problem.ts'
import { resolveReference } from './references.ts'
import { parseYaml } from './source.ts'
import { SourceText, type Place } from './text.ts'
import type { Workspace } from './workspace.ts'

/** A file read, with `$import`, `$include` and `$mixin` replaced by what they name. */
export interface LoadedFile {
  readonly path: string
  /** Undefined when the file could not be read or parsed at all. */
  readonly value: JsonValue | undefined
  readonly problems: readonly Problem[]
  /** Files that it imports or includes, and those that they do; without itself. */
  readonly reached: ReadonlySet<string>
}

/** Reads each file of a workspace once. */
export class Files {
  readonly workspace: Workspace
  readonly #loaded = new Map<string, LoadedFile>()
  readonly #texts = new Map<string, string | CwlError>()
  /** Files being read, outermost first: an import of one of them is a cycle. */
  readonly #open: string[] = []

  constructor(workspace: Workspace) {
    this.workspace = workspace
  }

  load(path: string): LoadedFile {
    const known = this.#loaded.get(path)
    if (known !== undefined) return known
    const loaded = this.#read(path)
    this.#loaded.set(path, loaded)
    return loaded
  }

  #text(path: string): string | CwlError {
    const known = this.#texts.get(path)
    if (known !== undefined) return known
    let text: string | CwlError
    try {
      text = this.workspace.readText(path)
    } catch (error) {
      if (!(error instanceof CwlError)) throw error
      text = error
    }
    this.#texts.set(path, text)
    return text
  }

  #read(path: string): LoadedFile {
    const text = this.#text(path)
    if (text instanceof CwlError) {
      return { path, value: undefined, problems: [problemOf(text, { file: path, line: 1, column: 1 })], reached: new Set() }
    }
    const parsing = parseYaml(text, path, this.workspace.limits)
    if (!parsing.ok) return { path, value: undefined, problems: parsing.problems, reached: new Set() }
    const expansion: Expansion = { path, problems: [...parsing.problems], reached: new Set() }
    this.#open.push(path)
    try {
      const value = this.#expand(parsing.value, expansion)
      return { path, value, problems: expansion.problems, reached: expansion.reached }
    } finally {
      this.#open.pop()
    }
  }

  /** The same value where nothing in it is an import; otherwise a copy of the way down to the imports. */
  #expand(value: JsonValue, expansion: Expansion): JsonValue {
    if (isArray(value)) return this.#expandList(value, expansion)
    if (!isObject(value)) return value
    if ('$import' in value) return this.#import(value, '$import', expansion) ?? null
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
    const cycle = this.#open.indexOf(target.path)
    if (cycle >= 0) {
      const way = [...this.#open.slice(cycle), target.path].join(' → ')
      expansion.problems.push(errorAt(place, 'import-cycle', `this import never ends: ${way}`, 'Remove one of the imports.'))
      return undefined
    }
    const file = this.load(target.path)
    expansion.reached.add(target.path)
    for (const reached of file.reached) expansion.reached.add(reached)
    if (file.value === undefined && file.problems.some((problem) => UNOPENED.has(problem.code))) {
      expansion.problems.push(...file.problems.map((problem) => ({ ...problem, ...place })))
      return undefined
    }
    for (const problem of file.problems) expansion.problems.push(problem)
    if (file.value === undefined || target.fragment === undefined) return file.value
    const found = findNamed(file.value, target.fragment)
    if (found === undefined) {
      expansion.problems.push(
        errorAt(place, 'no-such-name', `${target.path} holds nothing named ${target.fragment}`, 'Name an object by its id or name.'),
      )
    }
    return found
  }

  #include(directive: JsonObject, expansion: Expansion): JsonValue {
    const target = this.#target(directive, '$include', expansion)
    if (target === undefined) return ''
    expansion.reached.add(target.path)
    const text = this.#text(target.path)
    if (!(text instanceof CwlError)) return text
    expansion.problems.push(problemOf(text, placeOf(directive, '$include', expansion.path)))
    return ''
  }

  /** The named object with the directive's other fields over its own (SALAD 1.2, "Mixin"). */
  #mixin(directive: JsonObject, expansion: Expansion): JsonValue {
    const base = this.#import(directive, '$mixin', expansion)
    if (!isObject(base)) return base ?? null
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
      expansion.problems.push(errorAt(place, 'bad-reference', `${key} takes the path of a file`, 'Write it as text.'))
      return undefined
    }
    const others = Object.keys(directive).filter((name) => name !== key)
    if (key !== '$mixin' && others.length > 0) {
      expansion.problems.push(
        errorAt(place, 'import-not-alone', `${key} stands alone, but ${others.join(', ')} stands beside it`, 'Remove the other fields, or use $mixin.'),
      )
      return undefined
    }
    const target = resolveReference(this.workspace, expansion.path, reference)
    if (target.kind === 'local') return target
    expansion.problems.push(referenceProblem(target, place))
    return undefined
  }
}

interface Expansion {
  readonly path: string
  readonly problems: Problem[]
  readonly reached: Set<string>
}

/** Codes that say the file was never opened: the mistake is then the reference's, and is told at its place. */
const UNOPENED: ReadonlySet<string> = new Set(['no-such-file', 'outside-repository', 'unreadable'])

export function isUnopened(file: LoadedFile): boolean {
  return file.value === undefined && file.problems.some((problem) => UNOPENED.has(problem.code))
}

export function referenceProblem(
  target: { readonly kind: 'remote'; readonly address: string } | { readonly kind: 'unsupported'; readonly reason: string },
  place: Place,
): Problem {
  return target.kind === 'remote'
    ? errorAt(place, 'remote-reference', `${target.address} is on another machine, and only files of the repository are read`, 'Copy the file into the repository.')
    : errorAt(place, 'bad-reference', target.reason)
}

function problemOf(error: CwlError, place: Place): Problem {
  return errorAt(place, error.code, error.message, error.hint)
}

function errorAt(place: Place, code: string, message: string, hint?: string): Problem {
  return { code, severity: 'error', message, ...(hint === undefined ? {} : { hint }), ...place }
}

function placeOf(container: JsonObject, key: string, file: string): Place {
  return positionOf(container, key) ?? new SourceText(file, '').place(0)
}

/** The object whose `id` or `name` is the fragment, or ends with it; or the entry of a top-level map with that key. */
export function findNamed(value: JsonValue, fragment: string): JsonValue | undefined {
  const queue: JsonValue[] = [value]
  let entry: JsonValue | undefined
  for (const next of queue) {
    if (isArray(next)) queue.push(...next)
    else if (isObject(next)) {
      const named = next['id'] ?? next['name']
      if (typeof named === 'string' && (fragmentOf(named) === fragment || lastName(named) === fragment)) return next
      if (next === value && Object.hasOwn(next, fragment)) entry = next[fragment]
      queue.push(...Object.values(next).filter((item) => typeof item === 'object'))
    }
  }
  return entry
}
