import { entriesOf, isArray, isObject, objectFrom, orderedKeys, type JsonObject, type JsonValue } from '../../json/index.ts'
import { mapItems } from '../text/map-items.ts'
import { originOf, setOrigin } from '../text/origin.ts'
import { stepsIn } from './steps.ts'
import type { Prefixes } from './upgrade.ts'

/** What `$namespaces` of a map says; nothing where it says nothing sensible. */
export function prefixesOf(holder: JsonObject): Prefixes {
  const written = holder['$namespaces']
  if (!isObject(written)) return new Map()
  return new Map(entriesOf(written).flatMap(([prefix, address]) => (typeof address === 'string' ? [[prefix, address] as const] : [])))
}

/** The namespaces of a packed description, gathered from the files it came from. */
export class Namespaces {
  readonly #addresses = new Map<string, string>()

  /**
   * Takes in the prefixes of one file; says which of them must be written otherwise because theirs are taken. Those
   * that may stay come first, and then by name, so that the order in which a file lists them does not count.
   */
  admit(prefixes: Prefixes): ReadonlyMap<string, string> {
    const renamed = new Map<string, string>()
    const sorted = [...prefixes].sort(([left], [right]) => (left < right ? -1 : 1))
    for (const [prefix, address] of sorted) if (this.#isFree(prefix, address)) this.#addresses.set(prefix, address)
    for (const [prefix, address] of sorted) {
      if (this.#addresses.get(prefix) === address) continue
      const free = this.#prefixFor(prefix, address, prefixes)
      this.#addresses.set(free, address)
      renamed.set(prefix, free)
    }
    return renamed
  }

  #isFree(prefix: string, address: string): boolean {
    const taken = this.#addresses.get(prefix)
    return taken === undefined || taken === address
  }

  #prefixFor(prefix: string, address: string, others: Prefixes): string {
    for (let count = 2; ; count += 1) {
      const candidate = `${prefix}${count}`
      if (this.#isFree(candidate, address) && (others.get(candidate) ?? address) === address) return candidate
    }
  }

  /** For the root of the packed description, by name: they come from many files. Undefined when there is nothing to say. */
  toJson(): JsonObject | undefined {
    if (this.#addresses.size === 0) return undefined
    return objectFrom([...this.#addresses].sort(([left], [right]) => (left < right ? -1 : 1)))
  }
}

/** Fields whose values are identifiers of other vocabularies. */
const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set(['format', 'intent', 'specs', 'class'])

/** Fields that belong to the file, not to what stands in it. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['$namespaces', '$schemas'])

/**
 * The same process with prefixes replaced in field names and in identifiers. Parts that were imported from a file with
 * namespaces of its own are admitted on the way, and lose them. What its steps run is left alone.
 */
export function withPrefixes(process: JsonObject, renamed: ReadonlyMap<string, string>, namespaces: Namespaces): JsonObject {
  return withPrefixesIn(process, renamed, namespaces, stepsIn(process)) as JsonObject
}

function withPrefixesIn(value: JsonValue, renamed: ReadonlyMap<string, string>, namespaces: Namespaces, steps: ReadonlySet<JsonValue>): JsonValue {
  if (isArray(value)) return mapItems(value, (item) => withPrefixesIn(item, renamed, namespaces, steps))
  if (!isObject(value)) return value
  const own = '$namespaces' in value ? redeclared(renamed, prefixesOf(value), namespaces) : renamed
  let changed = false
  const entries: (readonly [string, JsonValue])[] = []
  for (const key of orderedKeys(value)) {
    const item = value[key]
    if (item === undefined || FILE_FIELDS.has(key)) {
      changed = true
      continue
    }
    const name = renamePrefix(key, own)
    const isProcess = key === 'run' && steps.has(value)
    const packed = isProcess ? item : IDENTIFIER_FIELDS.has(key) ? renameIdentifiers(item, own) : withPrefixesIn(item, own, namespaces, steps)
    changed ||= name !== key || packed !== item
    entries.push([name, packed])
  }
  if (!changed) return value
  const copy = objectFrom(entries)
  const origin = originOf(value)
  if (origin !== undefined) setOrigin(copy, origin)
  return copy
}

function redeclared(renamed: ReadonlyMap<string, string>, prefixes: Prefixes, namespaces: Namespaces): ReadonlyMap<string, string> {
  const inherited = [...renamed].filter(([prefix]) => !prefixes.has(prefix))
  return new Map([...inherited, ...namespaces.admit(prefixes)])
}

function renameIdentifiers(value: JsonValue, renamed: ReadonlyMap<string, string>): JsonValue {
  if (renamed.size === 0) return value
  if (typeof value === 'string') return renamePrefix(value, renamed)
  return isArray(value) ? mapItems(value, (item) => renameIdentifiers(item, renamed)) : value
}

function renamePrefix(text: string, renamed: ReadonlyMap<string, string>): string {
  if (renamed.size === 0) return text
  const colon = text.indexOf(':')
  const prefix = colon < 0 ? undefined : renamed.get(text.slice(0, colon))
  return prefix === undefined ? text : prefix + text.slice(colon)
}
