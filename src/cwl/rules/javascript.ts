import { namesOfInputs, segmentsOf, type Interpolation } from '../interpolation.ts'
import { howToRaise, type Limits } from '../limits.ts'
import type { Problem } from '../problem.ts'
import type { Process } from '../processes.ts'
import { didYouMean } from '../suggest.ts'
import type { Place } from '../text/text.ts'
import { placeInText } from '../text/text-position.ts'
import { placeIn, standsAlone, type Evaluated, type Scope } from './evaluated.ts'
import { doubtfulInput, unbalanced } from './expressions.ts'
import { finding, MOST_PROBLEMS, NO_PROBLEMS, objectsIn, placeOf, problemsOf } from './finding.ts'
import { Allowance } from './javascript-allowance.ts'
import { bodyOf, compiles, readCode, type Acorn, type Code, type Reading, type Sound } from './javascript-code.ts'
import { CONTEXT, isGiven } from './javascript-globals.ts'
import { librariesOf, permitsJavascript, type Holder, type Library } from './javascript-libraries.ts'
import { freeNames, NEWER_WORDS } from './javascript-skim.ts'
import { undeclaredNames, type FirstUse } from './javascript-tree.ts'
import { UNREAD } from './parameter-references.ts'

/** True for names that something gives to the code; undefined where that depends on who runs the process. */
type Given = ((name: string) => boolean) | undefined

/** What bounds JavaScript. */
type JavascriptLimits = Pick<Limits, 'expressions' | 'javascriptLength'>

/**
 * Checks the JavaScript of processes. Whether code is sound is asked of V8, which is many times faster than a parser
 * written in JavaScript and runs nothing here; acorn is loaded to say where it is not, and for what needs a closer look.
 */
export class JavascriptChecker {
  readonly #limits: JavascriptLimits
  #allowance: Allowance
  readonly #sound = new Map<string, boolean>()
  readonly #free = new Map<string, readonly string[] | undefined>()
  readonly #words = new Map<string, ReadonlySet<string>>()
  readonly #readings = new Map<string, Reading>()

  constructor(limits: JavascriptLimits) {
    this.#limits = limits
    this.#allowance = new Allowance(limits.javascriptLength)
  }

  /** What is looked at is bounded for each document. */
  startDocument(): void {
    this.#allowance = new Allowance(this.#limits.javascriptLength)
  }

  async check(process: Process, texts: readonly Evaluated[]): Promise<readonly Problem[]> {
    const libraries = librariesOf(process.value)
    const most = this.#limits.expressions
    const excess = beyond(libraries, texts, most)
    if (excess !== undefined) return [finding('too-many-expressions', placeOf(process.path, excess.container, excess.key), `the process holds more than ${most} expressions`, howToRaise('expressions', 'document'))]
    const given = this.#givenTo(process, libraries)
    const libraryStudy = this.#study(libraries, (library) => this.#isPlainLibrary(library), (library) => this.#unparsedLibrary(process, library))
    const textStudy = this.#study(texts, (text) => this.#isBeyondDoubt(text, given), (text) => this.#unparsed(process, text))
    const [odd, doubtful] = [libraryStudy.doubtful, textStudy.doubtful]
    const problems = [
      ...libraryStudy.problems,
      ...textStudy.problems,
      ...problemsOf(texts, (text) => (doubtful.includes(text) ? NO_PROBLEMS : unreturned(process, text))),
      ...this.#unread(process, libraryStudy.unread ?? textStudy.unread),
    ]
    if (odd.length === 0 && doubtful.length === 0) return problems
    const acorn = await import('acorn')
    const read = (part: Code): Reading => this.#read(acorn, part)
    return [
      ...problemsOf(odd, (library) => checkLibrary(read, process, library)),
      ...problemsOf(doubtful, (text) => checkText(read, { process, text, given })),
      ...problems,
    ]
  }

  /**
   * The items that a parser must look at; what is known of those for which that would take too long; and the first of
   * which something is not known. No more than can be told.
   */
  #study<Item extends Holder>(items: readonly Item[], isPlain: (item: Item) => boolean, unparsed: (item: Item) => readonly Problem[]): Study<Item> {
    const doubtful: Item[] = []
    const problems: Problem[] = []
    let unread: Item | undefined
    for (const item of items) {
      if (doubtful.length + problems.length >= MOST_PROBLEMS) break
      const { refusals } = this.#allowance
      if (isPlain(item)) {
        if (this.#allowance.refusals > refusals) unread ??= item
      } else if (this.#allowance.takeToParse(item.text.length)) {
        doubtful.push(item)
      } else {
        const known = unparsed(item)
        if (known.length === 0) unread ??= item
        problems.push(...known)
      }
    }
    return { doubtful, problems, unread }
  }

