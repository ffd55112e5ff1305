import type { Node, Options, parse as parseScript } from 'acorn'

import type { Limits } from '../../../files/limits.ts'
import { isArray, type JsonObject } from '../../../json/index.ts'
import { objectsIn, requirementsOf } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import type { ExpressionSite } from './expressions.ts'
import { segmentsOf, type Code } from './interpolation.ts'
import { isGlobal } from './javascript-globals.ts'
import { factsOf, type Facts, type Read } from './javascript-tree.ts'

type JavascriptLimits = Pick<Limits, 'expressions' | 'javascriptLength'>

/** Positions are relative to the code. */
export type Reading = Sound | SyntaxMistake

export interface SyntaxMistake {
  readonly reason: string
  readonly offset: number
}

export interface Sound {
  readonly facts: Facts
  /** Where syntax is newer than ECMAScript 5.1; unknown for long code. */
  readonly newer: number | undefined
  /** The mistake in strict mode, if the code is valid otherwise. */
  readonly sloppy?: SyntaxMistake
  /** Then the comment includes the closing bracket. */
  readonly endsInComment: boolean
}

/** Whether a name is defined for the code; undefined if that depends on who runs the process. */
export type Given = ((name: string) => boolean) | undefined

/** Parses without running anything. */
export class JavascriptReader {
  readonly limits: JavascriptLimits
  #left: number
  #lacksRoom = false
  #acorn: { readonly parse: typeof parseScript } | undefined
  readonly #readings = new Map<string, Reading>()
  readonly #words = new Map<string, ReadonlySet<string>>()

  constructor(limits: JavascriptLimits) {
    this.limits = limits
    this.#left = limits.javascriptLength
  }

  startDocument(): void {
    this.#left = this.limits.javascriptLength
    this.#lacksRoom = false
  }

  /** Must be called before code is read. */
  async load(): Promise<void> {
    this.#acorn ??= await import('acorn')
  }

  get lacksRoom(): boolean {
    return this.#lacksRoom
  }

