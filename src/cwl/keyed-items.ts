import { orderedKeys, type JsonObject } from '../json/index.ts'
import { EXTENSION } from './accepts.ts'
import type { VersionName } from './model/index.ts'
import { isField } from './model/own-terms.ts'
import { isGiven } from './given.ts'

/** Fields that hold what is the key where a list is written as a map. */
export const SUBJECTS = ['id', 'envName', 'package'] as const

/** What to do about an item of a list that has its class as a key, as in `- DockerRequirement: {…}`; undefined of another. */
export function remedyForClassAsKey(item: JsonObject, classes: readonly string[]): string | undefined {
  const [first = ''] = orderedKeys(item)
  return classes.includes(first) ? `Write - class: ${first} with its fields below it, or take the dashes away.` : undefined
}

/** The name of an item of a list that is written as for a map, as in `- reads: File`, or with its fields beside it. */
export function nameAsKey(item: JsonObject, version: VersionName): string | undefined {
  const [first, ...others] = orderedKeys(item)
  const isName = first !== undefined && !EXTENSION.test(first) && !isField(version, first) && (item[first] === null || others.length === 0)
  return isName && SUBJECTS.every((subject) => !isGiven(item[subject])) ? first : undefined
}
