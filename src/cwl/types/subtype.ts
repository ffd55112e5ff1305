import { acceptsNull, type SimpleName, type Type } from './types.ts'

/** Whether records may have fields that are not expected: who reads a record by its fields does not see them. */
export type ExtraFields = 'allowed' | 'refused'

/**
 * True when every value of `sub` is a value of `base`. Stricter than the relation that links of a workflow are checked
 * with: there `Any` goes with everything; here it is what the specification says, any value but null.
 */
export function isSubtype(sub: Type, base: Type, extraFields: ExtraFields): boolean {
  // Of what could not be made out nothing can be promised.
  if (sub.kind === 'unknown' || base.kind === 'unknown') return false
  if (sub.kind === 'union') return sub.members.every((member) => isSubtype(member, base, extraFields))
  if (base.kind === 'union') return base.members.some((member) => isSubtype(sub, member, extraFields))
  if (base.kind === 'simple' && base.name === 'Any') return !(sub.kind === 'simple' && sub.name === 'null')
  switch (sub.kind) {
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

/** An integer is a number of every kind, and every float a double. */
const WIDER: Partial<Readonly<Record<SimpleName, readonly SimpleName[]>>> = {
  int: ['long', 'float', 'double'],
  long: ['float', 'double'],
  float: ['double'],
}

function isSubrecord(sub: ReadonlyMap<string, Type>, base: ReadonlyMap<string, Type>, extraFields: ExtraFields): boolean {
  if (extraFields === 'refused' && [...sub.keys()].some((name) => !base.has(name))) return false
  return [...base].every(([name, expected]) => {
    const given = sub.get(name)
    return given === undefined ? acceptsNull(expected) : isSubtype(given, expected, extraFields)
  })
}

/** True when both types have the same values. */
export function isSameType(left: Type, right: Type): boolean {
  return isSubtype(left, right, 'refused') && isSubtype(right, left, 'refused')
}

/** True when a part of the type could not be made out. */
export function hasUnknown(type: Type): boolean {
  switch (type.kind) {
    case 'unknown':
      return true
    case 'array':
      return hasUnknown(type.items)
    case 'record':
      return [...type.fields.values()].some(hasUnknown)
    case 'union':
      return type.members.some(hasUnknown)
    case 'simple':
    case 'enum':
      return false
  }
}
