import {
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  orderedKeys,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { mapItems } from '../yaml/map-items.ts'
import { oncePerObject } from '../yaml/once.ts'
import { originOf, setOrigin } from '../yaml/origin.ts'
import { stepsIn } from './local-files.ts'
import type { Prefixes } from './upgrade.ts'

/** Empty if `$namespaces` is invalid. */
export function prefixesOf({ $namespaces: written }: JsonObject): Prefixes {
  return isObject(written) ? declaredIn(written) : NO_PREFIXES
}

const declaredIn = oncePerObject(
  (written: JsonObject) =>
    new Map(
      entriesOf(written).flatMap(([prefix, address]) =>
        typeof address === 'string' ? [[prefix, address] as const] : [],
      ),
    ),
)

const NO_PREFIXES: Prefixes = new Map()

/** Undefined if it is unchanged. */
type Renaming = (prefix: string) => string | undefined

const NOTHING_RENAMED: Renaming = () => undefined

export class Namespaces {
  readonly #addresses = new Map<string, string>()
  readonly #admitted = new Map<Prefixes, Renaming>()
  /** By address the replacement of a prefix that was taken, and by prefix the next number to try. */
  readonly #given = new Map<string, string>()
  readonly #next = new Map<string, number>()

  /**
   * Returns which prefixes of a file are taken and must be renamed. Unchanged ones are added first, then by name, so
   * that their order does not matter.
   */
  admit(prefixes: Prefixes): Renaming {
    const known = this.#admitted.get(prefixes)
    if (known !== undefined) return known
    const renamed = this.#admit(prefixes)
    const renaming: Renaming = renamed.size === 0 ? NOTHING_RENAMED : (prefix) => renamed.get(prefix)
    this.#admitted.set(prefixes, renaming)
    return renaming
  }

  #admit(prefixes: Prefixes): ReadonlyMap<string, string> {
    const renamed = new Map<string, string>()
    const sorted = [...prefixes].sort(([left], [right]) => (left < right ? -1 : 1))
    for (const [prefix, address] of sorted) if (!this.#addresses.has(prefix)) this.#addresses.set(prefix, address)
    for (const [prefix, address] of sorted) {
      if (this.#isFree(prefix, address)) continue
      const free = this.#prefixFor(prefix, address, prefixes)
      this.#addresses.set(free, address)
      renamed.set(prefix, free)
    }
    return renamed
  }

  #isFree(prefix: string, address: string): boolean {
    const taken = this.#addresses.get(prefix)
    return taken === undefined || vocabularyOf(taken) === vocabularyOf(address)
  }

  #prefixFor(prefix: string, address: string, others: Prefixes): string {
    const isRight = (candidate: string): boolean =>
      this.#isFree(candidate, address) && (others.get(candidate) ?? address) === address
    const key = `${prefix} ${address}`
    const given = this.#given.get(key)
    if (given !== undefined && isRight(given)) return given
    for (let count = this.#next.get(prefix) ?? 2; ; count += 1) {
      const candidate = `${prefix}${count}`
      if (!isRight(candidate)) continue
      this.#given.set(key, candidate)
      this.#next.set(prefix, count + 1)
      return candidate
    }
  }

  /** Sorted, because they come from many files. */
  toJson(): JsonObject | undefined {
    if (this.#addresses.size === 0) return undefined
    return objectFrom([...this.#addresses].sort(([left], [right]) => (left < right ? -1 : 1)))
  }
}

/**
 * People write the address of one vocabulary in several ways, such as https://www.sevenbridges.com/ and
 * https://sevenbridges.com. Platforms read the text of their prefix, so it must not become another one.
 */
function vocabularyOf(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/(?<![/#])[/#]+$/, '')
}

/** Their values are identifiers of other vocabularies. */
export const IDENTIFIER_FIELDS: ReadonlySet<string> = new Set(['format', 'intent', 'specs', 'class'])

/** They belong to the file, not to its content. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['$namespaces', '$schemas'])

/**
 * In field names and identifiers. Parts from a file with its own namespaces are added, and lose these. Processes of
 * steps are unchanged.
 */
export function withPrefixes(process: JsonObject, renamed: Renaming, namespaces: Namespaces): JsonObject {
  return withPrefixesIn(process, renamed, namespaces, stepsIn(process)) as JsonObject
}

function withPrefixesIn(
  value: JsonValue,
  renamed: Renaming,
  namespaces: Namespaces,
  steps: ReadonlySet<JsonValue>,
): JsonValue {
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
    const packed = isProcess
      ? item
      : IDENTIFIER_FIELDS.has(key)
        ? renameIdentifiers(item, own)
        : withPrefixesIn(item, own, namespaces, steps)
    changed ||= name !== key || packed !== item
    entries.push([name, packed])
  }
  if (!changed) return value
  const copy = objectFrom(entries)
  const origin = originOf(value)
  if (origin !== undefined) setOrigin(copy, origin)
  return copy
}

function redeclared(renamed: Renaming, prefixes: Prefixes, namespaces: Namespaces): Renaming {
  const own = namespaces.admit(prefixes)
  return own === NOTHING_RENAMED && renamed === NOTHING_RENAMED
    ? renamed
    : (prefix) => (prefixes.has(prefix) ? own(prefix) : renamed(prefix))
}

function renameIdentifiers(value: JsonValue, renamed: Renaming): JsonValue {
  if (renamed === NOTHING_RENAMED) return value
  if (typeof value === 'string') return renamePrefix(value, renamed)
  return isArray(value) ? mapItems(value, (item) => renameIdentifiers(item, renamed)) : value
}

function renamePrefix(text: string, renamed: Renaming): string {
  if (renamed === NOTHING_RENAMED) return text
  const colon = text.indexOf(':')
  const prefix = colon < 0 ? undefined : renamed(text.slice(0, colon))
  return prefix === undefined ? text : prefix + text.slice(colon)
}
