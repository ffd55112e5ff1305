import { isArray, isObject, type JsonObject, type JsonValue } from '../../../json/index.ts'
import { isPresent } from '../../../json/is-present.ts'
import { writtenUnder } from '../../documents/parts.ts'
import type { VersionName } from '../../model/index.ts'
import { mayHoldExpression } from './interpolation.ts'

/** Longer lists are not checked: thousands of steps may run the same tool. */
const MOST_FILES = 100

/** Suffixes of the files that must come with each file of a parameter; those of expressions are not known. */
export function requiredSuffixes(parameter: JsonObject, version: VersionName): readonly string[] {
  return itemsOf(parameter)
    .slice(0, MOST_FILES)
    .flatMap((item) => {
      const { pattern, required } = read(item, version)
      return pattern === undefined || required !== true || mayHoldExpression(pattern) ? [] : [pattern]
    })
}

/**
 * Suffixes of the files that may come with each file of a parameter, without carets; undefined if an expression
 * computes some.
 */
export function givenSuffixes(parameter: JsonObject, version: VersionName): ReadonlySet<string> | undefined {
  const items = itemsOf(parameter)
  if (items.length > MOST_FILES) return undefined
  const patterns = items.map((item) => read(item, version).pattern)
  if (patterns.some((pattern) => pattern === undefined || mayHoldExpression(pattern))) return undefined
  return new Set(patterns.flatMap((pattern) => (pattern === undefined ? [] : [withoutCarets(pattern)])))
}

/** `a.bam.bai` and `a.bai` are two names of one index, and working workflows mix them. */
export function withoutCarets(pattern: string): string {
  return pattern.replace(/^\^+/, '')
}

function itemsOf(parameter: JsonObject): readonly JsonValue[] {
  const written = parameter['secondaryFiles'] ?? null
  if (written === null) return []
  return isArray(written) ? written : [written]
}

/**
 * Since v1.1, `.bai?` means that the file may be missing (CWL v1.2 CommandLineTool, "SecondaryFileSchema"). In v1.0 the
 * question mark is reported as a mistake, and whether the file is required is unknown.
 */
function read(
  item: JsonValue,
  version: VersionName,
): { readonly pattern: string | undefined; readonly required: boolean | undefined } {
  if (typeof item === 'string' && endsWithMark(item) && version !== 'v1.0')
    return { pattern: item.slice(0, -1), required: false }
  const { pattern, required } = isObject(item) ? item : { pattern: item }
  const isRequired = typeof required === 'boolean' ? required : isPresent(required) ? undefined : true
  return {
    pattern: typeof pattern === 'string' ? pattern : undefined,
    required: endsWithMark(pattern) ? undefined : isRequired,
  }
}

/** A question mark at the end is never part of an expression. */
export function endsWithMark(pattern: JsonValue | undefined): pattern is string {
  return typeof pattern === 'string' && pattern.endsWith('?')
}

/** A literal pattern of secondary files, and its place. */
export interface WrittenPattern {
  readonly text: string
  readonly container: object
  readonly key: string | number
  /** For a pattern in a map: whether `required` exists too. */
  readonly required?: 'given' | 'absent'
}

/** The patterns of the secondary files of a parameter, as texts or in maps. */
export function writtenPatterns(parameter: JsonObject): readonly WrittenPattern[] {
  return writtenUnder(parameter, 'secondaryFiles').flatMap(({ value: item, container, key }): WrittenPattern[] => {
    if (typeof item === 'string') return [{ text: item, container, key }]
    if (!isObject(item) || typeof item['pattern'] !== 'string') return []
    const required = isPresent(item['required']) ? 'given' : 'absent'
    return [{ text: item['pattern'], container: item, key: 'pattern', required }]
  })
}
