/**
 * How much JavaScript of one document may yet be looked at, in characters. V8 says quickly whether code is sound; a parser
 * takes some 100 bytes of memory and half a microsecond for each character, and what looks for names without one may take as
 * long where it is misled.
 */
export class Allowance {
  #leftToParse: number
  #leftToSkim: number
  #refusals = 0

  constructor(length: number) {
    this.#leftToParse = length
    this.#leftToSkim = length
  }

  /** How often there was no room. */
  get refusals(): number {
    return this.#refusals
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
