import type { JsonValue } from '../../json/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { howToRaise, type Limits } from '../source/limits.ts'
import { measure } from '../source/measure.ts'
import type { Location } from '../source/source-text.ts'
import { tooManyImports } from './refusals.ts'

/**
 * Whether there is room for so many values more in what all files of the document import, where those of an import in
 * an import count again; `refuse` is called when there is none for the first time.
 */
export type Spend = (values: number, refuse: () => void) => boolean

/**
 * What one file may import and include: files that import one another can make very many values of few, and very deep
 * ones, as aliases do inside one file; and the text of one file may be included very many times.
 */
export class ImportAllowance {
  readonly #path: string
  readonly #limits: Limits
  readonly #tell: (problem: Problem) => void
  readonly #spend: Spend
  /** Characters so far, those of an import in an import counted again, with those of includes. */
  #text = 0
  /** There is no room for more; that is told, here or of another file. */
  #isSpent = false

  constructor(path: string, limits: Limits, tell: (problem: Problem) => void, spend: Spend) {
    this.#path = path
    this.#limits = limits
    this.#tell = tell
    this.#spend = spend
  }

  /** Whether there is room for a value that is imported; where there is none for the first time, it is told. */
  takesValue(value: JsonValue, place: Location): boolean {
    if (this.#isSpent) return false
    const { depth } = this.#limits
    const size = measure(value)
    if (!this.takesText(size.text, place)) return false
    this.#isSpent = !this.#spend(size.values, () => this.#tell(tooManyImports(this.#limits, place)))
    if (this.#isSpent) return false
    if (size.depth <= depth) return true
    this.#tell(
      createProblemAs(
        place,
        'too-deep',
        `what is imported here nests ${size.depth} levels deep, and ${depth} are the limit`,
        howToRaise('depth', 'document'),
      ),
    )
    return false
  }

  /** The same for a text that is included, of so many characters. */
  takesText(length: number, place: Location): boolean {
    if (this.#isSpent) return false
    const { textLength } = this.#limits
    this.#text += length
    return (
      this.#text <= textLength ||
      this.#spent(
        createProblemAs(
          place,
          'too-much-text',
          `what ${this.#path} imports and includes holds more than ${textLength} characters`,
          howToRaise('textLength', 'document'),
        ),
      )
    )
  }

  #spent(problem: Problem): false {
    this.#isSpent = true
    this.#tell(problem)
    return false
  }
}
