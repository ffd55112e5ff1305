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
 * A packed description without what is spelling alone: the `cwlVersion` of what its steps run, which engines read by
 * the version of the whole or by its own with the same result, empty lists of requirements and hints, and, in what its
 * steps run, the keys that a platform writes. Two descriptions that are the same without it are one app.
 */
export function withoutSpelling(description: JsonObject, platformKeys: ReadonlySet<string>): JsonObject {
  const known = new Map<JsonObject, JsonObject>()
  const inner = (process: JsonObject): JsonObject => {
    const before = known.get(process)
    if (before !== undefined) return before
    // A process of its own has an identifier by its author, and no platform writes it.
    const named = process['cwlVersion'] === 'v1.0' ? withoutOldDefaults(process) : process
    const made = plain(named, (key) => key === 'cwlVersion' || (key !== 'id' && platformKeys.has(key)), inner)
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
