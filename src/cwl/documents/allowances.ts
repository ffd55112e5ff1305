import { howToRaise, type Limits } from '../../files/limits.ts'
import type { Location } from '../../files/source-text.ts'
import type { JsonValue } from '../../json/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { measure } from '../yaml/measure.ts'
import { tooManyImports } from './refusals.ts'

/**
 * Takes this many values for all imports of the document, where an import inside of an import counts again; false if
 * the limit is exceeded. `refuse` is called the first time.
 */
type Spend = (values: number, refuse: () => void) => boolean

/**
 * Limits what one file may import and include: files that import one another can produce very many values from few, and
 * very deep nesting, like aliases inside of one file; and a text may be included very many times.
 */
export class ImportAllowance {
  readonly #path: string
  readonly #limits: Limits
  readonly #tell: (problem: Problem) => void
  readonly #spend: Spend
  /** Characters of imports and includes so far; an import inside of an import counts again. */
  #text = 0
  /** The limit was exceeded and reported, here or for another file. */
  #isSpent = false

  constructor(path: string, limits: Limits, tell: (problem: Problem) => void, spend: Spend) {
    this.#path = path
    this.#limits = limits
    this.#tell = tell
    this.#spend = spend
  }

  /** Takes an imported value; reports when the limit is exceeded for the first time. */
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

  /** The same for an included text of this many characters. */
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
          `what ${this.#path} imports and includes has more than ${textLength} characters`,
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

/**
 * Counts one kind of content of files: of each file, of all, and of those newly read for one document, which has a
 * limit.
 */
export class Tally {
  readonly #most: number
  readonly #each = new Map<string, number>()
  #all = 0
  #ofDocument = 0

  constructor(most: number) {
    this.#most = most
  }

  /** From now on amounts count for another document. */
  startDocument(): void {
    this.#ofDocument = 0
  }

  /**
   * Counts the content of a file, if it is more than known. False if the document would exceed the limit: then it is
   * not counted.
   */
  takes(path: string, amount: number): boolean {
    this.#ofDocument += amount
    if (this.isExhausted) return false
    this.#each.set(path, this.of(path) + amount)
    this.#all += amount
    return true
  }

  /** The amount of a file; 0 if it was not read. */
  of(path: string): number {
    return this.#each.get(path) ?? 0
  }

  /** Forgets a file that will be read again. */
  drop(path: string): void {
    this.#all -= this.of(path)
    this.#each.delete(path)
  }

  clear(): void {
    this.#each.clear()
    this.#all = 0
  }

  /** Whether the document exceeded the limit. */
  get isExhausted(): boolean {
    return this.#ofDocument > this.#most
  }

  /** The amount of all files that were read and not forgotten. */
  get all(): number {
    return this.#all
  }

  /** Whether the sum of everything that was read could exceed the limit of one document. */
  get mayExceed(): boolean {
    return this.#all > this.#most
  }
}
