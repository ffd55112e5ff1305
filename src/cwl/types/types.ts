import { oncePerObject } from '../yaml/once.ts'
import type { FieldFiles } from './inner-types.ts'

/** With all names resolved: which values a parameter can have. */
export type Type =
  | { readonly kind: 'simple'; readonly name: SimpleName }
  | { readonly kind: 'array'; readonly items: Type }
  | RecordType
  | EnumType
  | { readonly kind: 'union'; readonly members: readonly Type[] }
  /** It could not be read, which is reported, so it fits everything. */
  | { readonly kind: 'unknown' }

export type OneOf<K extends Type['kind']> = Extract<Type, { readonly kind: K }>

export interface RecordType {
  readonly kind: 'record'
  readonly fields: ReadonlyMap<string, Type>
  /** Not part of the type: links compare types only. */
  readonly files?: ReadonlyMap<string, FieldFiles>
}

export interface EnumType {
  readonly kind: 'enum'
  readonly symbols: ReadonlySet<string>
  /** Without path and prefix, if symbols are written with these: links compare the short names. */
  readonly shortNames?: ReadonlySet<string>
}

export type SimpleName =
  | 'null'
  | 'boolean'
  | 'int'
  | 'long'
  | 'float'
  | 'double'
  | 'string'
  | 'File'
  | 'Directory'
  | 'Any'

export const NUMBERS: readonly SimpleName[] = ['int', 'long', 'float', 'double']

export const UNKNOWN: Type = { kind: 'unknown' }
export const NULL: Type = { kind: 'simple', name: 'null' }
export const ANY: Type = { kind: 'simple', name: 'Any' }

export const SIMPLE: Readonly<Record<SimpleName, Type>> = {
  null: NULL,
  boolean: { kind: 'simple', name: 'boolean' },
  int: { kind: 'simple', name: 'int' },
  long: { kind: 'simple', name: 'long' },
  float: { kind: 'simple', name: 'float' },
  double: { kind: 'simple', name: 'double' },
  string: { kind: 'simple', name: 'string' },
  File: { kind: 'simple', name: 'File' },
  Directory: { kind: 'simple', name: 'Directory' },
  Any: ANY,
}

/** An integer fits every number type, and every float fits a double (Avro 1.8, "Schema Resolution"). */
export const WIDER: Partial<Readonly<Record<SimpleName, readonly SimpleName[]>>> = {
  int: ['long', 'float', 'double'],
  long: ['float', 'double'],
  float: ['double'],
}

export const FILE: Type = SIMPLE.File
export const FILE_OR_DIRECTORY: Type = { kind: 'union', members: [SIMPLE.File, SIMPLE.Directory] }

/** A deeper type is unknown: it cannot be packed, and could overflow the stack. */
export const MOST_LEVELS = 200

export function arrayOf(items: Type, levels = 1): Type {
  if (levels > MOST_LEVELS) return UNKNOWN
  let type = items
  for (let level = 0; level < levels; level += 1) type = listOf(type)
  return type
}

/** One object per type of items, so that comparisons are cached. */
const listOf = oncePerObject((items: Type): Type => ({ kind: 'array', items }))

/** Without duplicates and unions inside. */
export function unionOf(types: readonly Type[]): Type {
  const [first] = types
  if (types.length === 1 && first !== undefined) return first
  const members = [...new Set(types.flatMap(membersOf))]
  const [only] = members
  return members.length === 1 && only !== undefined ? only : { kind: 'union', members }
}

export function membersOf(type: Type): readonly Type[] {
  return type.kind === 'union' ? type.members : [type]
}

export function partsOf(type: Type): readonly Type[] {
  if (type.kind === 'record') return [...type.fields.values()]
  return type.kind === 'array' ? [type.items] : type.kind === 'union' ? type.members : []
}

export const levelsOf = oncePerObject(
  (type: Type): number => partsOf(type).reduce((most, part) => Math.max(most, levelsOf(part)), 0) + 1,
)

export function isNull(type: Type): boolean {
  return type.kind === 'simple' && type.name === 'null'
}

