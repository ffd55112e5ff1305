import { canonicalForm, type Meanings } from '../cwl/compare/canonical.ts'
import { repacked } from '../cwl/compare/repack.ts'
import { respelled } from '../cwl/compare/respell.ts'
import { withoutStamp } from '../cwl/packing/stamp.ts'
import { digestOf, sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'

/** An app's description without what the platform wrote and without the note on where it came from. */
export function bareApp(description: JsonObject, dialect: DialectName): JsonObject {
  return withoutStamp(stripPlatformKeys(description, DIALECTS[dialect]))
}

/**
 * True when both are the same app: what the platform writes, where it came from, and spelling do not count. Both are
 * packed and brought to one form by the same steps, since another program may have installed one of them.
 */
export function isSameApp(left: JsonObject, right: JsonObject, dialect: DialectName): boolean {
  if (sameJson(bareApp(left, dialect), bareApp(right, dialect))) return true
  return sameJson(readingOf(left, dialect).meaning, readingOf(right, dialect).meaning)
}

/**
 * Two apps to be shown beside one another, packed and bare: the first in the spelling of the second, so that what is
 * written otherwise differs in meaning.
 */
export function inOneSpelling(
  before: JsonObject,
  after: JsonObject,
  dialect: DialectName,
): readonly [before: JsonObject, after: JsonObject] {
  const [old, next] = [readingOf(before, dialect), readingOf(after, dialect)]
  const meanings = { get: (record: JsonObject) => old.meanings.get(record) ?? next.meanings.get(record) }
  return [respelled(old.packed, next.packed, meanings), next.packed]
}

/** An app bare and as this program packs it, whoever packed it; as it is where that cannot be done. */
export function packedApp(description: JsonObject, dialect: DialectName): JsonObject {
  return readingOf(description, dialect).packed
}

/** What an app says, whoever packed it. */
interface Reading {
  readonly packed: JsonObject
  readonly meaning: JsonObject
  readonly meanings: Meanings
}

/** Of each app that was compared: a plan asks more than once. */
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
  const reading = { packed, meaning: canonicalForm(packed, DIALECTS[dialect].platformKeys, meanings), meanings }
  READINGS[dialect].set(description, reading)
  return reading
}

/** The digest of what is left of an app by {@link bareApp}: what plans, records and rollbacks compare. */
export function digestOfApp(description: JsonObject, dialect: DialectName): string {
  return digestOf(bareApp(description, dialect))
}

/** Of what {@link looksLikeCwl} takes for none. */
export const NO_APP =
  'no app, since it has neither `class` nor `cwlVersion`: something between here and the platform may have answered in its place'

/** Any JSON object is taken for what is at a target when it is read; one without both is no app, anyone who answered. */
export function looksLikeCwl(description: JsonObject): boolean {
  return 'class' in description || 'cwlVersion' in description
}
