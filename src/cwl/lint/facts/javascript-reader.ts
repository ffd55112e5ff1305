import type { Limits } from '../../../files/limits.ts'
import { isArray } from '../../../json/index.ts'
import { objectsIn } from '../../documents/parts.ts'
import type { Process } from '../../documents/processes.ts'
import { unscanned, type ExpressionSite, type Scope } from './expressions.ts'
import { namesOfInputs } from './interpolation.ts'
import { Allowance } from './javascript-allowance.ts'
import { bodyOf, compiles, endsInComment, readCode, type Acorn, type Code, type Reading } from './javascript-code.ts'
import { isGlobal } from './javascript-globals.ts'
import { librariesOf, type Library } from './javascript-libraries.ts'
import { freeNames, NEWER_WORDS } from './javascript-skim.ts'
import { undefinedNameIn, type Given } from './javascript-text.ts'

/** The limits for JavaScript. */
export type JavascriptLimits = Pick<Limits, 'expressions' | 'javascriptLength'>

/** V8's verdict on code; or why it was not asked: this code is too long, or all code of the document together. */
type Verdict = 'sound' | 'unsound' | 'too-long' | 'too-much'

/**
 * Reads the JavaScript of processes. V8 checks the syntax, many times faster than a parser written in JavaScript,
 * without running anything. acorn is only used for invalid code, and for closer checks.
 */
export class JavascriptReader {
  readonly limits: JavascriptLimits
  #allowance: Allowance
  readonly #sound = new Map<string, boolean>()
  readonly #free = new Map<string, readonly string[] | undefined>()
  readonly #words = new Map<string, ReadonlySet<string>>()
  readonly #readings = new Map<string, Reading>()

  constructor(limits: JavascriptLimits) {
    this.limits = limits
    this.#allowance = new Allowance(limits.javascriptLength)
  }

  /** The limits are per document. */
  startDocument(): void {
    this.#allowance = new Allowance(this.limits.javascriptLength)
  }

  /** How much more of the document may be checked. */
  get allowance(): Allowance {
    return this.#allowance
  }

  /** Whether the document exceeds the limit for JavaScript. */
  get lacksRoom(): boolean {
    return this.#allowance.isSpent || this.#allowance.refusals > 0
  }

  /** Whether V8 accepted a text, and no parser is needed. */
  isPlainText(text: ExpressionSite, given: Given): boolean {
    const whole = unscanned(text)
    if (whole !== undefined && this.#isPlain(whole, text.scope, given) && !endsInComment(whole)) return true
    return text.interpolations.every((interpolation) => {
      if (!interpolation.closed) return false
      return interpolation.kind === 'reference'
        ? undefinedNameIn(interpolation.code, given) === undefined
        : this.#isPlain(interpolation, text.scope, given)
    })
  }

  /** True if it is valid and nothing in it needs a closer check. */
  #isPlain(part: Code, { inputs, isUnread }: Scope, given: Given): boolean {
    const { code } = part
    if (
      !this.isSound(part) ||
      namesOfInputs(code).some((name) => inputs?.has(name) === false) ||
      (isUnread === true && code.includes('contents'))
    )
      return false
    const free = this.freeNames(part)
    return free !== undefined && (given === undefined || free.every(given))
  }

  /** True if it is valid and not newer than CWL's JavaScript. */
  isPlainLibrary({ text }: Library): boolean {
    const part: Code = { kind: 'body', code: text }
    return this.isSound(part) && this.freeNames(part)?.some((name) => NEWER_WORDS.has(name)) === false
  }

  /** Cached, because repositories contain many copies of the same code. */
  read(acorn: Acorn, part: Code): Reading {
    const key = `${part.kind} ${part.code}`
    const known = this.#readings.get(key)
    if (known !== undefined) return known
    const reading = readCode(acorn, part)
    this.#readings.set(key, reading)
    return reading
  }

  /** Whether V8 accepts it, within the limits. */
  isSound(part: Code): boolean {
    return this.verdict(part) === 'sound'
  }

  /** V8's verdict on code. */
  verdict(part: Code): Verdict {
    const body = bodyOf(part)
    const known = this.#sound.get(body)
    if (known !== undefined) return known ? 'sound' : 'unsound'
    const { length } = part.code
    if (length > this.limits.javascriptLength) return 'too-long'
    if (!this.#allowance.takeToCompile(length)) return 'too-much'
    const sound = compiles(body)
    this.#sound.set(body, sound)
    return sound ? 'sound' : 'unsound'
  }

  /** Names that are free in valid code; empty if the limit is exceeded. */
  freeNames(part: Code): readonly string[] | undefined {
    const body = bodyOf(part)
    if (this.#free.has(body)) return this.#free.get(body)
    if (!this.#allowance.takeToSkim(part.code.length)) return []
    const names = freeNames(body)
    this.#free.set(body, names)
    return names
  }

  /**
   * The names that a process gives to its code. A process without its own requirement may inherit one, with libraries
   * that are not known here. Every word of a library counts as defined: only running it would show its definitions.
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
    const words = new Set(code.match(/[\w$\u0080-\uffff]+/g) ?? [])
    this.#words.set(code, words)
    return words
  }
}
