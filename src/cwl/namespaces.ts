import { entriesOf, isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../json/index.ts'
import type { Prefixes } from './upgrade.ts'

/** What `$namespaces` of a file says; nothing where it says nothing sensible. */
export function prefixesOf(root: JsonObject): Prefixes {
  const written = root['$namespaces']
  if (!isObject(written)) return new Map()
  return new Map(entriesOf(written).flatMap(([prefix, address]) => (typeof address === 'string' ? [[prefix, address] as const] : [])))
}

/** The namespaces of a packed description, gathered from the files it came from. */
export class Namespaces {
  readonly #addresses = new Map<string, string>()

  /** Takes in the prefixes of one file; says which of them must be written otherwise because theirs are taken. */
  admit(prefixes: Prefixes): ReadonlyMap<string, string> {
    const renamed = new Map<string, string>()
    for (const [prefix, address] of prefixes) {
      const free = this.#prefixFor(prefix, address)
      this.#addresses.set(free, address)
      if (free !== prefix) renamed.set(prefix, free)
    }
    return renamed
  }

  #prefixFor(prefix: string, address: string): string {
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? prefix : `${prefix}${count}`
      const taken = this.#addresses.get(candidate)
      if (taken === undefined || taken === address) return candidate
    }
  }

  /** For the root of the packed description; undefined when there is nothing to say. */
  toJson(): JsonObject | undefined {
    return this.#addresses.size === 0 ? undefined : objectFrom(this.#addresses)
  }
}

/** Fields whose values are identifiers of other vocabularies. */
const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set(['format', 'intent', 'specs', 'class'])

/** The same value with prefixes replaced in field names and in identifiers; processes under `run` are left alone. */
export function withPrefixes(value: JsonValue, renamed: ReadonlyMap<string, string>): JsonValue {
  if (renamed.size === 0) return value
  if (isArray(value)) return value.map((item) => withPrefixes(item, renamed))
  if (!isObject(value)) return value
  return objectFrom(
    entriesOf(value).map(([key, item]) => {
      if (key === 'run') return [key, item]
      return [renamePrefix(key, renamed), IDENTIFIER_FIELDS.has(key) ? renameIdentifiers(item, renamed) : withPrefixes(item, renamed)]
    }),
  )
}

function renameIdentifiers(value: JsonValue, renamed: ReadonlyMap<string, string>): JsonValue {
  if (typeof value === 'string') return renamePrefix(value, renamed)
  return isArray(value) ? value.map((item) => renameIdentifiers(item, renamed)) : value
}

function renamePrefix(text: string, renamed: ReadonlyMap<string, string>): string {
  const colon = text.indexOf(':')
  const prefix = colon < 0 ? undefined : renamed.get(text.slice(0, colon))
  return prefix === undefined ? text : prefix + text.slice(colon)
}
