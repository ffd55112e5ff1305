/**
 * How much JavaScript of one document may still be checked, in characters. V8 needs a tenth of a microsecond per
 * character to check the syntax. A parser needs half a microsecond and about 100 bytes of memory, and the search for
 * names without a parser can take as long in bad cases.
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

  /** How often the limit was exceeded. */
  get refusals(): number {
    return this.#refusals
  }

  /** Whether V8 could not be used because of the limit. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** Takes this many characters for V8; false if the limit is exceeded. */
  takeToCompile(length: number): boolean {
    if (length > this.#leftToCompile) this.#isSpent = true
    else this.#leftToCompile -= length
    return !this.#isSpent
  }

  /** Takes code for a parser; false if the limit is exceeded. */
  takeToParse(code: string): boolean {
    const weight = weightOf(code)
    if (weight > this.#leftToParse) return this.#refuse()
    this.#leftToParse -= weight
    return true
  }

  /** Takes this many characters for a search for names; false if the limit is exceeded. */
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

/** The syntax of this many times as much code may be checked as is parsed. */
export const TO_COMPILE = 2

/**
 * The characters that code counts as. The parser compares each declared name with all others of its scope, and each
 * named group of a regular expression with all others and the groups around them: 10,000 names or 480 groups take as
 * long as the code of a million characters.
 */
function weightOf(code: string): number {
  const names = code.length < FEW_CHARACTERS ? 0 : new Set(code.match(NAMES)).size
  const groups = code.match(NAMED_GROUPS)?.length ?? 0
  return Math.max(code.length, names ** 2 / 100, groups ** 3 / 100)
}

/** Shorter code cannot contain enough names to count more. */
const FEW_CHARACTERS = 500

const NAMES = /[\w$\u0080-\uffff]+/g
const NAMED_GROUPS = /\(\?</g
