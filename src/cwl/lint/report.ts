import type { ExpressionSite } from '../analysis/expressions.ts'
import { MOST_PROBLEMS, placeOf } from '../problems/collect.ts'
import { makeProblem, type Problem, type Severity } from '../problems/problem.ts'
import type { Location } from '../source/source-text.ts'
import { placeInText } from '../source/text-position.ts'

/** Where a problem is. The line and column are worked out only when the problem is kept. */
export type Site =
  | {
      readonly container: object
      readonly key?: string | number | undefined
      readonly part?: 'key' | 'value' | undefined
      /** The text under the key, and where in it. */
      readonly text?: string
      readonly index?: number
    }
  | (() => Location)

/** Reports a problem with one of the codes that a rule declares, with the severity of the code unless another is given. */
export type Report<Code extends string> = (
  code: Code,
  site: Site,
  message: string | ((location: Location) => readonly [message: string, fix?: string | undefined]),
  fix?: string,
  severity?: Severity,
) => void

/** A map or list, the value that it has under a key, or the key itself. */
export function at(container: object, key?: string | number, part?: 'key' | 'value'): Site {
  return { container, key, part }
}

/** A character of a text with expressions in it. */
export function inText(
  { container, key, text }: Pick<ExpressionSite, 'container' | 'key' | 'text'>,
  index: number,
): Site {
  return { container, key, text, index }
}

/** The problems of one process or file that rules report: at most {@link MOST_PROBLEMS} of each code. */
export class Reporter {
  readonly problems: Problem[] = []
  readonly #path: string
  readonly #severities: ReadonlyMap<string, Severity>
  readonly #counts = new Map<string, number>()

  /** `path` is that of the file of the process; `severities` are those of all codes that are wanted somewhere. */
  constructor(path: string, severities: ReadonlyMap<string, Severity>) {
    this.#path = path
    this.#severities = severities
  }

  readonly report: Report<string> = (code, site, message, fix, severity) => {
    const usual = this.#severities.get(code)
    if (usual === undefined || !this.#takes(code)) return
    const location = this.#locate(site)
    const [words, remedy] = typeof message === 'string' ? [message, fix] : message(location)
    this.add(makeProblem(code, severity ?? usual, location, words, remedy))
  }

  /** Adds a problem, and where it is the last of its code that is kept, that there may be more. */
  add(problem: Problem): void {
    const { code, file, line, column } = problem
    if (!this.#takes(code)) return
    const count = (this.#counts.get(code) ?? 0) + 1
    this.#counts.set(code, count)
    this.problems.push(problem)
    if (count < MOST_PROBLEMS) return
    this.problems.push(
      makeProblem(
        'too-many-problems',
        'warning',
        { file, line, column },
        `of such problems ${MOST_PROBLEMS} are told for one process, and there may be more`,
        'Mend those that are told, then look again.',
      ),
    )
  }

  #takes(code: string): boolean {
    return (this.#counts.get(code) ?? 0) < MOST_PROBLEMS
  }

  #locate(site: Site): Location {
    if (typeof site === 'function') return site()
    const { container, key, part, text, index } = site
    const inside =
      key === undefined || text === undefined || index === undefined
        ? undefined
        : placeInText(container, key, text, index)
    return inside ?? placeOf(this.#path, container, key, part)
  }
}
