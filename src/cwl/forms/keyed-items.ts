import { isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { fixForDirective } from '../documents/directives.ts'
import { EXTENSION } from '../model/accepts.ts'
import type { Field, Model, RecordShape, VersionName } from '../model/index.ts'
import { isField } from '../model/own-terms.ts'
import { nearest } from '../problems/suggest.ts'
import { offsetUnder, originOf } from '../source/origin.ts'
import { isTypeName } from '../types/type-names.ts'

/** Fields that hold what is the key where a list is written as a map. */
const SUBJECTS = ['id', 'envName', 'package'] as const

/** The field of a record that is the key where a list of such records is written as a map. */
export function subjectOf({ name, fields }: RecordShape): string | undefined {
  // Other schemas of types have names too, and stand in no map.
  return name.endsWith('RecordField') ? 'name' : SUBJECTS.find((subject) => fields.has(subject))
}

/** The key of the map that a list was written as, where an item of it stands. */
export function keyWrittenAt(list: readonly JsonValue[], index: number): string | undefined {
  const origin = originOf(list)
  const offset = origin === undefined ? undefined : offsetUnder(origin, index, 'value')
  return offset === undefined
    ? undefined
    : /^(["']?)(\w{1,100})\1\s{0,100}:/.exec(origin?.source.text.slice(offset, offset + 250) ?? '')?.[2]
}

/**
 * What to do about an item of a list that has its class as a key, as in `- DockerRequirement: {…}`; undefined of
 * another.
 */
export function fixForClassAsKey(item: JsonObject, classes: readonly string[]): string | undefined {
  const [first = ''] = orderedKeys(item)
  return classes.includes(first)
    ? `Write - class: ${first} with its fields below it, or take the dashes away.`
    : undefined
}

/**
 * The names in an item of a list that is written as for a map, as in `- reads: File`, or with its fields beside it; or
 * several names, each with its fields below it. `shape` is that of an item.
 */
export function namesAsKeys(item: JsonObject, shape: RecordShape, version: VersionName): readonly string[] {
  const keys = orderedKeys(item)
  const [first] = keys
  if (first === undefined || [...SUBJECTS, subjectOf(shape) ?? 'id'].some((subject) => isPresent(item[subject])))
    return []
  if (fixForDirective(item) !== undefined && !isTypeName(item[first])) return []
  const isName = (key: string): boolean =>
    !EXTENSION.test(key) &&
    !shape.fields.has(key) &&
    (!isField(version, key) || isObject(item[key]) || isTypeName(item[key]))
  if (!isName(first)) return []
  if (keys.length === 1 || item[first] === null) return [first]
  const fields = [...shape.fields.keys()]
  const areNames =
    keys.every((key) => isName(key) && item[key] !== null) &&
    keys.slice(0, ENOUGH).every((key) => nearest(key, fields) === undefined)
  return areNames ? keys : []
}

/** Of so many keys one would be nearly a field, if they were fields under wrong names. */
const ENOUGH = 20

/** What each item of a list in this field is; undefined where it may be of several kinds. */
export function itemShape(model: Model, field: Field | undefined): RecordShape | undefined {
  const [only, ...others] = field?.kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : [])) ?? []
  return only?.kind === 'record' && others.length === 0 ? model.record(only.name) : undefined
}
