/**
 * How much JavaScript of one document may yet be looked at, in characters. V8 says in a tenth of a microsecond for each
 * whether code is sound; a parser takes half a microsecond and some 100 bytes of memory, and what looks for names
 * without one may take as long where it is misled.
 */
export class Allowance {
  #leftToCompile: number
  #leftToParse: number
  #leftToSkim: number
  #isSpent = false
  #refusals = 0

  constructor(length: number) {
    this.#leftToCompile = TO_COMPILE * length
    this.#leftToParse = length
    this.#leftToSkim = length
  }

  /** How often there was no room. */
  get refusals(): number {
    return this.#refusals
  }

  /** Whether there was no room to ask V8. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** True when V8 may be asked about so many characters, which counts as done. */
  takeToCompile(length: number): boolean {
    if (length > this.#leftToCompile) this.#isSpent = true
    else this.#leftToCompile -= length
    return !this.#isSpent
  }

  /** True when code may be given to a parser, which counts as done. */
  takeToParse(code: string): boolean {
    const weight = weightOf(code)
    if (weight > this.#leftToParse) return this.#refuse()
    this.#leftToParse -= weight
    return true
  }

  /** True when names may be looked for in so many characters, which counts as done. */
  takeToSkim(length: number): boolean {
    if (length > this.#leftToSkim) return this.#refuse()
    this.#leftToSkim -= length
    return true
  }

  #refuse(): false {
    this.#refusals += 1
    return false
  }
}

/** How many times as much may be checked for its syntax as is looked at closely. */
export const TO_COMPILE = 2

/**
 * The characters that code counts for. The parser looks for each declared name among all others of its scope, and for
 * each named group of a regular expression among all others and the groups around them: 10,000 names or 480 groups take
 * as long as the code of a million characters.
 */
function weightOf(code: string): number {
  const names = code.length < FEW_CHARACTERS ? 0 : new Set(code.match(NAMES)).size
  const groups = code.match(NAMED_GROUPS)?.length ?? 0
  return Math.max(code.length, names ** 2 / 100, groups ** 3 / 100)
}

/** No code of so few characters has names enough to count for more. */
const FEW_CHARACTERS = 500

const NAMES = /[\w$\u0080-\uffff]+/g
const NAMED_GROUPS = /\(\?</g
