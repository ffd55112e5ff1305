import { orderedKeys, type JsonObject } from '../json/index.ts'
import { EXTENSION } from './accepts.ts'
import type { VersionName } from './model/index.ts'
import { isField } from './model/own-terms.ts'

/** Fields that hold what is the key where a list is written as a map. */
export const SUBJECTS = ['id', 'envName', 'package'] as const

/** The name of an item of a list that is written as for a map, as in `- reads: File`, or with its fields beside it. */
export function nameAsKey(item: JsonObject, version: VersionName): string | undefined {
  const [first, ...others] = orderedKeys(item)
  const isName = first !== undefined && !EXTENSION.test(first) && !isField(version, first) && (item[first] === null || others.length === 0)
  return isName && SUBJECTS.every((subject) => (item[subject] ?? null) === null) ? first : undefined
}
