import { canonicalJson, isArray, isObject, sameJson, type JsonObject, type JsonValue } from '../json/index.ts'
import { nameOf, type Facts, type Place } from './places.ts'
import { show } from './same-inputs.ts'

interface OutputDifference {
  /** Such as `counts`, `parts[1].size`; empty for the outputs as a whole. */
  readonly path: string
  readonly message: string
}

/** Something that is expected of a file or folder, and that could not be compared. */
interface NotCompared {
  /** Such as `sorted.checksum`. */
  readonly path: string
  /** Such as `checksum`. */
  readonly what: string
  /** It is of what is in the file, and nothing else that is was compared. */
  readonly isAll: boolean
}

export interface Comparison {
  readonly differences: readonly OutputDifference[]
  readonly notCompared: readonly NotCompared[]
}

/** What became of a test. */
export interface Judgement {
  /** `started`: this run started its task; `running`: an earlier run did, or somebody else. */
  readonly state: 'passed' | 'failed' | 'running' | 'started' | 'not-started'
  /** Why it failed, or was not started; of one that passed, what was not compared. */
  readonly reason?: string
  /** What it expects of files that could not be read to compare it. */
  readonly notCompared?: Comparison['notCompared']
}

/**
 * As cwltest does (`cwltest/compare.py`): `Any` matches everything, a member that is not expected must be null, of a
 * File or Directory only the expected members count, and `location` and `path` match its end.
 */
export async function compareOutputs(
  expected: JsonValue | undefined,
  found: JsonObject,
  place: Place,
): Promise<Comparison> {
  if (expected === undefined) return { differences: [], notCompared: [] }
  const known = new Map<JsonObject, Facts>()
  for (;;) {
    const comparing = new Comparing(place, known)
    const findings = [...comparing.compare(expected, found, '')]
    if (comparing.wanted.size === 0)
      return {
        differences: findings.filter((finding) => 'message' in finding),
        notCompared: findings.filter((finding) => 'what' in finding),
      }
    for (const [file, facts] of comparing.wanted)
      known.set(file, { ...known.get(file), ...absent(facts), ...(await place.look(file, facts)) })
  }
}

/** Known not to be known, so that it is not asked again. */
function absent(facts: ReadonlySet<keyof Facts>): Facts {
  return Object.fromEntries([...facts].map((fact) => [fact, undefined]))
}

type Findings = Iterable<OutputDifference | NotCompared>

const PLACES = ['path', 'location'] as const
const OF_BYTES = ['size', 'checksum', 'contents'] as const

class Comparing {
  /** What must be known before this comparison means something. */
  readonly wanted = new Map<JsonObject, Set<keyof Facts>>()
  readonly #place: Place
  readonly #known: ReadonlyMap<JsonObject, Facts>
  #questions = 0

  constructor(place: Place, known: ReadonlyMap<JsonObject, Facts>) {
    this.#place = place
    this.#known = known
  }

  *compare(expected: JsonValue, found: JsonValue, path: string): Findings {
    if (expected === 'Any') return
    if (isArray(expected)) {
      if (!isArray(found) || found.length !== expected.length) {
        yield difference(path, isArray(found) ? `${expected.length} items` : 'a list', listOrValue(found))
        return
      }
      for (const [index, item] of expected.entries())
        yield* this.compare(item, found[index] ?? null, `${path}[${index}]`)
    } else if (isObject(expected)) {
      if (!isObject(found)) yield difference(path, show(expected), show(found))
      else if (expected['class'] === 'File' || expected['class'] === 'Directory')
        yield* this.#compareFile(expected, found, path)
      else yield* this.#compareRecord(expected, found, path)
    } else if (!sameJson(expected, found)) yield difference(path, show(expected), show(found))
  }

