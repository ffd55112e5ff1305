import { ExactNumber, isArray, isInt32, isObject, type JsonObject, type JsonValue } from '../../json/index.ts'
import { describe } from '../problems/describe-value.ts'
import { oncePerObject } from '../yaml/once.ts'
import { describeType, describeTypes, isNull, NUMBERS, type OneOf, type SimpleName, type Type } from './types.ts'

/** Has the path to the part that does not match. */
export interface Misfit {
  readonly path: readonly (string | number)[]
  readonly reason: string
  readonly wanted?: Exclude<Type, OneOf<'union'>>
  readonly beyond?: 'int' | 'long'
}

export function simpleName(type: Type | undefined): SimpleName | undefined {
  return type?.kind === 'simple' ? type.name : undefined
}

/** Whether the text would match without its quotes. */
export function isQuoted(text: string, wanted: SimpleName | undefined): boolean {
  if (wanted === 'boolean') return /^(?:true|false)$/.test(text)
  return wanted !== undefined && NUMBERS.includes(wanted) && /^-?\d+(?:\.\d+)?$/.test(text)
}

/** As an input object (CWL v1.2 CommandLineTool, "Generic execution process", step 4). */
export function misfitOf(value: JsonValue, type: Type, path: readonly (string | number)[] = []): Misfit | undefined {
  switch (type.kind) {
    case 'unknown':
      return undefined
    case 'simple':
      if (isSimple(value, type.name)) return undefined
      if ((type.name !== 'int' && type.name !== 'long') || !isInteger(value)) return wrong(value, type, path)
      return { ...wrong(value, type, path), beyond: isLong(value) ? 'int' : 'long' }
    case 'enum':
      return typeof value === 'string' && type.symbols.has(value) ? undefined : wrong(value, type, path)
    case 'array': {
      if (!isArray(value)) return wrong(value, type, path)
      for (const [index, item] of value.entries()) {
        const misfit = misfitOf(item, type.items, [...path, index])
        if (misfit !== undefined) return misfit
      }
      return undefined
    }
    case 'record': {
      if (!isObject(value)) return wrong(value, type, path)
      const missing = requiredFields(type).find((name) => value[name] === undefined)
      if (missing !== undefined) return { path, reason: `the field ${missing} is missing` }
      for (const [name, item] of Object.entries(value)) {
        const field = type.fields.get(name)
        const misfit = field === undefined ? undefined : misfitOf(item, field, [...path, name])
        if (misfit !== undefined) return misfit
      }
      return undefined
    }
    case 'union':
      return misfitOfAlternatives(value, type.members, path)
  }
}

/** Thousands of values may be of one record, and leave out thousands of others. */
const requiredFields = oncePerObject((type: OneOf<'record'>) =>
  [...type.fields].flatMap(([name, field]) => (misfitOf(null, field) === undefined ? [] : [name])),
)

/** The misfit of a single alternative, apart from null, is more helpful. */
function misfitOfAlternatives(
  value: JsonValue,
  members: readonly Type[],
  path: readonly (string | number)[],
): Misfit | undefined {
  const only = members.findLast((member) => !isNull(member))
  if (only !== undefined && only === members.find((member) => !isNull(member)))
    return value === null && members.length > 1 ? undefined : misfitOf(value, only, path)
  if (members.length > MOST_MEMBERS || members.some((member) => isOne(value, member))) return undefined
  return { path, reason: `this is ${describe(value)}, none of ${describeTypes(members)}` }
}

/** Each item of a list would be compared with each alternative. */
const MOST_MEMBERS = 100

/** Checked once: alternatives may lead to each part in very many ways. */
function isOne(value: JsonValue, type: Type): boolean {
  if (!isArray(value) && !isObject(value)) return misfitOf(value, type) === undefined
  return fitting(value)(type)
}

const fitting = oncePerObject((value: JsonObject | readonly JsonValue[]) =>
  oncePerObject((type: Type) => misfitOf(value, type) === undefined),
)

function wrong(value: JsonValue, type: Exclude<Type, OneOf<'union'>>, path: readonly (string | number)[]): Misfit {
  return { path, reason: `this is ${describe(value)}, and the type is ${describeType(type)}`, wanted: type }
}

function isSimple(value: JsonValue, name: SimpleName): boolean {
  switch (name) {
    case 'null':
      return value === null
    case 'Any':
      return value !== null
    case 'boolean':
      return typeof value === 'boolean'
    case 'string':
      return typeof value === 'string'
    case 'int':
      return isInt32(value)
    case 'long':
      return isLong(value)
    case 'float':
    case 'double':
      return typeof value === 'number' || value instanceof ExactNumber
    case 'File':
    case 'Directory':
      return isObject(value) && value['class'] === name
  }
}

function isInteger(value: JsonValue): boolean {
  return (
    (typeof value === 'number' && Number.isInteger(value)) || (value instanceof ExactNumber && value.kind === 'integer')
  )
}

/** Of a 64-bit number; reading millions of digits would take seconds. */
const LONGEST = '-9223372036854775808'.length

function isLong(value: JsonValue): boolean {
  if (typeof value === 'number') return Number.isInteger(value)
  if (!(value instanceof ExactNumber) || value.kind !== 'integer') return false
  if (value.source.length > LONGEST) return false
  const integer = BigInt(value.source)
  return integer === BigInt.asIntN(64, integer)
}
