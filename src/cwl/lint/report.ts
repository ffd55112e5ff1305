import type { Location } from '../../files/source-text.ts'
import { placeOf, ProblemCollector } from '../problems/collect.ts'
import { makeProblem, type Fix, type Problem, type Severity } from '../problems/problem.ts'
import { placeInText } from '../yaml/text-position.ts'
import type { ExpressionSite } from './facts/expressions.ts'

/** The line and column are computed only if the problem is kept. */
export type Site =
  | {
      readonly container: object
      readonly key?: string | number | undefined
      readonly part?: 'key' | 'value' | undefined
      /** The text under the key, for an index in it. */
      readonly text?: string
      readonly index?: number
    }
  | (() => Location)

/** Reports a problem with its code's severity, unless another is given. */
export type Report<Code extends string> = (
  code: Code,
  site: Site,
  message: string | ((location: Location) => readonly [message: string, fix?: Fix | undefined]),
  fix?: Fix,
  severity?: Severity,
) => void

/** A map or list, one of its values, or the key itself. */
export function at(container: object, key?: string | number, part?: 'key' | 'value'): Site {
  return { container, key, part }
}

export function inText(
  { container, key, text }: Pick<ExpressionSite, 'container' | 'key' | 'text'>,
  index: number,
): Site {
  return { container, key, text, index }
}

export class Reporter {
  readonly #collected = new ProblemCollector()
  readonly #path: string
  readonly #severities: ReadonlyMap<string, Severity>
  readonly #known: ReadonlySet<string>

  /** `severities` has the codes that are enabled anywhere, `known` all of them. */
  constructor(path: string, severities: ReadonlyMap<string, Severity>, known: ReadonlySet<string>) {
    this.#path = path
    this.#known = known
    this.#severities = severities
  }

  get problems(): readonly Problem[] {
    return this.#collected.problems
  }

  readonly report: Report<string> = (code, site, message, fix, severity) => {
    if (!this.#known.has(code)) throw new Error(`a rule reports ${JSON.stringify(code)}, which is not among its codes`)
    const usual = this.#severities.get(code)
    if (usual === undefined || !this.#collected.takes(code, severity ?? usual)) return
    const location = this.#locate(site)
    const [words, chosenFix] = typeof message === 'string' ? [message, fix] : message(location)
    this.#collected.add(makeProblem(code, severity ?? usual, location, words, chosenFix))
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
