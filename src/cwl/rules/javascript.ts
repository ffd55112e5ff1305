import { isArray } from '../../json/index.ts'
import { placeIn, unscanned, type ExpressionSite, type Scope } from '../analysis/expressions.ts'
import { namesOfInputs } from '../analysis/interpolation.ts'
import { Allowance, TO_COMPILE } from '../analysis/javascript-allowance.ts'
import {
  bodyOf,
  compiles,
  endsInComment,
  readCode,
  type Acorn,
  type Code,
  type Reading,
} from '../analysis/javascript-code.ts'
import { isGlobal } from '../analysis/javascript-globals.ts'
import { librariesOf, type Holder, type Library } from '../analysis/javascript-libraries.ts'
import { freeNames, NEWER_WORDS } from '../analysis/javascript-skim.ts'
import { objectsIn } from '../documents/parts.ts'
import type { Process } from '../documents/processes.ts'
import { createProblem, MOST_PROBLEMS, NO_PROBLEMS, placeOf, problemsOf } from '../problems/collect.ts'
import type { Problem } from '../problems/problem.ts'
import { howToRaise, type Limits } from '../source/limits.ts'
import type { Location } from '../source/source-text.ts'
import { checkLibrary, checkText, strangerIn, unreturned, type Given, type Read } from './javascript-problems.ts'
import { unbalanced } from './references.ts'

/** What bounds JavaScript. */
type JavascriptLimits = Pick<Limits, 'expressions' | 'javascriptLength'>

