import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
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

/** The objects of a list that a process holds under a key; none where it holds something else. */
export function objectsIn(holder: JsonObject, key: string): readonly JsonObject[] {
  const list = holder[key]
  return isArray(list) ? only(list, isObject) : NONE
}

/** The requirements and hints of one class that a process or step has itself. */
export function requirementsOf(holder: JsonObject, name: string): readonly JsonObject[] {
  return ['requirements', 'hints'].flatMap((field) => objectsIn(holder, field).filter((item) => item['class'] === name))
}

/** What is written as an item of a list or in the place of one, and where: for {@link placeOf}. */
export interface Written {
  readonly value: JsonValue
  readonly container: object
  readonly key: string | number
}

/** The items of a list, or what stands for a list of one; none where nothing stands there. */
export function writtenUnder(holder: JsonObject, key: string): readonly Written[] {
  const value = holder[key] ?? null
  if (isArray(value)) return value.map((item, index) => ({ value: item, container: value, key: index }))
  return value === null ? NONE : [{ value, container: holder, key }]
}

/** Where an item of a list stands, or what stands for a list of one: for {@link placeOf}. */
export function placeOfItem(path: string, holder: JsonObject, key: string, index: number): Place {
  const value = holder[key]
  return isArray(value) ? placeOf(path, value, index) : placeOf(path, holder, key)
}

/** A list of texts, or the one that stands for a list of one. */
export function textsIn(holder: JsonObject, key: string): readonly string[] {
  const value = holder[key]
  if (typeof value === 'string') return [value]
  return isArray(value) ? only(value, isText) : NONE
}

const NONE: readonly never[] = []

/** The items of one kind; nearly every list has no others, and is its own answer. */
function only<Kind extends JsonValue>(list: readonly JsonValue[], isOfKind: (item: JsonValue) => item is Kind): readonly Kind[] {
  for (let index = 0; index < list.length; index += 1) {
    if (!isOfKind(list[index] as JsonValue)) return list.filter(isOfKind)
  }
  return list as readonly Kind[]
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string'
}

/** Whether an item of a list is an object with a name. */
export function isNamed(item: JsonValue): boolean {
  return isObject(item) && nameOf(item) !== undefined
}

export function nameOf(holder: JsonObject): string | undefined {
  return typeof holder['id'] === 'string' ? holder['id'] : undefined
}
