import { isArray, type JsonObject } from '../../json/index.ts'
import { severityOf, type ProblemCode } from '../codes.ts'
import { originOf, positionOf } from '../text/origin.ts'
import { problemAt, type Problem } from '../problem.ts'
import { topOf, type Place } from '../text/text.ts'

/** A problem with the severity that its code has by default. */
export function finding(code: ProblemCode, place: Place, message: string, hint?: string): Problem {
  return problemAt(place, code, message, hint, severityOf(code))
}

/**
 * So many problems of one kind and severity in one process are told; beyond, the document is of some other kind, and
 * {@link remarkOnMore} says that there may be more.
 */
export const MOST_PROBLEMS = 500

/** Errors are looked for behind as many problems that are none. */
const MOST_SEEN = 20 * MOST_PROBLEMS

/** The problems of one kind in one process: warnings take no room from errors. */
export class Told {
  readonly problems: Problem[] = []
  #errors = 0
  #others = 0

  /** True when looking for more is in vain. */
  get isFull(): boolean {
    return this.#errors >= MOST_PROBLEMS || this.#others >= MOST_SEEN
  }

  add(problem: Problem): void {
    const isError = problem.severity === 'error'
    if (isError) this.#errors += 1
    else this.#others += 1
    if ((isError ? this.#errors : this.#others) <= MOST_PROBLEMS) this.problems.push(problem)
  }
}

export const NO_PROBLEMS: readonly Problem[] = []

/** The problems of each item in turn, until there are enough. */
export function problemsOf<Item>(items: readonly Item[], check: (item: Item, index: number) => readonly Problem[]): readonly Problem[] {
  let told: Told | undefined
  // Nearly all items have none: nothing is set up for those.
  for (let index = 0; index < items.length; index += 1) {
    const problems = check(items[index] as Item, index)
    if (problems.length > 0) {
      told ??= new Told()
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
  const full = (['error', 'warning', 'advice'] as const).filter((severity) => problems.filter((problem) => problem.severity === severity).length >= MOST_PROBLEMS)
  if (last === undefined || full.length === 0) return problems
  const { file, line, column } = last
  return [...problems, finding('too-many-problems', { file, line, column }, `of such problems ${MOST_PROBLEMS} are told for one process, and there may be more`, 'Mend those that are told, then look again.')]
}

/** Where a part of a process stands; where it was read from no file, the top of the process's own. */
export function placeOf(path: string, container: object, key?: string | number, part?: 'key' | 'value'): Place {
  return positionOf(container, key, part) ?? topOf(originOf(container)?.source.file ?? path)
}

/** Where an item of a list stands, or what stands for a list of one: for {@link placeOf}. */
export function placeOfItem(path: string, holder: JsonObject, key: string, index: number): Place {
  const value = holder[key]
  return isArray(value) ? placeOf(path, value, index) : placeOf(path, holder, key)
}
