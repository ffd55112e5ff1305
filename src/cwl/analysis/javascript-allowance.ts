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

  /** True when so many characters may be given to a parser, which counts as done. */
  takeToParse(length: number): boolean {
    if (length > this.#leftToParse) return this.#refuse()
    this.#leftToParse -= length
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