  *#compareRecord(expected: JsonObject, found: JsonObject, path: string): Findings {
    for (const [name, value] of Object.entries(expected))
      yield* this.compare(value, found[name] ?? null, member(path, name))
    for (const [name, value] of Object.entries(found))
      if (!Object.hasOwn(expected, name) && value !== null) yield difference(member(path, name), 'nothing', show(value))
  }

  *#compareFile(expected: JsonObject, found: JsonObject, path: string): Findings {
    yield* this.#comparePlace(expected, found, path)
    const missing: string[] = []
    let comparedBytes = false
    for (const [name, value] of Object.entries(expected)) {
      if (PLACES.some((key) => key === name) || value === 'Any') continue
      const fact = OF_BYTES.find((key) => key === name)
      const shown = found[name] ?? null
      const there = fact !== undefined ? this.#ofBytes(fact, found) : name === 'basename' ? this.#nameOf(found) : shown
      if (there === null && value !== null && !this.#place.showsAll && name !== 'class' && name !== 'secondaryFiles') {
        missing.push(name)
        continue
      }
      comparedBytes ||= fact !== undefined || name === 'listing'
      yield* this.#compareMember(name, value, there, member(path, name))
      // A runner that reports another file than it wrote.
      if (fact !== undefined && shown !== null && there !== null && !sameJson(there, shown))
        yield difference(member(path, name), `${show(there)}, as the file has`, show(shown))
    }
    for (const what of missing) {
      const isOfBytes = what === 'listing' || OF_BYTES.some((key) => key === what)
      yield { path: member(path, what), what, isAll: isOfBytes && !comparedBytes }
    }
  }

  *#compareMember(name: string, expected: JsonValue, found: JsonValue, path: string): Findings {
    if (name === 'listing') yield* this.#compareListing(expected, found, path)
    else if (
      name !== 'basename' ||
      typeof expected !== 'string' ||
      typeof found !== 'string' ||
      !this.#place.isNamed(expected, found)
    )
      yield* this.compare(expected, found, path)
  }

  /** With both, cwltest compares only `path`. */
  *#comparePlace(expected: JsonObject, found: JsonObject, path: string): Findings {
    const key = PLACES.find((place) => Object.hasOwn(expected, place))
    if (key === undefined) return
    const value = expected[key] ?? null
    const name = this.#nameOf(found)
    if (this.#place.showsAll && !this.#fact('isThere', found)) yield difference(member(path, key), 'a file', 'none')
    else if (
      value !== 'Any' &&
      (typeof value !== 'string' || !this.#place.isAt(value, name === null ? found : { ...found, name }))
    )
      yield difference(member(path, key), show(value), show(name ?? found['location'] ?? found['path'] ?? null))
  }

  /** The order of a folder does not count. */
  *#compareListing(expected: JsonValue, found: JsonValue, path: string): Findings {
    if (!isArray(expected) || !isArray(found)) {
      yield* this.compare(expected, found, path)
      return
    }
    const entries = new Entries(found, this.#known)
    for (const item of expected) {
      const candidates = entries.like(item)
      if (candidates.length > 1 && isObject(item) && this.#wantFacts(item, candidates)) return
      let match: readonly (OutputDifference | NotCompared)[] | undefined
      for (const other of candidates) {
        const findings = this.#untilDifferent(item, other, path)
        if (findings === undefined) continue
        match = findings
        break
      }
      if (match === undefined) yield difference(path, `an entry like ${show(item)}`, 'none')
      else yield* match
    }
  }

  /** Of all at once, if something is expected of bytes: this comparison must be repeated with them. */
  #wantFacts(expected: JsonObject, candidates: readonly JsonValue[]): boolean {
    const before = this.#questions
    for (const fact of OF_BYTES.filter((key) => Object.hasOwn(expected, key)))
      for (const candidate of candidates) if (isObject(candidate)) this.#ofBytes(fact, candidate)
    return this.#questions > before
  }

  #untilDifferent(expected: JsonValue, found: JsonValue, path: string): readonly NotCompared[] | undefined {
    const notCompared: NotCompared[] = []
    for (const finding of this.compare(expected, found, path)) {
      if ('message' in finding) return undefined
      notCompared.push(finding)
    }
    return notCompared
  }

  #nameOf(file: JsonObject): JsonValue {
    return file['basename'] ?? file['name'] ?? (this.#place.showsAll ? null : (this.#fact('name', file) ?? null))
  }

  /** Null if it is not known. */
  #ofBytes(name: (typeof OF_BYTES)[number], file: JsonObject): JsonValue {
    const shown = file[name] ?? null
    const counts =
      !this.#place.showsAll && name !== 'contents' && (name === 'size' ? shown !== null : isChecksum(shown))
    return counts ? shown : (this.#fact(name, file) ?? null)
  }

  /** Undefined if it cannot be known, and until it is. */
  #fact<Name extends keyof Facts>(name: Name, file: JsonObject): Facts[Name] | undefined {
    const known = this.#known.get(file)
    if (known !== undefined && name in known) return known[name]
    const wanted = this.wanted.get(file) ?? new Set()
    this.wanted.set(file, wanted.add(name))
    this.#questions += 1
    return undefined
  }
}

