import { copyOf, isArray, isObject, objectFrom, type JsonObject, type JsonValue } from '../../json/index.ts'
import { inputReference } from '../documents/parts.ts'
import type { VersionName } from '../model/index.ts'
import { mapItems, mapObjects } from '../yaml/map-items.ts'

/**
 * Expands short forms that not every reader supports, in a port of a process of the version `own`. `secondaryFiles`,
 * also of record fields, becomes a list, because the reference implementation cannot compare a list with a map. A
 * question mark becomes a field.
 */
export function withFullPort(port: JsonObject, own: VersionName, description: VersionName): JsonObject {
  if (description === 'v1.0') return port
  // In v1.0 the question mark is part of the pattern.
  return withFullPatterns(port, own === 'v1.0' ? (pattern) => pattern : fullPattern)
}

type ChangePattern = (pattern: JsonValue) => JsonValue

function withFullPatterns(port: JsonObject, change: ChangePattern): JsonObject {
  const { secondaryFiles, type } = port
  const patterns = fullPatterns(secondaryFiles, change)
  const full = type === undefined ? undefined : fullType(type, change)
  if (patterns === secondaryFiles && full === type) return port
  const copy = copyOf(port)
  if (patterns !== undefined) copy['secondaryFiles'] = patterns
  if (full !== undefined) copy['type'] = full
  return copy
}

function fullPatterns(patterns: JsonValue | undefined, change: ChangePattern): JsonValue | undefined {
  if (isArray(patterns)) return mapItems(patterns, change)
  return typeof patterns === 'string' || isObject(patterns) ? [change(patterns)] : patterns
}

/**
 * "If the value ends in a question mark, required is false and the question mark is removed" (SALAD 1.2, "Domain
 * Specific Language for secondary files").
 */
function fullPattern(pattern: JsonValue): JsonValue {
  if (typeof pattern !== 'string' || !pattern.endsWith('?')) return pattern
  return objectFrom([
    ['pattern', pattern.slice(0, -1)],
    ['required', false],
  ])
}

function fullType(type: JsonValue, change: ChangePattern): JsonValue {
  if (isArray(type)) return mapItems(type, (each) => fullType(each, change))
  if (!isObject(type)) return type
  let copy: { [key: string]: JsonValue } | undefined
  for (const key of ['type', 'items']) {
    const inner = type[key]
    const full = typeof inner === 'object' && inner !== null ? fullType(inner, change) : inner
    if (full !== undefined && full !== inner) (copy ??= copyOf(type))[key] = full
  }
  const { fields } = type
  if (isArray(fields)) {
    const full = mapObjects(fields, (field) => withFullPatterns(field, change))
    if (full !== fields) (copy ??= copyOf(type))['fields'] = full
  }
  return copy ?? type
}

/** The tool's `stdin` field replaces the input. */
export function withStdin(process: JsonObject): JsonObject {
  const { inputs } = process
  if (process['class'] !== 'CommandLineTool' || !isArray(inputs)) return process
  const input = inputs.find((each) => isObject(each) && each['type'] === 'stdin')
  if (!isObject(input) || typeof input['id'] !== 'string' || process['stdin'] !== undefined) return process
  const copy = copyOf(process)
  const plain = copyOf(input)
  plain['type'] = 'File'
  copy['inputs'] = mapItems(inputs, (each) => (each === input ? plain : each))
  copy['stdin'] = `$(${inputReference(input['id'])}.path)`
  return copy
}
