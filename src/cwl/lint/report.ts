import type { ExpressionSite } from '../analysis/expressions.ts'
import { placeOf, ProblemCollector } from '../problems/collect.ts'
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

/** The problems of one process or file that rules report. */
export class Reporter {
  readonly #collected = new ProblemCollector()
  readonly #path: string
  readonly #severities: ReadonlyMap<string, Severity>

  /** `path` is that of the file of the process; `severities` are those of all codes that are wanted somewhere. */
  constructor(path: string, severities: ReadonlyMap<string, Severity>) {
    this.#path = path
    this.#severities = severities
  }

  get problems(): readonly Problem[] {
    return this.#collected.problems
  }

  readonly report: Report<string> = (code, site, message, fix, severity) => {
    const usual = this.#severities.get(code)
    if (usual === undefined || !this.#collected.takes(code, severity ?? usual)) return
    const location = this.#locate(site)
    const [words, remedy] = typeof message === 'string' ? [message, fix] : message(location)
    this.#collected.add(makeProblem(code, severity ?? usual, location, words, remedy))
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
