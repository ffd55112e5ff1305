import { isArray, isObject, sameJson, stringifyJson, type JsonObject, type JsonValue } from '../json/index.ts'

interface OutputDifference {
  /** Such as `counts`, `parts[1].size`; empty for the outputs as a whole. */
  readonly path: string
  readonly message: string
}

/** Whether a file with the second name is the expected one. */
export type SameName = (expected: string, found: string) => boolean

/** What a runner on this machine writes keeps its name. */
export const keptName: SameName = (expected, found) => expected === found

/**
 * Public platforms put `_1_`, `_2_` … before a name that their folder already has, of secondary files too. The tests of
 * their R client (github.com/sbg/sevenbridges2, `tests/testthat/setup.R`) show such a name.
 */
export const perhapsRenamed: SameName = (expected, found) =>
  found.endsWith(expected) && /^(?:_\d+_)?$/.test(found.slice(0, found.length - expected.length))

/**
 * As cwltest does: `Any` matches everything, a member that is not expected must be null, of a File or Directory only
 * the expected members count, and `location` and `path` match its end. A checksum that the outputs do not show, or not
 * in the form of CWL, is not compared.
 */
export function compareOutputs(
  expected: JsonValue | undefined,
  found: JsonObject,
  sameName: SameName,
): readonly OutputDifference[] {
  return expected === undefined ? [] : [...differences(expected, found, '', sameName)]
}

function* differences(
  expected: JsonValue,
  found: JsonValue,
  path: string,
  sameName: SameName,
): Iterable<OutputDifference> {
  if (expected === 'Any') return
  if (isArray(expected)) {
    if (!isArray(found) || found.length !== expected.length) {
      yield difference(path, isArray(found) ? `${expected.length} items` : 'a list', listOrValue(found))
      return
    }
    for (const [index, item] of expected.entries())
      yield* differences(item, found[index] ?? null, `${path}[${index}]`, sameName)
  } else if (isObject(expected)) {
    if (!isObject(found)) yield difference(path, show(expected), show(found))
    else if (expected['class'] === 'File' || expected['class'] === 'Directory')
      yield* differencesOfFile(expected, found, path, sameName)
    else yield* differencesOfRecord(expected, found, path, sameName)
  } else if (!sameJson(expected, found)) yield difference(path, show(expected), show(found))
}

function* differencesOfRecord(
  expected: JsonObject,
  found: JsonObject,
  path: string,
  sameName: SameName,
): Iterable<OutputDifference> {
  for (const [name, value] of Object.entries(expected))
    yield* differences(value, found[name] ?? null, member(path, name), sameName)
  for (const [name, value] of Object.entries(found))
    if (!Object.hasOwn(expected, name) && value !== null) yield difference(member(path, name), 'nothing', show(value))
}

const PLACES = ['location', 'path'] as const

function* differencesOfFile(
  expected: JsonObject,
  found: JsonObject,
  path: string,
  sameName: SameName,
): Iterable<OutputDifference> {
  for (const [name, value] of Object.entries(expected)) {
    const there = found[name] ?? null
    if (name === 'listing') yield* differencesOfListing(value, there, member(path, name), sameName)
    else if (PLACES.some((place) => place === name)) {
      const ending = nameOf(value)
      const places = [...PLACES, 'basename', 'name'].flatMap((key) => nameOf(found[key] ?? null) ?? [])
      if (value !== 'Any' && (ending === undefined || !places.some((place) => sameName(ending, place))))
        yield difference(member(path, name), show(value), show(placeOf(found)))
    } else if (name === 'basename') {
      const given = found['basename'] ?? found['name'] ?? null
      if (typeof value !== 'string' || typeof given !== 'string' || !sameName(value, given))
        yield* differences(value, given, member(path, name), sameName)
    } else if (name !== 'checksum' || isChecksum(there)) yield* differences(value, there, member(path, name), sameName)
  }
}

/** The order of a folder does not count. */
function* differencesOfListing(
  expected: JsonValue,
  found: JsonValue,
  path: string,
  sameName: SameName,
): Iterable<OutputDifference> {
  if (!isArray(expected) || !isArray(found)) {
    yield* differences(expected, found, path, sameName)
    return
  }
  for (const item of expected) {
    const isThere = found.some(
      (other) => differences(item, other, '', sameName)[Symbol.iterator]().next().done === true,
    )
    if (!isThere) yield difference(path, `an entry like ${show(item)}`, 'none')
  }
}

/** As CWL writes it: `sha1$da39…`. */
function isChecksum(value: JsonValue): boolean {
  return typeof value === 'string' && /^\w+\$/.test(value)
}

function placeOf(file: JsonObject): JsonValue {
  return file['basename'] ?? file['name'] ?? file['location'] ?? file['path'] ?? null
}

function nameOf(place: JsonValue): string | undefined {
  return typeof place === 'string' ? place.replace(/\/$/, '').split('/').at(-1) : undefined
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

const LONGEST = 200

function show(value: JsonValue): string {
  const text = stringifyJson(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

export function needsSizes(expected: JsonValue | undefined): boolean {
  if (expected === undefined) return false
  if (isArray(expected)) return expected.some(needsSizes)
  if (!isObject(expected)) return false
  return (expected['class'] === 'File' && 'size' in expected) || Object.values(expected).some(needsSizes)
}