  /** What V8 alone says of a text. */
  #unparsed(process: Process, text: Evaluated): readonly Problem[] {
    const whole = unscanned(text)
    if (whole !== undefined && (this.#isSound(whole) || this.#isTooLong(whole))) return this.#unsound(whole, placeIn(process, text, whole.start))
    const wrong = text.interpolations.find((part) => !part.closed || (part.kind !== 'reference' && !this.#isSound(part)))
    if (wrong === undefined) return []
    return wrong.closed ? this.#unsound(wrong, placeIn(process, text, wrong.start)) : [unbalanced(process, text, wrong)]
  }

  #unparsedLibrary({ path }: Process, { text, container, key }: Library): readonly Problem[] {
    return this.#unsound({ kind: 'body', code: text }, placeOf(path, container, key))
  }

  #unsound(part: Code, place: Place): readonly Problem[] {
    const hint = howToRaise('javascriptLength', 'document')
    const { length } = part.code
    if (this.#isTooLong(part)) return [finding('too-much-javascript', place, `${length} characters of JavaScript are more than the limit of ${this.#limits.javascriptLength}`, hint)]
    return this.#isSound(part) ? [] : [finding('javascript-syntax', place, 'not JavaScript, and the document has too much of it to say where it goes wrong', hint)]
  }

  #unread({ path }: Process, holder: Holder | undefined): readonly Problem[] {
    if (holder === undefined) return []
    const message = `the JavaScript that the document reaches has more characters than the limit of ${this.#limits.javascriptLength}: from here on, only its syntax is checked`
    return [finding('unread-javascript', placeOf(path, holder.container, holder.key), message, howToRaise('javascriptLength', 'document'))]
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
    const free = this.#freeNames(part)
    return free !== undefined && (given === undefined || free.every(given))
  }

  /** Sound, and not newer than CWL's JavaScript. */
  #isPlainLibrary({ text }: Library): boolean {
    const part: Code = { kind: 'body', code: text }
    return this.#isSound(part) && this.#freeNames(part)?.some((name) => NEWER_WORDS.has(name)) === false
  }

