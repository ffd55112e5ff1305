import { CwlError } from '../../files/errors.ts'
import { howToRaise } from '../../files/limits.ts'
import { isAddress } from '../../files/remote.ts'
import { SourceText, type Location } from '../../files/source-text.ts'
import type { Workspace } from '../../files/workspace.ts'
import {
  copyOf,
  emptyObject,
  entriesOf,
  isArray,
  isObject,
  keepKeyOrder,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
} from '../../json/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { markUnresolved, originOf, positionOf, setOrigin } from '../yaml/origin.ts'
import { ImportAllowance } from './allowances.ts'
import { contentsOf, findNamed, partOf } from './document-root.ts'
import { resolveFrom, type Base } from './references.ts'
import { isUnopened, refusalAt, referenceProblem, unopenedAt } from './refusals.ts'

/** `$import`, `$include` and `$mixin` are replaced by their targets. */
export interface LoadedFile {
  readonly path: string
  /** References are relative to it. */
  readonly base: Base
  /** False if an import could not be read: then missing parts mean little. */
  readonly isWhole: boolean
  /** Undefined if the file could not be read or parsed. */
  readonly value: JsonValue | undefined
  /** Of the file itself, not of those that it imports. */
  readonly problems: readonly Problem[]
  readonly imports: ReadonlySet<LoadedFile>
  readonly reached: ReadonlySet<string>
}

/** Also what they import, directly or not. Computed when needed: thousands of files may import the same thousands. */
export function withImports(files: Iterable<LoadedFile>): ReadonlySet<LoadedFile> {
  const found = new Set(files)
  for (const file of found) for (const imported of file.imports) found.add(imported)
  return found
}

export interface FileSource {
  readonly workspace: Workspace
  /** Outermost first: importing one of them is a cycle. */
  readonly open: readonly Expansion[]
  load(path: string): LoadedFile
  text(path: string): string | CwlError
  /** Whether a file may import this many more values; `refuse` is called the first time that it may not. */
  spend(path: string, values: number, refuse: () => void): boolean
  refer(path: string, reference: string, placeOf: () => Location): readonly Problem[]
}

interface Target {
  readonly path: string
  readonly fragment?: string
}

/** A key may also contain escapes. */
const DIRECTIVES = /\$(?:import|include|mixin)|\\[xuU]/

export function mayImport(text: string): boolean {
  return DIRECTIVES.test(text)
}

export class Expansion {
  readonly path: string
  readonly problems = new Set<Problem>()
  readonly imports = new Set<LoadedFile>()
  readonly reached = new Set<string>()
  readonly #base: Base
  readonly #root: JsonValue
  readonly #source: FileSource
  /** Imports of the file from itself, each made once; undefined while it is made. */
  readonly #within = new Map<string, JsonValue>()
  readonly #opened = new Set<string>()
  /** Each file once, because large ones may be included often. */
  readonly #texts = new Map<JsonValue, SourceText>()
  readonly #included = new Map<string, SourceText>()
  readonly #allowance: ImportAllowance
  #hasUnresolved = false
  #level: number

