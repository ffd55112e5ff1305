import { isArray, type JsonObject } from '../../json/index.ts'
import { namesOfInputs, segmentsOf, type Interpolation } from '../interpolation.ts'
import { howToRaise, type Limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { didYouMean } from '../suggest.ts'
import type { Place } from '../text/text.ts'
import { placeInText } from '../text/text-position.ts'
import { placeIn, type Evaluated, type Scope } from './evaluated.ts'
import { doubtfulInput, unbalanced } from './expressions.ts'
import { finding, MOST_PROBLEMS, objectsIn, placeOf, problemsOf } from './finding.ts'
import { bodyOf, compiles, LONGEST_CODE, parseCode, type Acorn, type Code, type Parsed } from './javascript-code.ts'
import { CONTEXT, isGiven } from './javascript-globals.ts'
import { freeNames, NEWER_WORDS } from './javascript-skim.ts'
import { nameOfProperty, namesIn, undeclaredNames, visit, type FirstUse, type Member } from './javascript-tree.ts'
import { UNREAD } from './parameter-references.ts'

/** True for names that something gives to the code; undefined where that depends on who runs the process. */
type Given = ((name: string) => boolean) | undefined

/** Parsing takes some 100 bytes of memory and half a microsecond for each character. */
const MOST_PARSED = 512 * 1024

/** Characters that are looked at without a parser: where the look is misled, each may cost as much as hundreds. */
const MOST_SKIMMED = 1024 * 1024

/**
 * Checks the JavaScript of processes. Whether code is sound is asked of V8, which is many times faster than a parser
 * written in JavaScript and runs nothing here; acorn is loaded to say where it is not, and for what needs a closer look.
 */
export class JavascriptChecker {
  readonly #limit: number
  /** Characters of the document that may yet be parsed, and those that may yet be looked at without a parser. */
  #leftToParse = MOST_PARSED
  #leftToSkim = MOST_SKIMMED
  readonly #sound = new Map<string, boolean>()
  readonly #free = new Map<string, readonly string[] | undefined>()
  readonly #words = new Map<string, ReadonlySet<string>>()

  constructor({ expressions }: Pick<Limits, 'expressions'>) {
    this.#limit = expressions
  }

  /** What is parsed is bounded for each document. */
  startDocument(): void {
    this.#leftToParse = MOST_PARSED
    this.#leftToSkim = MOST_SKIMMED
  }

  async check(process: Process, texts: readonly Evaluated[]): Promise<readonly Problem[]> {
    const libraries = librariesOf(process.value)
    const excess = beyond(libraries, texts, this.#limit)
    if (excess !== undefined) return [finding('too-many-expressions', placeOf(process.path, excess.container, excess.key), `the process holds more than ${this.#limit} expressions`, howToRaise('expressions', 'document'))]
    const given = this.#givenTo(process, libraries)
    const odd = failing(libraries, ({ code }) => !this.#isSound({ kind: 'body', code }) || (code.length <= this.#leftToParse && this.#mayBeNewer(code) && this.#affords(code.length)))
    const unparsed: Evaluated[] = []
    const doubtful = failing(texts, (text) => {
      if (this.#isBeyondDoubt(text, given)) return false
      if (this.#affords(text.text.length)) return true
      unparsed.push(text)
      return false
    })
    const problems = problemsOf(unparsed, (text) => this.#unparsed(process, text))
    if (odd.length === 0 && doubtful.length === 0) return problems
    const acorn = await import('acorn')
    return [
      ...problemsOf(odd, (library) => checkLibrary(acorn, process, library)),
      ...problemsOf(doubtful, (text) => checkText(acorn, { process, text, given })),
      ...problems,
    ]
  }

  /** What V8 alone says of a text. */
  #unparsed(process: Process, text: Evaluated): readonly Problem[] {
    const whole = unscanned(text)
    if (whole !== undefined && this.#isSound(whole)) return []
    const wrong = text.interpolations.find((part) => !part.closed || (part.kind !== 'reference' && !this.#isSound(part)))
    if (wrong === undefined) return []
    if (!wrong.closed) return [unbalanced(process, text, wrong)]
    return [finding('javascript-syntax', placeIn(process, text, wrong.start), 'not JavaScript, and the document has too much of it to say where it goes wrong')]
  }

  /** Real code that is parsed has some 10 kB; what programs have written need not be read for its names. */
  #affords(length: number): boolean {
    if (length > this.#leftToParse) return false
    this.#leftToParse -= length
    return true
  }

  #isBeyondDoubt(text: Evaluated, given: Given): boolean {
    const whole = unscanned(text)
    if (whole !== undefined && this.#isPlain(whole, text.scope, given)) return true
    return text.interpolations.every((interpolation) => {
      if (!interpolation.closed) return false
      return interpolation.kind === 'reference' ? strangerIn(interpolation.code, given) === undefined : this.#isPlain(interpolation, text.scope, given)
    })
  }

  /** Sound, and no more to be said about what it reads. */
  #isPlain(part: Code, { inputs, isUnread }: Scope, given: Given): boolean {
    const { code } = part
    if (!this.#isSound(part) || namesOfInputs(code).some((name) => inputs?.has(name) === false) || (isUnread === true && code.includes('contents'))) return false
    // What could not be parsed anyway.
    if (code.length > this.#leftToParse) return true
    const free = this.#freeNames(bodyOf(part))
    return free !== undefined && (given === undefined || free.every(given))
  }

  #isSound(part: Code): boolean {
    const body = bodyOf(part)
    const known = this.#sound.get(body)
    if (known !== undefined) return known
    const sound = part.code.length <= LONGEST_CODE && compiles(body)
    this.#sound.set(body, sound)
    return sound
  }

  #mayBeNewer(library: string): boolean {
    return this.#freeNames(library)?.some((name) => NEWER_WORDS.has(name)) !== false
  }

  #freeNames(body: string): readonly string[] | undefined {
    if (this.#free.has(body)) return this.#free.get(body)
    if (body.length > this.#leftToSkim) return []
    this.#leftToSkim -= body.length
    const names = freeNames(body)
    this.#free.set(body, names)
    return names
  }

  /**
   * A process without a requirement of its own may inherit one, with libraries that are not known here. Of libraries
   * every word counts: what they define, only running them would tell.
   */
  #givenTo(process: Process, libraries: readonly Library[]): Given {
    if (!objectsIn(process.value, 'requirements').some(permitsJavascript)) return undefined
    const words = [...libraries, ...objectsIn(process.value, 'steps').flatMap(librariesOf)].map(({ code }) => this.#wordsOf(code))
    if (words.length === 0) return isGiven
    return (name) => isGiven(name) || words.some((set) => set.has(name))
  }

  #wordsOf(code: string): ReadonlySet<string> {
    const known = this.#words.get(code)
    if (known !== undefined) return known
    const words = new Set(code.match(/[\w$\u0080-\uffff]+/g) ?? [])
    this.#words.set(code, words)
    return words
  }
}

/** Where there are more expressions and libraries than the limit. */
function beyond(libraries: readonly Library[], texts: readonly Evaluated[], limit: number): Pick<Evaluated, 'container' | 'key'> | undefined {
  const library = libraries[limit]
  if (library !== undefined) return { container: library.list, key: library.index }
  let count = libraries.length
  return texts.find(({ interpolations }) => {
    for (const { kind } of interpolations) if (kind !== 'reference') count += 1
    return count > limit
  })
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

interface Library {
  readonly list: readonly unknown[]
  readonly index: number
  readonly code: string
}

function permitsJavascript(requirement: JsonObject): boolean {
  return requirement['class'] === 'InlineJavascriptRequirement'
}

/** The libraries that requirements and hints of a process or a step bring. */
function librariesOf(holder: JsonObject): readonly Library[] {
  const found: Library[] = []
  for (const field of ['requirements', 'hints']) {
    for (const requirement of objectsIn(holder, field)) {
      const list = permitsJavascript(requirement) ? requirement['expressionLib'] : undefined
      if (isArray(list)) for (const [index, code] of list.entries()) if (typeof code === 'string') found.push({ list, index, code })
    }
  }
  return found
}

function checkLibrary(acorn: Acorn, process: Process, { list, index, code }: Library): readonly Problem[] {
  const parsed = parseCode(acorn, { kind: 'body', code })
  const place = (offset: number): Place => placeInText(list, index, code, offset) ?? placeOf(process.path, list, index)
  if (!('tree' in parsed)) return [finding('javascript-syntax', place(parsed.offset), `not JavaScript: ${parsed.reason}`)]
  return parsed.newer === undefined ? [] : [newerJavascript(place(parsed.newer))]
}

/** A text of a process, with what the code in it can use. */
interface Subject {
  readonly process: Process
  readonly text: Evaluated
  readonly given: Given
}

function checkText(acorn: Acorn, subject: Subject): readonly Problem[] {
  const { process, text, given } = subject
  const parts = text.interpolations.map((part) => ({ part, parsed: part.closed && part.kind !== 'reference' ? parseCode(acorn, part) : undefined }))
  const isScanned = parts.every(({ part, parsed }) => part.closed && (parsed === undefined || 'tree' in parsed))
  const whole = isScanned ? undefined : unscanned(text)
  const parsedWhole = whole === undefined ? undefined : parseCode(acorn, whole)
  if (whole !== undefined && parsedWhole !== undefined && 'tree' in parsedWhole) return problemsIn(subject, parsedWhole, whole.start + 2)
  return problemsOf(parts, ({ part, parsed }): readonly Problem[] => {
    const start = part.start + 2
    if (!part.closed) return [unbalanced(process, text, part)]
    if (parsed === undefined) {
      const stranger = strangerIn(part.code, given)
      return stranger === undefined ? [] : [undeclared(subject, stranger, { start, isAssigned: false })]
    }
    if ('tree' in parsed) return problemsIn(subject, parsed, start)
    return [finding('javascript-syntax', placeIn(process, text, start + parsed.offset), `not JavaScript: ${parsed.reason}`)]
  })
}

/** Where regular expressions and comments have misled the scanner, a text may yet be one expression from end to end. */
function unscanned({ text, interpolations }: Evaluated): (Code & Pick<Interpolation, 'start'>) | undefined {
  const [first] = interpolations
  if (first === undefined || (interpolations.length === 1 && first.closed)) return undefined
  const trimmed = text.trimEnd()
  if (text.slice(0, first.start).trim() !== '' || !trimmed.endsWith(first.kind === 'body' ? '}' : ')')) return undefined
  return { kind: first.kind, start: first.start, code: trimmed.slice(first.start + 2, -1) }
}

/** The name that a reference begins with, if it is a variable that nothing gives. */
function strangerIn(reference: string, given: Given): string | undefined {
  const [root] = segmentsOf(reference)
  return given === undefined || typeof root !== 'string' || root === 'null' || root === 'this' || given(root) ? undefined : root
}

/**
 * What code that parses does and should not: `start` is where it begins in its text. Inputs that do not exist count
 * unless it declares an `inputs` of its own, and contents of files that nobody asks for unless it declares a `self`.
 */
function problemsIn(subject: Subject, { tree, before, newer }: Extract<Parsed, { tree: unknown }>, start: number): readonly Problem[] {
  const { process, text, given } = subject
  const { inputs, isUnread } = text.scope
  const reads = new Map<string, number>()
  let contents: number | undefined
  visit(tree, (node) => {
    if (node.type === 'MemberExpression') {
      const name = memberOf(node as Member, 'inputs')
      if (name !== undefined && inputs?.has(name) === false && !Object.hasOwn(Object.prototype, name)) reads.set(name, node.start)
      if (isUnread === true && isContents(node as Member)) contents = node.start
    }
  })
  const place = (offset: number): Place => placeIn(process, text, start - before + offset)
  const names = namesIn(tree)
  const { declared } = names
  const strangers = given === undefined ? [] : undeclaredNames(names).filter(([name]) => !given(name))
  return [
    ...(declared.has('inputs') ? [] : [...reads].map(([name, at]) => doubtfulInput(place(at), name, text.scope))),
    ...(contents === undefined || declared.has('self') ? [] : [finding('doubtful-attribute', place(contents), `the code reads contents of a file of self, which ${UNREAD.message}`, UNREAD.hint)]),
    ...strangers.map(([name, use]) => undeclared(subject, name, { ...use, start: start - before + use.start })),
    ...(newer === undefined ? [] : [newerJavascript(placeIn(process, text, start + newer))]),
  ]
}

function newerJavascript(place: Place): Problem {
  return finding('newer-javascript', place, 'this is newer than ECMAScript 5.1, the JavaScript of CWL', 'Most engines run it, and some do not.')
}

function undeclared({ process, text }: Subject, name: string, { start, isAssigned }: FirstUse): Problem {
  const place = placeIn(process, text, start)
  if (isAssigned) return finding('undeclared-name', place, `the code gives a value to ${name}, which nothing declares`, `Declare it: var ${name}. Expressions run in strict mode, where this fails.`)
  const meant = text.scope.inputs?.has(name) === true ? `Write inputs.${name}.` : didYouMean(name, CONTEXT).trimStart()
  // Such as a script of a shell, whose own variables are written so.
  const isAmongText = text.interpolations.some(({ start: from, code }) => from > 0 || from + code.length + 3 < text.text.trimEnd().length)
  const asText = isAmongText ? 'Write a backslash before the $ if it is meant as text.' : 'It fails when it runs.'
  return finding('undeclared-name', place, `the code uses ${name}, which nothing declares`, meant || asText)
}

/** The name that is read of a variable: `a` of `inputs.a` and `inputs['a']`. */
function memberOf({ object, property, computed }: Member, variable: string): string | undefined {
  return object.type === 'Identifier' && object.name === variable ? nameOfProperty(property, computed) : undefined
}

/** `self[0].contents`, whatever stands for the number. */
function isContents({ object, property, computed }: Member): boolean {
  if (nameOfProperty(property, computed) !== 'contents' || object.type !== 'MemberExpression') return false
  const item = object as Member
  return item.computed && item.object.type === 'Identifier' && item.object.name === 'self'
}
