import { canonicalForm, type Meanings, repacked, respelled, withoutStamp } from '../cwl/index.ts'
import { digestOf, sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'

/** An app's description without the keys of the platform and the note on its origin. */
export function bareApp(description: JsonObject, dialect: DialectName): JsonObject {
  return withoutStamp(stripPlatformKeys(description, DIALECTS[dialect]))
}

/**
 * Keys of the platform, the origin and the form do not count. Both are packed again and brought to one form, because
 * another program may have installed one of them.
 */
export function isSameApp(left: JsonObject, right: JsonObject, dialect: DialectName): boolean {
  if (sameJson(bareApp(left, dialect), bareApp(right, dialect))) return true
  return sameJson(readingOf(left, dialect).meaning, readingOf(right, dialect).meaning)
}

/** The first gets the form of the second, so that every difference is one of meaning. */
export function inOneSpelling(
  before: JsonObject,
  after: JsonObject,
  dialect: DialectName,
): readonly [before: JsonObject, after: JsonObject] {
  const [old, next] = [readingOf(before, dialect), readingOf(after, dialect)]
  const meanings = { get: (record: JsonObject) => old.meanings.get(record) ?? next.meanings.get(record) }
  return [respelled(old.packed, next.packed, meanings), next.packed]
}

export function packedApp(description: JsonObject, dialect: DialectName): JsonObject {
  return readingOf(description, dialect).packed
}

/** Where no platform is: what any platform, its editor or sbpack adds does not count. */
export const OF_FILES: DialectName = 'seven-bridges'

interface Reading {
  readonly packed: JsonObject
  readonly meaning: JsonObject
  readonly meanings: Meanings
}

/** The readings of compared apps: a plan needs them more than once. */
const READINGS: Readonly<Record<DialectName, WeakMap<JsonObject, Reading>>> = {
  documented: new WeakMap(),
  'seven-bridges': new WeakMap(),
}

function readingOf(description: JsonObject, dialect: DialectName): Reading {
  const known = READINGS[dialect].get(description)
  if (known !== undefined) return known
  const bare = bareApp(description, dialect)
  const packed = repacked(bare) ?? bare
  const meanings: Meanings = new WeakMap()
  const reading = { packed, meaning: canonicalForm(packed, DIALECTS[dialect], meanings), meanings }
  READINGS[dialect].set(description, reading)
  return reading
}

/** A digest that is equal for all descriptions for which {@link isSameApp} is true. */
export function digestOfMeaning(description: JsonObject, dialect: DialectName): string {
  return digestOf(readingOf(description, dialect).meaning)
}

/** After {@link bareApp}: plans, records and rollbacks compare it. */
export function digestOfApp(description: JsonObject, dialect: DialectName): string {
  return digestOf(bareApp(description, dialect))
}

/**
 * "Exactly this" of the rule `tested`: equal only for descriptions that every engine runs alike. Another form may be
 * read in another way by another engine, so only the order of keys does not count.
 */
export function digestOfExactly(description: JsonObject, dialect: DialectName): string {
  return digestOfApp(description, dialect)
}

export const NO_APP =
  'no app, since it has neither `class` nor `cwlVersion`: something between here and the platform may have answered in its place'

/** Any JSON object at a target can be read. One without both keys is not an app. */
export function looksLikeCwl(description: JsonObject): boolean {
  return 'class' in description || 'cwlVersion' in description
}