  /** Repositories hold many copies of the same code. */
  #read(acorn: Acorn, part: Code): Reading {
    const key = `${part.kind} ${part.code}`
    const known = this.#readings.get(key)
    if (known !== undefined) return known
    const reading = readCode(acorn, part)
    this.#readings.set(key, reading)
    return reading
  }

  #isSound(part: Code): boolean {
    const body = bodyOf(part)
    const known = this.#sound.get(body)
    if (known !== undefined) return known
    const sound = !this.#isTooLong(part) && compiles(body)
    this.#sound.set(body, sound)
    return sound
  }

  #isTooLong({ code }: Code): boolean {
    return code.length > this.#limits.javascriptLength
  }

  /** Names that are free in sound code, none where there is no room to look. */
  #freeNames(part: Code): readonly string[] | undefined {
    const body = bodyOf(part)
    if (this.#free.has(body)) return this.#free.get(body)
    if (!this.#allowance.takeToSkim(part.code.length)) return []
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
    const words = [...libraries, ...objectsIn(process.value, 'steps').flatMap(librariesOf)].map(({ text }) => this.#wordsOf(text))
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
function beyond(libraries: readonly Library[], texts: readonly Evaluated[], limit: number): Holder | undefined {
  const library = libraries[limit]
  if (library !== undefined) return library
  let count = libraries.length
  return texts.find(({ interpolations }) => {
    for (const { kind } of interpolations) if (kind !== 'reference') count += 1
    return count > limit
  })
}

/** What is known of items without a parser. */
interface Study<Item> {
  readonly doubtful: readonly Item[]
  readonly problems: readonly Problem[]
  readonly unread: Item | undefined
}

type Read = (part: Code) => Reading

function checkLibrary(read: Read, process: Process, { container, key, text }: Library): readonly Problem[] {
  const reading = read({ kind: 'body', code: text })
  const place = (offset: number): Place => placeInText(container, key, text, offset) ?? placeOf(process.path, container, key)
  if ('reason' in reading) return [finding('javascript-syntax', place(reading.offset), `not JavaScript: ${reading.reason}`)]
  return reading.newer === undefined ? [] : [newerJavascript(place(reading.newer))]
}

/** A text of a process, with what the code in it can use. */
interface Subject {
  readonly process: Process
  readonly text: Evaluated
  readonly given: Given
}

function checkText(read: Read, subject: Subject): readonly Problem[] {
  const { process, text, given } = subject
  const parts = text.interpolations.map((part) => ({ part, reading: part.closed && part.kind !== 'reference' ? read(part) : undefined }))
  const isScanned = parts.every(({ part, reading }) => part.closed && (reading === undefined || 'said' in reading))
  const whole = isScanned ? undefined : unscanned(text)
  const readWhole = whole === undefined ? undefined : read(whole)
  if (whole !== undefined && readWhole !== undefined && 'said' in readWhole) return problemsIn(subject, readWhole, whole.start + 2)
  const problems = problemsOf(parts, ({ part, reading }): readonly Problem[] => {
    const start = part.start + 2
    if (!part.closed) return [unbalanced(process, text, part)]
    if (reading === undefined) {
      const stranger = strangerIn(part.code, given)
      return stranger === undefined ? [] : [undeclared(subject, stranger, { start, isAssigned: false })]
    }
    if ('said' in reading) return problemsIn(subject, reading, start)
    return [finding('javascript-syntax', placeIn(process, text, start + reading.offset), `not JavaScript: ${reading.reason}`, isAmongText(text) ? AS_TEXT : undefined)]
  })
  // Code with another mistake is often no code at all, but shell.
  return problems.length > 0 ? problems : unreturned(process, text)
}

/** "Expressions must return a valid JSON data type" (CWL v1.2 CommandLineTool, "Expressions"). */
function unreturned(process: Process, text: Evaluated): readonly Problem[] {
  const silent = text.interpolations.find(({ kind, closed, code }) => kind === 'body' && closed && !SPEAKING.test(code))
  if (silent === undefined) return NO_PROBLEMS
  const value = silent.code.trim()
  const isValue = value !== '' && value.length <= LONGEST_VALUE && !/[;\n{}]/.test(value)
  return [finding('no-return', placeIn(process, text, silent.start), 'this JavaScript returns nothing, and an expression must give a value', isValue ? `Write $(${value}).` : 'Braces hold the body of a function: return the value.')]
}

/** Wherever the words stand: in a comment or a text they hide that they are missing. */
const SPEAKING = /\b(?:return|throw)\b/

const LONGEST_VALUE = 60

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
function problemsIn(subject: Subject, { said, newer }: Sound, start: number): readonly Problem[] {
  const { process, text, given } = subject
  const { inputs, isUnread } = text.scope
  const place = (offset: number): Place => placeIn(process, text, start + offset)
  const absent = said.declared.has('inputs') ? [] : [...said.inputs].filter(([name]) => inputs?.has(name) === false && !Object.hasOwn(Object.prototype, name))
  const { contents } = said
  const strangers = given === undefined ? [] : undeclaredNames(said).filter(([name]) => !given(name))
  return [
    ...absent.map(([name, at]) => doubtfulInput(place(at), name, text.scope)),
    ...(isUnread !== true || contents === undefined || said.declared.has('self') ? [] : [finding('doubtful-attribute', place(contents), `the code reads contents of a file of self, which ${UNREAD.message}`, UNREAD.hint)]),
    ...strangers.map(([name, use]) => undeclared(subject, name, { ...use, start: start + use.start })),
    ...(newer === undefined ? [] : [newerJavascript(place(newer))]),
  ]
}

function newerJavascript(place: Place): Problem {
  return finding('newer-javascript', place, 'this is newer than ECMAScript 5.1, the JavaScript of CWL', 'Most engines run it, and some do not.')
}

function undeclared({ process, text }: Subject, name: string, { start, isAssigned }: FirstUse): Problem {
  const place = placeIn(process, text, start)
  if (isAssigned) return finding('undeclared-name', place, `the code gives a value to ${name}, which nothing declares`, `Declare it: var ${name}. Expressions run in strict mode, where this fails.`)
  const meant = text.scope.inputs?.has(name) === true ? `Write inputs.${name}.` : didYouMean(name, CONTEXT).trimStart()
  return finding('undeclared-name', place, `the code uses ${name}, which nothing declares`, meant || (isAmongText(text) ? AS_TEXT : 'It fails when it runs.'))
}

const AS_TEXT = 'Write a backslash before the $ if it is meant as text.'

/** Such as in a script of a shell, whose own variables and commands are written so. */
function isAmongText(text: Evaluated): boolean {
  return text.interpolations.some((interpolation) => !standsAlone(interpolation, text))
}
