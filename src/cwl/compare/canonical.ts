import {
  canonicalJson,
  entriesOf,
  ExactNumber,
  isArray,
  isObject,
  objectFrom,
  type JsonObject,
  type JsonValue,
} from '../../json/index.ts'
import { literalOf, recordsOf } from '../forms/keyed-items.ts'
import { mayHoldExpression } from '../lint/facts/interpolation.ts'
import {
  isVersion,
  MODELS,
  VERSIONS,
  type Field,
  type Kind,
  type Model,
  type RecordShape,
  type VersionName,
} from '../model/index.ts'
import { expandPrefix } from '../model/own-terms.ts'
import { IDENTIFIER_FIELDS, prefixesOf } from '../packing/namespaces.ts'
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
 * Equal for packed descriptions that every engine runs in the same way; only to compare. An app with another form is
 * not promoted, so two forms become one only where the reason is written here, and test/runner/same-meaning.test.ts
 * runs both with the reference implementation. `meanings` gets the forms of all records.
 */
export function canonicalForm(
  description: JsonObject,
  platform: WrittenKeys,
  meanings: Meanings = new WeakMap(),
): JsonObject {
  const version = versionIn(description, 'v1.2')
  return new Speller(description, version, platform, meanings).process(description, version, true)
}

/** They mean the same as an absent field (CWL v1.2, the "default value" of each field). */
const DEFAULTS: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
  ['position', 0],
  ['separate', true],
  ['shellQuote', true],
  ['loadContents', false],
  ['streamable', false],
  ['writable', false],
])

/**
 * Null in them means that the field is absent. The reference implementation refuses null in most other fields, or reads
 * it as a value: `outputEval: null` gives null, and `default: null` makes an input optional.
 */
const ABSENT_IF_NULL: ReadonlySet<string> = new Set([
  'arguments',
  'doc',
  'inputBinding',
  'intent',
  'label',
  'linkMerge',
  'loadContents',
  'loadListing',
  'pickValue',
  'prefix',
  'scatterMethod',
  'stderr',
  'stdin',
  'streamable',
])

/**
 * An empty list in them has no effect. In others it has one: `scatter: []` is refused, no file fits `format: []`,
 * `listing: []` is an empty folder, and a link from `[]` gives a list.
 */
const ABSENT_IF_EMPTY: ReadonlySet<string> = new Set([
  'arguments',
  'baseCommand',
  'doc',
  'expressionLib',
  'glob',
  'hints',
  'intent',
  'permanentFailCodes',
  'requirements',
  'successCodes',
  'temporaryFailCodes',
])

/**
 * A list of one in them is that value. In `listing`, an expression alone must give a list, and in a list it may give
 * one file.
 */
const ONE_OR_LIST: ReadonlySet<string> = new Set(['baseCommand', 'format', 'glob', 'outputSource', 'scatter', 'source'])

/** Thousands of levels would be too deep to compare. */
const MOST_LISTS = 100

class Speller {
  readonly #whole: VersionName
  readonly #platform: WrittenKeys
  readonly #meanings: Meanings
  /** Platforms compare the text of their prefix, so that is not expanded. */
  readonly #addresses: ReadonlyMap<string, string>
  readonly #ownPrefixes: ReadonlySet<string>
  /** In values whose meaning only other vocabularies know. */
  readonly #usedPrefixes = new Set<string>()
  #version: VersionName
  /** A requirement without fields that is inherited. Packing repeats it in each workflow that needs it. */
  #runsWorkflows = false

  constructor(description: JsonObject, whole: VersionName, platform: WrittenKeys, meanings: Meanings) {
    this.#whole = whole
    this.#version = whole
    this.#platform = platform
    this.#meanings = meanings
    this.#ownPrefixes = prefixesIn([...platform.platformKeys])
    this.#addresses = new Map([...prefixesOf(description)].filter(([prefix]) => !this.#ownPrefixes.has(prefix)))
  }

