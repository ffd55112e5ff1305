import { withoutSpelling } from '../cwl/compare/spelling.ts'
import { withoutStamp } from '../cwl/packing/stamp.ts'
import { digestOf, sameJson, type JsonObject } from '../json/index.ts'
import { DIALECTS, stripPlatformKeys } from '../platform/dialect.ts'
import type { DialectName } from '../platform/types.ts'

/** An app's description without what the platform wrote and without the note on where it came from. */
export function bareApp(description: JsonObject, dialect: DialectName): JsonObject {
  return withoutStamp(stripPlatformKeys(description, DIALECTS[dialect]))
}

/** True when both are the same app: what the platform writes, where it came from, and spelling do not count. */
export function isSameApp(left: JsonObject, right: JsonObject, dialect: DialectName): boolean {
  const [one, other] = [bareApp(left, dialect), bareApp(right, dialect)]
  if (sameJson(one, other)) return true
  const { platformKeys } = DIALECTS[dialect]
  return sameJson(withoutSpelling(one, platformKeys), withoutSpelling(other, platformKeys))
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
