import { isArray, type JsonObject } from '../../json/index.ts'
import { originOf, positionOf } from '../source/origin.ts'
import { topOf, type Location } from '../source/source-text.ts'
import { severityOf, type StageCode } from './codes.ts'
import { createProblemAs, type Problem } from './problem.ts'

/** A problem with the severity that its code has by default. */
export function createProblem(code: StageCode, place: Location, message: string, fix?: string): Problem {
  return createProblemAs(place, code, message, fix, severityOf(code))
}

/**
 * So many problems of one kind and severity in one process are told; beyond, the document is of some other kind, and
 * {@link remarkOnMore} says that there may be more.
 */
export const MOST_PROBLEMS = 500

/** So many problems of one document are told. */
export const MOST_OF_DOCUMENT = 20 * MOST_PROBLEMS

/** Errors are looked for behind as many times the problems that are told and are none. */
const SEEN = 20

/** The problems of one kind in one process: warnings take no room from errors. */
export class ProblemCollector {
  readonly problems: Problem[] = []
  readonly #most: number
  #errors = 0
  #others = 0

  /** `most` are the errors that are told, and as many others. */
  constructor(most = MOST_PROBLEMS) {
    this.#most = most
  }

  /** True when looking for more is in vain. */
  get isFull(): boolean {
    return this.#errors >= this.#most || this.#others >= SEEN * this.#most
  }

  /** Whether all that were added are told. */
  get isWhole(): boolean {
    return this.#errors <= this.#most && this.#others <= this.#most
  }

  add(problem: Problem): void {
    const isError = problem.severity === 'error'
    if (isError) this.#errors += 1
    else this.#others += 1
    if ((isError ? this.#errors : this.#others) <= this.#most) this.problems.push(problem)
  }
}

/** The problems of a document with all that it reaches: thousands of processes may each have as many as are told of one. */
export class DocumentProblems extends ProblemCollector {
  constructor() {
    super(MOST_OF_DOCUMENT)
  }

  addAll(problems: readonly Problem[]): void {
    for (const problem of problems) this.add(problem)
  }

  /** With a remark where not all are told. */
  get withRemark(): readonly Problem[] {
    const last = this.problems.at(-1)
    if ((this.isWhole && !this.isFull) || last === undefined) return this.problems
    const { file, line, column } = last
    return [
      ...this.problems,
      createProblem(
        'too-many-problems',
        { file, line, column },
        `of the problems of one document ${MOST_OF_DOCUMENT} are told, and there may be more`,
        'Mend those that are told, then look again.',
      ),
    ]
  }
}

export const NO_PROBLEMS: readonly Problem[] = []

/** The problems of each item in turn, until there are enough. */
export function problemsOf<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => readonly Problem[],
): readonly Problem[] {
  let told: ProblemCollector | undefined
  // Nearly all items have none: nothing is set up for those.
  for (let index = 0; index < items.length; index += 1) {
    const problems = check(items[index] as Item, index)
    if (problems.length > 0) {
      told ??= new ProblemCollector()
      for (const problem of problems) told.add(problem)
      if (told.isFull) break
    }
  }
  return told === undefined ? NO_PROBLEMS : told.problems
}

/** The problems of one kind in one process, with a remark where not all are told. */
export function remarkOnMore(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length < MOST_PROBLEMS) return problems
  const last = problems.at(-1)
  const full = (['error', 'warning', 'advice'] as const).filter(
    (severity) => problems.filter((problem) => problem.severity === severity).length >= MOST_PROBLEMS,
  )
  if (last === undefined || full.length === 0) return problems
  const { file, line, column } = last
  return [
    ...problems,
    createProblem(
      'too-many-problems',
      { file, line, column },
      `of such problems ${MOST_PROBLEMS} are told for one process, and there may be more`,
      'Mend those that are told, then look again.',
    ),
  ]
}

/** Where a part of a process stands; where it was read from no file, the top of the process's own. */
export function placeOf(path: string, container: object, key?: string | number, part?: 'key' | 'value'): Location {
  return positionOf(container, key, part) ?? topOf(originOf(container)?.source.file ?? path)
}

/**
 * Where a text of a list stands, by its number among the texts in it, as `textsIn` gives them, or the one that stands
 * for a list of one.
 */
export function placeOfText(path: string, holder: JsonObject, key: string, number: number): Location {
  const value = holder[key]
  if (!isArray(value)) return placeOf(path, holder, key)
  let before = 0
  for (const [index, item] of value.entries()) {
    if (typeof item !== 'string') continue
    if (before === number) return placeOf(path, value, index)
    before += 1
  }
  return placeOf(path, value)
}