/**
 * Checks the JavaScript of processes. Whether code is sound is asked of V8, which is many times faster than a parser
 * written in JavaScript and runs nothing here; acorn is loaded to say where it is not, and for what needs a closer
 * look.
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

  /** Whether the document has more JavaScript than may be looked at. */
  get lacksRoom(): boolean {
    return this.#allowance.isSpent || this.#allowance.refusals > 0
  }

  async check(process: Process, texts: readonly ExpressionSite[]): Promise<readonly Problem[]> {
    const libraries = librariesOf(process.value)
    const most = this.#limits.expressions
    const excess = beyond(libraries, texts, most)
    if (excess !== undefined)
      return [
        createProblem(
          'too-many-expressions',
          placeOf(process.path, excess.container, excess.key),
          `the process holds more than ${most} expressions`,
          howToRaise('expressions', 'document'),
        ),
      ]
    const given = this.#givenTo(process, libraries)
    const libraryStudy = this.#study(
      libraries,
      (library) => this.#isPlainLibrary(library),
      (library) => this.#unparsedLibrary(process, library),
    )
    const textStudy = this.#study(
      texts,
      (text) => this.#isBeyondDoubt(text, given),
      (text) => this.#unparsed(process, text),
    )
    const [odd, doubtful] = [libraryStudy.doubtful, textStudy.doubtful]
    const problems = [
      ...libraryStudy.problems,
      ...textStudy.problems,
      ...problemsOf(texts, (text) => (doubtful.includes(text) ? NO_PROBLEMS : unreturned(process, text))),
      ...this.#unread(process, libraryStudy.unread ?? textStudy.unread),
    ]
    if (odd.length === 0 && doubtful.length === 0) return problems
    const acorn = await import('acorn')
    const read: Read = (part) => this.#read(acorn, part)
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
  #study<Item extends Holder>(
    items: readonly Item[],
    isPlain: (item: Item) => boolean,
    unparsed: (item: Item) => readonly Problem[],
  ): Study<Item> {
    const doubtful: Item[] = []
    const problems: Problem[] = []
    let unread: Item | undefined
    for (const item of items) {
      if (doubtful.length + problems.length >= MOST_PROBLEMS || (this.#allowance.isSpent && problems.length > 0)) break
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
  #unparsed(process: Process, text: ExpressionSite): readonly Problem[] {
    const whole = unscanned(text)
    if (whole !== undefined && this.#verdict(whole) !== 'unsound' && !endsInComment(whole))
      return this.#unsound(whole, placeIn(process, text, whole.start))
    const wrong = text.interpolations.find(
      (part) => !part.closed || (part.kind !== 'reference' && !this.#isSound(part)),
    )
    if (wrong === undefined) return []
    return wrong.closed ? this.#unsound(wrong, placeIn(process, text, wrong.start)) : [unbalanced(process, text, wrong)]
  }

  #unparsedLibrary({ path }: Process, { text, container, key }: Library): readonly Problem[] {
    return this.#unsound({ kind: 'body', code: text }, placeOf(path, container, key))
  }

  #unsound(part: Code, place: Location): readonly Problem[] {
    const fix = howToRaise('javascriptLength', 'document')
    const { javascriptLength } = this.#limits
    switch (this.#verdict(part)) {
      case 'sound':
        return []
      case 'unsound':
        return [
          createProblem(
            'javascript-syntax',
            place,
            'not JavaScript, and the document has too much of it to say where it goes wrong',
            fix,
          ),
        ]
      case 'too-long':
        return [
          createProblem(
            'too-much-javascript',
            place,
            `${part.code.length} characters of JavaScript are more than the limit of ${javascriptLength}`,
            fix,
          ),
        ]
      case 'too-much':
        return [
          createProblem(
            'too-much-javascript',
            place,
            `the JavaScript that the document reaches has more than ${TO_COMPILE * javascriptLength} characters, and from here on none of it is checked`,
            fix,
          ),
        ]
    }
  }

  #unread({ path }: Process, holder: Holder | undefined): readonly Problem[] {
    if (holder === undefined) return []
    const message = `the JavaScript that the document reaches has more characters than the limit of ${this.#limits.javascriptLength}: from here on, only its syntax is checked`
    return [
      createProblem(
        'unread-javascript',
        placeOf(path, holder.container, holder.key),
        message,
        howToRaise('javascriptLength', 'document'),
      ),
    ]
  }

  #isBeyondDoubt(text: ExpressionSite, given: Given): boolean {
    const whole = unscanned(text)
    if (whole !== undefined && this.#isPlain(whole, text.scope, given) && !endsInComment(whole)) return true
    return text.interpolations.every((interpolation) => {
      if (!interpolation.closed) return false
      return interpolation.kind === 'reference'
        ? strangerIn(interpolation.code, given) === undefined
        : this.#isPlain(interpolation, text.scope, given)
    })
  }

  /** Sound, and no more to be said about what it reads. */
  #isPlain(part: Code, { inputs, isUnread }: Scope, given: Given): boolean {
    const { code } = part
    if (
      !this.#isSound(part) ||
      namesOfInputs(code).some((name) => inputs?.has(name) === false) ||
      (isUnread === true && code.includes('contents'))
    )
      return false
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
    return this.#verdict(part) === 'sound'
  }

  #verdict(part: Code): Verdict {
    const body = bodyOf(part)
    const known = this.#sound.get(body)
    if (known !== undefined) return known ? 'sound' : 'unsound'
    const { length } = part.code
    if (length > this.#limits.javascriptLength) return 'too-long'
    if (!this.#allowance.takeToCompile(length)) return 'too-much'
    const sound = compiles(body)
    this.#sound.set(body, sound)
    return sound ? 'sound' : 'unsound'
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
    const words = new Set(code.match(/[\w$\u0080-\uffff]+/g) ?? [])
    this.#words.set(code, words)
    return words
  }
}

/** Where there are more expressions and libraries than the limit. */
function beyond(libraries: readonly Library[], texts: readonly ExpressionSite[], limit: number): Holder | undefined {
  const library = libraries[limit]
  if (library !== undefined) return library
  let count = libraries.length
  return texts.find(({ interpolations }) => {
    for (const { kind } of interpolations) if (kind !== 'reference') count += 1
    return count > limit
  })
}

/**
 * What V8 says of code; or that it was not asked, for the length of this code alone or of all that the document
 * reaches.
 */
type Verdict = 'sound' | 'unsound' | 'too-long' | 'too-much'

/** What is known of items without a parser. */
interface Study<Item> {
  readonly doubtful: readonly Item[]
  readonly problems: readonly Problem[]
  readonly unread: Item | undefined
}
