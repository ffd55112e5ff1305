import { membersOf, UNKNOWN, withoutNull, type Type } from './types.ts'

/** Deeper levels, and further names, are shortened: records in records can be as large as a document. */
const DESCRIBED_LEVELS = 4
const DESCRIBED_NAMES = 6

/** A type as a person would write it, such as `File[]?`. */
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

/** A symbol that would be a number or a truth value without quotes. */
const NOT_TEXT = /^(?:[-+]?\.?\d[\d.]*|true|false|null)$/i

/** Alternatives as a list for people, limited to the first ones. */
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
