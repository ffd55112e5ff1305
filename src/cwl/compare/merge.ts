import {
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  sameWrittenJson,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { byName, itemOf, memberOf, type NamedDifference, type Where } from './named-differences.ts'

/** A place that both sides changed, and differently. A value that one side removed is absent. */
export interface MergeConflict extends Pick<NamedDifference, 'place' | 'field'> {
  readonly ours?: JsonValue
  readonly theirs?: JsonValue
}

interface Merge {
  /** At a conflict it has the value of `theirs`. */
  readonly merged: JsonObject
  readonly conflicts: readonly MergeConflict[]
}

/**
 * A three-way merge of packed descriptions in one spelling: what `theirs` changed since `base` comes into `ours`. Named
 * parts are matched by name. A value that is not a map or a list is never merged, so a text that both changed is a
 * conflict.
 */
export function mergeDescriptions(base: JsonObject, ours: JsonObject, theirs: JsonObject): Merge {
  const conflicts: MergeConflict[] = []
  const merged = merge({ base, ours, theirs }, { place: '', field: '', kind: 'process' }, conflicts)
  return { merged: isObject(merged) ? merged : ours, conflicts }
}

type Value = JsonValue | undefined

interface Three<Side = Value> {
  readonly base: Side
  readonly ours: Side
  readonly theirs: Side
}

function merge({ base, ours, theirs }: Three, where: Where, conflicts: MergeConflict[]): Value {
  if (isSame(ours, theirs) || isSame(base, theirs)) return ours
  if (isSame(base, ours)) return theirs
  if (isObject(base) && isObject(ours) && isObject(theirs)) return mergeMaps({ base, ours, theirs }, where, conflicts)
  const lists = { base: asList(base, where), ours: asList(ours, where), theirs: asList(theirs, where) }
  if (isThree(lists)) {
    const merged = mergeLists(lists, where, conflicts)
    if (merged !== undefined) return merged
  }
  conflicts.push({
    place: where.place,
    field: where.field,
    ...(ours === undefined ? {} : { ours }),
    ...(theirs === undefined ? {} : { theirs }),
  })
  return theirs
}

function mergeMaps({ base, ours, theirs }: Three<JsonObject>, where: Where, conflicts: MergeConflict[]): JsonObject {
  const keys = inOneOrder(orderedKeys(ours), orderedKeys(theirs))
  return objectFrom(
    keys.flatMap((key) => {
      const values = { base: base[key], ours: ours[key], theirs: theirs[key] }
      const value = merge(values, memberOf(where, key), conflicts)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )
}

/** Undefined if the items have no names, and the lists are not equally long. */
function mergeLists(
  { base, ours, theirs }: Three<readonly JsonValue[]>,
  where: Where,
  conflicts: MergeConflict[],
): readonly JsonValue[] | undefined {
  const [old, own, other] = [byName(base, where), byName(ours, where), byName(theirs, where)]
  if (old !== undefined && own !== undefined && other !== undefined)
    return inOneOrder([...own.keys()], [...other.keys()]).flatMap((name) => {
      const items = { base: old.get(name), ours: own.get(name), theirs: other.get(name) }
      return present(merge(items, itemOf(where, name), conflicts))
    })
  if (base.length !== ours.length || ours.length !== theirs.length) return undefined
  return ours.flatMap((item, index) => {
    const at = { place: where.place, field: `${where.field}[${index + 1}]`, kind: 'other' } as const
    return present(merge({ base: base[index], ours: item, theirs: theirs[index] }, at, conflicts))
  })
}

function present(value: Value): readonly JsonValue[] {
  return value === undefined ? [] : [value]
}

/** A part of a process that has none may be absent. */
function asList(value: Value, { parts }: Where): readonly JsonValue[] | undefined {
  if (value === undefined && parts !== undefined) return []
  return value !== undefined && isArray(value) ? value : undefined
}

function isThree(lists: Three<readonly JsonValue[] | undefined>): lists is Three<readonly JsonValue[]> {
  return lists.base !== undefined && lists.ours !== undefined && lists.theirs !== undefined
}

/** The order of ours; what only theirs has comes behind what it is behind there. */
function inOneOrder(ours: readonly string[], theirs: readonly string[]): readonly string[] {
  const keys = [...ours]
  const known = new Set(ours)
  let previous: string | undefined
  for (const key of theirs) {
    if (!known.has(key)) keys.splice(previous === undefined ? 0 : keys.indexOf(previous) + 1, 0, key)
    previous = key
  }
  return keys
}

function isSame(one: Value, other: Value): boolean {
  return one === undefined || other === undefined ? one === other : sameWrittenJson(one, other)
}
