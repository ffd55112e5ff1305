import { diffArrays } from 'diff'

import {
  canonicalJson,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  sameWrittenJson,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { lastName } from '../documents/local-names.ts'

/** One difference between two packed descriptions, in the words of a reader: step, port, field, value. */
export interface NamedDifference {
  /** Where it is, such as `step "align", input "threads"`. Empty for the app itself. */
  readonly place: string
  /** The field there, such as `default` or `arguments[2].valueFrom`. Empty for all of {@link place}. */
  readonly field: string
  /** How it differs. */
  readonly kind: 'added' | 'removed' | 'changed'
  /** Absent for what was added. */
  readonly before?: JsonValue
  /** Absent for what was removed. */
  readonly after?: JsonValue
}

/**
 * In the order of the documents. Named parts are matched by name, and others by their content, so an inserted item does
 * not change those after it. The order of keys does not count.
 */
export function namedDifferences(before: JsonObject, after: JsonObject): readonly NamedDifference[] {
  const found: NamedDifference[] = []
  compare(shortTypes(before), shortTypes(after), { place: '', field: '', kind: 'process' }, found)
  return found
}

/** The first of the differences between two values, in words: `input "reads": type (changed)`. None if both are equal. */
export function differencesInWords(before: JsonValue, after: JsonValue, limit: number): string | undefined {
  if (sameWrittenJson(before, after)) return undefined
  const found: NamedDifference[] = []
  compare(before, after, { place: '', field: '', kind: 'process' }, found)
  const words = found.slice(0, limit).map((each) => `${placeInWords(each)} (${each.kind})`)
  return words.join(', ')
}

/** Such as `input "reads": type`. */
export function placeInWords({ place, field }: Pick<NamedDifference, 'place' | 'field'>): string {
  const where = [place, field].filter((part) => part !== '').join(': ')
  return where === '' ? 'the whole' : where
}

type Kind = 'process' | 'step' | 'other'

export interface Where extends Pick<NamedDifference, 'place' | 'field'> {
  readonly kind: Kind
  /** If the value is a list of parts that a reader knows by name. */
  readonly parts?: Parts
}

interface Parts {
  readonly nameOf: (name: string) => string
  readonly kind: Kind
}

function quoted(word: string, kind: Kind = 'other'): Parts {
  return { nameOf: (name) => `${word} "${lastName(name)}"`, kind }
}

const PARTS: Readonly<Record<Kind, Readonly<Record<string, Parts>>>> = {
  process: {
    inputs: quoted('input'),
    outputs: quoted('output'),
    steps: quoted('step', 'step'),
    requirements: { nameOf: (name) => `requirement ${name}`, kind: 'other' },
    hints: { nameOf: (name) => `hint ${name}`, kind: 'other' },
  },
  // The process that it runs has inputs and outputs too.
  step: { in: quoted('step input'), out: quoted('step output') },
  other: {},
}

function compare(before: JsonValue, after: JsonValue, where: Where, found: NamedDifference[]): void {
  if (sameWrittenJson(before, after)) return
  const known = found.length
  if (isObject(before) && isObject(after)) {
    for (const key of new Set([...orderedKeys(before), ...orderedKeys(after)])) {
      const member = memberOf(where, key)
      const nothing = member.parts === undefined ? undefined : []
      comparePair(before[key] ?? nothing, after[key] ?? nothing, member, found)
    }
  } else if (isArray(before) && isArray(after)) compareLists(before, after, where, found)
  // A plain value, or equal parts in another order.
  if (found.length === known) found.push({ place: where.place, field: where.field, kind: 'changed', before, after })
}

function comparePair(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  where: Where,
  found: NamedDifference[],
): void {
  const { place, field } = where
  if (before !== undefined && after !== undefined) compare(before, after, where, found)
  else if (after !== undefined) found.push({ place, field, kind: 'added', after })
  else if (before !== undefined) found.push({ place, field, kind: 'removed', before })
}

export function memberOf({ place, field, kind }: Where, key: string): Where {
  const parts = PARTS[kind][key]
  // What a step runs is a part of the step.
  if (kind === 'step' && key === 'run') return { place, field: '', kind: 'process' }
  const inner = { place, field: field === '' ? key : `${field}.${key}`, kind: 'other' } as const
  return parts === undefined ? inner : { ...inner, parts }
}

function compareLists(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  where: Where,
  found: NamedDifference[],
): void {
  const [old, next] = [byName(before, where), byName(after, where)]
  if (old !== undefined && next !== undefined) {
    for (const name of new Set([...old.keys(), ...next.keys()]))
      comparePair(old.get(name), next.get(name), itemOf(where, name), found)
    return
  }
  if (![...before, ...after].some((item) => isObject(item) || isArray(item))) return
  compareUnnamed(before, after, where, found)
}

export function itemOf({ place, field, parts }: Where, name: string): Where {
  if (parts === undefined) return { place, field: `${field}.${lastName(name)}`, kind: 'other' }
  const part = parts.nameOf(name)
  return { place: place === '' ? part : `${place}, ${part}`, field: '', kind: parts.kind }
}

/** Undefined if an item has no name, or two have the same. */
export function byName(list: readonly JsonValue[], { parts }: Where): ReadonlyMap<string, JsonValue> | undefined {
  const items = new Map<string, JsonValue>()
  for (const item of list) {
    // An output of a step may be written as its name.
    const isName = parts !== undefined && typeof item === 'string'
    const name = isName ? item : isObject(item) ? (item['id'] ?? item['class'] ?? item['name']) : undefined
    if (typeof name !== 'string' || items.has(name)) return undefined
    items.set(name, item)
  }
  return items
}

/** Comparing lists that have more differences than this takes long, and nobody reads the result. */
const MOST_EDITS = 200

function compareUnnamed(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  where: Where,
  found: NamedDifference[],
): void {
  const edits = diffArrays(before.map(canonicalJson), after.map(canonicalJson), { maxEditLength: MOST_EDITS })
  const at = (index: number): Where => ({ place: where.place, field: `${where.field}[${index + 1}]`, kind: 'other' })
  let [left, right] = [0, 0]
  for (const [index, { value, added, removed }] of (edits ?? []).entries()) {
    const next = edits?.[index + 1]
    if (removed) {
      // An item that is replaced by another one has changed.
      const pairs = next?.added === true ? Math.min(value.length, next.value.length) : 0
      for (let item = 0; item < value.length; item += 1)
        comparePair(before[left + item], item < pairs ? after[right + item] : undefined, at(left + item), found)
      left += value.length
    } else if (added) {
      const previous = edits?.[index - 1]
      const pairs = previous?.removed === true ? Math.min(value.length, previous.value.length) : 0
      for (let item = pairs; item < value.length; item += 1)
        comparePair(undefined, after[right + item], at(right + item), found)
      right += value.length
    } else {
      left += value.length
      right += value.length
    }
  }
}

/**
 * The value with types in their short form: `File?` for a file or null, `File[]` for a list of files. `key` is the
 * field of the value.
 */
export function shortTypes(value: JsonValue, key?: string): JsonValue {
  if (key === 'type') {
    const short = shortType(value)
    if (short !== undefined) return short
  }
  if (isArray(value)) return value.map((item) => shortTypes(item))
  return isObject(value) ? objectFrom(entriesOf(value).map(([name, item]) => [name, shortTypes(item, name)])) : value
}

function shortType(type: JsonValue): string | undefined {
  if (typeof type === 'string') return type
  if (isArray(type)) {
    const [first, second, ...others] = type
    if (first !== 'null' || second === undefined || others.length > 0) return undefined
    const short = shortType(second)
    return short === undefined || short.endsWith('?') ? undefined : `${short}?`
  }
  if (!isObject(type) || type['type'] !== 'array' || Object.keys(type).length !== 2) return undefined
  const { items } = type
  return typeof items === 'string' && /^\w+$/.test(items) ? `${items}[]` : undefined
}
