import { canonicalForm, type Meanings, repacked, respelled, withoutStamp } from '../cwl/index.ts'
import {
  digestOf,
  digestOfWritten,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  sameJson,
  sameWrittenJson,
  type JsonObject,
  type JsonValue,
} from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'

/** An app's description without the keys of the platform and the note on its origin. */
export function bareApp(description: JsonObject, dialect: DialectName): JsonObject {
  return withoutStamp(stripPlatformKeys(description, DIALECTS[dialect]))
}

/**
 * How an app is read. As run, every difference counts that an engine may run in another way: a feature that is not
 * declared, for example. Packed, what packing corrects does not count, because no file can express it.
 */
type ReadAs = 'run' | 'packed'

/**
 * Keys of the platform, the origin and the form do not count. Both are packed again and brought to one form, because
 * another program may have installed one of them.
 */
export function isSameApp(left: JsonObject, right: JsonObject, dialect: DialectName, as: ReadAs = 'run'): boolean {
  if (sameWrittenJson(bareApp(left, dialect), bareApp(right, dialect))) return true
  return sameJson(readingOf(left, dialect, as).meaning, readingOf(right, dialect, as).meaning)
}

/** The first gets the form of the second, so that every difference is one of meaning. */
export function inOneSpelling(
  before: JsonObject,
  after: JsonObject,
  dialect: DialectName,
  as: ReadAs = 'run',
): readonly [before: JsonObject, after: JsonObject] {
  const [old, next] = [readingOf(before, dialect, as), readingOf(after, dialect, as)]
  const meanings = { get: (record: JsonObject) => old.meanings.get(record) ?? next.meanings.get(record) }
  return [respelled(old.packed, next.packed, meanings), next.packed]
}

export function packedApp(description: JsonObject, dialect: DialectName): JsonObject {
  return readingOf(description, dialect, 'packed').packed
}

/** Where no platform is: what any platform, its editor or sbpack adds does not count. */
export const OF_FILES: DialectName = 'seven-bridges'

interface Reading {
  readonly packed: JsonObject
  readonly meaning: JsonObject
  readonly meanings: Meanings
}

/** The readings of compared apps: a plan needs them more than once. */
const READINGS: Readonly<Record<DialectName, Readonly<Record<ReadAs, WeakMap<JsonObject, Reading>>>>> = {
  documented: { run: new WeakMap(), packed: new WeakMap() },
  'seven-bridges': { run: new WeakMap(), packed: new WeakMap() },
}

function readingOf(description: JsonObject, dialect: DialectName, as: ReadAs): Reading {
  const known = READINGS[dialect][as].get(description)
  if (known !== undefined) return known
  const bare = bareApp(description, dialect)
  const packed = repacked(bare, as === 'run') ?? bare
  const meanings: Meanings = new WeakMap()
  const reading = { packed, meaning: canonicalForm(packed, DIALECTS[dialect], meanings), meanings }
  READINGS[dialect][as].set(description, reading)
  return reading
}

/** A digest that is equal for all descriptions for which {@link isSameApp} is true. */
export function digestOfMeaning(description: JsonObject, dialect: DialectName): string {
  return digestOf(readingOf(description, dialect, 'run').meaning)
}

/**
 * The note of a promotion carries it. Only an edit changes it: keys of the platform, its editor's layout, and the
 * declaration of their prefix do not count. It is the plain canonical form, so that newer versions give the same
 * digest.
 */
export function digestOfContent(description: JsonObject, dialect: DialectName): string {
  const { layoutKeys } = DIALECTS[dialect]
  const bare = bareApp(description, dialect)
  if (layoutKeys.size === 0) return digestOf(bare)
  const prefixes = prefixesOf(layoutKeys)
  const declared = bare['$namespaces']
  const kept = isObject(declared) ? entriesOf(declared).filter(([prefix]) => !prefixes.has(prefix)) : []
  const others = entriesOf(bare).filter(([key]) => key !== '$namespaces')
  return digestOf(
    withoutKeys(
      objectFrom([...others, ...(kept.length === 0 ? [] : [['$namespaces', objectFrom(kept)] as const])]),
      layoutKeys,
    ),
  )
}

export function prefixesOf(keys: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].map((key) => key.slice(0, key.indexOf(':'))))
}

function withoutKeys(value: JsonValue, keys: ReadonlySet<string>): JsonValue {
  if (isArray(value)) return value.map((item) => withoutKeys(item, keys))
  if (!isObject(value)) return value
  return objectFrom(
    entriesOf(value).flatMap(([key, item]) => (keys.has(key) ? [] : [[key, withoutKeys(item, keys)] as const])),
  )
}

/** After {@link bareApp}: plans, records and rollbacks compare it. */
export function digestOfApp(description: JsonObject, dialect: DialectName): string {
  return digestOf(bareApp(description, dialect))
}

/**
 * "Exactly this" of the rule `tested`: equal only for descriptions that every engine runs alike. Another form may be
 * read in another way by another engine, and a number is written to a command line, so only the order of keys does not
 * count.
 */
export function digestOfExactly(description: JsonObject, dialect: DialectName): string {
  return digestOfWritten(bareApp(description, dialect))
}

export const NO_APP =
  'no app, since it has neither `class` nor `cwlVersion`: something between here and the platform may have answered in its place'

/** Any JSON object at a target can be read. One without both keys is not an app. */
export function looksLikeCwl(description: JsonObject): boolean {
  return 'class' in description || 'cwlVersion' in description
}