  constructor(path: string, base: Base, root: JsonValue, source: FileSource) {
    this.path = path
    this.#base = base
    this.#root = root
    this.#source = source
    this.#allowance = new ImportAllowance(
      path,
      source.workspace.limits,
      (problem) => this.problems.add(problem),
      (values, refuse) => source.spend(path, values, refuse),
    )
    const around = source.open.at(-1)
    this.#level = around === undefined ? 0 : around.#level
  }

  get hasUnresolved(): boolean {
    return this.#hasUnresolved
  }

  expand(): JsonValue {
    return this.#expand(this.#root)
  }

  /** The same value if it has no imports; otherwise a copy of the path down to them. */
  #expand(value: JsonValue): JsonValue {
    if (!isArray(value) && !isObject(value)) return value
    this.#level += 1
    const expanded = isArray(value) ? this.#expandList(value) : this.#expandMap(value)
    this.#level -= 1
    return expanded
  }

  #expandMap(value: JsonObject): JsonValue {
    if ('$import' in value) {
      // A file may contain null.
      const imported = this.#import(value, '$import')
      return imported === undefined ? this.#unresolved(value) : imported
    }
    if ('$include' in value) return this.#include(value)
    if ('$mixin' in value) return this.#mixin(value)
    let copy: MutableJsonObject | undefined
    const included = new Map<string, SourceText>()
    for (const [key, item] of entriesOf(value)) {
      const expanded = this.#expand(item)
      if (expanded !== item) {
        copy ??= copyOf(value)
        copy[key] = expanded
        this.#note(included, key, item)
      }
    }
    const origin = originOf(value)
    if (copy !== undefined && origin !== undefined && included.size > 0) setOrigin(copy, { ...origin, included })
    return copy ?? value
  }

  /** An imported list is inserted (SALAD 1.2, "Import"). */
  #expandList(list: readonly JsonValue[]): JsonValue {
    const items: JsonValue[] = []
    const offsets: number[] = []
    const included = new Map<number, SourceText>()
    const origin = originOf(list)
    let changed = false
    for (const [index, item] of list.entries()) {
      const expanded = this.#expand(item)
      const splice = isArray(expanded) && isObject(item) && ('$import' in item || '$mixin' in item)
      const offset = origin?.offsets[index] ?? 0
      this.#note(included, items.length, item)
      // A list may be longer than a call may have arguments.
      for (const each of splice ? expanded : [expanded]) {
        items.push(each)
        offsets.push(offset)
      }
      changed ||= expanded !== item
    }
    if (!changed) return list
    if (origin !== undefined) setOrigin(items, { source: origin.source, start: origin.start, offsets, included })
    return items
  }

  /** Records that the value of the key is the text of a file. */
  #note<Key>(included: Map<Key, SourceText>, key: Key, directive: JsonValue): void {
    const source = this.#texts.get(directive)
    if (source !== undefined) included.set(key, source)
  }

  #import(directive: JsonObject, key: '$import' | '$mixin'): JsonValue | undefined {
    const target = this.#target(directive, key)
    if (target === undefined) return undefined
    const place = placeOf(directive, key, this.path)
    const isWithin = target.path === this.path && target.fragment !== undefined && !this.#opened.has(target.fragment)
    const open = this.#source.open.map((expansion) => expansion.path)
    const cycle = open.indexOf(target.path)
    if (cycle >= 0 && !isWithin) {
      const way = [...open.slice(cycle), target.path].join(' → ')
      this.problems.add(
        createProblemAs(place, 'import-cycle', `this import never ends: ${way}`, 'Remove one of the imports.'),
      )
      return undefined
    }
    const { depth } = this.#source.workspace.limits
    if (this.#level > depth) {
      this.problems.add(
        createProblemAs(
          place,
          'too-deep',
          `files that import one another nest more than ${depth} levels deep here`,
          howToRaise('depth', 'document'),
        ),
      )
      return undefined
    }
    if (isWithin) return this.#importWithin(target.fragment, place)
    const file = this.#source.load(target.path)
    this.reached.add(target.path)
    this.#hasUnresolved ||= !file.isWhole
    if (isUnopened(file)) {
      for (const problem of file.problems) this.problems.add(unopenedAt(problem, place))
      return undefined
    }
    this.imports.add(file)
    return this.#afford(this.#chosen(file.value, directive, target, place), place)
  }

  /** A file that is only an import counts as the document that it imports. */
  #chosen(
    root: JsonValue | undefined,
    directive: JsonObject,
    { path, fragment }: Target,
    place: Location,
  ): JsonValue | undefined {
    if (root === undefined) return undefined
    if (fragment === undefined) return directive === this.#root || '$mixin' in directive ? root : contentsOf(root)
    const found = this.#named(root, path, fragment, place)
    return found === undefined ? undefined : partOf(root, found)
  }

  /** An object in its original form, as the reference implementation's packer imports types. */
  #importWithin(fragment: string, place: Location): JsonValue | undefined {
    const known = this.#within.get(fragment)
    if (known !== undefined) return this.#afford(known, place)
    const found = this.#named(this.#root, this.path, fragment, place)
    if (found === undefined) return undefined
    this.#opened.add(fragment)
    const expanded = this.#expand(found)
    this.#opened.delete(fragment)
    this.#within.set(fragment, expanded)
    return this.#afford(expanded, place)
  }

  #named(value: JsonValue, path: string, fragment: string, place: Location): JsonValue | undefined {
    const found = findNamed(value, fragment)
    if (found === undefined)
      this.problems.add(
        createProblemAs(
          place,
          'no-such-name',
          `${path} has nothing named ${fragment}`,
          'Name an object by its id or name.',
        ),
      )
    return found
  }

  #afford(value: JsonValue | undefined, place: Location): JsonValue | undefined {
    return value !== undefined && this.#allowance.takesValue(value, place) ? value : undefined
  }

  #include(directive: JsonObject): JsonValue {
    const target = this.#target(directive, '$include')
    if (target === undefined) return this.#unresolved(directive)
    this.reached.add(target.path)
    const text = this.#source.text(target.path)
    if (text instanceof CwlError) {
      this.problems.add(refusalAt(text, placeOf(directive, '$include', this.path)))
      return this.#unresolved(directive)
    }
    if (!this.#allowance.takesText(text.length, placeOf(directive, '$include', this.path)))
      return this.#unresolved(directive)
    if (isAddress(target.path)) return text
    const source = this.#included.get(target.path) ?? new SourceText(target.path, withPlainLineEnds(text))
    this.#included.set(target.path, source)
    this.#texts.set(directive, source)
    return source.text
  }

  /** The directive's other fields take precedence (SALAD 1.2, "Mixin"). */
  #mixin(directive: JsonObject): JsonValue {
    const base = this.#import(directive, '$mixin')
    if (base === undefined) return this.#unresolved(directive)
    if (!isObject(base)) {
      this.problems.add(
        createProblemAs(
          placeOf(directive, '$mixin', this.path),
          'bad-mixin',
          '$mixin needs a map, and this is not one',
          'Use $import for values that are not maps.',
        ),
      )
      return this.#unresolved(directive)
    }
    const mixed = emptyObject()
    const keys: string[] = []
    for (const [key, value] of [...entriesOf(base), ...entriesOf(directive)]) {
      if (key !== '$mixin') {
        if (!(key in mixed)) keys.push(key)
        mixed[key] = this.#expand(value)
      }
    }
    keepKeyOrder(mixed, keys)
    const origin = originOf(directive)
    if (origin !== undefined) setOrigin(mixed, origin)
    return mixed
  }

  #target(directive: JsonObject, key: '$import' | '$include' | '$mixin'): Target | undefined {
    const place = placeOf(directive, key, this.path)
    const reference = directive[key]
    if (typeof reference !== 'string') {
      this.problems.add(createProblemAs(place, 'bad-reference', `${key} needs the path of a file`, 'Write it as text.'))
      return undefined
    }
    const others = Object.keys(directive).filter((name) => name !== key)
    if (key !== '$mixin' && others.length > 0) {
      this.problems.add(
        createProblemAs(
          place,
          'import-not-alone',
          `${key} must be the only field, but there is also ${others.join(', ')}`,
          'Remove the other fields, or use $mixin.',
        ),
      )
      return undefined
    }
    const target = resolveFrom(this.#source.workspace, this.#base, reference)
    if (target.kind === 'local') {
      for (const problem of this.#source.refer(target.path, reference, () => place)) this.problems.add(problem)
      return target
    }
    this.problems.add(referenceProblem(target, place))
    return undefined
  }

  /** In place of something that could not be read, which is reported. */
  #unresolved(directive: JsonObject): JsonObject {
    const unresolved = emptyObject()
    const origin = originOf(directive)
    if (origin !== undefined) setOrigin(unresolved, origin)
    markUnresolved(unresolved)
    this.#hasUnresolved = true
    return unresolved
  }
}

/** As Python reads them: a checkout on Windows has other line ends and must give the same result. */
function withPlainLineEnds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

function placeOf(container: JsonObject, key: string, file: string): Location {
  return positionOf(container, key) ?? new SourceText(file, '').place(0)
}
