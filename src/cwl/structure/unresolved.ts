import { isArray, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { isPresent } from '../../json/is-present.ts'
import { isNamed } from '../documents/parts.ts'
import { MODELS } from '../model/index.ts'
import { isMarkedUnresolved } from '../yaml/origin.ts'
import { isMisspelt } from './field-advice.ts'

/**
 * Whether an earlier error makes a map, or a field of it, unusable, so that nothing that follows from it is reported.
 * Such a map could not be imported, such a list has an item that cannot be read, and such a field is misspelt.
 */
export function isUnresolved(holder: JsonObject, key?: string): boolean {
  if (isMarkedUnresolved(holder)) return true
  if (key === undefined) return false
  const list = LISTS.get(key)
  if (list === undefined) return isMisspelt(holder, key)
  const value = holder[key]
  if (!isPresent(value)) return list.isRequired || isMisspelt(holder, key)
  return !(isArray(value) ? isWhole(value, list) : typeof value === 'string' && list.isText === true)
}

interface List {
  readonly isItem: (item: JsonValue) => boolean
  readonly isRequired?: boolean
  /** A text means a list of one item. */
  readonly isText?: boolean
}

const NAMED: List = { isItem: isNamed, isRequired: true }

const LISTS: ReadonlyMap<string, List> = new Map([
  ['inputs', NAMED],
  ['outputs', NAMED],
  ['steps', NAMED],
  ['in', NAMED],
  ['out', { isItem: (item) => typeof item === 'string' || isNamed(item), isRequired: true }],
  ['scatter', { isItem: (item) => typeof item === 'string', isText: true }],
  ['requirements', { isItem: isKnownRequirement }],
])

/** The latest version has all classes; others are of other vocabularies. */
function isKnownRequirement(item: JsonValue): boolean {
  return (
    isObject(item) &&
    typeof item['class'] === 'string' &&
    (item['class'].includes(':') || MODELS['v1.2'].requirements.includes(item['class']))
  )
}

/** A list may be long, and is used for every link. */
const KNOWN = new WeakMap<readonly JsonValue[], boolean>()

function isWhole(values: readonly JsonValue[], { isItem }: List): boolean {
  const known = KNOWN.get(values) ?? values.every(isItem)
  KNOWN.set(values, known)
  return known
}
