import type { JsonObject } from '../../json/index.ts'
import { severityOf, type ProblemCode } from '../codes.ts'
import { originOf, positionOf } from '../origin.ts'
import type { Problem } from '../problem.ts'
import type { Place } from '../text.ts'

/** A problem with the severity that its code has by default. */
export function finding(code: ProblemCode, place: Place, message: string, hint?: string): Problem {
  return { code, severity: severityOf(code), message, ...(hint === undefined ? {} : { hint }), ...place }
}

/** So many problems of one kind in one process are told; beyond, the document is of some other kind. */
export const MOST_PROBLEMS = 500

/** The problems of each item in turn, until there are enough. */
export function problemsOf<Item>(items: Iterable<Item>, check: (item: Item) => readonly Problem[]): readonly Problem[] {
  const problems: Problem[] = []
  for (const item of items) {
    problems.push(...check(item))
    if (problems.length >= MOST_PROBLEMS) break
  }
  return problems
}

/** Where a part of a process stands; where it was read from no file, the top of the process's own. */
export function placeOf(path: string, container: object, key?: string | number, part?: 'key' | 'value'): Place {
  return positionOf(container, key, part) ?? { file: originOf(container)?.source.file ?? path, line: 1, column: 1 }
}

/** The objects of a list that a process holds under a key; none where it holds something else. */
export function objectsIn(holder: JsonObject, key: string): readonly JsonObject[] {
  const list = holder[key]
  return Array.isArray(list) ? (list as readonly unknown[]).filter(isPlain) : []
}

/** A list of texts, or the one that stands for a list of one. */
export function textsIn(holder: JsonObject, key: string): readonly string[] {
  const value = holder[key]
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? (value as readonly unknown[]).filter((item) => typeof item === 'string') : []
}

export function nameOf(holder: JsonObject): string | undefined {
  return typeof holder['id'] === 'string' ? holder['id'] : undefined
}

function isPlain(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === null
}
