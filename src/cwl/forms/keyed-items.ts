import { nearest } from '../../files/suggest.ts'
import { isObject, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { fixForDirective } from '../documents/references.ts'
import { EXTENSION, typeRecords } from '../model/accepts.ts'
import type { Field, Kind, Model, RecordShape, VersionName } from '../model/index.ts'
import { isField } from '../model/own-terms.ts'
import { isTypeName } from '../types/type-names.ts'
import { offsetUnder, originOf } from '../yaml/origin.ts'

const SUBJECTS = ['id', 'envName', 'package'] as const

/** The field whose value is the key where a list of such records is written as a map. */
export function subjectOf({ name, fields }: RecordShape): string | undefined {
  // Type schemas are never written as a map.
  return name.endsWith('RecordField') ? 'name' : SUBJECTS.find((subject) => fields.has(subject))
}

export function keyWrittenAt(list: readonly JsonValue[], index: number): string | undefined {
  const origin = originOf(list)
  const offset = origin === undefined ? undefined : offsetUnder(origin, index, 'value')
  return offset === undefined
    ? undefined
    : /^(["']?)(\w{1,100})\1\s{0,100}:/.exec(origin?.source.text.slice(offset, offset + 250) ?? '')?.[2]
}

/** `- DockerRequirement: {…}` has its class as a key. */
export function fixForClassAsKey(item: JsonObject, classes: readonly string[]): string | undefined {
  const [first = ''] = orderedKeys(item)
  return classes.includes(first) ? `Write - class: ${first} with its fields below it, or remove the dashes.` : undefined
}

/** `- reads: File`, as in a map. The fields may be in the same item, or below each of several names. */
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

/** If these were misspelt fields, one would be similar to a field. */
const ENOUGH = 20

/** Undefined if items may be of several kinds. */
export function itemShape(model: Model, field: Field | undefined): RecordShape | undefined {
  const [only, ...others] = field?.kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : [])) ?? []
  return only?.kind === 'record' && others.length === 0 ? model.record(only.name) : undefined
}

export function recordsOf(model: Model, kind: Kind): readonly string[] {
  switch (kind.kind) {
    case 'record':
      return [kind.name]
    case 'requirement':
      return model.requirements
    case 'type':
      return typeRecords(kind.family)
    default:
      return []
  }
}

export function tagOf(model: Model, candidates: readonly string[]): 'class' | 'type' | undefined {
  return (['class', 'type'] as const).find((tag) =>
    candidates.some((name) => literalOf(model, name, tag) !== undefined),
  )
}

/** Undefined if the field can have several values. */
export function literalOf(model: Model, record: string, tag: string): string | undefined {
  const kinds = model.record(record).fields.get(tag)?.kinds ?? []
  return kinds.length === 1 && kinds[0]?.kind === 'literal' ? kinds[0].value : undefined
}
