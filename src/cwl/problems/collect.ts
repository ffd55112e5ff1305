import type { Location } from '../../files/source-text.ts'
import { isArray, type JsonObject } from '../../json/index.ts'
import { fileOf, positionIn } from '../yaml/origin.ts'
import { severityOf, type StageCode } from './codes.ts'
import { createProblemAs, makeProblem, MORE, type Fix, type Problem, type Severity } from './problem.ts'

/** The severity is the default of the code. */
export function createProblem(code: StageCode, place: Location, message: string, fix?: Fix): Problem {
  return createProblemAs(place, code, message, fix, severityOf(code))
}

/** Of one code and severity in a process, or in a file outside of processes. */
export const MOST_PROBLEMS = 500

/** Of one code and severity in a document and all that it reaches. */
export const MOST_OF_DOCUMENT = 20 * MOST_PROBLEMS

/** The search stops at so many times the limit of one code. */
const MOST_IN_ALL = 20

/**
 * Each problem once, with a limit for each code and severity, so that warnings do not displace errors. The last one
 * within the limit gets a notice that there may be more.
 */
export class ProblemCollector<Code extends string = string> {
  readonly #problems = new Set<Problem<Code | typeof MORE>>()
  readonly #counts = new Map<string, number>()
  readonly #most: number
  #isFull = false

  constructor(most = MOST_PROBLEMS) {
    this.#most = most
  }

  get problems(): readonly Problem<Code | typeof MORE>[] {
    return [...this.#problems]
  }

  /** Errors were left out, or so many problems were found that the search should stop. */
  get isFull(): boolean {
    return this.#isFull
  }

  takes(code: string, severity: Severity): boolean {
    return (this.#counts.get(severity + code) ?? 0) < this.#most
  }

  add(problem: Problem<Code>): void {
    const { code, severity, file, line, column } = problem
    if (!this.takes(code, severity) || this.#problems.has(problem)) return
    this.#problems.add(problem)
    const count = (this.#counts.get(severity + code) ?? 0) + 1
    this.#counts.set(severity + code, count)
    if (this.#problems.size >= MOST_IN_ALL * this.#most) this.#isFull = true
    if (count < this.#most || code === MORE) return
    if (severity === 'error') this.#isFull = true
    this.#problems.add(
      makeProblem(
        MORE,
        severityOf(MORE),
        { file, line, column },
        `only the first ${this.#most} problems with the code ${code} are reported, and there may be more`,
        'Correct these, then run again.',
      ),
    )
  }

  addAll(problems: Iterable<Problem<Code>>): void {
    for (const problem of problems) this.add(problem)
  }
}

/** If the part was read from no file, the top of the process's file. */
export function placeOf(path: string, container: object, key?: string | number, part?: 'key' | 'value'): Location {
  return positionIn(fileOf(container, path), container, key, part)
}

/** By its index among the texts, as `textsIn` returns them. */
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
