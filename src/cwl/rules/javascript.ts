import { compileFunction } from 'node:vm'

import type { Node, parse as parseScript } from 'acorn'

import { isArray } from '../../json/index.ts'
import { namesOfInputs, type Interpolation } from '../interpolation.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import type { Place } from '../text/text.ts'
import { placeInText } from '../text/text-position.ts'
import { placeIn, type Evaluated, type Scope } from './evaluated.ts'
import { doubtfulInput, unbalanced } from './expressions.ts'
import { finding, MOST_PROBLEMS, objectsIn, placeOf, problemsOf } from './finding.ts'
import { UNREAD } from './parameter-references.ts'

/** Libraries that workflows carry have some 100 kB. Reading more than this takes longer than anyone waits for a check. */
const LONGEST_CODE = 1024 * 1024

interface Acorn {
  readonly parse: typeof parseScript
}

/**
 * Checks the JavaScript of processes. Whether code is sound is asked of V8, which is many times faster than a parser
 * written in JavaScript and runs nothing here; acorn is loaded to say where it is not, and which inputs it reads.
 */
export class JavascriptChecker {
  readonly #sound = new Map<string, boolean>()

  async check(process: Process, texts: readonly Evaluated[]): Promise<readonly Problem[]> {
    const libraries = failing(libraryTexts(process), ({ code }) => !this.#isSound('body', code))
    const doubtful = failing(texts, (text) => !this.#isBeyondDoubt(text))
    if (libraries.length === 0 && doubtful.length === 0) return []
    const acorn = await import('acorn')
    return [
      ...problemsOf(libraries, (library) => checkLibrary(acorn, process, library)),
      ...problemsOf(doubtful, (text) => checkText(acorn, process, text)),
    ]
  }

  #isBeyondDoubt(text: Evaluated): boolean {
    const whole = unscanned(text)
    if (whole !== undefined && this.#isPlain(whole, text.scope)) return true
    return text.interpolations.every((interpolation) => interpolation.closed && (interpolation.kind === 'reference' || this.#isPlain(interpolation, text.scope)))
  }

  /** Sound, and no more to be said about what it reads: acorn is asked when one of the inputs does not exist. */
  #isPlain({ kind, code }: Code, { inputs, isUnread }: Scope): boolean {
    return this.#isSound(kind, code) && namesOfInputs(code).every((name) => inputs?.has(name) !== false) && !(isUnread === true && code.includes('contents'))
  }

  #isSound(kind: Code['kind'], code: string): boolean {
    const body = kind === 'body' ? code : `return (${code}\n)`
    const known = this.#sound.get(body)
    if (known !== undefined) return known
    const sound = code.length <= LONGEST_CODE && compiles(body)
    this.#sound.set(body, sound)
    return sound
  }
}

/** The items that fail a check; no more than can be told. */
function failing<Item>(items: readonly Item[], isDoubtful: (item: Item) => boolean): readonly Item[] {
  const found: Item[] = []
  for (const item of items) {
    if (found.length >= MOST_PROBLEMS) break
    if (isDoubtful(item)) found.push(item)
  }
  return found
}

/** Expressions run in strict mode (CWL v1.2 CommandLineTool, "Expressions"). */
const STRICT = '"use strict";'

/** Compiles a function body, which runs nothing. */
function compiles(body: string): boolean {
  try {
    compileFunction(STRICT + body)
    return true
  } catch (error) {
    // In a test runner the error is of another realm, so that its class says nothing.
    if (typeof error === 'object' && error !== null && 'message' in error) return false
    throw error
  }
}

interface Library {
  readonly list: readonly unknown[]
  readonly index: number
  readonly code: string
}

function libraryTexts(process: Process): readonly Library[] {
  const found: Library[] = []
  for (const field of ['requirements', 'hints']) {
    for (const requirement of objectsIn(process.value, field)) {
      const list = requirement['class'] === 'InlineJavascriptRequirement' ? requirement['expressionLib'] : undefined
      if (isArray(list)) for (const [index, code] of list.entries()) if (typeof code === 'string') found.push({ list, index, code })
    }
  }
  return found
}

function checkLibrary(acorn: Acorn, process: Process, { list, index, code }: Library): readonly Problem[] {
  const parsed = parse(acorn, code, '', '')
  if ('tree' in parsed) return []
  const place = placeInText(list, index, code, parsed.offset) ?? placeOf(process.path, list, index)
  return [finding('javascript-syntax', place, `not JavaScript: ${parsed.reason}`)]
}

function checkText(acorn: Acorn, process: Process, text: Evaluated): readonly Problem[] {
  const whole = wholeText(acorn, text)
  if (whole !== undefined) return readsOf(process, text, whole.tree, whole.offset)
  return problemsOf(text.interpolations, (interpolation): readonly Problem[] => {
    const { kind, start, closed } = interpolation
    if (!closed) return [unbalanced(process, text, interpolation)]
    if (kind === 'reference') return []
    const parsed = parseCode(acorn, interpolation)
    if ('tree' in parsed) return readsOf(process, text, parsed.tree, start + 2 - parsed.before)
    return [finding('javascript-syntax', placeIn(process, text, start + 2 + parsed.offset), `not JavaScript: ${parsed.reason}`)]
  })
}

type Code = Pick<Interpolation, 'kind' | 'code' | 'start'>

/** A text that is one expression from end to end needs no scanner, which regular expressions and comments mislead. */
function unscanned({ text, interpolations }: Evaluated): Code | undefined {
  const [first] = interpolations
  if (first === undefined || (interpolations.length === 1 && first.closed)) return undefined
  const trimmed = text.trimEnd()
  if (text.slice(0, first.start).trim() !== '' || !trimmed.endsWith(first.kind === 'body' ? '}' : ')')) return undefined
  return { kind: first.kind, start: first.start, code: trimmed.slice(first.start + 2, -1) }
}

function wholeText(acorn: Acorn, text: Evaluated): { readonly tree: Node; readonly offset: number } | undefined {
  const whole = unscanned(text)
  if (whole === undefined) return undefined
  const parsed = parseCode(acorn, whole)
  return 'tree' in parsed ? { tree: parsed.tree, offset: whole.start + 2 - parsed.before } : undefined
}

function parseCode(acorn: Acorn, { kind, code }: Code): Parsed {
  return kind === 'body' ? parse(acorn, code, '', '') : parse(acorn, code, '(', '\n)')
}

type Parsed =
  | { readonly tree: Node; /** Characters that were put before the code. */ readonly before: number }
  | { readonly reason: string; /** Into the code. */ readonly offset: number }

function parse(acorn: Acorn, code: string, open: string, close: string): Parsed {
  if (code.length > LONGEST_CODE) return { reason: `it has ${code.length} characters, and no more than ${LONGEST_CODE} are read`, offset: 0 }
  const before = STRICT.length + open.length
  try {
    const tree = acorn.parse(STRICT + open + code + close, { ecmaVersion: 'latest', allowReturnOutsideFunction: true })
    return { tree, before }
  } catch (error) {
    if (error instanceof RangeError) return { reason: 'it nests too deeply', offset: 0 }
    if (!(error instanceof SyntaxError)) throw error
    const position = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0
    const reason = error.message.replace(/ \(\d+:\d+\)$/, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    return { reason, offset: Math.max(0, Math.min(position - before, code.length - 1)) }
  }
}

/**
 * Inputs that the code reads and that do not exist: `inputs.name`, unless the code declares an `inputs` of its own; and
 * contents of files that nobody asks for: `self[0].contents`.
 */
function readsOf(process: Process, text: Evaluated, tree: Node, offset: number): readonly Problem[] {
  const { inputs, isUnread } = text.scope
  const reads = new Map<string, number>()
  let contents: number | undefined
  const declared = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'MemberExpression') {
      const name = memberOf(node as Member, 'inputs')
      if (name !== undefined && inputs?.has(name) === false) reads.set(name, node.start)
      if (isUnread === true && isContents(node as Member)) contents = node.start
    } else for (const name of ['inputs', 'self']) if (declares(node, name)) declared.add(name)
  })
  const place = (start: number): Place => placeIn(process, text, start + offset)
  return [
    ...(declared.has('inputs') ? [] : [...reads].map(([name, start]) => doubtfulInput(place(start), name, text.scope))),
    ...(contents === undefined || declared.has('self') ? [] : [finding('doubtful-attribute', place(contents), `the code reads contents of a file of self, which ${UNREAD.message}`, UNREAD.hint)]),
  ]
}