export function acceptsNull(type: Type): boolean {
  return type.kind === 'unknown' || isNull(type) || withoutNull(type) !== type
}

/** Null alone is unchanged. */
export const withoutNull = oncePerObject((type: Type): Type => {
  if (type.kind !== 'union') return type
  const members = type.members.filter((member) => !isNull(member))
  return members.length === type.members.length ? type : unionOf(members)
})

export const withNull = oncePerObject((type: Type) => unionOf([NULL, type]))

/** Lists of files count, and one of several alternatives. */
export function holdsFiles(type: Type): boolean {
  const kinds = kindsWithin(type)
  return kinds.has('File') || kinds.has('Directory')
}

/** Whether values may be, or contain, one of these; true for unknown types and records. */
export function mayHold(type: Type, ...wanted: readonly SimpleName[]): boolean {
  const kinds = kindsWithin(type)
  return kinds.has('unknown') || kinds.has('record') || kinds.has('Any') || wanted.some((name) => kinds.has(name))
}

/** Those of items of lists count. */
const kindsWithin = oncePerObject(
  (type: Type): ReadonlySet<string> =>
    new Set(Array.from(alternativesWithin(type), (one) => (one.kind === 'simple' ? one.name : one.kind))),
)

/** Each once: lists may lead to the same type in very many ways. */
function alternativesWithin(type: Type): ReadonlySet<Type> {
  const found = new Set([type])
  // The set grows during the loop.
  for (const one of found) if (one.kind !== 'record') for (const part of partsOf(one)) found.add(part)
  return found
}

/** Null does not count. */
export function isOnly(type: Type, names: readonly SimpleName[]): boolean {
  return membersOf(withoutNull(type)).every((member) => member.kind === 'simple' && names.includes(member.name))
}

/** Records in records can be as large as a document. */
const DESCRIBED_LEVELS = 4
const DESCRIBED_NAMES = 6

/** As a person would write it: `File[]?`. */
export function describeType(type: Type, levels = DESCRIBED_LEVELS): string {
  if (levels === 0) return '…'
  const inner = (part: Type): string => describeType(part, levels - 1)
  switch (type.kind) {
    case 'simple':
      return type.name
    case 'array': {
      let items = type.items
      let lists = 1
      for (; items.kind === 'array'; items = items.items) lists += 1
      const [only, another] = membersOf(withoutNull(items))
      if (another === undefined && only?.kind === 'unknown') return `a list${' of lists'.repeat(lists - 1)}`
      return `${items.kind === 'simple' ? items.name : `(${inner(items)})`}${'[]'.repeat(lists)}`
    }
    case 'record':
      return `record of ${listed(type.fields.keys(), (name) => `${name}: ${inner(type.fields.get(name) ?? UNKNOWN)}`)}`
    case 'enum':
      return `enum of ${listed(type.shortNames ?? type.symbols, (symbol) => (NOT_TEXT.test(symbol) ? JSON.stringify(symbol) : symbol))}`
    case 'unknown':
      return 'an unknown type'
    case 'union': {
      const [only, another] = membersOf(withoutNull(type))
      if (another === undefined && only?.kind === 'unknown') return 'null or an unknown type'
      if (another === undefined && only !== undefined && only.kind !== 'enum' && only.kind !== 'record')
        return `${inner(only)}?`
      return listed(type.members, inner, ' or ')
    }
  }
}

/** Without quotes it would be a number or a truth value. */
const NOT_TEXT = /^(?:[-+]?\.?\d[\d.]*|true|false|null)$/i

/** Shows only the first ones. */
export function describeTypes(types: readonly Type[]): string {
  return listed(types, (type) => describeType(type))
}

function listed<Item>(items: Iterable<Item>, describe: (item: Item) => string, between = ', '): string {
  const shown: string[] = []
  for (const item of items) {
    if (shown.length >= DESCRIBED_NAMES) return `${shown.join(between)}${between}…`
    shown.push(describe(item))
  }
  return shown.length === 0 ? 'nothing' : shown.join(between)
}
