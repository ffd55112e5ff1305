import { oncePerObject } from '../yaml/once.ts'
import { acceptsNull, membersOf, partsOf, UNKNOWN, WIDER, type Type } from './types.ts'

/** A reader that accesses a record by its fields does not see more. */
export type ExtraFields = 'allowed' | 'refused'

/**
 * Whether every value of `sub` is a value of `base`. Stricter than for links, where `Any` fits everything; here it is
 * any value but null, as in the specification.
 */
export function isSubtype(sub: Type, base: Type, extraFields: ExtraFields): boolean {
  // Nothing is known about an unknown type.
  if (sub.kind === 'unknown' || base.kind === 'unknown') return false
  if (sub.kind === 'simple' || base.kind === 'simple') return compare(sub, base, extraFields)
  return comparedWith[extraFields](sub)(base)
}

/** A named type may occur many times inside of another. */
const comparedWith = { allowed: comparing('allowed'), refused: comparing('refused') }

function comparing(extraFields: ExtraFields): (sub: Type) => (base: Type) => boolean {
  return oncePerObject((sub: Type) => oncePerObject((base: Type) => compare(sub, base, extraFields)))
}

function compare(sub: Type, base: Type, extraFields: ExtraFields): boolean {
  const bases = membersOf(base)
  if (sub.kind === 'union')
    return sub.members.every((member, index) =>
      isSubtype(member, sub.members.length * bases.length > MOST_PAIRS ? (bases[index] ?? UNKNOWN) : base, extraFields),
    )
  if (base.kind === 'union') return bases.some((member) => isSubtype(sub, member, extraFields))
  if (base.kind === 'simple' && base.name === 'Any') return !(sub.kind === 'simple' && sub.name === 'null')
  switch (sub.kind) {
    case 'unknown':
      return false
    case 'array':
      return base.kind === 'array' && isSubtype(sub.items, base.items, extraFields)
    case 'record':
      return base.kind === 'record' && isSubrecord(sub.fields, base.fields, extraFields)
    case 'enum':
      if (base.kind === 'enum') return [...sub.symbols].every((symbol) => base.symbols.has(symbol))
      return base.kind === 'simple' && base.name === 'string'
    case 'simple':
      return base.kind === 'simple' && (sub.name === base.name || WIDER[sub.name]?.includes(base.name) === true)
  }
}

/** The alternatives of larger unions are compared in their order. */
const MOST_PAIRS = 250_000

function isSubrecord(
  sub: ReadonlyMap<string, Type>,
  base: ReadonlyMap<string, Type>,
  extraFields: ExtraFields,
): boolean {
  if (extraFields === 'refused') for (const name of sub.keys()) if (!base.has(name)) return false
  for (const [name, expected] of base) {
    const given = sub.get(name)
    if (!(given === undefined ? acceptsNull(expected) : isSubtype(given, expected, extraFields))) return false
  }
  return true
}

export function isSameType(left: Type, right: Type): boolean {
  return isSubtype(left, right, 'refused') && isSubtype(right, left, 'refused')
}

export const hasUnknown = oncePerObject(
  (type: Type): boolean => type.kind === 'unknown' || partsOf(type).some(hasUnknown),
)