  /** Undefined if the limit is exceeded. Cached: repositories contain many copies. */
  read(part: Code): Reading | undefined {
    const key = `${part.kind} ${part.code}`
    const known = this.#readings.get(key)
    if (known !== undefined) return known
    const { expressions, javascriptLength } = this.limits
    // A short piece takes about as long as this many characters of a long one.
    const weight = Math.max(weightOf(part.code), Math.floor(javascriptLength / expressions))
    this.#lacksRoom ||= weight > this.#left
    if (this.#lacksRoom || this.#acorn === undefined) return undefined
    this.#left -= weight
    const reading = readCode(this.#acorn.parse, part)
    this.#readings.set(key, reading)
    return reading
  }

  /** Undefined if the code is not valid, or not read. */
  factsOf(part: Code): Facts | undefined {
    const reading = this.read(part)
    return reading !== undefined && 'facts' in reading ? reading.facts : undefined
  }

  /** With positions in the text. Undefined if some code is not valid. */
  readsIn({ interpolations }: ExpressionSite): readonly Read[] | undefined {
    const reads: Read[] = []
    for (const { kind, code, start, closed } of interpolations) {
      if (kind === 'reference') {
        const [root, ...segments] = segmentsOf(code)
        reads.push({ root: String(root), segments, start: start + 2, isTarget: false })
        continue
      }
      const facts = closed ? this.factsOf({ kind, code }) : undefined
      if (facts === undefined) return undefined
      for (const read of facts.reads) reads.push({ ...read, start: start + 2 + read.start })
    }
    return reads
  }

  /** Reads of an attribute that exists only if it is requested. Empty if the code checks whether it exists, or sets it. */
  uncheckedReads(text: ExpressionSite, attribute: string): readonly Read[] {
    const checks = ({ tested, words }: Facts): boolean =>
      tested.has(attribute) || ['catch', 'hasOwnProperty', 'in'].some((word) => words.has(word))
    const isChecked = text.interpolations.some((part) => {
      const facts = part.kind === 'reference' ? undefined : this.factsOf(part)
      return facts !== undefined && checks(facts)
    })
    if (isChecked) return []
    return (this.readsIn(text) ?? []).filter(({ root, segments }) => {
      const [item, inner] = root === 'inputs' ? segments.slice(1) : segments
      return root !== 'runtime' && (item === attribute || (typeof item !== 'string' && inner === attribute))
    })
  }

  /**
   * A process without its own requirement may inherit one, with unknown libraries. Every word of a library counts: only
   * running it would show its definitions.
   */
  givenTo(process: Process, libraries: readonly Library[]): Given {
    const requirements = objectsIn(process.value, 'requirements').filter(
      (requirement) => requirement['class'] === 'InlineJavascriptRequirement',
    )
    if (requirements.length === 0 || requirements.some(({ expressionLib }) => !isArray(expressionLib ?? [])))
      return undefined
    const words = [...libraries, ...objectsIn(process.value, 'steps').flatMap(librariesOf)].map(({ text }) =>
      this.#wordsOf(text),
    )
    if (words.length === 0) return isGlobal
    return (name) => isGlobal(name) || words.some((set) => set.has(name))
  }

  #wordsOf(code: string): ReadonlySet<string> {
    const known = this.#words.get(code)
    if (known !== undefined) return known
    const words = new Set(code.match(NAMES))
    this.#words.set(code, words)
    return words
  }
}

/**
 * The parser compares each name with all others of its scope, and each named group with all others and those around it.
 * 10,000 names or 480 groups take as long as a million characters.
 */
function weightOf(code: string): number {
  // Shorter code has too few names.
  const names = code.length < 500 ? 0 : new Set(code.match(NAMES)).size
  const groups = code.match(/\(\?</g)?.length ?? 0
  return Math.max(code.length, names ** 2 / 100, groups ** 3 / 100)
}

const NAMES = /[\w$\u0080-\uffff]+/g

/** Expressions run in strict mode (CWL v1.2 CommandLineTool, "Expressions"). */
const STRICT = '"use strict";'

function readCode(parse: typeof parseScript, { kind, code }: Code): Reading {
  const before = STRICT.length + (kind === 'body' ? 0 : 1)
  const reading = readAfter(parse, STRICT, { kind, code }, before)
  if ('facts' in reading) return reading
  // Public apps have code that only engines without strict mode run.
  const loose = readAfter(parse, ' '.repeat(STRICT.length), { kind, code }, before)
  return 'facts' in loose ? { ...loose, sloppy: reading } : reading
}

function readAfter(parse: typeof parseScript, start: string, { kind, code }: Code, before: number): Reading {
  const isBody = kind === 'body'
  const text = isBody ? start + code : `${start}(${code}\n)`
  const offset = (position: number): number => Math.max(0, Math.min(position - before, code.length - 1))
  const plain = code.length > LONGEST_TWICE ? undefined : attempt(parse, text, 5)
  const parsed = plain !== undefined && 'tree' in plain ? plain : attempt(parse, text, 'latest')
  if (!('tree' in parsed))
    return {
      reason: parsed.position - before >= code.trimEnd().length ? ENDS_EARLY : parsed.reason,
      offset: offset(parsed.position),
    }
  return {
    facts: factsOf(text, parsed.tree, before, isBody),
    newer: plain === undefined || 'tree' in plain ? undefined : offset(plain.position),
    endsInComment: parsed.endOfComment >= before + code.length,
  }
}

export const ENDS_EARLY = 'it ends too early'

/** Code is parsed as the older edition, then as the newer one; each takes half a second for longer code. */
const LONGEST_TWICE = 600_000

function attempt(
  parse: typeof parseScript,
  text: string,
  ecmaVersion: Options['ecmaVersion'],
): { readonly tree: Node; readonly endOfComment: number } | { readonly reason: string; readonly position: number } {
  let endOfComment = 0
  const onComment: Options['onComment'] = (isBlock, _text, _start, end) => {
    if (!isBlock) endOfComment = end
  }
  try {
    const tree = parse(text, { ecmaVersion, allowReturnOutsideFunction: true, onComment })
    return { tree, endOfComment }
  } catch (error) {
    if (error instanceof RangeError) return { reason: 'it nests too deeply', position: 0 }
    if (!(error instanceof SyntaxError)) throw error
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    return { reason, position: 'pos' in error && typeof error.pos === 'number' ? error.pos : 0 }
  }
}

export type Holder = Pick<ExpressionSite, 'text' | 'container' | 'key'>

export interface Library extends Holder {
  readonly container: readonly unknown[]
  readonly key: number
}

export function librariesOf(holder: JsonObject): readonly Library[] {
  const found: Library[] = []
  for (const { expressionLib: list } of requirementsOf(holder, 'InlineJavascriptRequirement')) {
    if (isArray(list))
      for (const [key, text] of list.entries()) if (typeof text === 'string') found.push({ container: list, key, text })
  }
  return found
}
