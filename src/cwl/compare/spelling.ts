import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  sameJson,
  withField,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { mapItems } from '../source/map-items.ts'

/**
 * A packed description without what is spelling alone. Of what its steps run, that is a `cwlVersion` that the whole has
 * too, hints that say what v1.0 means without them, and the keys that a platform writes; everywhere, empty lists of
 * requirements and hints. Two descriptions that are the same without it are one app. A tool of another version is
 * another tool: listings, the network and backslashes mean something else in it.
 */
export function withoutSpelling(description: JsonObject, platformKeys: ReadonlySet<string>): JsonObject {
  const known = new Map<JsonObject, JsonObject>()
  const inner = (process: JsonObject): JsonObject => {
    const before = known.get(process)
    if (before !== undefined) return before
    // The identifier of an inlined process is its author's: a platform writes only that of the whole.
    const named = process['cwlVersion'] === 'v1.0' ? withoutOldDefaults(process) : process
    const hasOuterVersion = process['cwlVersion'] === description['cwlVersion']
    const isSpelling = (key: string): boolean =>
      key === 'cwlVersion' ? hasOuterVersion : key !== 'id' && platformKeys.has(key)
    const made = plain(named, isSpelling, inner)
    known.set(process, made)
    return made
  }
  return plain(description, () => false, inner)
}

function plain(
  process: JsonObject,
  isLeftOut: (key: string) => boolean,
  inner: (process: JsonObject) => JsonObject,
): JsonObject {
  return objectFrom(
    entriesOf(process).flatMap(([key, value]) => {
      if (isLeftOut(key) || ((key === 'requirements' || key === 'hints') && isEmpty(value))) return []
      return [[key, key === 'steps' && isArray(value) ? mapItems(value, (step) => plainStep(step, inner)) : value]]
    }),
  )
}

function plainStep(step: JsonValue, inner: (process: JsonObject) => JsonObject): JsonValue {
  if (!isObject(step)) return step
  return objectFrom(
    entriesOf(step).flatMap(([key, value]) => {
      if ((key === 'requirements' || key === 'hints') && isEmpty(value)) return []
      return [[key, key === 'run' && isObject(value) ? inner(value) : value]]
    }),
  )
}

function isEmpty(value: JsonValue): boolean {
  return isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}

/** Packing adds these hints to a process of v1.0 that becomes a part of a newer description. */
function withoutOldDefaults(process: JsonObject): JsonObject {
  const { hints } = process
  if (!isArray(hints)) return process
  return withField(
    process,
    'hints',
    hints.filter((hint) => !OLD_DEFAULTS.some((known) => sameJson(hint, known))),
  )
}

const OLD_DEFAULTS: readonly JsonObject[] = [
  { class: 'LoadListingRequirement', loadListing: 'deep_listing' },
  { class: 'NetworkAccess', networkAccess: true },
]
