import type { FieldFiles } from './written-fields.ts'

/** The type of a parameter with all names resolved: what a value of it can be, and nothing about bindings. */
export type Type =
  | { readonly kind: 'simple'; readonly name: SimpleName }
  | { readonly kind: 'array'; readonly items: Type }
  | RecordType
  | EnumType
  | { readonly kind: 'union'; readonly members: readonly Type[] }
  /** What could not be made out; its mistake is told where it is written, so it goes with everything. */
  | { readonly kind: 'unknown' }

/** A type of certain kinds. */
export type OneOf<K extends Type['kind']> = Extract<Type, { readonly kind: K }>

export interface RecordType {
  readonly kind: 'record'
  readonly fields: ReadonlyMap<string, Type>
  /** Of fields that say something of their files. No part of the type: links are made by types alone. */
  readonly files?: ReadonlyMap<string, FieldFiles>
}

export interface EnumType {
  readonly kind: 'enum'
  /** Every text that is a value of it. */
  readonly symbols: ReadonlySet<string>
  /**
   * What its symbols are called without path and prefix, where that is not how they are written: links are compared by
   * it.
   */
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

/** An integer is a number of every kind, and every float a double (Avro 1.8, "Schema Resolution"). */
export const WIDER: Partial<Readonly<Record<SimpleName, readonly SimpleName[]>>> = {
  int: ['long', 'float', 'double'],
  long: ['float', 'double'],
  float: ['double'],
}

export const FILE: Type = SIMPLE.File
export const FILE_OR_DIRECTORY: Type = { kind: 'union', members: [SIMPLE.File, SIMPLE.Directory] }

/** The same function, which is asked once for each type: thousands of links may lead from one union of thousands. */
export function onceAType<Made extends object>(make: (type: Type) => Made): (type: Type) => Made {
  const made = new WeakMap<Type, Made>()
  return (type) => {
    const known = made.get(type)
    if (known !== undefined) return known
    const fresh = make(type)
    made.set(type, fresh)
    return fresh
  }
}

/**
 * Types nest no deeper than this, or they are unknown: what does cannot be packed either, and is more than the stack
 * bears.
 */
export const MOST_LEVELS = 200

export function arrayOf(items: Type, levels = 1): Type {
  if (levels > MOST_LEVELS) return UNKNOWN
  let type = items
  for (let level = 0; level < levels; level += 1) type = listOf(type)
  return type
}

/** The same list of the same items each time: what was compared is known again. */
const listOf = onceAType((items): Type => ({ kind: 'array', items }))

/** Any one of some types; a union within is opened, and what is said twice is said once. */
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

/** The types that a type is made of. */
export function partsOf(type: Type): readonly Type[] {
  if (type.kind === 'record') return [...type.fields.values()]
  return type.kind === 'array' ? [type.items] : type.kind === 'union' ? type.members : []
}

/** How many types stand inside one another. */
export function levelsOf(type: Type): number {
  const known = LEVELS.get(type)
  if (known !== undefined) return known
  const levels = partsOf(type).reduce((most, part) => Math.max(most, levelsOf(part)), 0) + 1
  LEVELS.set(type, levels)
  return levels
}

const LEVELS = new WeakMap<Type, number>()

export function isNull(type: Type): boolean {
  return type.kind === 'simple' && type.name === 'null'
}

export function acceptsNull(type: Type): boolean {
  return type.kind === 'unknown' || isNull(type) || withoutNull(type) !== type
}

/** The type without null; null alone stays what it is. */
export const withoutNull = onceAType((type) => {
  if (type.kind !== 'union') return type
  const members = type.members.filter((member) => !isNull(member))
  return members.length === type.members.length ? type : unionOf(members)
})

/** The type with null beside it. */
export const withNull = onceAType((type) => unionOf([NULL, type]))

/** True of files and directories, of lists of those, and where they are one of several alternatives. */
export function holdsFiles(type: Type): boolean {
  const kinds = kindsWithin(type)
  return kinds.has('File') || kinds.has('Directory')
}

/** Whether values of the type may be, or have in them, one of some kinds; of what is unknown, and of records, they may. */
export function mayHold(type: Type, ...wanted: readonly SimpleName[]): boolean {
  const kinds = kindsWithin(type)
  return kinds.has('unknown') || kinds.has('record') || kinds.has('Any') || wanted.some((name) => kinds.has(name))
}

/** Of a type, its alternatives and those of the items of lists: the simple ones by their names. */
const kindsWithin = onceAType(
  (type): ReadonlySet<string> =>
    new Set(Array.from(alternativesWithin(type), (one) => (one.kind === 'simple' ? one.name : one.kind))),
)

/**
 * A type, its alternatives, and those of the items of lists, each once: lists may lead to the same type in very many
 * ways.
 */
function alternativesWithin(type: Type): ReadonlySet<Type> {
  const found = new Set([type])
  // A set that grows while it is walked.
  for (const one of found) if (one.kind !== 'record') for (const part of partsOf(one)) found.add(part)
  return found
}

/** Whether values of the type, where they are not null, are of some simple kinds and no others. */
export function isOnly(type: Type, names: readonly SimpleName[]): boolean {
  return membersOf(withoutNull(type)).every((member) => member.kind === 'simple' && names.includes(member.name))
}
