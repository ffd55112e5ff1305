import { isArray, type JsonObject } from '../../json/index.ts'
import { originOf, positionOf } from '../source/origin.ts'
import { topOf, type Location } from '../source/source-text.ts'
import { severityOf, type StageCode } from './codes.ts'
import { createProblemAs, makeProblem, MORE, type Problem, type Severity } from './problem.ts'

/** A problem with the severity that its code has by default. */
export function createProblem(code: StageCode, place: Location, message: string, fix?: string): Problem {
  return createProblemAs(place, code, message, fix, severityOf(code))
}

/** A process, or a file outside of processes, has at most so many problems of one code and severity. */
export const MOST_PROBLEMS = 500

/** A document, with all that it reaches, has at most so many problems of one code and severity. */
export const MOST_OF_DOCUMENT = 20 * MOST_PROBLEMS

/** Behind so many problems of all codes, nothing more is looked for: this many times those of one code. */
const MOST_IN_ALL = 20

/**
 * Problems, each once, and at most so many of each code and severity: warnings take no room from errors. At the last of
 * a code that is kept, a remark says that there may be more.
 */
export class ProblemCollector<Code extends string = string> {
  readonly #problems = new Set<Problem<Code | typeof MORE>>()
  readonly #counts = new Map<string, number>()
  readonly #most: number
  #isFull = false

  /** `most` are the problems of one code and severity that are kept. */
  constructor(most = MOST_PROBLEMS) {
    this.#most = most
  }

  get problems(): readonly Problem<Code | typeof MORE>[] {
    return [...this.#problems]
  }

  /** Whether errors are left out, or so much else that looking for more is in vain. */
  get isFull(): boolean {
    return this.#isFull
  }

  /** Whether there is room for one more. */
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
        `${this.#most} problems with the code ${code} are reported here, and there may be more`,
        'Correct these, then run again.',
      ),
    )
  }

  addAll(problems: Iterable<Problem<Code>>): void {
    for (const problem of problems) this.add(problem)
  }
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
