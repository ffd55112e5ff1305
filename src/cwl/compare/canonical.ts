import {
  canonicalJson,
  entriesOf,
  isArray,
  isObject,
  objectFrom,
  sameJson,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { literalOf, recordsOf } from '../forms/keyed-items.ts'
import {
  isVersion,
  MODELS,
  type Field,
  type Kind,
  type Model,
  type RecordShape,
  type VersionName,
} from '../model/index.ts'
import { prefixesIn } from '../packing/unpack.ts'
import { readTypeNotation } from '../types/type-names.ts'

interface WrittenKeys {
  /** At the top level. */
  readonly platformKeys: ReadonlySet<string>
  /** At any level. */
  readonly layoutKeys: ReadonlySet<string>
}

/** The canonical form of each field of a record. Undefined for a field without effect. */
export type Meanings = WeakMap<JsonObject, ReadonlyMap<string, JsonValue | undefined>>

/**
 * Equal for all packed descriptions with the same meaning; only to compare. Types are lists with null first, a list of
 * one is a single value, and unordered lists are sorted. Defaults, empty lists, names of types, unused namespaces, keys
 * of the platform, the layout, and a `cwlVersion` of an inlined process without effect are removed. `meanings` gets the
 * forms of all records.
 */
export function canonicalForm(
  description: JsonObject,
  platform: WrittenKeys,
  meanings: Meanings = new WeakMap(),
): JsonObject {
  const version = versionIn(description, 'v1.2')
  return new Speller(version, platform, meanings).process(description, version, true)
}

/** The values of fields that are left out. */
const DEFAULTS: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
  ['position', 0],
  ['separate', true],
  ['shellQuote', true],
  ['loadContents', false],
  ['streamable', false],
  ['writable', false],
])

/** They are added to a process of v1.0 in a newer description. */
const OLD_DEFAULTS: readonly JsonObject[] = [
  { class: 'LoadListingRequirement', loadListing: 'deep_listing' },
  { class: 'NetworkAccess', networkAccess: true },
]

/** Thousands of levels would be too deep to compare. */
const MOST_LISTS = 100

class Speller {
  readonly #whole: VersionName
  readonly #platform: WrittenKeys
  readonly #meanings: Meanings
  #version: VersionName

  constructor(whole: VersionName, platform: WrittenKeys, meanings: Meanings) {
    this.#whole = whole
    this.#version = whole
    this.#platform = platform
    this.#meanings = meanings
  }

  process(process: JsonObject, around: VersionName, isRoot = false): JsonObject {
    const { class: name } = process
    const version = versionIn(process, around)
    const model = MODELS[version]
    if (typeof name !== 'string' || !model.processes.includes(name)) return process
    const outer = this.#version
    this.#version = version
    const isSpelling = (key: string): boolean =>
      key === 'cwlVersion'
        ? !isRoot && isVersion(process[key]) && !this.#counts(process, version)
        : // Its author writes it. A platform writes only the outer one.
          this.#platform.platformKeys.has(key) && (isRoot || key !== 'id')
    const spelled = this.#record(model.record(name), process, isSpelling)
    this.#version = outer
    return spelled
  }

  /** It has another meaning in its own version than in that of the description. */
  #counts(process: JsonObject, version: VersionName): boolean {
    if (version === this.#whole) return false
    // Listings, network access and memory have other defaults later.
    return (version === 'v1.0' && process['class'] !== 'Workflow') || hasLoneBackslash(process)
  }