/** The entries of a folder by what most expectations name, so that many are compared in linear time. */
class Entries {
  readonly #all: readonly JsonValue[]
  readonly #known: ReadonlyMap<JsonObject, Facts>
  readonly #groups = new Map<string, ReadonlyMap<string, readonly JsonValue[]>>()

  constructor(all: readonly JsonValue[], known: ReadonlyMap<JsonObject, Facts>) {
    this.#all = all
    this.#known = known
  }

  /** All that may match: the others certainly do not. */
  like(expected: JsonValue): readonly JsonValue[] {
    if (!isObject(expected)) return this.#all
    const names = ['path', 'location', 'basename'].flatMap((key) => nameOf(expected[key] ?? null) ?? [])
    const name = names.find((one) => one !== 'Any')
    if (name !== undefined) return this.#having('name', name, namesOf)
    const key = (['checksum', 'contents', 'size'] as const).find((one) => (expected[one] ?? 'Any') !== 'Any')
    if (key === undefined) return this.#all
    const valueOf = (entry: JsonObject): readonly string[] => [
      canonicalJson(this.#known.get(entry)?.[key] ?? entry[key] ?? null),
    ]
    const same = this.#having(key, canonicalJson(expected[key] ?? null), valueOf)
    return [...same, ...this.#having(key, 'null', valueOf)]
  }

  #having(key: string, value: string, valuesOf: (entry: JsonObject) => readonly string[]): readonly JsonValue[] {
    const groups = this.#groups.get(key) ?? this.#groupBy(valuesOf)
    this.#groups.set(key, groups)
    return groups.get(value) ?? []
  }

  #groupBy(valuesOf: (entry: JsonObject) => readonly string[]): ReadonlyMap<string, readonly JsonValue[]> {
    const groups = new Map<string, JsonValue[]>()
    for (const entry of this.#all)
      for (const value of new Set(isObject(entry) ? valuesOf(entry) : [])) {
        const group = groups.get(value)
        if (group === undefined) groups.set(value, [entry])
        else group.push(entry)
      }
    return groups
  }
}

/** With and without what a platform may have put in front. */
function namesOf(entry: JsonObject): readonly string[] {
  return ['basename', 'name', 'path', 'location'].flatMap((key) => {
    const name = nameOf(entry[key] ?? null)
    return name === undefined ? [] : [name, name.replace(/^_\d+_/, '')]
  })
}

/** As CWL writes it: `sha1$da39…`. */
function isChecksum(value: JsonValue): boolean {
  return typeof value === 'string' && value.startsWith('sha1$')
}

function member(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}

function difference(path: string, expected: string, found: string): OutputDifference {
  return { path, message: `${path === '' ? 'the outputs' : path}: expected ${expected}, found ${found}` }
}

function listOrValue(value: JsonValue): string {
  return isArray(value) ? `${value.length}` : show(value)
}