interface Member extends Node {
  readonly object: Node & { readonly name?: string }
  readonly property: Node & { readonly name?: string; readonly value?: unknown }
  readonly computed: boolean
}

/** The name that is read of a variable: `a` of `inputs.a` and `inputs['a']`. */
function memberOf({ object, property, computed }: Member, variable: string): string | undefined {
  if (object.type !== 'Identifier' || object.name !== variable) return undefined
  return nameOf(property, computed)
}

function nameOf(property: Member['property'], computed: boolean): string | undefined {
  if (!computed) return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** `self[0].contents`, whatever stands for the number. */
function isContents({ object, property, computed }: Member): boolean {
  if (nameOf(property, computed) !== 'contents' || object.type !== 'MemberExpression') return false
  const item = object as Member
  return item.computed && item.object.type === 'Identifier' && item.object.name === 'self'
}

function declares(node: Node, name: string): boolean {
  const named = (part: unknown): boolean => typeof part === 'object' && part !== null && 'name' in part && part.name === name
  if (node.type === 'VariableDeclarator') return 'id' in node && named(node.id)
  return 'params' in node && Array.isArray(node.params) && node.params.some(named)
}

function visit(tree: Node, see: (node: Node) => void): void {
  const queue: Node[] = [tree]
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    see(node)
    for (const part of Object.values(node) as readonly unknown[]) {
      if (Array.isArray(part)) {
        for (const item of part as readonly unknown[]) if (isNode(item)) queue.push(item)
      } else if (isNode(part)) queue.push(part)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
}