  #record(shape: RecordShape, value: JsonObject, isSpelling = isNameOf(shape)): JsonObject {
    const meanings = new Map(
      entriesOf(value).map(([key, written]) => {
        if (isSpelling(key) || this.#platform.layoutKeys.has(key)) return [key, undefined] as const
        if (key === '$namespaces') return [key, this.#namespaces(value, written)] as const
        const field = shape.fields.get(key)
        return [key, field === undefined ? written : this.#field(shape, field, written)] as const
      }),
    )
    this.#meanings.set(value, meanings)
    return objectFrom([...meanings].flatMap(([key, meant]) => (meant === undefined ? [] : [[key, meant] as const])))
  }

  /** Without those of the platform, which it declares itself. */
  #namespaces(process: JsonObject, written: JsonValue): JsonValue | undefined {
    if (!isObject(written)) return written
    const used = prefixesIn(process)
    const own = prefixesIn([...this.#platform.platformKeys])
    const kept = entriesOf(written).filter(([prefix]) => used.has(prefix) && !own.has(prefix))
    return kept.length === 0 ? undefined : objectFrom(kept)
  }

  /** Undefined if the field has no effect. */
  #field(shape: RecordShape, field: Field, written: JsonValue): JsonValue | undefined {
    const { name, required, kinds, map } = field
    if ((written === null && !required) || DEFAULTS.get(name) === written) return undefined
    if (kinds.some(({ kind }) => kind === 'any')) return written
    if (kinds.some(({ kind }) => kind === 'type')) return this.#type(kinds, written)
    if (name === 'secondaryFiles' && isText(kinds)) return this.#patterns(shape, written)
    if (name === 'run') return isObject(written) ? this.process(written, this.#version) : written
    if (!isArray(written)) return this.#item(kinds, written)
    const inner = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
    let items = written.map((item) => this.#item(inner, item))
    if (name === 'hints' && this.#version === 'v1.0') items = items.filter((hint) => !isOldDefault(hint))
    // An empty list of sources has a meaning.
    if (items.length === 0 && !required && !/source$/i.test(name)) return undefined
    if (name === 'doc') return items.filter((line) => typeof line === 'string').join('\n')
    if (map !== undefined || name === 'out') return sorted(items, map?.subject)
    const [only] = items
    return items.length === 1 && kinds.some(({ kind }) => kind !== 'array') ? only : items
  }

  #item(kinds: readonly Kind[], value: JsonValue): JsonValue {
    if (!isObject(value)) return value
    const shape = this.#shapeOf(kinds, value)
    if (shape === undefined) return value
    const item = this.#record(shape, value)
    // An output of a step, and an argument, may be a single text.
    const [[key, text] = [], ...others] = entriesOf(item)
    return others.length === 0 && (key === 'id' || key === 'valueFrom') && isText(kinds) ? (text ?? item) : item
  }

  #shapeOf(kinds: readonly Kind[], value: JsonObject): RecordShape | undefined {
    const model = this.#model
    const names = kinds.flatMap((kind) => recordsOf(model, kind.kind === 'hint' ? { kind: 'requirement' } : kind))
    const tagged = (name: string): string | undefined =>
      literalOf(model, name, 'class') ?? literalOf(model, name, 'type')
    const found =
      names.find((name) => tagged(name) === (value['class'] ?? value['type'])) ??
      names.find((name) => tagged(name) === undefined)
    return found === undefined ? undefined : model.record(found)
  }

  get #model(): Model {
    return MODELS[this.#version]
  }

  #type(kinds: readonly Kind[], written: JsonValue): JsonValue {
    const distinct = new Map(this.#types(kinds, written).map((type) => [canonicalJson(type), type]))
    const types = [...distinct.values()]
    const [first = written] = types
    return types.length === 1 ? first : types.sort((one, other) => Number(other === 'null') - Number(one === 'null'))
  }

  #types(kinds: readonly Kind[], written: JsonValue): readonly JsonValue[] {
    if (isArray(written)) return written.flatMap((type) => this.#types(kinds, type))
    if (typeof written === 'string') {
      const { name, lists, optional } = readTypeNotation(written, this.#version)
      if (lists > MOST_LISTS) return [written]
      let type: JsonValue = name
      for (let list = 0; list < lists; list += 1) type = { type: 'array', items: type }
      return optional ? ['null', type] : [type]
    }
    if (!isObject(written)) return [written]
    const shape = this.#shapeOf(kinds, written)
    if (shape !== undefined) return [this.#record(shape, written)]
    const { type, ...others } = written
    return type === undefined || Object.keys(others).length > 0 ? [written] : this.#types(kinds, type)
  }

  /**
   * In inputs they are required and in outputs optional, unless declared otherwise (CWL v1.2, "SecondaryFileSchema").
   * Before v1.1, a question mark is a part of the pattern.
   */
  #patterns(shape: RecordShape, written: JsonValue): JsonValue {
    const expected = !shape.name.includes('Output')
    const patterns = (isArray(written) ? written : [written]).map((file): JsonValue => {
      const isOptional = typeof file === 'string' && file.endsWith('?') && this.#version !== 'v1.0'
      const { pattern, required } = isObject(file)
        ? { pattern: file['pattern'] ?? null, required: file['required'] ?? expected }
        : { pattern: isOptional ? file.slice(0, -1) : file, required: isOptional ? false : expected }
      return required === expected ? { pattern } : { pattern, required }
    })
    return patterns
  }
}

function versionIn({ cwlVersion }: JsonObject, around: VersionName): VersionName {
  return isVersion(cwlVersion) ? cwlVersion : around
}

/** A name has no effect where the type is written in place. */
function isNameOf({ name }: RecordShape): (key: string) => boolean {
  return (key) => key === 'name' && name.endsWith('Schema')
}

function isText(kinds: readonly Kind[]): boolean {
  return kinds.some(({ kind }) => kind === 'string')
}

function isOldDefault(hint: JsonValue): boolean {
  return OLD_DEFAULTS.some((known) => sameJson(hint, known))
}

function sorted(items: readonly JsonValue[], subject: string | undefined): readonly JsonValue[] {
  const keyed = items.map((item) => {
    const key = isObject(item) ? item[subject ?? 'id'] : item
    return { item, key: typeof key === 'string' ? key : '' }
  })
  return keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ item }) => item)
}

/** With an expression in the same text. v1.0 and v1.1 do not define its meaning, but v1.2 does. */
function hasLoneBackslash(value: JsonValue): boolean {
  if (typeof value === 'string') return value.includes('\\') && /\$[({]/.test(value)
  if (isArray(value)) return value.some(hasLoneBackslash)
  return isObject(value) && entriesOf(value).some(([key, part]) => key !== 'run' && hasLoneBackslash(part))
}
