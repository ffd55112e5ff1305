import { howToRaise, type Limits } from '../../files/limits.ts'
import type { Location } from '../../files/source-text.ts'
import type { JsonValue } from '../../json/index.ts'
import { createProblemAs, type Problem } from '../problems/problem.ts'
import { measure } from '../yaml/measure.ts'
import { tooManyImports } from './refusals.ts'

/**
 * Takes this many values for all imports of the document; false if that exceeds the limit. `refuse` is called the first
 * time.
 */
type Spend = (values: number, refuse: () => void) => boolean

/**
 * Limits what one file may import and include. Files that import one another can give very many values and very deep
 * nesting, and a text may be included very many times.
 */
export class ImportAllowance {
  readonly #path: string
  readonly #limits: Limits
  readonly #tell: (problem: Problem) => void
  readonly #spend: Spend
  /** An import inside of an import counts again. */
  #text = 0
  /** Reported, here or for another file. */
  #isSpent = false

  constructor(path: string, limits: Limits, tell: (problem: Problem) => void, spend: Spend) {
    this.#path = path
    this.#limits = limits
    this.#tell = tell
    this.#spend = spend
  }

  /** Reports when the limit is exceeded for the first time. */
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

/** Counts one kind of content of files, and limits what is newly read for one document. */
export class Tally {
  readonly #most: number
  readonly #each = new Map<string, number>()
  #all = 0
  #ofDocument = 0

  constructor(most: number) {
    this.#most = most
  }

  startDocument(): void {
    this.#ofDocument = 0
  }

  /** False if the document would exceed the limit: then it is not counted. */
  takes(path: string, amount: number): boolean {
    this.#ofDocument += amount
    if (this.isExhausted) return false
    this.#each.set(path, this.of(path) + amount)
    this.#all += amount
    return true
  }

  /** 0 if it was not read. */
  of(path: string): number {
    return this.#each.get(path) ?? 0
  }

  drop(path: string): void {
    this.#all -= this.of(path)
    this.#each.delete(path)
  }

  clear(): void {
    this.#each.clear()
    this.#all = 0
  }

  get isExhausted(): boolean {
    return this.#ofDocument > this.#most
  }

  get all(): number {
    return this.#all
  }

  /** Whether all that was read could exceed the limit of one document. */
  get mayExceed(): boolean {
    return this.#all > this.#most
  }
}