  process(process: JsonObject, around: VersionName, isRoot = false): JsonObject {
    const { class: name } = process
    const version = versionIn(process, around)
    const model = MODELS[version]
    if (typeof name !== 'string' || !model.processes.includes(name)) return this.#asWritten(process) as JsonObject
    const isSpelling = (key: string): boolean =>
      key === 'cwlVersion'
        ? !isRoot && isVersion(process[key]) && !this.#counts(process, version)
        : // Its author writes it. A platform writes only the outer one.
          this.#platform.platformKeys.has(key) && (isRoot || key !== 'id')
    const [outer, ranWorkflows] = [this.#version, this.#runsWorkflows]
    this.#version = version
    const requirements = this.#requirements(process)
    const spelled = this.#record(model.record(name), process, isSpelling, requirements)
    this.#version = outer
    this.#runsWorkflows = ranWorkflows
    return spelled
  }

  /** Inherited (CWL v1.2, "Requirements and hints"). */
  #requirements({ requirements }: JsonObject): JsonValue | undefined {
    if (!isArray(requirements)) return requirements
    const isIt = (item: JsonValue): boolean => isObject(item) && item['class'] === 'SubworkflowFeatureRequirement'
    if (this.#runsWorkflows) return requirements.filter((item) => !isIt(item))
    this.#runsWorkflows = requirements.some(isIt)
    return requirements
  }

  /**
   * It has another meaning in its own version than in that of the description, for an engine that respects it. The
   * reference implementation ignores it, but refuses one that is newer than the description.
   */
  #counts(process: JsonObject, version: VersionName): boolean {
    if (version === this.#whole) return false
    if (VERSIONS.indexOf(version) > VERSIONS.indexOf(this.#whole)) return true
    // Listings, network access and memory have other defaults after v1.0, and longer contents are an error in v1.2.
    if (version === 'v1.0' && process['class'] !== 'Workflow') return true
    return hasText(
      process,
      (text) => mayHoldExpression(text) && (text.includes('\\') || /\b(?:listing|contents)\b/.test(text)),
    )
  }

  #record(
    shape: RecordShape,
    value: JsonObject,
    isSpelling = isNameOf(shape),
    requirements = value['requirements'],
  ): JsonObject {
    const meanings = new Map<string, JsonValue | undefined>()
    for (const [key, written] of entriesOf(value)) {
      if (isSpelling(key) || this.#platform.layoutKeys.has(key)) meanings.set(key, undefined)
      else if (key !== '$namespaces') {
        const field = shape.fields.get(key)
        const content = key === 'requirements' ? (requirements ?? written) : written
        meanings.set(key, field === undefined ? this.#asWritten(written) : this.#field(shape, field, content, value))
      }
    }
    // After all that may use a prefix.
    const { $namespaces: namespaces } = value
    if (namespaces !== undefined) meanings.set('$namespaces', this.#namespaces(namespaces))
    this.#meanings.set(value, meanings)
    return objectFrom(
      [...meanings].flatMap(([key, meant]) => (meant === undefined ? [] : [[this.#expand(key), meant] as const])),
    )
  }

  /** A prefix is short for an address (SALAD 1.2, "Identifier resolution"). Only those that were not expanded count. */
  #namespaces(written: JsonValue): JsonValue | undefined {
    if (!isObject(written)) return written
    const kept = entriesOf(written).filter(
      ([prefix]) => this.#usedPrefixes.has(prefix) && !this.#ownPrefixes.has(prefix),
    )
    return kept.length === 0 ? undefined : objectFrom(kept)
  }

  #expand(text: string): string {
    return text.includes(':') ? expandPrefix(text, this.#addresses) : text
  }

  /** A value that CWL does not define: its numbers may reach a command line, and its texts may have prefixes. */
  #asWritten(value: JsonValue): JsonValue {
    prefixesIn(value, this.#usedPrefixes)
    return withExactNumbers(value)
  }

  /** Undefined if the field has no effect. */
  #field(shape: RecordShape, field: Field, written: JsonValue, holder: JsonObject): JsonValue | undefined {
    const { name, kinds } = field
    if (DEFAULTS.get(name) === written || (written === null && ABSENT_IF_NULL.has(name))) return undefined
    if (kinds.some(({ kind }) => kind === 'any')) return this.#asWritten(written)
    if (kinds.some(({ kind }) => kind === 'type')) return this.#type(kinds, written)
    if (name === 'secondaryFiles' && isText(kinds)) return this.#patterns(shape, written)
    if (name === 'run') return isObject(written) ? this.process(written, this.#version) : written
    // "The default" of several sources (CWL v1.2, "LinkMergeMethod").
    if (name === 'linkMerge' && written === 'merge_nested' && hasSeveralSources(holder)) return undefined
    if (!isArray(written)) return this.#item(kinds, written, name)
    const inner = kinds.flatMap((kind) => (kind.kind === 'array' ? kind.items : []))
    return this.#list(
      field,
      written.map((item) => this.#item(inner, item, name)),
      holder,
    )
  }

  #list({ name, map }: Field, items: readonly JsonValue[], holder: JsonObject): JsonValue | undefined {
    if (items.length === 0 && ABSENT_IF_EMPTY.has(name)) return undefined
    // Lines for people.
    if (name === 'doc') return items.filter((line) => typeof line === 'string').join('\n')
    // They have no order (CWL v1.2, "Map"), and the bindings of inputs are sorted by position and name.
    if (map !== undefined || name === 'out') return sorted(items, map?.subject)
    const [only] = items
    return items.length === 1 &&
      only !== undefined &&
      ONE_OR_LIST.has(name) &&
      !isPicked(holder) &&
      !(name === 'format' && isExpression(only))
      ? only
      : items
  }

  #item(kinds: readonly Kind[], value: JsonValue, name: string): JsonValue {
    if (typeof value === 'string') return IDENTIFIER_FIELDS.has(name) ? this.#expand(value) : value
    // `1000.0` is an integer to no engine, but the same amount of memory as 1000.
    if (value instanceof ExactNumber)
      return kinds.some(({ kind }) => kind === 'float') ? value : withExactNumbers(value)
    if (!isObject(value)) return value
    const shape = this.#shapeOf(kinds, value)
    if (shape === undefined) return this.#extension(value)
    const item = this.#record(shape, value)
    // An output of a step, and an argument, may be a single text.
    const [[key, text] = [], ...others] = entriesOf(item)
    return others.length === 0 && (key === 'id' || key === 'valueFrom') && isText(kinds) ? (text ?? item) : item
  }

  /** Such as a hint of another vocabulary. */
  #extension(value: JsonObject): JsonObject {
    return objectFrom(
      entriesOf(value).map(([key, written]) => [
        this.#expand(key),
        key === 'class' && typeof written === 'string' ? this.#expand(written) : this.#asWritten(written),
      ]),
    )
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

  /**
   * Alternatives are tried in their order, in which null has no place. One of them twice, or in a list in the list, is
   * tried once.
   */
  #type(kinds: readonly Kind[], written: JsonValue): JsonValue {
    const distinct = new Map(this.#types(kinds, written).map((type) => [canonicalJson(type), type]))
    const types = [...distinct.values()]
    const [first = written] = types
    return types.length === 1 ? first : types.sort((one, other) => Number(other === 'null') - Number(one === 'null'))
  }

  /** Short types are written out (SALAD 1.2, "Domain Specific Language for types"). */
  #types(kinds: readonly Kind[], written: JsonValue): readonly JsonValue[] {
    if (isArray(written)) return written.flatMap((type) => this.#types(kinds, type))
    if (typeof written === 'string') {
      const { name, lists, optional } = readTypeNotation(written, this.#version)
      if (lists > MOST_LISTS) return [written]
      let type: JsonValue = name
      for (let list = 0; list < lists; list += 1) type = { type: 'array', items: type }
      return optional ? ['null', type] : [type]
    }
    const shape = isObject(written) ? this.#shapeOf(kinds, written) : undefined
    return [isObject(written) && shape !== undefined ? this.#record(shape, written) : written]
  }

  /**
   * In inputs they are required and in outputs optional, unless declared otherwise (CWL v1.2, "SecondaryFileSchema").
   * v1.0 has only texts, in which a question mark is a part of the pattern.
   */
  #patterns(shape: RecordShape, written: JsonValue): JsonValue | undefined {
    const list = isArray(written) ? written : written === null ? undefined : [written]
    if (list === undefined || this.#version === 'v1.0') return list ?? written
    if (list.length === 0) return undefined
    const expected = !shape.name.includes('Output')
    return list.map((file): JsonValue => {
      const isOptional = typeof file === 'string' && file.endsWith('?')
      const { pattern, required } = isObject(file)
        ? { pattern: file['pattern'] ?? null, required: file['required'] ?? expected }
        : { pattern: isOptional ? file.slice(0, -1) : file, required: isOptional ? false : expected }
      return required === expected ? { pattern } : { pattern, required }
    })
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

function isExpression(value: JsonValue): boolean {
  return typeof value === 'string' && mayHoldExpression(value)
}

function sourcesOf(link: JsonObject): JsonValue | undefined {
  return link['source'] ?? link['outputSource']
}

function hasSeveralSources(link: JsonObject): boolean {
  const sources = sourcesOf(link)
  return isArray(sources) && sources.length > 1
}

/** pickValue takes a source in a list for a list, and a source alone for a value. */
function isPicked(link: JsonObject): boolean {
  return typeof link['pickValue'] === 'string' && sourcesOf(link) !== undefined
}

function sorted(items: readonly JsonValue[], subject: string | undefined): readonly JsonValue[] {
  const keyed = items.map((item) => {
    const key = isObject(item) ? item[subject ?? 'id'] : item
    return { item, key: typeof key === 'string' ? key : '' }
  })
  return keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).map(({ item }) => item)
}

function hasText(value: JsonValue, isIt: (text: string) => boolean): boolean {
  if (typeof value === 'string') return isIt(value)
  if (isArray(value)) return value.some((part) => hasText(part, isIt))
  return isObject(value) && entriesOf(value).some(([key, part]) => key !== 'run' && hasText(part, isIt))
}

/** Its text counts, not its value: cwltool writes `1`, `1.0` and `1.00` to a command line as three texts. */
class WrittenNumber extends ExactNumber {
  override get beyondDouble(): boolean {
    return true
  }
}

function withExactNumbers(value: JsonValue): JsonValue {
  if (value instanceof ExactNumber) return value.kind === 'float' ? new WrittenNumber(value.source, value.kind) : value
  if (isArray(value)) return value.map(withExactNumbers)
  return isObject(value)
    ? objectFrom(entriesOf(value).map(([key, part]) => [key, withExactNumbers(part)] as const))
    : value
}
